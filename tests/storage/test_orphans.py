"""What a killed predecessor had in hand: adopted at once, and nothing else is touched."""

from __future__ import annotations

from storage import due, keys
from storage.connect import Store
from storage.orphans import adopt
from tests.games.sessions.tables import NOON

SID = "5e55104"
SHARD = keys.shard(SID)
BOARD, WAKE, HAND = due.show(SID, "board"), due.wake(SID), due.show(SID, "p1")


async def test_leased_things_are_due_at_once_and_others_when_they_were(store: Store) -> None:
    await store.due.at(BOARD, NOON, now=NOON)
    (lost,) = await store.due.claim(SHARD, NOON)
    await store.due.at(HAND, NOON + 9, now=NOON)
    await adopt(store.redis, NOON + 1)
    (taken,) = await store.due.claim(SHARD, NOON + 1)
    assert taken.member == BOARD
    assert not await store.due.done(lost)
    assert await store.due.done(taken)
    assert [claim.member for claim in await store.due.claim(SHARD, NOON + 9)] == [HAND]


async def test_what_fell_due_meanwhile_is_still_due(store: Store) -> None:
    await store.due.at(WAKE, NOON, now=NOON)
    await store.due.claim(SHARD, NOON)
    await store.due.at(WAKE, NOON + 50, now=NOON)
    await adopt(store.redis, NOON + 1)
    (taken,) = await store.due.claim(SHARD, NOON + 1)
    assert await store.due.done(taken)
    assert [claim.member for claim in await store.due.claim(SHARD, NOON + 50)] == [WAKE]


async def test_an_empty_store_stays_empty(store: Store) -> None:
    await adopt(store.redis, NOON)
    assert await store.redis.keys() == []
