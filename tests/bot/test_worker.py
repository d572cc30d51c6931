"""The worker: a stop waits for what is in hand and for nothing else, and loses nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from bot.runtime.logs import Changes
from bot.runtime.outage import Outage
from bot.sandbox.happenings import HANG_SECONDS
from bot.worker import REMEMBERED, Worker
from games.document import to_json
from storage.clock import Clock
from storage.connect import Store
from storage.keys import stream, stream_of
from storage.reader import Entry, Reader

pytestmark = pytest.mark.slow

CHAT = 7
NEIGHBOUR = next(chat for chat in count(8) if stream_of(chat) == stream_of(CHAT))
"""A chat whose updates lie in the same stream."""


class Hands:
    """What was handled; `before` is waited for, in every chat but the neighbour."""

    def __init__(self, before: asyncio.Event | None = None) -> None:
        self.begun, self.done, self._before = asyncio.Event(), list[int](), before
        self.neighbour = asyncio.Event()
        """The neighbour's update was handled."""
        self.heard = list[int]()
        """What was read."""
        self.left = dict[int, bool]()
        """Whether what isn't in hand any more was handled."""

    async def __call__(self, update: dict[str, Any]) -> None:
        neighbour = update["message"]["chat"]["id"] == NEIGHBOUR
        self.begun.set()
        if self._before and not neighbour:
            await self._before.wait()
        self.done.append(update["update_id"])
        if neighbour:
            self.neighbour.set()

    def expect(self, update: dict[str, Any]) -> Callable[[bool], object]:
        def left(handled: bool) -> None:
            self.heard.remove(update["update_id"])
            self.left[update["update_id"]] = handled

        self.heard.append(update["update_id"])
        return left


def worker(store: Store, hands: Hands) -> Worker:
    return Worker(store, Clock(), hands, hands.expect, Outage(Changes(), store.check))


async def arrives(store: Store, update: int, chat: int = CHAT) -> None:
    content = {"update_id": update, "message": {"chat": {"id": chat}, "text": f"{update}"}}
    assert await store.inbox.put(chat, update, to_json(content))


async def running(store: Store, hands: Hands, stop: asyncio.Event) -> asyncio.Task[None]:
    """A worker that has its streams and waits for something to come."""
    it = asyncio.create_task(worker(store, hands).run(stop))
    async with asyncio.timeout(HANG_SECONDS):
        while not await blocked(store):
            assert not it.done()
            await asyncio.sleep(0.005)
    return it


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(HANG_SECONDS):
        while not done():  # noqa: ASYNC110  # nothing tells of it
            await asyncio.sleep(0.001)


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


async def test_a_flood_in_one_chat_keeps_no_other_waiting_not_even_in_its_own_stream(store: Store) -> None:
    """However many, and though the flooding chat gets nowhere: all are heard of, and done in their order later."""
    stop, may_go_on, many = asyncio.Event(), asyncio.Event(), 700
    hands = Hands(before=may_go_on)
    for update in range(1, many + 1):
        await arrives(store, update)
    await arrives(store, many + 1, NEIGHBOUR)
    it = await running(store, hands, stop)
    await asyncio.wait_for(hands.neighbour.wait(), HANG_SECONDS)
    assert hands.done == [many + 1]
    assert hands.heard == [*range(1, many + 1)]
    stop.set()
    may_go_on.set()
    await asyncio.wait_for(it, HANG_SECONDS)
    assert hands.done == [many + 1, *range(1, many + 1)]
    assert hands.heard == []
    assert await store.inbox.backlog() == 0


async def test_of_a_flood_what_somebody_else_has_done_is_not_done_again(store: Store) -> None:
    """Only the numbers of what waits long are kept; what they say is read again."""
    stop, may_go_on, many = asyncio.Event(), asyncio.Event(), REMEMBERED + 3
    hands = Hands(before=may_go_on)
    for update in range(1, many + 1):
        await arrives(store, update)
    it = await running(store, hands, stop)
    await until(lambda: len(hands.heard) == many)
    (last, _), *_ = await store.redis.xrevrange(stream(stream_of(CHAT)))
    await store.redis.xdel(stream(stream_of(CHAT)), last)
    stop.set()
    may_go_on.set()
    await asyncio.wait_for(it, HANG_SECONDS)
    assert hands.done == [*range(1, many)]
    assert hands.left == {**dict.fromkeys(range(1, many), True), many: False}


async def test_what_somebody_else_has_taken_over_after_a_failure_is_left_to_them(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They have the answer to it."""
    stop, failing = asyncio.Event(), Hands()

    async def fails(update: dict[str, Any]) -> None:
        failing.begun.set()
        raise ValueError(update)

    async def taken_over(reader: Reader, entry: Entry) -> None:
        reader.leave(entry)

    monkeypatch.setattr(Reader, "begin", taken_over)
    monkeypatch.setattr(Hands, "__call__", lambda _, update: fails(update))
    it = await running(store, failing, stop)
    await arrives(store, 1)
    await until(lambda: 1 in failing.left)
    stop.set()
    await asyncio.wait_for(it, HANG_SECONDS)
    assert failing.left == {1: False}
    assert await store.inbox.backlog() == 1, "nothing is said to be done"


async def test_a_stream_of_which_too_much_is_in_hand_is_not_read_for_a_while(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.reader.FULL", 20)
    stop, may_go_on = asyncio.Event(), asyncio.Event()
    hands = Hands(before=may_go_on)
    elsewhere = next(chat for chat in count(8) if stream_of(chat) != stream_of(CHAT))
    for update in range(1, 51):
        await arrives(store, update)
    it = await running(store, hands, stop)
    await arrives(store, 51, elsewhere)
    await until(lambda: 51 in hands.heard)
    assert hands.heard == [*range(1, 33), 51], "two reads of sixteen each"
    may_go_on.set()
    await until(lambda: len(hands.done) == 51)
    assert [update for update in hands.done if update != 51] == [*range(1, 51)]
    stop.set()
    await asyncio.wait_for(it, HANG_SECONDS)
