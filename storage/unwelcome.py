"""Where Telegram refuses for reasons that we don't know: which slots are to be tried at once when the chat changes."""

from collections.abc import Sequence
from typing import cast

from redis.asyncio import Redis

from storage import keys
from storage.script import Script, answer

MOST = 1000
"""Slots of one chat that are told at once; more are told the next time."""


class Unwelcome:
    """By chat. Only a hint: how long a slot waits by itself is kept with what it shows."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._chats = Script(redis, "return redis.call('SMEMBERS', KEYS[1])")

    async def note(self, chat: int, session: str, slot: str) -> None:
        """Telegram refuses to show this slot there."""
        await answer(self._redis.sadd(keys.UNWELCOME, str(chat)))
        await answer(self._redis.sadd(keys.unwelcome(chat), f"{session}:{slot}"))

    async def chats(self) -> set[int]:
        """The chats in which something is noted."""
        return {int(chat) for chat in await self._chats([keys.UNWELCOME])}

    async def stirred(self, chat: int) -> Sequence[tuple[str, str]]:
        """Something has happened in the chat. Returns the (session, slot) that were noted, and forgets them."""
        noted = cast(list[str] | None, await answer(self._redis.spop(keys.unwelcome(chat), MOST)))
        if len(noted or ()) < MOST:
            await answer(self._redis.srem(keys.UNWELCOME, str(chat)))
        return [(session, slot) for session, _, slot in (member.partition(":") for member in noted or ())]
