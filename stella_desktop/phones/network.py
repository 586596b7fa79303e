"""Which addresses this computer has; looked up again and again, for Wi-Fi comes and goes."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from stella_desktop.phones.address import Adapter, Address, addresses_of, best

LOOK_MS = 5000


class Network(QObject):
    """Looks from `start` to `stop`. Signals: changed – there are other addresses than before."""

    changed = Signal()

    def __init__(self, look_up: Callable[[], tuple[Adapter, ...]], parent: QObject) -> None:
        super().__init__(parent)
        self._look_up = look_up
        self.addresses: tuple[Address, ...] = ()
        self._looking = QTimer(self, interval=LOOK_MS)
        self._looking.timeout.connect(self.look)

    def start(self) -> None:
        self.addresses = addresses_of(self._look_up())
        self._looking.start()

    def stop(self) -> None:
        self._looking.stop()

    def look(self) -> None:
        now = addresses_of(self._look_up())
        if now != self.addresses:
            self.addresses = now
            self.changed.emit()

    def likeliest(self) -> str:
        """Empty if only a person can know."""
        likely = best(self.addresses)
        return likely.ip if likely else ""

    def has(self, ip: str) -> bool:
        return any(one.ip == ip for one in self.addresses)

    def around(self, ip: str) -> str:
        """The network of this address, as far as it is known."""
        return next((one.network for one in self.addresses if one.ip == ip), "")
