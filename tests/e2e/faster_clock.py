"""Time that goes faster: nobody waits twenty seconds for a pass."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bot.delivery.show import SHOWING
from bot.sandbox.sandbox import Sandbox
from tests.e2e.house import House

HURRY, STEP = 3.0, 0.03
"""Seconds by which the clock is put on, and how often where nothing else is said."""


@asynccontextmanager
async def hurrying(here: House) -> AsyncIterator[None]:
    """Inside, time goes faster while the bot has nothing in hand: on a busy machine, too, no lease is lost by it, and
    no tap gets too old to be answered.
    """
    world, api = here.sandbox.world, here.sandbox.api

    def spares() -> bool:
        given_up = world.clock.now() - world.rules.answer_within
        answered = all(query.at < given_up for query in world.queries.values())
        return answered and not api.busy and all(task.get_name() != SHOWING for task in asyncio.all_tasks())

    async with faster(here.sandbox, STEP, spares):
        yield


@asynccontextmanager
async def faster(sandbox: Sandbox, step: float, may: Callable[[], bool]) -> AsyncIterator[None]:
    """Inside, the clock is put on each `step` seconds in which it may be."""

    async def hurries() -> None:
        while True:
            await asyncio.sleep(step)
            if may():
                sandbox.jump(HURRY)

    running = asyncio.create_task(hurries())
    try:
        yield
    finally:
        running.cancel()
