"""The system libraries that Qt needs on Linux, and the Debian packages that bring them.

Standard library only, and no import of ours: run.py loads this file before anything is installed.
"""

import sys
from collections.abc import Iterable, Mapping, Sequence

# Each table maps the name of a shared library to its Debian package.
FOR_QT = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libbrotlidec.so.1": "libbrotli1",
}
FOR_X11 = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
FOR_WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
# Without these the app starts and plays, only silently.
FOR_SOUND = {"libpulse.so.0": "libpulse0"}
KNOWN = FOR_QT | FOR_X11 | FOR_WAYLAND | FOR_SOUND


def platform_name(environ: Mapping[str, str], qt_args: Sequence[str] = ()) -> str:
    """The Qt platform plug-in that a start in this environment leads to, such as "xcb"."""
    if "-platform" in qt_args[:-1]:
        wished = qt_args[qt_args.index("-platform") + 1]
    else:
        wished = environ.get("QT_QPA_PLATFORM", "")
    # Qt takes a list such as "wayland;xcb", each name with options behind a colon.
    if name := wished.split(";")[0].split(":")[0]:
        return name
    if sys.platform == "win32":
        return "windows"
    if sys.platform == "darwin":
        return "cocoa"
    # WAYLAND_DISPLAY alone is not enough for Qt: nested sessions set it beside an X screen.
    wayland = environ.get("WAYLAND_DISPLAY") and (
        environ.get("XDG_SESSION_TYPE") == "wayland" or not environ.get("DISPLAY")
    )
    return "wayland" if wayland else "xcb"


def screen_is_there(platform: str, environ: Mapping[str, str]) -> bool:
    """False when this platform needs a screen and the environment names none."""
    if platform == "xcb":
        return bool(environ.get("DISPLAY"))
    if platform.startswith("wayland"):
        return bool(environ.get("WAYLAND_DISPLAY"))
    return True


def needed(platform: str) -> dict[str, str]:
    """What must be there to start with this platform plug-in."""
    if platform == "xcb":
        return FOR_QT | FOR_X11
    return FOR_QT | FOR_WAYLAND if platform.startswith("wayland") else dict(FOR_QT)


def missing(wanted: Mapping[str, str]) -> dict[str, str]:
    """Those of the wanted libraries that this system cannot load."""
    if not sys.platform.startswith("linux"):
        return {}  # elsewhere Qt brings all it needs
    return {name: package for name, package in wanted.items() if not _loads(name)}


def _loads(library: str) -> bool:
    import ctypes  # kept out of the starts that check nothing

    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def install_command(packages: Iterable[str]) -> list[str]:
    """The Debian command that brings these packages, without sudo."""
    return ["apt-get", "install", "-y", "--no-install-recommends", *sorted(set(packages))]


def sentence(lacking: Mapping[str, str | None]) -> str:
    """Tell which libraries are missing and how to get them."""
    told = f"Qt needs system libraries that are not installed: {', '.join(lacking)}."
    packages = [package for package in lacking.values() if package]
    if not packages:
        return told
    command = " ".join(["sudo", *install_command(packages)])
    return f"{told}\nOn Debian and Ubuntu this command installs them:\n    {command}"
