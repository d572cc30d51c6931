"""A Bot API server in a few lines: it answers as a test tells it, and remembers what it was asked."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.settings import Settings

TOKEN = "123456:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr"

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class FakeTelegram:
    def __init__(self) -> None:
        self.asked: list[tuple[str, dict[str, Any]]] = []
        """Method and parameters of each call."""
        self.handlers: dict[str, Handler] = {"getUpdates": self._updates}
        self.pending: list[dict[str, Any]] = []
        """Updates that nobody has confirmed yet."""
        self.faults: list[Handler] = []
        """What polls get, one after the other, before they get updates."""
        self.url = ""

    @property
    def settings(self) -> Settings:
        return Settings.read(None, telegram_api_url=self.url, bot_token=TOKEN)

    def answer(self, method: str, *answers: Handler) -> None:
        """Answers calls of `method` with `answers`, one after the other; the last one stays."""
        left = list(answers)
        self.handlers[method] = lambda request: (left.pop(0) if len(left) > 1 else left[0])(request)

    def calls(self, method: str) -> list[dict[str, Any]]:
        return [parameters for name, parameters in self.asked if name == method]

    async def handle(self, request: web.Request) -> web.StreamResponse:
        method = request.match_info["method"]
        self.asked.append((method, await _parameters(request)))
        return await self.handlers[method](request)

    async def _updates(self, request: web.Request) -> web.StreamResponse:
        asked = await _parameters(request)
        if self.faults:
            return await self.faults.pop(0)(request)
        offset = int(asked["offset"])
        self.pending = [update for update in self.pending if update["update_id"] >= offset]
        if not self.pending and asked["timeout"] != "0":
            return await hang(request)
        return await ok(self.pending[: int(asked["limit"])])(request)


async def _parameters(request: web.Request) -> dict[str, Any]:
    if request.content_type == "application/json":
        return dict(await request.json())
    return {name: _read(value) for name, value in (await request.post()).items()}


def _read(value: Any) -> Any:
    """A file as its name, type and content; anything else as it is."""
    return (value.filename, value.content_type, value.file.read()) if isinstance(value, web.FileField) else value


@asynccontextmanager
async def fake_telegram() -> AsyncIterator[FakeTelegram]:
    fake = FakeTelegram()
    application = web.Application()
    application.router.add_route("*", f"/bot{TOKEN}/{{method}}", fake.handle)
    async with TestServer(application) as server:
        fake.url = str(server.make_url("")).rstrip("/")
        yield fake


def ok(result: Any, **headers: str) -> Handler:
    return replies(200, json.dumps({"ok": True, "result": result}), **headers)


def error(status: int, description: str, **parameters: Any) -> Handler:
    body = {"ok": False, "error_code": status, "description": description}
    return replies(status, json.dumps(body | ({"parameters": parameters} if parameters else {})))


def page(status: int) -> Handler:
    """What a proxy says in place of Telegram: HTML that repeats the address."""
    return replies(status, f"<html>/bot{TOKEN}/getMe can't be shown</html>", content_type="text/html")


def replies(status: int, text: str, content_type: str = "application/json", **headers: str) -> Handler:
    async def reply(request: web.Request) -> web.StreamResponse:
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        return web.Response(status=status, text=text, content_type=content_type, headers=names)

    return reply


async def hang(request: web.Request) -> web.StreamResponse:
    """No answer as long as the client waits."""
    await asyncio.Event().wait()
    raise AssertionError("unreachable")


async def reset(request: web.Request) -> web.StreamResponse:
    """Takes the request and breaks the connection."""
    assert request.transport is not None
    request.transport.abort()
    return web.Response()
