"""Turns: each chat in order, one thing at a time, and nobody waits for the long line of another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from structlog.testing import capture_logs

from bot.runtime.turns import FAILURE, Turns

NOISY, QUIET, OTHER = 1, 2, 3
Thing = tuple[int, int]


class Work:
    """What was begun, in its order; each thing ends when the test says so, or at once."""

    def __init__(self, places: int, *, at_once: bool = False) -> None:
        self.turns, self.begun = Turns(places), list[Thing]()
        self._at_once, self._ends = at_once, dict[Thing, asyncio.Event]()

    def queues(self, chat: int, numbers: Sequence[int]) -> None:
        for number in numbers:
            self._ends[chat, number] = asyncio.Event()
            self.turns.queue(chat, self._work((chat, number)))

    async def ends(self, *things: Thing) -> None:
        for thing in things:
            self._ends[thing].set()
        for _ in range(5):
            await asyncio.sleep(0)

    def _work(self, thing: Thing) -> Callable[[], Coroutine[Any, Any, None]]:
        async def work() -> None:
            self.begun.append(thing)
            if not self._at_once:
                await self._ends[thing].wait()

        return work


async def test_a_long_line_keeps_nobody_waiting_and_is_at_one_place_at_a_time() -> None:
    work = Work(places=3)
    work.queues(NOISY, range(700))
    work.queues(QUIET, range(2))
    await work.ends()
    assert work.begun == [(NOISY, 0), (QUIET, 0)]
    assert work.turns.waiting(NOISY) == 699
    await work.ends((QUIET, 0))
    assert work.begun[2:] == [(QUIET, 1)]


async def test_whoever_has_had_a_turn_stands_behind_all_who_wait() -> None:
    work = Work(places=1, at_once=True)
    work.queues(NOISY, range(4))
    work.queues(QUIET, range(2))
    work.queues(OTHER, range(1))
    await work.turns.settle()
    assert work.begun == [(NOISY, 0), (QUIET, 0), (OTHER, 0), (NOISY, 1), (QUIET, 1), (NOISY, 2), (NOISY, 3)]


async def test_a_place_that_is_held_for_ever_is_the_only_one_that_is_lost() -> None:
    work = Work(places=2)
    work.queues(NOISY, range(3))
    work.queues(QUIET, range(3))
    for number in range(3):
        await work.ends((QUIET, number))
    assert work.begun == [(NOISY, 0), *((QUIET, number) for number in range(3))]


async def test_what_fails_is_told_and_its_line_goes_on() -> None:
    work = Work(places=1, at_once=True)

    async def fails() -> None:
        raise ZeroDivisionError

    with capture_logs() as told:
        work.turns.queue(NOISY, fails)
        work.queues(NOISY, range(1))
        await work.turns.settle()
    assert work.begun == [(NOISY, 0)]
    assert [line["event"] for line in told] == [FAILURE]


async def test_where_nothing_is_left_nothing_is_remembered() -> None:
    work = Work(places=1, at_once=True)
    work.queues(NOISY, range(3))
    await work.turns.settle()
    assert work.turns.waiting(NOISY) == 0
    work.queues(NOISY, range(1))
    await work.turns.settle()
    assert len(work.begun) == 4
