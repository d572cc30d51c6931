"""A working copy of a state on which one move is carried out. Here tiles move; what it means is judged in `table`."""

from __future__ import annotations

from bisect import insort
from itertools import chain

from games.cards import shuffle
from games.game import Seat
from games.upturn.board import Board, Tiles
from games.upturn.moves import Sense
from games.upturn.state import Racks, State
from games.upturn.tiles import UP
from games.upturn.view import Phase
from games.working_copy import WorkingCopy


class Draft(WorkingCopy[State], of=State):
    """The fields of State; what they mean stands there."""

    __slots__ = State._fields

    racks: Racks
    bag: Tiles
    board: Board
    chance: int
    turn: Seat
    sense: Sense
    phase: Phase
    drawn: int
    gifts: int
    says: bool
    owing: Seat | None
    passes: int
    turns: int
    out: tuple[tuple[Seat, int], ...]
    bot: bool
    goes_on: bool
    rules: int
    gives: bool
    kept: Tiles

    def take(self, seat: Seat, n: int) -> Tiles:
        """Up to n tiles from the bag, as many as there are."""
        taken: Tiles = ()
        while len(taken) < n and (self.bag or self._refill(taken)):
            some = self.bag[len(taken) - n :]
            self.bag = self.bag[: -len(some)]
            taken += some
        rack = [*self.racks[seat]]
        for tile in taken:
            insort(rack, tile)
        self.hold(seat, rack)
        return taken

    def hold(self, seat: Seat, rack: list[int]) -> None:
        racks = [*self.racks]
        racks[seat] = tuple(rack)
        self.racks = tuple(racks)

    def _refill(self, taken: Tiles) -> bool:
        """`taken`: what has come out of the bag for a rack just now."""
        if not self.board.spare():
            return False
        self.kept = tuple(sorted(tile for tile in chain(taken, *self.racks) if tile < UP))
        self.board, back = self.board.swept()
        self.bag, self.chance = shuffle(back, self.chance)
        self.tell("refilled", n=len(self.bag))
        return True
