"""How phones come to the table: the big code, who is in, and what to do if nobody can come."""

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

    `draw_code` makes an image of a text, one pixel a module (`phones.qr.qr_image`).
    """

    def __init__(
        self,
        look: Look,
        art: Art,
        seats: tuple[SeatInfo, ...],
        phones: Phones,
        draw_code: Callable[[str], QImage],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, art, parent)
        self._seats = seats
        self._phones, self._draw_code = phones, draw_code
        self._drawn = ""
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
        self.trouble = label("alert")
        self.again = QPushButton()
        self.again.clicked.connect(self._look_again)
        self.other = label("soft")
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
        left.addWidget(self.again, 0, Qt.AlignmentFlag.AlignCenter)
        inside = QWidget()
        right = QVBoxLayout(inside)
        right.setContentsMargins(0, 0, 0, 0)
        right.addWidget(self.trouble)
        for part in (self._knocks, self._lines):
            right.addLayout(part)
        right.addStretch(1)
        right.addWidget(self.other)
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
        self._column, self._middle, self._paper, self._right = column, middle, left, right

    # --- showing ----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show how things are now; also after `changed` of the phones."""
        look, phones = self._look, self._phones
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
        self.trouble.setText(self._doctor())
        self.trouble.setVisible(bool(self.trouble.text()))
        self.again.setText(self.tr("Look again"))
        self.again.setVisible(not phones.address)
        self._show_addresses()

    def _show_code(self) -> None:
        url, short = self._phones.table_url, self._phones.short_address
        if url != self._drawn:
            self._drawn = url
            self.code.show_code(self._draw_code(url) if url else QImage(), short)
        self.code.setVisible(bool(url))
        if not url:
            self.how.setText(self._no_address())
            self.short.setText("")
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
                row.here_wanted.connect(self._phones.move_here)
                row.over_wanted.connect(self._phones.let_over)
                row.keep_wanted.connect(self._phones.keep)
                self._lines.insertWidget(list(lines).index(seat), row)
            self.rows[seat].show_line(line)

    def _show_knocks(self) -> None:
        _empty(self._knocks)
        for number in self._phones.knocks:
            frame = QFrame()
            frame.setProperty("role", "panel")
            said = label("strong")
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
            row.addWidget(said, 1)
            row.addWidget(no)
            row.addWidget(yes)
            self._knocks.addWidget(frame)

    def _show_addresses(self) -> None:
        _empty(self._choices)
        phones = self._phones
        others = [one for one in phones.addresses if one.ip != phones.address]
        self.other.setVisible(bool(others))
        self.other.setText(self.tr("The phones are in another network? Choose it:"))
        for one in others:
            button = QPushButton(self._network(one))
            button.setObjectName(one.ip)
            button.setProperty("role", "quiet")
            button.clicked.connect(self._choose)
            self._choices.addWidget(button)

    def _network(self, one: Reachable) -> str:
        sorts = {
            "wifi": self.tr("Wi-Fi"),
            "cable": self.tr("Cable"),
            "vpn": self.tr("VPN, hardly the right one"),
            "virtual": self.tr("Virtual, hardly the right one"),
        }
        return f"{sorts.get(one.kind, one.adapter)}  ·  {one.adapter}  ·  {one.ip}"

    def _doctor(self) -> str:
        """In plain words what may keep the phones away, and what to do."""
        phones = self._phones
        if not phones.address or not phones.lonely:
            return ""
        said = [
            self.tr("Nobody has come yet."),
            self.tr("Is the phone in the same Wi-Fi as this computer, and not in a guest network?"),
            self.tr("A firewall may be in the way: allow Stella Desktop (Python) in it."),
        ]
        if any(one.kind == "vpn" for one in phones.addresses):
            said.append(self.tr("This computer uses a VPN: switch it off while you play."))
        return " ".join([*said, self.tr("Paper and the curtain work without any network.")])

    def _no_address(self) -> str:
        addresses = self._phones.addresses
        if not addresses:
            return self.tr(
                "This computer is in no network. Connect it with the network of the phones and "
                "look again. Paper and the curtain work without any network."
            )
        if not any(one.likely for one in addresses):
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

    def _choose(self) -> None:
        self._phones.choose(self._pressed())

    def _let_in(self) -> None:
        self._phones.let_in(self._pressed().removeprefix("let_in_"))

    def _turn_away(self) -> None:
        self._phones.turn_away(self._pressed().removeprefix("turn_away_"))

    def _look_again(self) -> None:
        self._phones.start()
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
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
