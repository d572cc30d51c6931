"""What a seat of UpTurn remembers of places that it can't see."""

from games.game import Seat
from games.upturn.state import State
from games.upturn.tiles import UP
from tests.games.redealt import redealt
from tests.games.upturn.builders import GAME, does, table, tiles


def emptied(*racks: str) -> State:
    """Seat 0 draws the bag's last tile next; then the tiles of the row go back."""
    begun = table(*racks, bag="50", last=20, up=True)
    return begun._replace(board=begun.board._replace(row=tiles("12 14 16 19 20")))


def test_when_the_bag_is_filled_again_everybody_knows_which_numbers_were_in_racks() -> None:
    begun = emptied("2 4", "3 6 up")
    drawn = does(begun, "draw", "pass", "1:draw")
    assert drawn.kept == tiles("2 3 4 6 50")
    assert does(begun, "draw").kept == ()


def test_such_numbers_are_imagined_in_others_racks_and_nowhere_else() -> None:
    state = does(emptied("2 4", "3 6 up"), "draw", "pass", "1:draw", "pass")
    for chance in range(30):
        anew = redealt(GAME, state, Seat(0), chance)
        assert {3, 6} <= {*anew.racks[1]}
        assert not {3, 6} & {*anew.bag}
        assert anew.racks[0] == state.racks[0]
    assert len({redealt(GAME, state, Seat(0), chance).racks[1] for chance in range(30)}) > 1


def test_a_number_that_was_laid_since_is_no_longer_in_a_rack() -> None:
    state = does(emptied("2 40", "3 60 up"), "draw", "pass", "1:draw", "60")
    assert 60 in state.kept
    assert all(60 not in redealt(GAME, state, Seat(0), chance).racks[1] for chance in range(20))


def test_tiles_of_earlier_rows_are_not_imagined_in_racks() -> None:
    """They lie on the table still, although nobody shows them."""
    begun = table("2 3 up down", "40 50 60 70", last=20, up=True)
    state = begun._replace(
        board=begun.board._replace(pile=tiles("9 10 12")),
        bag=tuple(tile for tile in begun.bag if tile not in (9, 10, 12)),
    )
    for chance in range(20):
        anew = redealt(GAME, state, Seat(0), chance)
        assert anew.board == state.board
        assert not {9, 10, 12} & {*anew.racks[1], *anew.bag}


def test_a_drawn_tile_is_one_of_the_rack_unless_it_was_laid() -> None:
    drawn = does(table("34 12", "4 6 9", up=True), "draw")
    assert redealt(GAME, drawn, Seat(0), 3).drawn == drawn.drawn
    others = [redealt(GAME, drawn, Seat(1), chance) for chance in range(20)]
    assert all(anew.drawn in anew.racks[0] for anew in others)
    laid = does(table("37 40 60", "4 6", up=True, bag="44 50 70"), "draw", "44")
    assert laid.phase == "gifts"
    assert redealt(GAME, laid, Seat(0), 3).drawn == 44


def test_numbers_of_a_bag_alone_are_kept_no_actions() -> None:
    """A kind of action lies there several times: nobody could tell which of them was laid."""
    state = does(emptied("2 4", "3 6 up"), "draw", "pass", "1:draw")
    assert UP not in state.kept
