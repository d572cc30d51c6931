"""One process: what it stands on, from the signals to the store and Telegram, and how it ends."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import structlog
from telegram import Bot
from telegram.error import InvalidToken, TelegramError

from bot.delivery.gallery import NoStudio, Studio
from bot.pictures.pool import Pool
from bot.runtime import logs
from bot.runtime.jobs import Jobs
from bot.runtime.leaving import hear_no_more, stop_on_signals
from bot.runtime.logs import Changes
from bot.runtime.store_time import StoreTime
from bot.runtime.tending import Tending, explaining
from bot.runtime.waiting import Stopped, unless
from bot.settings import Settings
from bot.telegram.client import bot_of
from bot.telegram.polling import Rejected
from storage import embedded
from storage.away import AWAY
from storage.clock import Clock
from storage.connect import Store, connect
from storage.embedded import Embedded
from storage.errors import Refusing, Unavailable
from storage.tenant import settle
from storage.transfer import half_done

log = structlog.get_logger()

START_SECONDS = 10.0
"""How long Telegram may take to answer at the start."""


class Unreachable(Exception):
    """Telegram doesn't answer at the start; one line for the operator."""


@dataclass(frozen=True)
class Ground:
    """What everything in the process stands on."""

    settings: Settings
    store: Store
    clock: Clock
    bot: Bot
    stop: asyncio.Event
    """Set by the signals."""
    jobs: Jobs = field(default_factory=Jobs)
    changes: Changes = field(default_factory=Changes)
    studio: Studio = field(default_factory=NoStudio)
    """What draws."""


Serve = Callable[[Ground], Coroutine[Any, Any, None]]
"""Runs the bot, as in `bot.app`."""


def run(settings: Settings, load: Callable[[], Serve]) -> None:
    """Serves until SIGTERM or SIGINT; what serves is loaded while a private store starts.

    Raises Misconfigured, Rejected, Unreachable or Unavailable.
    """
    logs.set_up(settings.log_level, settings.log_format, settings.secrets)
    with private_store(settings, meanwhile=load) as server:
        try:
            asyncio.run(_run(settings, server, load()))
        finally:
            hear_no_more()


async def _run(settings: Settings, server: Embedded | None, serve: Serve) -> None:
    stop = stop_on_signals()
    with suppress(Stopped):
        await _stand(settings, server, serve, stop)


async def _stand(settings: Settings, server: Embedded | None, serve: Serve, stop: asyncio.Event) -> None:
    """Raises Stopped when `stop` comes before there is something to stand on."""
    clock, url, changes = Clock(), address(settings, server), Changes(explaining(server))
    async with (
        store_at(url, settings, changes, stop) as store,
        telegram(settings, clock, stop) as bot,
        drawing(settings) as studio,
    ):
        ground = Ground(settings, store, clock, bot, stop, changes=changes, studio=studio)
        times = StoreTime(store, clock, changes)
        await times.look()
        times.enter(ground.jobs)
        if server:
            Tending(server).enter(ground.jobs)
        gc.freeze()  # what the start has made stays; to look through it now and then, and at the end, would take 50 ms
        await serve(ground)


@contextmanager
def private_store(
    settings: Settings, *, meanwhile: Callable[[], object] = embedded.nothing
) -> Iterator[Embedded | None]:
    """A store of our own that ends with us, unless the operator has one. Main thread only."""
    if settings.redis_url:
        yield None
        return
    server = embedded.start(settings.data_dir / "store", meanwhile)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def redis_of(settings: Settings) -> Iterator[str]:
    """The address of the store, be it the operator's or a private one. Main thread only."""
    with private_store(settings) as server:
        yield address(settings, server)


def address(settings: Settings, server: Embedded | None) -> str:
    return server.url if server else settings.redis_url or ""


@asynccontextmanager
async def store_at(url: str, settings: Settings, changes: Changes, stop: asyncio.Event) -> AsyncIterator[Store]:
    """The open store. Raises Unavailable when nobody answers or only the operator can set it right, and Stopped.

    One that refuses for now is told, and waited for as it is later: a full disk must not become a loop of restarts.
    """
    store = Store.open(connect(url), budget_scale=settings.budget_scale, explain=changes.explain)
    try:
        try:
            await unless(stop, store.check())
            await unless(stop, _settle(store, settings))
        except Refusing as error:
            changes.lost("store", error.__cause__ if isinstance(error.__cause__, Exception) else error)
        except AWAY as error:
            changes.lost("store", error)
        yield store
    finally:
        await store.close()


async def _settle(store: Store, settings: Settings) -> None:
    """Raises Unavailable for a store that isn't whole."""
    if await half_done(store.redis):
        raise Unavailable("an import into the store was cut off: `python -m bot import` has to be done once more")
    await settle(store.redis, settings.bot_id)


@asynccontextmanager
async def drawing(settings: Settings) -> AsyncIterator[Studio]:
    """What draws pictures; it is gone before the store and Telegram are."""
    if not settings.pictures:
        yield NoStudio()
        return
    pool = Pool(settings.picture_seconds)
    try:
        yield pool
    finally:
        await pool.stop()


@asynccontextmanager
async def telegram(settings: Settings, clock: Clock, stop: asyncio.Event) -> AsyncIterator[Bot]:
    """The bot, known to Telegram. Raises Rejected, Unreachable or Stopped."""
    bot = bot_of(settings, clock.follow)
    try:
        await unless(stop, _meet(bot, settings))
        yield bot
    finally:
        await bot.shutdown()


async def _meet(bot: Bot, settings: Settings) -> None:
    """Learns from Telegram who the bot is."""
    try:
        async with asyncio.timeout(START_SECONDS):
            await bot.initialize()
    except InvalidToken:
        raise Rejected from None
    except (TelegramError, TimeoutError) as error:
        reason = str(error) or "no answer"
        way = ", the proxy" if settings.proxy else ""
        remedy = f"check TELEGRAM_API_URL{way} and the network, then start again"
        raise Unreachable(f"Telegram at {settings.telegram_api_url} can't be reached ({reason}): {remedy}") from None
