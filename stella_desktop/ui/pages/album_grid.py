"""The album's pictures in rows that scroll smoothly, for the eye, the keyboard and the reader."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QScroller,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from stella_desktop.engine import CardId
from stella_desktop.storage.album import Album
from stella_desktop.ui.art import CORNER, PICTURE_RATIO, Art
from stella_desktop.ui.look import SMALL, Ink, Look, draw_text
from stella_desktop.ui.pages.album_faces import Faces
from stella_desktop.ui.pages.album_signs import paint_hidden_sign, paint_small_sign

CARD_WIDTH = 18
"""Percent of the window's height, at least; the rows are filled."""
CAPTION_LINES = 2
DIMMED = 0.34
"""How much of a picture that is left out still shows."""

Index = QModelIndex | QPersistentModelIndex


class AlbumModel(QAbstractListModel):
    """The pictures that are shown, in their order. `said` is the name of a card, `described`
    what else a screen reader says about it."""

    CARD = Qt.ItemDataRole.UserRole

    def __init__(
        self,
        said: Callable[[CardId], str],
        described: Callable[[CardId], str],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._said, self._described = said, described
        self.cards: tuple[CardId, ...] = ()
        self._rows: dict[CardId, int] = {}

    def show_cards(self, cards: Sequence[CardId]) -> None:
        if tuple(cards) == self.cards:
            return
        self.beginResetModel()
        self.cards = tuple(cards)
        self._rows = {card: row for row, card in enumerate(self.cards)}
        self.endResetModel()

    def index_of(self, card: CardId) -> QModelIndex:
        row = self._rows.get(card)
        return QModelIndex() if row is None else self.index(row)

    def tell(self, card: CardId | None = None) -> None:
        """A card, or every card, has another name, sign or face."""
        if card is not None:
            index = self.index_of(card)
            if index.isValid():
                self.dataChanged.emit(index, index)
        elif self.cards:
            self.dataChanged.emit(self.index(0), self.index(len(self.cards) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.cards):
            return None
        card = self.cards[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._said(card)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self._described(card)
        return card if role == self.CARD else None


class FaceDelegate(QStyledItemDelegate):
    """Paints a card with its title; the card's back until the picture is there."""

    def __init__(self, look: Look, art: Art, faces: Faces, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._art, self._faces = look, art, faces
        self.album = Album()
        self.cell = QSize(1, 1)
        self.card = QSize(1, 1)

    def fit(self, cell_width: int) -> None:
        """Lengths for cells of this width."""
        look = self._look
        self.card = self.card_for(cell_width)
        line = QFontMetrics(look.font(SMALL)).height()
        height = self.card.height() + look.px(1.2) + CAPTION_LINES * line + look.px(2.2)
        self.cell = QSize(cell_width, height)

    def card_for(self, cell_width: int) -> QSize:
        width = max(8, cell_width - self._look.px(2.4))
        return QSize(width, round(width * PICTURE_RATIO))

    def face_rect(self, cell: QRect) -> QRect:
        left = cell.x() + (cell.width() - self.card.width()) // 2
        return QRect(left, cell.y() + self._look.px(0.8), self.card.width(), self.card.height())

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self.cell

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        card: CardId = index.data(AlbumModel.CARD)
        cell, state = QRect(option.rect), option.state
        ratio = painter.device().devicePixelRatioF()
        face = self.face_rect(cell)
        left_out = card in self.album.hidden
        not_for_small = card in self.album.not_for_small
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        pixmap = self._faces.likeness(card)
        if pixmap is None:
            pixmap = self._back(face.size(), ratio)
        painter.setOpacity(DIMMED if left_out else 0.6 if not_for_small else 1.0)
        painter.drawPixmap(face, pixmap)
        painter.setOpacity(1.0)
        self._paint_signs(painter, face, left_out, not_for_small)
        self._paint_rim(painter, face, state)
        title = index.data(Qt.ItemDataRole.DisplayRole)
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        caption = self._caption(title, ratio, gold=focused, soft=left_out)
        painter.drawPixmap(cell.x(), face.bottom() + 1 + self._look.px(1.2), caption)
        painter.restore()

    def _back(self, size: QSize, ratio: float) -> QPixmap:
        def paint(painter: QPainter) -> None:
            whole = QRectF(0, 0, size.width(), size.height())
            outline = QPainterPath()
            radius = size.width() * CORNER
            outline.addRoundedRect(whole, radius, radius)
            painter.setClipPath(outline)
            painter.drawPixmap(0, 0, self._art.piece("card_back", size, ratio))

        return self._art.drawn(("album back",), size, ratio, paint)

    def _caption(self, title: str, ratio: float, *, gold: bool, soft: bool) -> QPixmap:
        """Fitting words into a rectangle takes a while: kept, so that scrolling does not."""
        look = self._look
        font = look.font(SMALL, bold=gold)
        size = QSize(self.cell.width(), self.cell.height() - self.card.height() - look.px(2.2))
        ink = Ink.BRIGHT_GOLD if gold else Ink.SOFT if soft else Ink.CREAM
        top = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop

        def paint(painter: QPainter) -> None:
            area = QRect(look.px(0.8), 0, size.width() - look.px(1.6), size.height())
            draw_text(painter, look, area, title, font, ink.color, align=top, wrap=True, name=True)

        name = ("album title", title, ink, font.pixelSize())
        return self._art.drawn(name, size, ratio, paint)

    def _paint_signs(
        self, painter: QPainter, face: QRect, left_out: bool, not_for_small: bool
    ) -> None:
        side = max(self._look.px(4), face.width() * 0.26)
        gap = side * 0.18
        plates = [
            paint
            for paint, there in ((paint_hidden_sign, left_out), (paint_small_sign, not_for_small))
            if there
        ]
        left = face.center().x() - (len(plates) * side + (len(plates) - 1) * gap) / 2
        for paint in plates:
            plate = QRectF(left, face.center().y() - side / 2, side, side)
            painter.setPen(QPen(Ink.CREAM.color, side * 0.04))
            painter.setBrush(Ink.DEEP.color)
            painter.drawEllipse(plate)
            inset = side * 0.2
            paint(painter, plate.adjusted(inset, inset, -inset, -inset), Ink.CREAM)
            left += side + gap

    def _paint_rim(self, painter: QPainter, face: QRect, state: QStyle.StateFlag) -> None:
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        if not (focused or hovered):
            return
        width = max(2, self._look.px(0.5 if focused else 0.3))
        out = width / 2
        radius = face.width() * CORNER
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen((Ink.GOLD if focused else Ink.CREAM).color, width))
        painter.drawRoundedRect(QRectF(face).adjusted(-out, -out, out, out), radius, radius)


class AlbumGrid(QListView):
    """Signals:
    chosen: a card shall be seen large.
    """

    chosen = Signal(str)

    def __init__(
        self,
        look: Look,
        art: Art,
        faces: Faces,
        said: Callable[[CardId], str],
        described: Callable[[CardId], str],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._look, self._art, self._faces = look, art, faces
        self.cards = AlbumModel(said, described, self)
        self.delegate = FaceDelegate(look, art, faces, self)
        self._fitting = False
        self.setModel(self.cards)
        self.setItemDelegate(self.delegate)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setMovement(QListView.Movement.Static)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setAcceptDrops(False)
        self.viewport().setAcceptDrops(False)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        # The cloth lies under the pictures and moves with them: what is seen already is moved, not
        # painted again.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        QScroller.grabGesture(self.viewport(), QScroller.ScrollerGestureType.TouchGesture)
        self.clicked.connect(self._choose)
        self.verticalScrollBar().valueChanged.connect(self._look_ahead)
        self.verticalScrollBar().rangeChanged.connect(self._show_bar)
        faces.arrived.connect(self._repaint_card)

    # --- what is shown ------------------------------------------------------------------------

    def show_cards(self, cards: Sequence[CardId]) -> None:
        """Stays at the card that was the current one, if it is still there."""
        now = self.current_card
        self.cards.show_cards(cards)
        self.go_to(now if now in cards else (cards[0] if cards else ""))

    def show_album(self, album: Album) -> None:
        self.delegate.album = album
        self.cards.tell()

    @property
    def current_card(self) -> CardId:
        card: CardId | None = self.currentIndex().data(AlbumModel.CARD)
        return card or ""

    def go_to(self, card: CardId) -> None:
        index = self.cards.index_of(card)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def visible_cards(self) -> list[CardId]:
        height = self.viewport().height()
        return [
            card
            for row, card in enumerate(self.cards.cards)
            if (place := self.visualRect(self.cards.index(row))).bottom() >= 0
            and place.top() <= height
        ]

    def _repaint_card(self, card: CardId) -> None:
        index = self.cards.index_of(card)
        if index.isValid():
            self.update(index)
        self._look_ahead()

    def _show_bar(self, least: int, most: int) -> None:
        """Its place stays, so that the pictures do; without use it is not painted."""
        self.verticalScrollBar().setEnabled(most > least)

    def _look_ahead(self) -> None:
        """Ask for the rows that come next, after those that can be seen."""
        cell = self.gridSize()
        if cell.isEmpty() or not self.cards.cards or not self.isVisible():
            return
        per_row = max(1, self.viewport().width() // cell.width())
        first = self.verticalScrollBar().value() // cell.height()
        rows = self.viewport().height() // cell.height() + 2
        for row in (*range(first + rows, first + rows + 2), first - 1):
            start = max(0, row) * per_row
            for card in self.cards.cards[start : start + per_row]:
                self._faces.face(card, urgent=False)

    # --- lengths ------------------------------------------------------------------------------

    def fit(self) -> None:
        """As many columns as there is room for, and the rows filled."""
        if self._fitting:
            return
        self._fitting = True
        look = self._look
        width = max(look.px(10), self.viewport().width() - 1)
        columns = max(2, width // look.px(CARD_WIDTH + 2.4))
        self.delegate.fit(width // columns)
        if not self._art.rough:  # while the window is pulled, what is there is stretched
            self._faces.set_size(self.delegate.card, self.devicePixelRatioF())
        if self.gridSize() != self.delegate.cell:
            self.setGridSize(self.delegate.cell)
            self.verticalScrollBar().setSingleStep(max(1, self.delegate.cell.height() // 6))
            self.scrollTo(self.currentIndex())
        self.viewport().update()
        self._fitting = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.fit()

    # --- choosing -----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        cloth = self._art.cloth(self.devicePixelRatioF())
        area = event.rect()
        origin = QPoint(self.x(), self.y() + self.verticalScrollBar().value())
        painter.drawTiledPixmap(area, cloth, area.topLeft() + origin)
        painter.end()
        super().paintEvent(event)

    def _choose(self, index: QModelIndex) -> None:
        self.chosen.emit(index.data(AlbumModel.CARD))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() in keys and self.currentIndex().isValid():
            if not event.isAutoRepeat():
                self._choose(self.currentIndex())
            return
        super().keyPressEvent(event)
