"""Waits that an end of the process cuts short."""

import asyncio
from collections.abc import Awaitable, Callable

Pause = Callable[[float, asyncio.Event], Awaitable[None]]


async def pause(seconds: float, stop: asyncio.Event) -> None:
    """Sleeps, unless `stop` comes first."""
    try:
        await asyncio.wait_for(stop.wait(), seconds)
    except TimeoutError:
        return
