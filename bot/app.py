"""Wires everything; no logic."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine
from typing import Any

import structlog
from telegram import Bot

from bot.delivery.audience import Audiences
from bot.delivery.digest import Digests
from bot.delivery.gallery import Gallery, NoStudio, Studio
from bot.delivery.paid_calls import PaidCalls
from bot.delivery.show import Show
from bot.handlers.admins import Admins
from bot.handlers.context import Context
from bot.pictures.edition import edition
from bot.process import Ground
from bot.runtime.caught_up import CaughtUp
from bot.runtime.ear import BEAT_SECONDS, Ear
from bot.runtime.jobs import Jobs
from bot.runtime.logs import Changes
from bot.runtime.outage import Outage
from bot.scheduler import Scheduler
from bot.settings import Settings
from bot.telegram import command_menu, updates
from bot.telegram.calls import Calls
from bot.telegram.polling import Polling
from bot.telegram.unhooking import Unhooking
from bot.thinking.thinker import Thinker
from bot.wiring import wired
from bot.worker import Worker
from storage.clock import Clock
from storage.connect import Store
from storage.orphans import adopt

log = structlog.get_logger()

DIGEST_SECONDS = 10.0
"""How long a digest may wait for the budget of all chats; nobody waits for it."""
FINISH_SECONDS = 5.0
"""How long what is in hand may take after a stop."""


class App:
    """One process of the bot: the intake of updates, their handling, or both."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        clock: Clock,
        bot: Bot,
        jobs: Jobs | None = None,
        changes: Changes | None = None,
        studio: Studio | None = None,
    ) -> None:
        """`bot` is initialised: its user name goes into links; `jobs`: what the process does now and then besides;
        `changes`: what it has lost already; `studio`: what draws pictures, if anything does.
        """
        self._settings, self._store, self._bot = settings, store, bot
        self._changes, self._jobs = changes or Changes(), jobs or Jobs()
        self._outage = outage = Outage(self._changes, store.check)
        self._ear, self._caught_up = Ear(store.heard, clock), CaughtUp(store, clock)
        audiences, calls = Audiences(store, bot.username, settings), Calls(bot)
        gallery = Gallery(store.pictures, studio or NoStudio(), clock, bot=settings.bot_id, edition=edition())
        self._show = Show(store, clock, calls, gallery, audiences, outage, board_seconds=settings.board_seconds)
        paid_calls = PaidCalls(store, clock, calls)
        late = self._caught_up
        self.thinker = Thinker(reviews=settings.reviews)
        context = Context(
            bot, store, clock, calls, paid_calls, self._show, audiences, settings, Admins(bot), self.thinker,
            late=lambda: late.late,
        )  # fmt: skip
        handlers, self._replies = wired(context), context.replies
        self._router, self._callbacks = handlers.router, handlers.callbacks
        self._clock, self._alone = clock, settings.redis_url is None
        self._worker = Worker(store, clock, self._handle, self._callbacks.expect, outage, alone=self._alone)
        unhurried = PaidCalls(store, clock, calls, patience=DIGEST_SECONDS)
        self._digests = Digests(store, clock, calls, unhurried, audiences, settings, outage)
        self._scheduler = Scheduler(store, clock, self._show, self._digests, outage, self._caught_up, self.thinker)

    async def run(self, stop: asyncio.Event, *, intake: bool = True, work: bool = True) -> None:
        """Runs until `stop`, then finishes what is in hand within 5 s. Raises what a part can't go on with."""
        parts: list[Coroutine[Any, Any, None]] = []
        if intake:
            parts += [self._intake(stop), command_menu.publish(self._bot)]
            self._jobs.every(BEAT_SECONDS, "whether Telegram is heard", lambda: self._beat(stop))
        elif self._settings.port_assigned:
            parts.append(self._healthy(stop.wait()))
        if work:
            parts.append(self._work(stop))
        parts.append(self._jobs.run(stop))
        tasks = [asyncio.create_task(part) for part in parts]
        stopping = asyncio.create_task(stop.wait())
        failed = await _first_failure([*tasks, stopping])
        stop.set()
        await self._finish(tasks)
        if failed:
            raise failed

    async def _finish(self, tasks: list[asyncio.Task[None]]) -> None:
        """Lets everything in hand end; what takes too long is found again by the next start."""
        self._replies.drop()
        thinking = asyncio.create_task(self.thinker.stop())
        try:
            async with asyncio.timeout(FINISH_SECONDS):
                await asyncio.gather(*tasks, return_exceptions=True)
                await asyncio.gather(
                    thinking,
                    self._scheduler.settle(),
                    self._show.settle(),
                    self._callbacks.settle(),
                    self._digests.settle(),
                )
        except TimeoutError:
            log.warning("left something undone; the next start finishes it")

    async def _work(self, stop: asyncio.Event) -> None:
        adopted = not self._alone
        while not (adopted or stop.is_set()):
            async with self._outage.survive(stop):
                await adopt(self._store.redis, self._clock.now())
                adopted = True
        self._scheduler.enter(self._jobs, stop)
        await self._worker.run(stop)

    async def _intake(self, stop: asyncio.Event) -> None:
        given = self._settings, self._bot, self._store, self._changes
        heard = self._store.heard
        if self._settings.webhook_url:
            from bot.telegram.hook import Hook  # a web server only for who has one
            from bot.telegram.webhook import Webhook

            hook = Hook(self._settings, self._bot, self._changes, self._ear, self._clock, heard.hooked)
            await Webhook(*given, hook=hook).run(stop)
            return
        unhooking = Unhooking(self._bot, self._changes, self._clock, heard.hook)
        polling = Polling(*given, ear=self._ear, unhooking=unhooking).run(stop)
        await (self._healthy(polling) if self._settings.port_assigned else polling)

    async def _healthy(self, work: Awaitable[object]) -> None:
        """Does it, and meanwhile tells everybody who asks how we are."""
        from bot.telegram.webhook import Door, served

        door = Door(self._store, self._settings.hook_secret, self._changes)
        async with served(door.app(), *self._settings.listen):
            await work

    async def _beat(self, stop: asyncio.Event) -> None:
        async with self._outage.survive(stop):
            await self._ear.beat()

    async def _handle(self, update: dict[str, Any]) -> None:
        await self._caught_up.by_now()  # after an outage nothing is handled before the clocks have stood still for it
        await self._router.handle(updates.read(update))


async def serve(ground: Ground, *, intake: bool = True, work: bool = True) -> None:
    """The bot, or one of its halves, until it is told to stop."""
    app = App(ground.settings, ground.store, ground.clock, ground.bot, ground.jobs, ground.changes, ground.studio)
    await app.run(ground.stop, intake=intake, work=work)


async def _first_failure(tasks: list[asyncio.Task[Any]]) -> BaseException | None:
    """Waits for the stop (the last task), or for the first part that fails."""
    waiting = set(tasks)
    while tasks[-1] in waiting:
        done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            if error := task.exception():
                return error
    return None
