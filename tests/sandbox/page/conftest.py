"""A page without a bot of its own, and a client that plays the bot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.playground.scenes import SCENES
from bot.sandbox.page.app import Page
from bot.sandbox.page.keep import Keep
from bot.sandbox.page.runner import Recipe
from bot.sandbox.page.stage import Stage
from bot.sandbox.sandbox import Sandbox
from tests.sandbox.client import Client
from tests.sandbox.page.browser import Browser, browser


def staged(directory: Path, bot: Recipe | None = None) -> Stage:
    """A stage whose world is kept there; not open yet."""
    page = Page()
    page.stage = Stage(Sandbox(budget=None, page=page), Keep.claim(directory), bot, SCENES)
    return page.stage


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    stage = staged(tmp_path / "kept")
    await stage.open()
    yield stage
    await stage.close()


@pytest.fixture
async def client(stage: Stage) -> AsyncIterator[Client]:
    async with aiohttp.ClientSession() as session:
        yield Client(session, stage.sandbox)


@pytest.fixture
async def page(stage: Stage) -> AsyncIterator[Browser]:
    async with browser(stage.sandbox.url) as page:
        yield page
