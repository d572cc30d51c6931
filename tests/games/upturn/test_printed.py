"""The printed rules of UpTurn, sentence by sentence, in their order."""

from collections import Counter

import pytest

from games.cards import draw
from games.game import Outcome, Seat
from games.upturn.options import UpTurnOptions
from games.upturn.tiles import DECK, DOWN, JOKER, NAMES, PENALTIES, SKIP1, SKIP2, TWINS, UP, UPDOWN, is_number
from tests.games.upturn.builders import GAME, codes, does, kinds, rows, sizes, table, told, why

DEALT = [GAME.setup(seats, UpTurnOptions(), draw(seed)[0]) for seats in GAME.seats for seed in range(40)]


# The set, the goal and the preparation


def test_two_to_four_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]


def test_106_tiles_are_80_numbers_and_26_actions() -> None:
    assert len(DECK) == 106
    assert sum(map(is_number, DECK)) == 80


@pytest.mark.parametrize(
    ("action", "times"), [(UP, 6), (DOWN, 6), (UPDOWN, 6), (SKIP1, 3), (SKIP2, 3), (JOKER, 2)], ids=NAMES.get
)
def test_so_many_of_each_action(action: int, times: int) -> None:
    assert DECK.count(action) == times


def test_the_goal_is_to_get_rid_of_all_tiles_along_rising_or_falling_numbers() -> None:
    upwards = does(table("30", "9 10", last=20, up=True), "30")
    downwards = does(table("10", "9 12", last=20, up=False), "10")
    assert GAME.outcome(upwards) == GAME.outcome(downwards) == Outcome(((Seat(0),), (Seat(1),)))


def test_all_tiles_are_mixed_in_the_bag() -> None:
    assert len({state.bag for state in DEALT}) == len(DEALT)
    assert all(Counter(GAME.pieces(state)) == Counter(map(NAMES.get, DECK)) for state in DEALT)


def test_each_player_takes_7_tiles() -> None:
    assert all(size == 7 for state in DEALT for size in sizes(state))


def test_one_more_tile_lies_open_as_the_start() -> None:
    assert all(state.board.row == (state.board.last,) for state in DEALT)
    assert all(len(state.bag) == 106 - 7 * len(state.racks) - 1 for state in DEALT)


def test_only_a_number_can_be_the_start_tile() -> None:
    assert all(is_number(state.board.last) for state in DEALT)


# The beginning


def test_it_is_determined_who_begins() -> None:
    assert {state.turn for state in DEALT if len(state.racks) == 4} == {0, 1, 2, 3}


def test_the_first_tile_is_a_number_right_of_the_start_tile() -> None:
    begun = table("12 34 up", "4 6")
    assert codes(begun) == ["12", "34", "draw"]
    assert does(begun, "34").board.row == (20, 34)


def test_a_greater_first_number_makes_the_numbers_rise() -> None:
    assert does(table("12 34", "4 6"), "34").board.direction == 1


def test_a_smaller_first_number_makes_the_numbers_fall() -> None:
    assert does(table("12 34", "4 6"), "12").board.direction == -1


def test_the_turn_goes_to_the_next_player_clockwise() -> None:
    assert does(table("12 34", "4 6", "7 9", "10 13"), "34").turn == 1


# Going on


def test_a_turn_lays_a_tile_in_the_direction_of_play_or_an_action_or_draws() -> None:
    assert codes(table("12 34 56 skip1", "4 6", up=True)) == ["34", "56", "draw", "skip1"]
    assert codes(table("12 34 56 skip1", "4 6", up=False)) == ["12", "draw", "skip1"]


@pytest.mark.parametrize(("arrow", "direction"), [("up+", 1), ("down+", -1), ("updownu+", 1), ("updownd+", -1)])
def test_an_arrow_begins_a_new_row_and_play_rises_or_falls_from_there(arrow: str, direction: int) -> None:
    after = does(table("12 up down updown", "4 6", "7 9", last=32, up=True), arrow)
    assert [len(row.tiles) for row in after.board.rows] == [1, 1]
    assert after.board.direction == direction


@pytest.mark.parametrize("arrow", ["up", "down", "updownu", "updownd"])
def test_whoever_lays_an_arrow_decides_who_of_the_two_neighbours_is_next(arrow: str) -> None:
    begun = table("12 up down updown", "4 6", "7 9", "10 13", up=True)
    assert does(begun, f"{arrow}+").turn == 1
    assert does(begun, f"{arrow}-").turn == 3


def test_the_chosen_sense_stays_until_the_next_arrow() -> None:
    begun = table("12 down 14", "3 4 up", "7 9", "10 13", up=True)
    reversed_ = does(begun, "down-", "13", "9")
    assert reversed_.turn == 1
    assert does(reversed_, "4").turn == 0
    assert does(reversed_, "up+").turn == 2


def test_example_1() -> None:
    """The start tile is 20, the first player lays 40: the next lays 41 to 99, an action, or draws."""
    after = does(table("40 2", "39 41 96 3 skip2 updown", last=20), "40")
    assert after.board.direction == 1
    assert codes(after) == ["41", "96", "draw", "skip2", "updownd", "updownu"]


def test_example_2() -> None:
    """9, 23, 32 lie there, an arrow turns the direction: the next lays 31 to 1, an action, or draws."""
    begun = rows(table("down 50", "31 1 33 99 skip1"), "9 23 32", up=True)
    after = does(begun, "down")
    assert codes(after) == ["1", "31", "draw", "skip1"]


def test_who_cannot_or_will_not_move_draws_a_new_tile() -> None:
    assert codes(table("12 14", "4 6", up=True)) == ["draw"]
    assert "draw" in codes(table("12 34", "4 6", up=True))


def test_after_drawing_the_new_tile_may_be_laid() -> None:
    assert does(table("12 34", "4 6", up=True, bag="50 60"), "draw", "50").racks[0] == (12, 34)


def test_after_drawing_a_tile_of_the_rack_may_be_laid_instead() -> None:
    assert does(table("12 34", "4 6", up=True, bag="50 60"), "draw", "34").racks[0] == (12, 50)


def test_after_drawing_one_may_pass_without_laying() -> None:
    after = does(table("12 34", "4 6", up=True, bag="50 60"), "draw", "pass")
    assert after.racks[0] == (12, 34, 50)
    assert after.turn == 1


# The last tile and the winner


def test_who_has_one_tile_left_must_announce_it() -> None:
    begun = table("34 56", "4 6", up=True, bot=False)
    assert kinds(begun, "34!") == ["laid", "said"]
    assert kinds(begun, "34", "0:say") == ["said"]


def test_who_forgets_to_announce_it_takes_3_tiles() -> None:
    begun = table("34 56", "4 6 79", up=True, bot=False)
    assert sizes(does(begun, "34", "79")) == [4, 2]


def test_the_last_tile_must_be_a_number() -> None:
    assert codes(table("up", "4 6", up=True)) == ["draw"]
    assert why(table("up", "4 6", up=True), "up") == "only-a-number-goes-out"


def test_the_winner_is_who_first_lays_all_tiles() -> None:
    after = does(table("34", "4 6", "7", up=True), "34")
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert outcome.won
    assert outcome.places[0] == (0,)
    assert GAME.awaited(after) == frozenset()


# What the tiles do


def test_a_plain_number_has_no_effect() -> None:
    assert kinds(table("34 2 3", "4 6", up=True), "34") == ["laid"]


def test_penalty_tiles_are_black_numbers_with_a_hand() -> None:
    assert all(is_number(tile) and tile % 10 in (1, 7) for tile in PENALTIES)


def test_who_lays_a_penalty_tile_may_give_a_tile_from_the_bag_to_any_player() -> None:
    laid = does(table("37 2 3", "4 6", "9 10", up=True), "37")
    assert codes(laid) == ["g1", "g2", "pass"]
    assert sizes(does(laid, "g2")) == [2, 2, 3]
    assert sizes(does(laid, "pass")) == [2, 2, 2]


def test_the_twins_are_11_22_and_so_on_to_99() -> None:
    assert sorted(TWINS) == [11, 22, 33, 44, 55, 66, 77, 88, 99]


def test_with_a_twin_all_own_numbers_between_it_and_the_last_one_may_be_laid() -> None:
    begun = table("24 30 44 60", "4 6", up=True)
    assert {"44", "44r"} <= set(codes(begun))
    assert does(begun, "44r").board.row == (20, 24, 30, 44)
    assert does(begun, "44").board.row == (20, 44)


def test_example_3() -> None:
    """Four tiles laid at once, the twin among them: four gifts, to one or more players."""
    laid = does(table("23 24 30 44 60", "4 6", "9 10", up=True), "44r")
    assert laid.gifts == 4
    assert sizes(does(laid, "g1", "g1", "g1", "g1")) == [1, 6, 2]
    assert sizes(does(laid, "g1", "g2", "g2", "g1")) == [1, 4, 4]


def test_only_one_twin_can_be_laid_in_a_turn() -> None:
    laid = does(table("24 33 44 60", "4 6", up=True), "44r")
    assert laid.racks[0] == (33, 60)
    assert why(laid, "33") == "one-twin-a-turn"


@pytest.mark.parametrize(("arrow", "fits"), [("up", "50"), ("down", "12"), ("updownu", "50"), ("updownd", "12")])
def test_an_arrow_begins_a_row_in_which_numbers_go_its_way(arrow: str, fits: str) -> None:
    for up in (True, False):
        after = does(table("30 up down updown", "12 50", up=up), arrow)
        assert codes(after) == [fits, "draw"]


def test_a_double_arrow_lets_its_player_choose_both_ways() -> None:
    begun = table("30 updown", "12 50", "9 10", up=True)
    assert [code for code in codes(begun) if code.startswith("updown")] == [
        "updownd+",
        "updownd-",
        "updownu+",
        "updownu-",
    ]


def test_skip_1_passes_over_the_next_player() -> None:
    begun = table("30 skip1 2", "12 50", "9 10", "3 4", up=True)
    assert does(begun, "skip1").turn == 2
    assert [event.seat for event in told(begun, "skip1") if event.kind == "skipped"] == [1]


def test_skip_2_passes_over_the_next_two_players() -> None:
    begun = table("30 skip2 2", "12 50", "9 10", "3 4", up=True)
    assert does(begun, "skip2").turn == 3
    assert [event.seat for event in told(begun, "skip2") if event.kind == "skipped"] == [1, 2]


@pytest.mark.parametrize(("joker", "direction"), [("jokeru+", 1), ("jokerd+", -1)])
def test_a_joker_begins_a_row_that_rises_or_falls(joker: str, direction: int) -> None:
    after = does(table("30 joker 2", "12 50", "9 10", up=True), joker)
    assert after.board.row == (JOKER,)
    assert after.board.direction == direction


def test_a_joker_allows_an_additional_tile() -> None:
    after = does(table("30 joker 2", "12 50", "9 10", up=True), "jokeru+")
    assert after.turn == 0
    assert codes(after) == ["30", "pass"]


def test_who_lays_a_joker_decides_who_is_next() -> None:
    begun = table("30 joker 2", "12 50", "9 10", up=True)
    assert does(begun, "jokeru+", "30").turn == 1
    assert does(begun, "jokeru-", "30").turn == 2


def test_the_upturn_sign_shows_the_sense_of_play() -> None:
    begun = table("30 down 2", "12 50", "9 10", up=True)
    assert GAME.view(does(begun, "down-"), None).sense == -1


# The advice


def test_when_the_bag_is_empty_laid_tiles_go_back_into_it_and_play_goes_on() -> None:
    begun = rows(table("2 3", "4 6"), "9 23 32", "up 50 60", up=True)._replace(bag=())
    after = does(begun, "draw")
    assert after.racks[0][-1] in (9, 23, 32, 50)
    assert sizes(after) == [3, 2]
    assert len(after.bag) == 3
