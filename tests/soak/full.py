"""Full: the disk of a private store is filled to its last byte while people write; nothing acknowledged is lost."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from redis import Redis, RedisError

from storage import embedded
from storage.embedded import Embedded
from storage.room import LEAST, MB
from tests.soak.run import Run

ENOUGH = 30
DISK = 240 * MB
WRITERS = 4
"""At the same time, so that the server acknowledges several writes at once."""
TOGETHER = 8
"""Writes that each of them sends at once."""
DOCUMENT = 3_000
"""Bytes of a write, about those of a session."""
PAUSE = 0.04
ROOM_SECONDS = 0.2
"""From one look at the disk to the next; the bot looks each second, and writes as much less."""


async def soak(run: Run) -> None:
    if not can_mount():
        run.says("skipped: only root may mount a small disk, and only on Linux")
        return
    with small_disk(DISK) as disk:
        rounds(run, disk, ENOUGH)


def rounds(run: Run, disk: Path, enough: int) -> None:
    """Fills, writes, kills, frees, and looks whether everything is there."""
    chance, done, refused = Random(run.seed), 0, 0
    server = embedded.start(disk / "store")
    counts = [0] * WRITERS
    try:
        while done < enough and run.goes_on:
            over = threading.Event()
            writers = [threading.Thread(target=_writes, args=(server.url, n, counts, over)) for n in range(WRITERS)]
            with _looking(server):
                for writer in writers:
                    writer.start()
                time.sleep(chance.uniform(0, 0.5))
                fill(disk, leave=chance.choice((0, 0, 4096, LEAST - MB)))
                time.sleep(chance.uniform(0, 1.2))
                refused += _refuses(server)
                if chance.random() < 0.7:
                    server.process.kill()
                over.set()
                for writer in writers:
                    writer.join()
            if server.ended or chance.random() < 0.5:
                server.process.kill()
                server.process.wait()
                server.revive()  # while the disk is full
                refused += _refuses(server)
            free(disk)
            server.room.look()
            with Redis.from_url(server.url) as redis:
                found = [int(redis.get(f"count {n}") or 0) for n in range(WRITERS)]
                lost = [acknowledged - kept for acknowledged, kept in zip(counts, found, strict=True)]
                assert max(lost) <= 0, f"{max(lost)} acknowledged writes are lost"
                assert redis.incr("writes again") == done + 1, "it takes no writes"
            counts = found
            done += 1
        assert refused or not done, "it was never so full that it refused"
        run.says(f"{done} rounds, refused {refused} times")
    finally:
        free(disk)
        server.stop()


def _writes(url: str, number: int, counts: list[int], over: threading.Event) -> None:
    """Keeps the last count that was acknowledged."""
    chance = Random(number)
    with Redis.from_url(url) as redis:
        while not over.is_set():
            with suppress(RedisError), redis.pipeline(transaction=False) as together:
                for _ in range(TOGETHER):
                    together.set(f"document {number}", chance.randbytes(DOCUMENT))
                    together.incr(f"count {number}")
                for answer in together.execute(raise_on_error=False):
                    if isinstance(answer, int) and not isinstance(answer, bool):
                        counts[number] = max(counts[number], answer)
            time.sleep(PAUSE)


def _refuses(server: Embedded) -> bool:
    with Redis.from_url(server.url) as redis:
        try:
            redis.set("refuses", "no")
        except RedisError:
            return True
    return False


@contextmanager
def _looking(server: Embedded) -> Iterator[None]:
    """What the bot does meanwhile."""
    over = threading.Event()

    def looks() -> None:
        while not over.wait(ROOM_SECONDS):
            with suppress(OSError):
                server.room.look()

    looking = threading.Thread(target=looks)
    looking.start()
    try:
        yield
    finally:
        over.set()
        looking.join()


def fill(disk: Path, *, leave: int = 0) -> None:
    """Somebody else's file takes all that is free, but for so many bytes."""
    blocks = bytes(MB)
    with (disk / "of somebody else").open("ab", buffering=0) as file, suppress(OSError):
        while file.write(blocks):
            pass
    if leave:
        with (disk / "of somebody else").open("ab") as file:
            file.truncate(max(file.tell() - leave, 0))


def free(disk: Path) -> None:
    (disk / "of somebody else").unlink(missing_ok=True)


def can_mount() -> bool:
    """Whether a small disk is to be had."""
    if sys.platform != "linux":
        return False
    with suppress(subprocess.CalledProcessError, FileNotFoundError), small_disk(MB):
        return True
    return False


@contextmanager
def small_disk(size: int) -> Iterator[Path]:
    with TemporaryDirectory(prefix="kon-") as place:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", place]
        subprocess.run(mount, check=True, stderr=subprocess.DEVNULL)
        try:
            yield Path(place)
        finally:
            subprocess.run(["umount", "--lazy", place], check=True)
