"""Turns: each chat does one thing at a time, in order, and none comes again before all others that wait."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from bot.runtime.background import Background

log = structlog.get_logger()

FAILURE = "an update could not be handled"
Work = Callable[[], Coroutine[Any, Any, None]]


class Turns:
    """Lines of work, one a chat, that take turns at some places."""

    def __init__(self, places: int) -> None:
        """`places`: how many chats are at work at the same time."""
        self._free = places
        self._lines: dict[int, deque[Work]] = {}
        """What each chat has still to do; empty while it does the last thing."""
        self._ready: deque[int] = deque()
        """The chats that wait for a place, in the order of their turns."""
        self._under_way = Background("handling updates", FAILURE)

    def waiting(self, chat: int) -> int:
        """How much stands in a chat's line; what it does now apart."""
        return len(self._lines.get(chat, ()))

    def queue(self, chat: int, work: Work) -> None:
        """Puts something at the end of a chat's line."""
        if chat not in self._lines:
            self._lines[chat] = deque()
            self._ready.append(chat)
        self._lines[chat].append(work)
        self._begin()

    async def settle(self) -> None:
        """Waits until all lines are empty and nothing is at work."""
        await self._under_way.settle()

    def _begin(self) -> None:
        while self._ready and self._free:
            self._free -= 1
            self._under_way.start(self._turn(self._ready.popleft()))

    async def _turn(self, chat: int) -> None:
        """One thing of a chat's line. Cancelled, it begins no other: the process ends."""
        line = self._lines[chat]
        try:
            await line.popleft()()
        except Exception as error:
            log.error(FAILURE, exc_info=error)
        self._free += 1
        if line:
            self._ready.append(chat)
        else:
            del self._lines[chat]
        self._begin()
