"""Six phones for real: headless Chromium plays against the running app."""

import json
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stella_desktop.assets import resources
from stella_desktop.content.packs import DeckOnDisk, WordPack
from stella_desktop.controller.game_controller import GameController
from stella_desktop.games.stella.moves import LockMarks, Phase, PointAt
from stella_desktop.phones.limits import Limits
from stella_desktop.phones.stella_state import Place
from stella_desktop.phones.table_link import PhoneTable
from stella_desktop.storage.paths import folders
from stella_desktop.ui.art import Art
from stella_desktop.ui.fonts import load_fonts
from stella_desktop.ui.games.stella.orientation import TURNS
from stella_desktop.ui.games.stella.play import StellaPlay
from stella_desktop.ui.house import House
from stella_desktop.ui.language import Languages
from stella_desktop.ui.look import Look, palette
from stella_desktop.ui.pages.phones import board_side, seen_grid
from tests.phones.browser import Chromium, Page, find_chromium
from tests.phones.conftest import SIDES, MakeController
from tests.phones.raw import Attack

LONG = 300_000
READY = (
    "document.querySelectorAll('.card .picture').length === 15 &&"
    " [...document.querySelectorAll('.card .picture')].every((i) => i.complete && i.naturalWidth)"
)
CELLS = ".map((c) => +c.dataset.cell).sort((a, b) => a - b)"
MARKED = f"[...document.querySelectorAll('.card.marked')]{CELLS}"
OPEN = f"[...document.querySelectorAll('.card.marked:not(.dim)')]{CELLS}"

CALM = "new Promise((go) => requestAnimationFrame(() => setTimeout(go, 250)))"
"""Everything that moves on the page has come to rest."""

pytestmark = [
    pytest.mark.skipif(find_chromium() is None, reason="no Chromium: apt-get install chromium"),
    pytest.mark.xdist_group("chromium"),  # one browser is enough for a small machine
]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Chromium]:
    with Chromium(str(find_chromium())) as browser:
        yield browser


class _Bridge(QObject):
    asked = Signal(object)


class Evening:
    """The app at its monitor, the phones in the hand. `beside` runs what drives the browser."""

    def __init__(self, qtbot: QtBot, play: StellaPlay, table: PhoneTable) -> None:
        self.qtbot, self.play, self.table = qtbot, play, table
        self.controller = play.controller
        self._bridge = _Bridge()
        self._bridge.asked.connect(lambda work: work())

    def beside(self, work: Callable[[], Any]) -> Any:
        thread = Attack(work)
        self.qtbot.waitUntil(lambda: not thread.is_alive(), timeout=LONG)
        return thread.result()

    def at_table(self, work: Callable[[], Any]) -> Any:
        """From the browser's thread: ask the app in its own."""
        box: list[Any] = []
        self._bridge.asked.emit(lambda: box.append(work()))
        end = time.monotonic() + 30
        while not box:
            assert time.monotonic() < end, "the app does not answer"
            time.sleep(0.003)
        return box[0]

    def url(self, seat: int) -> str:
        return str(self.at_table(lambda: self.table.seat_url(seat)))


MakeEvening = Callable[..., Evening]


@pytest.fixture
def make_evening(
    qtbot: QtBot,
    qapp: QApplication,
    deck: DeckOnDisk,
    words: WordPack,
    make_controller: MakeController,
) -> Iterator[MakeEvening]:
    made: list[Evening] = []
    qapp.setStyle("Fusion")
    qapp.setPalette(palette())
    load_fonts()

    def make(seats: int) -> Evening:
        controller: GameController = make_controller(seats, seed=4)
        look = Look()
        art = Art(resources(), deck.picture_path)
        house = House(
            folders=folders(), look=look, art=art, languages=Languages(), deck=deck, words=words
        )
        house.change_settings(language="en", motion=False)
        play = StellaPlay(house, controller, hold_ms=0)
        qtbot.addWidget(play)
        look.set_window(QSize(1280, 720))
        play.resize(1280, 720)
        play.show()
        turns = [TURNS[side] for side in SIDES[:seats]]
        table = PhoneTable(
            controller,
            {n: Place(seen_grid(turn), board_side(turn)) for n, turn in enumerate(turns)},
            deck=deck,
            words=words.cards,
            resources=resources(),
            # Six browsers of one machine ask for everything in one breath.
            limits=Limits(sockets=96),
            look_up=tuple,
        )
        assert table.start("127.0.0.1", (0,))
        made.append(Evening(qtbot, play, table))
        return made[-1]

    yield make
    for evening in made:
        evening.table.part()


def sit(evening: Evening, page: Page, seat: int) -> Page:
    page.go(evening.url(seat))
    page.wait(READY)
    return page


def mark(page: Page, cells: list[int]) -> None:
    for cell in cells:
        page.tap(f'[data-cell="{cell}"]')
    page.wait(f"JSON.stringify({MARKED}) === '{json.dumps(cells, separators=(',', ':'))}'")


def pass_pen(page: Page, *, taps: int = 1) -> None:
    page.tap("#action")
    page.tap("#sheet-yes", taps)
    page.wait("document.querySelector('#sheet').hidden")
    page.run("new Promise((go) => setTimeout(go, 320))")  # the page is deaf for a moment


def images_of(view: Any) -> int:
    """How many symbols lie on the pictures that were shown."""
    return sum(len(shown.choosers) for shown in view.shown)


def no_complaints(pages: list[Page]) -> None:
    assert [c for page in pages for c in page.complaints] == []
    asked = {url for page in pages for url in page.asked if not url.startswith("about:")}
    assert all(url.startswith(("http://127.0.0.1:", "ws://127.0.0.1:")) for url in asked), asked


def test_six_phones_play_a_whole_game(make_evening: MakeEvening, chromium: Chromium) -> None:
    evening = make_evening(6)
    controller = evening.controller
    chance = Random(2)

    def view() -> Any:
        return evening.at_table(lambda: controller.view(None))

    def evening_of_six() -> None:
        languages = ("vi", "ja", "en", "fa", "vi", "ja")
        pages = [chromium.phone(language=language) for language in languages]
        # One takes the big code and chooses the seat, the others have codes of their own.
        pages[0].go(str(evening.at_table(lambda: evening.table.table_url)))
        pages[0].tap(".seat:nth-child(1)")
        pages[0].wait(READY)
        for seat in range(1, 6):
            sit(evening, pages[seat], seat)
        assert all(page.run("location.hash") == "" for page in pages), "no token in the address"
        for number in range(1, 5):
            play_round(pages, number)
        outcome = evening.at_table(controller.session.outcome)
        for page in pages:
            page.wait("document.querySelector('#prompt').classList.contains('won')")
        totals = "[...document.querySelectorAll('.roster .stars span')].map((e) => e.textContent)"
        assert pages[2].run(totals) == [str(score) for score in outcome.scores]
        no_complaints(pages)

    def play_round(pages: list[Page], number: int) -> None:
        for seat, page in enumerate(pages):
            cells = sorted(chance.sample(range(15), chance.randint(2, 3)))
            page.wait(f"document.querySelectorAll('.card.marked').length === 0 && {READY}")
            mark(page, cells)
            if seat == 1:
                look_for_secrets(pages, cells)
            pass_pen(page, taps=(1, 2, 10)[seat % 3])
            wait_at_table(lambda seat=seat: controller.view(None).player(seat).locked)
            assert page.run("document.querySelector('#large').hidden")
            assert page.run("document.querySelector('.prompt.alert') === null")
        for page in pages:
            page.wait("document.querySelectorAll('.tag.scout').length === 1")
        while (now := view()).phase is Phase.REVEAL:
            page = pages[now.scout]
            page.wait(f"document.querySelectorAll('.who img').length === {images_of(now)}")
            own = page.wait(f"{OPEN}.length && {OPEN}")
            page.tap(f'[data-cell="{chance.choice(own)}"]')
            shown = len(now.shown)
            pass_pen(page, taps=2)
            wait_at_table(lambda shown=shown: len(controller.view(None).shown) != shown)
        if number < 4:
            pages[number].tap("#action")
            pages[number].tap("#sheet-yes", 2)
            wait_at_table(lambda: controller.view(None).number == number + 1)

    def look_for_secrets(pages: list[Page], cells: list[int]) -> None:
        """The ticks of the second phone are on no other page, in nothing that is stored there."""
        for other in (pages[0], pages[3]):
            ticks = other.run("JSON.stringify([sessionStorage['stella.ticks'] || ''])")
            assert json.dumps(cells, separators=(",", ":")) not in ticks
            assert other.run(f"JSON.stringify({MARKED})") != json.dumps(cells)

    def wait_at_table(true: Callable[[], bool]) -> None:
        end = time.monotonic() + 30
        while not evening.at_table(true):
            assert time.monotonic() < end
            time.sleep(0.02)

    evening.beside(evening_of_six)
    assert controller.session.outcome() is not None
    # A doubled tap was made for each lock, and none of them counted twice.
    locks = [move for move in controller.session.moves if move.kind == "lock_marks"]
    assert len(locks) == 24
    assert evening.play.front is not None


def test_a_phone_survives_reload_sleep_back_and_a_second_tab(
    make_evening: MakeEvening, chromium: Chromium
) -> None:
    evening = make_evening(3)

    def hardships() -> None:
        page = sit(evening, chromium.phone(360, 640), 0)
        mark(page, [3, 8])
        shown = f"JSON.stringify({MARKED}) === '[3,8]'"
        # Reload: one message rebuilds everything.
        page.call("Page.reload")
        page.wait(f"{READY} && {shown}")
        # Back and forward again.
        page.go("about:blank")
        page.wait("location.href === 'about:blank'")
        page.run("history.back()")
        page.wait(f"location.host && {READY} && {shown}")
        # Asleep, and awake again.
        page.call("Page.setWebLifecycleState", state="frozen")
        page.call("Page.setWebLifecycleState", state="active")
        page.tap('[data-cell="11"]')
        page.wait(f"JSON.stringify({MARKED}) === '[3,8,11]'")
        # The server loses the phone (another Wi-Fi): ticks made meanwhile are not lost.
        evening.at_table(lambda: [c.drop() for c in list(evening.table.server.connections)])
        page.tap('[data-cell="12"]')
        page.wait(f"JSON.stringify({MARKED}) === '[3,8,11,12]'")
        end = time.monotonic() + 30
        while evening.at_table(lambda: evening.controller.draft(0)) != (3, 8, 11, 12):
            assert time.monotonic() < end
            time.sleep(0.05)
        # A second tab of the same browser takes over, the first one says so.
        tab = sit(evening, chromium.tab(page.context, 360, 640, "en"), 0)
        tab.wait("JSON.stringify(" + MARKED + ") === '[3,8,11,12]'")
        page.wait("document.querySelector('#door-title').textContent.includes('tab')")
        assert page.run(f"{MARKED}.length === 0 || document.querySelector('#game').hidden")
        page.tap("#door-button")
        page.wait(f"{READY} && !document.querySelector('#game').hidden")
        no_complaints([page, tab])

    evening.beside(hardships)


def test_another_phone_asks_and_the_first_one_is_told(
    make_evening: MakeEvening, chromium: Chromium
) -> None:
    evening = make_evening(3)

    def takeover() -> None:
        first = sit(evening, chromium.phone(), 1)
        second = chromium.phone(language="ja")
        second.go(evening.url(1))
        second.wait("document.querySelector('#door-title').textContent.includes('席')")
        shown = second.run("document.querySelector('#door-number').textContent")
        assert evening.at_table(lambda: evening.table.roster[1].asked) == shown
        evening.at_table(lambda: evening.table.let_over(1, shown))
        second.wait(READY)
        first.wait("document.querySelector('#door-title').textContent.includes('another phone')")
        # Its token is worthless now, also after a reload.
        first.call("Page.reload")
        first.wait("document.querySelector('#door-button').textContent.includes('code')")
        evening.at_table(lambda: evening.table.move_here(1))
        second.wait("document.querySelector('#door-title').textContent.includes('モニター')")
        no_complaints([first, second])

    evening.beside(takeover)


@pytest.mark.parametrize(
    ("language", "title", "text"),
    [
        ("en", "put away", "Thank you"),
        ("ja", "かたづけました", "ありがとう"),
        ("vi", "cất đi", "Cảm ơn"),
        ("fa", "جمع کردیم", "ممنون"),
    ],
)
def test_at_the_end_a_phone_says_goodbye_and_calls_no_more(
    make_evening: MakeEvening, chromium: Chromium, language: str, title: str, text: str
) -> None:
    evening = make_evening(3)

    def goodbye() -> None:
        page = sit(evening, chromium.phone(language=language), 0)
        page.run(
            "window.calls = 0; const Real = WebSocket; window.WebSocket = function (url) {"
            " window.calls += 1; return new Real(url); }; true"
        )
        evening.at_table(evening.table.part)
        page.wait(f"document.querySelector('#door-title').textContent.includes('{title}')")
        assert text in page.run("document.querySelector('#door-text').textContent")
        assert page.run("document.querySelector('#door-button').hidden")
        for event in ("online", "focus", "pageshow"):
            page.run(f"window.dispatchEvent(new Event('{event}'))")
        page.run("new Promise((go) => setTimeout(go, 700))")  # later than it would call again
        assert page.run("window.calls") == 0
        assert page.run("document.querySelector('#lost').hidden")
        assert page.run("document.querySelector('#game').hidden"), "nothing of the game stays"
        no_complaints([page])

    evening.beside(goodbye)


def test_a_phone_that_slept_at_the_end_does_not_call_for_ever(
    make_evening: MakeEvening, chromium: Chromium
) -> None:
    evening = make_evening(3)
    server = evening.table.server

    def wake_up_late() -> None:
        page = sit(evening, chromium.phone(), 0)
        mark(page, [3])
        # The pauses between two calls pass quickly here.
        page.run("const real = setTimeout; window.setTimeout = (act) => real(act, 1); true")
        port = evening.at_table(lambda: (server.port, server.close())[0])
        page.wait("document.querySelector('#door-title').textContent.includes('not answer')")
        assert page.run("document.querySelector('#lost').hidden")
        assert page.run("document.querySelector('#game').hidden")
        # If the game was only away for a while, one tap brings it back, ticks and all.
        assert evening.at_table(lambda: server.listen("127.0.0.1", (port,)))
        page.tap("#door-button")
        page.wait(f"JSON.stringify({MARKED}) === '[3]'")

    evening.beside(wake_up_late)


def test_who_scans_the_code_again_takes_the_own_seat_again(
    make_evening: MakeEvening, chromium: Chromium
) -> None:
    evening = make_evening(3)

    def scan_again() -> None:
        page = sit(evening, chromium.phone(), 1)
        tab = chromium.tab(page.context, 390, 844, "en")
        tab.go(str(evening.at_table(lambda: evening.table.table_url)))
        assert "your seat" in tab.wait("(document.querySelector('.seat.mine') || {}).textContent")
        assert tab.run("document.querySelectorAll('.seat.taken').length") == 0
        tab.tap(".seat.mine")
        tab.wait(READY)
        no_complaints([page, tab])

    evening.beside(scan_again)


SIZES = (
    *((390, 844), (360, 640), (320, 568)),
    *((844, 390), (667, 375), (568, 320), (1024, 768)),
)
PARTS = "button, .slate, .roster li, #prompt, #word, #count"
BOXES = f"""[...document.querySelectorAll('{PARTS}')].filter((e) => e.getClientRects().length)
    .map((e) => {{ const r = e.getBoundingClientRect();
        return [e.id || e.className, r.left, r.top, r.right, r.bottom]; }})"""
SMALLEST = """Math.min(...[...document.querySelectorAll('.bar button, .top button')]
    .filter((e) => e.getClientRects().length)
    .map((e) => Math.min(e.offsetWidth, e.offsetHeight)))"""
CUT = """[...document.querySelectorAll('button:not(.card)')]
    .filter((b) => b.getClientRects().length && b.scrollWidth > b.clientWidth + 1)
    .map((b) => b.textContent)"""
ROWS = """[...document.querySelectorAll('.roster li')].flatMap((row) => {
    const box = (e) => { const r = e.getBoundingClientRect();
        return [r.left, r.top, r.right, r.bottom].map(Math.round); };
    const name = row.querySelector('.who-name');
    const parts = [...row.querySelectorAll('img, .who-name, .tag, .marks, .stars span')]
        .map((e) => [e.textContent || e.className, ...box(e)]);
    const [left, top, right, bottom] = box(row);
    const side = row.closest('.side').getBoundingClientRect();
    const wrong = parts.filter(([, l, t, r, b]) =>
        l < left - 1 || r > right + 1 || t < top - 2 || b > bottom + 2);
    for (const [a, l, t, r, b] of parts) {
        for (const [o, ol, ot, or, ob] of parts) {
            if (a !== o && l + 1 < or && ol + 1 < r && t + 2 < ob && ot + 2 < b) wrong.push([a, o]);
        }
    }
    if (name.scrollWidth > name.clientWidth + 1) wrong.push(['cut', name.textContent]);
    if (top < side.top - 1 || bottom > side.bottom + 1) wrong.push(['outside', name.textContent]);
    return wrong;
})"""
"""What in the rows of the players is cut, painted over something else, or out of sight."""


@pytest.mark.parametrize("language", ["en", "ja", "vi", "fa"])
def test_everything_is_on_the_page_and_can_be_hit(
    make_evening: MakeEvening, chromium: Chromium, language: str
) -> None:
    evening = make_evening(6)

    controller = evening.controller

    def check(page: Page, seat: int) -> None:
        for wide, high in SIZES:
            page.resize(wide, high)
            page.run("new Promise((go) => requestAnimationFrame(() => setTimeout(go, 60)))")
            for name, left, top, right, bottom in page.run(BOXES):
                inside = left >= -1 and top >= -1 and right <= wide + 1 and bottom <= high + 1
                assert inside, (name, (left, top, right, bottom), (wide, high), seat)
            assert page.run(SMALLEST) >= 44
            assert page.run("document.querySelector('.card').offsetWidth") >= 36
            assert page.run(CUT) == []
            assert page.run(ROWS) == [], (wide, high, seat)

    def reveal() -> None:
        """The first seat is in the dark with ten marks, and falls."""
        controller.submit(LockMarks(0, tuple(range(10))))
        for seat in range(1, 6):
            controller.submit(LockMarks(seat, (seat, 9)))

    def point() -> None:
        view = controller.view(None)
        own = controller.view(view.scout).own_marks
        shown = {one.cell for one in view.shown}
        cells = [cell for cell in own if cell not in shown]
        controller.submit(PointAt(view.scout, 0 if view.scout == 0 and 0 in cells else cells[-1]))

    def to_the_scores() -> None:
        while controller.view(None).phase is Phase.REVEAL:
            point()

    def measure() -> None:
        pages = []
        for seat in (0, 1):  # one board lies, one stands
            pages.append(page := sit(evening, chromium.phone(language=language), seat))
            mark(page, [2, 9])
            check(page, seat)
        evening.at_table(reveal)
        for seat, page in enumerate(pages):
            page.wait("document.querySelectorAll('.tag.dark').length === 1")
            check(page, seat)
        evening.at_table(to_the_scores)
        for seat, page in enumerate(pages):
            page.wait("document.querySelectorAll('.tag.dark + .tag.fallen').length === 1")
            page.wait("document.querySelector('.primary.quiet') !== null")
            check(page, seat)
            direction = page.run("document.documentElement.dir")
            assert direction == ("rtl" if language == "fa" else "ltr")
        no_complaints(pages)

    evening.beside(measure)


HOLD = """(() => { const r = document.querySelector('#hold').getBoundingClientRect();
    return [r.x + 20, r.y + 20]; })()"""
LOOKS = """JSON.stringify([...document.querySelectorAll('#game *')].map((e) => {
    const style = getComputedStyle(e);
    return [e.tagName, ...[...e.attributes].map((a) => a.name + '=' + a.value), e.firstChild
        && e.firstChild.nodeValue, ...[...style].filter((name) => !name.startsWith('--'))
            .map((name) => style.getPropertyValue(name))];
}))"""
"""How everything of the game looks and what a screen reader says of it."""


def put_finger(page: Page) -> None:
    x, y = page.run(HOLD)
    page.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])


def lift_finger(page: Page) -> None:
    page.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])


def test_a_hidden_board_shows_its_marks_only_while_it_is_held(
    make_evening: MakeEvening, chromium: Chromium
) -> None:
    evening = make_evening(3)

    def hide() -> None:
        page = sit(evening, chromium.phone(), 0)
        mark(page, [4])
        crosses = "document.querySelectorAll('.card.marked, .slate .cross').length"
        page.tap("#veil-toggle")
        page.wait(f"{crosses} === 0")
        assert "marked" not in page.run("document.querySelector('[data-cell=\"4\"]').ariaLabel")
        put_finger(page)
        page.wait(f"{crosses} === 2")
        assert "marked" in page.run("document.querySelector('[data-cell=\"4\"]').ariaLabel")
        lift_finger(page)
        page.wait(f"{crosses} === 0")
        # The wish outlives a reload.
        page.call("Page.reload")
        page.wait(f"{READY} && {crosses} === 0")
        no_complaints([page])

    evening.beside(hide)


@pytest.mark.parametrize("chosen", [False, True], ids=["scouting", "with a picture chosen"])
def test_a_hidden_board_of_a_scout_looks_the_same_whatever_it_has_marked(
    make_evening: MakeEvening, chromium: Chromium, chosen: bool
) -> None:
    def board(marks: tuple[int, ...]) -> tuple[bytes, str]:
        evening = make_evening(3)
        controller = evening.controller
        for seat in range(3):
            controller.submit(LockMarks(seat, marks))
        scout = controller.view(None).scout
        assert scout is not None

        def look() -> tuple[bytes, str]:
            page = sit(evening, chromium.phone(), scout)
            page.wait(f"{OPEN}.length === {len(marks)}")
            if chosen:
                page.tap(f'[data-cell="{marks[0]}"]')
                page.wait("document.querySelectorAll('.card.selected').length === 1")
            page.tap("#veil-toggle")
            page.wait("document.querySelector('.veiled') !== null")
            page.run(CALM)
            hidden = page.picture(), page.run(LOOKS)
            put_finger(page)
            page.wait(f"{OPEN}.length === {len(marks)}")
            page.run(CALM)
            assert page.picture() != hidden[0], "the test looks where the marks are"
            lift_finger(page)
            page.wait(f"{MARKED}.length === 0")
            page.run(CALM)
            key = evening.table.server._files.key
            assert (page.picture(), page.run(LOOKS)) == hidden, "as it was before one looked"
            no_complaints([page])
            return hidden[0], hidden[1].replace(key, "")

        seen: tuple[bytes, str] = evening.beside(look)
        return seen

    assert board((0, 6, 12)) == board((3, 4, 13))
