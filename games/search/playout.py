"""One play-out: how an imagined table goes on, and what comes of it."""

from __future__ import annotations

from typing import Any

from games.game import sole
from games.search.guide import Budget
from games.search.judge import Shares, Sides, finished, judged
from games.search.mind import Mind
from games.windows import is_pass


def played_out(mind: Mind, state: Any, sides: Sides, budget: Budget) -> Shares:
    """The shares of these sides, after so many decisions of all or at the end of the game. To pass in a window is no
    decision, nor is what can't be otherwise.
    """
    book, guide, plies = mind.book, mind.guide, budget.plies
    for _ in range(budget.longest):
        waiting = book.awaited(state)
        if not waiting or (plies <= 0 and guide.quiet(state)):
            break
        seat = min(waiting)
        moves = book.moves(state, seat)
        only = sole(moves)
        chosen = only or guide.policy(state, seat, moves)
        if not only and not is_pass(book.windows, state, chosen.code):
            plies -= 1
        state, _ = book.play(state, seat, chosen)
    outcome = book.outcome(state)
    return finished(outcome, sides) if outcome else judged(guide, mind.weights, state, sides)
