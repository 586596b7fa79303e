"""Pictures at the size they are shown: decoded beside the window, kept up to so many bytes."""

import logging
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QImage, QImageReader, QPixmap

from stella_desktop.engine import CardId
from stella_desktop.ui.art import EDGE, card_face

log = logging.getLogger(__name__)

BUDGET = 96 * 1024 * 1024
"""Bytes: more than three screens of the album at 3840x2160."""
MOST_WAITING = 120
"""Wishes that nobody renews are forgotten: they were scrolled past."""
THREADS = 2


@dataclass(frozen=True, slots=True)
class _Wish:
    card: CardId
    path: Path
    width: int
    height: int
    generation: int

    @property
    def size(self) -> QSize:
        return QSize(self.width, self.height)


def decoded(path: Path, size: QSize, edge_part: float = EDGE) -> QImage:
    """The face of a card; a null image if the picture cannot be read."""
    reader = QImageReader(str(path))
    reader.setScaledSize(size)
    picture = reader.read()
    if picture.isNull():
        log.info("%s cannot be read as a picture: %s", path, reader.errorString())
        return picture
    return card_face(picture, edge_part)


class _Post(QObject):
    """Carries a picture into the thread of the window; outlives the page if it must."""

    made = Signal(object, QImage)


class _Desk:
    """What is wished for, and the threads that see to it.

    Not a QThreadPool: that one waits in its destructor for threads that wait for Python.
    """

    def __init__(self, make: Callable[[Path, QSize], QImage]) -> None:
        self.post = _Post()
        self._make = make
        self._lock = threading.Lock()
        self._idle = threading.Condition(self._lock)
        self._wishes: OrderedDict[CardId, _Wish] = OrderedDict()
        self._in_hand: set[_Wish] = set()
        self._workers = 0
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="album")

    def ask(self, wish: _Wish, *, urgent: bool) -> None:
        """The urgent and latest comes first."""
        with self._lock:
            if wish in self._in_hand or (wish.card in self._wishes and not urgent):
                return
            self._wishes[wish.card] = wish
            self._wishes.move_to_end(wish.card, last=urgent)
            while len(self._wishes) > MOST_WAITING:
                self._wishes.popitem(last=False)
            if self._workers == THREADS:
                return
            self._workers += 1
        self._threads.submit(self._work)

    @property
    def is_busy(self) -> bool:
        with self._lock:
            return bool(self._wishes or self._in_hand)

    def clear(self) -> None:
        with self._lock:
            self._wishes.clear()
            self._in_hand.clear()

    def rest(self) -> None:
        """No file is open when this returns; waits for what is being decoded just now."""
        self.clear()
        with self._idle:
            self._idle.wait_for(lambda: self._workers == 0)

    def close(self) -> None:
        self.clear()
        self._threads.shutdown(wait=False)

    def _work(self) -> None:
        """Grant wishes until there are none."""
        while True:
            with self._lock:
                if not self._wishes:
                    self._workers -= 1
                    self._idle.notify_all()
                    return
                _, wish = self._wishes.popitem(last=True)
                self._in_hand.add(wish)
            self.post.made.emit(wish, self._make(wish.path, wish.size))

    def done(self, wish: _Wish) -> None:
        """The window has it: it may be wished for anew."""
        with self._lock:
            self._in_hand.discard(wish)


class Faces(QObject):
    """Signals:
    arrived: the card that can be painted now, or never (`is_broken`).
    """

    arrived = Signal(str)

    def __init__(
        self,
        picture_path: Callable[[CardId], Path],
        parent: QObject | None = None,
        budget: int = BUDGET,
        make: Callable[[Path, QSize], QImage] = decoded,
    ) -> None:
        super().__init__(parent)
        self._picture_path = picture_path
        self._budget = budget
        self._kept: OrderedDict[CardId, QPixmap] = OrderedDict()
        self._before: dict[CardId, QPixmap] = {}
        """At the size before this one, to be stretched until the right ones are there."""
        self._broken: set[CardId] = set()
        self.weight = 0
        """Bytes of all pictures that are kept."""
        self._size = QSize()
        self._ratio = 1.0
        self._generation = 0
        self._desk = _Desk(make)
        self._desk.post.made.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self.destroyed.connect(self._desk.close)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.forget)

    def set_size(self, size: QSize, ratio: float) -> None:
        """From now on in `size` logical pixels; what comes late for another size is dropped."""
        if (size, ratio) != (self._size, self._ratio):
            self._size, self._ratio = QSize(size), ratio
            self.forget()

    def forget(self) -> None:
        """Read every picture anew: another size, or other decks."""
        self._generation += 1
        self._desk.clear()
        self._before = dict(self._kept) or self._before
        self._kept.clear()
        self._broken.clear()
        self.weight = 0

    def let_go(self) -> None:
        """As `forget`, and no file is read any more: they may be taken away. Waits for at most
        one picture a thread."""
        self.forget()
        self._desk.rest()

    def face(self, card: CardId, *, urgent: bool = True) -> QPixmap | None:
        """The picture if it is there; else it is wished for."""
        kept = self._kept.get(card)
        if kept is not None:
            if urgent:
                self._kept.move_to_end(card)
            return kept
        if card in self._broken or self._size.isEmpty():
            return None
        try:
            path = self._picture_path(card)
        except KeyError:  # its deck has just gone
            return None
        size = self._size * self._ratio
        wish = _Wish(card, path, size.width(), size.height(), self._generation)
        self._desk.ask(wish, urgent=urgent)
        return None

    def likeness(self, card: CardId) -> QPixmap | None:
        """The picture, or one of another size while it is being made."""
        return self.face(card) or self._before.get(card)

    def is_broken(self, card: CardId) -> bool:
        return card in self._broken

    @Slot(object, QImage)
    def _take(self, wish: _Wish, image: QImage) -> None:
        self._desk.done(wish)
        if wish.generation != self._generation or wish.card in self._kept:
            return
        if image.isNull():
            self._broken.add(wish.card)
        else:
            pixmap = QPixmap.fromImage(image)
            pixmap.setDevicePixelRatio(self._ratio)
            self._kept[wish.card] = pixmap
            self.weight += _bytes(pixmap)
            while self.weight > self._budget and len(self._kept) > 1:
                _, oldest = self._kept.popitem(last=False)
                self.weight -= _bytes(oldest)
        self._before.pop(wish.card, None)
        if not self._desk.is_busy:
            self._before.clear()
        self.arrived.emit(wish.card)


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
