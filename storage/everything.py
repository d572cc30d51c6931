"""All keys of Kon in a store, whoever else lives there."""

from __future__ import annotations

import re
from itertools import islice

from redis.asyncio import Redis

from storage.script import answer

OURS = re.compile(r"\{(?:s\d\d|inbox|all|p-?\d+|c-?\d+)\}:.+")
LIKE_OURS = "{*}:*"
AT_ONCE = 500
"""Keys that are looked for, or deleted, in one step."""


async def found(redis: Redis, *, before: str = "") -> list[str]:
    """Sorted; with `before`, those that have it before a name of ours. What comes or goes meanwhile may be missed."""
    names = {
        name
        async for name in redis.scan_iter(match=before + LIKE_OURS, count=AT_ONCE)
        if name.startswith(before) and OURS.fullmatch(name, len(before))
    }
    return sorted(names)


async def wipe(redis: Redis, *, before: str = "") -> None:
    """Deletes all of them."""
    names = iter(await found(redis, before=before))
    while some := list(islice(names, AT_ONCE)):
        async with redis.pipeline(transaction=False) as pipe:
            for name in some:
                pipe.execute_command("UNLINK", name)
            await answer(pipe.execute())
