"""Updates by webhook, and the bot's health, over a small web server."""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Protocol
from urllib.parse import urlsplit

import structlog
from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from telegram import Bot

from bot.env import HEALTH
from bot.runtime.ear import unheeded
from bot.runtime.health import Checked, Health
from bot.runtime.logs import Changes
from bot.runtime.waiting import Pause, pause
from bot.settings import Misconfigured, Settings
from bot.telegram.hook import Hook
from bot.telegram.polling import Inbox, is_update, keep, nobody, persist
from storage.away import AWAY
from storage.clock import Clock

log = structlog.get_logger()

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"
LARGEST_BODY = 1_000_000
"""Bytes; updates have some kilobytes."""
KEEP_ALIVE_SECONDS = 75.0
CLOSE_SECONDS = 1.0
"""How long answers that are under way may take after a stop; aiohttp waits so long again for those it has cancelled."""


Reached = Callable[[], Awaitable[object]]


async def noted() -> None:
    """Nobody notes who comes in."""


class Store(Checked, Protocol):
    @property
    def inbox(self) -> Inbox: ...


class Webhook:
    """Takes updates from Telegram until it is stopped."""

    def __init__(
        self,
        settings: Settings,
        bot: Bot,
        store: Store,
        changes: Changes,
        *,
        hook: Hook | None = None,
        arrived: Callable[[], None] = nobody,
        rest: Pause = pause,
    ) -> None:
        """`arrived` is called after each update that is kept; `rest` waits between tries, and looks at the webhook."""
        self._settings, self._changes, self._rest = settings, changes, rest
        self._hook = hook or Hook(settings, bot, changes, unheeded(), Clock())
        self._door = Door(store, settings.hook_secret, changes, arrived, self._hook.reached)

    async def run(self, stop: asyncio.Event) -> None:
        """Listens, tells Telegram where, and serves until `stop`. Raises Misconfigured or Rejected."""
        path = urlsplit(self._settings.webhook_url or "").path or "/"
        async with served(self._door.app(path), *self._settings.listen):
            await persist(self._hook.set, stop, self._changes, self._rest)
            while not stop.is_set():
                await persist(self._hook.look, stop, self._changes, self._rest)
                await self._rest(self._hook.again, stop)


class Door:
    """Who comes in: Telegram with its secret, and whoever asks for our health."""

    def __init__(
        self,
        store: Store,
        secret: str,
        changes: Changes,
        arrived: Callable[[], None] = nobody,
        reached: Reached = noted,
    ) -> None:
        """`reached` is called when Telegram comes in, before what it brings is kept."""
        self._store, self._changes, self._arrived, self._reached = store, changes, arrived, reached
        self._health, self._secret = Health(store, changes), secret.encode()

    def app(self, path: str | None = None) -> web.Application:
        """The web application; without a path for updates it tells its health only."""
        app = web.Application(client_max_size=LARGEST_BODY)
        app.router.add_get(HEALTH, self._tell_health)
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
            await self._reached()
            await keep(self._store.inbox, update)
        except AWAY as error:
            self._changes.lost("store", error)
            return web.Response(status=503)
        self._changes.found("store")
        self._arrived()
        return web.Response()

    async def _tell_health(self, request: web.Request) -> web.Response:
        ailments = await self._health.ailments()
        if ailments:
            return web.json_response({"ok": False, "reasons": ailments}, status=503)
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
