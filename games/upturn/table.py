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

from typing import Literal

from games.game import Seat
from games.upturn.board import Tiles
from games.upturn.draft import Draft
from games.upturn.moves import Catch, Direction, Draw, Give, Lay, Pass, Say
from games.upturn.state import can_draw, count_playing, next_seat, run_to
from games.upturn.tiles import DOWN, JOKER, NAMES, OPENERS, PENALTIES, SKIP1, SKIP2, TWINS, UP
from games.upturn.view import Phase

PENALTY = 3
"""Tiles for an unsaid last one."""
_SKIPS = {SKIP1: 1, SKIP2: 2}
_ONE_WAY: dict[int, Direction] = {UP: 1, DOWN: -1}
_TURNED: dict[Direction, str] = {1: "to-up", -1: "to-down"}


class Table(Draft):
    """What a move does."""

    __slots__ = ()

    def lay(self, seat: Seat, move: Lay) -> None:
        tile = move.tile
        laid = (*run_to(tile, self.racks[seat], self.board.last), tile) if move.run else (tile,)
        self._put(laid, move)
        if move.says:
            self.say(seat, move)
        if not self.racks[seat]:
            self._go_out(tile)
        elif tile == JOKER:
            self.phase = "extra"
        elif self.gives and (gifts := gifts_for(laid)) and can_draw(self.bag, self.board):
            self.phase, self.gifts = "gifts", gifts
        else:
            self._end_turn(_SKIPS.get(tile, 0))

    def draw(self, seat: Seat, _: Draw) -> None:
        """A tile for the seat on turn; nothing, if a penalty just before took the last one."""
        if taken := self.take(seat, 1):
            self.drawn, self.phase, self.passes = taken[0], "drawn", 0
            self.tell("drew", seat, n=1, reveals=True)

    def decline(self, seat: Seat, _: Pass) -> None:
        """Pass the turn, lay no extra tile, give no more."""
        if self.phase == "move":
            self.passes += 1
        if self.phase in ("move", "drawn"):
            self.tell("passed", seat)
        if self.passes == count_playing(self.racks):
            self._end("stalled")
        else:
            self._end_turn()

    def give(self, seat: Seat, move: Give) -> None:
        self.take(move.to, 1)
        if move.to == self.owing:
            self.owing = None
        self.gifts -= 1
        self.tell("gave", seat, move.to, n=1, reveals=True)
        if not self.gifts or not can_draw(self.bag, self.board):
            self._end_turn()

    def say(self, seat: Seat, _: Say | Lay) -> None:
        if self.owing == seat:
            self.owing = None
        else:
            self.says = True
        self.tell("said", seat)

    def catch(self, seat: Seat, move: Catch) -> None:
        self.owing = None
        self.tell("caught", seat, move.whom, n=len(self.take(move.whom, PENALTY)), reveals=True)
        if self.phase == "gifts" and self.rules > 1 and not can_draw(self.bag, self.board):
            self._end_turn()

    def forget(self) -> None:
        """The latest point: whoever owes the word pays for it."""
        if self.owing is not None:
            seat, self.owing = self.owing, None
            self.tell("forgot", seat, n=len(self.take(seat, PENALTY)), reveals=True)

    def _put(self, laid: Tiles, move: Lay) -> None:
        """From the rack onto the board."""
        seat, board = self.turn, self.board
        rack = [*self.racks[seat]]
        for tile in laid:
            rack.remove(tile)
        self.hold(seat, rack)
        self.passes = 0
        turned: Direction | None
        if move.tile in OPENERS:
            turned = direction = move.direction or _ONE_WAY[move.tile]
            self.board = board.opened(move.tile, direction)
            self.sense = move.sense or self.sense
        else:
            self.board = board.lengthened(laid)
            turned = None if board.setter else self.board.direction
        target = next_seat(self.racks, seat, self.sense) if move.sense else None
        pieces = tuple(map(_NAME_OF, laid)) if move.run else _ALONE[move.tile]
        self.tell("laid", seat, target, (*pieces, _TURNED[turned]) if turned else pieces)

    def _go_out(self, tile: int) -> None:
        self.out += ((self.turn, tile),)
        self.tell("went-out", self.turn, pieces=(NAMES[tile],))
        if self.goes_on and count_playing(self.racks) > 1:
            self._end_turn()
        else:
            self._end("over")

    def _end_turn(self, skips: int = 0) -> None:
        seat = self.turn
        if self.owing is not None:
            self.forget()
        if len(self.racks[seat]) == 1:
            if self.bot:
                self.tell("said", seat)
            elif not self.says:
                self.owing = seat
        following = next_seat(self.racks, seat, self.sense)
        while skips and following != seat:
            skips -= 1
            self.tell("skipped", following)
            following = next_seat(self.racks, following, self.sense)
        self.turn = following
        self._close("move")

    def _end(self, how: Literal["over", "stalled"]) -> None:
        self.owing = None
        self._close("over")
        self.tell(how)

    def _close(self, phase: Phase) -> None:
        """The turn is finished."""
        self.phase = phase
        self.drawn = self.gifts = 0
        self.says = False
        self.turns += 1


def gifts_for(laid: Tiles) -> int:
    """Tiles to give away: a twin's run counted with the twin, and one for each penalty tile."""
    gifts = len(laid) if laid[-1] in TWINS else 0
    for tile in laid:
        if tile in PENALTIES:
            gifts += 1
    return gifts


_ALONE = {tile: (name,) for tile, name in NAMES.items()}
_NAME_OF = NAMES.__getitem__
