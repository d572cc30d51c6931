"""Patience where Telegram refuses in words that we don't know: longer and longer waits, unless something changes."""

from __future__ import annotations

from dataclasses import replace

from storage.slots import Shown

AGAIN_SECONDS = 5.0
"""After a failure that isn't told how long to wait, and may pass by itself."""
FIRST_SECONDS = 5.0
GROWTH = 4.0
LONGEST_SECONDS = 3600.0


def not_before(shown: Shown, digest: str, checks: int) -> float:
    """The earliest moment to try again what was refused; 0: nothing was, or it isn't that any more.

    `digest`: of what the slot should show; `checks`: how often, in all, there was a reason to look at it again.
    """
    if not shown.refusals or shown.ill_made not in ("", digest):
        return 0.0
    tried = shown.refused_until - _wait(shown.refusals)
    return tried + FIRST_SECONDS if checks > shown.checked else shown.refused_until


def refused(shown: Shown, digest: str, checks: int, now: float, *, ill_made: bool) -> Shown:
    """The slot after one more refusal. That the message is as we know it has to be looked at once more."""
    refusals = shown.refusals + 1
    return replace(
        shown,
        digest="",
        checked=checks,
        refusals=refusals,
        refused_until=now + _wait(refusals),
        ill_made=digest if ill_made else "",
    )


def taken(shown: Shown) -> Shown:
    """The slot after a call that Telegram has taken."""
    return replace(shown, refusals=0, refused_until=0.0, ill_made="")


def _wait(refusals: int) -> float:
    """Seconds from the last of so many refusals in a row to the next try."""
    growth = min(refusals - 1, 10)  # beyond that it is the longest anyway
    return min(FIRST_SECONDS * GROWTH**growth, LONGEST_SECONDS)
