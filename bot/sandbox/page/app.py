"""The page over HTTP: its files, pictures, and a websocket for everything else. For browsers on this machine only."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Mapping
from pathlib import Path

import aiohttp
from aiohttp import web

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
FOREVER = "private, max-age=31536000, immutable"
"""For files that were sent: another content has another file id."""
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json",
}
LARGEST_MESSAGE = 16 * 1024 * 1024
"""Bytes: pictures come this way."""
GOODBYE_SECONDS = 0.5
"""How long a browser may take to say goodbye, too."""


class Page:
    """Serves the paths of a sandbox that are not Telegram's; it shows `stage`, once there is one."""

    def __init__(self) -> None:
        self.stage: Stage | None = None
        self._sockets: set[web.WebSocketResponse] = set()

    async def answer(self, request: web.BaseRequest) -> web.StreamResponse:
        """Turns away who calls this machine by another name: a page elsewhere whose host name leads here."""
        if not _called_here(request):
            return web.Response(status=403, text="This page is for this machine only.")
        if request.method not in ("GET", "HEAD"):
            return web.Response(status=405, headers={"Allow": "GET, HEAD"})
        match request.path.split("/", 3):
            case ["", ""]:
                return _file("index.html")
            case ["", "page", "ws"]:
                return await self._talk(request)
            case ["", "page", "file", id]:
                return self._picture(id)
            case ["", "page", *parts]:
                return _file("/".join(parts))
        return _none()

    async def close(self) -> None:
        """Says goodbye to every browser."""
        await asyncio.gather(*(socket.close(code=aiohttp.WSCloseCode.GOING_AWAY) for socket in tuple(self._sockets)))

    def _picture(self, id: str) -> web.Response:
        content = self.stage and self.stage.sandbox.world.files.get(id)
        if self.stage is None or not content:
            return _none()
        if document := self.stage.sandbox.api.uploads.documents.get(id):
            media_type = "text/plain; charset=utf-8" if document.mime == "text/plain" else "application/octet-stream"
        else:
            media_type = "image/png" if content.startswith(b"\x89PNG") else "image/jpeg"
        return web.Response(body=content, headers={**HEADERS, "cache-control": FOREVER, "content-type": media_type})

    async def _talk(self, request: web.BaseRequest) -> web.StreamResponse:
        stage = self.stage
        if stage is None or not _from_here(request):
            return web.Response(status=403)
        socket = web.WebSocketResponse(timeout=GOODBYE_SECONDS, max_msg_size=LARGEST_MESSAGE, compress=False)
        await socket.prepare(request)
        self._sockets.add(socket)
        refused = await _furnish(stage, request.query)
        line = stage.feed.open()
        if refused:
            line.put({"t": "done", "n": None, "error": refused})
        telling = asyncio.create_task(_tell(socket, line))
        try:
            await _listen(socket, stage, line)
        finally:
            self._sockets.discard(socket)
            stage.feed.close(line)
            telling.cancel()
        return socket


def _called_here(request: web.BaseRequest) -> bool:
    return request.headers.get("host", "") in _hosts(request)


def _from_here(request: web.BaseRequest) -> bool:
    return request.headers.get("origin", "") in {f"http://{host}" for host in _hosts(request)}


def _hosts(request: web.BaseRequest) -> set[str]:
    port = request.get_extra_info("sockname")[1]
    return {f"{name}:{port}" for name in NAMES} | (set(NAMES) if port == 80 else set())


def _file(name: str) -> web.StreamResponse:
    """A file of the page, and nothing above it."""
    path = (STATIC / name).resolve()
    if not path.is_relative_to(STATIC.resolve()) or not path.is_file():
        return _none()
    media = TYPES.get(path.suffix, "application/octet-stream")
    return web.FileResponse(path, headers={**HEADERS, "content-type": media})


def _none() -> web.Response:
    return web.Response(status=404, text="no such file", headers=HEADERS)


async def _furnish(stage: Stage, asked: Mapping[str, str]) -> str:
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


async def _tell(socket: web.WebSocketResponse, line: Line) -> None:
    with contextlib.suppress(ConnectionError):  # the browser has gone in between
        while True:
            await socket.send_str(json.dumps(await line.take(), ensure_ascii=False, separators=(",", ":")))


async def _listen(socket: web.WebSocketResponse, stage: Stage, line: Line) -> None:
    """Does one request after another, as they come."""
    async for message in socket:
        text = message.data if message.type is aiohttp.WSMsgType.TEXT else ""
        done = await deeds.do(deeds.Request(stage, line, _read(text)))
        stage.feed.flush()
        line.put(done)


def _read(text: str) -> Json:
    try:
        fields = json.loads(text)
    except ValueError:
        return {}
    return fields if isinstance(fields, dict) else {}
