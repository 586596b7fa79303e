"""Promises of the languages: numbers and days look as they do where the language is spoken."""

from collections.abc import Iterator
from datetime import datetime

import pytest
from PySide6.QtWidgets import QApplication

from stella_desktop.ui.language import Languages, day_and_time, numeral

NOON = datetime(2026, 11, 30, 12).astimezone()
"""The ninth of Azar 1405, wherever the test runs."""


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    spoken = Languages(qapp)
    yield spoken
    spoken.use("en")


@pytest.mark.parametrize(
    ("code", "shown"), [("en", "1500"), ("ja", "1500"), ("vi", "1500"), ("fa", "۱۵۰۰")]
)
def test_a_number_is_in_the_digits_of_the_language(
    languages: Languages, code: str, shown: str
) -> None:
    languages.use(code)
    assert numeral(1500) == shown


def test_a_day_is_in_the_calendar_of_the_language(languages: Languages) -> None:
    languages.use("fa")
    assert day_and_time(NOON).startswith("۱۴۰۵/۹/۹ ")
    languages.use("ja")
    assert day_and_time(NOON).startswith("2026/11/30 ")
    languages.use("vi")
    assert day_and_time(NOON).startswith("30/11/26 ")
