"""What the group and each seat see of a table of UpTurn."""

from games.game import Seat
from games.upturn.view import Rack
from tests.games.redealt import redealt
from tests.games.upturn.builders import GAME, does, rows, table


def test_the_group_sees_sizes_and_the_bag_but_no_rack() -> None:
    view = GAME.view(table("12 34 up", "4 6", bag="50 60"), None)
    assert (view.mine, view.sizes, view.bag) == (None, (3, 2), 2)


def test_a_seat_sees_its_own_rack() -> None:
    view = GAME.view(table("34 up 12", "6 4", up=True), Seat(1))
    assert view.mine == Rack((4, 6), None)


def test_the_drawn_tile_is_marked_while_it_lies_in_the_rack_of_the_seat_on_turn() -> None:
    drawn = does(table("34 12", "4 6", up=True, bag="50 60"), "draw")
    assert GAME.view(drawn, Seat(0)).mine == Rack((12, 34, 50), 50)
    assert GAME.view(does(drawn, "50"), Seat(0)).mine == Rack((12, 34), None)


def test_what_fits_is_shown_for_the_turn_and_to_those_who_wait_as_if_it_were_theirs() -> None:
    state = table("12 34 up", "4 60 skip1", last=32, up=True)
    assert GAME.view(state, Seat(0)).fits == {34, 101}
    assert GAME.view(state, Seat(1)).fits == {60, 104}
    assert GAME.view(state, None).fits == frozenset()


def test_nothing_fits_while_gifts_are_shared_out_or_after_the_end() -> None:
    assert GAME.view(does(table("37 60", "4 6", up=True), "37"), Seat(0)).fits == frozenset()
    assert GAME.view(does(table("37", "40 60", up=True), "37"), Seat(1)).fits == frozenset()


def test_a_single_action_fits_nowhere() -> None:
    assert GAME.view(table("up", "4 6", up=True), Seat(0)).fits == frozenset()


def test_the_last_two_rows_are_shown() -> None:
    state = rows(table("2 3", "4 6"), "9 23", "up 32", "down 30 19", up=False)
    shown = GAME.view(state, None)
    assert [row.tiles for row in shown.rows] == [(101, 32), (102, 30, 19)]
    assert (shown.row, shown.last, shown.direction) == (3, 19, -1)


def test_who_would_be_next_in_either_sense_is_shown() -> None:
    assert GAME.view(table("2", "3", "", "4"), None).next == (1, 3)
    assert GAME.view(table("2", "3"), None).next == (1, 1)


def test_who_owes_the_word_and_who_has_said_it_is_shown() -> None:
    begun = table("34 70", "4 60", "9 80", up=True, bot=False)
    assert GAME.view(does(begun, "34"), None).owing == {0}
    assert GAME.view(does(begun, "34!"), None).said == {0}


def test_a_seat_with_one_tile_in_the_middle_of_its_turn_has_neither_said_nor_owes_it() -> None:
    view = GAME.view(does(table("37 70", "4 60", up=True, bot=False), "37"), None)
    assert view.said == view.owing == frozenset()


def test_turns_are_counted() -> None:
    assert GAME.view(does(table("34 2", "40 3", up=True), "34", "40"), None).turns == 2


def test_dealing_anew_keeps_the_seats_own_rack_and_all_sizes() -> None:
    state = does(table("34 12", "4 6 9", up=True), "draw")
    for seat in (None, Seat(0), Seat(1)):
        anew = redealt(GAME, state, seat, 7)
        assert [len(rack) for rack in anew.racks] == [3, 3]
        assert seat is None or anew.racks[seat] == state.racks[seat]
        assert anew.drawn in anew.racks[0]
