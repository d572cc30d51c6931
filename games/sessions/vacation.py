"""How long somebody may be away: so many days within a season, over all their tables together. Pure."""

from collections.abc import Sequence

from games.sessions.clocks import DAY

ALLOWED = 14 * DAY
WITHIN = 90 * DAY
"""Somebody may be away for ALLOWED in all within the last WITHIN."""

Span = tuple[float, float]
"""From when until when somebody was away, or will be."""


def remaining(taken: Sequence[Span], now: float) -> float:
    """Seconds of absence that are still allowed from now on."""
    return max(ALLOWED - sum(max(until - max(begin, now - WITHIN), 0.0) for begin, until in taken), 0.0)


def cut(taken: Sequence[Span], until: float, now: float) -> float:
    """The wished end of an absence that begins now, or the latest that is allowed."""
    return min(until, now + remaining(taken, now))
