"""The pieces of Obscurians, the house rules, and what the score pad says: plain public data."""

from dataclasses import dataclass
from enum import StrEnum

from stella_desktop.engine import Seat

SEATS = range(4, 8)
FEWEST = SEATS[0]
DICE = 5
OWN_GOODS = 10
"""Goods of each colour in play (rules §2)."""
LOCKS = 2
"""Own goods that one guard repetition locks away (rules §6.6)."""
BAN_GUARDS = 4
"""Guard repetitions in one turn that bring the trade ban (rules §6.6)."""
EXTRA_WILDS = 2
FIRST_EVENTS, LAST_EVENTS = 4, 2
"""Events before the Sandstorm can come, and events it is shuffled with (rules §4)."""

SUSPICIONS = (10, 5, 2)
"""Points for the first, second and third correct chip on a board; none after (rules §7.1)."""
UNMASKING = DISGUISE = 8
LAMP, ARTIFACT = 5, -5
KEEP = 7
GIVE, GIVE_LOSS = 70, 5
SELECT_ONE, SELECT_ONES, SELECT_TWO = 15, 4, 5
"""For a colour with exactly one good (at most four such colours), with exactly two."""
LOSE, LOSE_LOSS = 75, 20
LOSE_GOODS, LOSE_COLOURS = range(4, 7), 2
CONTROL = 42


class Phase(StrEnum):
    """Where the table waits for a decision. Dice: rerolls and the choice of what to carry out."""

    ROUND_START = "round_start"
    CHIPS = "chips"
    DICE = "dice"
    EXECUTE = "execute"
    GAME_OVER = "game_over"


class Good(StrEnum):
    """A kind of goods: the colours of the seats, and two without a colour (rules §7.2)."""

    GREEN = "green"
    YELLOW = "yellow"
    ORANGE = "orange"
    BLUE = "blue"
    PINK = "pink"
    RED = "red"
    TURQUOISE = "turquoise"
    LAMP = "lamp"
    ARTIFACT = "artifact"


GOODS = tuple(Good)
COLOURS = GOODS[:7]
BASE_COLOURS = COLOURS[:6]
"""Turquoise belongs to the set for the seventh seat (rules §2)."""
ORDER = {good: place for place, good in enumerate(GOODS)}


class Mission(StrEnum):
    KEEP = "keep"
    TAKE = "take"
    COLLECT = "collect"
    GIVE = "give"
    SELECT = "select"
    LOSE = "lose"
    CONTROL = "control"


MISSIONS = tuple(Mission)
GATHERERS = (Mission.KEEP, Mission.TAKE, Mission.COLLECT)
SHEDDERS = (Mission.GIVE, Mission.SELECT, Mission.LOSE)
"""With four seats one mission of each of these groups is removed unseen (rules §3)."""


def missions_for(seats: int) -> tuple[Mission, ...]:
    """The missions there are chips for; Control comes with the seventh seat (rules §3)."""
    return MISSIONS if seats == len(MISSIONS) else MISSIONS[:-1]


class Face(StrEnum):
    """A face of a minion die; all but wild are actions."""

    STEAL = "steal"
    GIVE = "give"
    SWAP = "swap"
    GUARD = "guard"
    RELOCATE = "relocate"
    WILD = "wild"


FACES = tuple(Face)
ACTIONS = FACES[:5]
WILD_ACTIONS = FACES[:4]
"""What a wild may stand for: never relocate (rules §6.5)."""
OPPOSITE = {
    Face.STEAL: Face.GIVE,
    Face.GIVE: Face.STEAL,
    Face.SWAP: Face.GUARD,
    Face.GUARD: Face.SWAP,
    Face.RELOCATE: Face.WILD,
    Face.WILD: Face.RELOCATE,
}


class EventCard(StrEnum):
    SANDSTORM = "sandstorm"
    CURSED_ARTIFACT = "cursed_artifact"
    STEAL_DOUBLE = "steal_double"
    SWAP_DOUBLE = "swap_double"
    GUARD_DOUBLE = "guard_double"
    GIVE_DOUBLE = "give_double"
    NO_STEAL = "no_steal"
    NO_SWAP = "no_swap"
    NO_GUARD = "no_guard"
    EXTRA_WILDS = "extra_wilds"
    CHIPS_OR_DICE = "chips_or_dice"
    FLIP = "flip"
    FREE_REROLL = "free_reroll"
    ALL_FIVE = "all_five"


EVENT_CARDS = tuple(EventCard)
DOUBLED = {
    EventCard.STEAL_DOUBLE: Face.STEAL,
    EventCard.SWAP_DOUBLE: Face.SWAP,
    EventCard.GUARD_DOUBLE: Face.GUARD,
    EventCard.GIVE_DOUBLE: Face.GIVE,
}
FORBIDDEN = {
    EventCard.NO_STEAL: Face.STEAL,
    EventCard.NO_SWAP: Face.SWAP,
    EventCard.NO_GUARD: Face.GUARD,
}


@dataclass(frozen=True, slots=True)
class Options:
    """House rules of one game of Obscurians; the defaults are the printed rules.

    `colours`: the colour of each seat; empty takes the first ones of `COLOURS`. `first_seat`: None
    draws the start player by lot. `open_stacks`: every chip of a stack stays in sight, not the top
    one only (rules §5). `take`: points for n goods of a foreign colour, the last entry also for
    more; `collect`: (goods in a set of different colours, points), ascending (rules §10.1-2, the
    sources name five at most, hence data). `any_colour`: turquoise may sit at a smaller table too,
    as it could in games that began under rules 1.
    """

    colours: tuple[Good, ...] = ()
    first_seat: Seat | None = None
    open_stacks: bool = False
    take: tuple[int, ...] = (0, 1, 4, 9, 16, 25)
    collect: tuple[tuple[int, int], ...] = ((3, 8), (4, 14), (5, 22))
    any_colour: bool = False


def colours_for(seats: int) -> tuple[Good, ...]:
    """The colours that so many may choose from (rules §2, §3)."""
    return COLOURS if seats > len(BASE_COLOURS) else BASE_COLOURS


@dataclass(frozen=True, slots=True)
class Chip:
    """A suspicion chip on somebody's board: who placed it, and which client it names."""

    owner: Seat
    mission: Mission


@dataclass(frozen=True, slots=True)
class Tally:
    """One seat's column of the score pad (rules §7)."""

    mission: Mission
    mission_points: int
    suspicions: int
    unmasking: int
    disguise: int
    lamp: int
    artifact: int

    @property
    def total(self) -> int:
        return (
            self.mission_points
            + self.suspicions
            + self.unmasking
            + self.disguise
            + self.lamp
            + self.artifact
        )
