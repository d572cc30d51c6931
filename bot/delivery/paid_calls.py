"""Calls for messages that belong to no table: not made where too much is being said already."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from bot.screens.screen import Screen
from bot.telegram.calls import CallResult, Calls, Verdict
from storage.budget import Priority
from storage.clock import Clock
from storage.connect import Store

SOON_SECONDS = 0.2
"""So short a wait is for the budget that all chats share; one chat's own takes longer to fill."""
PATIENCE_SECONDS = 0.5
"""How long a call may wait for the shared budget while somebody waits for an answer."""


class PaidCalls:
    """Calls that are paid for before they are made. One for which there is no budget ends as LATER."""

    def __init__(self, store: Store, clock: Clock, calls: Calls, *, patience: float = PATIENCE_SECONDS) -> None:
        """`patience`: how long a call may wait for the budget of all chats; for that of its own it never does."""
        self._store, self._clock, self._calls, self._patience = store, clock, calls, patience

    async def send(self, chat: int, thread: int | None, screen: Screen, *, silent: bool = True) -> CallResult:
        """A message."""
        return await self._paid(chat, lambda: self._calls.send(chat, thread, screen, silent=silent))

    async def send_file(self, chat: int, name: str, content: bytes, caption: str) -> CallResult:
        """A file; silent."""
        return await self._paid(chat, lambda: self._calls.send_file(chat, name, content, caption))

    async def edit(self, chat: int, message: int, screen: Screen) -> CallResult:
        """Another content for such a message."""
        return await self._paid(chat, lambda: self._calls.edit(chat, message, screen))

    async def _paid(self, chat: int, call: Callable[[], Awaitable[CallResult]]) -> CallResult:
        if wait := await self._queued(chat):
            return CallResult(Verdict.LATER, after=wait)
        result = await call()
        if result.verdict is Verdict.LATER:
            await self._store.budget.pause(chat, self._clock.now() + result.after)
        return result

    async def _queued(self, chat: int) -> float:
        """Pays for a call, after a while if it is all chats together that are busy. Else seconds to wait, unpaid."""
        ends = time.monotonic() + self._patience
        while wait := await self._store.budget.take(chat, Priority.HAND, self._clock.now()):
            if wait > SOON_SECONDS or time.monotonic() > ends:
                return wait
            await asyncio.sleep(wait)
        return 0.0
