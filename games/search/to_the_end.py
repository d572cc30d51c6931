"""The Guide of a game that has none of its own: play-outs go on to the end, or as far as they may."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.game import AnyGame, Move, Options, Seat
from games.rival import Chooser
from games.search.guide import Budget


class ToTheEnd:
    BUDGET = Budget(playouts=48, plies=0, moves=8)
    FEATURES: Sequence[str] = ()

    def __init__(self, book: AnyGame, rival: Chooser) -> None:
        self._book = book
        self._rival = rival
        self._sides = tuple((Seat(seat),) for seat in range(book.seats[-1]))

    def posed(self, state: Any) -> Any:
        return state

    def quiet(self, _: Any) -> bool:
        return False

    def features(self, _: Any, __: Seat) -> Sequence[float]:
        return ()

    def group(self, _: Any) -> str:
        return ""

    def sides(self, _: Any) -> Sequence[Sequence[Seat]]:
        """As many as there may be: who isn't there never wins."""
        return self._sides

    def fair(self, _: Any, moves: Sequence[Any]) -> Sequence[Any]:
        return moves

    def policy(self, state: Any, seat: Seat, moves: Sequence[Any]) -> Move:
        move: Move = self._rival(self._book.view(state, seat), moves)
        return move

    def tables(self) -> Sequence[tuple[int, Options]]:
        return ()
