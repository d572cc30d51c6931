"""Whether a move of mine ends the game, and for whom: tried by the rules on tables that the View could be of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from games.aforator.imagined import imagined
from games.aforator.moves import AforatorMove
from games.aforator.rounds import STALL
from games.aforator.rules import Aforator
from games.aforator.state import State
from games.aforator.view import AforatorView
from games.game import Seat

TABLES = 12
"""On which a move is tried."""
LAST = 3
"""Cards in the deck that whoever closes a round may use up: two by drawing up to a Пряник just laid, one by a trick."""
SHARED = 0.8
"""What the first place is worth among several."""
OPEN = 0.5
"""What a game is worth that goes on."""
_RULES = Aforator()


class End(NamedTuple):
    verdict: int
    """1: the game is won for sure, -1: lost for sure, 0: neither."""
    share: float
    """Of the first place, from 0 to 1, as far as is to be expected."""


NOT_YET = End(0, OPEN)


def ends(view: AforatorView, moves: Sequence[AforatorMove], known: State | None = None) -> list[End]:
    """What each move comes to, if nothing else is chosen in this turn; on the one table that is known, if any is."""
    if view.turn != view.seat or len(view.order) > 1 or (view.deck > LAST and view.still < STALL - 1):
        return [NOT_YET] * len(moves)
    seat = cast(Seat, view.seat)
    tables = [known] if known else [imagined(view, chance) for chance in range(TABLES)]
    return [_end([_share(_played(table, seat, move), seat) for table in tables]) for move in moves]


def _end(shares: Sequence[float | None]) -> End:
    """Of the shares on several tables; None where the game goes on."""
    won, lost = all(share for share in shares), not any(share is None or share for share in shares)
    return End(won - lost, sum(OPEN if share is None else share for share in shares) / len(shares))


def _played(state: State, seat: Seat, move: AforatorMove) -> State:
    state, _ = _RULES.play(state, seat, move)
    while state.phase in ("use", "bury"):
        state, _ = _RULES.play(state, seat, _RULES.idle_move(state, seat))
    return state


def _share(state: State, seat: Seat) -> float | None:
    outcome = _RULES.outcome(state)
    if outcome is None:
        return None
    first = outcome.places[0]
    return 0.0 if seat not in first else 1.0 if len(first) == 1 else SHARED
