"""What Telegram calls pictures that it has, so that no picture is uploaded twice: a bounded number for each bot, whose
ids are no use to any other.
"""

from typing import cast

from redis.asyncio import Redis

from storage import keys
from storage.script import Script

MOST = 5_000
"""Pictures of one bot that are remembered, those that were used last."""


class Pictures:
    """File ids by names of pictures, which say all that a picture shows and how it looks."""

    def __init__(self, redis: Redis) -> None:
        self._find = Script(redis, _FIND)
        self._keep = Script(redis, _KEEP)
        self._forget = Script(redis, _FORGET)

    async def find(self, bot: int, picture: str, *, now: float) -> str:
        """Its file id; empty if none is remembered."""
        return cast(str | None, await self._find(keys.pictures(bot), picture, now)) or ""

    async def keep(self, bot: int, picture: str, file_id: str, *, now: float) -> None:
        await self._keep(keys.pictures(bot), picture, file_id, now, MOST)

    async def forget(self, bot: int, picture: str) -> None:
        """Its file id is of no use any more."""
        await self._forget(keys.pictures(bot), picture)


_FIND = """
local found = redis.call('HGET', KEYS[1], ARGV[1])
if found then redis.call('ZADD', KEYS[2], ARGV[2], ARGV[1]) end
return found
"""

_KEEP = """
local picture, id, now, most = unpack(ARGV)
redis.call('HSET', KEYS[1], picture, id)
redis.call('ZADD', KEYS[2], now, picture)
for _, old in ipairs(redis.call('ZRANGE', KEYS[2], 0, -most - 1)) do redis.call('HDEL', KEYS[1], old) end
redis.call('ZREMRANGEBYRANK', KEYS[2], 0, -most - 1)
"""

_FORGET = """
redis.call('HDEL', KEYS[1], ARGV[1])
redis.call('ZREM', KEYS[2], ARGV[1])
"""
