"""A local Telegram with a web page, kept on disk, and the bot as a process in front of it."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from functools import partial
from pathlib import Path

from bot.env import written
from bot.playground.lent_store import lend_to_world
from bot.playground.scenes import SCENES
from bot.runtime.leaving import stop_on_signals
from bot.sandbox.page.app import Page
from bot.sandbox.page.keep import Keep, Occupied, UnreadableWorld
from bot.sandbox.page.runner import Recipe
from bot.sandbox.page.stage import NoBot, NoPort, Stage
from bot.sandbox.sandbox import TOKEN, Sandbox
from bot.settings import Misconfigured, Settings
from storage.bond import Bond
from storage.errors import Unavailable

ROOT = Path(__file__).parents[2]
INHERITED = ("PATH", "HOME", "TMPDIR", "LANG", "LC_ALL", "TZ")
"""Of our environment; what else the bot gets is what Settings has read."""
IN_A_HURRY = {
    "BUDGET_SCALE": "1000",
    "BOARD_SECONDS": "0",
    "TAPS_A_SECOND": "1000",
    "PICTURE_SECONDS": "60",
    "ANSWER_SECONDS": "60",
}
"""Where nobody minds a button that spins, a tap is told its verdict however busy the machine is."""
IN_A_SCENE = {**IN_A_HURRY, "DEAL_SEED": "5"}
"""So that a scene looks the same every time."""
HERE = "http://127.0.0.1"
"""Where the bot's Telegram is; the bot itself is told the port, too, once it is known."""
WITH_BOT, WITHOUT_BOT = "sandbox", "telegram"
"""Directories under DATA_DIR."""


class NoStart(Exception):
    """The bot has said on stderr why it can't start."""


def run(port: int, *, anew: bool, fast: bool, bot: bool) -> None:
    """Stays until SIGINT or SIGTERM.

    `port` 0: any that is free; `anew`: without what was kept; `fast`: in a Telegram without limits.
    Raises Misconfigured if the port is taken or what was kept can't be used, NoStart, and Unavailable without a store.
    """
    token = f"{TOKEN.partition(':')[0]}:{secrets.token_urlsafe(26)}" if bot else TOKEN
    settings = Settings.read(telegram_api_url=HERE, bot_token=token, webhook_url=None)
    page = Page()
    sandbox = Sandbox(token=token, port=port, budget=None if fast else 1.0, page=page)
    keep = _claimed(settings.data_dir / (WITH_BOT if bot else WITHOUT_BOT))
    page.stage = Stage(sandbox, keep, _recipe(settings, fast=fast) if bot else None, SCENES, settings.default_zone)
    asyncio.run(_run(page.stage, anew=anew))


async def _run(stage: Stage, *, anew: bool) -> None:
    stop = stop_on_signals()
    await _open(stage, anew=anew)
    try:
        _greet(stage)
        await stop.wait()
    finally:
        await stage.close()


async def _open(stage: Stage, *, anew: bool) -> None:
    try:
        await stage.open(anew=anew)
    except NoPort as error:
        raise Misconfigured(
            "--port", f"can't be listened on ({error})", "take another port, as in --port 8090"
        ) from None
    except UnreadableWorld as error:
        remedy = "`python -m bot play --anew` begins another one"
        raise Misconfigured("DATA_DIR", f"has a world that can't be read ({error})", remedy) from None
    except NoBot:
        await stage.close()
        raise NoStart from None
    except (Misconfigured, Unavailable):
        await stage.close()
        raise


def _greet(stage: Stage) -> None:
    print(f"Kon in a local Telegram: {stage.sandbox.url}")
    print("For this machine only; it is no server for the open net. It is kept until you begin anew (--anew).")
    if stage.runner.possible:
        print("Ctrl-C ends it. With BOT_TOKEN in .env, `make play` starts the real bot: see README.md.", flush=True)
    else:
        print(f"Its bot is yours to start, with the token {stage.sandbox.token}. Ctrl-C ends it.", flush=True)


def _claimed(directory: Path) -> Keep:
    try:
        return Keep.claim(directory)
    except Occupied:
        raise Misconfigured("DATA_DIR", f"has a sandbox that runs already ({directory})", "stop that one") from None
    except OSError as error:
        raise Unavailable(f"can't use the data directory {directory}: {error.strerror}; set DATA_DIR") from error


def _recipe(settings: Settings, *, fast: bool) -> Recipe:
    inherited = {name: os.environ[name] for name in INHERITED if name in os.environ}
    told = {
        "PYTHONPATH": os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH")))),
        "DEFAULT_ZONE": settings.default_zone,
        "DEFAULT_QUIET": written(settings.default_quiet),
        "DEFAULT_LANGUAGE": settings.default_language,
        "PICTURES": "yes" if settings.pictures else "no",
        "LOG_FORMAT": settings.log_format,
        "LOG_LEVEL": settings.log_level if "log_level" in settings.model_fields_set else "WARNING",
    }
    if settings.redis_url is not None:
        told["REDIS_URL"] = settings.redis_url
    if settings.deal_seed is not None:
        told["DEAL_SEED"] = str(settings.deal_seed)
    pace = IN_A_HURRY if fast else _pace(settings)
    command = (sys.executable, "-m", "bot", "run")
    ready = partial(lend_to_world, settings)
    return Recipe(command, Bond, {**inherited, **told, **pace}, IN_A_SCENE, ready)


def _pace(settings: Settings) -> dict[str, str]:
    names = [name.lower() for name in IN_A_HURRY]
    return {name.upper(): str(getattr(settings, name)) for name in names if name in settings.model_fields_set}
