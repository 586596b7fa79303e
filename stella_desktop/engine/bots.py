"""Players without a person. A robot gets a view and its spaces, never a state: it cannot peek."""

from random import Random
from typing import Any, Protocol

from stella_desktop.engine.spaces import MoveSpace


class Bot(Protocol):
    """`chance` is the robot's own: thinking twice gives the same answer, the game's dice stay."""

    def choose(self, view: Any, spaces: tuple[MoveSpace, ...], chance: Random) -> Any: ...


class RandomBot:
    """Any legal move; a fuzz player for tests and simulations."""

    def choose(self, view: Any, spaces: tuple[MoveSpace, ...], chance: Random) -> Any:  # noqa: ARG002
        return chance.choice(spaces).sample(chance)
