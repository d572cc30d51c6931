"""Where a picture can't be had, a text is shown instead, for longer and longer; the operator is told once."""

from __future__ import annotations

from dataclasses import replace

import structlog

from bot.runtime.once import Once
from storage.slots import Shown

log = structlog.get_logger()

FIRST_SECONDS = 600.0
GROWTH = 4.0
LONGEST_SECONDS = 6 * 3600.0


def plain_until(shown: Shown | None, checks: int, now: float) -> float | None:
    """Until when a slot goes without a picture; `checks`: how often, in all, there was a reason to look at it again."""
    if shown is None or now >= shown.plain_until or checks > shown.plain_checks:
        return None
    return shown.plain_until


def without(shown: Shown, checks: int, now: float) -> Shown:
    """The slot, whose picture couldn't be had once more."""
    times = shown.plain_times + 1
    wait = min(FIRST_SECONDS * GROWTH ** min(times - 1, 10), LONGEST_SECONDS)
    return replace(shown, plain_until=now + wait, plain_times=times, plain_checks=checks)


def as_before(shown: Shown, before: Shown) -> Shown:
    """A slot that shows a text now, with what was known of its pictures before."""
    return replace(
        shown,
        plain_until=before.plain_until,
        plain_times=before.plain_times,
        plain_checks=before.plain_checks,
    )


def had(shown: Shown) -> Shown:
    """The slot, whose picture could be had."""
    return replace(shown, plain_until=0.0, plain_times=0, plain_checks=0)


class Told:
    """What the operator was told, once a place and reason."""

    def __init__(self) -> None:
        self._once = Once()

    def no_picture(self, chat: int, slot: str, why: str) -> None:
        """A place goes without a picture."""
        if self._once.first(chat, why):
            log.warning("a picture can't be had, a text is shown", chat=chat, slot=slot, reason=why)
