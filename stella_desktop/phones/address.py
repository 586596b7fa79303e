"""Under which address the phones of the home can reach this computer."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

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
    """A network adapter as the system tells it; `running`: up, and a cable or Wi-Fi is there."""

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


_VPN = ("tun", "tap", "wg", "utun", "ppp", "ipsec", "tailscale", "zt", "nordlynx", "proton", "ham")
_VPN_WORDS = ("vpn", "wireguard", "tailscale", "zerotier", "hamachi", "openvpn")
_VIRTUAL = (
    *("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "lxd", "podman", "cni"),
    *("vethernet", "awdl", "llw", "bridge", "anpi", "ap1", "dummy", "sit", "p2p"),
)
_VIRTUAL_WORDS = ("hyper-v", "virtualbox", "vmware", "wsl", "loopback", "bluetooth", "virtual")
_HOMES = tuple(map(ip_network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")))
_CARRIER = ip_network("100.64.0.0/10")
"""Carriers and some VPNs use it; no home router does."""


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
            carrier = isinstance(address, IPv4Address) and address in _CARRIER
            likely = not doubtful and not carrier
            rank = (not likely, address.version == 6, _home_rank(address))
            item = Address(str(address), adapter.label or adapter.name, adapter.kind, likely)
            found.append(((*map(int, rank), len(found)), item))
    return tuple(address for _, address in sorted(found, key=lambda pair: pair[0]))


def best(addresses: Sequence[Address]) -> Address | None:
    """The one to take unasked; None if only a person can know."""
    return next((address for address in addresses if address.likely), None)


def _usable(text: str) -> IPv4Address | IPv6Address | None:
    address = ip_address(text.split("%")[0])
    unfit = address.is_loopback or address.is_link_local or address.is_multicast
    if isinstance(address, IPv6Address):
        unfit = unfit or address.ipv4_mapped is not None
    return None if unfit or address.is_unspecified else address


def _home_rank(address: IPv4Address | IPv6Address) -> int:
    if isinstance(address, IPv6Address):
        return 0 if address.is_private else 1
    return next((n for n, home in enumerate(_HOMES) if address in home), len(_HOMES))


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
        addresses=tuple(entry.ip().toString() for entry in one.addressEntries()),
        label=label if label != one.name() else "",
        running=bool(flags & flag.IsUp and flags & flag.IsRunning),
        loopback=bool(flags & flag.IsLoopBack),
    )
