"""Computer players of any game."""

from types import SimpleNamespace
from typing import Any

from games import catalogue
from games.game import Move, Seat

DRAW, PASS, LAY = Move("draw", passive=True), Move("pass", passive=True), Move("9")


def game(*moves: Move) -> Any:
    """A game of which nobody has written how to play it well."""
    return SimpleNamespace(id="new", rules=1, view=lambda state, seat: None, moves=lambda state, seat: moves)


def test_a_game_without_a_way_to_play_is_played_by_the_first_move_that_goes_on() -> None:
    assert catalogue.choose(game(DRAW, LAY, PASS), None, Seat(0)) == LAY
    assert catalogue.choose(game(DRAW, PASS), None, Seat(0)) == DRAW
