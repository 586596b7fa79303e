"""Promises of the Qt bindings that we lean on."""

import sys

from PySide6.QtCore import QObject
from PySide6.QtGui import QColor


def test_calls_that_return_nothing_leave_the_references_to_none_alone() -> None:
    """PySide6 6.12.0 loses one per call, and Python below 3.12 dies when they are used up."""
    colour = QColor()
    thing = QObject()
    calls = 1000
    before = sys.getrefcount(None)
    for _ in range(calls):
        colour.setAlpha(5)
        thing.setObjectName("thing")
    assert abs(sys.getrefcount(None) - before) < calls / 10
