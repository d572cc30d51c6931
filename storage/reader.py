"""One worker's side of the inbox: it leases streams, reads them in order, and says what is done.

All workers read under one consumer name, so what is delivered and not done stays with the stream, not with a worker.
After each `lease` the reader looks for such entries that nobody here has in hand: of a dead worker, or of a lost reply.
"""

from collections import defaultdict
from dataclasses import dataclass, replace
from typing import Any

from redis.asyncio import Redis

from storage import crash, keys
from storage.leases import GROUP, Leases
from storage.parser import NoGroup
from storage.script import Script

PARKED = 1000
"""How many parked entries are kept."""
BLOCK_LIMIT = 4500
"""Milliseconds; a longer blocking read would meet the client's own time-out."""
FULL = 10_000
"""A stream of which so many entries are in hand is not read for a while: somebody floods us."""
_CONSUMER = "kon"
_MORE = 64
"""How many entries of a stream are looked through, beside those in hand, for some that were left behind."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An update to handle."""

    stream: int
    id: str
    update: int
    payload: str
    tries: int = 1
    """Which try at it this is."""
    again: bool = False
    """It was delivered before and never done, perhaps because it kills its worker. Call `begin` before handling it, and
    handle one such entry at a time: then it is the tries of the guilty one that are counted.
    """


class Reader:
    """Not for several tasks at once, but for `begin`, `ack`, `park` and `leave`."""

    def __init__(self, redis: Redis, worker: str) -> None:
        self.worker = worker
        self.streams: tuple[int, ...] = ()
        self._redis = redis
        self._hands: defaultdict[int, set[str]] = defaultdict(set)
        self._unsure: set[int] = set()
        self._leases = Leases(redis, worker)
        self._asked: tuple[float, int | None] = 0.0, None
        self._regrouped = False
        self._begin = Script(redis, _BEGIN)
        self._done = Script(redis, _DONE)

    async def lease(self, now: float, want: int | None = None) -> tuple[int, ...]:
        """Renews the worker's streams, takes and gives up some (see `Leases.lease`); call it every five seconds."""
        self._asked = now, want
        busy = [stream for stream, hand in self._hands.items() if hand]
        self.streams = await self._leases.lease(now, want=want, busy=busy)
        self._hands = defaultdict(set, {stream: self._hands[stream] for stream in self.streams})
        self._unsure = set(self.streams)
        return self.streams

    async def release(self) -> None:
        """Gives everything up: before going home."""
        await self._leases.release()
        self.streams, self._unsure = (), set()
        self._hands.clear()

    async def read(self, block_ms: int = 4000, *, count: int = 16) -> list[Entry]:
        """What is to be handled next, at most `count` of a stream; waits for it. Empty at once with none to read.

        A store that somebody has emptied or restored gets its groups again; they begin at the first entry.
        """
        if not 0 < block_ms < BLOCK_LIMIT:
            raise ValueError(f"block for 1 to {BLOCK_LIMIT - 1} ms, not {block_ms}")
        try:
            entries = await self._next(block_ms, count)
        except NoGroup:
            self._regrouped = not self._regrouped
            if not self._regrouped:
                raise  # twice in a row: it isn't to be had so easily
            await self.lease(*self._asked)
            return []
        self._regrouped = False
        return entries

    async def _next(self, block_ms: int, count: int) -> list[Entry]:
        left = await self._left_behind() if self._unsure else []
        if left or not self.streams:
            return left
        wanted: Any = {keys.stream(stream): ">" for stream in self.streams if len(self._hands[stream]) < FULL}
        if not wanted:
            return []
        reply: Any = await self._redis.xreadgroup(GROUP, _CONSUMER, wanted, count=count, block=block_ms)
        if reply:
            crash.reach("after-read")
        return [
            self._taken(_number(name), id, fields)
            for name, entries in reply or ()
            for id, fields in entries
            if id not in self._hands[_number(name)]  # a group that was made again begins with them once more
        ]

    async def payload(self, entry: Entry) -> str | None:
        """What an entry says, read once more: of one that waits long it need not be kept. None: somebody did it."""
        found: Any = await self._redis.xrange(keys.stream(entry.stream), entry.id, entry.id)
        return str(found[0][1]["payload"]) if found else None

    async def begin(self, entry: Entry) -> Entry | None:
        """Counts another try, before it is made. None: the stream is no longer ours, or somebody did the entry."""
        tries = await self._begin([keys.stream(entry.stream), keys.INBOX_OWNERS], self.worker, entry.stream, entry.id)
        if tries:
            return replace(entry, tries=int(tries), again=True)
        self.leave(entry)
        return None

    async def ack(self, entry: Entry) -> bool:
        """Done, after the commit. False: the stream is no longer ours, and whoever has it will see the entry again."""
        crash.reach("before-ack")
        return await self._finish(entry)

    async def park(self, entry: Entry, reason: str, now: float) -> bool:
        """Puts an entry aside that can't be handled; the newest thousand are kept with their reasons."""
        return await self._finish(entry, reason, now)

    def leave(self, entry: Entry) -> None:
        """Not done, for no fault of its own (the store was away): it is read again after the next `lease`."""
        self._hands[entry.stream].discard(entry.id)

    async def _finish(self, entry: Entry, reason: str | None = None, now: float | None = None) -> bool:
        scripted = [keys.stream(entry.stream), keys.INBOX_OWNERS, keys.INBOX_PARKED]
        try:
            return bool(await self._done(scripted, self.worker, entry.stream, entry.id, reason, now))
        finally:
            self.leave(entry)

    async def _left_behind(self) -> list[Entry]:
        """Entries that were delivered, to anybody, and are in nobody's hands."""
        streams = sorted(self._unsure)
        async with self._redis.pipeline(transaction=False) as pipe:
            for stream in streams:
                pipe.xpending_range(keys.stream(stream), GROUP, "-", "+", len(self._hands[stream]) + _MORE)
            pending = await pipe.execute()
        lost = [
            (stream, entry["message_id"], int(entry["times_delivered"]))
            for stream, entries in zip(streams, pending, strict=True)
            for entry in entries
            if entry["message_id"] not in self._hands[stream]
        ]
        if not lost:
            self._unsure.clear()
            return []
        async with self._redis.pipeline(transaction=False) as pipe:
            for stream, id, _ in lost:
                pipe.xrange(keys.stream(stream), id, id)
            found = await pipe.execute()
        return [
            replace(self._taken(stream, id, entries[0][1]), tries=tries, again=True)
            for (stream, id, tries), entries in zip(lost, found, strict=True)
            if entries
        ]

    def _taken(self, stream: int, id: str, fields: dict[str, str]) -> Entry:
        self._hands[stream].add(id)
        return Entry(stream, id, int(fields["update"]), fields["payload"])


def _number(name: str) -> int:
    return int(name.rpartition(":")[2])


_BEGIN = f"""
local stream, owners = KEYS[1], KEYS[2]
if redis.call('HGET', owners, ARGV[2]) ~= ARGV[1] then return 0 end
local pending = redis.call('XPENDING', stream, '{GROUP}', ARGV[3], ARGV[3], 1)[1]
if not pending then return 0 end
local tries = pending[4] + 1
redis.call('XCLAIM', stream, '{GROUP}', '{_CONSUMER}', 0, ARGV[3], 'RETRYCOUNT', tries, 'JUSTID')
return tries
"""

_DONE = f"""
local stream, owners, parked = KEYS[1], KEYS[2], KEYS[3]
local worker, number, id, reason, at = unpack(ARGV)
if redis.call('HGET', owners, number) ~= worker then return 0 end
if reason ~= '' or at ~= '' then
  local entry = redis.call('XRANGE', stream, id, id)[1]
  if entry then
    redis.call('XADD', parked, 'MAXLEN', {PARKED}, '*', 'reason', reason, 'at', at, unpack(entry[2]))
  end
end
redis.call('XACK', stream, '{GROUP}', id)
return redis.call('XDEL', stream, id)
"""
