"""A store in memory that fails when a test says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.telegram.polling import Inbox
from storage.errors import Unavailable
from storage.inbox import Update


class FakeStore:
    def __init__(self) -> None:
        self.kept: list[tuple[int, int, str]] = []
        """Chat, number and text of each update that was put."""
        self.failures: list[Exception] = []
        """What the next calls raise, the last one first."""

    @property
    def inbox(self) -> Inbox:
        return self

    async def put(self, chat: int, update_id: int, payload: str) -> None:
        if self.failures:
            raise self.failures.pop()
        self.kept.append((chat, update_id, payload))

    async def put_all(self, updates: Sequence[Update]) -> None:
        for update in updates:
            await self.put(*update)

    async def check(self) -> None:
        if self.failures:
            raise Unavailable("no answer") from self.failures.pop()


def said(number: int, chat: int = 5) -> dict[str, Any]:
    """An update with a field that no library knows yet."""
    return {"update_id": number, "message": {"chat": {"id": chat}, "text": "Ё", "from_the_future": {"x": 1}}}
