"""Faults on demand: what goes wrong with which calls, how often, before or after they have had their effect."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from math import inf


@dataclass(eq=False, slots=True)
class Fault:
    """One kind of trouble. Of `status`, `retry_after` and `reset` at most one; `delay` goes with any or alone."""

    method: str = ""
    """Only this method; a prefix with `*`, as `edit*`; empty: any but getUpdates."""
    chat: int | None = None
    """Only calls for this chat."""
    uploads: bool = False
    """Only calls that bring a file along."""
    times: float = 1
    """How many calls it still hits; inf: until it is cleared."""
    after: bool = False
    """After the call has had its effect, so that only the answer is lost."""
    delay: float = 0.0
    """Seconds of the machine's time; inf: until it is cancelled."""
    status: int = 0
    """This HTTP status instead of an answer."""
    html: bool = False
    """The body of `status` is a web page, as a proxy would send it."""
    description: str = ""
    """What Telegram says with `status`, without the name of that: `CHAT_RESTRICTED`."""
    retry_after: int = 0
    """429 with these seconds."""
    reset: bool = False
    """The connection is torn down."""
    hits: int = 0
    """How many calls it has hit."""
    id: int = 0
    _cancelled: asyncio.Event = field(default_factory=asyncio.Event)

    def matches(self, method: str, chat: int | str | None, *, uploads: bool = False) -> bool:
        """Whether it hits a call for this chat; `uploads`: one that brings a file."""
        if self.times <= 0 or (self.chat is not None and self.chat != chat) or (self.uploads and not uploads):
            return False
        if self.method.endswith("*"):
            return method.lower().startswith(self.method[:-1].lower())
        return method.lower() == self.method.lower() if self.method else method != "getUpdates"

    async def delays(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(self.delay):
                await self._cancelled.wait()

    def cancel(self) -> None:
        """It hits no more calls, and those that it delays go on."""
        self.times = 0
        self._cancelled.set()


class Faults:
    """Those that wait for their calls. Each call meets all that match it, in the order in which they were added."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []
        self._ids = count(1)

    def add(
        self,
        method: str = "",
        *,
        chat: int | None = None,
        uploads: bool = False,
        times: float = 1,
        after: bool = False,
        delay: float = 0.0,
        status: int = 0,
        html: bool = False,
        description: str = "",
        retry_after: int = 0,
        reset: bool = False,
    ) -> Fault:
        """Arms a fault; see Fault for what the arguments mean."""
        if not (delay or status or retry_after or reset):
            raise ValueError("a fault must do something: delay, status, retry_after or reset")
        fault = Fault(
            *(method, chat, uploads, times, after, delay, status, html, description, retry_after, reset),
            id=next(self._ids),
        )
        self._faults.append(fault)
        return fault

    @property
    def waiting(self) -> list[Fault]:
        return [fault for fault in self._faults if fault.times > 0]

    def clear(self) -> None:
        while self._faults:
            self._faults.pop().cancel()

    def meeting(self, method: str, chat: int | str | None, *, uploads: bool = False) -> list[Fault]:
        """The faults that hit this call; each counts it."""
        hit = list(self._hit(method, chat, uploads)) if self._faults else []
        self._faults = [fault for fault in self._faults if fault.times > 0]
        return hit

    def _hit(self, method: str, chat: int | str | None, uploads: bool) -> Iterator[Fault]:
        for fault in self._faults:
            if fault.matches(method, chat, uploads=uploads):
                fault.hits += 1
                if fault.times != inf:
                    fault.times -= 1
                yield fault
