"""Waits that the end of the process cuts short."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")
Pause = Callable[[float, asyncio.Event], Awaitable[None]]


class Stopped(Exception):
    """The process is to end, and something that it waited for is not done."""


async def unless(stop: asyncio.Event, work: Awaitable[T]) -> T:
    """What the work comes to. Raises Stopped when `stop` comes first: then the work is dropped."""
    working = asyncio.ensure_future(work)
    stopping = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({working, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise Stopped
    finally:
        working.cancel()
        stopping.cancel()
        await asyncio.gather(working, stopping, return_exceptions=True)


async def pause(seconds: float, stop: asyncio.Event) -> None:
    """Sleeps, unless `stop` comes first."""
    try:
        await asyncio.wait_for(stop.wait(), seconds)
    except TimeoutError:
        return
