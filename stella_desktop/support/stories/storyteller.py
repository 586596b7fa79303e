"""Starlit Tales told in plain English: one sentence for each public event."""

from typing import assert_never

from stella_desktop.games.storyteller.moves import (
    CardsShown,
    CardSubmitted,
    ClueGiven,
    GameEnded,
    Guess,
    HandsRefilled,
    RoundBegan,
    RoundResult,
    RoundScored,
    StorytellerEvent,
    Voted,
    VoteSaid,
)
from stella_desktop.games.storyteller.view import View
from stella_desktop.support.stories.telling import Cast, Story, on_one_line, so_far, who_won


def opening(view: View) -> tuple[StorytellerEvent, ...]:
    return (RoundBegan(view.number, view.narrator),)


def sentence(event: StorytellerEvent, cast: Cast) -> str:
    match event:
        case RoundBegan(number, narrator):
            return f"Round {number}: {cast.name(narrator)} is the narrator."
        case ClueGiven(narrator, clue):
            return f"{cast.name(narrator)} says: “{on_one_line(clue)}”."
        case CardSubmitted(seat):
            return f"{cast.name(seat)} lays a picture face down."
        case CardsShown(cards):
            shown = ", ".join(f"{marker} {card}" for marker, card in enumerate(cards, start=1))
            return f"The pictures are turned up: {shown}."
        case Voted(seat):
            return f"{cast.name(seat)} has voted."
        case VoteSaid(seat, ballot):
            token = ", with the Stella token" if ballot.token else ""
            return f"{cast.name(seat)} turns the vote over: {ballot.marker}{token}."
        case RoundScored(result):
            return _scored(result, cast)
        case HandsRefilled(_, drawn):
            if set(drawn) == {1}:
                return "The pictures leave the table, and everybody draws one."
            return f"The pictures leave the table; drawn: {cast.tally(drawn)}."
        case GameEnded(winners, totals):
            return who_won(cast, winners, max(totals), "points")
        case _:
            assert_never(event)


def _scored(result: RoundResult, cast: Cast) -> str:
    right = result.owners.index(result.narrator) + 1
    found = [seat for seat, vote in enumerate(result.votes) if vote == right]
    finders = "everybody" if result.guess is Guess.ALL else cast.people(found)
    told = (
        f"Round {result.number}: {right} was the picture of {cast.name(result.narrator)}, "
        f"found by {finders}; it is worth: {cast.tally(result.scores)}"
    )
    tokens = [seat for seat, token in enumerate(result.tokens) if token]
    if tokens:
        told += f"; the Stella token was laid by {cast.people(tokens)}"
    if result.zeroed:
        told += f", in vain by {cast.people(result.zeroed)}"
    return f"{told}."


STORY = Story(opening, sentence, so_far("Points"))
