"""The sandbox's time: the machine's, plus an offset that can jump forward."""

from __future__ import annotations

import time
from collections.abc import Callable

OFFSET_HEADER = "X-Sandbox-Offset"
"""Seconds that the sandbox's clock is ahead; on every answer of the Bot API and every delivery to a webhook."""


class WorldClock:
    """Seconds since 1970. Everything in the sandbox that has a date, an age or a budget asks this clock."""

    def __init__(self, source: Callable[[], float] = time.time) -> None:
        self._source = source
        self._jumped: list[Callable[[], None]] = []
        self.offset = 0.0
        """Seconds that the sandbox is ahead of the machine."""

    def now(self) -> float:
        return self._source() + self.offset

    def date(self) -> int:
        """Now as Telegram writes dates: in whole seconds."""
        return int(self.now())

    def jump(self, seconds: float) -> None:
        """Goes forward at once. Raises ValueError for a jump back: dates in chats never do that."""
        if seconds < 0:
            raise ValueError(f"time goes forward only, not by {seconds} s")
        self.offset += seconds
        for jumped in self._jumped:
            jumped()

    def on_jump(self, jumped: Callable[[], None]) -> None:
        """Calls `jumped` after every jump from now on."""
        self._jumped.append(jumped)
