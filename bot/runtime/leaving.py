"""The end of the process: SIGTERM and SIGINT end it as asked, also while it is still starting."""

from __future__ import annotations

import signal
from types import FrameType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import asyncio

SIGNALS = (signal.SIGTERM, signal.SIGINT)

_asked = False


def leave_on_signals() -> None:
    """From now on SIGTERM and SIGINT end the process with 0, until something is there that can be stopped."""
    for number in SIGNALS:
        signal.signal(number, _leave)


def stop_on_signals() -> asyncio.Event:
    """An event that they set from now on, or have set before: where Python can't raise, as in a weak reference's
    callback, that is all one sees of them.
    """
    import asyncio  # not before signals are heard

    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in SIGNALS:
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    if _asked:
        stop.set()
    return stop


def hear_no_more() -> None:
    """The process is ending: to be told so once more changes nothing."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_IGN)


def _leave(number: int, frame: FrameType | None) -> None:
    global _asked
    _asked = True
    raise SystemExit(0)
