"""What is to happen, and when: one sorted set a shard; whoever claims a thing leases it for half a minute.

Members are `wake:<session>`, `show:<session>:<slot>` and `digest:<person>`, scores are "not before". While a thing is
leased nobody else gets it; what falls due meanwhile is noted beside the lease and holds when that ends.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from uuid import uuid4

from redis.asyncio import Redis
from redis.asyncio.cluster import RedisCluster

from storage import keys
from storage.crash import reach
from storage.script import Script

LEASE = 30.0
"""Seconds in which a claimed thing has to be done; then it may be claimed again."""
BATCH = 64
"""How many things are claimed at once."""


@dataclass(frozen=True, slots=True)
class Claim:
    """One due thing in our hands."""

    member: str
    token: str
    inherited: bool = False
    """Whoever leased it before never ended that lease: what they did last may not be written down."""

    @property
    def session(self) -> str:
        return self.member.split(":", 2)[1]

    @property
    def person(self) -> int | None:
        """Whose digest it is; None: it is a session's."""
        return int(self.session) if self.member.startswith("digest:") else None

    @property
    def slot(self) -> str | None:
        """Where to show the session; None: wake it."""
        return self.member.split(":", 2)[2] if self.member.startswith("show:") else None

    @property
    def keys(self) -> tuple[str, str, str]:
        return keys.due(keys.shard(self.session))


class Due:
    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._at = Script(redis, SCHEDULE + _AT)
        self._claim = Script(redis, _LEASE + _CLAIM)
        self._claim_members = Script(redis, _LEASE + _CLAIM_MEMBERS)
        self._done = Script(redis, FINISH + _DONE)
        self._release = Script(redis, _RELEASE)
        self._waiting = Script(redis, _WAITING)
        self._hasten = Script(redis, SCHEDULE + _HASTEN)

    async def at(self, member: str, when: float | None, *, now: float) -> None:
        """Makes a thing due. A show no later than it was, anything else exactly then (None: never)."""
        shard = keys.shard(member.split(":", 2)[1])
        await self._at(keys.due(shard), member, when, now)

    async def waiting(self, now: float) -> list[int]:
        """The shards in which something is due."""
        if isinstance(self._redis, RedisCluster):
            return await self._waiting_in_cluster(now)
        shards: list[int] = await self._waiting([keys.due(shard)[0] for shard in range(keys.SHARDS)], now)
        return shards

    async def _waiting_in_cluster(self, now: float) -> list[int]:
        """A script can't reach all shards there."""
        async with self._redis.pipeline(transaction=False) as pipe:
            for shard in range(keys.SHARDS):
                pipe.zcount(keys.due(shard)[0], "-inf", now)
            counts = await pipe.execute()
        return [shard for shard, count in enumerate(counts) if count]

    async def claim(self, shard: int, now: float, limit: int = BATCH, *, wakes: bool = True) -> list[Claim]:
        """Leases what is due in a shard, the oldest first; without `wakes` time does nothing to any session."""
        token = uuid4().hex
        return _leased(await self._claim(keys.due(shard), now, now + LEASE, token, limit, int(wakes)), token)

    async def hasten(self, shard: int, until: float, now: float) -> None:
        """All sessions of a shard that would be woken by then are woken now."""
        await self._hasten(keys.due(shard), until, now)

    async def claim_members(self, session: str, members: Collection[str], now: float) -> list[Claim]:
        """Leases those of a session's things that are due and in nobody's hands: right after a commit."""
        token = uuid4().hex
        claimed = await self._claim_members(keys.due(keys.shard(session)), now, now + LEASE, token, *members)
        return _leased(claimed, token)

    async def done(self, claim: Claim, *, again: float | None = None) -> bool:
        """Ends a lease: the thing is over, or due at what fell due meanwhile or at `again`, whichever is earlier.

        False, and nothing changes, when the lease was lost. After a wake pass the session's next moment as `again`.
        """
        return bool(await self._done(claim.keys, claim.member, claim.token, again))

    async def release(self, claim: Claim, at: float) -> bool:
        """Ends a lease undone: not before `at`, whatever fell due meanwhile. False when the lease was lost."""
        return bool(await self._release(claim.keys, claim.member, claim.token, at))


def _leased(claimed: Sequence[str | int], token: str) -> list[Claim]:
    """The claims of a script's reply: members, each followed by whether it is inherited."""
    if claimed:
        reach("after-claim")
    return [Claim(str(member), token, bool(left)) for member, left in zip(claimed[::2], claimed[1::2], strict=True)]


def wake(session: str) -> str:
    return f"wake:{session}"


def show(session: str, slot: str) -> str:
    return f"show:{session}:{slot}"


def digest(person: int) -> str:
    return f"digest:{person}"


def shows(session: str, slots: Collection[str]) -> Sequence[str]:
    return [show(session, slot) for slot in sorted(slots)]


SCHEDULE = """
local function schedule(due, leases, after, member, at, now)
  local exact = string.sub(member, 1, 5) ~= 'show:'
  local score, token = redis.call('ZSCORE', due, member), redis.call('HGET', leases, member)
  if score and tonumber(score) > tonumber(now) and token and token ~= '' then
    local next = redis.call('HGET', after, member)
    if at == '' then redis.call('HDEL', after, member)
    elseif exact or not next or tonumber(at) < tonumber(next) then redis.call('HSET', after, member, at) end
    return
  end
  if exact then redis.call('HDEL', leases, member) elseif token then redis.call('HSET', leases, member, '') end
  redis.call('HDEL', after, member)
  if at == '' then redis.call('ZREM', due, member)
  elseif exact then redis.call('ZADD', due, at, member)
  else redis.call('ZADD', due, 'LT', at, member) end
end
"""
"""For scripts that make things due; their keys end with those of `keys.due`.

A show that is made due after its lease ran out gets an empty token in `leases`: the late holder can't end it any more,
and the next one to claim it is told that the claim is inherited.
"""

_AT = "schedule(KEYS[1], KEYS[2], KEYS[3], ARGV[1], ARGV[2], ARGV[3])"

_WAITING = """
local waiting = {}
for shard, due in ipairs(KEYS) do
  local first = redis.call('ZRANGE', due, 0, 0, 'WITHSCORES')
  if first[2] and tonumber(first[2]) <= tonumber(ARGV[1]) then waiting[#waiting + 1] = shard - 1 end
end
return waiting
"""
"""The only script that touches several shards: it is asked all the time, and 64 commands would be most of that cost."""

_LEASE = """
local due, leases, after = KEYS[1], KEYS[2], KEYS[3]
local now, till, token = tonumber(ARGV[1]), ARGV[2], ARGV[3]
local function lease(member)
  redis.call('ZADD', due, till, member)
  local anew = redis.call('HSET', leases, member, token)
  local next = redis.call('HGET', after, member)
  if next and tonumber(next) <= now then redis.call('HDEL', after, member) end
  return 1 - anew
end
"""

_CLAIM = """
local limit, wakes = tonumber(ARGV[4]), ARGV[5] == '1'
local members = redis.call('ZRANGE', due, '-inf', ARGV[1], 'BYSCORE', 'LIMIT', 0, wakes and limit or -1)
local claimed = {}
for _, member in ipairs(members) do
  if #claimed == 2 * limit then break end
  if wakes or string.sub(member, 1, 5) ~= 'wake:' then
    claimed[#claimed + 1] = member
    claimed[#claimed + 1] = lease(member)
  end
end
return claimed
"""

_CLAIM_MEMBERS = """
local claimed = {}
for i = 4, #ARGV do
  local score = redis.call('ZSCORE', due, ARGV[i])
  if score and tonumber(score) <= now then
    claimed[#claimed + 1] = ARGV[i]
    claimed[#claimed + 1] = lease(ARGV[i])
  end
end
return claimed
"""

FINISH = """
local function finish(due, leases, after, member, token, again)
  if redis.call('HGET', leases, member) ~= token then return 0 end
  local next = redis.call('HGET', after, member)
  redis.call('HDEL', leases, member)
  redis.call('HDEL', after, member)
  if again ~= '' and not (next and tonumber(next) < tonumber(again)) then next = again end
  if next then redis.call('ZADD', due, next, member) else redis.call('ZREM', due, member) end
  return 1
end
"""
"""For scripts that end a lease."""

_DONE = "return finish(KEYS[1], KEYS[2], KEYS[3], ARGV[1], ARGV[2], ARGV[3])"

_HASTEN = """
for _, member in ipairs(redis.call('ZRANGE', KEYS[1], '(' .. ARGV[2], ARGV[1], 'BYSCORE')) do
  if string.sub(member, 1, 5) == 'wake:' then schedule(KEYS[1], KEYS[2], KEYS[3], member, ARGV[2], ARGV[2]) end
end
"""

_RELEASE = """
local due, leases, member, at = KEYS[1], KEYS[2], ARGV[1], ARGV[3]
if redis.call('HGET', leases, member) ~= ARGV[2] then return 0 end
redis.call('HDEL', leases, member)
redis.call('ZADD', due, at, member)
return 1
"""
