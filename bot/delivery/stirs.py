"""Where something happens in a chat in which Telegram refused something: what is to be tried again there."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from storage.unwelcome import Unwelcome

FRESH_SECONDS = 10.0
"""How long it may take until we hear of what was refused to another process."""


class Stirs:
    """Asked at every update, so it hardly ever asks the store."""

    def __init__(self, unwelcome: Unwelcome, clock: Callable[[], float] = time.monotonic) -> None:
        self._unwelcome, self._clock = unwelcome, clock
        self._chats: set[int] = set()
        """Where something was refused, as far as we know."""
        self._fresh_until = 0.0

    def concern(self, chat: int) -> bool:
        """Whether it is worth asking what was refused in a chat."""
        return chat in self._chats or self._clock() >= self._fresh_until

    async def note(self, chat: int, session: str, slot: str) -> None:
        """Telegram refuses to show this slot there."""
        await self._unwelcome.note(chat, session, slot)
        self._chats.add(chat)

    async def what(self, chat: int) -> Sequence[tuple[str, str]]:
        """The (session, slot) that were refused in a chat in which something has happened. They are forgotten."""
        if (now := self._clock()) >= self._fresh_until:
            self._fresh_until = now + FRESH_SECONDS
            self._chats |= await self._unwelcome.chats()
        if chat not in self._chats:
            return []
        self._chats.discard(chat)
        return await self._unwelcome.stirred(chat)
