"""Updates by webhook, and the bot's health, over a small web server."""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Protocol
from urllib.parse import urlsplit

import structlog
from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from telegram import Bot
from telegram.error import BadRequest

from bot.env import HEALTH
from bot.runtime.logs import Changes
from bot.runtime.waiting import Pause, pause
from bot.settings import Misconfigured, Settings
from bot.telegram.polling import ALLOWED_UPDATES, Inbox, Rejected, is_update, keep, nobody, persist
from storage.away import AWAY
from storage.errors import Unavailable

log = structlog.get_logger()

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"
LARGEST_BODY = 1_000_000
"""Bytes; updates have some kilobytes."""
CONNECTIONS = 40
"""How many updates Telegram may bring at the same time."""
KEEP_ALIVE_SECONDS = 75.0
CLOSE_SECONDS = 1.0
"""How long answers that are under way may take after a stop; aiohttp waits so long again for those it has cancelled."""


class Store(Protocol):
    @property
    def inbox(self) -> Inbox: ...

    async def check(self) -> object:
        """Raises Unavailable if the store doesn't answer."""
        ...


class Webhook:
    """Takes updates from Telegram until it is stopped."""

    def __init__(
        self,
        settings: Settings,
        bot: Bot,
        store: Store,
        changes: Changes,
        *,
        arrived: Callable[[], None] = nobody,
        rest: Pause = pause,
    ) -> None:
        """`arrived` is called after each update that is kept; `rest` waits between tries to set the webhook."""
        self._settings, self._bot, self._changes, self._rest = settings, bot, changes, rest
        self._door = Door(store, settings.hook_secret, changes, arrived)

    async def run(self, stop: asyncio.Event) -> None:
        """Listens, tells Telegram where, and serves until `stop`. Raises Misconfigured or Rejected."""
        path = urlsplit(self._settings.webhook_url or "").path or "/"
        async with served(self._door.app(path), *self._settings.listen):
            await persist(self._hook, stop, self._changes, self._rest)
            await stop.wait()

    async def _hook(self) -> None:
        try:
            await self._bot.set_webhook(
                self._settings.webhook_url or "",
                allowed_updates=ALLOWED_UPDATES,
                secret_token=self._settings.hook_secret,
                max_connections=CONNECTIONS,
            )
        except BadRequest as error:
            raise Rejected(f"WEBHOOK_URL is rejected by Telegram ({error})", "correct it") from None
        self._changes.found("telegram")


class Door:
    """Who comes in: Telegram with its secret, and whoever asks for our health."""

    def __init__(self, store: Store, secret: str, changes: Changes, arrived: Callable[[], None] = nobody) -> None:
        self._store, self._changes, self._arrived = store, changes, arrived
        self._secret = secret.encode()

    def app(self, path: str | None = None) -> web.Application:
        """The web application; without a path for updates it tells its health only."""
        app = web.Application(client_max_size=LARGEST_BODY)
        app.router.add_get(HEALTH, self._health)
        if path is not None:
            app.router.add_post(path, self._update)
        app.on_response_prepare.append(_anonymous)
        return app

    async def _update(self, request: web.Request) -> web.Response:
        """200 once the update is ours; anything else makes Telegram bring it again."""
        if not hmac.compare_digest(request.headers.get(SECRET_HEADER, "").encode(errors="replace"), self._secret):
            return web.Response(status=403)
        update = _parsed(await request.read())
        if update is None:
            return web.Response(status=400)
        try:
            await keep(self._store.inbox, update)
        except AWAY as error:
            self._changes.lost("store", error)
            return web.Response(status=503)
        self._changes.found("store")
        self._arrived()
        return web.Response()

    async def _health(self, request: web.Request) -> web.Response:
        try:
            await self._store.check()
        except Unavailable:
            return web.json_response({"ok": False}, status=503)
        return web.json_response({"ok": True})


@asynccontextmanager
async def served(app: web.Application, host: str, port: int) -> AsyncIterator[None]:
    """Serves meanwhile, in this very loop. Raises Misconfigured if it can't listen."""
    logging.getLogger("aiohttp.server").addFilter(_is_our_fault)
    runner = web.AppRunner(app, access_log=None, keepalive_timeout=KEEP_ALIVE_SECONDS, shutdown_timeout=CLOSE_SECONDS)
    with _listening(host, port) as door:
        await runner.setup()
        try:
            await web.SockSite(runner, door).start()
            yield
        finally:
            await runner.cleanup()


async def _anonymous(request: web.Request, response: web.StreamResponse) -> None:
    """Nobody needs to know which library of which version answers."""
    response.headers.pop("Server", None)


def _is_our_fault(record: logging.LogRecord) -> bool:
    """Whoever knocks with something else than HTTP gets 400, and leaves no traceback in the logs."""
    return not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError))


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        door = socket.create_server((host, port), family=family, backlog=1024)
    except OSError as error:
        reason = error.strerror or "no such address"
        raise Misconfigured("PORT", f"can't be listened on at {host}:{port} ({reason})", "choose another") from None
    door.setblocking(False)
    return door


def _parsed(body: bytes) -> dict[str, Any] | None:
    """The update, if it is one."""
    try:
        update = json.loads(body)
    except ValueError:
        return None
    return update if is_update(update) else None
