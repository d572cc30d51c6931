"""Updates between Telegram and whoever handles them: 16 streams by chat, in Redis before Telegram hears of it.

Each is put once: an id that was put before is dropped, so a poller that died before its next offset does no harm.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from redis.asyncio import Redis

from storage import crash, keys
from storage.reader import Reader
from storage.script import Script

REMEMBERED = 8192
"""How many update ids are remembered; Telegram repeats at most the last hundred."""


class Update(NamedTuple):
    """An update as it came; `chat` decides with which others it is handled in order."""

    chat: int
    id: int
    payload: str


class Inbox:
    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._put = Script(redis, _PUT)

    async def put(self, chat: int, update: int, payload: str) -> bool:
        """Keeps an update until it is handled. False: it was put before."""
        return await self.put_all([Update(chat, update, payload)]) == 1

    async def put_all(self, updates: Sequence[Update]) -> int:
        """Keeps several in their order, in one step. Returns how many were new."""
        arguments: list[str | int] = []
        for update in updates:
            arguments += (keys.stream_of(update.chat) + 1, update.id, update.payload)
        new: int = await self._put((*_STREAMS, keys.INBOX_SEEN, keys.INBOX_COUNT), *arguments)
        crash.reach("after-inbox")
        return new

    def reader(self, worker: str) -> Reader:
        """The inbox as one worker reads it; the name is unique among those that live."""
        return Reader(self._redis, worker)

    async def backlog(self) -> int:
        """Updates that are not handled yet, those in somebody's hands included."""
        async with self._redis.pipeline(transaction=False) as pipe:
            for stream in _STREAMS:
                pipe.xlen(stream)
            return sum(await pipe.execute())

    async def parked(self) -> list[dict[str, str]]:
        """The updates that nobody could handle, oldest first: update, payload, reason, at."""
        reply: Any = await self._redis.xrange(keys.INBOX_PARKED)
        return [fields for _, fields in reply]


_STREAMS = tuple(keys.stream(number) for number in range(keys.STREAMS))

_PUT = f"""
local seen, count = KEYS[#KEYS - 1], KEYS[#KEYS]
local new = 0
for i = 1, #ARGV, 3 do
  if not redis.call('ZSCORE', seen, ARGV[i + 1]) then
    redis.call('ZADD', seen, redis.call('INCR', count), ARGV[i + 1])
    redis.call('XADD', KEYS[tonumber(ARGV[i])], '*', 'update', ARGV[i + 1], 'payload', ARGV[i + 2])
    new = new + 1
  end
end
redis.call('ZREMRANGEBYRANK', seen, 0, -{REMEMBERED} - 1)
return new
"""
