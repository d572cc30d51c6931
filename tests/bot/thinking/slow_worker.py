"""A process that takes its time to think, and can be killed meanwhile: `python -m tests.bot.thinking.slow_worker`."""

from __future__ import annotations

import os
import sys
import time

from bot.runtime import child
from bot.thinking import worker


def answer(asked: bytes) -> bytes:
    """Does as it was started: `dies` and `hangs` at once, `fails`; or thinks a little longer than need be."""
    match sys.argv[1:]:
        case ["dies"]:
            os._exit(7)
        case ["hangs"]:
            time.sleep(3600)
        case ["fails"]:
            raise ValueError("no idea")
        case _:
            time.sleep(0.2)
    return worker.answer(asked)


if __name__ == "__main__":
    child.serve(answer, nice=0)
