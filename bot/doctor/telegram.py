"""Telegram: the token, what the bot may see, how updates come to it, and what time it is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Mapping
from email.utils import parsedate_to_datetime
from urllib.parse import urlsplit

from telegram import User, WebhookInfo
from telegram.error import InvalidToken, TelegramError

from bot.doctor.finding import Finding, advice, ill, of_clock, well
from bot.settings import Settings
from bot.telegram.client import bot_of

ANSWER_SECONDS = 15.0
WHOLE_SECOND = 1.0
"""In such Telegram tells the time."""
RECENT = 3600.0
"""Seconds for which an error of the webhook is worth a word."""
MANY_PENDING = 100


async def of_telegram(settings: Settings) -> list[Finding]:
    ahead: list[float] = []

    def hear(headers: Mapping[str, str]) -> None:
        if told := headers.get("Date"):
            ahead.append(parsedate_to_datetime(told).timestamp() + WHOLE_SECOND / 2 - time.time())

    bot = bot_of(settings, lambda offset: None, hear)
    where = f"{settings.telegram_api_url}{' through the proxy' if settings.proxy else ''}"
    try:
        async with asyncio.timeout(ANSWER_SECONDS), bot:
            found = [well(f"token: it is that of @{bot.username}, at {where}"), *_of_rights(bot.bot)]
            found += _of_updates(settings, await bot.get_webhook_info())
    except InvalidToken:
        return [ill("token: Telegram rejects it: copy the present one from @BotFather into BOT_TOKEN")]
    except (TelegramError, TimeoutError) as error:
        way = "the proxy" if settings.proxy else "the network, HTTPS_PROXY if this host needs a proxy,"
        return [ill(f"Telegram: {where} can't be reached ({error or 'no answer'}): check {way} and TELEGRAM_API_URL")]
    if not settings.local_api and ahead:
        found.append(of_clock("Telegram", ahead[-1], WHOLE_SECOND))
    return found


def _of_rights(bot: User) -> Iterator[Finding]:
    if bot.can_join_groups is False:
        yield ill("groups: nobody can add the bot to one: /setjoingroups at @BotFather, then Enable")
    if bot.can_read_all_group_messages:
        yield advice(
            "privacy: every message is brought to the bot, for nothing: /setprivacy at @BotFather, then Enable"
        )
    else:
        yield well("privacy: the bot sees commands and taps only, which is all it needs")


def _of_updates(settings: Settings, hook: WebhookInfo) -> Iterator[Finding]:
    yield _of_way(settings, hook)
    if hook.last_error_date and time.time() - hook.last_error_date.timestamp() < RECENT:
        error = hook.last_error_message or "no reason"
        yield ill(f"webhook: Telegram couldn't deliver of late ({error}): see that it reaches WEBHOOK_URL from outside")
    if hook.pending_update_count > MANY_PENDING:
        yield advice(f"updates: {hook.pending_update_count} wait at Telegram: is the bot running?")


def _of_way(settings: Settings, hook: WebhookInfo) -> Finding:
    whose = urlsplit(hook.url).hostname
    if settings.webhook_url is None:
        if not hook.url:
            return well(f"updates: by polling, {hook.pending_update_count} wait at Telegram")
        return ill(
            f"updates: a webhook at {whose} takes them: if it is yours, set WEBHOOK_URL; if it is old, start the bot, "
            "which removes it (at once if it was its own, else when nobody answers there for two minutes); if somebody "
            "else has the token, get a new one from @BotFather (/revoke)"
        )
    if hook.url == settings.webhook_url:
        return well(f"updates: by the webhook at {whose}, {hook.pending_update_count} wait at Telegram")
    if not hook.url:
        return advice("updates: no webhook is set: start the bot, which sets it; if it runs, somebody else polls")
    return ill(f"updates: the webhook leads to {whose}, not to WEBHOOK_URL: start the bot, and stop the other one")
