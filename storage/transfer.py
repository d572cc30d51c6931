"""All that is kept, from one store to another."""

from __future__ import annotations

import time
from contextlib import suppress
from itertools import islice
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.cluster import RedisCluster
from redis.exceptions import ResponseError

from storage import keys
from storage.dump import Record, stays
from storage.everything import AT_ONCE, found, wipe
from storage.kinds import KINDS
from storage.script import answer

STAGED = "import:"
"""Before the names of keys that are not in force yet."""
PAUSE_MS = 3000
"""How long writers may be made to wait for us, if we end without a word."""
WORKER_SECONDS = 15.0
"""For which a worker counts as alive after it was heard of."""
READINGS = 20
"""How often it is read anew where nobody can be made to wait and something changes meanwhile."""


class Occupied(Exception):
    """The store isn't empty, or somebody works in it; its text says which."""


class Restless(Exception):
    """The store changes faster than it can be read."""


async def take(redis: Redis) -> list[Record]:
    """All that is kept, as of one moment, also while others write: nobody does meanwhile, or at least nobody has, so
    that two readings in a row say the same. Raises Restless.
    """
    silence = _Silence(redis)
    try:
        before = await _reading(redis, silence)
        for _ in range(READINGS):
            if silence.kept:
                return before
            after = await _reading(redis, silence)
            if after == before:
                return after
            before = after
    finally:
        await silence.end()
    raise Restless


async def bring(redis: Redis, records: list[Record], now: float, *, replace: bool = False) -> None:
    """Puts them into the store: all, or, whatever happens, none that anybody could see.

    First under other names, then all of them in force in one step; in a cluster that is one for each node's keys, and
    `half_done` until the last. Raises Occupied unless the store is empty, or told to `replace` what is in it.
    """
    if await redis.zcount(keys.INBOX_WORKERS, now - WORKER_SECONDS, "+inf"):
        raise Occupied("a bot is at work in it")
    old = [key for key in await found(redis) if stays(key)]
    if old and not replace and not await half_done(redis):
        raise Occupied(f"it has {len(old)} keys of a bot in it")
    await wipe(redis, before=STAGED)
    await _stage(redis, records)
    await _put_in_force(redis, await found(redis), records)


async def half_done(redis: Redis) -> bool:
    """Whether an import was killed so that part of it is in force: it has to be done again before anything else."""
    return bool(await redis.exists(keys.IMPORTING))


class _Silence:
    """Has the server make all who write wait, if we may have that and it can."""

    def __init__(self, redis: Redis) -> None:
        self._client: Any = redis
        self._where: dict[str, Any] = {"target_nodes": RedisCluster.PRIMARIES} if _clustered(redis) else {}
        self._until: float | None = None
        self.kept = True
        """Whether there was silence all the time since the first `keep`."""

    async def keep(self) -> None:
        began = time.monotonic()
        self.kept = self.kept and (self._until is None or began < self._until)
        try:
            await self._client.execute_command("CLIENT PAUSE", PAUSE_MS, "WRITE", **self._where)
        except ResponseError:
            self.kept = False
        self._until = began + PAUSE_MS / 1000

    async def end(self) -> None:
        with suppress(ResponseError):
            await self._client.execute_command("CLIENT UNPAUSE", **self._where)


def _clustered(redis: Redis) -> bool:
    return isinstance(redis, RedisCluster)


async def _reading(redis: Redis, silence: _Silence) -> list[Record]:
    await silence.keep()
    records: list[Record] = []
    names = iter([key for key in await found(redis) if stays(key)])
    while some := list(islice(names, AT_ONCE)):
        records += await _records(redis, some)
        await silence.keep()
    return records


async def _records(redis: Redis, names: list[str]) -> list[Record]:
    async with redis.pipeline(transaction=False) as pipe:
        for name in names:
            pipe.type(name)
        kinds: list[str] = await answer(pipe.execute())
    there = [(name, kind) for name, kind in zip(names, kinds, strict=True) if kind in KINDS]
    async with redis.pipeline(transaction=False) as pipe:
        for name, kind in there:
            KINDS[kind].ask(pipe, name)
            pipe.pexpiretime(name)
        replies: list[Any] = await answer(pipe.execute())
    read = zip(there, replies[::2], replies[1::2], strict=True)
    records = (Record(name, kind, KINDS[kind].told(reply), at if at > 0 else None) for (name, kind), reply, at in read)
    return [record for record in records if record.value]


async def _stage(redis: Redis, records: list[Record]) -> None:
    waiting = iter(records)
    while some := list(islice(waiting, AT_ONCE)):
        async with redis.pipeline(transaction=False) as pipe:
            for record in some:
                name = STAGED + record.key
                KINDS[record.kind].write(pipe, name, record.value)
            await answer(pipe.execute())


async def _put_in_force(redis: Redis, old: list[str], records: list[Record]) -> None:
    clustered = _clustered(redis)
    if clustered:
        await redis.set(keys.IMPORTING, 1)
    async with redis.pipeline(transaction=not clustered) as pipe:
        for key in old:
            if key != keys.IMPORTING:
                pipe.execute_command("UNLINK", key)
        for record in records:
            pipe.execute_command("RENAME", STAGED + record.key, record.key)  # the method is none for clusters
            if record.expires is not None:
                pipe.pexpireat(record.key, record.expires)
        await answer(pipe.execute())
    await redis.delete(keys.IMPORTING)
