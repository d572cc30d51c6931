"""Which tables a chat has: an index from sessions to where in the chat they stand, and of which game they are.

It holds every table that lives in the chat, and the last that ended. It may name more than there is: the session itself
says where it stands, so verify what is found here by loading it.
"""

from collections.abc import Collection
from dataclasses import dataclass

from redis.asyncio import Redis

from storage import crash, keys
from storage.script import Script, answer


@dataclass(frozen=True, slots=True)
class Place:
    """A topic of a chat (None: the chat itself, or its general topic), as a game sees it: one table opens at each."""

    thread: int | None
    game: str

    def __str__(self) -> str:
        return f"{self.thread or ''}:{self.game}"


class Tables:
    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._of = Script(redis, _PLACES + _OF)
        self._claim = Script(redis, _PLACES + _CLAIM)

    async def of(self, chat: int) -> dict[str, Place]:
        """The sessions that may stand in a chat, and where."""
        found = await self._of([keys.tables(chat)])
        return {session: _place(text) for session, text in zip(found[::2], found[1::2], strict=True)}

    async def claim(self, chat: int, place: Place, session: str, over: Collection[str] = ()) -> list[str]:
        """Whose the place is now: this session's, or others' that hold it; none of `over`, who give it up.

        Claim first, then create the session. A holder that is gone, has ended, or stands elsewhere may be passed over.
        """
        holders: list[str] = await self._claim([keys.tables(chat)], str(place), session, *over)
        crash.reach("after-index")
        return holders

    async def hold(self, chat: int, place: Place, session: str) -> None:
        """The session stands there, whoever else does."""
        await answer(self._redis.hset(keys.tables(chat), session, str(place)))
        crash.reach("after-index")

    async def free(self, chat: int, session: str) -> None:
        """The session doesn't stand in the chat any more."""
        await answer(self._redis.hdel(keys.tables(chat), session))


def _place(text: str) -> Place:
    thread, _, game = text.partition(":")
    return Place(int(thread) if thread else None, game)


_PLACES = """
local key, fields = KEYS[1], redis.call('HGETALL', KEYS[1])
local places = {}
for i = 1, #fields, 2 do
  local session, place = fields[i], fields[i + 1]
  if string.find(session, ':', 1, true) then
    session, place = place, session
    redis.call('HDEL', key, place)
    redis.call('HSETNX', key, session, place)
  end
  places[session] = place
end
"""
"""What the index says. It used to lead from places to sessions: whoever finds such a line turns it round."""

_OF = """
local found = {}
for session, place in pairs(places) do
  found[#found + 1] = session
  found[#found + 1] = place
end
return found
"""

_CLAIM = """
local place, claimant = ARGV[1], ARGV[2]
for i = 3, #ARGV do
  if places[ARGV[i]] == place then
    redis.call('HDEL', key, ARGV[i])
    places[ARGV[i]] = nil
  end
end
local holders = {}
for session, held in pairs(places) do
  if held == place then holders[#holders + 1] = session end
end
if places[claimant] == place or #holders == 0 then
  redis.call('HSET', key, claimant, place)
  return {claimant}
end
return holders
"""
