"""What a search knows of Aforator: how far a table is decided between two rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from games.aforator.deck import KIND_OF, KINDS, WORTH, Cards
from games.aforator.moves import AforatorMove
from games.aforator.options import AforatorOptions, Scoring
from games.aforator.repertoire import SEATS
from games.aforator.rival import choose
from games.aforator.rules import Aforator
from games.aforator.scoring import points
from games.aforator.state import State
from games.aforator.view import AforatorView
from games.game import Options, Seat
from games.search.guide import Budget

BUDGET = Budget(playouts=96, plies=8, moves=8)
FEATURES = (
    "score", "score by root of deck", "score by deck", "points in hand", "both signs in hand", "strong in hand",
    "cards on table", "opens", "closes", *KINDS,
)  # fmt: skip
STRONG = 4
"""Worths from which on a card usually leads."""
WHOLE = 60
"""A deck of so many cards is a whole game."""
_RULES = Aforator()


def posed(state: State) -> State:
    return state


def quiet(state: State) -> bool:
    """Nothing lies on the Kon."""
    return state.phase == "move" and not state.kon and len(state.order) == len(state.hands)


def features(state: State, seat: Seat) -> Sequence[float]:
    hand, table, turned = state.hands[seat], state.tables[seat], state.turned
    deck, score = len(state.deck), _score(state, seat)
    left = deck / WHOLE
    kinds = [0.0] * len(KINDS)
    for card in table:
        if card not in turned:
            kinds[KIND_OF[card]] = left
    strong = sum(abs(WORTH[card]) >= STRONG for card in hand)
    return (
        score / 10, score / (deck + 4) ** 0.5, score / (deck + 4), points(hand) / 10, _both_signs(hand), strong,
        len(table) * left, seat == state.order[0], seat == state.order[-1], *kinds,
    )  # fmt: skip


def group(state: State) -> str:
    return f"{state.scoring} {len(state.hands)}"


def sides(state: State) -> Sequence[Sequence[Seat]]:
    return _ALONE[len(state.hands)]


def fair(view: AforatorView, moves: Sequence[AforatorMove]) -> Sequence[AforatorMove]:
    return moves


def policy(state: State, seat: Seat, moves: Sequence[AforatorMove]) -> AforatorMove:
    return choose(_RULES.view(state, seat), moves, state)


def tables() -> Sequence[tuple[int, Options]]:
    return [(seats, AforatorOptions(scoring=scoring)) for scoring in get_args(Scoring) for seats in SEATS]


def _score(state: State, seat: Seat) -> float:
    """What is counted at the end, as it is now."""
    discard = state.discards[seat]
    if state.scoring == "simple":
        return len(discard) + len(state.tables[seat]) + len(state.hands[seat])
    if state.scoring == "sum":
        return points(discard) / 3
    return 2 * state.tricks[seat] + points(discard) / 100


def _both_signs(hand: Cards) -> float:
    return any(WORTH[card] > 0 for card in hand) and any(WORTH[card] < 0 for card in hand)


_ALONE = {seats: tuple((Seat(seat),) for seat in range(seats)) for seats in SEATS}
