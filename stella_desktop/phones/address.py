"""Under which address the phones of the home can reach this computer."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_interface, ip_network

from PySide6.QtNetwork import QNetworkInterface


class Kind(StrEnum):
    CABLE = "cable"
    WIFI = "wifi"
    VIRTUAL = "virtual"
    """Docker, virtual machines: phones are never in there."""
    VPN = "vpn"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Adapter:
    """A network adapter as the system tells it; `running`: up, and a cable or Wi-Fi is there.

    Addresses may carry the size of their network, as in 192.168.1.23/24.
    """

    name: str
    kind: Kind
    addresses: tuple[str, ...]
    label: str = ""
    """What people know it by, where the system has such a name."""
    running: bool = True
    loopback: bool = False


@dataclass(frozen=True, slots=True)
class Address:
    """A place where the server may listen. Only one that is `likely` is taken unasked."""

    ip: str
    adapter: str
    kind: Kind
    likely: bool
    home: bool = True
    """Whether only a home can be behind it; others are open to the internet."""
    network: str = ""
    """Who is in there is a neighbour, whatever the address; empty if the system does not say."""


_VPN = ("tun", "tap", "wg", "utun", "ppp", "ipsec", "tailscale", "zt", "nordlynx", "proton", "ham")
_VPN_WORDS = ("vpn", "wireguard", "tailscale", "zerotier", "hamachi", "openvpn")
_VIRTUAL = (
    *("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "lxd", "podman", "cni"),
    *("vethernet", "awdl", "llw", "bridge", "anpi", "ap1", "dummy", "sit", "p2p"),
)
_VIRTUAL_WORDS = ("hyper-v", "virtualbox", "vmware", "wsl", "loopback", "bluetooth", "virtual")
_HOMES = tuple(
    ip_network(home) for home in ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12", "fc00::/7")
)
"""No router of the internet knows the way to these. `is_private` of Python means more than that."""


def kind_of(name: str, label: str, told: Kind = Kind.OTHER) -> Kind:
    """What an adapter is, by its names, else by what the system told."""
    short, words = name.lower(), f"{name} {label}".lower()
    if short.startswith(_VPN) or any(word in words for word in _VPN_WORDS):
        return Kind.VPN
    if short.startswith(_VIRTUAL) or any(word in words for word in _VIRTUAL_WORDS):
        return Kind.VIRTUAL
    if told is Kind.OTHER and (short.startswith("wl") or "wi-fi" in words):
        return Kind.WIFI
    return told


def addresses_of(adapters: Iterable[Adapter]) -> tuple[Address, ...]:
    """All addresses a phone might reach, the likeliest first, unlikely ones last.

    Never one of the machine itself or one that a computer gives itself when there is no network.
    """
    found: list[tuple[tuple[int, ...], Address]] = []
    for adapter in adapters:
        if adapter.loopback or not adapter.running:
            continue
        for text in adapter.addresses:
            address = _usable(text)
            if address is None:
                continue
            doubtful = adapter.kind in (Kind.VPN, Kind.VIRTUAL)
            rank = _home_rank(address)
            home = rank < len(_HOMES)
            item = Address(
                ip=str(address),
                adapter=adapter.label or adapter.name,
                kind=adapter.kind,
                likely=home and not doubtful,
                home=home,
                network=str(ip_interface(_bare(text)).network) if "/" in text else "",
            )
            found.append(((int(not item.likely), address.version, rank, len(found)), item))
    return tuple(address for _, address in sorted(found, key=lambda pair: pair[0]))


def best(addresses: Sequence[Address]) -> Address | None:
    """The one to take unasked; None if only a person can know."""
    return next((address for address in addresses if address.likely), None)


def _usable(text: str) -> IPv4Address | IPv6Address | None:
    address = ip_interface(_bare(text)).ip
    unfit = address.is_loopback or address.is_link_local or address.is_multicast
    if isinstance(address, IPv6Address):
        unfit = unfit or address.ipv4_mapped is not None
    return None if unfit or address.is_unspecified else address


def _bare(text: str) -> str:
    """Without the zone, such as %wlan0, which only this computer understands."""
    return re.sub(r"%[^/]*", "", text)


def _home_rank(address: IPv4Address | IPv6Address) -> int:
    return next((n for n, home in enumerate(_HOMES) if address in home), len(_HOMES))


def at_home(peer: str, network: str) -> bool:
    """Whether somebody at the address `peer` may be in this home; `network`: our adapter's."""
    if not peer:
        return False  # gone already
    address = ip_address(_bare(peer))
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if address.is_loopback or address.is_link_local or _home_rank(address) < len(_HOMES):
        return True
    return bool(network) and address in ip_network(network)


def adapters() -> tuple[Adapter, ...]:
    """The adapters of this computer as Qt sees them."""
    return tuple(_adapter(one) for one in QNetworkInterface.allInterfaces())


def _adapter(one: QNetworkInterface) -> Adapter:
    flag, sort = QNetworkInterface.InterfaceFlag, QNetworkInterface.InterfaceType
    flags, label = one.flags(), one.humanReadableName()
    told = {
        sort.Wifi: Kind.WIFI,
        sort.Ethernet: Kind.CABLE,
        sort.Virtual: Kind.VIRTUAL,
        sort.Ppp: Kind.VPN,
    }.get(one.type(), Kind.OTHER)
    if flags & flag.IsPointToPoint:
        told = Kind.VPN
    return Adapter(
        name=one.name(),
        kind=kind_of(one.name(), label, told),
        addresses=tuple(
            f"{entry.ip().toString()}/{entry.prefixLength()}"
            if entry.prefixLength() >= 0
            else entry.ip().toString()
            for entry in one.addressEntries()
        ),
        label=label if label != one.name() else "",
        running=bool(flags & flag.IsUp and flags & flag.IsRunning),
        loopback=bool(flags & flag.IsLoopBack),
    )
