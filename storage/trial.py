"""Whether a store does what we need: everything that we ever ask of one is tried on a few keys of their own."""

from __future__ import annotations

from redis.asyncio import Redis

from storage import keys
from storage.script import Script


class Trial:
    """Writes, and leaves nothing."""

    def __init__(self, redis: Redis) -> None:
        self._everything = Script(redis, _EVERYTHING)

    async def run(self) -> float:
        """What time it is there, in seconds since 1970. Raises what the store refuses with (see `storage.away`)."""
        seconds, microseconds = await self._everything(keys.TRIAL)
        return int(seconds) + int(microseconds) / 1e6


_EVERYTHING = """
local sorted, hash, list, stream, text = unpack(KEYS)
local call = redis.call
call('SET', text, '1')
call('INCR', text)
call('GET', text)
call('EXISTS', text)
call('HSET', hash, 'a', '1')
call('HSETNX', hash, 'b', '1')
call('HINCRBY', hash, 'b', '1')
call('HGET', hash, 'a')
call('HMGET', hash, 'a', 'b')
call('HGETALL', hash)
call('HKEYS', hash)
call('HDEL', hash, 'b')
call('RPUSH', list, 'a')
call('LRANGE', list, 0, -1)
call('LINDEX', list, -1)
call('LSET', list, -1, 'b')
call('LTRIM', list, -1, -1)
call('ZADD', sorted, 'LT', 1, 'a')
call('ZSCORE', sorted, 'a')
call('ZCOUNT', sorted, '-inf', '+inf')
call('ZRANGE', sorted, '-inf', '+inf', 'BYSCORE', 'LIMIT', 0, 1)
call('ZREM', sorted, 'a')
call('ZREMRANGEBYSCORE', sorted, '-inf', '+inf')
call('ZREMRANGEBYRANK', sorted, 0, -1)
call('SADD', sorted, 'a')
call('SMEMBERS', sorted)
call('SPOP', sorted)
call('DEL', stream)
call('XGROUP', 'CREATE', stream, 'trial', '0', 'MKSTREAM')
local id = call('XADD', stream, '*', 'a', '1')
call('XREADGROUP', 'GROUP', 'trial', 'trial', 'STREAMS', stream, '>')
call('XPENDING', stream, 'trial', '-', '+', 1)
call('XCLAIM', stream, 'trial', 'trial', 0, id, 'RETRYCOUNT', 2, 'JUSTID')
call('XRANGE', stream, id, id)
call('XREVRANGE', stream, '+', '-', 'COUNT', 1)
call('XLEN', stream)
call('XACK', stream, 'trial', id)
call('XDEL', stream, id)
call('DEL', sorted, hash, list, stream, text)
return call('TIME')
"""
