"""How much Telegram lets us send: a token bucket for each chat and one for all; deletes and answers to taps are free.

A full bucket and what flows in meanwhile together stay within Telegram's limit in any minute (or second).
"""

import asyncio
from dataclasses import dataclass
from enum import Enum

from redis.asyncio import Redis

from storage import keys
from storage.script import Script


class Priority(Enum):
    """What a send is for. The value is the share of each bucket that it must leave to more urgent ones: at least one
    send, but never so much that it couldn't be paid from a full bucket.
    """

    BELL = 0.0
    HAND = 0.3
    BOARD = 0.4


LEAST = 2.0
"""Sends that every bucket holds, however narrow: one, and another in reserve for a bell."""


@dataclass(frozen=True, slots=True)
class Bucket:
    """Holds `size` sends and fills at `rate` a second."""

    size: float
    rate: float

    def scaled(self, scale: float) -> "Bucket":
        return Bucket(max(LEAST, self.size * scale), self.rate * scale)


GROUP = Bucket(5, 15 / 60)
"""Telegram: 20 a minute."""
PRIVATE = Bucket(4, 1)
"""Telegram: 1 a second, with short bursts."""
ALL = Bucket(6, 24)
"""Telegram: about 30 a second."""


class Budget:
    """`scale` widens (or narrows) every bucket: for a paid broadcast limit, or a stand-in without limits."""

    def __init__(self, redis: Redis, *, scale: float = 1.0) -> None:
        self._all = ALL.scaled(scale)
        self._group = GROUP.scaled(scale)
        self._private = PRIVATE.scaled(scale)
        self._take = Script(redis, _TAKE)
        self._give_back = Script(redis, _GIVE_BACK)
        self._pause = Script(redis, _PAUSE)

    async def take(self, chat: int, priority: Priority, now: float) -> float:
        """0.0: go, and it is paid for. Otherwise the seconds to wait before asking again."""
        buckets = {keys.budget(chat): self._group if chat < 0 else self._private, keys.BUDGET_OF_ALL: self._all}
        waits = await asyncio.gather(*(self._ask(key, bucket, priority, now) for key, bucket in buckets.items()))
        if any(waits):
            paid = [(key, bucket) for (key, bucket), wait in zip(buckets.items(), waits, strict=True) if not wait]
            await asyncio.gather(*(self._give_back([key], bucket.size) for key, bucket in paid))
        return max(waits)

    async def pause(self, chat: int, until: float) -> None:
        """Nothing more to this chat before `until`: Telegram said 429."""
        await self._pause([keys.budget(chat)], until)

    async def _ask(self, key: str, bucket: Bucket, priority: Priority, now: float) -> float:
        left = 0.0 if priority is Priority.BELL else max(1.0, bucket.size * priority.value)
        reserve = min(left, bucket.size - 1)
        return float(await self._take([key], now, bucket.size, bucket.rate, reserve))


_TAKE = """
local now, size, rate, reserve = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local held = redis.call('HMGET', KEYS[1], 'level', 'at', 'until')
local pause = tonumber(held[3] or 0) - now
if pause > 0 then return tostring(pause) end
local passed = math.max(0, now - tonumber(held[2] or now))
local level = math.min(size, tonumber(held[1] or size) + passed * rate)
local lacks = reserve + 1 - level
if lacks > 0.000001 then return tostring(lacks / rate) end
redis.call('HSET', KEYS[1], 'level', tostring(level - 1), 'at', ARGV[1])
return '0'
"""

_GIVE_BACK = """
local level = tonumber(redis.call('HGET', KEYS[1], 'level') or ARGV[1])
redis.call('HSET', KEYS[1], 'level', tostring(math.min(tonumber(ARGV[1]), level + 1)))
"""

_PAUSE = """
if tonumber(ARGV[1]) > tonumber(redis.call('HGET', KEYS[1], 'until') or 0) then
  redis.call('HSET', KEYS[1], 'until', ARGV[1])
end
"""
