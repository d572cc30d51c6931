"""What happens while the store is away: back off, one log line for each change, and go on where it stopped."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from bot.runtime.logs import Changes
from bot.runtime.waiting import pause
from storage.away import AWAY
from storage.errors import Unavailable

BACK_OFF_SECONDS = (0.2, 0.5, 1.0, 2.0, 5.0)
INSIST_SECONDS = 20.0
"""How long something is insisted on: less than a lease lasts, after which somebody else does it."""


class Outage:
    """Wraps work on the store that is simply tried again later."""

    def __init__(self, changes: Changes, check: Callable[[], Awaitable[object]]) -> None:
        """`check` raises Unavailable while the store doesn't take what is written: it may still let itself be read."""
        self._changes, self._check = changes, check
        self._failures = 0
        self._checking = False

    @asynccontextmanager
    async def survive(self, stop: asyncio.Event | None = None) -> AsyncIterator[None]:
        """Swallows "the store is away", after a pause that `stop` cuts short; everything else passes."""
        try:
            yield
            await self._prove()
        except AWAY as error:
            if not self._changes.misses("store"):
                self._failures = 0
            self._changes.lost("store", error)
            seconds = BACK_OFF_SECONDS[min(self._failures, len(BACK_OFF_SECONDS) - 1)]
            self._failures += 1
            await pause(seconds, stop or asyncio.Event())

    async def _prove(self) -> None:
        """Something went well: the store is there again if it takes all else as well."""
        if self._checking or not self._changes.misses("store"):
            return
        self._checking = True
        try:
            await self._check()
        except Unavailable:
            return
        finally:
            self._checking = False
        self._changes.found("store")

    async def insist(self, work: Callable[[], Awaitable[object]]) -> None:
        """Does what must not be left undone, such as noting what Telegram has done already; a bit later if need be.

        Raises what the last try raised.
        """
        ends = time.monotonic() + INSIST_SECONDS
        while time.monotonic() < ends:
            async with self.survive():
                await work()
                return
        await work()
