"""The fonts that come with the app: the same letters on every machine, in every language."""

import importlib.util
import logging
from functools import cache
from pathlib import Path

from PySide6.QtGui import QFontDatabase

log = logging.getLogger(__name__)

BUNDLED = {
    "fontpkg_be_vietnam_pro": (
        "files/BeVietnamPro-Medium.ttf",
        "files/BeVietnamPro-Bold.ttf",
    ),
    # Static faces, here and below: of a variable font Qt thickens the regular weight where bold is
    # asked for, and not even that above 64 pixels.
    "fontpkg_spectral": ("files/Spectral-Bold.ttf",),
    "noto_cjk_sans_jp_regular": ("NotoSansCJKjp-Regular.otf",),
    "noto_cjk_sans_jp_bold": ("NotoSansCJKjp-Bold.otf",),
    "fontpkg_ibm_plex_sans_arabic": (
        "files/IBMPlexSansArabic-Medium.ttf",
        "files/IBMPlexSansArabic-Bold.ttf",
    ),
}
"""Package -> font files inside it; all under the SIL Open Font Licence."""


@cache
def load_fonts() -> tuple[str, ...]:
    """Register the bundled fonts with Qt once; the names of packages that are missing.

    Cost: about 20 ms in all, Qt maps the files. Needs a QGuiApplication.
    """
    missing = []
    for package, files in BUNDLED.items():
        # find_spec, not import: the packages run code at import that we do not need.
        spec = importlib.util.find_spec(package)
        folder = Path(spec.origin).parent if spec and spec.origin else None
        for file in files:
            if folder is None or QFontDatabase.addApplicationFont(str(folder / file)) < 0:
                log.warning("font %s of %s could not be loaded", file, package)
                missing.append(package)
    return tuple(dict.fromkeys(missing))
