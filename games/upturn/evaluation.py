"""What a search knows of UpTurn: how far a table is decided at the beginning of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from games.game import Options, Seat
from games.search.guide import Budget
from games.upturn.moves import UpTurnMove
from games.upturn.options import UpTurnOptions
from games.upturn.repertoire import SEATS
from games.upturn.rival import choose
from games.upturn.rules import UpTurn
from games.upturn.state import State, next_seat, playing, run_to
from games.upturn.tiles import OPENERS, PENALTIES, TWINS, UP
from games.upturn.view import UpTurnView

BUDGET = Budget(playouts=96, plies=6, moves=8)
FEATURES = (
    "tiles", "root of tiles", "one tile", "two tiles", "three tiles", "fits", "fits by tiles", "one that fits",
    "goes out now", "on turn", "next", "next with one that fits", "arrows", "skips", "twins", "penalties",
    "no number", "lone action",
)  # fmt: skip
_RULES = UpTurn()


def posed(state: State) -> State:
    """Played for the best place that is left, as if the game ended there."""
    return state._replace(goes_on=False, out=())


def quiet(state: State) -> bool:
    """A turn begins."""
    return state.phase == "move"


def features(state: State, seat: Seat) -> Sequence[float]:
    rack, on_turn = state.racks[seat], seat == state.turn
    ahead = _ahead(state, seat)
    size, fitting = len(rack), len(ahead)
    numbers = sum(tile < UP for tile in rack)
    arrows = sum(tile in OPENERS for tile in rack)
    following = not on_turn and next_seat(state.racks, state.turn, state.sense) == seat
    lone = size == 1 and fitting == 1
    return (
        size / 5, size**0.5, size == 1, size == 2, size == 3, fitting / 5, fitting / size, lone and not on_turn,
        on_turn and _goes_out(state, seat, ahead), on_turn, following, following and lone, min(arrows, 2),
        size - numbers - arrows, sum(tile in TWINS for tile in rack), sum(tile in PENALTIES for tile in rack),
        not numbers, size == 1 and not numbers,
    )  # fmt: skip


def group(state: State) -> str:
    return f"{'gifts' if state.gives else 'bare'} {len(playing(state.racks))}"


def sides(state: State) -> Sequence[Sequence[Seat]]:
    return [(seat,) for seat in playing(state.racks)]


def fair(view: UpTurnView, moves: Sequence[UpTurnMove]) -> Sequence[UpTurnMove]:
    return moves


def policy(state: State, seat: Seat, moves: Sequence[UpTurnMove]) -> UpTurnMove:
    return choose(_RULES.view(state, seat), moves)


def tables() -> Sequence[tuple[int, Options]]:
    return [(seats, UpTurnOptions(gifts=gifts).settled(slow=True)) for gifts in (True, False) for seats in SEATS]


def _ahead(state: State, seat: Seat) -> list[int]:
    """The seat's numbers that go on with the row."""
    last, direction = state.board.last, state.board.direction
    return [tile for tile in state.racks[seat] if tile < UP and (not direction or (tile - last) * direction > 0)]


def _goes_out(state: State, seat: Seat, ahead: Sequence[int]) -> bool:
    """Whether one of these numbers can be laid with all the other tiles, or is the only one."""
    rack, last = state.racks[seat], state.board.last
    if len(rack) == 1:
        return bool(ahead)
    return any(tile in TWINS and len(run_to(tile, rack, last)) == len(rack) - 1 for tile in ahead)
