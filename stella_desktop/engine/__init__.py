"""The rules engine: frozen states, pure functions, the standard library and nothing else."""

from stella_desktop.engine.bots import Bot, RandomBot
from stella_desktop.engine.rng import Rng
from stella_desktop.engine.session import Entry, Made, PutBack, Session, TakenBack
from stella_desktop.engine.spaces import FreeText, MoveSpace, OneOf, SubsetOf, same_moves
from stella_desktop.engine.tuples import put
from stella_desktop.engine.types import (
    CardId,
    Game,
    IllegalMove,
    Move,
    Outcome,
    Progress,
    Seat,
    Setup,
    SetupError,
    Step,
    TakeBack,
    WordId,
    refused,
    sits_at,
)

__all__ = [
    "Bot",
    "CardId",
    "Entry",
    "FreeText",
    "Game",
    "IllegalMove",
    "Made",
    "Move",
    "MoveSpace",
    "OneOf",
    "Outcome",
    "Progress",
    "PutBack",
    "RandomBot",
    "Rng",
    "Seat",
    "Session",
    "Setup",
    "SetupError",
    "Step",
    "SubsetOf",
    "TakeBack",
    "TakenBack",
    "WordId",
    "put",
    "refused",
    "same_moves",
    "sits_at",
]
