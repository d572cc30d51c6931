"""Courses: what holds in every state of every game, and of every screen of it, in play-outs that no test has made yet.

The tests that are made for all courses are called with other chances: in `make test` each has one play-out a course.
"""

from __future__ import annotations

import inspect
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any

import pytest

from tests.bot.screens import test_ahead, test_asked, test_news, test_scene_secrets, test_silence, test_states
from tests.games import test_every_game, test_imagined, test_replay, test_rival
from tests.games.aforator import test_whole_games as aforator
from tests.games.raiders import test_whole_games as raiders
from tests.games.upturn import test_whole_games as upturn
from tests.soak.run import Run

RULES = (test_every_game, test_imagined, test_replay, test_rival, aforator, raiders, upturn)
SCREENS = (test_states, test_ahead, test_asked, test_news, test_scene_secrets, test_silence)
COURSE = "course"
ENOUGH = 2_000
"""Play-outs of each, about which all tests ask."""
TOLD_EVERY = 100


@dataclass(frozen=True)
class Asked:
    """A test of courses, and the values with which pytest would call it."""

    test: Callable[..., None]
    courses: tuple[Any, ...]
    others: tuple[tuple[tuple[str, ...], tuple[Any, ...]], ...]
    """Names of parameters, and what they are together."""

    def ask(self, course: Any, chance: random.Random) -> None:
        given: dict[str, Any] = {COURSE: course}
        for names, values in self.others:
            chosen = chance.choice(values)
            given |= dict(zip(names, chosen if len(names) > 1 else (chosen,), strict=True))
        self.test(**given)


async def soak(run: Run) -> None:
    chance, done = random.Random(run.seed), Counter[str]()
    floors = {"rules": [*asked(RULES)], "screens": [*asked(SCREENS)]}
    while min(done[name] for name in floors) < ENOUGH and run.goes_on:
        for name, tests in floors.items():
            known = tuple(dict.fromkeys(course for test in tests for course in test.courses))
            drawn = chance.choice(known)
            course = replace(drawn, chance=chance.getrandbits(30))
            for test in tests:
                if drawn in test.courses:
                    _ask(test, course, chance)
            done[name] += 1
        if done["rules"] % TOLD_EVERY == 0:
            run.says(f"{done['rules']} play-outs")
    run.says(f"{done['rules']} play-outs of rules, {done['screens']} of screens")


def _ask(test: Asked, course: Any, chance: random.Random) -> None:
    try:
        test.ask(course, chance)
    except pytest.skip.Exception:  # it is about others
        return
    except BaseException as error:
        error.add_note(f"{test.test.__name__} of {course}, {course.chance=}")
        raise


def asked(modules: tuple[ModuleType, ...]) -> Iterator[Asked]:
    """The tests of these modules that are made for courses."""
    for module in modules:
        for name, test in inspect.getmembers(module, inspect.isfunction):
            marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
            values = {_names(mark.args[0]): tuple(map(_value, mark.args[1])) for mark in marks}
            if name.startswith("test_") and (courses := values.pop((COURSE,), None)):
                yield Asked(test, courses, tuple(values.items()))


def _names(told: str | tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name.strip() for name in told.split(",")) if isinstance(told, str) else tuple(told)


def _value(told: Any) -> Any:
    """What stands in a `pytest.param`."""
    if not hasattr(told, "marks"):
        return told
    return told.values[0] if len(told.values) == 1 else told.values
