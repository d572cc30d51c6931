"""What lies in the store, counted."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

from storage import keys
from storage.connect import Store


class Footprint(NamedTuple):
    """Bytes of one session, as the server counts them, and how many entries its log has."""

    document: int
    slots: int
    marks: int
    """Updates that it has seen to."""
    due: int
    """Its share of what is to happen in its shard."""
    log: int
    entries: int

    @property
    def session(self) -> int:
        return self.document + self.slots + self.marks + self.due


async def footprint(store: Store, id: str) -> Footprint:
    redis: Any = store.redis
    shard = keys.due(keys.shard(id))
    document, slots, marks, log, entries = await asyncio.gather(
        memory(store, keys.session(id)),
        memory(store, keys.shown(id)),
        memory(store, keys.did(id)),
        memory(store, keys.log(id)),
        redis.llen(keys.log(id)),
    )
    due = sum(await asyncio.gather(*(memory(store, key) for key in shard)))
    due = due // max(1, await redis.zcard(shard[0]))
    return Footprint(document, slots, marks, due, log, entries)


async def memory(store: Store, key: str) -> int:
    """Bytes of a key, all of its parts counted."""
    redis: Any = store.redis
    return int(await redis.memory_usage(key, samples=0) or 0)


async def moves(store: Store) -> int:
    """Lines of all logs but their headers: committed moves."""
    redis: Any = store.redis
    sizes: list[int] = await asyncio.gather(*(redis.llen(log) for log in await logs(store)))
    return sum(sizes) - len(sizes)


async def logs(store: Store) -> list[str]:
    """The keys of all logs."""
    return [key async for key in store.redis.scan_iter(match="*:log:*", count=10_000)]
