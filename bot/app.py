"""Wires everything; no logic."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Coroutine
from typing import Any

import structlog
from telegram.ext import ExtBot

from bot import menu, shape, words
from bot.cast import Casting
from bot.desk import Desk
from bot.intake import Polling
from bot.logs import Changes
from bot.mornings import Digests
from bot.outage import Outage
from bot.pause import pause
from bot.post import Post
from bot.routes import application
from bot.settings import Settings
from bot.show import Show
from bot.taps import Taps
from bot.wake import Wake
from bot.webhook import Door, Webhook, served
from bot.work import Worker
from storage.clock import Clock
from storage.connect import Store
from storage.orphans import adopt

log = structlog.get_logger()

FINISH_SECONDS = 5.0
"""How long what is in hand may take after a stop."""
BREATH_SECONDS = 0.2
"""Between two files of words."""


class App:
    """One process of the bot: the intake of updates, their handling, or both."""

    def __init__(self, settings: Settings, store: Store, clock: Clock, bot: ExtBot[None]) -> None:
        """`bot` is initialised: its user name goes into links."""
        self._settings, self._store, self._bot = settings, store, bot
        self._changes = Changes()
        outage = Outage(self._changes)
        casting, post = Casting(store, bot.username, settings), Post(bot)
        self._show = Show(store, clock, post, casting, outage, board_seconds=settings.board_seconds)
        desk = Desk(bot, store, clock, post, self._show, casting, settings)
        self._taps, self._answers = Taps(desk), desk.answers
        self._application = application(bot, desk, self._taps)
        self._clock, self._alone = clock, settings.redis_url is None
        self._worker = Worker(store, clock, self._handle, self._taps.expect, outage, alone=self._alone)
        self._digests = Digests(desk, outage)
        self._wake = Wake(store, clock, self._show, self._digests, outage)

    async def run(self, stop: asyncio.Event, *, intake: bool = True, work: bool = True) -> None:
        """Runs until `stop`, then finishes what is in hand within 5 s. Raises what a part can't go on with."""
        parts: list[Coroutine[Any, Any, None]] = [_warm_up(stop)]
        if intake:
            parts += [self._intake(stop), menu.publish(self._bot)]
        if work:
            parts += [self._worker.run(stop), self._wake.run(stop)]
        if self._alone:
            await adopt(self._store.redis, self._clock.now())
        await self._application.initialize()
        tasks = [asyncio.create_task(part) for part in parts]
        stopping = asyncio.create_task(stop.wait())
        failed = await _first_failure([*tasks, stopping])
        stop.set()
        await self._finish(tasks)
        if failed:
            raise failed

    async def _finish(self, tasks: list[asyncio.Task[None]]) -> None:
        """Lets everything in hand end; what takes too long is found again by the next start."""
        self._answers.drop()
        try:
            async with asyncio.timeout(FINISH_SECONDS):
                await asyncio.gather(*tasks, return_exceptions=True)
                await asyncio.gather(self._show.settle(), self._taps.settle(), self._digests.settle())
        except TimeoutError:
            log.warning("left something undone; the next start finishes it")

    async def _intake(self, stop: asyncio.Event) -> None:
        if self._settings.webhook_url:
            await Webhook(self._settings, self._bot, self._store, self._changes).run(stop)
            return
        polling = Polling(self._settings, self._bot, self._store, self._changes).run(stop)
        if not self._settings.port_assigned:
            await polling
            return
        health = Door(self._store, self._settings.hook_secret, self._changes).app()
        async with served(health, *self._settings.listen):
            await polling

    async def _handle(self, update: dict[str, Any]) -> None:
        await self._application.process_update(shape.read(update, self._bot))


async def _warm_up(stop: asyncio.Event) -> None:
    """All words, before anybody waits for them, but bit by bit: who comes at once shall not wait for the rest."""
    for path in words.files():
        await asyncio.to_thread(words.compiled, path)
        await pause(BREATH_SECONDS, stop)
        if stop.is_set():
            return
    gc.freeze()  # what the start has made stays; to look through it every few seconds would take 50 ms


async def _first_failure(tasks: list[asyncio.Task[Any]]) -> BaseException | None:
    """Waits for the stop (the last task), or for the first part that fails."""
    waiting = set(tasks)
    while tasks[-1] in waiting:
        done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            if error := task.exception():
                return error
    return None
