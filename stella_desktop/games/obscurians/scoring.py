"""What the score pad says (rules §7): suspicions, bonuses, missions, and who has won."""

from collections.abc import Iterable
from typing import assert_never

from stella_desktop.engine import Seat
from stella_desktop.games.obscurians.pieces import (
    ARTIFACT,
    COLOURS,
    CONTROL,
    DISGUISE,
    GIVE,
    GIVE_LOSS,
    KEEP,
    LAMP,
    LOSE,
    LOSE_COLOURS,
    LOSE_GOODS,
    LOSE_LOSS,
    SELECT_ONE,
    SELECT_ONES,
    SELECT_TWO,
    SUSPICIONS,
    UNMASKING,
    Chip,
    Good,
    Mission,
    Options,
    Tally,
)
from stella_desktop.games.obscurians.state import State


def take_points(foreign: Iterable[int], table: tuple[int, ...]) -> int:
    """Points for so many goods of each foreign colour; the table's last entry is a cap."""
    return sum(table[min(count, len(table) - 1)] for count in foreign)


def collect_points(counts: Iterable[int], table: tuple[tuple[int, int], ...]) -> int:
    """The best split of so many goods of each colour into sets of different colours.

    Sets of sizes s1 >= s2 >= ... can be laid iff, for every m, s1 + ... + sm is at most the sum
    over the colours of min(count, m): m sets take a colour at most m times, and no more often than
    there are goods of it. That this is also enough is Gale's theorem on flows (every set needs
    `s` different colours, every colour serves `count` sets). Taking the sets from the largest to
    the smallest, only their number and their sum matter, so the best value for each such pair is
    kept. Cost: about 0.2 ms for 30 goods.
    """
    held = [count for count in counts if count]
    room = [sum(min(count, sets) for count in held) for sets in range(sum(held) + 1)]
    best = {(0, 0): 0}
    for size, points in sorted(table, reverse=True):
        reached = sorted(best)
        while reached:
            larger: dict[tuple[int, int], int] = {}
            for sets, goods in reached:
                key = (sets + 1, goods + size)
                if key[0] < len(room) and key[1] <= room[key[0]]:
                    value = best[sets, goods] + points
                    if value > best.get(key, value - 1):
                        larger[key] = best[key] = value
            reached = sorted(larger)
    return max(best.values())


def select_points(counts: Iterable[int]) -> int:
    held = list(counts)
    return SELECT_ONE * min(held.count(1), SELECT_ONES) + SELECT_TWO * held.count(2)


def colour_counts(goods: tuple[Good, ...]) -> dict[Good, int]:
    """How many goods of each colour; lamp and artifact have none (rules §7.2)."""
    return {colour: count for colour in COLOURS if (count := goods.count(colour))}


def goods_points(mission: Mission, colour: Good, goods: tuple[Good, ...], options: Options) -> int:
    """What a client pays for these goods alone (rules §7.3): all but the chips' part of Lose."""
    counts = colour_counts(goods)
    match mission:
        case Mission.KEEP:
            return KEEP * counts.get(colour, 0)
        case Mission.TAKE:
            foreign = (count for kind, count in counts.items() if kind is not colour)
            return take_points(foreign, options.take)
        case Mission.COLLECT:
            return collect_points(counts.values(), options.collect)
        case Mission.GIVE:
            return GIVE - GIVE_LOSS * len(goods)
        case Mission.SELECT:
            return select_points(counts.values())
        case Mission.LOSE:
            met = (len(goods) in LOSE_GOODS) + (len(counts) <= LOSE_COLOURS)
            return LOSE - LOSE_LOSS * met
        case Mission.CONTROL:
            return CONTROL
        case _:
            assert_never(mission)


def stack_points(stack: tuple[Chip, ...], mission: Mission) -> tuple[tuple[Seat, int], ...]:
    """(guesser, points) for each correct chip on a board, in the order of placing (rules §7.1)."""
    right = [chip.owner for chip in stack if chip.mission is mission]
    paid = (*SUSPICIONS, *(0 for _ in right))
    return tuple(zip(right, paid, strict=False))


def guesses_of(state: State, seat: Seat) -> tuple[tuple[Seat, bool], ...]:
    """(board, correct) for each chip the seat has placed."""
    return tuple(
        (board, chip.mission is state.secrets[board].mission)
        for board, stack in enumerate(state.stacks)
        for chip in stack
        if chip.owner == seat
    )


def misled_everybody(state: State, seat: Seat) -> bool:
    """A chip on every other player, and every placed chip wrong (rules §7.3, Lose)."""
    guesses = guesses_of(state, seat)
    boards = {board for board, _ in guesses}
    return len(boards) == state.seats - 1 and not any(correct for _, correct in guesses)


def tally_of(state: State, seat: Seat) -> Tally:
    player, mission = state.players[seat], state.secrets[seat].mission
    points = goods_points(mission, player.colour, player.goods, state.options)
    if mission is Mission.LOSE and misled_everybody(state, seat):
        points -= LOSE_LOSS
    paid = [stack_points(s, o.mission) for s, o in zip(state.stacks, state.secrets, strict=True)]
    unmasked = {board for board, correct in guesses_of(state, seat) if correct}
    return Tally(
        mission=mission,
        mission_points=points,
        suspicions=sum(gain for board in paid for guesser, gain in board if guesser == seat),
        unmasking=UNMASKING if len(unmasked) == state.seats - 1 else 0,
        disguise=0 if paid[seat] else DISGUISE,
        lamp=LAMP if Good.LAMP in player.goods else 0,
        artifact=ARTIFACT if Good.ARTIFACT in player.goods else 0,
    )


def tallies_of(state: State) -> tuple[Tally, ...]:
    return tuple(tally_of(state, seat) for seat in range(state.seats))


def winners_of(tallies: tuple[Tally, ...]) -> tuple[Seat, ...]:
    """Lose alone if its total is the only lowest, else the most among the others (rules §7.4)."""
    losers = [seat for seat, tally in enumerate(tallies) if tally.mission is Mission.LOSE]
    others = [seat for seat in range(len(tallies)) if seat not in losers]
    for seat in losers:
        if all(tallies[seat].total < tallies[other].total for other in others):
            return (seat,)
    most = max(tallies[seat].total for seat in others)
    return tuple(seat for seat in others if tallies[seat].total == most)
