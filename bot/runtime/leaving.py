"""A stop that comes while the process is still starting ends it as asked, whatever it is about to do."""

from __future__ import annotations

import signal
from types import FrameType

SIGNALS = (signal.SIGTERM, signal.SIGINT)

_asked = False


def leave_on_signals() -> None:
    """From now on SIGTERM and SIGINT end the process with 0, until something is there that can be stopped."""
    for number in SIGNALS:
        signal.signal(number, _leave)


def asked_to_leave() -> bool:
    """Whether such a signal came: where Python can't raise, as in a weak reference's callback, that is all one sees."""
    return _asked


def hear_no_more() -> None:
    """The process is ending: to be told so once more changes nothing."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_IGN)


def _leave(number: int, frame: FrameType | None) -> None:
    global _asked
    _asked = True
    raise SystemExit(0)
