"""Our webhook: set, looked at, and taken back, though another copy of the bot may want none, or its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import structlog
from telegram import Bot
from telegram.error import BadRequest, TelegramError

from bot.runtime.ear import Ear
from bot.runtime.logs import Changes
from bot.settings import Settings
from bot.telegram.hook_info import HookInfo, info_of
from bot.telegram.polling import ALLOWED_UPDATES, Rejected
from storage.clock import Clock

log = structlog.get_logger()

CONNECTIONS = 40
"""How many updates Telegram may bring at the same time."""
LOOK_SECONDS = 60.0
CATCHING_UP_SECONDS = 1.0
"""How often it is looked at, and how often while Telegram still brings what it has kept."""
TRUCE_SECONDS = 300.0
LONGEST_TRUCE = 3600.0
"""How long another's webhook is left alone: doubled each time that ours was taken away within the longest."""


Remember = Callable[[str], Awaitable[object]]


async def forgets(_: str) -> None:
    """Nobody will want to know."""


class Hook:
    """What is wrong with it is said once, until it is well again."""

    def __init__(
        self, settings: Settings, bot: Bot, changes: Changes, ear: Ear, clock: Clock, remember: Remember = forgets
    ) -> None:
        """`remember`: notes its address, by which a bot that polls knows later that it was ours."""
        self._settings, self._bot, self._changes, self._ear, self._clock = settings, bot, changes, ear, clock
        self._remember = remember
        self._url = settings.webhook_url or ""
        self._reached = 0.0
        """When Telegram was here last."""
        self.again = CATCHING_UP_SECONDS
        """After how many seconds it is to be looked at again."""
        self._set_at, self._lost = 0.0, 0
        """When it was set last, and how often it has been taken away by another in a row."""

    async def reached(self) -> None:
        """Telegram has come in by it. Raises what the store does when it is away."""
        self._reached = self._clock.now()
        self._changes.found("delivery")
        await self._ear.hears()

    async def set(self) -> None:
        """Raises TelegramError, or Rejected for an address that can't be one."""
        try:
            await self._bot.set_webhook(
                self._url,
                allowed_updates=ALLOWED_UPDATES,
                secret_token=self._settings.hook_secret,
                max_connections=CONNECTIONS,
            )
        except BadRequest as error:
            raise Rejected(f"WEBHOOK_URL is rejected by Telegram ({error})", "correct it") from None
        self._set_at = self._clock.now()
        self._changes.found("telegram")
        self._changes.found("webhook")
        await self._remember(self._url)
        await self._ear.hears()

    async def look(self) -> None:
        """Sees whether updates can come. Raises TelegramError."""
        self.again = LOOK_SECONDS
        try:
            info = await info_of(self._bot)
        except TelegramError:
            self._ear.deafens()
            raise
        self._changes.found("telegram")
        if info.url != self._url:
            self._ear.deafens()
            await self._take_back(info)
            return
        self._changes.found("webhook")
        if self._clock.now() - self._set_at > LONGEST_TRUCE:
            self._lost = 0
        if info.waiting and info.failed > max(self._reached, self._set_at):
            await self._undelivered(info)
            return
        self._changes.found("delivery")
        await self._ear.hears()
        await self._ear.has(everything=not info.waiting)
        if not self._ear.has_all:
            self.again = CATCHING_UP_SECONDS

    async def _take_back(self, info: HookInfo) -> None:
        """At once, if it was only removed. Two copies that set theirs in turn leave each other more and more time."""
        now, truce = self._clock.now(), min(TRUCE_SECONDS * 2 ** (self._lost - 1), LONGEST_TRUCE)
        if info.url and self._lost and now - self._set_at < truce:
            reason = f"another copy with the same token has set its own at {info.host}: stop one of the two"
            self._changes.lost("webhook", reason)
            return
        self._lost += bool(info.url)
        by = f"another copy set its own at {info.host}" if info.url else "another copy removed it in order to poll"
        log.warning("the webhook was gone, taking it back", by=f"{by}: stop the one that has the same token")
        await self.set()

    async def _undelivered(self, info: HookInfo) -> None:
        """Set once more: whoever has set it with another secret, or an address that has moved, does no harm then."""
        self._ear.deafens()
        self._changes.lost("delivery", f"Telegram can't bring updates to WEBHOOK_URL ({info.failure})")
        if self._clock.now() - self._set_at > TRUCE_SECONDS:
            await self.set()
