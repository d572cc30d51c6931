"""The process that draws: `python -m bot.pictures.worker`. It reads drawings from its standard input and writes PNGs.

It ends when nobody is at the other end any more, be that by `kill -9`; when it has grown too large; and when nothing
was to be drawn for a while.
"""

from __future__ import annotations

import ctypes
import os
import resource
import select
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from pydantic_core import from_json

from bot.pictures import painters
from bot.pictures.drawing import Drawing
from bot.pictures.frames import ANSWER, REQUEST

GROWN_BYTES = 150 * 1024 * 1024
"""Of memory: then what is free in it is given back."""
FULL_BYTES = 142 * 1024 * 1024
"""What may be left after that; with more another process takes over, whose caches are empty."""
IDLE_SECONDS = 600.0
NICE = 5
"""People's taps come first."""


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which closes our input
    os.nice(NICE)
    while _asked(sys.stdin.buffer) and (written := _read(sys.stdin.buffer)) is not None:
        try:
            drawn, answer = True, painters.painted(_drawing(written))
        except Exception as error:  # whatever it is: the next drawing may be a better one
            drawn, answer = False, f"{type(error).__name__}: {error}".encode()
        sys.stdout.buffer.write(ANSWER.pack(len(answer), drawn) + answer)
        sys.stdout.buffer.flush()
        if memory() > GROWN_BYTES and shrunk() > FULL_BYTES:
            return


def memory() -> int:
    """Bytes of memory that this process has now."""
    try:
        return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * resource.getpagesize()
    except (
        OSError
    ):  # no Linux: the most that it has had, which there isn't handed down from the process that started it
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


def _drawing(written: bytes) -> Drawing:
    return painters.read(from_json(written)["scene"], written)


if __name__ == "__main__":
    main()
