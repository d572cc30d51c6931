"""Which worker reads which streams of the inbox: leases of 15 s, shared fairly among the workers that are alive."""

from collections.abc import Iterable

from redis.asyncio import Redis

from storage import keys
from storage.script import Script

LEASE = 15.0
"""Seconds; renew at a third of it. A worker that has not renewed for so long counts as dead."""
GROUP = "kon"
"""The consumer group of every stream."""


class Leases:
    def __init__(self, redis: Redis, worker: str) -> None:
        self._worker = worker
        self._lease = Script(redis, _LEASE)
        self._release = Script(redis, _RELEASE)

    async def lease(self, now: float, *, want: int | None = None, busy: Iterable[int] = ()) -> tuple[int, ...]:
        """Renews this worker's streams and takes free ones, up to `want` or its share. Returns all that it has now.

        Above its share it gives streams up so that others may take them, but never a busy one.
        """
        listed = f",{','.join(map(str, busy))},"
        owned = await self._lease(_KEYS, self._worker, now, now - LEASE, now + LEASE, want, listed)
        return tuple(map(int, owned))

    async def release(self) -> None:
        """Gives everything up."""
        await self._release(_KEYS[:3], self._worker)


_KEYS = (
    keys.INBOX_WORKERS,
    keys.INBOX_OWNERS,
    keys.INBOX_LEASES,
    *(keys.stream(number) for number in range(keys.STREAMS)),
)

_LEASE = f"""
local workers, owners, leases = KEYS[1], KEYS[2], KEYS[3]
local worker, now, dead, till, want, busy = unpack(ARGV)
redis.call('ZADD', workers, now, worker)
redis.call('ZREMRANGEBYSCORE', workers, '-inf', '(' .. dead)
local living = redis.call('ZRANGE', workers, 0, -1)
table.sort(living)
local share = math.floor({keys.STREAMS} / #living)
for rank, name in ipairs(living) do
  if name == worker and rank <= {keys.STREAMS} % #living then share = share + 1 end
end
if want ~= '' then share = tonumber(want) end

local mine = {{}}
for stream = 0, {keys.STREAMS} - 1 do
  if redis.call('HGET', owners, stream) == worker then mine[#mine + 1] = stream end
end
local surplus, kept = #mine - share, {{}}
for _, stream in ipairs(mine) do
  if surplus > 0 and not string.find(busy, ',' .. stream .. ',', 1, true) then
    redis.call('HDEL', owners, stream)
    redis.call('ZREM', leases, stream)
    surplus = surplus - 1
  else kept[#kept + 1] = stream end
end
for stream = 0, {keys.STREAMS} - 1 do
  if #kept >= share then break end
  local owner = redis.call('HGET', owners, stream)
  local free = not owner or tonumber(redis.call('ZSCORE', leases, stream) or 0) <= tonumber(now)
  if free and owner ~= worker then kept[#kept + 1] = stream end
end
for _, stream in ipairs(kept) do
  redis.call('HSET', owners, stream, worker)
  redis.call('ZADD', leases, till, stream)
  local made = redis.pcall('XGROUP', 'CREATE', KEYS[4 + stream], '{GROUP}', '0', 'MKSTREAM')
  if made.err and not string.find(made.err, 'BUSYGROUP', 1, true) then return made end
end
return kept
"""

_RELEASE = """
local workers, owners, leases = KEYS[1], KEYS[2], KEYS[3]
redis.call('ZREM', workers, ARGV[1])
local all = redis.call('HGETALL', owners)
for i = 1, #all, 2 do
  if all[i + 1] == ARGV[1] then
    redis.call('HDEL', owners, all[i])
    redis.call('ZREM', leases, all[i])
  end
end
"""
