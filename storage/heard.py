"""How far what people did is known: until when it was taken in and handled, and the outages in which it wasn't.

Who takes updates in says so every few seconds, and so does who handles them. An outage is when nobody did. All moments
are those of the bot's clock.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from redis.asyncio import Redis

from games.sessions.lost_time import Outage
from storage import keys
from storage.script import Script

OUTAGE_SECONDS = 600.0
"""A shorter silence is no outage."""
KEPT = 64
"""How many outages are remembered; every table counts each of them soon after its end."""

Marks = Mapping[int, str]
"""The newest entry of each stream that has any."""


class Known(NamedTuple):
    """What there is to know."""

    taken: float | None
    """Until when everything that Telegram had was taken in; None: nobody ever did."""
    silences: int
    """How often somebody who takes updates in found that nobody had for long."""
    telling: str
    """Which outage the tables still have to learn of, and from which shard on; empty: none."""
    behind: bool
    """Whether an entry up to the marks isn't handled yet."""


class Heard:
    def __init__(self, redis: Redis) -> None:
        self.outages: tuple[Outage, ...] = ()
        """Those known in this process, the oldest first: as of the last `look` or `missed`."""
        self._redis = redis
        self._contact = Script(redis, _CONTACT)
        self._look = Script(redis, _LOOK)
        self._marks = Script(redis, _MARKS)
        self._missed = Script(redis, _MISSED)
        self._told = Script(redis, _TOLD)

    async def contact(self, now: float) -> None:
        """Telegram answers somebody who hadn't heard it before; to be said before anything from there is kept."""
        await self._contact([keys.HEARD], now)

    async def taken(self, now: float) -> None:
        """Everything that Telegram had is in the inbox."""
        await self._note("taken", now)

    async def handled(self, now: float) -> None:
        """It is handled as well."""
        await self._note("handled", now)

    async def look(self, marks: Marks | None = None) -> Known:
        """What is known by now, and whether all entries up to these marks are handled."""
        streams = [keys.stream(number) for number in marks or ()]
        taken, silences, telling, behind, outages = await self._look(
            [keys.HEARD, keys.OUTAGES, *streams], *(marks or {}).values()
        )
        self._keep(outages)
        return Known(float(taken) if taken else None, int(silences or 0), telling or "", bool(behind))

    async def marks(self) -> Marks:
        """How far the inbox has come."""
        found: Any = await self._marks([keys.stream(number) for number in range(keys.STREAMS)])
        return {number: mark for number, mark in enumerate(found) if mark}

    async def missed(self, now: float, *, over: bool) -> bool:
        """Notes the outage up to now, if there is one; `over`: it ends here, and the tables have to learn of it."""
        begun, outages = await self._missed([keys.HEARD, keys.OUTAGES], now, int(over))
        self._keep(outages)
        return bool(begun)

    async def told(self, telling: str, following: str) -> None:
        """The tables of one more shard learn of it. Nothing, if another outage is to be told by now."""
        await self._told([keys.HEARD], telling, following)

    async def hook(self) -> str:
        """The address of the webhook that was set last by whoever shares this store; empty: none."""
        found: Any = self._redis.hget(keys.HEARD, "hook")
        return await found or ""

    async def hooked(self, url: str) -> None:
        """Remembers that address."""
        written: Any = self._redis.hset(keys.HEARD, "hook", url)
        await written

    async def _note(self, field: str, now: float) -> None:
        written: Any = self._redis.hset(keys.HEARD, field, str(now))
        await written

    def _keep(self, outages: list[str]) -> None:
        self.outages = tuple(Outage(*map(float, outage.split())) for outage in outages)


_CONTACT = f"""
local taken = redis.call('HGET', KEYS[1], 'taken')
if taken and ARGV[1] - taken > {OUTAGE_SECONDS} then redis.call('HINCRBY', KEYS[1], 'silences', 1) end
"""

_LOOK = """
local known = redis.call('HMGET', KEYS[1], 'taken', 'silences', 'telling')
local behind = 0
for at = 3, #KEYS do
  if #redis.call('XRANGE', KEYS[at], '-', ARGV[at - 2], 'COUNT', 1) > 0 then behind = 1 end
end
return {known[1], known[2], known[3], behind, redis.call('LRANGE', KEYS[2], 0, -1)}
"""

_MARKS = """
local marks = {}
for at, stream in ipairs(KEYS) do
  local newest = redis.call('XREVRANGE', stream, '+', '-', 'COUNT', 1)[1]
  marks[at] = newest and newest[1] or ''
end
return marks
"""

_MISSED = f"""
local heard, outages = KEYS[1], KEYS[2]
local now, over = ARGV[1], ARGV[2] == '1'
local handled, missed = redis.call('HGET', heard, 'handled'), 0
if handled and now - handled > {OUTAGE_SECONDS} then
  missed = 1
  local outage, last = handled .. ' ' .. now, redis.call('LINDEX', outages, -1)
  if last and string.match(last, '^%S+') == handled then redis.call('LSET', outages, -1, outage)
  else redis.call('RPUSH', outages, outage) end
  redis.call('LTRIM', outages, -{KEPT}, -1)
  if over then redis.call('HSET', heard, 'telling', now .. ' 0') end
end
if over then redis.call('HSET', heard, 'handled', now) end
return {{missed, redis.call('LRANGE', outages, 0, -1)}}
"""

_TOLD = """
if redis.call('HGET', KEYS[1], 'telling') ~= ARGV[1] then return end
if ARGV[2] == '' then redis.call('HDEL', KEYS[1], 'telling') else redis.call('HSET', KEYS[1], 'telling', ARGV[2]) end
"""
