"""What each game calls no decision: a seat's only course."""

import pytest

from games.game import AnyGame, Seat
from tests.games.raiders import builders as raiders
from tests.games.upturn import builders as upturn


def forced(game: AnyGame, state: object, seat: int = 0) -> str | None:
    move = game.forced(state, Seat(seat))
    return move and move.code


def test_in_upturn_to_draw_where_nothing_fits_and_to_pass_where_nothing_fits_then() -> None:
    stuck = upturn.table("12 30", "4 6", last=40, up=True, bag="2 50")
    drawn = upturn.does(stuck, "draw")
    assert forced(upturn.GAME, stuck) == "draw"
    assert forced(upturn.GAME, drawn) == "pass"


@pytest.mark.parametrize(("rack", "bag"), [("12 50", "2"), ("12 30 up", "2"), ("12 30", "up")])
def test_in_upturn_what_fits_is_a_choice_before_and_after_the_draw(rack: str, bag: str) -> None:
    state = upturn.table(rack, "4 6", last=40, up=True, bag=bag)
    fits = forced(upturn.GAME, state) is None
    assert fits or forced(upturn.GAME, upturn.does(state, "draw")) is None


def test_in_upturn_a_joker_without_an_extra_tile_leaves_only_the_pass() -> None:
    state = upturn.table("joker 12 30", "4 6", last=40, up=True)
    assert forced(upturn.GAME, upturn.does(state, "jokeru")) == "pass"
    assert forced(upturn.GAME, upturn.does(state, "jokerd")) is None


def test_in_upturn_whoever_can_catch_somebody_has_a_choice() -> None:
    state = upturn.table("12 30", "4", last=40, up=True, bot=False, owing=Seat(1))
    assert forced(upturn.GAME, state) is None


def test_in_raiders_to_end_a_turn_in_which_nothing_else_is_possible() -> None:
    spent = raiders.table("5h 6h", "2s", lots="market1", trump="c", spent=True)
    assert forced(raiders.GAME, spent) == "end"
    assert raiders.GAME.winding_down(spent, Seat(0))
    draws = raiders.table("2h 6h", "2s", lots="market1", trump="c", spent=True)
    assert forced(raiders.GAME, draws) is None
    assert raiders.GAME.winding_down(draws, Seat(0))
    fresh = draws._replace(spent=False)
    assert not raiders.GAME.winding_down(fresh, Seat(0))
    assert not raiders.GAME.winding_down(spent, Seat(1))


def test_in_raiders_a_search_that_finds_nothing_of_the_suit_ends_by_itself() -> None:
    found = raiders.does(raiders.table("9h 2d", "2h 4s", lots="market1", trump="c"), "9h@1", "*")
    nothing = raiders.does(raiders.table("9h 2d", "4s 5d", lots="market1", trump="c"), "9h@1", "*")
    assert (forced(raiders.GAME, found), forced(raiders.GAME, nothing)) == (None, "none")
