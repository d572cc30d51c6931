"""Who is asked in a window by default: whoever holds what would bring them something better."""

import pytest

from games.game import Seat
from games.raiders.state import State
from tests.games.raiders.builders import GAME, does, table

CLUB = "club1:1:3h market1"
"""Seat 1 owns a club, whose guard has 6; the trump is clubs."""


def concerned(state: State) -> set[int]:
    assert GAME.windows is not None
    return {seat for seat in range(len(state.hands)) if GAME.windows.concerned(state, Seat(seat))}


def short(state: State) -> set[int]:
    assert GAME.windows is not None
    return {seat for seat in range(len(state.hands)) if GAME.windows.falls_short(state, Seat(seat))}


def test_who_can_save_their_property_is_concerned_and_who_cannot_is_not() -> None:
    armed = table("kd 2h", "5h 2s", "4c jh", lots=CLUB, trump="c")
    bare = table("kd 2h", "2s 9s", "4c jh", lots=CLUB, trump="c")
    assert concerned(does(armed, "kd>club1")) == {1}
    assert concerned(does(bare, "kd>club1")) == set()


def test_a_card_that_is_too_little_concerns_nobody_but_two_that_are_enough_do() -> None:
    one, two = (table(f"{kings} 2h", hand, "2d 9d", lots="club1:1:ts", trump="c") for kings, hand in THREES)
    assert concerned(does(one, "kh>club1")) == set()
    assert concerned(does(two, "kh>club1")) == {1}


THREES = (("kh", "4s 2s"), ("kh", "4s 4d"))
"""A king of 8 against a guard of 5: with one help it is 7, with two it is 9."""


def test_others_quarrels_concern_nobody_else_until_somebody_would_win_by_them() -> None:
    hands, lots = ("kd 2h", "2s 9s", "3d 9h"), "club1:1:3h market1:0:9c"
    assert concerned(does(table(*hands, lots=lots, trump="c", goal=30), "kd>club1")) == set()
    assert concerned(does(table(*hands, lots=lots, trump="c", goal=7), "kd>club1")) == {2}


def test_to_save_a_fighter_is_enough() -> None:
    """Borya's guard dies of a card, and «Откатиться» would bring him home; the club is lost in any case."""
    state = does(table("ah 2h", "7s 2s", "2d 9d", lots=CLUB, trump="c"), "ah@3h")
    assert concerned(state) == {1}


def test_a_guards_effect_concerns_his_owner_where_it_is_enough() -> None:
    boar = table("kd 2h", "2s 9s", "2d 9d", lots="club1:1:jc", trump="c")
    assert concerned(does(boar, "kd>club1")) == {1}


def test_to_take_away_ones_own_property_is_no_reason_to_be_asked() -> None:
    """He could bring his guard home at any time, but nothing is done to him."""
    state = table("kd 2h", "7s 2s", "2d 9d", lots="club1:1:3h market1 kiosk1:2:9c", trump="c")
    assert concerned(does(state, "kd>market1")) == set()


def test_partners_property_concerns_like_ones_own() -> None:
    hands = ("kd 2h", "2s 9s", "2c 9h", "3d 9c")
    apart = table(*hands, lots=CLUB, trump="c")
    together = table(*hands, lots=CLUB, trump="c", pairs=True)
    assert concerned(does(apart, "kd>club1")) == set()
    assert concerned(does(together, "kd>club1")) == {3}


def test_who_is_searched_is_concerned_if_they_hold_an_excuse() -> None:
    state = table("9h 2h", "8d 2s", "8s 9d", lots="market1", trump="c")
    assert concerned(does(state, "9h@1")) == {1}


@pytest.mark.parametrize("disputes", ["roll-back", "burn"])
def test_a_foul_card_concerns_everybody_else_and_a_fair_one_does_not_for_the_right_to_call(disputes: str) -> None:
    state = table("kd th", "2s 9s", "2d 9h", lots=CLUB, trump="c", disputes=disputes)
    attacked = does(state, "kd>club1")
    assert concerned(attacked) == set()
    assert concerned(does(table("kd ts", "2s 9s", "2d 9h", lots=CLUB, trump="c", disputes=disputes), "kd>club1",
                          "ts@3h")) == {1, 2}  # fmt: skip
    assert concerned(does(attacked, "th@3h")) == set()


def test_everybody_sees_against_whom_a_capture_would_end() -> None:
    won = does(table("kd 2h", "2s", "2d", lots=CLUB, trump="c"), "kd>club1")
    lost = does(table("2c 2h", "2s", "2d", lots=CLUB, trump="c"), "2c>club1")
    trick = does(table("9h 2h", "8d 2s", "8s", lots="market1", trump="c"), "9h@1")
    assert (short(won), short(lost), short(trick)) == ({1}, {0}, set())
    assert short(won._replace(hands=(won.hands[0], *won.hands[:0:-1]))) == {1}
