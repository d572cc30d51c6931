"""The sandbox over HTTP, at an address of this machine only."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from asyncio import Task
from typing import Any, Protocol

from aiohttp import web

from bot.sandbox.api import Reply, call
from bot.sandbox.body import read
from bot.sandbox.clock import OFFSET_HEADER
from bot.sandbox.errors import Refusal
from bot.sandbox.state import BotApi

CLOCK = "/sandbox/clock"
MAX_BODY = 60 * 1024 * 1024
HOST = "127.0.0.1"
KEEP_ALIVE_SECONDS = 75.0
GRACE_SECONDS = 0.5
"""For answers that are under way when the sandbox is to end; aiohttp waits so long twice."""
AT_ONCE = struct.pack("ii", 1, 0)
"""SO_LINGER that makes a close a reset."""


class Page(Protocol):
    """What serves the paths that are not Telegram's."""

    async def answer(self, request: web.BaseRequest) -> web.StreamResponse: ...

    async def close(self) -> None:
        """Ends what would stay open."""
        ...


class Server:
    """Serves one bot's API; paths that are not Telegram's go to `page`, if there is one."""

    def __init__(self, api: BotApi, page: Page | None = None) -> None:
        self._api, self._page = api, page
        self._runner: web.ServerRunner | None = None
        self._under_way: set[Task[web.StreamResponse]] = set()
        self.port = 0

    def serve(self, api: BotApi) -> None:
        """Answers for another bot's side from now on."""
        api.open = self._api.open
        self._api = api

    async def start(self, port: int = 0) -> None:
        """Listens, again too after a stop; 0 takes a free port. Raises OSError when the port is taken."""
        listener = socket.socket(proto=socket.IPPROTO_TCP)  # named, or asyncio would leave Nagle on
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((HOST, port))
        self.port = listener.getsockname()[1]
        self._api.open = True
        server = web.Server(
            self._handle,
            request_factory=_request,
            handler_cancellation=True,
            access_log=None,
            keepalive_timeout=KEEP_ALIVE_SECONDS,
        )
        self._runner = web.ServerRunner(server, shutdown_timeout=GRACE_SECONDS)
        await self._runner.setup()
        await web.SockSite(self._runner, listener, backlog=1024).start()

    async def stop(self) -> None:
        await self._api.close()
        if self._page:
            await self._page.close()
        if self._runner:
            await self._runner.cleanup()
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _handle(self, request: web.BaseRequest) -> web.StreamResponse:
        """A client that goes away ends its long poll, so that nothing is handed to nobody; all else is done anyway."""
        answering = asyncio.create_task(self._answer(request))
        self._under_way.add(answering)
        answering.add_done_callback(self._under_way.discard)
        try:
            return await asyncio.shield(answering)
        except asyncio.CancelledError:
            if _method(request.path) == "getupdates":
                answering.cancel()
            raise

    async def _answer(self, request: web.BaseRequest) -> web.StreamResponse:
        path = request.path
        if path.startswith(("/bot", "/file/bot")):
            return self._response(request, await self._bot(request))
        if path == CLOCK:
            return self._response(request, Reply(200, json.dumps({"offset": self._api.world.clock.offset}).encode()))
        if self._page:
            return await self._page.answer(request)
        return self._response(request, _error(404, "Not Found"))

    async def _bot(self, request: web.BaseRequest) -> Reply:
        file, _, rest = request.path.rpartition("/bot")
        token, _, name = rest.partition("/")
        if token != self._api.token:
            return _error(401, "Unauthorized")
        if file:
            return self._file(name)
        try:
            body = await request.read()
            raw = read(request.query_string.encode(), request.headers.get("Content-Type", "").encode(), body)
        except web.HTTPRequestEntityTooLarge:
            return _error(413, "Request Entity Too Large")
        except Refusal as refusal:
            return _error(refusal.code, refusal.description)
        return await call(self._api, name, raw)

    def _file(self, path: str) -> Reply:
        folder, _, id = path.partition("/")
        content = self._api.world.files.get(id)
        if content is None:
            return _error(404, "Not Found")
        if folder == "documents":
            return Reply(200, content, "application/octet-stream")
        return Reply(200, content, "image/png" if content.startswith(b"\x89PNG") else "image/jpeg")

    def _response(self, request: web.BaseRequest, reply: Reply) -> web.Response:
        if reply.reset:
            _tear(request)
            return web.Response()  # which nobody gets
        headers = {OFFSET_HEADER: str(self._api.world.clock.offset), "Content-Type": reply.content_type}
        return web.Response(status=reply.status, body=reply.body, headers=headers)


def _tear(request: web.BaseRequest) -> None:
    """Resets the connection: the client sees neither a status nor a clean end."""
    if transport := request.transport:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        transport.abort()


def _method(path: str) -> str:
    return path.rpartition("/")[2].lower()


def _error(code: int, description: str) -> Reply:
    return Reply(code, json.dumps({"ok": False, "error_code": code, "description": description}).encode())


def _request(message: Any, payload: Any, protocol: Any, writer: Any, task: Any) -> web.BaseRequest:
    """As aiohttp makes it, but for the size that its body may have."""
    loop = asyncio.get_running_loop()
    return web.BaseRequest(message, payload, protocol, writer, task, loop, client_max_size=MAX_BODY)
