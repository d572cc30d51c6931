"""`python -m bot [run | intake | worker | sandbox | play]`: the process, its errors and its exit codes."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager

from telegram.error import InvalidToken, TelegramError
from telegram.ext import ExtBot

from bot import logs
from bot.app import App
from bot.intake import Rejected
from bot.request import bot_of
from bot.settings import Misconfigured, Settings
from storage import embedded
from storage.clock import Clock
from storage.connect import Store, connect
from storage.errors import Unavailable

PARTS = {"run": (True, True), "intake": (True, False), "worker": (False, True)}
"""Command: whether it takes updates in, whether it handles them."""
START_SECONDS = 10.0
"""How long Telegram may take to answer at the start."""


class Unreachable(Exception):
    """Telegram doesn't answer at the start."""


def main(arguments: Sequence[str]) -> int:
    """The exit code: 0 stopped as asked, 1 can't start or go on, 2 misconfigured."""
    asked = _parser().parse_args(arguments)
    try:
        if asked.command == "sandbox" or (asked.command == "play" and not has_token()):
            from bot.sandbox import __main__ as sandbox

            return sandbox.play(port=asked.port)
        run(Settings.read(), *PARTS[asked.command if asked.command in PARTS else "run"])
    except Misconfigured as error:
        return _fail(error, 2)
    except (Rejected, Unreachable, Unavailable) as error:
        return _fail(error, 1)
    return 0


def run(settings: Settings, intake: bool, work: bool) -> None:
    """Runs the bot until SIGTERM or SIGINT. Raises Misconfigured, Rejected, Unreachable or Unavailable."""
    logs.set_up(settings.log_level, settings.log_format, settings.secrets)
    with redis_of(settings) as url:
        asyncio.run(_run(settings, url, intake, work))


async def _run(settings: Settings, url: str, intake: bool, work: bool) -> None:
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    clock = Clock()
    async with store_at(url, settings) as store, telegram(settings, clock) as bot:
        await App(settings, store, clock, bot).run(stop, intake=intake, work=work)


@contextmanager
def redis_of(settings: Settings) -> Iterator[str]:
    """The address of the store: the operator's, or a private one that ends with us. Main thread only."""
    if settings.redis_url:
        yield settings.redis_url
        return
    server = embedded.start(settings.data_dir / "store")
    try:
        yield server.url
    finally:
        server.stop()


@asynccontextmanager
async def store_at(url: str, settings: Settings) -> AsyncIterator[Store]:
    """The open store. Raises Unavailable when nobody answers."""
    store = Store.open(connect(url), budget_scale=settings.budget_scale)
    try:
        await store.check()
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def telegram(settings: Settings, clock: Clock) -> AsyncIterator[ExtBot[None]]:
    """The bot, known to Telegram. Raises Rejected or Unreachable."""
    bot = bot_of(settings, clock.follow)
    try:
        async with asyncio.timeout(START_SECONDS):
            await bot.initialize()
    except InvalidToken:
        raise Rejected from None
    except (TelegramError, TimeoutError) as error:
        reason = str(error) or "no answer"
        remedy = "check TELEGRAM_API_URL and the network, then start again"
        raise Unreachable(f"Telegram at {settings.telegram_api_url} can't be reached ({reason}): {remedy}") from None
    try:
        yield bot
    finally:
        await bot.shutdown()


def has_token() -> bool:
    """Whether somebody set a token: then `play` means the real bot."""
    try:
        return bool(Settings.read().token)
    except Misconfigured as error:
        if error.variable == "BOT_TOKEN" and "not set" in str(error):
            return False
        raise


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Kon, a bot for games in group chats.")
    commands = (*PARTS, "sandbox", "play")
    parser.add_argument("command", nargs="?", default="run", choices=commands, help="default: run")
    parser.add_argument("--port", type=int, default=8081, help="of the sandbox (8081)")
    return parser


def _fail(error: Exception, code: int) -> int:
    print(f"kon: {error}", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
