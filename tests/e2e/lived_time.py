"""Time as this process lives it: what a busy machine takes away from it isn't counted, what it waits for is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic

STEP, MOST = 0.01, 0.02
"""Seconds between two looks at the machine's clock, and how many of them count at most: a process that is given only
a part of the machine looks less often, by as much as all that it does takes longer.
"""


@asynccontextmanager
async def lived_time() -> AsyncIterator[Callable[[], float]]:
    """A clock in seconds since its beginning."""
    lived = 0.0

    async def goes() -> None:
        nonlocal lived
        before = monotonic()
        while True:
            await asyncio.sleep(STEP)
            before, passed = monotonic(), monotonic() - before
            lived += min(passed, MOST)

    going = asyncio.create_task(goes())
    try:
        yield lambda: lived
    finally:
        going.cancel()
