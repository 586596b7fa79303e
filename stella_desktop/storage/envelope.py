"""What a save file says, field by field; the page for people is FORMAT.md.

The engine's dataclasses are checked here, at the border, and know nothing of it. A model is built
once per game, because building one takes longer than reading a save.
"""

from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from typing import Annotated, Any, assert_never

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Discriminator,
    Field,
    Tag,
    TypeAdapter,
    create_model,
)

from stella_desktop.engine import (
    Entry,
    Game,
    Made,
    Outcome,
    Progress,
    PutBack,
    Seat,
    Setup,
    TakenBack,
)
from stella_desktop.storage.migrations import FORMAT
from stella_desktop.storage.table import Strict, TableInfo

TAKE_BACK, PUT_BACK = b'{"take_back":true}', b'{"put_back":true}'


def _utc(text: object) -> datetime:
    """ISO 8601 with an offset, as UTC; pydantic alone would also take seconds since 1970."""
    if not isinstance(text, str):
        raise ValueError("not a text")  # noqa: TRY004 - pydantic listens to ValueError only
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError("no time zone")
    try:
        return moment.astimezone(UTC)
    except OverflowError:
        raise ValueError("out of time") from None


def _ascending(cells: tuple[int, ...]) -> tuple[int, ...]:
    if list(cells) != sorted(set(cells)):
        raise ValueError("not ascending")
    return cells


def _true(value: bool) -> bool:
    if not value:
        raise ValueError("not true")
    return value


SeatKey = Annotated[str, Field(pattern=r"^(0|[1-9][0-9]?)\z")]
Cells = Annotated[tuple[Annotated[int, Field(ge=0, lt=1000)], ...], AfterValidator(_ascending)]
Moment = Annotated[datetime, BeforeValidator(_utc)]
True_ = Annotated[bool, AfterValidator(_true)]


class Headline(Strict, extra="ignore"):
    """What a list of saves shows. All of it is public."""

    game: str
    saved_at: Moment
    table: TableInfo
    progress: Progress | None = None
    outcome: Outcome | None = None


class Envelope(Headline, extra="forbid"):
    """A whole save; `setup`, `journal` and `state` get their types from the game."""

    format: Annotated[int, Field(ge=FORMAT, le=FORMAT)]
    app: Annotated[str, Field(max_length=40)]
    rules: Annotated[int, Field(ge=1)]
    id: Annotated[str, Field(pattern=r"^[0-9a-f]{32}\z")]
    setup: Any
    journal: Any
    ply: int
    drafts: Annotated[dict[SeatKey, Cells], Field(default_factory=dict)]
    state: Any = None


class _TakeBack(Strict):
    take_back: True_

    def entry(self) -> Entry:
        return TakenBack()


class _PutBack(Strict):
    put_back: True_

    def entry(self) -> Entry:
        return PutBack()


class _Move(Strict):
    move: Any

    def entry(self) -> Entry:
        return Made(self.move)


def _tag(entry: object) -> str | None:
    return next(iter(entry), None) if isinstance(entry, dict) and len(entry) == 1 else None


class Codec:
    """How one game is written and read."""

    def __init__(self, game: Game) -> None:
        # `Any`: types that exist only at run time mean nothing to mypy.
        move_type: Any = game.move_type
        state_type: Any = game.state_type
        setup = create_model(
            "Setup",
            __base__=Strict,
            game=(str, ...),
            seats=(int, ...),
            seed=(int, ...),
            cards=(tuple[str, ...], ...),
            words=(tuple[str, ...], ...),
            options=(game.options_type, ...),
        )
        move: Any = create_model(
            "Move", __base__=_Move, move=(move_type, Field(discriminator="kind"))
        )
        entry: Any = Annotated[
            Annotated[move, Tag("move")]
            | Annotated[_TakeBack, Tag("take_back")]
            | Annotated[_PutBack, Tag("put_back")],
            Discriminator(_tag),
        ]
        self.envelope: type[Envelope] = create_model(
            "Save",
            __base__=Envelope,
            setup=(setup, ...),
            journal=(tuple[entry, ...], ...),
            state=(state_type | None, None),
        )
        self._move: TypeAdapter[Any] = TypeAdapter(move_type)
        self._state: TypeAdapter[Any] = TypeAdapter(state_type)
        self._setup: TypeAdapter[Setup] = TypeAdapter(Setup)

    def setup_json(self, setup: Setup) -> bytes:
        return self._setup.dump_json(setup)

    def state_json(self, state: Any) -> bytes:
        return self._state.dump_json(state)

    def entry_json(self, entry: Entry) -> bytes:
        match entry:
            case Made(move):
                return b'{"move":%b}' % self._move.dump_json(move)
            case TakenBack():
                return TAKE_BACK
            case PutBack():
                return PUT_BACK
            case _:
                assert_never(entry)


@cache
def codec_for(game: Game) -> Codec:
    """The one codec of a game."""
    return Codec(game)


def setup_of(envelope: Envelope) -> Setup:
    raw = envelope.setup
    return Setup(raw.game, raw.seats, raw.seed, raw.cards, raw.words, raw.options)


def entries_of(envelope: Envelope) -> Iterator[Entry]:
    return (entry.entry() for entry in envelope.journal)


def drafts_of(envelope: Envelope) -> dict[Seat, tuple[int, ...]]:
    return {int(seat): cells for seat, cells in envelope.drafts.items()}
