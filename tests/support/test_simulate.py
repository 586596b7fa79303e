"""`stella-desktop simulate`: robots and random players, checked all the time."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stella_desktop import cli
from stella_desktop.engine import Game, IllegalMove, RandomBot
from stella_desktop.games import BOTS, GAMES
from stella_desktop.games.stella.bot import Character
from stella_desktop.support import simulate

STELLA = GAMES["stella"]
ROBOTS = [pytest.param(game, id=game) for game in BOTS]
WITHOUT_ASKING = [pytest.param(game, id=game) for game in BOTS if game != "stella"]


@pytest.fixture
def answer(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    def ask(*words: str) -> tuple[int, str, str]:
        code = simulate.run(cli.parser().parse_args(["simulate", *words]))
        out, err = capsys.readouterr()
        return code, out, err

    return ask


def report(out: str) -> dict[str, Any]:
    result = json.loads(out)
    assert isinstance(result, dict)
    return result


@pytest.mark.parametrize("game", GAMES)
def test_every_game_keeps_its_promises_with_every_number_of_random_players(
    answer: Callable[..., Any], game: str
) -> None:
    for seats in GAMES[game].seats:
        code, out, _ = answer(
            game, "--seats", str(seats), "--games", "3", "--players", "random", "--json"
        )
        told = report(out)
        assert (code, told["invariant_failures"], told["first_failures"]) == (0, 0, [])
        assert told["min"] <= told["mean"] <= told["max"]
        assert (told["game"], told["seats"], told["games"], told["seed"]) == (game, seats, 3, 0)
        assert told["players"] == "random"
        assert told["moves"] > 0
        assert told["moves_per_second"] > 0


# --- robots ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", WITHOUT_ASKING)
def test_robots_play_where_there_are_some(answer: Callable[..., Any], game: str) -> None:
    asked = (game, "--seats", "4", "--games", "2", "--json")
    code, out, _ = answer(*asked)
    told = report(out)
    assert (code, told["players"], told["invariant_failures"]) == (0, "robots", 0)
    assert answer(*asked, "--players", "robots")[1].split("moves_per")[0] in out
    assert report(answer(*asked, "--players", "random")[1])["moves"] != told["moves"]


def test_a_game_without_robots_is_played_at_random(
    answer: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "BOTS", {})
    assert report(answer("celestia", "--seats", "3", "--json")[1])["players"] == "random"
    code, out, err = answer("celestia", "--seats", "3", "--players", "robots")
    assert (code, out) == (2, "")
    assert err.startswith("There are no robots for celestia yet; ")


# --- robots of Stella -----------------------------------------------------------------------------


def test_stella_is_played_at_random_unless_robots_are_asked_for(answer: Callable[..., Any]) -> None:
    asked = ("stella", "--seats", "3", "--json")
    told = [report(answer(*asked, *more)[1]) for more in ((), ("--players", "robots"))]
    assert [one["players"] for one in told] == ["random", "robots"]
    assert "characters" not in told[0]
    assert told[1]["invariant_failures"] == 0


def test_all_characters_play_in_turn_and_the_report_tells_how_each_did(
    answer: Callable[..., Any],
) -> None:
    asked = ("stella", "--seats", "4", "--games", "9", "--players", "robots")
    told = report(answer(*asked, "--json")[1])["characters"]
    assert list(told) == ["careful", "copycat", "dreamer"]
    for own in told.values():
        assert own["games"] == 12
        assert own["min"] <= own["mean"] <= own["max"]
        assert 0 <= own["dark_share"] <= 1
    assert 0 < sum(own["dark"] for own in told.values()) <= 9 * 4
    assert "\ncareful: mean " in answer(*asked)[1]


def test_one_can_ask_for_characters(answer: Callable[..., Any]) -> None:
    asked = ("stella", "--seats", "4", "--games", "2", "--json", "--character")
    assert set(report(answer(*asked, "dreamer")[1])["characters"]) == {"dreamer"}
    both = report(answer(*asked, "careful", "--character", "copycat")[1])["characters"]
    assert {name: own["games"] for name, own in both.items()} == {"careful": 4, "copycat": 4}


def test_the_command_line_knows_every_character(answer: Callable[..., Any]) -> None:
    for character in Character:
        asked = ("stella", "--seats", "3", "--character", character.value)
        assert answer(*asked)[0] == 0


@pytest.mark.parametrize("game", ROBOTS)
def test_robots_play_by_the_printed_rules(
    answer: Callable[..., Any], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Random players go through all house rules; what robots play shall be the game itself."""
    played: list[Any] = []

    class Noted(simulate.Session):
        def __init__(self, game: Game, setup: Any) -> None:
            super().__init__(game, setup)
            played.append(setup.options)

    monkeypatch.setattr(simulate, "Session", Noted)
    for players in ("robots", "random"):
        monkeypatch.setattr(simulate, "MOST_MOVES", 1)
        answer(game, "--seats", "4", "--games", "6", "--players", players)
    assert set(played[:6]) == {GAMES[game].options_type()}
    assert len(set(played[6:])) > 2


@pytest.mark.parametrize("game", WITHOUT_ASKING)
def test_a_robot_gets_its_own_view_moves_and_chance_and_no_more(
    monkeypatch: pytest.MonkeyPatch, answer: Callable[..., Any], game: str
) -> None:
    given: list[tuple[Any, Any, Random]] = []
    make = BOTS[game]

    class Watched:
        def __init__(self, tags: Any) -> None:
            self.bot = make(tags)

        def choose(self, view: Any, spaces: Any, chance: Random) -> Any:
            assert type(chance) is Random
            given.append((view, spaces, chance))
            return self.bot.choose(view, spaces, chance)

    monkeypatch.setattr(simulate, "BOTS", {game: Watched})
    answer(game, "--seats", "4")
    assert given
    for view, spaces, _ in given:
        assert view.viewer is not None
        assert {space.seat for space in spaces} == {view.viewer}
        assert type(view) is not GAMES[game].state_type
    assert len({id(chance) for _, _, chance in given}) == len(given), "a new one for every move"


def test_robots_of_the_storyteller_know_the_pictures(
    monkeypatch: pytest.MonkeyPatch, answer: Callable[..., Any]
) -> None:
    known: list[Any] = []

    def made(tags: Any) -> Any:
        known.append(tags)
        return BOTS["storyteller"](tags)

    monkeypatch.setattr(simulate, "BOTS", {"storyteller": made})
    answer("storyteller", "--seats", "3")
    (tags,) = known
    assert set(GAMES["storyteller"].example_setup(6, 0).cards) <= set(tags)
    assert all(any(weight >= 0.6 for weight in own.values()) for own in tags.values())


def test_a_deck_that_is_not_there_is_one_sentence_and_code_2(
    answer: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(simulate, "resources", lambda: tmp_path)
    code, out, err = answer("storyteller", "--seats", "3")
    assert (code, out) == (2, "")
    assert err.startswith("The robots cannot read about the pictures: missing: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("game", GAMES)
def test_wins_and_rounds_can_be_read(answer: Callable[..., Any], game: str) -> None:
    told = report(answer(game, "--seats", "4", "--games", "4", "--players", "random", "--json")[1])
    assert len(told["wins"]) == 4
    assert sum(told["wins"]) >= 4, "each game has a winner, or several"
    rounds = told["rounds"]
    lengths = {int(number): games for number, games in rounds["games"].items()}
    assert sum(lengths.values()) == 4
    assert (rounds["min"], rounds["max"]) == (min(lengths), max(lengths))
    assert rounds["mean"] == sum(number * games for number, games in lengths.items()) / 4


# --- the report -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", [(), ("--json",)])
def test_the_same_seed_gives_the_same_report_but_for_the_time(
    answer: Callable[..., Any], game: str, form: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "perf_counter", lambda: 0.0)
    asked = (game, "--seats", "4", "--seed", "11", *form)
    assert answer(*asked) == answer(*asked)


def test_another_seed_gives_other_games(answer: Callable[..., Any]) -> None:
    seeds = [answer("stella", "--seats", "4", "--seed", seed, "--json")[1] for seed in "12"]
    assert report(seeds[0])["moves"] != report(seeds[1])["moves"]


def test_the_report_is_readable(answer: Callable[..., Any]) -> None:
    code, out, _ = answer("stella", "--seats", "3", "--games", "2", "--seed", "5")
    assert code == 0
    assert out.startswith("stella: 2 games with 3 seats, first seed 5\nplayers: random\nmoves: ")
    assert "\nwins by seat: " in out
    assert "\nrounds: mean 4.0, least 4, most 4\nbroken promises: 0\n" in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess", "--seats", "2"), 'There is no game "chess"; there are: '),
        (("stella", "--seats", "2"), "2 seats: this game is for 3 to 6."),
        (("stella", "--seats", "7"), "7 seats: this game is for 3 to 6."),
        (("stella", "--seats", "-4"), "-4 seats: this game is for 3 to 6."),
        (("stella", "--seats", "3", "--games", "0"), "At least one game must be played."),
        (
            ("celestia", "--seats", "3", "--character", "dreamer"),
            "--character is for the robots of Stella.",
        ),
        (
            ("stella", "--seats", "3", "--players", "random", "--character", "dreamer"),
            "--character is for the robots of Stella.",
        ),
    ],
)
def test_arguments_that_make_no_sense_are_one_sentence_and_code_2(
    answer: Callable[..., Any], words: tuple[str, ...], sentence: str
) -> None:
    code, out, err = answer(*words)
    assert (code, out) == (2, "")
    assert err.startswith(sentence)
    assert err.count("\n") == 1


def test_a_random_player_gets_its_own_view_and_moves_and_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[tuple[Any, Any]] = []

    class Watched(RandomBot):
        def choose(self, view: Any, spaces: Any, chance: Any) -> Any:
            given.append((view, spaces))
            return super().choose(view, spaces, chance)

    monkeypatch.setattr(simulate, "RandomBot", Watched)
    simulate.run(cli.parser().parse_args(["simulate", "stella", "--seats", "4"]))
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
