"""A sandbox for each test, a raw client of its HTTP, and python-telegram-bot as the client that it must suit."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest
from telegram import Bot

from bot.sandbox.sandbox import Sandbox
from tests.sandbox.client import Client, library


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """Without limits on what a bot may send."""
    async with Sandbox(budget=None) as sandbox:
        yield sandbox


@pytest.fixture
async def client(sandbox: Sandbox) -> AsyncIterator[Client]:
    async with aiohttp.ClientSession() as session:
        yield Client(session, sandbox)


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[Bot]:
    async with library(sandbox) as bot:
        yield bot
