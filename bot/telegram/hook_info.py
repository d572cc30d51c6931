"""What Telegram says of a bot's webhook, of which it knows one at the most."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from telegram import Bot

from bot.telegram.client import call


@dataclass(frozen=True, slots=True)
class HookInfo:
    """What Telegram says of it."""

    url: str
    waiting: int
    """Updates that it has yet to bring."""
    failed: float
    """When Telegram could bring none; 0: never."""
    failure: str

    @property
    def host(self) -> str:
        """Where it leads, without the path, which may be a secret."""
        return urlsplit(self.url).hostname or "nowhere"


async def info_of(bot: Bot) -> HookInfo:
    """Raises TelegramError."""
    info: dict[str, Any] = await call(bot, "getWebhookInfo", {})
    return HookInfo(
        info.get("url") or "",
        info.get("pending_update_count") or 0,
        info.get("last_error_date") or 0.0,
        info.get("last_error_message") or "",
    )
