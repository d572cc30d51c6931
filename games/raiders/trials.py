"""How windows of Raiders end on whole tables, if everybody answers sensibly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from games.facts import tens
from games.game import Seat
from games.raiders.evaluation import policy
from games.raiders.moves import RaidersMove
from games.raiders.piles import Lot, find
from games.raiders.repertoire import PASS
from games.raiders.rules import Raiders
from games.raiders.state import State, allied
from games.raiders.view import RaidersView

MOST = 30
"""Tables on which a window is played out: each takes as long as many looks at a table."""
LONGEST = 200
"""Answers of one window."""
_RULES = Raiders()


class Trial(NamedTuple):
    """Of a table, before a move and once its window has closed."""

    before: State
    after: State


def tried(view: RaidersView, move: RaidersMove, tables: Sequence[State]) -> list[Trial]:
    """The move, and what comes of it, on some of the tables."""
    seat = cast(Seat, view.seat)
    return [Trial(table, _closed(_RULES.play(table, seat, move)[0])) for table in tables[:MOST]]


def left(view: RaidersView, tables: Sequence[State]) -> list[Trial]:
    """The same, if the seat answers nothing now."""
    seat = cast(Seat, view.seat)
    return [
        Trial(table, _closed(_RULES.play(table, seat, PASS)[0] if table.asked >> seat & 1 else table))
        for table in tables[:MOST]
    ]


def owned(trials: Sequence[Trial], estate: int, seat: Seat) -> int:
    """In how many of ten the property is then of the seat's side."""
    return tens(allied(_lot(trial.after, estate).owner, seat, trial.after.pairs) for trial in trials)


def freed(trials: Sequence[Trial], estate: int) -> int:
    """In how many of ten it has lost its guard, or got another."""
    return tens(_lot(trial.after, estate).guard != _lot(trial.before, estate).guard for trial in trials)


def _lot(state: State, estate: int) -> Lot:
    return cast(Lot, find(state.lots, estate))


def _closed(state: State) -> State:
    """The table once the window is over, and a search in it decided."""
    for _ in range(LONGEST):
        if state.phase not in ("window", "search"):
            break
        seat = min(_RULES.awaited(state))
        state, _ = _RULES.play(state, seat, policy(state, seat, _RULES.moves(state, seat)))
    return state
