"""What the moves of UpTurn do to a table, and what they tell.

Events, all of them public; tiles in `pieces` are named as on buttons ("44", "updown"):

| kind | seat | target | pieces | n |
|---|---|---|---|---|
| laid | who | who is next, where chosen | the tiles in order; `to-up` or `to-down` if they set the direction | |
| drew | who | | | 1; reveals |
| passed | who, for the whole turn | | | |
| gave | the giver | who gets it | | 1; reveals |
| said | who has one tile and says so, or for whom the bot does | | | |
| caught | the catcher | who was caught | | tiles taken; reveals |
| forgot | who hasn't said it in time | | | tiles taken; reveals |
| skipped | whose turn is passed over | | | |
| refilled | | | | tiles in the bag now |
| went-out | who | | the tile | |
| over, stalled | (stalled: all passed with nothing to draw) | | | |

Declining an extra tile or further gifts is no event.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Literal

from games.game import Seat
from games.upturn.draft import Draft
from games.upturn.moves import Direction, Lay
from games.upturn.state import Tiles, following, run_to
from games.upturn.tiles import DOWN, JOKER, NAMES, OPENERS, PENALTIES, SKIP1, SKIP2, TWINS, UP
from games.upturn.view import Phase, Row

PENALTY = 3
"""Tiles for an unsaid last one."""
_SKIPS = {SKIP1: 1, SKIP2: 2}
_ONE_WAY: dict[int, Direction] = {UP: 1, DOWN: -1}
_TURNED = {1: "to-up", -1: "to-down"}


class Table(Draft):
    """What a move does."""

    def lay(self, move: Lay) -> None:
        tile, seat = move.tile, self.turn
        laid = self._put(move)
        self.passes = 0
        if move.says:
            self.say(seat)
        if not self.racks[seat]:
            self._go_out(tile)
        elif tile == JOKER:
            self.phase = "extra"
        elif tile < UP and (gifts := gifts_for(laid)) and self.to_draw():
            self.phase, self.gifts = "gifts", gifts
        else:
            self._end_turn(_SKIPS.get(tile, 0))

    def draw(self) -> None:
        """A tile for the seat on turn; nothing, if a penalty just before took the last one."""
        rack = self.racks[self.turn]
        if self.take(self.turn, 1):
            self.drawn = _new_in(self.racks[self.turn], rack)
            self.phase, self.passes = "drawn", 0
            self.tell("drew", self.turn, n=1, reveals=True)

    def decline(self) -> None:
        """Pass the turn, lay no extra tile, give no more."""
        if self.phase == "move":
            self.passes += 1
        if self.phase in ("move", "drawn"):
            self.tell("passed", self.turn)
        if self.passes == sum(map(bool, self.racks)):
            self._end("stalled")
        else:
            self._end_turn()

    def give(self, to: Seat) -> None:
        self.take(to, 1)
        if to == self.owing:
            self.owing = None
        self.gifts -= 1
        self.tell("gave", self.turn, to, n=1, reveals=True)
        if not self.gifts or not self.to_draw():
            self._end_turn()

    def say(self, seat: Seat) -> None:
        if self.owing == seat:
            self.owing = None
        else:
            self.says = True
        self.tell("said", seat)

    def catch(self, catcher: Seat, whom: Seat) -> None:
        self.owing = None
        self.tell("caught", catcher, whom, n=self.take(whom, PENALTY), reveals=True)

    def forget(self) -> None:
        """The latest point: whoever owes the word pays for it."""
        if self.owing is not None:
            seat, self.owing = self.owing, None
            self.tell("forgot", seat, n=self.take(seat, PENALTY), reveals=True)

    def _put(self, move: Lay) -> Tiles:
        """The tiles laid, a run's first."""
        tile, seat = move.tile, self.turn
        laid = (*run_to(tile, self.racks[seat], self.last), tile) if move.run else (tile,)
        rack = list(self.racks[seat])
        for piece in laid:
            rack.remove(piece)
        self.hold(seat, tuple(rack))
        turned = self._open_row(tile, move) if tile in OPENERS else self._lengthen_row(laid)
        target = following(self.racks, seat, self.sense)[0] if move.sense else None
        pieces = tuple(NAMES[piece] for piece in laid)
        self.tell("laid", seat, target, (*pieces, _TURNED[turned]) if turned else pieces)
        return laid

    def _open_row(self, tile: int, move: Lay) -> Direction | None:
        direction = _ONE_WAY.get(tile, move.direction)
        *older, present = self.rows
        self.pile += tuple(piece for row in older for piece in row.tiles)
        self.rows = (present, Row((tile,), direction))
        self.row += 1
        self.setter = tile
        self.sense = move.sense or self.sense
        return direction

    def _lengthen_row(self, laid: Tiles) -> Direction | None:
        """The direction, if these tiles are the first to give one."""
        *older, present = self.rows
        turned: Direction | None = None
        if laid[-1] < UP:
            if not present.direction:
                turned = 1 if laid[-1] > self.last else -1
                self.setter = laid[0]
            self.last = laid[-1]
        self.rows = (*older, Row(present.tiles + laid, turned or present.direction))
        return turned

    def _go_out(self, tile: int) -> None:
        self.out += ((self.turn, tile),)
        self.tell("went-out", self.turn, pieces=(NAMES[tile],))
        if self.goes_on and sum(map(bool, self.racks)) > 1:
            self._end_turn()
        else:
            self._end("over")

    def _end_turn(self, skips: int = 0) -> None:
        seat = self.turn
        self.forget()
        if len(self.racks[seat]) == 1:
            if self.bot:
                self.tell("said", seat)
            elif not self.says:
                self.owing = seat
        others = following(self.racks, seat, self.sense)
        for skipped in others[:skips]:
            self.tell("skipped", skipped)
        self.turn = (*others, seat)[min(skips, len(others))]
        self._clear("move")

    def _end(self, how: Literal["over", "stalled"]) -> None:
        self.owing = None
        self._clear("over")
        self.tell(how)

    def _clear(self, phase: Phase) -> None:
        self.phase = phase
        self.drawn = self.gifts = 0
        self.says = False
        self.turns += 1


def gifts_for(laid: Tiles) -> int:
    """Tiles to give away: a twin's run counted with the twin, and one for each penalty tile."""
    return (len(laid) if laid[-1] in TWINS else 0) + len(PENALTIES.intersection(laid))


def _new_in(rack: Tiles, before: Tiles) -> int:
    """The one tile that the rack has got."""
    return next(tile for tile, old in zip_longest(rack, before) if tile != old)
