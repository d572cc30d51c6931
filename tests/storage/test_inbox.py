import asyncio
from collections.abc import Sequence
from unittest.mock import AsyncMock

import pytest

from storage import inbox, keys, reader
from storage.away import AWAY
from storage.connect import Store
from storage.inbox import Update
from storage.leases import GROUP, LEASE
from storage.reader import BLOCK_LIMIT, Entry, Reader

NOON = 1_800_000_000.0
SOON = 20
"""Milliseconds that an empty read blocks."""


async def at_work(store: Store, name: str = "w1", now: float = NOON) -> Reader:
    worker = store.inbox.reader(name)
    await worker.lease(now)
    return worker


async def updates(worker: Reader) -> list[int]:
    return [entry.update for entry in await worker.read(SOON)]


async def put(store: Store, *updates: int, chat: int = -100) -> None:
    for update in updates:
        await store.inbox.put(chat, update, f"payload {update}")


async def one(worker: Reader) -> Entry:
    [entry] = await worker.read(SOON)
    return entry


async def test_an_update_is_kept_until_it_is_done(store: Store) -> None:
    assert await store.inbox.put(-100, 1, "payload")
    worker = await at_work(store)
    entry = await one(worker)
    assert (entry.update, entry.payload, entry.tries, entry.again) == (1, "payload", 1, False)
    assert await store.inbox.backlog() == 1
    assert await worker.ack(entry)
    assert await store.inbox.backlog() == 0


async def test_an_update_put_twice_comes_once_even_after_it_is_done(store: Store) -> None:
    worker = await at_work(store)
    assert await store.inbox.put(-100, 1, "payload")
    assert not await store.inbox.put(-100, 1, "payload")
    await worker.ack(await one(worker))
    assert not await store.inbox.put(-100, 1, "payload")
    assert await updates(worker) == []


async def test_groups_that_are_gone_are_made_again_with_everything_that_is_not_done(store: Store) -> None:
    worker = await at_work(store)
    await put(store, 1, 2)
    first, _ = await worker.read(SOON)
    await worker.ack(first)
    await store.redis.xgroup_destroy(keys.stream(first.stream), GROUP)
    await put(store, 3)
    assert await updates(worker) == [], "the groups are made"
    assert await updates(worker) == [3], "the second is in hand"
    assert await store.inbox.backlog() == 2


async def test_an_emptied_store_is_read_from_as_before(store: Store) -> None:
    worker = await at_work(store)
    await put(store, 1)
    await store.redis.flushall()
    await put(store, 2)
    assert await updates(worker) == []
    entry = await one(worker)
    assert entry.update == 2
    assert await worker.ack(entry), "the stream is its own again"


async def test_groups_that_cannot_be_made_are_an_outage(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    worker = await at_work(store)
    for number in range(keys.STREAMS):
        await store.redis.xgroup_destroy(keys.stream(number), GROUP)
    monkeypatch.setattr(worker._leases, "lease", AsyncMock(return_value=worker.streams))
    assert await updates(worker) == []
    with pytest.raises(AWAY):
        await updates(worker)


async def test_a_batch_is_put_in_its_order_and_only_what_is_new_of_it(store: Store) -> None:
    await put(store, 2)
    new = await store.inbox.put_all([Update(-100, update, "") for update in (1, 2, 3)])
    assert new == 2
    assert await updates(await at_work(store)) == [2, 1, 3]


async def test_the_newest_updates_are_remembered_though_their_numbers_start_anew(store: Store) -> None:
    """Telegram picks a random number after a quiet week."""
    await put(store, 900, 901, 5)
    assert not await store.inbox.put(-100, 5, "")
    await store.inbox.put_all([Update(-100, 1000 + number, "") for number in range(inbox.REMEMBERED - 1)])
    assert not await store.inbox.put(-100, 5, "")
    assert await store.inbox.put(-100, 900, "")


async def test_each_chat_comes_in_order(store: Store) -> None:
    chats = range(-110, -100)
    for update in range(60):
        await put(store, update, chat=chats[update % 10])
    worker = await at_work(store)
    read: list[Entry] = []
    while entries := await worker.read(SOON, count=4):
        read += entries
    assert len(read) == 60
    for chat in range(10):
        mine = [entry.update for entry in read if entry.update % 10 == chat]
        assert mine == sorted(mine)


async def test_a_read_waits_for_what_comes(store: Store) -> None:
    worker = await at_work(store)
    reading = asyncio.create_task(worker.read(4000))
    await put(store, 1)
    assert [entry.update for entry in await reading] == [1]


@pytest.mark.parametrize("block", [0, BLOCK_LIMIT])
async def test_a_read_never_blocks_as_long_as_the_clients_time_out(store: Store, block: int) -> None:
    worker = await at_work(store)
    with pytest.raises(ValueError, match="block"):
        await worker.read(block)


async def test_without_streams_there_is_nothing_to_read(store: Store) -> None:
    assert await store.inbox.reader("w1").read() == []


async def test_workers_share_the_streams_fairly_as_they_come_and_go(store: Store) -> None:
    first, second, third = (store.inbox.reader(name) for name in "abc")
    assert len(await first.lease(NOON)) == 16
    assert await second.lease(NOON) == ()
    assert await shares(NOON, first, second) == [8, 8]
    assert sorted(await shares(NOON, first, second, third)) == [5, 5, 6]
    await second.release()
    assert await shares(NOON, first, third) == [8, 8]
    assert await shares(NOON + LEASE + 1, first) == [16]


async def shares(now: float, *workers: Reader) -> list[int]:
    """How many streams each has, once everybody has renewed a few times; together they have each once."""
    for _ in range(3):
        for worker in workers:
            await worker.lease(now)
    streams = [stream for worker in workers for stream in worker.streams]
    assert sorted(streams) == list(range(16))
    return [len(worker.streams) for worker in workers]


async def test_a_worker_takes_as_many_as_it_wants(store: Store) -> None:
    worker = store.inbox.reader("w1")
    assert len(await worker.lease(NOON, want=3)) == 3


async def test_a_stream_with_something_in_hand_is_not_given_up(store: Store) -> None:
    worker = await at_work(store, "a")
    await put(store, 1)
    entry = await one(worker)
    for _ in range(3):
        await worker.lease(NOON, want=0)
    assert worker.streams == (entry.stream,)
    await worker.ack(entry)
    assert await worker.lease(NOON, want=0) == ()


async def test_a_lease_that_is_renewed_is_not_taken(store: Store) -> None:
    worker = await at_work(store, "a")
    await worker.lease(NOON + LEASE - 1)
    other = store.inbox.reader("b")
    assert await other.lease(NOON + LEASE + 1) == ()


async def test_the_next_worker_finds_what_a_dead_one_had_in_hand(store: Store) -> None:
    await put(store, 1, 2)
    dead = await at_work(store, "dead")
    assert await updates(dead) == [1, 2]
    await put(store, 3)
    heir = await at_work(store, "heir", NOON + LEASE)
    found = await heir.read(SOON)
    assert [(entry.update, entry.payload, entry.again) for entry in found] == [
        (1, "payload 1", True),
        (2, "payload 2", True),
    ]
    assert await updates(heir) == [3]


async def test_a_restarted_worker_of_the_same_name_finds_its_own(store: Store) -> None:
    await put(store, 1)
    await updates(await at_work(store, "w1"))
    assert await updates(await at_work(store, "w1")) == [1]


async def test_who_lost_its_streams_disturbs_nobody(store: Store) -> None:
    await put(store, 1)
    slow = await at_work(store, "slow")
    old = await one(slow)
    heir = await at_work(store, "heir", NOON + LEASE)
    entry = await one(heir)
    assert not await slow.ack(old)
    assert not await slow.park(old, "too slow", NOON)
    assert await slow.begin(old) is None
    assert await store.inbox.backlog() == 1
    assert await store.inbox.parked() == []
    assert await heir.ack(entry)
    assert not await heir.ack(entry)


async def test_a_lost_reply_is_found_after_the_next_lease(store: Store) -> None:
    """Delivered, but the connection broke before we heard: in nobody's hands, with nobody dead."""
    worker = await at_work(store)
    await put(store, 1, 2)
    mine = await worker.read(SOON, count=1)
    [stream] = {entry.stream for entry in mine}
    await store.redis.xreadgroup("kon", "kon", {keys.stream(stream): ">"})
    assert await updates(worker) == []
    await worker.lease(NOON + 5)
    [lost] = await worker.read(SOON)
    assert (lost.update, lost.again) == (2, True)


async def test_a_left_entry_is_read_again_after_the_next_lease(store: Store) -> None:
    worker = await at_work(store)
    await put(store, 1)
    worker.leave(await one(worker))
    assert await updates(worker) == []
    await worker.lease(NOON + 5)
    assert await updates(worker) == [1]
    await worker.lease(NOON + 10)
    assert await updates(worker) == []


async def test_a_deadly_update_is_known_by_its_tries(store: Store) -> None:
    """Workers die of it one after another; its neighbours, read in the same batches but never begun, are innocent."""
    await put(store, 1, 2)
    assert await updates(await at_work(store)) == [1, 2]
    tries: Sequence[int] = ()
    for restart in range(1, 4):
        worker = await at_work(store, now=NOON + restart)
        deadly, neighbour = await worker.read(SOON)
        assert neighbour.tries == 1
        begun = await worker.begin(deadly)
        assert begun is not None
        tries = (*tries, begun.tries)
    assert tries == (2, 3, 4)


async def test_a_parked_update_is_kept_with_its_reason_and_out_of_the_way(store: Store) -> None:
    worker = await at_work(store)
    await put(store, 1)
    assert await worker.park(await one(worker), "ValueError", NOON)
    assert await store.inbox.parked() == [
        {"reason": "ValueError", "at": str(NOON), "update": "1", "payload": "payload 1"}
    ]
    assert await store.inbox.backlog() == 0
    assert await updates(await at_work(store)) == []


async def test_only_the_newest_parked_updates_are_kept(store: Store) -> None:
    worker = await at_work(store)
    many = reader.PARKED + 1
    await store.inbox.put_all([Update(-100, update, "") for update in range(many)])
    for entry in await worker.read(SOON, count=many):
        await worker.park(entry, "", NOON)
    parked = await store.inbox.parked()
    assert [int(fields["update"]) for fields in (parked[0], parked[-1])] == [1, many - 1]
    assert len(parked) == reader.PARKED


async def test_several_workers_handle_each_update_once(store: Store) -> None:
    await store.inbox.put_all([Update(-chat, chat, "") for chat in range(1, 201)])
    workers = [store.inbox.reader(name) for name in "abc"]
    await shares(NOON, *workers)
    read = [entry.update for worker in workers for entry in await worker.read(SOON, count=200)]
    assert sorted(read) == list(range(1, 201))
