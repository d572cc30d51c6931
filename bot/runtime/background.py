"""Work that goes on while its starter does something else."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

log = structlog.get_logger()


class Background:
    """Tasks for which nobody waits until `settle`; what goes wrong in one is logged as `failure`."""

    def __init__(self, name: str, failure: str) -> None:
        """`name`: that of the tasks."""
        self._name, self._failure = name, failure
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name=self._name)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    async def settle(self) -> None:
        """Waits until everything that was started has ended, and what that has started meanwhile."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def cancel(self) -> None:
        """Ends everything that was started."""
        for task in self._tasks:
            task.cancel()

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error(self._failure, exc_info=error)
