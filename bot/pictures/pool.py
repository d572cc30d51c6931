"""Draws in other processes, so that nobody waits for a picture but who is to see it. They start when there is something
to draw, and are few.

Pipes and not the standard library's process pool: that one can't stop a single drawing that takes too long, is broken
as a whole by one killed child, and its children outlive a bot that was killed.
"""

from __future__ import annotations

import asyncio
import sys
import time
from asyncio import IncompleteReadError
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress

import structlog

from bot.pictures.drawing import Drawing, NoPicture
from bot.pictures.frames import ANSWER, REQUEST

log = structlog.get_logger()

PROCESSES = 2
START_SECONDS = 10.0
"""For a process to begin; its first picture is counted in, since fonts are read and caches filled by that."""
REST_SECONDS = 60.0
"""After a process that didn't start, until another is tried."""
STOP_SECONDS = 2.0
TRIES = 2
"""A drawing whose process ended in its middle goes to another one, once."""
COMMAND = (sys.executable, "-m", "bot.pictures.worker")


class Ended(Exception):
    """A process that has ended, or was ended."""


class Pool:
    """A few processes that draw."""

    def __init__(self, seconds: float = 1.0, *, processes: int = PROCESSES) -> None:
        """`seconds`: the longest that somebody waits for a picture, in line or while it is drawn."""
        self._seconds = seconds
        self._line = asyncio.Semaphore(processes)
        self._free: list[Worker] = []
        self._busy: set[Worker] = set()
        self._rest_until = 0.0
        self._stopped = False

    async def draw(self, drawing: Drawing) -> bytes:
        """The PNG of a drawing. Raises NoPicture."""
        written = drawing.written
        try:
            async with asyncio.timeout(self._patience):
                await self._line.acquire()
        except TimeoutError:
            raise NoPicture("too much is to be drawn") from None
        try:
            return await self._drawn(written)
        finally:
            self._line.release()

    async def stop(self) -> None:
        """Ends all processes; what is being drawn is not."""
        self._stopped = True
        workers, self._free = [*self._free, *self._busy], []
        await asyncio.gather(*(worker.stop() for worker in workers))

    @property
    def pids(self) -> frozenset[int]:
        """Of the processes there are."""
        return frozenset(worker.pid for worker in (*self._free, *self._busy))

    @property
    def _patience(self) -> float:
        """While no process has begun, whoever is in line waits for that as well."""
        begun = any(worker.begun for worker in (*self._free, *self._busy))
        return self._seconds if begun else START_SECONDS + self._seconds

    async def _drawn(self, written: bytes) -> bytes:
        for _ in range(TRIES + len(self._free)):
            worker = self._free.pop() if self._free else await self._started()
            self._busy.add(worker)
            try:
                return await worker.draw(written, self._seconds)
            except Ended:
                continue
            finally:
                self._busy.discard(worker)
                if worker.alive:
                    self._free.append(worker)
        self._rest_until = time.monotonic() + REST_SECONDS
        raise NoPicture("the processes that draw end by themselves")

    async def _started(self) -> Worker:
        if self._stopped or time.monotonic() < self._rest_until:
            raise NoPicture("no process that draws can be started")
        try:
            return Worker(await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL))
        except OSError as error:
            self._rest_until = time.monotonic() + REST_SECONDS
            raise NoPicture(f"no process that draws can be started ({error.strerror})") from None


class Worker:
    """One process, of which one drawing is asked at a time."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self.begun = False
        """Whether it has drawn something."""
        self._given_up = False

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether more can be asked of it."""
        return not self._given_up and self._process.returncode is None

    async def draw(self, written: bytes, seconds: float) -> bytes:
        """Raises NoPicture: this drawing can't be drawn, or takes too long. Raises Ended: the process is gone, which
        is nobody's fault but its own.
        """
        limit = seconds if self.begun else START_SECONDS + seconds
        try:
            async with asyncio.timeout(limit):
                drawn, answer = await self._asked(written)
        except TimeoutError:
            await self._kill()
            raise NoPicture(f"it takes longer than {seconds:g} s") from None
        except (IncompleteReadError, ConnectionError):
            code = await self._kill()
            log.debug("a process that draws has ended", code=code)
            raise Ended from None
        except BaseException:  # given up in its middle: what comes out of it now belongs to nobody
            await self._kill()
            raise
        self.begun = True
        if not drawn:
            raise NoPicture(answer.decode(errors="replace"))
        return answer

    async def stop(self) -> None:
        """Ends it, be it in the middle of a drawing."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await self._process.wait()
        except TimeoutError:
            await self._kill()

    async def _asked(self, written: bytes) -> tuple[bool, bytes]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(REQUEST.pack(len(written)) + written)
        await self._process.stdin.drain()
        length, drawn = ANSWER.unpack(await self._process.stdout.readexactly(ANSWER.size))
        return drawn, await self._process.stdout.readexactly(length)

    async def _kill(self) -> int:
        self._given_up = True
        with suppress(ProcessLookupError):
            self._process.kill()
        return await self._process.wait()
