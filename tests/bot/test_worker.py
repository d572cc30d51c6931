"""The worker: a stop waits for what is in hand and for nothing else, and loses nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.runtime.logs import Changes
from bot.runtime.outage import Outage
from bot.sandbox.happenings import HANG_SECONDS
from bot.worker import Worker
from games.document import to_json
from storage.clock import Clock
from storage.connect import Store
from storage.reader import Reader

pytestmark = pytest.mark.slow

CHAT = 7


class Hands:
    """What was handled; `before` is waited for."""

    def __init__(self, before: asyncio.Event | None = None) -> None:
        self.begun, self.done, self._before = asyncio.Event(), list[int](), before

    async def __call__(self, update: dict[str, Any]) -> None:
        self.begun.set()
        if self._before:
            await self._before.wait()
        self.done.append(update["update_id"])


def expect(_: dict[str, Any]) -> Callable[[], object]:
    return lambda: None


def worker(store: Store, hands: Hands) -> Worker:
    return Worker(store, Clock(), hands, expect, Outage(Changes()))


async def arrives(store: Store, update: int) -> None:
    content = {"update_id": update, "message": {"chat": {"id": CHAT}}}
    assert await store.inbox.put(CHAT, update, to_json(content))


async def running(store: Store, hands: Hands, stop: asyncio.Event) -> asyncio.Task[None]:
    """A worker that has its streams and waits for something to come."""
    it = asyncio.create_task(worker(store, hands).run(stop))
    async with asyncio.timeout(HANG_SECONDS):
        while not await blocked(store):
            assert not it.done()
            await asyncio.sleep(0.005)
    return it


async def blocked(store: Store) -> bool:
    """Whether somebody waits at the store for something to come."""
    return bool((await store.redis.info("clients"))["blocked_clients"])


async def test_a_stop_does_not_wait_for_a_read(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a read may wait: the machine's speed has no part in it."""
    stop, asked = asyncio.Event(), asyncio.Event()

    async def never_answers(*_: object, **__: object) -> None:
        asked.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(store.redis, "xreadgroup", never_answers)
    it = asyncio.create_task(worker(store, Hands()).run(stop))
    await asyncio.wait_for(asked.wait(), HANG_SECONDS)
    stop.set()
    await asyncio.wait_for(it, HANG_SECONDS)


async def test_a_stop_before_a_read_begins_none(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """While streams are leased, for instance: nobody would cut that read short."""
    stop, reads, lease = asyncio.Event(), list[object](), Reader.lease

    async def leased(reader: Reader, now: float) -> tuple[int, ...]:
        streams = await lease(reader, now)
        stop.set()
        for _ in range(9):  # the stop is told to all who wait for it
            await asyncio.sleep(0)
        return streams

    async def reads_nothing(*asked: object, **_: object) -> None:
        reads.append(asked)

    monkeypatch.setattr(Reader, "lease", leased)
    monkeypatch.setattr(store.redis, "xreadgroup", reads_nothing)
    await asyncio.wait_for(worker(store, Hands()).run(stop), HANG_SECONDS)
    assert reads == []


async def test_a_stop_waits_for_what_is_in_hand(store: Store) -> None:
    stop, may_end = asyncio.Event(), asyncio.Event()
    hands = Hands(before=may_end)
    it = await running(store, hands, stop)
    await arrives(store, 1)
    await asyncio.wait_for(hands.begun.wait(), HANG_SECONDS)
    stop.set()
    await asyncio.sleep(0)
    assert not it.done()
    may_end.set()
    await asyncio.wait_for(it, HANG_SECONDS)
    assert hands.done == [1]
    assert await store.inbox.backlog() == 0


@pytest.mark.parametrize("steps", range(6))
async def test_what_comes_in_the_moment_of_a_stop_is_handled_once(store: Store, steps: int) -> None:
    """By this worker or the next, wherever in its read the stop finds it."""
    stop, first, second = asyncio.Event(), Hands(), Hands()
    it = await running(store, first, stop)
    await arrives(store, 1)
    for _ in range(steps):
        await asyncio.sleep(0)
    stop.set()
    await asyncio.wait_for(it, HANG_SECONDS)

    stop = asyncio.Event()
    it = await running(store, second, stop)
    stop.set()
    await asyncio.wait_for(it, HANG_SECONDS)
    assert first.done + second.done == [1]
    assert await store.inbox.backlog() == 0
