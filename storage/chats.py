"""Chats: their settings, and the newest message seen in each. Which tables a chat has: `tables`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any

from redis.asyncio import Redis

from games.document import Document
from storage import keys
from storage.records import Records
from storage.script import Script

TOPICS = 50
"""The names of so many topics of a chat are remembered."""


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
    topics: tuple[tuple[int, str], ...] = ()
    """What its topics are called in which something was played, by their numbers; the newest last."""
    upgraded: int | None = None
    """The supergroup that this group has become, as long as not everything has gone there yet."""
    pictures: bool | None = None
    """Whether its tables are pictures; None: not told yet."""

    def topic(self, thread: int | None) -> str:
        """What a topic is called; empty if nobody knows."""
        return next((name for number, name in self.topics if number == thread), "")

    def with_topic(self, thread: int, name: str) -> Chat:
        """The chat in which a topic is called so from now on."""
        others = (topic for topic in self.topics if topic[0] != thread)
        return replace(self, topics=(*others, (thread, name))[-TOPICS:])


CHAT = Document(Chat)


class Chats:
    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._chats = Records(redis, CHAT, keys.chat, Chat)
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

    async def upgrade(self, old: int, new: int) -> None:
        """What is known of a group is known of its supergroup too, but for what is told there already.

        Doing it again is fine. When all tables have gone along: `forget`.
        """
        was = await self.note(old, upgraded=new)
        await self._chats.change(new, lambda chat: _inherited(chat, was))

    async def forget(self, id: int) -> None:
        """Nothing is known of the chat any more."""
        await self._redis.delete(keys.chat(id))
        await self._redis.delete(keys.newest(id))

    async def saw(self, chat: int, message: int) -> None:
        """A message of the chat passed by: how deep older ones lie is guessed from that."""
        await self._saw([keys.newest(chat)], message)

    async def newest(self, chat: int) -> int | None:
        """The greatest message id seen in the chat."""
        text = await self._redis.get(keys.newest(chat))
        return int(text) if text else None


def _inherited(chat: Chat, was: Chat) -> Chat:
    """The chat, with what it was before where nothing else is told of it."""
    told = {field.name: value for field in fields(Chat) if (value := getattr(chat, field.name)) not in (None, "")}
    games_begun = max(chat.games_begun, was.games_begun)
    return replace(was, **{**told, "kind": "supergroup", "games_begun": games_begun, "upgraded": chat.upgraded})


_SAW = """
if tonumber(ARGV[1]) > tonumber(redis.call('GET', KEYS[1]) or 0) then redis.call('SET', KEYS[1], ARGV[1]) end
"""
