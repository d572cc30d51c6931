"""getUpdates, and the webhook that excludes it."""

from __future__ import annotations

import re
import time
from urllib.parse import urlsplit

from bot.sandbox.errors import bad, conflict
from bot.sandbox.methods.handler import Handler
from bot.sandbox.model import Json
from bot.sandbox.params import Params
from bot.sandbox.state import BotApi
from bot.sandbox.webhook import Target

MAX_WAIT, MAX_UPDATES = 50, 100
OTHER_POLLER = "terminated by other getUpdates request; make sure that only one bot instance is running"
WEBHOOK_ACTIVE = "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first"
LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})


async def get_updates(api: BotApi, params: Params) -> list[Json]:
    """Long polling. A second poller ends the first one's call with 409; a jump of the clock ends it empty."""
    if api.webhook.target:
        raise conflict(
            "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first"
        )
    updates = api.world.updates
    updates.want(params.array("allowed_updates"))
    if offset := params.number("offset"):
        updates.confirm(offset)
    limit = params.number("limit", MAX_UPDATES)
    limit = limit if 1 <= limit <= MAX_UPDATES else MAX_UPDATES
    turn = api.next_poller()
    ends = time.monotonic() + min(max(params.number("timeout"), 0), MAX_WAIT)
    jumped = api.world.clock.offset
    while not (batch := updates.hand(limit)) and api.world.clock.offset == jumped and api.open:
        left = ends - time.monotonic()
        if left <= 0 or not await updates.news.wait(left):
            break
        if turn != api.poller:
            raise conflict(OTHER_POLLER)
        if api.webhook.target:
            raise conflict("terminated by setWebhook request")
    return batch


async def set_webhook(api: BotApi, params: Params) -> bool:
    url, secret = params.text("url"), params.text("secret_token")
    if url:
        _check(url, secret)
    api.world.updates.want(params.array("allowed_updates"))
    await _retarget(api, params, Target(url, secret, params.number("max_connections", 40)) if url else None)
    return True


async def delete_webhook(api: BotApi, params: Params) -> bool:
    await _retarget(api, params, None)
    return True


def get_webhook_info(api: BotApi, params: Params) -> Json:
    return api.webhook.info()


async def _retarget(api: BotApi, params: Params, target: Target | None) -> None:
    if params.flag("drop_pending_updates"):
        api.world.updates.drop()
    await api.webhook.aim(target)
    api.world.updates.news.beat()


def _check(url: str, secret: str) -> None:
    """https, as Telegram wants it; plain http to this machine only."""
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
    except ValueError:
        raise bad("invalid webhook URL specified") from None
    if not host or parts.scheme not in ("http", "https"):
        raise bad("invalid webhook URL specified")
    if parts.scheme == "http" and host not in LOOPBACK:
        raise bad("bad webhook: An HTTPS URL must be provided for webhook")
    if len(secret) > 256:
        raise bad("secret token is too long")
    if not re.match(r"[A-Za-z0-9_-]*$", secret):
        raise bad("secret token contains unallowed characters")


HANDLERS: dict[str, Handler] = {
    "getUpdates": get_updates,
    "setWebhook": set_webhook,
    "deleteWebhook": delete_webhook,
    "getWebhookInfo": get_webhook_info,
}
