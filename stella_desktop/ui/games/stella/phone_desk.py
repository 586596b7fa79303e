"""What the table needs of the phones of a game; the ui does not know their layer."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from stella_desktop.controller.game_controller import GameController
from stella_desktop.ui.games.stella.seat_info import SeatInfo
from stella_desktop.ui.pages.phones import PhonesPage


class PhoneTable(Protocol):
    """`phones.table_link.PhoneTable`, as far as the table needs it."""

    @property
    def changed(self) -> SignalInstance: ...
    @property
    def moved_here(self) -> SignalInstance: ...
    @property
    def asks(self) -> bool:
        """Whether the host is asked something."""

    @property
    def moved(self) -> bool:
        """Whether the computer is in another network now and phones must scan once more."""

    def start(self) -> bool: ...
    def stop(self) -> None:
        """The game leaves the table; its phones stay if it is laid anew in the same breath."""


@dataclass(frozen=True, slots=True)
class PhoneDesk:
    table: PhoneTable
    page: PhonesPage


PhoneFactory = Callable[[GameController, tuple[SeatInfo, ...], QWidget], PhoneDesk]
"""Makes the phones' side of a game; the app passes it in, for it alone knows both layers."""
