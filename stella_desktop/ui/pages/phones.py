"""How phones come to the table: the big code, who is in, and what to do if nobody can come."""

import math
import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from stella_desktop.ui.art import Art
from stella_desktop.ui.games.stella.orientation import BOARD_SIDES, cell_seen_at, seen_shape
from stella_desktop.ui.games.stella.seat_info import SeatInfo
from stella_desktop.ui.look import Look
from stella_desktop.ui.pages.phones_parts import CodeView, PhoneRow, Phones, Reachable, label
from stella_desktop.ui.widgets.cloth_page import ClothPage

CALM = 0.3
"""Seconds in which nothing can be pressed after rows have moved: the second click of a hurried
hand would hit what has come up under it, perhaps a stranger's phone."""


def seen_grid(turns: int) -> tuple[tuple[int, ...], ...]:
    """Rows of cells as a reader at that side sees them, for `phones.stella_state.Place`."""
    rows, columns = seen_shape(turns)
    return tuple(
        tuple(cell_seen_at(row, column, turns) for column in range(columns)) for row in range(rows)
    )


def board_side(turns: int) -> str:
    """Where that reader finds the central board, for `phones.stella_state.Place`."""
    return BOARD_SIDES[turns % 4]


class PhonesPage(ClothPage):
    """Shows what `phones` says; whoever makes both connects its `changed` to `refresh`.

    `draw_code` makes an image of a text, one pixel a module (`phones.qr.qr_image`); `clock` is in
    seconds.
    """

    def __init__(
        self,
        look: Look,
        art: Art,
        seats: tuple[SeatInfo, ...],
        phones: Phones,
        draw_code: Callable[[str], QImage],
        parent: QWidget | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(look, art, parent)
        self._seats = seats
        self._phones, self._draw_code = phones, draw_code
        self._drawn = ""
        self._clock = clock
        self._arranged: tuple[object, ...] = ()
        """What decides where the rows are."""
        self._moved_at = -math.inf
        self._knocks_shown: tuple[str, ...] | None = None
        self._others_shown: tuple[str, ...] = ()
        self.rows: dict[int, PhoneRow] = {}
        self.title = label("heading")
        self.done = QPushButton()
        self.done.setProperty("role", "primary")
        self.done.clicked.connect(self.closed)
        self.code = CodeView(look)
        self.how = label("on-paper-strong")
        self.how.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.short = label("on-paper")
        self.short.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.news = label()
        self.again = QPushButton()
        self.again.clicked.connect(self._look_again)
        self.other = label("soft")
        self.safety = label("small")
        self._choices = QVBoxLayout()
        self._knocks = QVBoxLayout()
        self._lines = QVBoxLayout()
        self._build()
        look.changed.connect(self.refresh)
        self.refresh()

    def _build(self) -> None:
        paper = QFrame()
        paper.setProperty("role", "paper")
        left = QVBoxLayout(paper)
        left.addWidget(self.how)
        left.addWidget(self.code, 1)
        left.addWidget(self.short)
        inside = QWidget()
        right = QVBoxLayout(inside)
        right.setContentsMargins(0, 0, 0, 0)
        right.addWidget(self.news)
        for part in (self._knocks, self._lines):
            right.addLayout(part)
        right.addStretch(1)
        network = QHBoxLayout()
        network.addWidget(self.other, 1)
        network.addWidget(self.again)
        right.addLayout(network)
        right.addLayout(self._choices)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.done)
        middle = QHBoxLayout()
        middle.addWidget(paper, 5)
        middle.addWidget(scroll, 6)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addLayout(middle, 1)
        column.addWidget(self.safety)
        self._column, self._middle, self._paper, self._right = column, middle, left, right

    # --- showing ----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show how things are now; also after `changed` of the phones."""
        look = self._look
        gap = look.px(1.2)
        self._column.setContentsMargins(look.px(3), look.px(2), look.px(3), look.px(3))
        self._middle.setSpacing(look.px(2.5))
        self._paper.setContentsMargins(gap, gap, gap, gap)
        for part in (self._column, self._right, self._lines, self._choices, self._knocks):
            part.setSpacing(gap)
        self.title.setText(self.tr("Play with phones"))
        self.done.setText(self.tr("To the table"))
        self._show_code()
        self._show_seats()
        self._show_knocks()
        self._show_news()
        self.again.setText(self.tr("Look again"))
        self.again.setToolTip(self.tr("Look for the networks of this computer again."))
        self._show_addresses()
        self.safety.setText(
            self.tr(
                "Phones talk to this computer without encryption: who can listen in to your home "
                "network could read marks. Play in a network you trust."
            )
        )
        self._note_moved_rows()

    def _show_code(self) -> None:
        url, short = self._phones.table_url, self._phones.short_address
        if url != self._drawn:
            self._drawn = url
            self.code.show_code(self._draw_code(url) if url else QImage(), short)
        self.code.setVisible(bool(url))
        self.short.setVisible(bool(url))
        if not url:
            self.how.setText(self._no_address())
            return
        self.how.setText(self.tr("Point the phone's camera here, then choose your seat."))
        self.short.setText(self.tr("Or type {address}").format(address=short))

    def _show_seats(self) -> None:
        lines = {line.seat: line for line in self._phones.roster}
        for seat in [seat for seat in self.rows if seat not in lines]:
            row = self.rows.pop(seat)
            self._lines.removeWidget(row)
            row.hide()
            row.deleteLater()
        for seat, line in lines.items():
            if seat not in self.rows:
                self.rows[seat] = row = PhoneRow(self._look, self._art, seat, self._seats[seat])
                row.here_wanted.connect(self._move_here)
                row.over_wanted.connect(self._let_over)
                row.keep_wanted.connect(self._keep)
                self._lines.insertWidget(list(lines).index(seat), row)
            self.rows[seat].show_line(line)

    def _show_knocks(self) -> None:
        """Only if they are others: a button under a finger must stay the one it was."""
        knocks = tuple(self._phones.knocks)
        if knocks == self._knocks_shown:
            return
        self._knocks_shown = knocks
        _empty(self._knocks)
        for number in self._phones.knocks:
            frame = QFrame()
            frame.setProperty("role", "panel")
            large = label("large", wrap=False)
            large.setText(number)
            large.setAlignment(Qt.AlignmentFlag.AlignCenter)
            large.setFixedWidth(self._look.px(7))
            said = label()
            said.setText(
                self.tr("A phone asks to come in. It shows the number {number}.").format(
                    number=number
                )
            )
            yes, no = QPushButton(self.tr("Let it in")), QPushButton(self.tr("No"))
            yes.setProperty("role", "primary")
            yes.setObjectName(f"let_in_{number}")
            no.setObjectName(f"turn_away_{number}")
            yes.clicked.connect(self._let_in)
            no.clicked.connect(self._turn_away)
            row = QHBoxLayout(frame)
            row.addWidget(large)
            row.addWidget(said, 1)
            row.addWidget(no)
            row.addWidget(yes)
            self._knocks.addWidget(frame)

    def _show_news(self) -> None:
        phones = self._phones
        states = [line.state for line in phones.roster]
        if phones.address and phones.moved:
            role, said = "alert", self.tr("The network has changed: scan once more.")
        elif phones.address and phones.lonely:
            role, said = "alert", self._doctor(nobody=set(states) == {"waiting"})
        elif states and set(states) == {"in"}:
            role, said = "large", self.tr("All phones are in.")
        else:
            role, said = "", ""
        self.news.setText(said)
        self.news.setVisible(bool(said))
        self.news.setProperty("role", role)
        self.news.style().polish(self.news)

    def _show_addresses(self) -> None:
        others = [one for one in self._phones.addresses if one.ip != self._phones.address]
        self.other.setText(
            self.tr("The phones are in another network? Choose it:")
            if others
            else self.tr("Has the network changed?")
        )
        shown = tuple(self._network(one) for one in others)
        if shown == self._others_shown:
            return
        self._others_shown = shown
        _empty(self._choices)
        for one, said in zip(others, shown, strict=True):
            button = QPushButton(said)
            button.setObjectName(one.ip)
            button.setProperty("role", "quiet")
            button.clicked.connect(self._choose)
            self._choices.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)

    def _network(self, one: Reachable) -> str:
        sorts = {
            "wifi": self.tr("Wi-Fi"),
            "cable": self.tr("Cable"),
            "vpn": self.tr("VPN, hardly the right one"),
            "virtual": self.tr("Virtual, hardly the right one"),
        }
        sort = sorts.get(one.kind, one.adapter)
        if not one.home and one.kind not in ("vpn", "virtual"):
            sort = f"{sort}, {self.tr('open to the internet')}"
        return f"{sort}  ·  {one.adapter}  ·  {one.ip}"

    def _doctor(self, *, nobody: bool) -> str:
        """In plain words what may keep the phones away, and what to do."""
        said = [
            self.tr("Nobody has come yet.") if nobody else self.tr("Somebody is still missing."),
            self.tr("Is the phone in the same Wi-Fi as this computer, and not in a guest network?"),
            self.tr("A firewall may be in the way: allow Stella Desktop (Python) in it."),
        ]
        if any(one.kind == "vpn" for one in self._phones.addresses):
            said.append(self.tr("This computer uses a VPN: switch it off while you play."))
        return " ".join([*said, self.tr("Paper and the curtain work without any network.")])

    def _no_address(self) -> str:
        addresses = self._phones.addresses
        if not addresses:
            return self.tr(
                "This computer is in no network. Connect it with the network of the phones and "
                "look again. Paper and the curtain work without any network."
            )
        likely = any(one.likely for one in addresses)
        doubtful = ("vpn", "virtual")
        if not likely and any(not one.home and one.kind not in doubtful for one in addresses):
            return self.tr(
                "This computer is open to the internet here, so the game does not open by itself. "
                "Connect the computer with your home network and look again."
            )
        if not likely:
            return self.tr(
                "Only a VPN or a virtual network was found, and no phone is in there. Connect the "
                "computer with the network of the phones and look again."
            )
        return self.tr(
            "This network does not let the game in at the moment. Choose another one or look again."
        )

    # --- what is pressed --------------------------------------------------------------------------

    def _pressed(self) -> str:
        button = self.sender()
        return button.objectName() if isinstance(button, QPushButton) else ""

    def _note_moved_rows(self) -> None:
        phones = self._phones
        asked = tuple((line.seat, line.asked) for line in phones.roster)
        now = (self.news.text(), tuple(phones.knocks), asked, self._others_shown)
        if self._arranged not in ((), now):
            self._moved_at = self._clock()
        self._arranged = now

    @property
    def _is_calm(self) -> bool:
        return self._clock() - self._moved_at >= CALM

    def _choose(self) -> None:
        if self._is_calm:
            self._phones.choose(self._pressed())

    def _let_in(self) -> None:
        if self._is_calm:
            self._phones.let_in(self._pressed().removeprefix("let_in_"))

    def _turn_away(self) -> None:
        if self._is_calm:
            self._phones.turn_away(self._pressed().removeprefix("turn_away_"))

    def _move_here(self, seat: int) -> None:
        if self._is_calm:
            self._phones.move_here(seat)

    def _let_over(self, seat: int, number: str) -> None:
        if self._is_calm:
            self._phones.let_over(seat, number)

    def _keep(self, seat: int, number: str) -> None:
        if self._is_calm:
            self._phones.keep(seat, number)

    def _look_again(self) -> None:
        self._phones.start()
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._knocks_shown = None  # so that they are said anew
            self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.done.setFocus(Qt.FocusReason.OtherFocusReason)


def _empty(layout: QVBoxLayout) -> None:
    """Take everything out; whatever was pressed just now may still be busy, so later."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
