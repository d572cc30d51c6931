"""The inside of a process that does such work: it reads requests from its standard input and writes answers.

It ends when nobody is at the other end any more, be that by `kill -9`; when it has grown too large; and when nothing
was asked for a while.
"""

from __future__ import annotations

import ctypes
import os
import resource
import select
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from bot.runtime.frames import ANSWER, REQUEST

GROWN_BYTES = 150 * 1024 * 1024
"""Of memory: then what is free in it is given back."""
FULL_BYTES = 142 * 1024 * 1024
"""What may be left after that; with more another process takes over, whose caches are empty."""
IDLE_SECONDS = 600.0


def serve(answer: Callable[[bytes], bytes], *, nice: int) -> None:
    """Answers what is asked, with the priority that `nice` leaves; what is raised is told in place of an answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which closes our input
    os.nice(nice)
    while _asked(sys.stdin.buffer) and (request := _read(sys.stdin.buffer)) is not None:
        try:
            found, told = True, answer(request)
        except Exception as error:  # whatever it is: the next request may be a better one
            found, told = False, f"{type(error).__name__}: {error}".encode()
        sys.stdout.buffer.write(ANSWER.pack(len(told), found) + told)
        sys.stdout.buffer.flush()
        if memory() > GROWN_BYTES and shrunk() > FULL_BYTES:
            return


def memory() -> int:
    """Bytes of memory that this process has now."""
    try:
        return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * resource.getpagesize()
    except OSError:  # no Linux: the most that it has had, which isn't handed down there from whoever started it
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024


def shrunk() -> int:
    """Gives memory back that isn't used, which glibc keeps; returns what the process still has."""
    with suppress(AttributeError, OSError):  # another library of C
        ctypes.CDLL(None).malloc_trim(0)
    return memory()


def _asked(stream: BinaryIO) -> bool:
    return bool(select.select([stream], [], [], IDLE_SECONDS)[0])


def _read(stream: BinaryIO) -> bytes | None:
    """The next request; None: there are no more."""
    head = stream.read(REQUEST.size)
    if len(head) < REQUEST.size:
        return None
    (length,) = REQUEST.unpack(head)
    body = stream.read(length)
    return body if len(body) == length else None
