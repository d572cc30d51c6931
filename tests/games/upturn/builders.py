"""Small tables of UpTurn for tests: `table("12 34 up", "4 6", last=20, up=True)`."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from games.game import Event, Seat
from games.upturn.board import Board, Tiles
from games.upturn.rules import UpTurn
from games.upturn.state import State
from games.upturn.tiles import DECK, TILES, UP

GAME = UpTurn()


def tiles(names: str) -> Tiles:
    return tuple(TILES[name.lower()] for name in names.split())


def table(*racks: str, last: int = 20, up: bool | None = None, bag: str | None = None, **fields: Any) -> State:
    """A state in which seat 0 is on turn, `last` lies on the table, and numbers go up, down, or (None) either way.

    The bag is drawn from left to right; without one, it holds all tiles that don't lie elsewhere.
    """
    hands = tuple(tuple(sorted(tiles(rack))) for rack in racks)
    board = Board((last,), last) if up is None else Board((last,), last, 1 if up else -1, setter=last)
    hidden = _rest(hands, board) if bag is None else tiles(bag)[::-1]
    return State(
        **{"racks": hands, "bag": hidden, "board": board, "chance": 1, "turn": Seat(0), "rules": GAME.rules, **fields}
    )


def rows(state: State, *rows: str, up: bool) -> State:
    """The state with these rows on the table, the present one last, and what lies there out of the bag."""
    *older, present = map(tiles, rows)
    board = Board(*_numbers(state, rows), number=len(rows))._replace(row=present, direction=1 if up else -1)
    for row in older:
        board = board._replace(pile=board.pile + board.before.tiles, before=board.before._replace(tiles=row))
    setter = present[0] if present[0] >= UP else present[min(1, len(present) - 1)]
    board = board._replace(setter=setter)
    return state._replace(board=board, bag=_rest(state.racks, board))


def does(state: State, *steps: str) -> State:
    """The state after these moves, each a code for the seat on turn or `seat:code`."""
    for step in steps:
        state, _ = _play(state, step)
    return state


def told(state: State, *steps: str) -> list[Event]:
    """What the last of these moves tells."""
    *before, last = steps
    return list(_play(does(state, *before), last)[1])


def kinds(state: State, *steps: str) -> list[str]:
    return [event.kind for event in told(state, *steps)]


def codes(state: State, seat: int | None = None) -> list[str]:
    """What the seat, or the one on turn, may do."""
    return [move.code for move in GAME.moves(state, state.turn if seat is None else Seat(seat))]


def why(state: State, code: str, seat: int | None = None) -> str:
    """The reason why the seat, or the one on turn, can't do that."""
    seat = state.turn if seat is None else Seat(seat)
    assert code not in codes(state, seat)
    return GAME.explain(state, seat, code).reason


def sizes(state: State) -> Sequence[int]:
    return [len(rack) for rack in state.racks]


def _play(state: State, step: str) -> tuple[State, Sequence[Event]]:
    seat, _, code = step.rpartition(":")
    mover = Seat(int(seat)) if seat else state.turn
    moves = {move.code: move for move in GAME.moves(state, mover)}
    assert code in moves, f"{step} is not among {list(moves)}"
    return GAME.play(state, mover, moves[code])


def _numbers(state: State, rows: Sequence[str]) -> tuple[Tiles, int]:
    numbers = [tile for row in rows for tile in tiles(row) if tile < UP]
    return (), numbers[-1]


def _rest(racks: Sequence[Tiles], board: Board) -> Tiles:
    left = Counter(DECK) - Counter(board.tiles()) - Counter(tile for rack in racks for tile in rack)
    return tuple(left.elements())
