"""A demonstration: sandbox, store and bot in one process, and friends who play by a script."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from tempfile import TemporaryDirectory
from zoneinfo import ZoneInfo

from bot.playground.demo import THINKING, demonstrate
from bot.playground.lent_store import lent
from bot.process import Ground, Serve, drawing, redis_of, store_at, telegram
from bot.runtime import logs
from bot.runtime.leaving import hear_no_more, stop_on_signals
from bot.runtime.waiting import Stopped
from bot.sandbox.sandbox import Sandbox
from bot.settings import Misconfigured, Settings
from storage.clock import Clock

A_PLEASANT_GAME = 13
"""The deal: neither short nor long with sensible players."""
PLACE = "demonstration"
HERE = "http://127.0.0.1"
"""Where its Telegram is, until the port is known."""
AT_FULL_SPEED = {"budget_scale": 1000.0, "board_seconds": 0.0, "taps_a_second": 1000}


def run(port: int, serve: Serve, *, fast: bool = False) -> None:
    """Plays the demonstration, or until SIGINT or SIGTERM.

    `port` 0: any that is free; `fast`: without pauses, and in a Telegram without limits.
    Raises Misconfigured if the port is taken, Unavailable without a store.
    """
    with TemporaryDirectory(prefix="kon-") as data:
        sandbox = Sandbox(port=port, budget=None if fast else 1.0)
        shared = Settings.read(telegram_api_url=HERE, bot_token=sandbox.token, webhook_url=None).redis_url
        settings = Settings.read(
            None,
            telegram_api_url=HERE,
            bot_token=sandbox.token,
            redis_url=shared,
            data_dir=data,
            webhook_url=None,
            log_level="WARNING",
            deal_seed=A_PLEASANT_GAME,
            **(AT_FULL_SPEED if fast else {}),
        )
        logs.set_up(settings.log_level, settings.log_format, settings.secrets)
        with redis_of(settings) as url:
            try:
                asyncio.run(_run(sandbox, settings, url, serve, thinking=0.0 if fast else THINKING))
            finally:
                hear_no_more()


async def _run(sandbox: Sandbox, settings: Settings, url: str, serve: Serve, *, thinking: float) -> None:
    stop = stop_on_signals()
    try:
        await sandbox.start()
    except OSError as error:
        raise Misconfigured(
            "--port", f"can't be listened on ({error.strerror})", "take another port, as in --port 8090"
        ) from None
    settings = settings.model_copy(update={"telegram_api_url": sandbox.url})
    try:
        with suppress(Stopped):
            await _played(sandbox, settings, url, serve, stop, thinking)
    finally:
        await sandbox.stop()


async def _played(
    sandbox: Sandbox, settings: Settings, url: str, serve: Serve, stop: asyncio.Event, thinking: float
) -> None:
    """Raises Stopped when `stop` comes before the bot is there."""
    clock = Clock()
    async with (
        store_at(url, settings, logs.Changes(), stop) as store,
        lent(store, settings, PLACE, secrets.token_hex(4)),
        telegram(settings, clock, stop) as bot,
        drawing(settings) as studio,
    ):
        running = asyncio.create_task(serve(Ground(settings, store, clock, bot, stop, studio=studio)))
        showing = asyncio.create_task(_show(sandbox, thinking, ZoneInfo(settings.default_zone)))
        await asyncio.wait({running, showing}, return_when=asyncio.FIRST_COMPLETED)
        stop.set()
        showing.cancel()
        await running
        if showing.done() and not showing.cancelled():
            showing.result()


async def _show(sandbox: Sandbox, thinking: float, zone: ZoneInfo) -> None:
    print(f"A Telegram of its own at {sandbox.url}, for this machine only. Four friends sit down to play:\n")
    await demonstrate(sandbox, thinking=thinking, zone=zone)
    print("\nThat was the demonstration. `make play` lets you play yourself, in the browser: see README.md.")
