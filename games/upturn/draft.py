"""A working copy of a state on which one move is carried out. Here tiles move; what it means is judged in `table`."""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import attrgetter
from typing import Self

from games.cards import shuffle
from games.game import Event, Seat
from games.upturn.moves import Sense
from games.upturn.state import State, Tiles, spare
from games.upturn.view import Phase, Row


@dataclass(slots=True)
class Draft:
    """The fields of State, in its order; what they mean stands there."""

    racks: tuple[Tiles, ...]
    bag: Tiles
    rows: tuple[Row, ...]
    last: int
    chance: int
    turn: Seat
    pile: Tiles
    row: int
    setter: int
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
        return cls(*_fields(state))

    def state(self) -> State:
        return State(*_fields(self))

    def take(self, seat: Seat, n: int) -> int:
        """Up to n tiles from the bag; how many there were."""
        taken: list[int] = []
        while len(taken) < n and (self.bag or self._refill()):
            taken.append(self.bag[-1])
            self.bag = self.bag[:-1]
        if taken:
            self.hold(seat, tuple(sorted((*self.racks[seat], *taken))))
        return len(taken)

    def to_draw(self) -> bool:
        return bool(self.bag) or spare(self.pile, self.rows, self.last, self.setter) > 0

    def _refill(self) -> bool:
        """Shuffles the table's tiles into the bag, but for the last number and what set the direction."""
        if not self.to_draw():
            return False
        keep = [self.last] if self.setter in (0, self.last) else [self.last, self.setter]
        back: list[int] = []
        rows = [Row(_sift(row.tiles, keep, back), row.direction) for row in reversed(self.rows)]
        self.pile = _sift(self.pile, keep, back)
        self.rows = tuple(row for row in reversed(rows) if row.tiles)
        self.bag, self.chance = shuffle(back, self.chance)
        self.tell("refilled", n=len(self.bag))
        return True

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
        self.events.append(Event(kind, seat, target, pieces, n, reveals))


def _sift(tiles: Tiles, keep: list[int], back: list[int]) -> Tiles:
    """What stays of the tiles, the newest first to be kept; takes it from `keep`, adds the rest to `back`."""
    stay: list[int] = []
    for tile in reversed(tiles):
        if tile in keep:
            keep.remove(tile)
            stay.insert(0, tile)
        else:
            back.append(tile)
    return tuple(stay)


_fields = attrgetter(*State.__slots__)
