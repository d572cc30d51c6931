"""What the printed rules leave open, from the tiles to the gifts: each row of the rulings."""

from typing import Literal

import pytest

from games.cards import draw
from games.game import Seat
from games.upturn.options import UpTurnOptions
from games.upturn.state import State
from games.upturn.tiles import DECK, PENALTIES, TWINS, is_number
from tests.games.upturn.builders import GAME, codes, does, kinds, sizes, table, told, why

NUMBERS = [tile for tile in DECK if is_number(tile)]


def dealt(seats: int, starts: Literal["chance", "host", "highest"] = "chance", games: int = 60) -> list[State]:
    return [GAME.setup(seats, UpTurnOptions(starts=starts), draw(seed)[0]) for seed in range(games)]


# The 80 numbers


def test_the_numbers_are_those_that_do_not_end_in_5_or_8_and_55_and_88_but_not_97() -> None:
    assert sorted(NUMBERS) == [n for n in range(1, 100) if (n % 10 not in (5, 8) or n in (55, 88)) and n != 97]


def test_each_number_is_there_once() -> None:
    assert len(set(NUMBERS)) == len(NUMBERS) == 80


def test_penalty_tiles_are_all_numbers_that_end_in_1_or_7_but_twins() -> None:
    assert sorted(PENALTIES) == [n for n in sorted(NUMBERS) if n % 10 in (1, 7) and n not in TWINS]
    assert len(PENALTIES) == 17


def test_54_numbers_are_plain() -> None:
    assert len(set(NUMBERS) - PENALTIES - TWINS) == 54


# The start


def test_actions_drawn_for_the_start_go_back_into_the_bag() -> None:
    """In every sixth deal an action comes first; none is ever missing from the bag."""
    for state in dealt(2):
        assert sorted(state.bag + state.board.row + sum(state.racks, ())) == list(DECK)


def test_a_twin_or_a_penalty_tile_as_the_start_has_no_effect() -> None:
    for start in (44, 37):
        begun = table("50 60", "4 6", last=start)
        assert (begun.phase, begun.gifts, begun.board.direction) == ("move", 0, None)


def test_chance_says_who_starts() -> None:
    starters = [state.turn for state in dealt(3)]
    assert all(starters.count(Seat(seat)) > 8 for seat in range(3))


def test_the_host_may_start() -> None:
    assert {state.turn for state in dealt(3, "host")} == {0}


def test_the_highest_number_in_hand_may_start() -> None:
    for state in dealt(3, "highest"):
        highest = [max(tile for tile in rack if is_number(tile)) for rack in state.racks]
        assert highest[state.turn] == max(highest)


# The first move


def test_the_first_number_goes_either_way() -> None:
    assert codes(table("19 23", "4 6")) == ["19", "23", "draw"]


def test_the_first_number_may_be_a_twin_with_its_run() -> None:
    begun = table("12 14 11 60", "4 6")
    after = does(begun, "11r")
    assert after.board.row == (20, 14, 12, 11)
    assert after.board.direction == -1


def test_the_first_number_may_be_a_penalty_tile() -> None:
    assert does(table("37 60", "4 6"), "37").gifts == 1


def test_no_action_comes_before_there_is_a_direction() -> None:
    begun = table("12 up down updown skip1 skip2 joker", "4 6")
    assert codes(begun) == ["12", "draw"]
    assert {why(begun, action) for action in ("up", "down", "updown", "skip1", "skip2", "joker")} == {"number-first"}


def test_until_a_number_follows_the_start_tile_everyone_is_on_the_first_move() -> None:
    after = does(table("up down", "12 34 up", bag="skip1 50"), "draw", "pass")
    assert codes(after) == ["12", "34", "draw"]


# Numbers, arrows and jokers


def test_a_following_number_is_strictly_greater_or_less_than_the_last() -> None:
    assert codes(table("19 23", "4 6", last=20, up=True)) == ["23", "draw"]
    assert codes(table("19 23", "4 6", last=20, up=False)) == ["19", "draw"]


def test_an_arrow_keeps_the_last_number_as_the_reference_across_rows() -> None:
    after = does(table("down 50", "up 60", "31 34", last=32, up=True), "down+", "up+")
    assert after.board.last == 32
    assert codes(after) == ["34", "draw"]


def test_an_arrow_or_joker_is_legal_even_if_the_direction_stays() -> None:
    assert {"up", "updownu", "jokeru"} <= set(codes(table("12 up updown joker", "4 6", up=True)))
    assert {"down", "updownd", "jokerd"} <= set(codes(table("12 down updown joker", "4 6", up=False)))


def test_an_arrow_that_keeps_the_direction_starts_a_new_row_too() -> None:
    after = does(table("12 up", "4 6", up=True), "up")
    assert after.board.number == 2
    assert GAME.view(after, None).rows[-1].tiles == (101,)


def test_with_two_players_no_sense_is_asked_and_the_opponent_plays() -> None:
    begun = table("12 up joker", "4 6", up=True)
    assert codes(begun) == ["draw", "jokerd", "jokeru", "up"]
    assert does(begun, "up").turn == 1


# The Joker's extra tile


def test_the_extra_tile_is_optional() -> None:
    after = does(table("12 30 joker", "4 6", up=True), "jokeru", "pass")
    assert after.turn == 1
    assert after.racks[0] == (12, 30)


def test_an_extra_number_fits_the_new_direction() -> None:
    after = does(table("12 30 joker", "4 6", up=True), "jokerd")
    assert codes(after) == ["12", "pass"]


def test_an_extra_twin_may_bring_its_run() -> None:
    after = does(table("24 30 44 60 joker", "4 6", up=True), "jokeru", "44r")
    assert after.racks[0] == (60,)
    assert after.gifts == 3  # the Joker doesn't count


def test_an_extra_action_has_its_effect() -> None:
    begun = table("30 skip1 joker", "4 6", "9 10", up=True)
    assert does(begun, "jokeru+", "skip1").turn == 2


def test_of_two_directions_and_senses_the_later_counts() -> None:
    after = does(table("30 down joker", "4 6", "9 10", up=True), "jokeru+", "down-")
    assert after.board.direction == -1
    assert after.turn == 2
    assert after.board.number == 3


def test_a_joker_as_the_extra_tile_allows_another_one() -> None:
    after = does(table("30 60 joker joker", "4 6", up=True), "jokeru", "jokerd")
    assert after.turn == 0
    assert codes(after) == ["pass"]


def test_an_extra_action_cannot_empty_the_rack() -> None:
    after = does(table("up joker", "4 6", up=True), "jokeru")
    assert codes(after) == ["pass"]
    assert why(after, "up") == "only-a-number-goes-out"


def test_a_joker_and_a_number_win_and_nothing_was_owed() -> None:
    begun = table("30 joker", "4 6", up=True, bot=False)
    after = does(begun, "jokeru")
    assert after.owing is None
    assert "30" in codes(after)
    assert kinds(after, "30") == ["laid", "went-out", "over"]


def test_a_joker_and_a_number_that_will_not_fit_may_be_laid_too() -> None:
    after = does(table("12 joker", "4 6", up=True), "jokerd", "12")
    assert GAME.outcome(after) is not None


def test_no_draw_in_place_of_the_extra_tile() -> None:
    assert why(does(table("12 30 joker", "4 6", up=True), "jokeru"), "draw") == "extra-tile"


# Skips


def test_a_skip_follows_the_present_sense() -> None:
    begun = table("30 skip1 2", "12 50", "9 10", "3 4", up=True, sense=-1)
    assert does(begun, "skip1").turn == 2
    assert does(table("30 skip2 2", "12 50", "9 10", "3 4", up=True, sense=-1), "skip2").turn == 1


def test_a_skip_leaves_row_and_direction() -> None:
    after = does(table("30 skip1", "4 6", up=True), "skip1")
    assert (after.board.number, after.board.direction, after.board.last) == (1, 1, 20)


@pytest.mark.parametrize("skip", ["skip1", "skip2"])
def test_with_two_players_both_skips_pass_over_the_opponent_once(skip: str) -> None:
    begun = table("30 skip1 skip2", "4 6", up=True)
    assert does(begun, skip).turn == 0
    assert kinds(begun, skip) == ["laid", "skipped"]


def test_skip_2_among_three_brings_the_same_player_again() -> None:
    begun = table("30 skip2", "4 6", "9 10", up=True)
    assert does(begun, "skip2").turn == 0
    assert [event.seat for event in told(begun, "skip2") if event.kind == "skipped"] == [1, 2]


def test_a_skip_counts_only_seats_that_still_play() -> None:
    begun = table("30 skip1 2", "", "9 10", "3 4", up=True, goes_on=True)
    assert does(begun, "skip1").turn == 3


# Drawing


def test_one_draw_a_turn() -> None:
    drawn = does(table("12 34", "4 6", up=True, bag="50 60"), "draw")
    assert codes(drawn) == ["34", "50", "pass"]
    assert why(drawn, "draw") == "one-draw-a-turn"


def test_no_pass_before_a_draw() -> None:
    assert why(table("12 34", "4 6", up=True), "pass") == "draw-first"


# Gifts


def test_the_giver_does_not_see_the_gift() -> None:
    begun = table("37 2 3", "4 6", up=True, bag="50")
    (event,) = told(begun, "37", "g1")
    assert (event.kind, event.seat, event.target, event.n, event.pieces) == ("gave", 0, 1, 1, ())
    assert does(begun, "37", "g1").racks[1] == (4, 6, 50)


def test_no_gift_to_oneself() -> None:
    assert why(does(table("37 2", "4 6", up=True), "37"), "g0") == "not-yourself"


def test_a_penalty_tile_within_a_run_adds_a_gift_of_its_own() -> None:
    """The mock-up of the screens: 37, 41 and 44 give three for the run and two for the hands."""
    laid = does(table("12 30 37 41 44 60 updown", "4 6", last=32, up=True), "44r")
    assert laid.board.row == (32, 37, 41, 44)
    assert laid.gifts == 5


def test_a_run_is_all_or_nothing() -> None:
    assert [code for code in codes(table("24 30 34 44", "4 6", up=True)) if code.startswith("44")] == ["44", "44r"]


def test_a_run_lies_strictly_between_the_last_number_and_the_twin() -> None:
    laid = does(table("19 24 30 46 44", "4 6", last=20, up=True), "44r")
    assert laid.racks[0] == (19, 46)


def test_a_falling_run_lies_in_falling_order() -> None:
    assert does(table("24 30 22 60", "4 6", last=42, up=False), "22r").board.row == (42, 30, 24, 22)


def test_other_twins_stay_in_the_rack() -> None:
    assert does(table("24 33 44 60", "4 6", up=True), "44r").racks[0] == (33, 60)


def test_a_twin_with_only_a_twin_between_has_no_run() -> None:
    begun = table("33 44 60", "4 6", up=True)
    assert "44r" not in codes(begun)
    assert why(begun, "44r") == "not-now"


def test_a_twin_counts_itself_among_the_gifts() -> None:
    assert does(table("24 30 44 60", "4 6", up=True), "44r").gifts == 3
    assert does(table("24 30 44 60", "4 6", up=True), "44").gifts == 1


def test_gifts_are_shared_out_one_by_one_and_may_stop_early() -> None:
    laid = does(table("24 30 44 60", "4 6", "9 10", up=True), "44r", "g2")
    assert (laid.turn, laid.gifts) == (0, 2)
    assert does(laid, "pass").turn == 1


def test_the_turn_ends_with_the_last_gift() -> None:
    assert does(table("24 44 60", "4 6", "9 10", up=True), "44r", "g2", "g1").turn == 1


def test_a_gift_lapses_when_nothing_is_left_to_give() -> None:
    after = does(table("41 70", "4 6", last=20, up=True, bag=""), "41")
    assert (after.phase, after.turn) == ("move", 1)


def test_gifts_end_with_the_last_tile_that_could_be_drawn() -> None:
    begun = table("23 37 44 70", "4 6", up=True, bag="50")
    after = does(begun, "44r")
    assert after.gifts == 4
    after = does(after, "g1", "g1", "g1")
    assert sizes(after) == [1, 5]
    assert after.turn == 1


# Without gifts (an option)


def test_where_the_table_plays_without_gifts_neither_a_penalty_tile_nor_a_twin_brings_any() -> None:
    penalty = does(table("27 30", "4 6", last=20, up=True, gives=False), "27")
    twin = does(table("44 30 31", "4 6", last=20, up=True, gives=False), "44r")
    assert (penalty.phase, penalty.turn) == ("move", 1)
    assert (twin.phase, twin.turn, sizes(twin)) == ("over", 0, [0, 2])


def test_gifts_are_the_default_as_printed() -> None:
    assert UpTurnOptions().gifts
    assert GAME.setup(2, UpTurnOptions(), 1).gives
    assert not GAME.setup(2, UpTurnOptions(gifts=False), 1).gives
