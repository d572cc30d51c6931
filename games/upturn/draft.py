"""A working copy of a state on which one move is carried out. Here tiles move; what it means is judged in `table`."""

from __future__ import annotations

from bisect import insort

from games.cards import shuffle
from games.game import Seat
from games.telling import Telling
from games.upturn.board import Board, Tiles
from games.upturn.moves import Sense
from games.upturn.state import Racks, State
from games.upturn.view import Phase


class Draft(Telling):
    """The fields of State, in its order (what they mean stands there), and what has happened so far."""

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

    def __init__(self, state: State) -> None:
        (
            self.racks, self.bag, self.board, self.chance, self.turn, self.sense, self.phase, self.drawn, self.gifts,
            self.says, self.owing, self.passes, self.turns, self.out, self.bot, self.goes_on,
        ) = state  # fmt: skip
        self.events = []

    def finished(self) -> State:
        fields = (
            self.racks, self.bag, self.board, self.chance, self.turn, self.sense, self.phase, self.drawn, self.gifts,
            self.says, self.owing, self.passes, self.turns, self.out, self.bot, self.goes_on,
        )  # fmt: skip
        return tuple.__new__(State, fields)  # twice as fast as State(...); a test watches the order

    def take(self, seat: Seat, n: int) -> Tiles:
        """Up to n tiles from the bag, as many as there are."""
        taken: Tiles = ()
        while len(taken) < n and (self.bag or self._refill()):
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

    def _refill(self) -> bool:
        if not self.board.spare():
            return False
        self.board, back = self.board.swept()
        self.bag, self.chance = shuffle(back, self.chance)
        self.tell("refilled", n=len(self.bag))
        return True
