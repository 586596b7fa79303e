"""What a robot makes of a table it sees: the worth of goods, beliefs, trades it imagines."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import exp
from random import Random
from typing import TypeAlias

from stella_desktop.engine import Seat
from stella_desktop.games.obscurians.pieces import (
    ARTIFACT,
    BAN_GUARDS,
    FACES,
    LAMP,
    LOCKS,
    LOSE_COLOURS,
    LOSE_GOODS,
    Face,
    Good,
    Mission,
    missions_for,
)
from stella_desktop.games.obscurians.scoring import colour_counts, goods_points
from stella_desktop.games.obscurians.view import View

RIVALRY = 0.2
"""How much of an opponent's expected gain counts as an own loss."""
ALARM = 4.0
"""How many times as much that counts if the opponent may work for Lose."""
THREAT = 0.15
"""How likely an unguarded good is lost before the next turn."""
BAN_CALM = 3.0
"""What it is worth to a client who wants few goods that nobody can hand over any."""

TYPICAL: dict[Mission, tuple[float, float]] = {
    Mission.KEEP: (35, 14),
    Mission.TAKE: (9, 7),
    Mission.COLLECT: (16, 9),
    Mission.GIVE: (20, 10),
    Mission.SELECT: (20, 10),
    Mission.LOSE: (-50, 10),
    Mission.CONTROL: (42, 10),
}
"""What goods are worth to a client nobody works for, and how far that varies."""

Goods: TypeAlias = tuple[Good, ...]
Beliefs: TypeAlias = dict[Seat, dict[Mission, float]]
"""Seat -> client -> how likely."""


# --- what goods are worth ---------------------------------------------------------------------


def worth(mission: Mission, colour: Good, goods: Goods, view: View) -> float:
    """About the points a client pays for goods, with a slope towards better ones."""
    counts = colour_counts(goods)
    extra = LAMP * (Good.LAMP in goods) + ARTIFACT * (Good.ARTIFACT in goods)
    match mission:
        case Mission.COLLECT:  # a quick estimate: always the largest set
            most = max(counts.values(), default=0)
            sizes = [sum(count >= m for count in counts.values()) for m in range(1, most + 1)]
            return extra + sum(size * size - size + 2 for size in sizes)
        case Mission.SELECT:
            points = goods_points(mission, colour, goods, view.options)
            return extra + points - 2.0 * sum(count - 2 for count in counts.values() if count > 2)
        case Mission.LOSE:
            points = goods_points(mission, colour, goods, view.options)
            off = max(LOSE_GOODS[0] - len(goods), len(goods) - LOSE_GOODS[-1], 0)
            return -extra - points - 2.0 * off - 3.0 * max(0, len(counts) - LOSE_COLOURS)
        case _:
            return extra + goods_points(mission, colour, goods, view.options)


def beliefs_of(view: View, seat: Seat) -> Beliefs:
    """For whom each opponent may work: clients their goods suit better than usual."""
    kinds = [m for m in missions_for(len(view.players)) if m is not view.own_mission]
    beliefs: Beliefs = {}
    for player in view.players:
        if player.seat != seat:
            fits = {}
            for mission in kinds:
                usual, spread = TYPICAL[mission]
                value = worth(mission, player.colour, player.goods, view)
                fits[mission] = exp(min(3.0, max(-3.0, (value - usual) / spread)))
            beliefs[player.seat] = fits
    for _ in range(3):  # a client works with one seat only: what one is likelier to be, others less
        for mission in kinds:
            total = max(1.0, sum(fits[mission] for fits in beliefs.values()))
            for fits in beliefs.values():
                fits[mission] /= total
        for fits in beliefs.values():
            total = sum(fits.values())
            for mission in kinds:
                fits[mission] /= total
    return beliefs


# --- a table in the mind ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Trade:
    """One repetition, imagined: a good from a seat to another, and perhaps one in return."""

    giver: Seat
    good: Good
    receiver: Seat
    in_return: Good | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """Goods by seat, as far as they can be traded: own guarded ones too, others' not."""

    seat: Seat
    loose: tuple[Goods, ...]
    fixed: tuple[Goods, ...]
    banned: tuple[bool, ...]

    def after(self, trade: Trade) -> "Table":
        loose = [list(goods) for goods in self.loose]
        loose[trade.giver].remove(trade.good)
        loose[trade.receiver].append(trade.good)
        if trade.in_return:
            loose[trade.receiver].remove(trade.in_return)
            loose[trade.giver].append(trade.in_return)
        return replace(self, loose=tuple(tuple(goods) for goods in loose))

    def trades(self, action: Face) -> Iterator[Trade]:
        """Every different repetition of an action."""
        kinds = [dict.fromkeys(goods) for goods in self.loose]
        others = [seat for seat in range(len(kinds)) if seat != self.seat]
        takers = [seat for seat in others if not self.banned[seat]]
        match action:
            case Face.STEAL:
                yield from (Trade(o, good, self.seat) for o in others for good in kinds[o])
            case Face.GIVE:
                yield from (Trade(self.seat, good, o) for o in takers for good in kinds[self.seat])
            case Face.SWAP:
                for other in others:
                    for wanted in kinds[other]:
                        yield from (
                            Trade(self.seat, good, other, wanted) for good in kinds[self.seat]
                        )
            case _:  # relocate: guards are no trades
                for giver in others:
                    for good in kinds[giver]:
                        yield from (Trade(giver, good, o) for o in takers if o != giver)


class Mind:
    """What a robot thinks at one decision."""

    def __init__(self, view: View, seat: Seat, chance: Random) -> None:
        self.view, self.seat, self.chance = view, seat, chance
        self.beliefs = beliefs_of(view, seat)
        self.table = Table(
            seat,
            tuple(p.goods if p.seat == seat else p.free for p in view.players),
            tuple(() if p.seat == seat else p.locked for p in view.players),
            tuple(player.banned for player in view.players),
        )
        self._worths: dict[tuple[Seat, Goods], float] = {}
        self._steps: dict[Face, list[tuple[float, Table]]] = {}
        """By action, what 0, 1, 2, … repetitions promise, and the table after them."""

    @property
    def mission(self) -> Mission:
        assert self.view.own_mission is not None  # a robot has a seat, and a seat has a client
        return self.view.own_mission

    def _worth(self, seat: Seat, goods: Goods) -> float:
        key = (seat, tuple(sorted(goods)))
        if key not in self._worths:
            colour = self.view.players[seat].colour
            likely = {self.mission: 1.0} if seat == self.seat else self.beliefs[seat]
            self._worths[key] = sum(
                belief * worth(client, colour, goods, self.view) * self._alarm(seat, client)
                for client, belief in likely.items()
            )
        return self._worths[key]

    def _alarm(self, seat: Seat, client: Mission) -> float:
        """Lose wins alone against everybody: nobody leaves an opponent in peace with it."""
        return ALARM if client is Mission.LOSE and seat != self.seat else 1.0

    def gain(self, table: Table, trade: Trade) -> float:
        """Points a repetition promises: the own ones, less a part of what the others gain."""
        total = 0.01 * self.chance.random()  # among equals, any
        for seat, lost, found in (
            (trade.giver, trade.good, trade.in_return),
            (trade.receiver, trade.in_return, trade.good),
        ):
            before = (*table.loose[seat], *table.fixed[seat])
            after = [*before, found] if found else [*before]
            if lost:
                after.remove(lost)
            change = self._worth(seat, tuple(after)) - self._worth(seat, before)
            total += change if seat == self.seat else -RIVALRY * change
        return total

    def best(self, table: Table, action: Face) -> tuple[float, Trade] | None:
        rated = [(self.gain(table, trade), trade) for trade in table.trades(action)]
        return max(rated, key=lambda pair: pair[0], default=None)

    def promise(self, action: Face, times: int) -> float:
        """What so many repetitions promise, one good choice after the other."""
        if action is Face.GUARD:
            return self.safety(times)
        steps = self._steps.setdefault(action, [(0.0, self.table)])
        while len(steps) <= times:
            total, table = steps[-1]
            found = self.best(table, action)
            steps.append((total + found[0], table.after(found[1])) if found else (total, table))
        return steps[times][0]

    def imagine(self, dice: tuple[Face, ...], thrown: tuple[int, ...]) -> tuple[Face, ...]:
        return tuple(
            self.chance.choice(FACES) if die in thrown else face for die, face in enumerate(dice)
        )

    def losses(self) -> list[tuple[float, int]]:
        """(what its loss would cost, place) of each own unguarded good, dearest first."""
        goods = self.view.players[self.seat].free
        whole = self.view.players[self.seat].goods
        now = self._worth(self.seat, whole)
        dear: dict[Good, float] = {}
        for good in dict.fromkeys(goods):
            left = list(whole)
            left.remove(good)
            dear[good] = now - self._worth(self.seat, tuple(left))
        return sorted(((dear[good], -place) for place, good in enumerate(goods)), reverse=True)

    def safety(self, guards: int) -> float:
        """What so many guard repetitions promise."""
        dear = [loss for loss, _ in self.losses()]
        if guards < BAN_GUARDS:
            return THREAT * sum(dear[: LOCKS * guards])
        sheds = self.mission in (Mission.GIVE, Mission.SELECT, Mission.LOSE)
        return THREAT * sum(dear) + (BAN_CALM if sheds else 0.0)
