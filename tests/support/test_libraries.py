"""Promises of the table of system libraries."""

import sys

import pytest

from stella_desktop.support import libraries

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux only")
WAYLAND = {"WAYLAND_DISPLAY": "wayland-0", "XDG_SESSION_TYPE": "wayland"}


@linux_only
@pytest.mark.parametrize(
    ("environ", "qt_args", "name"),
    [
        ({}, [], "xcb"),
        ({"DISPLAY": ":0"}, [], "xcb"),
        (WAYLAND, [], "wayland"),
        (WAYLAND | {"DISPLAY": ":0"}, [], "wayland"),
        ({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0", "XDG_SESSION_TYPE": "x11"}, [], "xcb"),
        ({"QT_QPA_PLATFORM": "offscreen"}, [], "offscreen"),
        ({"QT_QPA_PLATFORM": "wayland;xcb"}, [], "wayland"),
        ({"QT_QPA_PLATFORM": "vnc:size=800x600"}, [], "vnc"),
        ({"QT_QPA_PLATFORM": "xcb"}, ["-style", "x", "-platform", "offscreen"], "offscreen"),
        ({}, ["-platform"], "xcb"),
    ],
)
def test_the_platform_follows_from_arguments_and_environment(
    environ: dict[str, str], qt_args: list[str], name: str
) -> None:
    assert libraries.platform_name(environ, qt_args) == name


@pytest.mark.parametrize(
    ("platform", "environ", "there"),
    [
        ("xcb", {"DISPLAY": ":0"}, True),
        ("xcb", {}, False),
        ("wayland", WAYLAND, True),
        ("wayland", {"DISPLAY": ":0"}, False),
        ("offscreen", {}, True),
        ("cocoa", {}, True),
    ],
)
def test_a_screen_is_needed_only_by_windows(
    platform: str, environ: dict[str, str], there: bool
) -> None:
    assert libraries.screen_is_there(platform, environ) is there


@linux_only
def test_a_library_that_cannot_be_loaded_is_missing() -> None:
    wanted = {"libno-such-thing.so.9": "libno-such-thing9", "libc.so.6": "libc6"}
    assert libraries.missing(wanted) == {"libno-such-thing.so.9": "libno-such-thing9"}


def test_every_package_is_named_once_in_the_command() -> None:
    command = libraries.install_command(["b", "a", "b"])
    assert command == ["apt-get", "install", "-y", "--no-install-recommends", "a", "b"]
