"""What the five dice allow (rules §6.5) under the event of the round (rules §6.8)."""

from stella_desktop.games.obscurians.pieces import (
    ACTIONS,
    DOUBLED,
    EXTRA_WILDS,
    FACES,
    FORBIDDEN,
    OPPOSITE,
    WILD_ACTIONS,
    EventCard,
    Face,
)


def extra_wilds(event: EventCard | None) -> int:
    return EXTRA_WILDS if event is EventCard.EXTRA_WILDS else 0


def choices(
    dice: tuple[Face, ...], event: EventCard | None
) -> tuple[tuple[Face, tuple[int, ...]], ...]:
    """Each available action with the repetitions it may have, ascending.

    The dice of the type are compulsory, each wild is optional; relocate takes no wilds.
    """
    wilds = dice.count(Face.WILD) + extra_wilds(event)
    found: list[tuple[Face, tuple[int, ...]]] = []
    for action in ACTIONS:
        base = dice.count(action)
        most = base + (wilds if action in WILD_ACTIONS else 0)
        if most and not is_forbidden(action, event):
            factor = 2 if event and DOUBLED.get(event) is action else 1
            found.append((action, tuple(factor * n for n in range(max(base, 1), most + 1))))
    return tuple(found)


def is_forbidden(action: Face, event: EventCard | None) -> bool:
    """By the event, also through wilds (rules §10.14)."""
    return event is not None and FORBIDDEN.get(event) is action


def uses(
    dice: tuple[Face, ...], used: tuple[int, ...]
) -> tuple[tuple[Face, tuple[Face, ...]], ...]:
    """All five: each face not carried out yet, with what it may be carried out as (rules §6.8)."""
    left = [face for die, face in enumerate(dice) if die not in used]
    return tuple(
        (face, WILD_ACTIONS if face is Face.WILD else (face,)) for face in FACES if face in left
    )


def flipped(dice: tuple[Face, ...], chosen: tuple[int, ...]) -> tuple[Face, ...]:
    """The chosen dice turned to the opposite face."""
    return tuple(OPPOSITE[face] if die in chosen else face for die, face in enumerate(dice))
