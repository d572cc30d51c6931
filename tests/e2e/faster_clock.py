"""Time that goes faster: nobody waits twenty seconds for a pass."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from bot.delivery.show import SHOWING
from bot.sandbox.sandbox import Sandbox
from bot.scheduler import THINKING
from tests.e2e.house import House
from tests.storage.meanwhile import meanwhile

HURRY, STEP = 3.0, 0.03
"""Seconds by which the clock is put on, and how often where nothing else is said."""


@asynccontextmanager
async def hurrying(here: House) -> AsyncIterator[None]:
    """Inside, time goes faster while the bot has nothing in hand: on a busy machine, too, no lease is lost by it, and
    no tap gets too old to be answered.
    """

    async def spares() -> bool:
        names = {task.get_name() for task in asyncio.all_tasks()}
        return unhurried(here.sandbox) and names.isdisjoint({SHOWING, THINKING})

    async with faster(here.sandbox, STEP, spares):
        yield


def unhurried(sandbox: Sandbox) -> bool:
    """Whether nobody asks Telegram for anything, and no tap waits for its answer that could still be given."""
    given_up = sandbox.world.clock.now() - sandbox.world.rules.answer_within
    return not sandbox.api.busy and all(query.at < given_up for query in sandbox.world.queries.values())


@asynccontextmanager
async def faster(
    sandbox: Sandbox, step: float, may: Callable[[], Awaitable[bool]], by: float = HURRY
) -> AsyncIterator[None]:
    """Inside, the clock is put on by so much each `step` seconds in which it may be."""

    async def hurries() -> None:
        await asyncio.sleep(step)
        if await may():
            sandbox.jump(by)

    async with meanwhile(hurries):
        yield
