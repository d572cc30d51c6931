"""The sandbox over HTTP: a plain ASGI app on uvicorn, at an address of this machine only."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import Iterator
from typing import Any
from urllib.parse import unquote

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

from bot.sandbox.api import Reply, call
from bot.sandbox.body import read
from bot.sandbox.clock import OFFSET_HEADER
from bot.sandbox.connections import Connections
from bot.sandbox.errors import Refusal
from bot.sandbox.state import BotApi

CLOCK = "/sandbox/clock"
MAX_BODY = 60 * 1024 * 1024
HOST = "127.0.0.1"
GRACE_SECONDS = 1.0
"""For answers that are under way when the sandbox is to end."""


class Server:
    """Serves one bot's API; paths that are not Telegram's go to `page`, if there is one."""

    def __init__(self, api: BotApi, page: ASGIApp | None = None) -> None:
        self._api, self._page = api, page
        self._connections = Connections()
        self._uvicorn: _Quiet | None = None
        self._task: asyncio.Task[None] | None = None
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
        config = uvicorn.Config(
            self._app,
            http=self._connections.protocol(),
            lifespan="off",
            interface="asgi3",
            proxy_headers=False,
            ws="auto" if self._page else "none",
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            timeout_keep_alive=75,
        )
        self._uvicorn = _Quiet(config)
        self._task = asyncio.create_task(self._uvicorn.serve([listener]))
        await self._uvicorn.up.wait()

    async def stop(self) -> None:
        await self._api.close()
        if self._uvicorn and self._task:
            self._uvicorn.leaving.set()
            await self._task

    async def _app(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if scope["type"] == "http" and path.startswith(("/bot", "/file/bot")):
            await self._answer(scope, receive, send, await self._bot(scope, receive))
        elif scope["type"] == "http" and path == CLOCK:
            offset = json.dumps({"offset": self._api.world.clock.offset}).encode()
            await self._answer(scope, receive, send, Reply(200, offset))
        elif self._page:
            await self._page(scope, receive, send)
        elif scope["type"] == "http":
            await self._answer(scope, receive, send, _error(404, "Not Found"))

    async def _bot(self, scope: Scope, receive: Receive) -> Reply:
        file, _, rest = scope["path"].rpartition("/bot")
        token, _, name = unquote(rest).partition("/")
        if token != self._api.token:
            return _error(401, "Unauthorized")
        if file:
            return self._file(name)
        body = await _body(receive)
        if body is None:
            return _error(413, "Request Entity Too Large")
        try:
            raw = read(scope["query_string"], dict(scope["headers"]).get(b"content-type", b""), body)
        except Refusal as refusal:
            return _error(refusal.code, refusal.description)
        if name.lower() == "getupdates":
            return await self._poll(name, raw, receive)
        return await call(self._api, name, raw)

    async def _poll(self, name: str, raw: dict[str, Any], receive: Receive) -> Reply:
        """A long poll ends when its poller goes away, so that nothing is handed to nobody."""
        polling, gone = asyncio.ensure_future(call(self._api, name, raw)), asyncio.ensure_future(receive())
        await asyncio.wait((polling, gone), return_when=asyncio.FIRST_COMPLETED)
        gone.cancel()
        if not polling.done():
            polling.cancel()
            return Reply(0, b"", reset=True)
        return polling.result()

    def _file(self, path: str) -> Reply:
        folder, _, id = path.partition("/")
        content = self._api.world.files.get(id)
        if content is None:
            return _error(404, "Not Found")
        if folder == "documents":
            return Reply(200, content, b"application/octet-stream")
        return Reply(200, content, b"image/png" if content.startswith(b"\x89PNG") else b"image/jpeg")

    async def _answer(self, scope: Scope, receive: Receive, send: Send, reply: Reply) -> None:
        if reply.reset:
            self._connections.tear(scope["client"])
            await receive()  # until uvicorn knows that the connection is gone; else it would answer 500
            return
        headers = [
            (b"content-type", reply.content_type),
            (b"content-length", str(len(reply.body)).encode()),
            (OFFSET_HEADER.encode(), str(self._api.world.clock.offset).encode()),
        ]
        await send({"type": "http.response.start", "status": reply.status, "headers": headers})
        await send({"type": "http.response.body", "body": reply.body})


class _Quiet(uvicorn.Server):
    """Leaves signals to the program that runs the sandbox; goes up and down without uvicorn's pauses."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.up, self.leaving = asyncio.Event(), asyncio.Event()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.up.set()

    async def main_loop(self) -> None:
        await self.leaving.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for connection in tuple(self.server_state.connections):
            connection.shutdown()
        if tasks := set(self.server_state.tasks):
            await asyncio.wait(tasks, timeout=GRACE_SECONDS)
        for task in tuple(self.server_state.tasks):
            task.cancel()
        for connection in tuple(self.server_state.connections):
            connection.transport.abort()


async def _body(receive: Receive) -> bytes | None:
    """The whole body; None when it is too long."""
    message = await receive()
    if not message.get("more_body"):
        return bytes(message.get("body", b""))
    parts, size = [message["body"]], len(message["body"])
    while message.get("more_body"):
        message = await receive()
        part = message.get("body", b"")
        size += len(part)
        if size > MAX_BODY:
            return None
        parts.append(part)
    return b"".join(parts)


def _error(code: int, description: str) -> Reply:
    return Reply(code, json.dumps({"ok": False, "error_code": code, "description": description}).encode())
