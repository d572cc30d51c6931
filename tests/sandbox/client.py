"""The Bot API over plain HTTP, as any library might speak it."""

from __future__ import annotations

from typing import Any

import aiohttp

from bot.sandbox.model import Json
from bot.sandbox.sandbox import Sandbox


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
