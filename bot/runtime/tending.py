"""A private store is looked after by its bot: that it lives, has room on the disk, and what it holds gets there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

import structlog

from bot.runtime.jobs import Jobs
from storage.embedded import Embedded
from storage.errors import Unavailable
from storage.refusals import explained

log = structlog.get_logger()

WATCH_SECONDS = 0.2
"""How often we see whether it is still there."""
ROOM_SECONDS = 1.0
FLUSH_SECONDS = 1.0
AGAIN_SECONDS = (1.0, 2.0, 5.0, 10.0, 30.0)
"""From one start that failed to the next."""


class Tending:
    """What is to be done for one server."""

    def __init__(self, server: Embedded) -> None:
        self._server = server
        self._failures = 0
        self._not_before = 0.0

    def enter(self, jobs: Jobs) -> None:
        jobs.every(WATCH_SECONDS, "the private store is there", self.watch)
        jobs.every(ROOM_SECONDS, "the private store has room on the disk", self.room)
        jobs.every(FLUSH_SECONDS, "the private store is on the disk", self.flush)

    async def watch(self) -> None:
        """Starts it again if somebody has killed it; where that fails, later, and the bot waits for it."""
        if not self._server.ended or time.monotonic() < self._not_before:
            return
        if not self._failures:
            log.error("the embedded store has ended, starting it again", code=self._server.process.returncode)
        try:
            self._server.revive()  # from the main thread, with which it dies
            self._failures = 0
        except Unavailable as error:
            if not self._failures:
                log.error("the embedded store can't be started for now", reason=str(error))
            self._not_before = time.monotonic() + AGAIN_SECONDS[min(self._failures, len(AGAIN_SECONDS) - 1)]
            self._failures += 1

    async def room(self) -> None:
        with suppress(OSError):  # there is no server, or one that is busy
            await asyncio.to_thread(self._server.room.look)

    async def flush(self) -> None:
        await asyncio.to_thread(self._server.flush)  # away from the loop, since a busy disk takes long


def explaining(server: Embedded | None) -> Callable[[Exception], str]:
    """How the operator is told why the store is away: of a private one, its disk may be the reason."""

    def explain(error: Exception) -> str:
        return (server.room.lacks if server else "") or explained(error)

    return explain
