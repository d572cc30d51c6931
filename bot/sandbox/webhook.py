"""Delivers updates to the bot's webhook: in order within a chat, several chats at once, again until it says 200."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass

import aiohttp

from bot.sandbox.clock import OFFSET_HEADER
from bot.sandbox.model import Json
from bot.sandbox.updates import Update, Updates

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"
FIRST_RETRY, LONGEST_RETRY = 0.1, 5.0
"""Seconds of the machine's time; the real one is slower."""
ANSWER_WITHIN = 60.0


@dataclass(frozen=True, slots=True)
class Target:
    url: str
    secret: str
    connections: int


class Webhook:
    """At most one. Tells what went wrong last as getWebhookInfo does."""

    def __init__(self, updates: Updates) -> None:
        self._updates = updates
        self._task: asyncio.Task[None] | None = None
        self._flying: dict[int, asyncio.Task[None]] = {}
        self._error: Json = {}
        self.target: Target | None = None

    async def aim(self, target: Target | None) -> None:
        """Delivers there from now on; None: nowhere."""
        await self.stop()
        self.target, self._error = target, {}
        if target:
            self._task = asyncio.create_task(self._run(target))

    async def stop(self) -> None:
        for task in filter(None, (self._task, *self._flying.values())):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self._task = None
        self._flying.clear()

    def info(self) -> Json:
        pending = {"pending_update_count": len(self._updates.pending()), "has_custom_certificate": False}
        if self.target is None:
            return {"url": "", **pending}
        kinds = {"allowed_updates": sorted(self._updates.kinds)}
        return {"url": self.target.url, **pending, "max_connections": self.target.connections, **kinds, **self._error}

    async def _run(self, target: Target) -> None:
        async with aiohttp.ClientSession() as session:
            while True:
                self._launch(session, target)
                await self._updates.news.wait(1.0)

    def _launch(self, session: aiohttp.ClientSession, target: Target) -> None:
        """Starts with the oldest update of each chat that has none under way."""
        for update in self._updates.pending():
            if update.order not in self._flying and len(self._flying) < target.connections:
                self._flying[update.order] = asyncio.create_task(self._deliver(session, target, update))

    async def _deliver(self, session: aiohttp.ClientSession, target: Target, update: Update) -> None:
        pause = FIRST_RETRY
        while error := await self._post(session, target, update.payload):
            if self._updates.stale(update):
                break
            self._error = {"last_error_date": self._updates.date(), "last_error_message": error}
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_RETRY)
        self._updates.done(update)
        self._flying.pop(update.order, None)
        self._updates.news.beat()

    async def _post(self, session: aiohttp.ClientSession, target: Target, payload: Json) -> str:
        """What went wrong; empty when the bot took it."""
        headers = {OFFSET_HEADER: str(self._updates.offset())}
        if target.secret:
            headers[SECRET_HEADER] = target.secret
        timeout = aiohttp.ClientTimeout(ANSWER_WITHIN)
        try:
            async with session.post(target.url, json=payload, headers=headers, timeout=timeout) as response:
                await response.read()
                if 200 <= response.status < 300:
                    return ""
                return f"Wrong response from the webhook: {response.status} {response.reason}"
        except TimeoutError:
            return "Read timeout expired"
        except aiohttp.ClientError:
            return "Connection refused"
