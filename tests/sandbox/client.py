"""Clients of the Bot API: the library that the bot uses, and plain HTTP."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
from telegram import Bot
from telegram.request import HTTPXRequest

from bot.sandbox.happenings import HANG_SECONDS
from bot.sandbox.model import Json
from bot.sandbox.sandbox import Sandbox


def library(sandbox: Sandbox) -> Bot:
    """python-telegram-bot with its own way of making requests, but for certificates: loading them takes long."""
    patience = dict.fromkeys(("read_timeout", "write_timeout", "connect_timeout", "pool_timeout"), HANG_SECONDS)
    calls, polls = (HTTPXRequest(httpx_kwargs={"verify": False}, **patience) for _ in range(2))
    base, files = f"{sandbox.url}/bot", f"{sandbox.url}/file/bot"
    return Bot(sandbox.token, base, files, request=calls, get_updates_request=polls)


async def polled(sandbox: Sandbox, *, waits: bool = True) -> None:
    """Comes back when a long poll waits for updates, or else when none does any more."""
    async with asyncio.timeout(HANG_SECONDS):
        while bool(sandbox.world.updates.news._waiting) != waits:  # noqa: ASYNC110  # nothing tells of it
            await asyncio.sleep(0)


class Client:
    def __init__(self, session: aiohttp.ClientSession, sandbox: Sandbox) -> None:
        self.session, self.sandbox = session, sandbox

    def url(self, method: str) -> str:
        return f"{self.sandbox.url}/bot{self.sandbox.token}/{method}"

    async def call(self, method: str, **params: Any) -> Json:
        """The whole answer to a call with a JSON body."""
        async with self.session.post(self.url(method), json=params) as response:
            answer: Json = await response.json()
            assert answer["ok"] or answer["error_code"] == response.status
            return answer

    async def does(self, method: str, **params: Any) -> Any:
        """The result of a call that succeeds."""
        answer = await self.call(method, **params)
        assert answer["ok"], answer
        return answer["result"]

    async def fails(self, method: str, **params: Any) -> str:
        """The description of a refusal."""
        answer = await self.call(method, **params)
        assert not answer["ok"], answer
        return str(answer["description"])
