"""Whether updates can come and be kept, for whoever asks: a load balancer, a host that restarts what is ill."""

from __future__ import annotations

import asyncio
from typing import Protocol

from bot.runtime.logs import Changes
from storage.errors import Refusing, Unavailable

ANSWER_SECONDS = 1.5
"""How long the store may take to answer: whoever asks has an answer within two."""
PATIENCE = {"webhook": 0.0, "delivery": 0.0, "polling": 120.0, "telegram": 120.0}
"""How many seconds each of these may be lost."""
WORDS = {
    "webhook": "another webhook is set, updates go there",
    "delivery": "Telegram can't bring updates here",
    "polling": "somebody else polls or has set a webhook",
    "telegram": "Telegram doesn't answer",
}
"""What is said of them; the logs say more."""


class Checked(Protocol):
    async def check(self) -> object:
        """Raises Unavailable if the store doesn't answer, or refuses to keep anything."""
        ...


class Health:
    """Asks the store each time; what else may ail us is known from those who have noticed it."""

    def __init__(self, store: Checked, changes: Changes) -> None:
        self._store, self._changes = store, changes

    async def ailments(self) -> list[str]:
        """Why we aren't well, without secrets; empty if we are."""
        lost = self._changes.lasting()
        ailments = [WORDS[what] for what, most in PATIENCE.items() if lost.get(what, -1.0) >= most]
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._store.check()
        except TimeoutError:
            ailments.append("the store doesn't answer in time")
        except Refusing:
            ailments.append("the store refuses")
        except Unavailable:
            ailments.append("the store doesn't answer")
        return ailments
