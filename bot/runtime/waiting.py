"""The end of the process, and waits that it cuts short."""

import asyncio
import signal
from collections.abc import Awaitable, Callable

Pause = Callable[[float, asyncio.Event], Awaitable[None]]


def stop_on_signals() -> asyncio.Event:
    """An event that SIGTERM and SIGINT set."""
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    return stop


async def pause(seconds: float, stop: asyncio.Event) -> None:
    """Sleeps, unless `stop` comes first."""
    try:
        await asyncio.wait_for(stop.wait(), seconds)
    except TimeoutError:
        return
