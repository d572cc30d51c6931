"""What may be done, in which variants, and why not the rest."""

import pytest

from games.game import IllegalMove, Seat
from games.upturn.moves import Lay
from games.upturn.repertoire import MOVES
from games.upturn.state import State
from tests.games.upturn.builders import GAME, codes, does, table, why

ON_TURN, WAITING = Seat(0), Seat(1)
RISING = table("12 34 up", "4 6", "9 10", last=32, up=True)
GIVING = does(table("24 30 44 33 60", "4 6", "9 10", up=True), "44r")
OWING = does(table("34 70", "4 60", "9 80", up=True, bot=False), "34")


@pytest.mark.parametrize(
    ("state", "seat", "code", "reason", "details"),
    [
        (RISING, 1, "4", "not-your-turn", {"seat": 0}),
        (RISING, 1, "draw", "not-your-turn", {"seat": 0}),
        (RISING, 0, "12", "wont-fit", {"tile": 12, "last": 32, "direction": "up"}),
        (does(RISING, "34", "draw", "pass"), 2, "50", "not-your-tile", {"tile": "50"}),
        (table("34 12", "4 6", up=False), 0, "34", "wont-fit", {"tile": 34, "last": 20, "direction": "down"}),
        (table("12 up", "4 6"), 0, "up", "number-first", {}),
        (table("12 joker", "4 6"), 0, "jokeru", "number-first", {}),
        (table("up", "4 6", up=True), 0, "up", "only-a-number-goes-out", {}),
        (GIVING, 0, "33", "one-twin-a-turn", {}),
        (GIVING, 0, "60", "gift-pending", {"n": 3}),
        (GIVING, 0, "draw", "gift-pending", {"n": 3}),
        (GIVING, 0, "g0", "not-yourself", {}),
        (GIVING, 0, "g3", "no-gift", {}),
        (RISING, 0, "g1", "no-gift", {}),
        (does(RISING, "draw"), 0, "draw", "one-draw-a-turn", {}),
        (does(table("34 joker", "4 6", up=True), "draw", "jokeru"), 0, "draw", "one-draw-a-turn", {}),
        (does(table("34 joker", "4 6", up=True), "jokeru"), 0, "draw", "extra-tile", {}),
        (RISING, 0, "pass", "draw-first", {}),
        (table("12", "4 6", up=True, bag=""), 0, "draw", "nothing-to-draw", {}),
        (RISING, 0, "say", "nothing-to-say", {}),
        (does(OWING, "0:say"), 0, "say", "done", {}),
        (does(OWING, "0:say"), 1, "c0", "too-late-said", {}),
        (OWING, 0, "c0", "not-yourself", {}),
        (OWING, 2, "c1", "nobody-to-catch", {}),
        (OWING, 2, "c3", "nobody-to-catch", {}),
        (does(table("34", "4 6", up=True), "34"), 1, "c0", "over", {}),
        (does(table("34", "4 6", "9 10", up=True, goes_on=True), "34"), 0, "draw", "already-out", {}),
        (table("12 up", "4 6", up=True), 0, "up+", "not-now", {}),
        (RISING, 0, "up", "not-now", {}),
        (table("34 50", "4 6", up=True), 0, "34!", "not-now", {}),
        (RISING, 0, "nonsense", "not-now", {}),
    ],
)
def test_what_is_not_possible_has_its_reason(
    state: State, seat: int, code: str, reason: str, details: dict[str, object]
) -> None:
    illegal = GAME.explain(state, Seat(seat), code)
    assert (illegal.reason, illegal.details) == (reason, details)


def test_a_tile_is_explained_by_its_name_without_a_variant() -> None:
    assert why(table("updown", "4 6", "9 10", up=True), "updown") == "only-a-number-goes-out"


def test_play_refuses_with_the_same_reason() -> None:
    with pytest.raises(IllegalMove, match="wont-fit"):
        GAME.play(RISING, ON_TURN, MOVES["12"])


def test_a_move_that_is_not_in_the_repertoire_is_refused() -> None:
    forged = Lay("34", tile=34, run=True)
    with pytest.raises(IllegalMove, match="not-now"):
        GAME.play(RISING, ON_TURN, forged)


def test_an_equal_move_of_another_make_is_as_good() -> None:
    assert GAME.play(RISING, ON_TURN, Lay("34", tile=34)) == GAME.play(RISING, ON_TURN, MOVES["34"])


def test_equal_actions_are_one_move() -> None:
    assert codes(table("12 up up up", "4 6", up=True)) == ["draw", "up"]


def test_numbers_have_no_sense_and_no_direction() -> None:
    assert codes(table("34 50 60", "4 6", "9 10", up=True)) == ["34", "50", "60", "draw"]


def test_every_variant_of_a_double_arrow_that_leaves_one_tile() -> None:
    begun = table("12 updown", "4 6", "9 10", up=True, bot=False)
    signs = [code.removeprefix("updown") for code in codes(begun) if code != "draw"]
    assert signs == ["d+", "d+!", "d-", "d-!", "u+", "u+!", "u-", "u-!"]


def test_draw_and_pass_are_passive_and_nothing_else_is() -> None:
    assert {code for code, move in MOVES.items() if move.passive} == {"draw", "pass"}


def test_who_waits_may_do_nothing_while_nobody_owes() -> None:
    assert codes(RISING, WAITING) == []
