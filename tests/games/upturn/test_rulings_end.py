"""The empty bag, the stall, the end, play for places and silence: each row of the rulings."""

import pytest

from games.game import Outcome, Seat
from games.upturn.state import State
from games.upturn.tiles import UP
from games.upturn.view import Final
from tests.games.upturn.builders import GAME, codes, does, kinds, rows, sizes, table, told


def places(state: State) -> list[list[int]]:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return [list(seats) for seats in outcome.places]


# The empty bag


def test_the_bag_is_filled_at_the_instant_when_a_tile_must_come_from_it() -> None:
    begun = rows(table("2 3", "4 6"), "9 23 32", up=True)._replace(bag=(50,))
    drawn = does(begun, "draw")
    assert drawn.bag == ()
    assert kinds(drawn, "pass", "draw") == ["refilled", "drew"]


def test_all_go_back_but_the_last_number_and_the_tile_that_set_the_direction() -> None:
    begun = rows(table("2 3", "4 6"), "9 23 32", "down 31 30", "up 50 skip1 60", up=True)._replace(bag=())
    after = does(begun, "draw")
    assert after.board.tiles() == (UP, 60)
    assert sorted((*after.bag, after.drawn)) == [9, 23, 30, 31, 32, 50, 102, 104]


def test_the_first_number_after_the_start_tile_sets_the_direction_until_an_arrow_comes() -> None:
    begun = does(table("23 2", "30 3", last=20), "23", "30")._replace(bag=())
    assert does(begun, "draw").board.tiles() == (23, 30)


def test_of_a_first_run_the_tile_beside_the_start_set_the_direction() -> None:
    begun = does(table("23 30 44 2", "60 3 4", last=20), "44r", "pass", "60")._replace(bag=())
    assert does(begun, "draw").board.tiles() == (23, 60)


def test_an_arrow_that_was_laid_sets_the_direction_from_then_on() -> None:
    begun = does(table("23 2 3", "up 3 4", last=20), "23", "up")._replace(bag=())
    assert does(begun, "draw").board.tiles() == (23, UP)


def test_a_last_number_of_an_earlier_row_stays() -> None:
    begun = rows(table("2 3", "4 6"), "9 23 32", "down", "up", up=True)._replace(bag=())
    after = does(begun, "draw")
    assert after.board.tiles() == (32, UP)
    assert after.board.last == 32
    assert [row.tiles for row in GAME.view(after, None).rows] == [(UP,)]


def test_of_equal_arrows_the_one_that_set_the_direction_stays() -> None:
    begun = rows(table("2 3", "4 6"), "9 32", "up 40", "up 50", up=True)._replace(bag=())
    after = does(begun, "draw")
    assert after.board.row == (UP, 50)
    assert after.board.before.tiles == ()


def test_the_bag_is_filled_within_a_penalty_too() -> None:
    owing = does(table("34 70", "4 60", up=True, bag="14", bot=False), "34")
    owing = owing._replace(board=owing.board._replace(pile=(9, 10, 12)))
    assert kinds(owing, "1:c0") == ["refilled", "caught"]
    assert sizes(does(owing, "1:c0")) == [4, 2]


def test_the_bag_is_filled_within_gifts_too() -> None:
    begun = table("24 44 70", "4 6", up=True, bag="14")
    assert kinds(begun, "44r", "g1", "g1") == ["refilled", "gave", "said"]


def test_with_too_few_tiles_one_takes_what_there_is() -> None:
    owing = does(table("34 70", "4 60", up=True, bag="14 16", bot=False), "34")
    assert sizes(does(owing, "1:c0")) == [3, 2]


def test_with_nothing_to_draw_one_may_pass() -> None:
    begun = table("12 34", "4 6", up=True, bag="")
    assert codes(begun) == ["34", "pass"]
    assert GAME.explain(begun, Seat(0), "draw").reason == "nothing-to-draw"


def test_before_a_direction_nothing_goes_back() -> None:
    assert codes(table("up", "down", bag="")) == ["pass"]


# The stall


def test_when_all_pass_with_nothing_to_draw_the_game_ends_without_a_winner() -> None:
    begun = table("12 10", "4 6 9", "2 3", up=True, bag="")
    assert kinds(begun, "pass", "pass", "pass") == ["passed", "stalled"]
    outcome = GAME.outcome(does(begun, "pass", "pass", "pass"))
    assert outcome == Outcome(((Seat(2),), (Seat(0),), (Seat(1),)), won=False)


def test_a_tile_laid_in_between_breaks_the_succession() -> None:
    begun = table("12 10", "24 6 9 down", "2 3", up=True, bag="")
    assert GAME.outcome(does(begun, "pass", "24", "pass", "pass")) is None


def test_passing_after_a_draw_is_no_step_to_a_stall() -> None:
    begun = table("12 10", "4 6", up=True, bag="14")
    assert GAME.outcome(does(begun, "draw", "pass", "pass")) is None


# The end


def test_the_first_empty_rack_wins_at_once_and_owed_gifts_are_not_taken() -> None:
    begun = table("24 44", "4 6", up=True)
    assert kinds(begun, "44r") == ["laid", "went-out", "over"]
    assert sizes(does(begun, "44r")) == [0, 2]


def test_the_end_voids_what_is_owed() -> None:
    after = does(table("34 70", "60", "4 6", up=True, bot=False), "34", "60")
    assert (sizes(after), after.owing) == ([1, 0, 2], None)


def test_fewer_tiles_are_a_better_place_then_the_lower_sum() -> None:
    assert places(does(table("34", "90 91", "2 3 4", "92 84", up=True), "34")) == [[0], [3], [1], [2]]


def test_actions_count_0() -> None:
    assert places(does(table("34", "9 10", "20 up", "joker 16", up=True, last=30), "34")) == [[0], [3], [1], [2]]


def test_equal_seats_share_a_place() -> None:
    assert places(does(table("34", "9 12", "2 19", "90 up", up=True), "34")) == [[0], [1, 2], [3]]


def test_the_end_shows_how_each_seat_ended() -> None:
    view = GAME.view(does(table("34", "9 12 up", up=True), "34"), None)
    assert view.finals == (Final(0, 0, 34), Final(3, 21, None))


def test_after_the_end_nobody_may_do_anything() -> None:
    after = does(table("34", "9 12", up=True), "34")
    assert codes(after, 0) == codes(after, 1) == []
    assert GAME.explain(after, Seat(1), "9").reason == "over"


# Play for places


def test_play_goes_on_for_places_by_option() -> None:
    begun = table("34", "40 41", "9 12 50", up=True, goes_on=True)
    after = does(begun, "34")
    assert kinds(begun, "34") == ["laid", "went-out"]
    assert GAME.outcome(after) is None
    assert GAME.view(after, None).playing == (1, 2)


def test_sense_direction_and_last_number_stay_when_somebody_goes_out() -> None:
    after = does(table("34", "40 41", "9 12 50", "60 62", up=True, goes_on=True, sense=-1), "34")
    assert (after.turn, after.sense, after.board.direction, after.board.last) == (3, -1, 1, 34)


def test_play_for_places_ends_with_the_last_but_one() -> None:
    after = does(table("34", "40", "9 12", up=True, goes_on=True), "34", "40")
    assert places(after) == [[0], [1], [2]]


def test_gifts_are_only_for_those_who_still_play() -> None:
    laid = does(table("34", "41 42", "9 12", "60 62", up=True, goes_on=True), "34", "41")
    assert codes(laid) == ["g2", "g3", "pass"]
    assert GAME.explain(laid, Seat(1), "g0").reason == "no-gift"


def test_only_those_who_still_play_may_catch() -> None:
    owing = does(table("34", "40 70", "9 12", "60 62", up=True, goes_on=True, bot=False), "34", "40")
    assert codes(owing, 0) == []
    assert codes(owing, 3) == ["c1"]
    assert GAME.explain(owing, Seat(0), "c1").reason == "already-out"


def test_who_goes_out_has_finished_a_turn() -> None:
    begun = table("34 70", "60", "4 6", up=True, goes_on=True, bot=False)
    assert kinds(begun, "34", "60") == ["laid", "went-out", "forgot"]


def test_with_two_left_no_sense_is_asked_and_it_stays() -> None:
    after = does(table("34", "40 up 2", "9 12", up=True, goes_on=True, sense=-1), "34", "draw", "pass")
    assert "up" in codes(after)
    assert does(after, "up").sense == -1


def test_a_stall_ends_play_for_places_with_its_winners() -> None:
    after = does(table("34", "4 6", "9 12", up=True, goes_on=True, bag=""), "34")
    after = after._replace(board=after.board._replace(row=(34,), setter=34))
    outcome = GAME.outcome(does(after, "pass", "pass"))
    assert outcome == Outcome(((Seat(0),), (Seat(1),), (Seat(2),)), won=True)


# Silence


@pytest.mark.parametrize(
    ("steps", "silence"),
    [((), "draw"), (("draw",), "pass"), (("37",), "pass"), (("jokeru",), "pass")],
    ids=["move", "drawn", "gifts", "extra"],
)
def test_silence_draws_and_passes_and_gives_nothing(steps: tuple[str, ...], silence: str) -> None:
    state = does(table("37 60 62 joker", "4 6", up=True), *steps)
    assert GAME.idle_move(state, state.turn).code == silence


def test_silence_leaves_direction_and_sense() -> None:
    before = does(table("37 60 62 joker", "4 6", "9 10", up=True, sense=-1), "draw")
    after = does(before, "pass")
    assert (after.sense, after.board) == (before.sense, before.board)


def test_silence_passes_when_nothing_is_to_be_drawn() -> None:
    assert GAME.idle_move(table("12", "4 6", up=True, bag=""), Seat(0)).code == "pass"


# What is told


def test_a_first_number_tells_the_direction_that_it_set() -> None:
    assert told(table("34 12", "4 6"), "34")[0].pieces == ("34", "to-up")
    assert told(table("34 12", "40 6"), "34", "40")[0].pieces == ("40",)


def test_an_arrow_tells_direction_and_who_is_next() -> None:
    (event,) = told(table("34 12 updown", "4 6", "9 10", up=True), "updownd-")
    assert (event.pieces, event.target) == (("updown", "to-down"), 2)


def test_a_run_tells_its_tiles_in_order() -> None:
    assert told(table("24 30 44 70 71", "4 6", up=True), "44r")[0].pieces == ("24", "30", "44")


def test_only_what_somebody_came_to_know_reveals() -> None:
    begun = table("37 60 62", "4 6", up=True)
    assert [event.reveals for event in told(begun, "37")] == [False]
    assert [event.reveals for event in told(begun, "37", "g1")] == [True]
    assert [event.reveals for event in told(begun, "draw")] == [True]
