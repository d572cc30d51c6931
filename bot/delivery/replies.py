"""Answers to commands that belong to no table: nothing is stored of them, and still they come."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.runtime.background import Background
from bot.telegram.calls import CallResult, Verdict
from storage.away import AWAY

PATIENCE_SECONDS = 60.0
"""After so long an answer would only puzzle who asked."""
AGAIN_SECONDS = 1.0
"""After a failure that isn't told how long to wait."""
WAITING = 3
"""Answers that may wait in one chat."""
WITHOUT_EFFECT = (Verdict.LATER, Verdict.FAILED)
"""Nothing was sent, so it is tried again and again. After an unknown end once: two answers are better than none."""


class Replies:
    """Gives answers; what Telegram doesn't take at once is tried again in the background, a few answers a chat."""

    def __init__(self) -> None:
        self._late = Background("answering late", "an answer could not be given")
        self._chats: Counter[int] = Counter()
        """How many answers wait in each."""

    async def give(self, chat: int, send: Callable[[], Awaitable[CallResult]]) -> None:
        """Sends, once now and more often later. Where some wait already, no other does: whoever floods gets less."""
        answer = await send()
        if _passing(answer) and self._chats[chat] < WAITING:
            self._chats[chat] += 1
            self._late.start(self._later(chat, send, answer))

    def drop(self) -> None:
        """Gives up what still waits: who asked may ask again."""
        self._late.cancel()

    async def _later(self, chat: int, send: Callable[[], Awaitable[CallResult]], answer: CallResult) -> None:
        ends = time.monotonic() + PATIENCE_SECONDS
        try:
            with suppress(*AWAY):
                while _passing(answer) and time.monotonic() + answer.after < ends:
                    last = answer.verdict is Verdict.UNKNOWN
                    await asyncio.sleep(answer.after or AGAIN_SECONDS)
                    answer = await send()
                    if last and answer.verdict is Verdict.UNKNOWN:
                        return
        finally:
            self._chats[chat] -= 1
            if not self._chats[chat]:
                del self._chats[chat]


def _passing(answer: CallResult) -> bool:
    return answer.verdict is Verdict.UNKNOWN or answer.verdict in WITHOUT_EFFECT
