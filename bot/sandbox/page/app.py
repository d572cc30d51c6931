"""The page over HTTP: its files, pictures, and a websocket for everything else. For browsers on this machine only."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import QueryParams
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from bot.sandbox.acts import NotAllowed
from bot.sandbox.model import Json
from bot.sandbox.page import deeds
from bot.sandbox.page.casts import DEFAULT
from bot.sandbox.page.feed import Line
from bot.sandbox.page.stage import NoBot, Stage

STATIC = Path(__file__).parent / "static"
NAMES = ("127.0.0.1", "localhost")
"""What a browser on this machine may call it."""
HEADERS = {
    "cache-control": "no-cache",
    "content-security-policy": "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json",
}
FOREIGN = 4403
"""The websocket's close code for whoever comes from another site."""


class Page:
    """An ASGI app for the paths of a sandbox that are not Telegram's; it shows `stage`, once there is one."""

    def __init__(self) -> None:
        self.stage: Stage | None = None
        routes = [
            Route("/", self._index),
            Route("/page/file/{id}", self._picture),
            Route("/page/{path:path}", self._static),
            WebSocketRoute("/page/ws", self._talk),
        ]
        self._app: ASGIApp = _Guard(Starlette(routes=routes))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)

    async def _index(self, request: Request) -> Response:
        return _file("index.html")

    async def _static(self, request: Request) -> Response:
        return _file(request.path_params["path"])

    async def _picture(self, request: Request) -> Response:
        id = request.path_params["id"]
        content = self.stage and self.stage.sandbox.world.files.get(id)
        if self.stage is None or not content:
            return PlainTextResponse("no such file", 404)
        if document := self.stage.sandbox.api.documents.get(id):
            media_type = document.mime if document.mime == "text/plain" else "application/octet-stream"
            return Response(content, media_type=media_type, headers=HEADERS)
        media_type = "image/png" if content.startswith(b"\x89PNG") else "image/jpeg"
        return Response(content, media_type=media_type, headers=HEADERS)

    async def _talk(self, socket: WebSocket) -> None:
        stage = self.stage
        if stage is None or not _from_here(socket):
            await socket.close(FOREIGN)
            return
        await socket.accept()
        refused = await _furnish(stage, socket.query_params)
        line = stage.feed.open()
        if refused:
            line.put({"t": "done", "n": None, "error": refused})
        telling = asyncio.create_task(_tell(socket, line))
        try:
            await _listen(socket, stage, line)
        finally:
            stage.feed.close(line)
            telling.cancel()


class _Guard:
    """Turns away who calls this machine by another name (a page elsewhere whose host name leads here), and says
    what browsers may do with what they get."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not _called_here(HTTPConnection(scope)):
            await PlainTextResponse("This page is for this machine only.", 403)(scope, receive, send)
            return
        await self._app(scope, receive, send)


def _called_here(connection: HTTPConnection) -> bool:
    return connection.headers.get("host", "") in _hosts(connection)


def _from_here(connection: HTTPConnection) -> bool:
    origins = {f"http://{host}" for host in _hosts(connection)}
    return _called_here(connection) and connection.headers.get("origin", "") in origins


def _hosts(connection: HTTPConnection) -> set[str]:
    port = connection.scope["server"][1]
    return {f"{name}:{port}" for name in NAMES} | (set(NAMES) if port == 80 else set())


def _file(name: str) -> Response:
    """A file of the page, and nothing above it."""
    path = (STATIC / name).resolve()
    if not path.is_relative_to(STATIC.resolve()) or not path.is_file():
        return PlainTextResponse("no such file", 404, headers=HEADERS)
    media = TYPES.get(path.suffix, "application/octet-stream")
    return FileResponse(path, media_type=media, headers=HEADERS)


async def _furnish(stage: Stage, asked: QueryParams) -> str:
    """Builds the scene that a browser asks for; else there is somebody at least, who speaks the language of the first
    browser. Returns why the scene can't be built."""
    scene, language = asked.get("scene", ""), asked.get("language", DEFAULT)
    try:
        if scene:
            await stage.anew(scene, language)
    except (NotAllowed, NoBot) as error:
        return str(error)
    finally:
        stage.let_in(language)
    return ""


async def _tell(socket: WebSocket, line: Line) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the browser has gone in between
        while True:
            await socket.send_text(json.dumps(await line.take(), ensure_ascii=False, separators=(",", ":")))


async def _listen(socket: WebSocket, stage: Stage, line: Line) -> None:
    """Does one request after another, as they come."""
    while (message := await socket.receive())["type"] != "websocket.disconnect":
        done = await deeds.do(deeds.Request(stage, line, _read(message.get("text") or "")))
        stage.feed.flush()
        line.put(done)


def _read(text: str) -> Json:
    try:
        fields = json.loads(text)
    except ValueError:
        return {}
    return fields if isinstance(fields, dict) else {}
