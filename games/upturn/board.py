"""The tiles on the table, in rows."""

from __future__ import annotations

from typing import NamedTuple

from games.upturn.moves import Direction
from games.upturn.tiles import UP
from games.upturn.view import Row

Tiles = tuple[int, ...]

NO_ROW = Row((), None)


class Board(NamedTuple):
    row: Tiles
    """The present row; but for the first it begins with an arrow or a Joker."""
    last: int
    """The last number on the table."""
    direction: Direction | None = None
    setter: int = 0
    """The tile that set the direction; 0 before there is one."""
    number: int = 1
    """The present row's, from 1."""
    before: Row = NO_ROW
    """The row before, as far as it still lies there."""
    pile: Tiles = ()
    """Tiles of earlier rows, which nobody shows any more."""

    @property
    def rows(self) -> tuple[Row, ...]:
        present = Row(self.row, self.direction)
        return (self.before, present) if self.before.tiles else (present,)

    def lengthened(self, laid: Tiles) -> Board:
        """With tiles added to the present row; the first number after the start tile sets the direction."""
        row, last, direction, setter, number, before, pile = self
        if laid[-1] < UP:
            if direction is None:
                direction, setter = (1 if laid[-1] > last else -1), laid[0]
            last = laid[-1]
        return Board(row + laid, last, direction, setter, number, before, pile)

    def opened(self, tile: int, direction: Direction) -> Board:
        """With a new row, which begins with an arrow or a Joker; the last number stays the measure."""
        row, last, old, _, number, before, pile = self
        return Board((tile,), last, direction, tile, number + 1, Row(row, old), pile + before.tiles)

    def spare(self) -> int:
        """How many tiles may go back into the bag."""
        return len(self.pile) + len(self.before.tiles) + len(self.row) - len(self._kept())

    def swept(self) -> tuple[Board, list[int]]:
        """Without what goes back into the bag, and that: all but the last number and the direction's setter."""
        keep, back = self._kept(), list[int]()
        row = _sift(self.row, keep, back)
        before = Row(_sift(self.before.tiles, keep, back), self.before.direction)
        return self._replace(row=row, before=before, pile=_sift(self.pile, keep, back)), back

    def tiles(self) -> Tiles:
        return self.pile + self.before.tiles + self.row

    def _kept(self) -> list[int]:
        return [self.last] if self.setter in (0, self.last) else [self.last, self.setter]


def _sift(tiles: Tiles, keep: list[int], back: list[int]) -> Tiles:
    """What stays of the tiles: each in `keep` once, the newest first, and taken out of there; the rest goes `back`."""
    stay: list[int] = []
    for tile in reversed(tiles):
        if tile in keep:
            keep.remove(tile)
            stay.insert(0, tile)
        else:
            back.append(tile)
    return tuple(stay)
