"""Work that takes a processor's time, done in other processes, so that nobody waits for it but who needs it. They start
when there is something to do, and are few.

Pipes and not the standard library's process pool: that one can't stop a single task that takes too long, is broken
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

from bot.runtime.frames import ANSWER, REQUEST

log = structlog.get_logger()

START_SECONDS = 10.0
"""For a process to begin; its first answer is counted in, since caches are filled by that."""
REST_SECONDS = 60.0
"""After a process that didn't start, until another is tried."""
STOP_SECONDS = 2.0
TRIES = 2
"""A task whose process ended in its middle goes to another one, once."""


class NoAnswer(Exception):
    """What was asked isn't answered; says why."""


class Ended(Exception):
    """A process that has ended, or was ended."""


class Children:
    """A few processes of one kind. Each reads requests from its standard input and writes answers: `child`."""

    def __init__(self, module: str, *arguments: str, seconds: float, processes: int) -> None:
        """`module`: what they run, and with which arguments; `seconds`: the longest that somebody waits for an answer,
        in line or while it is being found.
        """
        self.seconds = seconds
        self._command = (sys.executable, "-m", module, *arguments)
        self._line = asyncio.Semaphore(processes)
        self._free: list[Child] = []
        self._busy: set[Child] = set()
        self._rest_until = 0.0
        self._stopped = False

    async def ask(self, request: bytes) -> bytes:
        """What one of them answers. Raises NoAnswer."""
        try:
            async with asyncio.timeout(self._patience):
                await self._line.acquire()
        except TimeoutError:
            raise NoAnswer("too much is asked at once") from None
        try:
            return await self._answered(request)
        finally:
            self._line.release()

    async def stop(self) -> None:
        """Ends all processes; what they are asked stays unanswered."""
        self._stopped = True
        workers, self._free = [*self._free, *self._busy], []
        await asyncio.gather(*(worker.stop() for worker in workers))

    @property
    def stopped(self) -> bool:
        """Whether nothing can be asked any more."""
        return self._stopped

    @property
    def pids(self) -> frozenset[int]:
        """Of the processes there are."""
        return frozenset(worker.pid for worker in (*self._free, *self._busy))

    @property
    def _patience(self) -> float:
        """While no process has begun, whoever is in line waits for that as well."""
        begun = any(worker.begun for worker in (*self._free, *self._busy))
        return self.seconds if begun else START_SECONDS + self.seconds

    async def _answered(self, request: bytes) -> bytes:
        for _ in range(TRIES + len(self._free)):
            worker = self._free.pop() if self._free else await self._started()
            self._busy.add(worker)
            try:
                return await worker.ask(request, self.seconds)
            except Ended:
                continue
            finally:
                self._busy.discard(worker)
                if worker.alive:
                    self._free.append(worker)
        self._rest_until = time.monotonic() + REST_SECONDS
        raise NoAnswer("the processes end by themselves")

    async def _started(self) -> Child:
        if self._stopped or time.monotonic() < self._rest_until:
            raise NoAnswer("no process can be started")
        try:
            return Child(await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL))
        except OSError as error:
            self._rest_until = time.monotonic() + REST_SECONDS
            raise NoAnswer(f"no process can be started ({error.strerror})") from None


class Child:
    """One process, of which one thing is asked at a time."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self.begun = False
        """Whether it has answered something."""
        self._given_up = False

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether more can be asked of it."""
        return not self._given_up and self._process.returncode is None

    async def ask(self, request: bytes, seconds: float) -> bytes:
        """Raises NoAnswer: this can't be answered, or takes too long. Raises Ended: the process is gone, which is
        nobody's fault but its own.
        """
        limit = seconds if self.begun else START_SECONDS + seconds
        try:
            async with asyncio.timeout(limit):
                found, answer = await self._exchanged(request)
        except TimeoutError:
            await self._kill()
            raise NoAnswer(f"it takes longer than {seconds:g} s") from None
        except (IncompleteReadError, ConnectionError):
            code = await self._kill()
            log.debug("a process has ended", code=code)
            raise Ended from None
        except BaseException:  # given up in its middle: what comes out of it now belongs to nobody
            await self._kill()
            raise
        self.begun = True
        if not found:
            raise NoAnswer(answer.decode(errors="replace"))
        return answer

    async def stop(self) -> None:
        """Ends it, be it in the middle of a task."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await self._process.wait()
        except TimeoutError:
            await self._kill()

    async def _exchanged(self, request: bytes) -> tuple[bool, bytes]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(REQUEST.pack(len(request)) + request)
        await self._process.stdin.drain()
        length, found = ANSWER.unpack(await self._process.stdout.readexactly(ANSWER.size))
        return found, await self._process.stdout.readexactly(length)

    async def _kill(self) -> int:
        self._given_up = True
        with suppress(ProcessLookupError):
            self._process.kill()
        return await self._process.wait()
