"""Updates by webhook, and the bot's health, over a small web server."""

from __future__ import annotations

import asyncio
import hmac
import json
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Protocol
from urllib.parse import urlsplit

import structlog
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from telegram import Bot
from telegram.error import BadRequest

from bot.env import HEALTH
from bot.runtime.logs import Changes
from bot.runtime.waiting import Pause, pause
from bot.settings import Misconfigured, Settings
from bot.telegram.polling import ALLOWED_UPDATES, Inbox, Rejected, is_update, keep, nobody, persist
from storage.errors import AWAY, Unavailable

log = structlog.get_logger()

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"
LARGEST_BODY = 1_000_000
"""Bytes; updates have some kilobytes."""
CONNECTIONS = 40
"""How many updates Telegram may bring at the same time."""
CLOSE_SECONDS = 2


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

    def app(self, path: str | None = None) -> Starlette:
        """The web application; without a path for updates it tells its health only."""
        routes = [Route(HEALTH, self._health, methods=["GET"])]
        if path is not None:
            routes.append(Route(path, self._update, methods=["POST"]))
        return Starlette(routes=routes)

    async def _update(self, request: Request) -> Response:
        """200 once the update is ours; anything else makes Telegram bring it again."""
        if not hmac.compare_digest(request.headers.get(SECRET_HEADER, "").encode(), self._secret):
            return Response(status_code=403)
        body = await _limited(request)
        if body is None:
            return Response(status_code=413)
        update = _parsed(body)
        if update is None:
            return Response(status_code=400)
        try:
            await keep(self._store.inbox, update)
        except AWAY as error:
            self._changes.lost("store", str(error))
            return Response(status_code=503)
        self._changes.found("store")
        self._arrived()
        return Response(status_code=200)

    async def _health(self, request: Request) -> Response:
        try:
            await self._store.check()
        except Unavailable:
            return JSONResponse({"ok": False}, status_code=503)
        return JSONResponse({"ok": True})


@asynccontextmanager
async def served(app: Starlette, host: str, port: int) -> AsyncIterator[None]:
    """Serves meanwhile, in this very loop. Raises Misconfigured if it can't listen."""
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        lifespan="off",
        server_header=False,
        timeout_graceful_shutdown=CLOSE_SECONDS,
    )
    with _listening(host, port) as door:
        server = _Server(config)
        serving = asyncio.create_task(server.serve(sockets=[door]))
        try:
            yield
        finally:
            server.should_exit = True
            await serving


class _Server(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals are the whole process's matter."""
        yield


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        door = socket.create_server((host, port), family=family, backlog=1024)
    except OSError as error:
        reason = error.strerror or "no such address"
        raise Misconfigured("PORT", f"can't be listened on at {host}:{port} ({reason})", "choose another") from None
    door.setblocking(False)
    return door


async def _limited(request: Request) -> bytes | None:
    """The body, unless it is too large."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            return None
    return bytes(body)


def _parsed(body: bytes) -> dict[str, Any] | None:
    """The update, if it is one."""
    try:
        update = json.loads(body)
    except ValueError:
        return None
    return update if is_update(update) else None
