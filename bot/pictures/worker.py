"""The process that draws: `python -m bot.pictures.worker`. It reads drawings from its standard input and writes PNGs.

It ends when nobody is at the other end any more, be that by `kill -9`; when it has grown too large; and when nothing
was to be drawn for a while.
"""

from __future__ import annotations

import os
import resource
import select
import signal
import sys
from typing import BinaryIO

from pydantic_core import from_json

from bot.pictures import painters
from bot.pictures.drawing import Drawing
from bot.pictures.frames import ANSWER, REQUEST

GROWN_BYTES = 144 * 1024 * 1024
"""Of memory: then another process takes over, whose caches are empty."""
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
        if memory() > GROWN_BYTES:
            return


def memory() -> int:
    """The most bytes of memory that this process has had."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


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
