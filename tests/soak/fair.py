"""Fair: computer players of every level, before thousands of tables of each game and before others that look alike."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from games import levels
from games.catalogue import newest
from games.playout import play_out
from tests.games.fair import is_fair
from tests.games.playout import Course, courses, playouts, seats_of
from tests.games.thrift import thrift
from tests.soak.run import Run

ENOUGH = 10_000
"""Tables of each game."""
OF_A_GAME = 40
"""Tables of one play-out."""
TOLD_EVERY = 25
"""Play-outs of each game."""


async def soak(run: Run) -> None:
    with pytest.MonkeyPatch.context() as patch:
        thrift(patch)
        _compare(run)


def _compare(run: Run) -> None:
    chance = random.Random(run.seed)
    done, differed, rounds = Counter[str](), Counter[str](), 0
    known = {game.id: [course for course in courses() if course.game.id == game.id] for game in newest()}
    while min(done[id] for id in known) < ENOUGH and run.goes_on:
        for id, some in known.items():
            for state, course in _tables(chance.choice(some), chance):
                differed[id] += _asked(course, state, chance)
                done[id] += 1
                if not run.goes_on:
                    break
        if (rounds := rounds + 1) % TOLD_EVERY == 0:
            run.says(_told(done))
    run.says(_told(done))
    assert all(differed[id] for id in known), "no other table has differed"


def _told(done: Counter[str]) -> str:
    return ", ".join(f"{n} tables of {id}" for id, n in done.items())


def _tables(course: Course, chance: random.Random) -> Iterator[tuple[Any, Course]]:
    """Some states of a game played at random, or by beginners."""
    seed = chance.getrandbits(30)
    if chance.random() < 0.5:
        steps = playouts(course.game, course.seats, seed, course.options)
    else:
        steps = play_out(course.game, course.seats, course.options, seed, levels.policy("easy", course.game))
    states = [state for state, *_ in steps]
    return ((state, course) for state in chance.sample(states, min(OF_A_GAME, len(states))))


def _asked(course: Course, state: Any, chance: random.Random) -> int:
    """Asks one seat that has a move, at every level. Returns how often the other table differed."""
    rules = course.game
    seat = chance.choice([seat for seat in seats_of(course) if rules.moves(state, seat)])
    return sum(is_fair(rules, state, seat, level, chance.getrandbits(30)) for level in levels.played_at())
