"""One game with everything around it, to the bytes of a save and back."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime
from functools import cache
from typing import Any, TypeVar
from uuid import uuid4

from pydantic import TypeAdapter, ValidationError

from stella_desktop import __version__
from stella_desktop.engine import (
    Entry,
    Game,
    IllegalMove,
    Made,
    Outcome,
    Progress,
    Seat,
    Session,
    Setup,
    SetupError,
    SubsetOf,
    sits_at,
)
from stella_desktop.games import GAMES
from stella_desktop.storage.envelope import (
    Envelope,
    Headline,
    codec_for,
    drafts_of,
    entries_of,
    setup_of,
)
from stella_desktop.storage.errors import SaveError, SaveReason
from stella_desktop.storage.migrations import FORMAT, brought_to_rules, migrated
from stella_desktop.storage.packing import Packer, damaged, truncated, unpacked
from stella_desktop.storage.strict_json import Refused, parsed
from stella_desktop.storage.table import TableInfo

M = TypeVar("M", bound=Headline)


def new_id() -> str:
    return uuid4().hex


@dataclass(slots=True)
class SavedGame:
    """A game and all that a save keeps of it.

    `drafts`: cells that a seat has marked and not locked yet; as secret as marks. After loading
    they hold only what the seat may still choose.
    """

    session: Session
    table: TableInfo
    drafts: dict[Seat, tuple[int, ...]] = field(default_factory=dict)
    id: str = field(default_factory=new_id)
    saved_at: datetime = field(default_factory=lambda: datetime.now(UTC))
    _written: "_Written | None" = field(default=None, init=False, repr=False, compare=False)


@dataclass(slots=True)
class _Written:
    """What is compressed already of a save: its head, and so many entries of the journal."""

    session: Session
    table: TableInfo
    id: str
    packer: Packer = field(default_factory=Packer)
    entries: int = 0

    def fits(self, saved: SavedGame) -> bool:
        return self.session is saved.session and self.table is saved.table and self.id == saved.id


# --- writing ------------------------------------------------------------------------------------


def dump(saved: SavedGame) -> bytes:
    """The bytes of the save. Cost: that of the entries since the last dump of the same object.

    Raises `SaveError` if it could not be read again because of its size.
    """
    codec = codec_for(saved.session.game)
    written = saved._written
    if written is None or not written.fits(saved):
        written = saved._written = _Written(saved.session, saved.table, saved.id)
        written.packer.grow(_head(saved))
    for entry in saved.session.journal[written.entries :]:
        comma = b"," if written.entries else b""
        written.packer.grow(comma + codec.entry_json(entry))
        written.entries += 1
    return written.packer.file_with(_tail(saved))


def _head(saved: SavedGame) -> bytes:
    """What hardly ever changes during a game, up to the journal."""
    game = saved.session.game
    head = {"format": FORMAT, "app": __version__, "game": game.id, "rules": game.rules}
    return b'%b,"id":%b,"setup":%b,"table":%b,"journal":[' % (
        json.dumps(head, separators=(",", ":"))[:-1].encode(),
        json.dumps(saved.id).encode(),
        codec_for(game).setup_json(saved.session.setup),
        saved.table.model_dump_json().encode(),
    )


def _tail(saved: SavedGame) -> bytes:
    session = saved.session
    state = session.state
    rest = {
        "ply": session.ply,
        "saved_at": saved.saved_at.astimezone(UTC).isoformat(),
        "drafts": {str(seat): list(cells) for seat, cells in saved.drafts.items() if cells},
    }
    return b'],%b,"progress":%b,"outcome":%b,"state":%b}' % (
        json.dumps(rest, separators=(",", ":"))[1:-1].encode(),
        _progress_adapter().dump_json(session.game.progress(state)),
        _outcome_adapter().dump_json(session.outcome()),
        codec_for(session.game).state_json(state),
    )


@cache
def _progress_adapter() -> TypeAdapter[Progress]:
    return TypeAdapter(Progress)


@cache
def _outcome_adapter() -> TypeAdapter[Outcome | None]:
    return TypeAdapter(Outcome | None)


# --- reading ------------------------------------------------------------------------------------


def load(data: bytes, games: Mapping[str, Game] = GAMES) -> SavedGame:
    """The game in a save: checked field by field, played again move by move, and compared with
    the table that was saved. Raises `SaveError`."""
    raw = _json_of(data)
    game = _game_of(raw, games)
    envelope = _validated(codec_for(game).envelope, _under_rules_of(game, raw))
    setup = setup_of(envelope)
    _check_seats(envelope, setup)
    old = envelope.rules < game.rules
    session = _replayed(game, setup, envelope, old=old)
    _compare(session, envelope, old=old)
    return SavedGame(
        session=session,
        table=envelope.table,
        drafts=_open_drafts(session, drafts_of(envelope)),
        id=envelope.id,
        saved_at=envelope.saved_at,
    )


def headline(data: bytes, games: Mapping[str, Game] = GAMES) -> Headline:
    """What a list of saves shows. Much cheaper than `load`, which may still refuse the save; where
    a save tells no progress, it is loaded. Raises `SaveError`."""
    raw = _json_of(data)
    game = _game_of(raw, games)
    told = _validated(Headline, raw)
    if told.progress is not None:
        _check_told(told, told.progress, game)
        return told
    session = load(data, games).session
    progress = session.game.progress(session.state)
    return told.model_copy(update={"progress": progress, "outcome": session.outcome()})


def _json_of(data: bytes) -> dict[str, Any]:
    """The object in a file, brought to the present format."""
    packed_text = unpacked(data)
    try:
        text = packed_text.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise damaged() if packed_text.startswith(b"{") else _foreign() from None
    if not text.lstrip().startswith("{"):
        raise _foreign()
    try:
        raw = parsed(text)
    except json.JSONDecodeError as error:
        raise _broken(text, error) from None
    except Refused as refused:
        raise _invalid(refused.what) from None
    number = raw.get("format")
    if type(number) is not int or number < 1 or "game" not in raw:
        raise _foreign()
    if number > FORMAT:
        raise _newer(raw)
    try:
        return migrated(raw)
    except (KeyError, TypeError, ValueError):
        raise _invalid(f"format {number}") from None


def _broken(text: str, error: json.JSONDecodeError) -> SaveError:
    whole = text.rstrip()
    if error.msg == "Extra data":
        return damaged()
    return truncated() if error.pos >= len(whole) or not whole.endswith("}") else damaged()


def _game_of(raw: dict[str, Any], games: Mapping[str, Game]) -> Game:
    name, rules = raw["game"], raw.get("rules")
    if not isinstance(name, str):
        raise _invalid("game")
    if name not in games:
        raise SaveError(
            SaveReason.UNKNOWN_GAME, f'The game "{name[:40]}" is not on this shelf.', name
        )
    game = games[name]
    if type(rules) is int and rules > game.rules:
        raise _newer(raw)
    return game


def _under_rules_of(game: Game, raw: dict[str, Any]) -> dict[str, Any]:
    rules = raw.get("rules")
    if type(rules) is not int or rules < 1:
        return raw  # the model refuses it
    try:
        return brought_to_rules(raw, game.rules)
    except (AttributeError, KeyError, TypeError, ValueError):
        raise _invalid(f"rules {rules}") from None


def _validated(model: type[M], raw: dict[str, Any]) -> M:
    try:
        # Back to text: strict models take a list for a tuple only out of JSON.
        return model.model_validate_json(json.dumps(raw))
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise (_missing if first["type"] == "missing" else _invalid)(where) from None
    except RecursionError:
        raise _invalid("nested too deeply") from None


def _check_seats(envelope: Envelope, setup: Setup) -> None:
    if setup.game != envelope.game:
        raise _invalid("setup.game")
    if len(envelope.table.players) != setup.seats:
        raise _invalid("table.players")
    if any(seat >= setup.seats for seat in drafts_of(envelope)):
        raise _invalid("drafts")


def _check_told(told: Headline, progress: Progress, game: Game) -> None:
    """That a list can show this. Whether it is true only the moves can say (`load`)."""
    seats, outcome = len(told.table.players), told.outcome
    if seats not in game.seats:
        raise _invalid("table.players")
    if not 1 <= progress.round <= (progress.rounds or progress.round):
        raise _invalid("progress.round")
    if any(len(row) != seats for row in (*progress.scores, progress.totals)):
        raise _invalid("progress.scores")
    if outcome and not (outcome.winners and all(sits_at(seat, seats) for seat in outcome.winners)):
        raise _invalid("outcome.winners")
    if outcome and len(outcome.scores) != seats:
        raise _invalid("outcome.scores")


def _replayed(game: Game, setup: Setup, envelope: Envelope, *, old: bool) -> Session:
    try:
        return Session.replayed(game, setup, _seated(entries_of(envelope), setup.seats))
    except SetupError:
        raise _invalid("setup") from None
    except IllegalMove as bad:
        sentence = f"This game cannot be played again, {bad}." if not old else _too_old()
        raise SaveError(SaveReason.BAD_MOVE, sentence, str(bad)) from None


def _seated(entries: Iterator[Entry], seats: int) -> Iterator[Entry]:
    """The entries, as long as their seats are at this table: the rules take that for granted."""
    for number, entry in enumerate(entries, start=1):
        if isinstance(entry, Made) and entry.move.seat not in range(seats):
            raise IllegalMove("no_seat", f"entry {number}: there is no seat {entry.move.seat}")
        yield entry


def _compare(session: Session, envelope: Envelope, *, old: bool) -> None:
    differing: tuple[str, ...] = ()
    if envelope.ply != session.ply:
        differing = ("ply",)
    elif envelope.state is not None and envelope.state != session.state:
        differing = tuple(
            f"state.{f.name}"
            for f in fields(session.state)
            if getattr(envelope.state, f.name) != getattr(session.state, f.name)
        )
    elif envelope.progress not in (None, session.game.progress(session.state)):
        differing = ("progress",)
    elif envelope.progress and envelope.outcome != session.outcome():
        differing = ("outcome",)
    if differing:
        names = ", ".join(differing)
        sentence = f"Its moves do not lead to the table that was saved: {names} would differ."
        raise SaveError(SaveReason.SNAPSHOT_DIFFERS, _too_old() if old else sentence, names)


def _open_drafts(
    session: Session, drafts: dict[Seat, tuple[int, ...]]
) -> dict[Seat, tuple[int, ...]]:
    """Of each draft what the seat may still choose; a screen need not expect anything else."""
    kept: dict[Seat, tuple[int, ...]] = {}
    for seat, cells in drafts.items():
        spaces = session.game.legal_moves(session.state, seat)
        domains = [domain for space in spaces for _, domain in space.fields]
        offered = {i for domain in domains if isinstance(domain, SubsetOf) for i in domain.items}
        if still := tuple(cell for cell in cells if cell in offered):
            kept[seat] = still
    return kept


def _foreign() -> SaveError:
    return SaveError(SaveReason.FOREIGN, "This is not a save of Stella Desktop.")


def _newer(raw: dict[str, Any]) -> SaveError:
    app = raw.get("app")
    known = f" ({app})" if isinstance(app, str) and len(app) <= 40 else ""
    return SaveError(SaveReason.NEWER, f"A newer version{known} of Stella Desktop wrote this save.")


def _invalid(where: str) -> SaveError:
    return SaveError(SaveReason.INVALID, f"A field of this save makes no sense: {where}.", where)


def _missing(where: str) -> SaveError:
    return SaveError(SaveReason.INVALID, f"A field of this save is missing: {where}.", where)


def _too_old() -> str:
    return "This game began under older rules and cannot be continued under the present ones."
