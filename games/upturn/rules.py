"""UpTurn (АП ТЕРН), 2-4 players: the printed rules as a game.

What the print leaves open is settled as at a table, by what surprises least; beyond the rulings that players read:

- A Joker as the extra tile of a Joker has its whole effect, an extra tile of its own included.
- The Joker itself doesn't end the turn: «Последняя!» isn't said with it, but while the extra tile is asked, or after.
  Likewise it may be said while gifts are being shared out.
- Who goes again and still owes the word takes the 3 tiles with the first lay, draw or pass; until then it may be said.
- If those 3 emptied bag and table, the draw that was asked finds nothing, and a lay or a pass is asked.
- A penalty with nothing to draw settles the debt all the same.
- Nothing to draw: a pass takes the place of the draw, and gifts lapse, also those that a catch has left nothing for.
- The end of the game voids what is owed.
- Before the first number after the start tile "all tiles on the table" that go back into the bag are none.
- Passing with one tile left (nothing to draw) ends a turn like any other: it must be said again.
- In play for places, once two are left, no sense is asked any more and it stays as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain, groupby
from typing import Any

from games.cards import below, shuffle
from games.game import Event, Options, Outcome, Seat, sole
from games.upturn import legal
from games.upturn.board import Board, Tiles
from games.upturn.imagined import imagined
from games.upturn.moves import Catch, Draw, Give, Lay, Pass, Say, UpTurnMove
from games.upturn.options import UpTurnOptions
from games.upturn.repertoire import DRAW, PASS, SEATS
from games.upturn.state import State, can_draw, next_seat, playing, said
from games.upturn.table import Table
from games.upturn.tiles import DECK, NAMES, UP
from games.upturn.view import Final, Rack, UpTurnView
from games.windows import Windows

HAND = 7
_AWAITED = tuple(frozenset({Seat(seat)}) for seat in range(SEATS[-1]))
_NOBODY: frozenset[Seat] = frozenset()
_NO_TILES: frozenset[int] = frozenset()
_CARRY_OUT: dict[type[UpTurnMove], Callable[[Table, Seat, Any], None]] = {
    Lay: Table.lay,
    Draw: Table.draw,
    Pass: Table.decline,
    Give: Table.give,
    Say: Table.say,
    Catch: Table.catch,
}


class UpTurn:
    id = "upturn"
    rules = 2
    seats = SEATS
    bound = 5000
    untold = frozenset[str]()
    windows: Windows | None = None
    state = State
    options: type[Options] = UpTurnOptions
    moves = staticmethod(legal.moves)
    plannable = staticmethod(legal.plannable)
    explain = staticmethod(legal.explain)
    imagined = staticmethod(imagined)

    def setup(self, seats: int, options: UpTurnOptions, chance: int) -> State:
        """Deals 7 tiles each and the start tile. Options whose clock isn't settled count as of a slow one."""
        bag, chance = shuffle(DECK, chance)
        racks = tuple(tuple(sorted(bag[seat * HAND : (seat + 1) * HAND])) for seat in range(seats))
        start, bag, chance = _start_tile(bag[seats * HAND :], chance)
        lot, chance = below(seats, chance)
        first = {"chance": lot, "host": 0, "highest": _highest(racks)}[options.starts]
        return State(
            racks, bag, Board((start,), start), chance, Seat(first),
            bot=options.calls != "self", goes_on=options.goes_on, rules=self.rules, gives=options.gifts,
        )  # fmt: skip

    def tempo(self, seats: int, options: UpTurnOptions) -> str:
        return " ".join(("gifts" if options.gifts else "bare", *["places"] * (options.goes_on and seats > SEATS[0])))

    def awaited(self, state: State) -> frozenset[Seat]:
        return _NOBODY if state.phase == "over" else _AWAITED[state.turn]

    def play(self, state: State, seat: Seat, move: UpTurnMove) -> tuple[State, Sequence[Event]]:
        refused = legal.refusal(state, seat, move)
        if refused:
            raise refused
        table = Table(state)
        if seat == state.owing and not isinstance(move, Say):
            table.forget()
        _CARRY_OUT[type(move)](table, seat, move)
        return table.finished(), table.events

    def view(self, state: State, seat: Seat | None) -> UpTurnView:
        return UpTurnView(
            seat=seat,
            mine=None if seat is None else _rack(state, seat),
            fits=_NO_TILES if seat is None else legal.fits(state, seat),
            rows=state.board.rows,
            row=state.board.number,
            last=state.board.last,
            direction=state.board.direction,
            sense=state.sense,
            sizes=tuple(map(len, state.racks)),
            said=said(state),
            owing=_NOBODY if state.owing is None else frozenset({state.owing}),
            playing=playing(state.racks),
            bag=len(state.bag),
            turn=state.turn,
            phase=state.phase,
            gifts=state.gifts,
            gives=state.gives,
            next=_neighbours(state),
            turns=state.turns,
            finals=tuple(_finals(state)) if state.phase == "over" else (),
            racks=state.racks if state.phase == "over" else (),
            out=state.out,
            setter=state.board.setter,
            pile=state.board.pile,
            kept=state.kept,
            drew=state.drawn > 0,
            says=state.says,
            passes=state.passes,
            bot=state.bot,
            goes_on=state.goes_on,
            rules=state.rules,
        )

    def idle_move(self, state: State, seat: Seat) -> UpTurnMove:
        """Silence draws and passes, lays nothing extra and gives nothing."""
        return DRAW if state.phase == "move" and can_draw(state.bag, state.board) else PASS

    def forced(self, state: State, seat: Seat) -> UpTurnMove | None:
        """To draw where nothing fits, and to pass where nothing fits then. To say or to catch is a choice."""
        return sole(self.moves(state, seat))

    def winding_down(self, state: State, seat: Seat) -> bool:
        """A tile lies: one more after a Joker, and gifts, are as one likes."""
        return seat == state.turn and state.phase in ("extra", "gifts")

    def outcome(self, state: State) -> Outcome | None:
        """Who went out, in order; then fewer tiles, then the lower sum; equal seats share a place."""
        if state.phase != "over":
            return None
        finals = _finals(state)
        ranked = sorted(playing(state.racks), key=lambda seat: (finals[seat].tiles, finals[seat].sum))
        shared = groupby(ranked, key=lambda seat: (finals[seat].tiles, finals[seat].sum))
        return Outcome((*((seat,) for seat, _ in state.out), *(tuple(seats) for _, seats in shared)), bool(state.out))

    def pieces(self, state: State) -> Iterable[str]:
        return (NAMES[tile] for tile in chain(state.bag, state.board.tiles(), *state.racks))

    def held(self, state: State, seat: Seat) -> Sequence[str]:
        return [NAMES[tile] for tile in state.racks[seat]]


class FirstUpTurn(UpTurn):
    """As it was played at first: gifts went on being asked for when a catch had taken the last tiles."""

    rules = 1


def _start_tile(rest: Tiles, chance: int) -> tuple[int, Tiles, int]:
    """The first number of the bag; the actions drawn before it go back, and the bag is shuffled again."""
    at = next(at for at in reversed(range(len(rest))) if rest[at] < UP)
    bag = (*rest[:at], *rest[at + 1 :])
    if at < len(rest) - 1:
        bag, chance = shuffle(bag, chance)
    return rest[at], bag, chance


def _highest(racks: tuple[Tiles, ...]) -> int:
    """The seat with the highest number."""
    return max(range(len(racks)), key=lambda seat: max((tile for tile in racks[seat] if tile < UP), default=0))


def _rack(state: State, seat: Seat) -> Rack:
    tiles = state.racks[seat]
    mine = seat == state.turn and state.drawn in tiles
    return Rack(tiles, state.drawn if mine else None)


def _neighbours(state: State) -> tuple[Seat, Seat]:
    return next_seat(state.racks, state.turn, 1), next_seat(state.racks, state.turn, -1)


def _finals(state: State) -> list[Final]:
    closing = dict(state.out)
    return [
        Final(len(rack), sum(tile for tile in rack if tile < UP), closing.get(Seat(seat)))
        for seat, rack in enumerate(state.racks)
    ]
