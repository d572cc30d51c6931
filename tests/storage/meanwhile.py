"""What goes on in a store while a test does something else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager


@asynccontextmanager
async def meanwhile(once: Callable[[], Awaitable[object]]) -> AsyncIterator[None]:
    """Inside, it is done again and again; what it fails of comes out at the end.

    It is never cancelled: redis-py sends by asyncio.wait_for, which on Python 3.11 forgets a cancellation that comes in
    the step in which the sending ends, and then it would go on for ever.
    """
    over = False

    async def goes_on() -> None:
        while not over:
            await once()

    going = asyncio.create_task(goes_on())
    try:
        yield
        assert not going.done(), going
    finally:
        over = True
        await going
