"""What a killed owner of a private store had in hand: nobody else can have it, so nobody need wait for its leases."""

import asyncio

from redis.asyncio import Redis

from storage import keys
from storage.script import Script


async def adopt(redis: Redis, now: float) -> None:
    """Every due thing that is leased is due at once, as if its lease had run out. Only before this process works."""
    script = Script(redis, _ADOPT)
    await asyncio.gather(*(script(keys.due(shard)[:2], now) for shard in range(keys.SHARDS)))


_ADOPT = """
for _, member in ipairs(redis.call('HKEYS', KEYS[2])) do
  redis.call('ZADD', KEYS[1], 'XX', 'LT', ARGV[1], member)
end
"""
