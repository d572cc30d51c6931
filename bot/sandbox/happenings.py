"""What can be watched: everything that changes in the sandbox is told to those who listen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.sandbox.model import Chat, Json, Message, Query, User


@dataclass(frozen=True, slots=True)
class Sent:
    message: Message


@dataclass(frozen=True, slots=True)
class Edited:
    message: Message


@dataclass(frozen=True, slots=True)
class Deleted:
    message: Message


@dataclass(frozen=True, slots=True)
class Tapped:
    query: Query


@dataclass(frozen=True, slots=True)
class Answered:
    query: Query


@dataclass(frozen=True, slots=True)
class Reacted:
    message: Message
    user: User


@dataclass(frozen=True, slots=True)
class ChatChanged:
    """Its members, title, topics, pins or commands."""

    chat: Chat


@dataclass(frozen=True, slots=True)
class UserChanged:
    user: User


@dataclass(frozen=True, slots=True)
class Jumped:
    """The clock went forward."""

    offset: float


@dataclass(frozen=True, slots=True)
class Call:
    """A finished call of the Bot API; long polls are not told."""

    at: float
    method: str
    params: Json
    ok: bool
    result: Any
    code: int
    description: str
    seconds: float
    """How long it took, in the machine's time."""


Happening = Sent | Edited | Deleted | Tapped | Answered | Reacted | ChatChanged | UserChanged | Jumped | Call
Listener = Callable[[Happening], None]


HANG_SECONDS = 60.0
"""No machine is so busy that what does come takes so long: whoever has waited that long waits for nothing."""


class Pulse:
    """Wakes everybody who waits, whenever something has happened."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Future[None]] = set()

    def beat(self) -> None:
        waiting, self._waiting = self._waiting, set()
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def wait(self, seconds: float) -> bool:
        """Whether something happened within these seconds of the machine's time."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(future)
        try:
            # Not wait_for: in Python 3.11 it forgets that it was cancelled when the beat comes in the same step.
            await asyncio.wait((future,), timeout=max(seconds, 0))
        finally:
            self._waiting.discard(future)
        return future.done()
