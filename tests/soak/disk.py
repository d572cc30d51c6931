"""Disk: a private store is killed while the disk is so busy that flushes take long; nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from redis import Redis

from storage import embedded
from tests.soak.run import Run

ENOUGH = 30
BURNERS, BURNT = 2, 200_000_000
"""Files that are written and flushed all the time, and their bytes."""
DOCUMENT = 3_000
"""Bytes of a write, about those of a session."""
LONGEST_SECONDS = 2.2
"""Between two kills; with `everysec` one in ten lost up to two seconds."""


async def soak(run: Run) -> None:
    with TemporaryDirectory(prefix="kon-") as place, TemporaryDirectory(prefix="kon-") as data:
        over = threading.Event()
        burners = [asyncio.to_thread(_burns, Path(place) / str(n), over) for n in range(BURNERS)]
        burning = asyncio.gather(*burners)
        try:
            _kills(run, Path(data))
        finally:
            over.set()
            await burning


def _burns(path: Path, over: threading.Event) -> None:
    """Keeps the disk busy."""
    block = bytes(1_000_000)
    while not over.is_set():
        with path.open("wb", buffering=0) as file:
            for _ in range(BURNT // len(block)):
                file.write(block)
            os.fsync(file.fileno())


def _kills(run: Run, directory: Path) -> None:
    chance, server, done = Random(run.seed), embedded.start(directory), 0
    try:
        while done < ENOUGH and run.goes_on:
            with Redis.from_url(server.url) as redis:
                last = _writes(redis, chance, time.monotonic() + chance.uniform(0.3, LONGEST_SECONDS))
            server.process.kill()
            server.process.wait()
            server.revive()
            with Redis.from_url(server.url) as redis:
                found = int(redis.get("count") or 0)
                assert found == last, f"{last - found} acknowledged writes are lost"
            done += 1
        run.says(f"{done} kills")
    finally:
        server.stop()


def _writes(redis: Redis, chance: Random, ends: float) -> int:
    """The last count that was acknowledged."""
    while time.monotonic() < ends:
        redis.set("document", chance.randbytes(DOCUMENT))
        redis.incr("count")
    return redis.incr("count")
