"""The address in the code is the one of the home network (field report 29)."""

import pytest

from stella_desktop.phones.address import (
    Adapter,
    Kind,
    adapters,
    addresses_of,
    at_home,
    best,
    kind_of,
)


def adapter(name: str, *addresses: str, label: str = "", told: Kind = Kind.OTHER) -> Adapter:
    return Adapter(name, kind_of(name, label, told), addresses, label)


WIFI = adapter("wlan0", "192.168.1.23", "fe80::1%wlan0", "2001:db8::5", told=Kind.WIFI)
CABLE = adapter("eth0", "192.168.178.20", told=Kind.CABLE)
DOCKER = adapter("docker0", "172.17.0.1", told=Kind.VIRTUAL)
BRIDGE = adapter("br-1f2e3d", "172.18.0.1", told=Kind.CABLE)
TUNNEL = adapter("tun0", "10.8.0.2")
TAILSCALE = adapter("tailscale0", "100.101.102.103")
HYPER_V = adapter("ethernet_32774", "172.25.96.1", label="vEthernet (WSL)", told=Kind.CABLE)
VIRTUALBOX = adapter("vboxnet0", "192.168.56.1", told=Kind.CABLE)
NORD = adapter("Ethernet 3", "10.5.0.2", label="NordVPN TAP", told=Kind.CABLE)
ITSELF = Adapter("lo", Kind.OTHER, ("127.0.0.1", "::1"), loopback=True)
UNPLUGGED = Adapter("eth1", Kind.CABLE, ("192.168.9.9",), running=False)
ALONE = adapter("eth2", "169.254.12.7", "fe80::2%eth2", told=Kind.CABLE)
ONLY_6 = adapter("wlan0", "fe80::9%wlan0", "fd12:3456::7", told=Kind.WIFI)


@pytest.mark.parametrize(
    ("there", "taken"),
    [
        ((ITSELF, DOCKER, WIFI), "192.168.1.23"),
        ((TUNNEL, DOCKER, BRIDGE, CABLE), "192.168.178.20"),
        ((HYPER_V, VIRTUALBOX, NORD, TAILSCALE, WIFI), "192.168.1.23"),
        ((UNPLUGGED, ALONE, CABLE), "192.168.178.20"),
        ((ITSELF, ONLY_6), "fd12:3456::7"),
        ((WIFI, ONLY_6), "192.168.1.23"),
        ((adapter("wlp3s0", "10.0.0.7"), CABLE), "192.168.178.20"),
        ((adapter("en0", "10.0.0.7", label="Wi-Fi"),), "10.0.0.7"),
        ((adapter("eth0", "100.64.3.3", told=Kind.CABLE),), None),
        ((TUNNEL, DOCKER), None),
        ((ITSELF, ALONE, UNPLUGGED), None),
        ((), None),
    ],
)
def test_the_likeliest_address_is_taken(there: tuple[Adapter, ...], taken: str | None) -> None:
    found = best(addresses_of(there))
    assert (found.ip if found else None) == taken


def test_all_others_can_be_chosen_the_unlikely_ones_last() -> None:
    found = addresses_of((ITSELF, TUNNEL, DOCKER, CABLE, WIFI, ALONE))
    assert [(one.ip, one.likely) for one in found] == [
        ("192.168.178.20", True),
        ("192.168.1.23", True),
        ("10.8.0.2", False),
        ("172.17.0.1", False),
        ("2001:db8::5", False),
    ]


@pytest.mark.parametrize(
    "ip",
    [
        *("8.8.8.8", "203.0.113.5", "192.0.2.2", "25.1.2.3", "100.64.3.3", "172.32.0.1"),
        *("2001:4860::1", "2001:db8::5", "2a02:8109::7"),
    ],
)
def test_an_address_that_the_internet_can_reach_is_never_taken_unasked(ip: str) -> None:
    (found,) = addresses_of([adapter("eth0", f"{ip}/24", told=Kind.CABLE)])
    assert not found.home
    assert best([found]) is None


@pytest.mark.parametrize("ip", ["192.168.1.4", "10.0.0.1", "172.31.9.9", "fd12::1", "fc00::1"])
def test_an_address_of_a_home_is_one(ip: str) -> None:
    (found,) = addresses_of([adapter("eth0", ip, told=Kind.CABLE)])
    assert found.home
    assert best([found]) == found


@pytest.mark.parametrize(
    ("peer", "welcome"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("192.168.7.7", True),
        ("10.1.2.3", True),
        ("169.254.3.4", True),
        ("fe80::5%wlan0", True),
        ("fd00::9", True),
        ("::ffff:192.168.1.9", True),
        ("203.0.113.77", True),  # a neighbour in our own network
        ("203.0.114.77", False),
        ("8.8.8.8", False),
        ("100.64.1.1", False),
        ("::ffff:8.8.8.8", False),
        ("2001:4860::1", False),
        ("", False),
    ],
)
def test_only_those_in_this_home_are_let_in(peer: str, welcome: bool) -> None:
    (own,) = addresses_of([adapter("eth0", "203.0.113.5/24", told=Kind.CABLE)])
    assert own.network == "203.0.113.0/24"
    assert at_home(peer, own.network) is welcome


def test_without_a_known_network_only_homes_are_let_in() -> None:
    assert at_home("192.168.7.7", "")
    assert not at_home("203.0.113.77", "")


@pytest.mark.parametrize("one", [DOCKER, BRIDGE, HYPER_V, VIRTUALBOX])
def test_virtual_ones_are_known_whatever_the_system_says(one: Adapter) -> None:
    assert one.kind is Kind.VIRTUAL


@pytest.mark.parametrize("one", [TUNNEL, TAILSCALE, NORD])
def test_vpns_are_known_whatever_the_system_says(one: Adapter) -> None:
    assert one.kind is Kind.VPN


def test_the_adapters_of_this_machine_can_be_read() -> None:
    found = adapters()
    assert all(one.ip for one in addresses_of(found))
    assert any(one.loopback for one in found)
