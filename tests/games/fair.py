"""Whether a computer player depends on its View alone."""

from __future__ import annotations

from typing import Any

from games.game import AnyGame, Seat
from games.levels import Level, choose_at
from tests.games.redealt import redealt


def is_fair(rules: AnyGame, state: Any, seat: Seat, level: Level, chance: int) -> bool:
    """Asserts that a table which differs in what the seat can't see looks the same to it and is answered with the same
    move. Returns whether the other table differs at all.
    """
    moves = rules.moves(state, seat)
    view, anew = rules.view(state, seat), redealt(rules, state, seat, chance)
    other, others = rules.view(anew, seat), rules.moves(anew, seat)
    assert other == view
    assert others == moves
    assert choose_at(level, rules, other, others, chance) == choose_at(level, rules, view, moves, chance)
    return bool(anew != state)
