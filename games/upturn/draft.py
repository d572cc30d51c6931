"""A working copy of a state on which one move is carried out. Here tiles move; what it means is judged in `table`."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from operator import attrgetter
from typing import Self

from games.cards import shuffle
from games.game import Event, Seat
from games.upturn.board import Board, Tiles
from games.upturn.moves import Sense
from games.upturn.state import Racks, State
from games.upturn.view import Phase


@dataclass(slots=True)
class Draft:
    """The fields of State, in its order (what they mean stands there), and what has happened so far."""

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
    events: list[Event] = field(default_factory=list)

    @classmethod
    def of(cls, state: State) -> Self:
        return cls(*state)

    def finished(self) -> State:
        return tuple.__new__(State, _fields(self))

    def take(self, seat: Seat, n: int) -> Tiles:
        """Up to n tiles from the bag, as many as there are."""
        taken: Tiles = ()
        while len(taken) < n and (self.bag or self._refill()):
            some = self.bag[len(taken) - n :]
            self.bag = self.bag[: -len(some)]
            taken += some
        self.hold(seat, tuple(sorted(self.racks[seat] + taken)))
        return taken

    def hold(self, seat: Seat, rack: Tiles) -> None:
        self.racks = (*self.racks[:seat], rack, *self.racks[seat + 1 :])

    def tell(
        self,
        kind: str,
        seat: Seat | None = None,
        target: Seat | None = None,
        pieces: tuple[str, ...] = (),
        *,
        n: int = 0,
        reveals: bool = False,
    ) -> None:
        self.events.append(_event(kind, seat, target, pieces, n, reveals))

    def _refill(self) -> bool:
        if not self.board.spare():
            return False
        self.board, back = self.board.swept()
        self.bag, self.chance = shuffle(back, self.chance)
        self.tell("refilled", n=len(self.bag))
        return True


_fields = attrgetter(*State._fields)
_event = lru_cache(4096)(Event)  # most are alike, and a look-up is faster than a new one
