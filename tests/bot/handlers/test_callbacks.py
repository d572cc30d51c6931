"""A tap is answered once, by whoever handles it, or empty when that takes too long."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.handlers.callbacks import Callbacks
from bot.telegram.calls import Verdict

TAP: dict[str, Any] = {"callback_query": {"id": "7"}}
NEVER, AT_ONCE = 3600.0, 0.0


class Calls:
    """Remembers the answers."""

    def __init__(self) -> None:
        self.answers: list[tuple[str, str]] = []
        self.answered = asyncio.Event()

    async def answer(self, query: str, text: str = "", **_: object) -> Any:
        self.answers.append((query, text))
        self.answered.set()
        return SimpleNamespace(verdict=Verdict.DONE)


def callbacks(calls: Calls, seconds: float) -> Callbacks:
    context: Any = SimpleNamespace(
        calls=calls, settings=SimpleNamespace(answer_seconds=seconds, taps_a_second=1000), late=lambda: False
    )
    return Callbacks(context, {}, lambda *_: pytest.fail("nothing is to be explained"))


@pytest.mark.parametrize("handled", [[True], [False, True]], ids=["at once", "when it comes again"])
async def test_a_tap_that_is_handled_is_answered_once_however_it_ended(handled: list[bool]) -> None:
    calls = Calls()
    it = callbacks(calls, NEVER)
    for each in handled:
        it.expect(TAP)(each)
    await it.settle()
    assert calls.answers == [("7", "")]
    assert not it._expected


async def test_a_tap_that_somebody_else_handles_gets_no_answer_from_us() -> None:
    """An empty one would tell whoever made a move that it counts, whatever the others find."""
    calls = Calls()
    it = callbacks(calls, NEVER)
    it.expect(TAP)(False)
    await it.settle()
    assert calls.answers == []


async def test_a_tap_that_nobody_handles_in_time_is_answered_empty_and_forgotten() -> None:
    calls = Calls()
    it = callbacks(calls, AT_ONCE)
    it.expect(TAP)(False)
    await calls.answered.wait()
    assert not it._expected


async def test_a_tap_that_takes_long_is_answered_empty_and_never_again() -> None:
    calls = Calls()
    it = callbacks(calls, AT_ONCE)
    left = it.expect(TAP)
    await calls.answered.wait()
    left(True)
    await it.settle()
    assert calls.answers == [("7", "")]
    assert not it._expected
