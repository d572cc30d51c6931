"""How the computer player of Raiders plays, and how often it wins; what simulations count."""

import json
from typing import Any

import pytest

from games import catalogue
from games.__main__ import main
from games.catalogue import game
from games.game import Seat
from games.raiders.state import State
from games.simulate import simulate
from tests.games.raiders.builders import GAME, codes, does, table


def chosen(state: State, seat: int = 0) -> str:
    return catalogue.choose(GAME, state, Seat(seat)).code


def test_it_captures_what_it_can() -> None:
    assert chosen(table("jh", "2d", lots="club1 bank1")) == "jh>club1"


def test_it_rather_takes_what_brings_most() -> None:
    assert chosen(table("jc", "2d", lots="kiosk1 wash1")) == "jc>wash1"


def test_it_completes_a_pair_for_its_bonus() -> None:
    assert chosen(table("jc", "2d", lots="club1 club2:0:3c kiosk1")) == "jc>club1"


def test_it_ends_a_turn_in_which_its_attempt_is_spent() -> None:
    assert chosen(does(table("kh jh", "2d", lots="club1"), "jh>club1", "*")._replace(estates=())) == "end"


def test_it_draws_while_there_is_something_to_gain_by_it_and_not_one_card_for_another() -> None:
    """Else two cards that draw two would draw each other for ever, once nothing else is left to be drawn."""
    spent = {"lots": "club1:1:kc market1", "spent": True, "estates": ""}
    assert chosen(table("2h 3d", "2d", bag="4d 5d", **spent)) == "2h!"
    assert chosen(table("2h 3d", "2d", bag="2c", **spent)) == "end"


def test_it_defends_its_property_with_the_card_that_turns_the_fight() -> None:
    state = does(table("jc", "5d 2d", lots="wash1:1:2h"), "jc>wash1")
    assert chosen(state, 1) == "5d@2h"


def test_it_passes_when_the_fight_goes_its_way_already() -> None:
    state = does(table("2c", "5d 4d", lots="wash1:1:kh"), "2c>wash1")
    assert chosen(state, 1) == "pass"


def test_it_passes_when_no_card_could_turn_the_fight() -> None:
    state = does(table("kh", "4d", lots="wash1:1:2c"), "kh>wash1")
    assert chosen(state, 1) == "pass"


def test_it_plays_several_cards_that_turn_the_fight_together() -> None:
    state = does(table("8h 4h 6h", "2d", lots="depot1", trump="c"), "8h>depot1")
    assert (first := chosen(state)) in ("4h@8h", "6h@8h")
    assert chosen(does(state, first)) in {"4h@8h", "6h@8h"} - {first}


def test_it_excuses_itself_from_a_kill() -> None:
    state = does(table("kh 8d", "as", lots="diner1"), "kh>diner1", "1:as@kh")
    assert chosen(state) == "8d@as"


def test_it_charms_a_guard_with_his_property() -> None:
    assert chosen(table("qh", "2d", lots="bank1:1:2h", spent=True)) == "qh@2h"


def test_it_discards_the_best_card_that_a_search_finds() -> None:
    assert chosen(does(table("9s", "2c as 3c", lots="club1"), "9s@1", "*")) == "xas"


def test_it_plays_fair_and_calls_cheating_when_it_sees_it() -> None:
    begun = table("ah", "2d", lots="depot1:1:kd bank1:1:5c", trump="c", disputes="burn", spent=True)
    assert "ah@kd" in codes(begun)
    assert chosen(begun) == "end"
    assert chosen(does(begun, "ah@kd"), 1) == "call@ah"


def test_it_leaves_its_partners_property_alone_but_for_a_bonus() -> None:
    state = table("jc", "", "", "", lots="plant1:2:3s", pairs=True, estates="")
    assert chosen(state) == "end"


# The end of the game in sight, and cards that would be wasted. Depots: 9 бабки, two of them 19.

DEPOTS = "depot1:0:3s depot2:0:3h"


def test_it_takes_what_wins_before_it_charms_a_guard() -> None:
    state = table("8c qc", "2d", lots=f"wash1 kiosk2:1:jd {DEPOTS}", trump="c", goal=23)
    assert chosen(state)[2:] == ">wash1"


def test_it_takes_what_surely_wins_rather_than_what_is_worth_more() -> None:
    assert chosen(table("6d 6h js", "2d", lots=f"wash1 hotel3 {DEPOTS}", goal=23)) == "js>wash1"
    assert chosen(table("4s kh", "2d", lots="kiosk1 plant2 plant1:0:3s bank1:0:3h", goal=18)) == "kh>kiosk1"


def test_it_adds_nothing_to_what_wins_already() -> None:
    state = does(table("4h 6h kh", "2d", lots=f"wash1 {DEPOTS}", goal=23), "kh>wash1")
    assert chosen(state) == "pass"


def test_it_doesnt_weaken_a_guard_who_is_beaten_when_the_property_is_too_strong() -> None:
    state = does(table("3s ad js th", "2d", lots="bank2:1:4h", trump="s"), "js>bank2")
    assert chosen(state) == "pass"


def test_it_counts_what_weakens_a_guard_for_nothing_against_the_property() -> None:
    state = does(table("3d js qh td", "7d th", lots="market2:1:3c", trump="h"), "js>market2", "1:th@js")
    assert chosen(state) == "pass"


def test_it_spends_the_card_that_is_worth_least() -> None:
    state = does(table("2c jc kd", "2d", lots="hotel1"), "jc>hotel1")
    assert chosen(state) == "jc+2c"


def test_it_saves_the_game_whatever_that_costs() -> None:
    state = does(table("kc", "ah", lots=f"wash1:1:2d bank1:1:kh {DEPOTS}", goal=23, trump="c"), "kc>wash1")
    assert chosen(state, 1) == "ah@3h"


def test_it_ends_a_game_that_comes_to_a_stop_while_it_has_most() -> None:
    ahead = table("qh", "2d", lots="bank1:1:2h depot1:0:3s", spent=True, still=11)
    assert chosen(ahead) == "end"
    assert chosen(ahead._replace(still=10)) == "qh@2h"


def test_it_goes_on_when_a_stop_would_lose_the_game() -> None:
    assert chosen(table("kd", "2d", lots="bank1:1:2h kiosk1:0:3s", spent=True, still=11)) == "kd!"


def test_it_calls_no_cheating_that_wins_it_the_game() -> None:
    begun = table("kh 2d", "as 3c", lots=f"wash1:1:jd {DEPOTS}", trump="c", disputes="burn", goal=23)
    assert chosen(does(begun, "kh>wash1", "1:as@jd")) == "pass"


# How often it wins, and what is measured


@pytest.mark.slow
@pytest.mark.parametrize(("players", "share"), [(2, 0.75), (3, 0.6), (4, 0.5)])
def test_it_wins_far_more_than_its_share_against_chance(players: int, share: float) -> None:
    raiders = game("raiders")
    won = simulate(raiders, players, 24, 7, "sensible", raiders.options(), versus="random").share
    assert won is not None
    assert won >= share


def measured(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    main(["simulate", "raiders", "--players", "2", "--games", "3", "--seed", "3", "--json", *arguments])
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return report


def test_a_simulation_counts_what_a_designer_asks(capsys: pytest.CaptureFixture[str]) -> None:
    report = measured(capsys, "--policy", "sensible")
    assert list(report["turns_each"]) == ["p10", "p50", "p90", "p99"]
    assert len(report["wins_in_order_of_play"]) == 2
    assert set(report["captures_succeed"]) == {"all", "guarded", "unguarded"}
    assert len(report["used_in"]) == 12 + 4
    assert len(report["decisive"]) == 9
    assert 0 <= report["stalls"] <= 100
    assert report["changes_of_hands"] > 0


def test_random_players_stall_in_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    report = measured(capsys)
    assert report["unfinished"] == 0
    assert report["turns_each"]["p99"] <= 120
