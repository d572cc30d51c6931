"""A store of the operator's for a sandbox: only one in which nobody else plays."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.settings import Misconfigured, Settings
from storage.connect import Store, connect
from storage.everything import wipe
from storage.tenant import Taken, lend


@asynccontextmanager
async def lent(store: Store, settings: Settings, place: str, world: str) -> AsyncIterator[None]:
    """Empty at the beginning, and at the end. Raises Misconfigured."""
    await _lend(store, settings, place, world)
    try:
        yield
    finally:
        await wipe(store.redis)


async def lend_to_world(settings: Settings, home: Path) -> None:
    """For the world whose bot has its data in `home`, as long as it is kept. Raises Misconfigured or Unavailable."""
    if settings.redis_url is None:
        return
    store = Store.open(connect(settings.redis_url))
    try:
        await store.check()
        await _lend(store, settings, str(home.parents[1]), home.parent.name)
    finally:
        await store.close()


async def _lend(store: Store, settings: Settings, place: str, world: str) -> None:
    try:
        await lend(store.redis, settings.bot_id, place, world)
    except Taken as error:
        remedy = "name an empty database for the sandbox, as in redis://localhost:6379/1"
        raise Misconfigured("REDIS_URL", f"has {error} in it", remedy) from None
