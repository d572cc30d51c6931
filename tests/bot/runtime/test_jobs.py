"""Jobs: begun again and again, never twice at once, and what becomes of those that fail or that a stop finds."""

from __future__ import annotations

import asyncio
import io
import json
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.runtime import logs
from bot.runtime.jobs import Jobs

SOON = 0.01


class Work:
    """Work that stops everything after some rounds."""

    def __init__(self, stop: asyncio.Event, rounds: int, *errors: Exception | None) -> None:
        self.stop, self.left, self.errors = stop, rounds, list(errors)
        self.begun = self.ended = 0

    async def __call__(self) -> None:
        self.begun += 1
        self.left -= 1
        if self.left <= 0:
            self.stop.set()
        if self.errors and (error := self.errors.pop(0)):
            raise error
        await asyncio.sleep(3 * SOON)
        self.ended += 1


async def run(jobs: Jobs, stop: asyncio.Event) -> list[dict[str, Any]]:
    """What was logged meanwhile."""
    there = io.StringIO()
    logs.set_up("DEBUG", "json", stream=there)
    async with asyncio.timeout(10):
        await jobs.run(stop)
    await asyncio.sleep(SOON)  # what the scheduler has left in the loop
    return [json.loads(line) for line in there.getvalue().splitlines()]


async def test_a_job_that_takes_longer_than_its_interval_never_runs_twice_at_once_and_nobody_complains() -> None:
    stop, jobs = asyncio.Event(), Jobs()
    work = Work(stop, 4)
    jobs.every(SOON, "long", work)
    assert await run(jobs, stop) == []
    assert work.begun == work.ended == 4, "what is under way at the stop is finished"


async def test_a_failure_is_told_once_with_the_name_of_the_job_until_it_is_another() -> None:
    stop, jobs = asyncio.Event(), Jobs()
    work = Work(stop, 6, ValueError("x"), ValueError("x"), OSError("y"), OSError("y"))
    jobs.every(SOON, "the sweep", work)
    told = await run(jobs, stop)
    once = ("a job failed", "the sweep", "error")
    assert [(line["event"], line["job"], line["level"]) for line in told] == [once] * 2
    assert ["ValueError: x" in line["exception"] for line in told] == [True, False]
    assert work.ended == 2, "it goes on"


async def test_one_that_has_done_well_in_between_is_told_again() -> None:
    stop, jobs = asyncio.Event(), Jobs()
    jobs.every(SOON, "the sweep", Work(stop, 3, ValueError("x"), None, ValueError("x")))
    assert [line["job"] for line in await run(jobs, stop)] == ["the sweep"] * 2


async def test_what_a_vital_job_raises_ends_the_run() -> None:
    stop, jobs = asyncio.Event(), Jobs()
    jobs.every(SOON, "watch", Work(asyncio.Event(), 1, OSError("the disk is full")), vital=True)
    with pytest.raises(OSError, match="the disk is full"):
        await run(jobs, stop)
    assert not stop.is_set()


async def test_one_job_that_hangs_or_fails_keeps_no_other_from_its_turn() -> None:
    stop, jobs = asyncio.Event(), Jobs()
    jobs.every(SOON, "hangs", stop.wait)
    jobs.every(SOON, "fails", Work(asyncio.Event(), 1, *(ValueError() for _ in range(99))))
    work = Work(stop, 3)
    jobs.every(SOON, "works", work)
    await run(jobs, stop)
    assert work.ended == 3


@pytest.mark.parametrize("turns", range(8))
async def test_a_stop_in_the_moment_in_which_a_job_is_due_is_no_failure(turns: int) -> None:
    """`turns` of the loop lie between the two."""
    stop, jobs = asyncio.Event(), Jobs()
    work = Work(asyncio.Event(), 0)
    jobs.every(3600, "short", work)
    falling_due = asyncio.create_task(_due_after(turns, jobs, stop))
    assert await run(jobs, stop) == []
    await falling_due
    assert work.begun == work.ended


async def _due_after(turns: int, jobs: Jobs, stop: asyncio.Event) -> None:
    await asyncio.sleep(SOON)
    stop.set()
    for _ in range(turns):
        await asyncio.sleep(0)
    for job in jobs._scheduler.get_jobs():
        job.modify(next_run_time=datetime.now(UTC))
