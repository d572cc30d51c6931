"""Simulated people at real tables: what is counted is what happened, and the same seed says the same."""

import json

import pytest

from games import catalogue
from games.__main__ import main
from games.game import AnyGame
from games.sessions.clocks import DAY, HOUR
from games.sessions.crowd import Habits, gathered, habits, life
from games.sessions.pace import pace

FAST = Habits(median=60.0, spread=0.1, forgets=0.0, sleeps=None)
NEVER = Habits(forgets=1.0)
of_every_game = pytest.mark.parametrize("game", catalogue.newest(), ids=lambda game: game.id)


@of_every_game
def test_a_table_of_people_is_played_to_its_end_and_the_same_seed_plays_it_alike(game: AnyGame) -> None:
    table = gathered(game.id, 2, "day", game.options())
    one, other = life(table, "seed"), life(table, "seed")
    assert one.session.status == "finished"
    assert one == other != life(table, "another seed")


@of_every_game
def test_who_answers_at_once_waits_for_nothing_but_answers(game: AnyGame) -> None:
    quick = life(gathered(game.id, 2, "day", game.options()), "seed", ways=FAST)
    usual = life(gathered(game.id, 2, "day", game.options()), "seed")
    assert quick.days < usual.days / 10
    assert quick.silences == 0
    assert 0.0 <= quick.lost <= quick.waited
    assert quick.bells <= quick.waits


def test_who_never_hears_a_bell_is_played_for_by_silence_until_the_table_rests() -> None:
    table = gathered("upturn", 2, "day", catalogue.game("upturn").options())
    alone = life(table, "seed", ways=NEVER, longest=6 * DAY)
    assert alone.taps == 0
    assert alone.silences >= 2
    assert alone.session.paused is not None


def test_with_a_fast_clock_people_sit_there_and_with_a_slow_one_they_sleep() -> None:
    assert habits("live").sleeps is None
    assert habits("live").median < habits("hour").median < habits("day").median == 2 * HOUR
    assert habits("none").sleeps is not None


def test_the_figures_are_shares_and_times_of_these_lives() -> None:
    game = catalogue.game("upturn")
    table = gathered("upturn", 3, "day", game.options())
    lives = [life(table, f"7 {number}") for number in range(4)]
    found = pace(game, 3, 4, 7, "day", game.options())
    assert found.unfinished == 0
    assert found.days[0] == round(min(each.days for each in lives), 2)
    assert found.idle_waits == round(sum(each.idle for each in lives) / sum(each.waits for each in lives), 4)
    assert found.taps_a_turn == round(sum(each.taps for each in lives) / sum(each.turns for each in lives), 4)


def test_the_command_prints_it_as_json_or_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "upturn", "--people", "--players", "2", "--games", "2"]
    main([*arguments, "--json"])
    found = json.loads(capsys.readouterr().out)
    assert {"days", "idle_waits", "taps_a_turn", "bells_a_day"} <= set(found)
    main(arguments)
    assert "taps a turn" in capsys.readouterr().out


@pytest.mark.parametrize("wrong", [("--clock", "noon"), ("--policy", "sensible"), ("--versus", "random")])
def test_wrong_arguments_end_it_with_a_line(wrong: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["simulate", "upturn", "--people", *wrong])
    assert ended.value.code == 2
    assert wrong[0] in capsys.readouterr().err.replace("no clock", "--clock")
