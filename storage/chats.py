"""Chats: their settings, which table stands where, and the newest message seen in each."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from redis.asyncio import Redis

from games.document import Document
from storage import crash, keys
from storage.records import Records
from storage.script import Script, answer


@dataclass(frozen=True, slots=True)
class Chat:
    id: int
    title: str = ""
    username: str | None = None
    kind: str = ""
    """As Telegram says: private, group, supergroup."""
    language: str | None = None
    zone: str | None = None
    """IANA name of the time zone; None: not told yet."""
    games_begun: int = 0
    quiet: tuple[int, int] | None = None
    """Quiet hours, in minutes of the local day; None: not told yet; the same twice: never."""
    clock: str | None = None
    """The clock of new tables; None: as games have it."""


CHAT = Document(Chat)


class Chats:
    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._chats = Records(redis, CHAT, keys.chat, Chat)
        self._claim = Script(redis, _CLAIM)
        self._take_over = Script(redis, _TAKE_OVER)
        self._free = Script(redis, _FREE)
        self._saw = Script(redis, _SAW)

    async def load(self, id: int) -> Chat:
        """The chat; a blank one for a stranger."""
        return (await self._chats.load([id]))[id]

    async def note(self, id: int, **changes: Any) -> Chat:
        """The chat with these fields of Chat changed; writes only what differs."""
        return await self._chats.change(id, lambda chat: replace(chat, **changes))

    async def change(self, id: int, change: Callable[[Chat], Chat]) -> Chat:
        """The chat after a pure function of what it was, for counting."""
        return await self._chats.change(id, change)

    async def claim(self, chat: int, thread: int | None, game: str, session: str) -> str:
        """Whose the chat's table for this game is now: this session's, or of another that holds it.

        An index: verify a holder by loading its session, and take over from one that is gone or has ended.
        """
        holder: str = await self._claim([keys.tables(chat)], _table(thread, game), session)
        crash.reach("after-index")
        return holder

    async def take_over(self, chat: int, thread: int | None, game: str, old: str, new: str) -> str:
        """Like `claim`, but also from `old`, if it still holds the table."""
        holder: str = await self._take_over([keys.tables(chat)], _table(thread, game), old, new)
        return holder

    async def free(self, chat: int, thread: int | None, game: str, session: str) -> bool:
        """Gives the table up, if it still is that session's."""
        return bool(await self._free([keys.tables(chat)], _table(thread, game), session))

    async def tables(self, chat: int, thread: int | None) -> dict[str, str]:
        """The sessions by game that hold a table in this chat and topic."""
        prefix = _table(thread, "")
        fields = await self._tables(chat)
        return {name.removeprefix(prefix): session for name, session in fields.items() if name.startswith(prefix)}

    async def everywhere(self, chat: int) -> list[str]:
        """The sessions that hold a table in this chat, in whatever topic."""
        return list((await self._tables(chat)).values())

    async def migrate(self, old: int, new: int) -> list[str]:
        """Moves all that is known of a group to the id that its upgrade gave it. Doing it twice is fine.

        Returns the sessions whose tables moved: they have to learn their new chat.
        """
        tables = await self._tables(old)
        moved = [await self._claim([keys.tables(new)], slot, session) for slot, session in tables.items()]
        was = await self.load(old)
        if was != Chat(old):
            await self._chats.change(
                new, lambda chat: replace(was, id=new, kind="supergroup") if chat == Chat(new) else chat
            )
        await self._redis.delete(keys.tables(old))
        await self._redis.delete(keys.chat(old))
        await self._redis.delete(keys.newest(old))
        return sorted(set(moved) & set(tables.values()))

    async def saw(self, chat: int, message: int) -> None:
        """A message of the chat passed by: how deep older ones lie is guessed from that."""
        await self._saw([keys.newest(chat)], message)

    async def newest(self, chat: int) -> int | None:
        """The greatest message id seen in the chat."""
        text = await self._redis.get(keys.newest(chat))
        return int(text) if text else None

    async def _tables(self, chat: int) -> dict[str, str]:
        fields: dict[str, str] = await answer(self._redis.hgetall(keys.tables(chat)))
        return fields


def _table(thread: int | None, game: str) -> str:
    return f"{thread or ''}:{game}"


_CLAIM = """
redis.call('HSETNX', KEYS[1], ARGV[1], ARGV[2])
return redis.call('HGET', KEYS[1], ARGV[1])
"""

_TAKE_OVER = """
local holder = redis.call('HGET', KEYS[1], ARGV[1])
if holder and holder ~= ARGV[2] then return holder end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
return ARGV[3]
"""

_FREE = """
if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
return redis.call('HDEL', KEYS[1], ARGV[1])
"""

_SAW = """
if tonumber(ARGV[1]) > tonumber(redis.call('GET', KEYS[1]) or 0) then redis.call('SET', KEYS[1], ARGV[1]) end
"""
