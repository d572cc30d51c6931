"""Whether a bot may poll: while a webhook is set, Telegram refuses that, and the webhook may be another's."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import structlog
from telegram import Bot

from bot.runtime.logs import Changes
from bot.telegram.hook_info import HookInfo, info_of
from storage.clock import Clock

log = structlog.get_logger()

ABANDONED_SECONDS = 120.0
"""A webhook by which nothing could be brought for so long is nobody's any more."""
RECENT_SECONDS = 600.0
"""Telegram tries again within this time, so that a failure before it is over."""


class Unhooking:
    """Removes a webhook that was ours, or that nobody answers; another's is left alone and waited for."""

    def __init__(self, bot: Bot, changes: Changes, clock: Clock, ours: Callable[[], Awaitable[str]]) -> None:
        """`ours`: the address of the webhook that this very bot had set, when it didn't poll."""
        self._bot, self._changes, self._clock, self._ours = bot, changes, clock, ours
        self._began = False
        """Polls were possible before: who sets a webhook after that, be it ours, wants it."""
        self._waiting, self._since = 0, 0.0
        """How much waits to be brought to another's webhook, and since when nothing could be."""

    async def free(self) -> bool:
        """Whether there is none, or none any more. Raises TelegramError."""
        info = await info_of(self._bot)
        if info.url and not await self._removes(info):
            reason = f"a copy with the same token has set a webhook at {info.host}: stop it, or this one"
            self._changes.lost("polling", reason)
            return False
        self._began = True
        return True

    async def _removes(self, info: HookInfo) -> bool:
        own = not self._began and info.url == await self._ours()
        if not (own or self._abandoned(info)):
            return False
        await self._bot.delete_webhook()
        why = "it was this bot's" if own else f"nobody answers there ({info.failure})"
        log.warning("removed the webhook in order to poll", at=info.host, why=why)
        return True

    def _abandoned(self, info: HookInfo) -> bool:
        """Whether it has been known for long that nothing can be brought there: a bot that is restarted comes back."""
        now = self._clock.now()
        fails = info.waiting >= max(self._waiting, 1) and now - info.failed <= RECENT_SECONDS
        self._since = self._since if fails and self._waiting else now
        self._waiting = info.waiting if fails else 0
        return fails and now - self._since >= ABANDONED_SECONDS


async def never() -> str:
    """A bot that never had a webhook, as far as it knows."""
    return ""
