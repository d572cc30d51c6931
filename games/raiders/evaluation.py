"""What a search knows of Raiders: how far a table is decided while nothing is to be answered."""

from __future__ import annotations

from collections.abc import Sequence

from games.game import Options, Seat
from games.raiders.fighters import EFFECTS, FIGHTS, MIGHT, TRICKS
from games.raiders.moves import RaidersMove
from games.raiders.options import RaidersOptions
from games.raiders.piles import cash
from games.raiders.repertoire import SEATS
from games.raiders.rival import choose
from games.raiders.rules import PAIRED, Raiders
from games.raiders.state import State, by_side
from games.search.guide import Budget

BUDGET = Budget(playouts=32, plies=3, moves=8)
TRICK_IDS = tuple(dict.fromkeys(trick.id for trick in TRICKS if trick))
FEATURES = (
    "cash", "square of cash", "fourth power of cash", "property", "might on guard", "weakest guard", "effects on guard",
    "hand", "might in hand", "best in hand", "effects in hand", "on turn", "capture to come", "turns to wait",
    *TRICK_IDS,
)  # fmt: skip
_RULES = Raiders()
_KIND = tuple(TRICK_IDS.index(trick.id) if trick else -1 for trick in TRICKS)


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
    tricks = [0.0] * len(TRICK_IDS)
    for card in hand:
        if _KIND[card] >= 0:
            tricks[_KIND[card]] += 1.0
    return (
        own * each, own**2 * each, own**4 * each, len(guards), sum(MIGHT[card] for card in guards) / 5,
        min((MIGHT[card] for card in guards), default=0), sum(EFFECTS[card] is not None for card in guards),
        len(hand), sum(mights) / 5, max(mights, default=0), sum(EFFECTS[card] is not None for card in hand),
        on_turn, on_turn and not state.spent, (seat - state.turn) % seats / seats, *tricks,
    )  # fmt: skip


def group(state: State) -> str:
    return f"{len(state.hands)}{' pairs' * state.pairs}"


def sides(state: State) -> Sequence[Sequence[Seat]]:
    return _PAIRS if state.pairs else _ALONE[len(state.hands)]


def policy(state: State, seat: Seat, moves: Sequence[RaidersMove]) -> RaidersMove:
    return choose(_RULES.view(state, seat), moves)


def tables() -> Sequence[tuple[int, Options]]:
    alone = [(seats, RaidersOptions()) for seats in SEATS]
    return [*alone, (PAIRED, RaidersOptions(pairs=True))]


_PAIRS = ((Seat(0), Seat(2)), (Seat(1), Seat(3)))
_ALONE = {seats: tuple((Seat(seat),) for seat in range(seats)) for seats in SEATS}
