"""`stella-desktop simulate`: random robots, checked all the time."""

import argparse
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from stella_desktop.engine import Game, IllegalMove, RandomBot
from stella_desktop.games import GAMES
from stella_desktop.support import simulate

STELLA = GAMES["stella"]


def parsed(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    return parser.parse_args(words)


@pytest.fixture
def answer(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    def ask(*words: str) -> tuple[int, str, str]:
        code = simulate.run(parsed(*words))
        out, err = capsys.readouterr()
        return code, out, err

    return ask


def report(out: str) -> dict[str, Any]:
    result = json.loads(out)
    assert isinstance(result, dict)
    return result


@pytest.mark.parametrize("game", GAMES)
def test_every_game_keeps_its_promises_with_every_number_of_seats(
    answer: Callable[..., Any], game: str
) -> None:
    for seats in GAMES[game].seats:
        code, out, _ = answer(game, "--seats", str(seats), "--games", "3", "--json")
        told = report(out)
        assert (code, told["invariant_failures"], told["first_failures"]) == (0, 0, [])
        assert told["min"] <= told["mean"] <= told["max"]
        assert (told["game"], told["seats"], told["games"], told["seed"]) == (game, seats, 3, 0)
        assert told["moves"] > 0
        assert told["moves_per_second"] > 0


@pytest.mark.parametrize("form", [(), ("--json",)])
def test_the_same_seed_gives_the_same_report_but_for_the_time(
    answer: Callable[..., Any], form: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "perf_counter", lambda: 0.0)
    asked = ("stella", "--seats", "4", "--games", "5", "--seed", "11", *form)
    assert answer(*asked) == answer(*asked)


def test_another_seed_gives_other_games(answer: Callable[..., Any]) -> None:
    seeds = [answer("stella", "--seats", "4", "--seed", seed, "--json")[1] for seed in "12"]
    assert report(seeds[0])["moves"] != report(seeds[1])["moves"]


def test_the_report_is_readable(answer: Callable[..., Any]) -> None:
    code, out, _ = answer("stella", "--seats", "3", "--games", "2", "--seed", "5")
    assert code == 0
    assert out.startswith("stella: 2 games with 3 seats, first seed 5\nmoves: ")
    assert "\nbroken promises: 0\n" in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess", "--seats", "2"), 'There is no game "chess"; there are: '),
        (("stella", "--seats", "2"), "2 seats: this game is for 3 to 6."),
        (("stella", "--seats", "7"), "7 seats: this game is for 3 to 6."),
        (("stella", "--seats", "-4"), "-4 seats: this game is for 3 to 6."),
        (("stella", "--seats", "3", "--games", "0"), "At least one game must be played."),
    ],
)
def test_arguments_that_make_no_sense_are_one_sentence_and_code_2(
    answer: Callable[..., Any], words: tuple[str, ...], sentence: str
) -> None:
    code, out, err = answer(*words)
    assert (code, out) == (2, "")
    assert err.startswith(sentence)
    assert err.count("\n") == 1


def test_a_robot_gets_its_own_view_and_moves_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[Any, Any]] = []

    class Watched(RandomBot):
        def choose(self, view: Any, spaces: Any, chance: Any) -> Any:
            given.append((view, spaces))
            return super().choose(view, spaces, chance)

    monkeypatch.setattr(simulate, "RandomBot", Watched)
    simulate.simulated(STELLA, seats=4, games=2, seed=0)
    assert given
    for view, spaces in given:
        assert view.viewer is not None
        assert {space.seat for space in spaces} == {view.viewer}


# --- games that break their promises --------------------------------------------------------------


def broken(monkeypatch: pytest.MonkeyPatch, **parts: Any) -> None:
    game: Game = replace(STELLA, **parts)
    monkeypatch.setattr(simulate, "GAMES", {"stella": game})


def test_a_broken_promise_is_told_once_per_game_with_its_seed_and_move(
    answer: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    broken(monkeypatch, audit=lambda state: ("too late",) if all(state.locked) else ())
    code, out, _ = answer("stella", "--seats", "3", "--games", "2", "--seed", "8", "--json")
    told = report(out)
    assert (code, told["invariant_failures"]) == (1, 2)
    assert [line.split(":")[0] for line in told["first_failures"]] == ["seed 8", "seed 9"]
    assert told["first_failures"][0].endswith("too late")


def test_an_offered_move_that_is_refused_is_told(
    answer: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Any, move: Any) -> Any:
        raise IllegalMove("never", f"no {move.kind}")

    broken(monkeypatch, apply=refuse)
    code, out, _ = answer("stella", "--seats", "3")
    assert code == 1
    assert "  seed 0: move 1 was offered and refused: no " in out
    assert "scores: mean None, least None, most None" in out


def test_a_game_in_which_nobody_can_move_is_told(
    answer: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    broken(monkeypatch, legal_moves=lambda _state, _seat: ())
    assert "after 0 moves the game neither ends nor goes on" in answer("stella", "--seats", "3")[1]


def test_a_game_without_end_is_told(
    answer: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "MOST_MOVES", 10)
    assert "after 10 moves the game neither" in answer("stella", "--seats", "3")[1]
