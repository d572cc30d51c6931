"""What a process does again and again: named jobs of one scheduler."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import structlog
from apscheduler.schedulers.asyncio import AsyncIOScheduler

log = structlog.get_logger()


@dataclass(eq=False, slots=True)
class _Job:
    name: str
    work: Callable[[], Awaitable[object]]
    vital: bool
    under_way: asyncio.Task[None] | None = None
    failed: type[Exception] | None = None
    """How it failed last time; told once, until it does well or fails otherwise."""


class Jobs:
    """Each is begun at its interval, unless it is still under way: a long one never piles up."""

    def __init__(self) -> None:
        self._scheduler = AsyncIOScheduler()
        self._jobs: list[_Job] = []
        self._broken: asyncio.Future[None] | None = None

    def every(self, seconds: float, name: str, work: Callable[[], Awaitable[object]], *, vital: bool = False) -> None:
        """From the start on, `work` every so often. What it raises is logged; of a vital one it ends `run`."""
        job = _Job(name, work, vital)
        self._jobs.append(job)
        # However late, it is better done than skipped with a warning.
        self._scheduler.add_job(
            self._begin, "interval", (job,), seconds=seconds, name=name, coalesce=True, misfire_grace_time=None
        )

    async def run(self, stop: asyncio.Event) -> None:
        """Until `stop`; what is under way then is finished. Raises what a vital job has raised."""
        broken = self._broken = asyncio.get_running_loop().create_future()
        stopping = asyncio.create_task(stop.wait())
        self._scheduler.start()
        try:
            await asyncio.wait((stopping, broken), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._scheduler.pause()  # else what is to begin just now is cancelled, and that is logged as a failure
            self._scheduler.shutdown(wait=False)
            stopping.cancel()
        await asyncio.sleep(0)  # what was to begin just now has begun after that
        await asyncio.gather(*(job.under_way for job in self._jobs if job.under_way))
        if broken.done():
            broken.result()

    async def _begin(self, job: _Job) -> None:
        if job.under_way is None or job.under_way.done():
            job.under_way = asyncio.create_task(self._do(job), name=job.name)

    async def _do(self, job: _Job) -> None:
        try:
            await job.work()
            job.failed = None
        except Exception as error:
            if job.vital and self._broken and not self._broken.done():
                self._broken.set_exception(error)
            elif type(error) is not job.failed:
                log.exception("a job failed", job=job.name)
            job.failed = type(error)
