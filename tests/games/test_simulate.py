"""`python -m games simulate`: what it reports, and what it says to wrong arguments."""

import json
import re
from dataclasses import fields
from typing import Any

import pytest

from games import simulate
from games.__main__ import main
from games.catalogue import lab_of, newest
from games.upturn.rules import UpTurn

KEYS = {
    "game", "players", "games", "seed", "policy", "moves", "seconds", "moves_per_second", "turns_per_player",
    "wins_by_seat", "laid", "penalties", "refills", "unfinished", "versus", "share", "share_by_seat", "interval",
}  # fmt: skip


def reported(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    main(["simulate", "upturn", "--games", "6", "--seed", "3", "--json", *arguments])
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return report


def test_the_report_has_its_keys_and_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    report = reported(capsys, "--players", "3")
    assert report.keys() >= KEYS
    assert (report["game"], report["players"], report["games"], report["seed"]) == ("upturn", 3, 6, 3)
    assert sum(report["wins_by_seat"]) + report["unfinished"] == 6
    assert list(report["turns_per_player"]) == ["min", "median", "p95", "max"]
    spread = list(report["turns_per_player"].values())
    assert spread == sorted(spread)
    assert set(report["laid"]) <= {"number", "penalty", "twin", "up", "down", "updown", "skip1", "skip2", "joker"}


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    def timeless(*arguments: str) -> dict[str, Any]:
        report = reported(capsys, *arguments)
        return {key: value for key, value in report.items() if key not in ("seconds", "moves_per_second")}

    assert timeless() == timeless()
    assert timeless() != timeless("--seed", "4")


def test_to_answer_in_a_window_is_no_turn(capsys: pytest.CaptureFixture[str]) -> None:
    """What every game's report calls a turn is one by the rules of Raiders, too; the last may be unfinished."""
    main(["simulate", "raiders", "--players", "2", "--games", "3", "--policy", "sensible", "--json"])
    report = json.loads(capsys.readouterr().out)
    by_rules, counted = report["turns_each"], report["turns_per_player"]
    assert by_rules["p50"] <= counted["median"] <= by_rules["p50"] + 0.5
    assert report["moves"] > 3 * 2 * counted["median"]


def test_the_nearest_number_ends_games_sooner_than_chance(capsys: pytest.CaptureFixture[str]) -> None:
    assert reported(capsys, "--policy", "nearest")["moves"] * 2 < reported(capsys)["moves"]


def test_one_sensible_player_among_random_ones_has_a_share_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    report = reported(capsys, "--policy", "sensible", "--versus", "random", "--games", "40", "--players", "3")
    assert (report["policy"], report["versus"]) == ("sensible", "random")
    assert report["share"] > 0.5
    low, high = report["interval"]
    assert low < report["share"] < high
    assert len(report["share_by_seat"]) == 3
    won = zip(report["share_by_seat"], (14, 13, 13), strict=True)
    assert round(sum(share * games for share, games in won)) == round(report["share"] * 40)
    assert reported(capsys)["share"] is reported(capsys)["share_by_seat"] is reported(capsys)["interval"] is None
    main(["simulate", "upturn", "--policy", "sensible", "--versus", "random", "--games", "4"])
    told = capsys.readouterr().out
    assert "sensible versus random" in told
    assert "share of sensible " in told


def test_a_level_is_a_policy_by_its_own_name(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "aforator", "--level", "easy", "--versus", "sensible", "--players", "2", "--games", "4"])
    told = capsys.readouterr().out
    assert "easy versus sensible" in told
    assert re.search(r"share of easy +\d+\.\d%, with 95 % from \d+\.\d% to \d+\.\d%", told)
    assert re.search(r"the same by seat +\d+%, \d+%\n", told)


def test_a_long_run_says_how_far_it_is_beside_its_report(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("games.__main__.SILENCE_SECONDS", 0)
    main(["simulate", "upturn", "--games", "3", "--json"])
    told = capsys.readouterr()
    assert told.err.splitlines() == [f"{done} of 3 games" for done in (1, 2, 3)]
    assert json.loads(told.out)["games"] == 3


def test_penalties_are_paid_where_everybody_calls_for_themselves(capsys: pytest.CaptureFixture[str]) -> None:
    assert reported(capsys)["penalties"] == 0
    assert reported(capsys, "--option", "calls=self")["penalties"] > 0


def test_without_json_it_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "upturn", "--games", "2", "--policy", "nearest"])
    told = capsys.readouterr().out
    assert told.startswith("upturn, 4 players, 2 games, seed 1, nearest\n")
    assert "turns per player  min " in told


class Unlisted(UpTurn):
    """A game that has no line in the catalogue, so neither a rival nor a lab."""

    id = "unlisted"
    seats = range(3, 4)


def test_of_a_game_without_a_lab_every_kind_of_event_is_counted() -> None:
    report = simulate.simulate(Unlisted(), 3, 6, 3, "random", Unlisted.options().settled(slow=True))
    told = report.as_dict()["told"]
    assert isinstance(told, dict)
    assert {"laid", "drew", "passed", "gave", "went-out"} <= told.keys()
    assert list(simulate.policies(Unlisted())) == ["random", "easy", "sensible", "strong"]


def test_a_game_s_own_figures_have_names_of_their_own() -> None:
    common = {field.name for field in fields(simulate.Report)}
    for book in newest():
        figures = lab_of(book).collector(book.seats[-1]).figures()
        assert not common & figures.keys()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["simulate", "chess"], "no game 'chess'; there is upturn"),
        (["simulate", "upturn", "--players", "5"], "upturn is for 2 to 4 players, not 5"),
        (["simulate", "upturn", "--games", "0"], "--games must be at least 1, not 0"),
        (["simulate", "upturn", "--games", "many"], "invalid int value: 'many'"),
        (
            ["simulate", "upturn", "--policy", "clever"],
            "no policy 'clever'; upturn has random, easy, sensible, strong, near",
        ),
        (["simulate", "upturn", "--versus", "you"], "no policy 'you'"),
        (["simulate", "upturn", "--option", "calls"], "--option takes NAME=VALUE"),
        (["simulate", "upturn", "--option", "calls=nobody"], "--option calls: "),
        (["simulate", "upturn", "--option", "colour=red"], "--option colour: "),
        (["conquer"], "invalid choice: 'conquer'"),
        ([], "required: command"),
    ],
)
def test_wrong_arguments_end_with_2_and_a_message(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert message in capsys.readouterr().err
