"""What a search knows of Raiders: how far a table is decided while nothing is to be answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from games.game import Options, Seat
from games.raiders.fighters import EFFECTS, FIGHTS, MIGHT
from games.raiders.moves import Call, RaidersMove
from games.raiders.options import RaidersOptions
from games.raiders.piles import cash
from games.raiders.prospect import is_right
from games.raiders.repertoire import SEATS
from games.raiders.rival import choose
from games.raiders.rules import PAIRED, Raiders
from games.raiders.state import State, by_side
from games.raiders.view import Own, RaidersView
from games.raiders.worth import value
from games.search.guide import Budget

BUDGET = Budget(playouts=32, plies=3, moves=8)
FEATURES = (
    "cash", "square of cash", "fourth power of cash", "property", "might on guard", "weakest guard", "effects on guard",
    "hand", "might in hand", "best in hand", "effects in hand", "on turn", "capture to come", "turns to wait",
    "worth of hand",
)  # fmt: skip
TWO = 2
_RULES = Raiders()


def posed(state: State) -> State:
    return state


def quiet(state: State) -> bool:
    """No window is open."""
    return state.phase == "turn"


def features(state: State, seat: Seat) -> Sequence[float]:
    seats, hand = len(state.hands), state.hands[seat]
    own = by_side(cash(state.lots, seats), state.pairs)[seat] / state.goal
    each = 0.5 if state.pairs else 1.0
    guards = [lot.guard for lot in state.lots if lot.owner == seat and lot.guard >= 0]
    mights = [MIGHT[card] for card in hand if FIGHTS[card]]
    on_turn = seat == state.turn
    return (
        own * each, own**2 * each, own**4 * each, len(guards), sum(MIGHT[card] for card in guards) / 5,
        min((MIGHT[card] for card in guards), default=0), sum(EFFECTS[card] is not None for card in guards),
        len(hand), sum(mights) / 5, max(mights, default=0), sum(EFFECTS[card] is not None for card in hand),
        on_turn, on_turn and not state.spent, (seat - state.turn) % seats / seats,
        sum(map(value, hand)),
    )  # fmt: skip


def group(state: State) -> str:
    """Among more than two all is alike, but that there are more of them."""
    return "pairs" if state.pairs else "two" if len(state.hands) == TWO else "more"


def sides(state: State) -> Sequence[Sequence[Seat]]:
    return _PAIRS if state.pairs else _ALONE[len(state.hands)]


def fair(view: RaidersView, moves: Sequence[RaidersMove]) -> Sequence[RaidersMove]:
    fouls = cast(Own, view.mine).fouls
    honest = (move for move in moves if move.code not in fouls)
    return [move for move in honest if not isinstance(move, Call) or is_right(view, move)]


def policy(state: State, seat: Seat, moves: Sequence[RaidersMove]) -> RaidersMove:
    return choose(_RULES.view(state, seat), moves)


def tables() -> Sequence[tuple[int, Options]]:
    alone = [(seats, RaidersOptions()) for seats in SEATS]
    return [*alone, (PAIRED, RaidersOptions(pairs=True))]


_PAIRS = ((Seat(0), Seat(2)), (Seat(1), Seat(3)))
_ALONE = {seats: tuple((Seat(seat),) for seat in range(seats)) for seats in SEATS}
