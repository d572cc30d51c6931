"""How the computer player of UpTurn plays: what it does at a small table, and how often it wins."""

from typing import Any

import pytest

from games import catalogue
from games.catalogue import game
from games.game import Seat
from games.simulate import simulate
from games.upturn.state import State
from tests.games.upturn.builders import GAME, does, table


def chosen(state: State, seat: int = 0) -> str:
    return catalogue.choose(GAME, state, Seat(seat)).code


def rising(*racks: str, last: int = 20, **fields: Any) -> State:
    return table(*racks, last=last, up=True, **fields)


def test_it_goes_out_when_it_can() -> None:
    assert chosen(rising("34", "4 6")) == "34"
    assert chosen(rising("31 32 33", "4 6")) == "33r"


def test_it_goes_out_before_it_catches_or_says_the_word() -> None:
    assert chosen(rising("34", "4", "6 9", bot=False, owing=1)) == "34"
    assert chosen(does(rising("12 joker", "4 9 10", bot=False), "jokerd")) == "12"


def test_it_says_the_word_first_when_it_would_pay_for_it() -> None:
    assert chosen(rising("34", "4 60", bot=False, owing=0)) == "say"


def test_it_lays_what_brings_the_turn_back_to_go_out() -> None:
    assert chosen(rising("skip1 24", "4 9 10")) == "skip1"
    assert chosen(rising("31 32 33 joker", "4 9 10")) == "jokeru"
    assert chosen(rising("31 32 33 skip2", "4 9 10")) == "skip2"
    assert chosen(rising("31 32 33 64 skip2", "4 9 10")) == "33r"


def test_it_lays_the_nearest_number_rather_than_leave_some_behind() -> None:
    assert chosen(rising("24 53 64 92", "4 6 9 10")) == "24"


def test_it_lays_a_twin_with_its_run() -> None:
    assert chosen(rising("24 32 33 92", "4 6 9 10")) == "33r"


def test_it_turns_the_row_when_its_numbers_lie_behind() -> None:
    assert chosen(rising("3 6 12 down", "4 9 10 23")) == "down"
    assert chosen(rising("3 6 12 updown", "4 9 10 23")) == "updownd"


def test_it_draws_when_nothing_fits_and_passes_when_that_was_in_vain() -> None:
    begun = rising("3 6 12", "4 9 10", bag="2 90")
    assert chosen(begun) == "draw"
    assert chosen(does(begun, "draw")) == "pass"


def test_it_keeps_a_number_to_go_out_with() -> None:
    assert chosen(rising("34 up", "4 9 10")) == "up"


def test_a_joker_and_a_number_go_out_together() -> None:
    begun = rising("12 joker", "4 9 10")
    assert chosen(begun) == "jokerd"
    assert chosen(does(begun, "jokerd")) == "12"


def test_it_gives_to_whoever_has_fewest_tiles() -> None:
    gifts = does(rising("33 60 70", "4 6 9", "10 12", "13 14 16"), "33")
    assert chosen(gifts) == "g2"


def test_it_says_the_last_tile_with_the_move_and_catches_who_doesn_t() -> None:
    assert chosen(rising("34 92", "4 60", "9 10", bot=False)) in ("34!", "92!")
    owing = does(rising("34 70", "4 60 79", "9 10 80", bot=False), "34")
    assert chosen(owing, 0) == "say"
    assert chosen(owing, 1) == chosen(owing, 2) == "c0"


def test_it_starts_a_row_in_the_direction_that_keeps_most_of_its_numbers() -> None:
    assert chosen(table("16 32 43 50 64", "4 9", last=20)) == "32"


@pytest.mark.slow
@pytest.mark.parametrize("calls", ["bot", "self"])
def test_it_wins_seven_of_ten_games_for_two_against_chance(calls: str) -> None:
    assert won(2, 150, calls) >= 0.7


@pytest.mark.slow
@pytest.mark.parametrize(("players", "share"), [(3, 0.6), (4, 0.5)])
def test_it_wins_more_than_its_share_at_a_larger_table(players: int, share: float) -> None:
    assert won(players, 60, "bot") >= share


def won(players: int, games: int, calls: str) -> float:
    upturn = game("upturn")
    options = upturn.options.model_validate({"calls": calls})
    share = simulate(upturn, players, games, 7, "sensible", options, versus="random").share
    assert share is not None
    return share
