"""Rivals where one may cheat: they call a cheat by what lies open, and hardly ever wrongly."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from games import levels
from games.levels import Level
from games.playout import at_random, play_out
from games.raiders.moves import Call
from games.raiders.options import RaidersOptions
from games.raiders.prospect import is_right
from games.raiders.rules import Raiders

GAME = Raiders()
GAMES: dict[Level, int] = {"easy": 5, "sensible": 5, "strong": 1}
"""Games of each level."""
MOVES: dict[Level, int] = {"easy": 2000, "sensible": 2000, "strong": 60}
"""Of each game, at most."""
WRONG = 1 / 20
CHEAT = 0


@pytest.mark.parametrize("disputes", ["burn", "roll-back"])
@pytest.mark.parametrize("level", GAMES)
def test_they_call_cheats_and_one_call_of_twenty_at_most_is_wrong(level: Level, disputes: str) -> None:
    calls, wrong, cheated = 0, 0, 0
    player, options = levels.policy(level, GAME), RaidersOptions.model_validate({"disputes": disputes, "goal": "24"})
    for seed in range(GAMES[level]):

        def policy(state: object, moves: object, rng: Random) -> object:
            cheats = min(GAME.awaited(state)) == CHEAT  # type: ignore[arg-type]
            return (at_random if cheats else player)(state, moves, rng)  # type: ignore[arg-type]

        for before, seat, move, _, _ in islice(play_out(GAME, 3, options, seed, policy), MOVES[level]):
            own = GAME.view(before, seat).mine
            assert own is not None
            cheated += move.code in own.fouls
            if isinstance(move, Call) and seat != CHEAT:
                calls += 1
                wrong += not is_right(GAME.view(before, seat), move)
            assert seat == CHEAT or move.code not in own.fouls, "rivals play fair"
    assert cheated or level == "strong"
    assert wrong <= calls * WRONG
    assert calls or level == "strong"
