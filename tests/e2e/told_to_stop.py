"""`python -m bot`, told to stop at some point of its start: `python -m tests.e2e.told_to_stop <point> [run | demo …]`.

A point is a module that begins to be executed, or a function of one that is called, as in bot.process:_meet.
"""

from __future__ import annotations

import os
import runpy
import signal
import sys
from types import FrameType
from typing import Any

if __name__ == "__main__":
    module, _, function = sys.argv[1].partition(":")

    def watch(frame: FrameType, event: str, _: Any) -> None:
        if frame.f_code.co_name == (function or "<module>") and frame.f_globals.get("__name__") == module:
            sys.setprofile(None)
            os.kill(os.getpid(), signal.SIGTERM)

    sys.argv[:] = ["bot", *sys.argv[2:]]
    sys.setprofile(watch)
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
