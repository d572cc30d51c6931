"""The last tile: the word, the catch, the penalty, and going out. Each row of the rulings."""

from typing import Any

from games.game import Outcome, Seat
from games.upturn.options import UpTurnOptions
from games.upturn.state import State, said
from tests.games.upturn.builders import GAME, codes, does, kinds, sizes, table, told, why


def silent(*racks: str, bag: str | None = None, **fields: Any) -> State:
    """A rising table at which everybody calls for themselves."""
    return table(*racks, up=True, bag=bag, bot=False, **fields)


OWING = does(silent("34 70", "4 60 79", "9 10 80"), "34")
"""Seat 0 has 70 left and hasn't said so; seat 1 is on turn."""


# When it must be said


def test_the_word_may_be_said_with_the_move() -> None:
    begun = silent("34 70", "4 60", "9 10")
    assert codes(begun) == ["34", "34!", "70", "70!", "draw"]
    after = does(begun, "34!")
    assert (after.owing, said(after)) == (None, frozenset({0}))


def test_the_word_may_be_said_after_the_move() -> None:
    assert OWING.owing == 0
    assert codes(OWING, 0) == ["say"]
    after = does(OWING, "0:say")
    assert (after.owing, said(after)) == (None, frozenset({0}))


def test_the_word_with_a_move_belongs_to_moves_that_leave_one_tile() -> None:
    assert "34!" not in codes(silent("34 70 80", "4 6"))
    assert "34!" not in codes(silent("34", "4 6"))
    run = codes(silent("34 44 70", "4 6"))
    assert {"44r", "44r!"} <= set(run)
    assert "44!" not in run


def test_it_is_judged_when_the_gifts_are_done() -> None:
    laid = does(silent("37 70", "4 6"), "37")
    assert laid.owing is None
    assert codes(laid, 1) == []
    assert does(laid, "pass").owing == 0


def test_it_may_be_said_while_gifts_are_shared_out() -> None:
    laid = does(silent("37 70", "4 6"), "37")
    assert codes(laid) == ["g1", "pass", "say"]
    after = does(laid, "say", "g1")
    assert (after.owing, said(after)) == (None, frozenset({0}))


def test_it_is_judged_when_the_extra_tile_is_done() -> None:
    laid = does(silent("12 joker", "4 6"), "jokeru")
    assert codes(laid) == ["pass", "say"]
    assert does(laid, "pass").owing == 0
    assert does(laid, "say", "pass").owing is None


def test_the_joker_itself_has_no_word() -> None:
    assert "jokeru!" not in codes(silent("12 joker", "4 6"))


def test_it_is_judged_anew_each_time() -> None:
    again = does(silent("34 70", "4 60 up", bag="14 12"), "34!", "60", "draw", "70")
    assert again.owing == 0
    assert does(silent("34 70", "4 60 up", bag="14 12"), "34!", "60", "draw", "70!").owing is None


def test_with_nothing_to_draw_a_pass_with_one_tile_is_judged_too() -> None:
    assert does(silent("12", "4 6", bag=""), "pass").owing == 0


# The catch


def test_any_other_player_may_catch_until_it_is_said() -> None:
    assert codes(OWING, 1) == ["60", "79", "c0", "draw"]
    assert codes(OWING, 2) == ["c0"]


def test_who_is_caught_takes_3_tiles() -> None:
    (event,) = told(OWING, "2:c0")
    assert (event.kind, event.seat, event.target, event.n, event.reveals) == ("caught", 2, 0, 3, True)
    after = does(OWING, "2:c0")
    assert sizes(after) == [4, 3, 3]
    assert (after.owing, after.turn) == (None, 1)


def test_nobody_is_caught_twice_for_the_same_tile() -> None:
    assert why(does(OWING, "2:c0"), "c0") == "nobody-to-catch"


def test_a_catch_without_a_debt_is_told_why() -> None:
    assert why(silent("34 70", "4 6"), "c1") == "nobody-to-catch"
    assert why(does(OWING, "0:say"), "c0", 2) == "too-late-said"
    assert why(OWING, "c0", 0) == "not-yourself"


def test_a_catch_finds_what_is_left_to_take() -> None:
    owing = does(silent("34 70", "4 60", bag="14 12"), "34")
    assert told(owing, "1:c0")[-1].n == 2
    after = does(owing, "1:c0")
    assert sizes(after) == [3, 2]


def test_a_catch_that_finds_nothing_settles_the_debt() -> None:
    owing = does(silent("34 70", "4 60", bag=""), "34")
    assert told(owing, "1:c0")[-1].n == 0
    assert codes(does(owing, "1:c0"), 1) == ["60", "60!", "pass"]


# The latest point


def test_it_must_be_said_before_the_next_player_has_finished_a_turn() -> None:
    assert kinds(OWING, "60") == ["laid", "forgot"]
    after = does(OWING, "60")
    assert sizes(after) == [4, 2, 3]
    assert after.owing is None


def test_gifts_and_draws_of_the_next_player_do_not_finish_a_turn_yet() -> None:
    assert does(OWING, "draw").owing == 0
    assert does(does(silent("34 70", "4 61 79", "9 10 80"), "34"), "61").owing == 0


def test_the_next_player_is_the_next_who_is_not_skipped() -> None:
    owing = does(silent("skip1 70", "4 60", "9 80 82"), "skip1")
    assert (owing.turn, owing.owing) == (2, 0)
    assert kinds(owing, "80") == ["laid", "forgot"]


def test_going_again_without_the_word_costs_the_3_tiles_first() -> None:
    owing = does(silent("skip1 70", "4 60", bag="50 52 53"), "skip1")
    assert (owing.turn, owing.owing) == (0, 0)
    assert codes(owing) == ["70", "draw", "say"]
    assert kinds(owing, "70") == ["forgot", "laid"]
    assert does(owing, "70").racks[0] == (50, 52, 53)


def test_who_goes_again_may_still_say_it_and_go_out() -> None:
    owing = does(silent("skip1 70", "4 60"), "skip1")
    assert GAME.outcome(does(owing, "say", "70")) is not None


def test_who_goes_again_may_still_be_caught() -> None:
    assert codes(does(silent("skip1 70", "4 60"), "skip1"), 1) == ["c0"]


def test_a_draw_for_which_the_penalty_left_nothing_becomes_a_lay_or_a_pass() -> None:
    owing = does(silent("skip1 70", "4 60", bag="50 52"), "skip1")
    assert kinds(owing, "draw") == ["refilled", "forgot"]
    assert codes(does(owing, "draw")) == ["50", "52", "70", "pass", "skip1"]


def test_a_gift_that_makes_it_two_tiles_cancels_the_debt() -> None:
    owing = does(silent("34 70", "4 61 79", "9 10 80"), "34")
    after = does(owing, "61", "g0")
    assert after.owing is None
    assert sizes(after) == [2, 2, 3]


def test_a_catch_that_takes_the_last_tiles_leaves_no_gift_to_give() -> None:
    giving = does(silent("34 70", "4 61 79", "9 10 80", bag="50 52"), "34", "61")
    assert (giving.phase, codes(giving)) == ("gifts", ["c0", "g0", "g2", "pass"])
    for catcher in (1, 2):
        caught = does(giving, f"{catcher}:c0")
        assert (caught.turn, caught.phase, caught.gifts, caught.owing) == (2, "move", 0, None)
        assert sizes(caught) == [4, 2, 3]
        assert kinds(giving, f"{catcher}:c0") == ["refilled", "caught"]


def test_a_catch_that_leaves_a_tile_leaves_the_gift() -> None:
    giving = does(silent("34 70", "4 61 79", "9 10 80", bag="50 52 53"), "34", "61")
    assert (does(giving, "2:c0").phase, codes(does(giving, "2:c0"))) == ("gifts", ["g0", "g2", "pass"])


def test_the_giver_whose_gifts_a_catch_has_ended_owes_the_word_like_anybody() -> None:
    giving = does(silent("34 70", "4 61", "9 10 80", bag="50 52"), "34", "61")
    assert does(giving, "2:c0").owing == 1
    assert does(giving, "say", "2:c0").owing is None


def test_under_the_first_rules_a_gift_of_nothing_was_asked_for() -> None:
    giving = does(silent("34 70", "4 61 79", "9 10 80", bag="50 52", rules=1), "34", "61")
    assert codes(does(giving, "2:c0")) == ["g0", "g2", "pass"]


# The bot's help


def test_the_bot_says_it_for_everybody_by_option() -> None:
    begun = table("34 70", "4 60", up=True, bot=True)
    assert codes(begun) == ["34", "70", "draw"]
    assert kinds(begun, "34") == ["laid", "said"]
    after = does(begun, "34")
    assert (after.owing, said(after)) == (None, frozenset({0}))
    assert why(after, "c0") == "too-late-said"


def test_the_bot_calls_for_clocks_of_8_hours_and_more_by_default() -> None:
    assert GAME.setup(2, UpTurnOptions().settled(slow=True), 1).bot
    assert not GAME.setup(2, UpTurnOptions().settled(slow=False), 1).bot


def test_the_table_may_choose_who_calls_whatever_the_clock() -> None:
    for slow in (True, False):
        assert GAME.setup(2, UpTurnOptions(calls="bot").settled(slow=slow), 1).bot
        assert not GAME.setup(2, UpTurnOptions(calls="self").settled(slow=slow), 1).bot


# Going out


def test_the_tile_that_empties_the_rack_is_a_number() -> None:
    assert codes(table("skip1", "4 6", up=True)) == ["draw"]


def test_a_single_action_has_to_draw() -> None:
    after = does(table("up", "4 6", up=True, bag="50 52"), "draw")
    assert codes(after) == ["50", "pass", "up"]


def test_a_run_may_empty_the_rack() -> None:
    after = does(table("24 30 44", "4 6", up=True), "44r")
    assert GAME.outcome(after) == Outcome(((Seat(0),), (Seat(1),)))
