"""Named points at which a test may kill the process: KON_CRASH_AT=<name>[:n] ends it at the n-th passing."""

import os

POINTS = (
    "after-inbox",  # an update is in the inbox, Telegram has not heard of it
    "after-read",  # it was handed to a worker
    "after-index",  # the chat's index names a new table, which isn't stored yet
    "after-commit",
    "after-wake",  # what time has brought about is committed, its due thing not done
    "after-outage",  # an outage is noted, no table knows of it
    "after-telling",  # the tables of a shard are to be woken because of it
    "after-wish",  # a menu or a message is asked for, nobody has begun to show it
    "after-claim",  # due things are leased
    "after-drawing",  # a picture is drawn, nobody has seen it
    "after-plain",  # it is written down that a picture can't be had, its text not shown yet
    "after-intent",  # a send is announced, not begun
    "after-send",  # a message is sent, not written down
    "after-record",  # it is written down, the one before it still there
    "after-edit",
    "after-file-id",  # what Telegram calls a picture is remembered
    "after-delete",
    "after-answer",  # a tap is answered
    "before-ack",  # an update is handled, not done with
)
"""Between them lies everything that can be half done."""


class _Doom:
    """The point at which this process ends, if at any; `left`: how often it is still to be passed."""

    point, left = "", 0


def arm(named: str) -> None:
    """Names the point, as KON_CRASH_AT does; empty: none."""
    _Doom.point, _, nth = named.partition(":")
    _Doom.left = int(nth or 1)


def reach(point: str) -> None:
    """Nothing, unless this point is the named one: then, as a power cut would, without any cleaning up."""
    if _Doom.point and point == _Doom.point:
        _Doom.left -= 1
        if not _Doom.left:
            os._exit(137)


arm(os.environ.get("KON_CRASH_AT", ""))
