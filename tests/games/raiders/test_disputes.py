"""Разрешение споров: tables that play with cheating, and the call against it."""

from typing import Any

import pytest

from games.game import Seat
from games.raiders.orders import attacked
from games.raiders.state import State
from tests.games.raiders.builders import GAME, codes, discard, does, hand, kinds, street, table, told, why


def cheating(*hands: str, how: str = "roll-back", **fields: Any) -> State:
    return table(*hands, disputes=how, **fields)


BOTH = pytest.mark.parametrize("how", ["roll-back", "burn"])


def test_a_fair_table_offers_legal_tricks_only_and_knows_no_calls() -> None:
    state = table("as ah", "", lots="club1:1:kd", trump="c")
    assert codes(state) == ["end"]
    assert why(state, "call@ah", 1) == "fair-play"


@BOTH
def test_a_trick_may_be_aimed_at_a_fighter_of_another_suit(how: str) -> None:
    state = cheating("ah", "", lots="club1:1:kd", how=how)
    assert codes(state) == ["ah@kd", "end"]
    mine = GAME.view(state, GAME.view(state, None).turn).mine
    assert mine is not None
    assert mine.fouls == {"ah@kd"}


@BOTH
def test_a_trick_for_ones_own_fighter_may_be_aimed_at_anothers(how: str) -> None:
    assert codes(cheating("7h", "", lots="club1:1:kd", how=how)) == ["7h>club1", "7h@kd", "end"]


@BOTH
def test_no_dumping_holds_and_times_are_kept_all_the_same(how: str) -> None:
    state = cheating("3h", "qh", lots="club1:1:kd", how=how)
    assert why(state, "3h@kd") == "no-capture"
    assert codes(state, 1) == []


@BOTH
def test_found_later_it_stands(how: str) -> None:
    state = does(cheating("ah", "", lots="club1:1:kd", how=how), "ah@kd", "*")
    assert street(state) == {"club1": ""}
    assert why(state, "call@ah", 1) == "no-window"


def test_any_other_player_may_call_until_the_window_closes() -> None:
    state = does(cheating("ah", "", "", lots="club1:1:kd"), "ah@kd", "1:pass", "2:pass")
    assert codes(state, 1) == codes(state, 2) == ["call@ah"]
    assert codes(state, 0) == ["pass"]
    assert why(state, "call@ah", 0) == "your-own-card"
    assert why(state, "call@as", 1) == "not-in-the-pile"


def test_a_right_call_rolls_back_the_card_and_all_played_after_it_and_everybody_is_asked_again() -> None:
    begun = does(cheating("kh 6h jc", "ts 5d", "4s", lots="club1:1:9d"), "kh>club1", "6h@kh")
    foul = does(begun, "2:4s@9d", "1:5d@9d", "1:pass", "2:pass")
    called = does(foul, "0:call@4s")
    assert [played.card for played in called.pile] == [played.card for played in begun.pile]
    assert (hand(called, 1), hand(called, 2)) == ({"ts", "5d"}, {"4s"})
    assert GAME.awaited(called) == {0, 1, 2}
    event = told(foul, "0:call@4s")[0]
    assert (event.kind, event.seat, event.target, event.pieces, event.n) == ("caught", 0, 2, ("4s",), 2)


def test_what_was_discarded_for_an_effect_comes_back_too() -> None:
    state = does(cheating("jc 2d", "th", lots="bank1"), "jc>bank1", "1:th@jc", "jc+2d")
    assert hand(does(state, "0:call@th")) == {"2d"}


def test_a_right_call_burns_the_card_and_what_was_played_after_it_stays() -> None:
    begun = does(cheating("kh 6h", "ts 5d", "4s", lots="club1:1:9d", how="burn"), "kh>club1", "6h@kh")
    foul = does(begun, "2:4s@9d", "1:5d@9d")
    called = does(foul, "0:call@4s")
    assert [event.n for event in told(foul, "0:call@4s")] == [0]
    assert len(called.pile) == 2
    assert (discard(called), hand(called, 2)) == ({"4s"}, set())
    assert GAME.awaited(called) == {0, 1, 2}


@BOTH
def test_a_window_from_which_its_only_card_was_taken_is_no_more(how: str) -> None:
    state = does(cheating("ah", "", lots="club1:1:kd", how=how), "ah@kd", "1:call@ah")
    assert (state.phase, street(state)) == ("turn", {"club1": "1:kd"})
    assert GAME.awaited(state) == {0}


@BOTH
def test_a_wrong_call_changes_nothing_but_spends_the_callers_calls_in_this_window(how: str) -> None:
    begun = does(cheating("as ah", "", "", lots="club1:1:kd bank1:2:ks", how=how), "as@kd", "2:pass")
    assert kinds(begun, "1:call@as") == ["false-alarm"]
    state = does(begun, "1:call@as")
    assert GAME.awaited(state) == GAME.awaited(begun) == {0, 1}
    foul = does(state, "ah@ks")
    assert why(foul, "call@ah", 1) == "call-spent"
    assert "call@ah" in codes(foul, 2)
    later = does(foul, "*", "end", "1:end", "2:end")
    assert not later.barred


def test_a_call_spent_in_vain_is_back_in_the_next_window_also_when_this_one_was_rolled_back_whole() -> None:
    begun = cheating("ah as ac", "", "", lots="club1:1:kd bank1:2:ks")
    state = does(begun, "ah@kd", "as@ks", "1:call@as", "2:call@ah")
    assert (state.phase, state.barred) == ("turn", 0)
    assert "call@as" in codes(does(state, "as@ks"), 1)


@BOTH
def test_a_call_is_for_tricks_only_never_for_effects(how: str) -> None:
    state = does(cheating("jc 2d 6c", "6h", lots="bank1", how=how), "jc>bank1", "jc+2d", "6c@jc")
    assert codes(state, 1) == ["call@6c", "pass"]
    assert why(state, "call@jc", 1) == "not-in-the-pile"


@BOTH
def test_who_was_caught_plays_fair_until_the_turn_ends(how: str) -> None:
    state = does(cheating("ah ac", "", lots="club1:1:kd bank1:1:9d", how=how), "ah@kd", "1:call@ah")
    assert codes(state) == ["end"]
    assert why(state, "ac@kd") == "wrong-suit"
    later = does(state._replace(deck=()), "end", "1:end")
    assert "ac@kd" in codes(later)


def test_an_excuse_whose_card_was_burnt_does_nothing() -> None:
    state = does(cheating("kh", "ad 8d", "8c", lots="club1", how="burn"), "kh>club1", "1:ad@kh", "2:8c@ad")
    burnt = does(state, "0:call@ad")
    assert [attacked(burnt, Seat(seat)) for seat in range(3)] == [False, False, False]
    after = does(burnt, "*")
    assert street(after) == {"club1": "0:kh"}
    assert discard(after) == {"ad", "8c"}
