"""The languages of the interface: which there are, and switching between them at once."""

import logging
from datetime import datetime

from PySide6.QtCore import (
    QCalendar,
    QDateTime,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
    Signal,
)
from PySide6.QtGui import QGuiApplication

from stella_desktop.assets import translations

log = logging.getLogger(__name__)

LANGUAGES = {"en": "English", "ja": "日本語", "vi": "Tiếng Việt", "fa": "فارسی"}
"""By their own names: nobody must read a foreign language to find their own."""


def system_language() -> str:
    """The first language of the system that we speak; English if none."""
    for tag in QLocale.system().uiLanguages():
        code = tag.replace("_", "-").split("-")[0]
        if code in LANGUAGES:
            return code
    return "en"


def numeral(value: int) -> str:
    """A number in the digits of the language: ۱۵ in Persian."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return locale.toString(value)


def day_and_time(moment: datetime) -> str:
    """A moment in local time, in the calendar and the digits of the language."""
    local = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    persian = QLocale().language() is QLocale.Language.Persian
    calendar = QCalendar.System.Jalali if persian else QCalendar.System.Gregorian
    return QLocale().toString(local, QLocale.FormatType.ShortFormat, QCalendar(calendar))


class Languages(QObject):
    """Signals:
    changed: another language speaks now; widgets learn it by themselves (LanguageChange).
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.code = ""
        """Empty until `use` was called for the first time."""
        self._translators: list[QTranslator] = []

    def use(self, code: str) -> None:
        """Speak `code`. Cost: some milliseconds for a whole window."""
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        old, self._translators = self._translators, []
        for translator in old:
            app.removeTranslator(translator)
        # Ours come last: Qt asks the newest translator first. Vietnamese is not among Qt's own.
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        ours = str(translations())
        for name, folder in (("qtbase", qt_folder), ("qtbase", ours), ("stella", ours)):
            translator = QTranslator(self)
            if translator.load(f"{name}_{code}", folder):
                app.installTranslator(translator)
                self._translators.append(translator)
            elif name == "stella":
                log.error("there is no translation for %s in %s", code, folder)
        self.code = code
        locale = QLocale(code)
        QLocale.setDefault(locale)
        app.setLayoutDirection(locale.textDirection())
        self.changed.emit()
