"""Stretches of time, and nights as stretches of a calendar: the soak's own way to reckon what clocks promise."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from datetime import date, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo

from games.sessions.quiet_hours import Quiet

Span = tuple[float, float]
MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
NEVER = float("inf")
AHEAD = 90
"""Nights that are looked at: no call of these tables lasts longer."""


@cache
def nights(quiet: Quiet, year: int) -> tuple[Span, ...]:
    """All quiet hours of two years, and what they have in common with their neighbours. Only for hours at which no
    clock is ever changed.
    """
    days = [date(year, 1, 1) + timedelta(days=n) for n in range(-2, 733)]
    return tuple(
        (_at(quiet, day, quiet.start), _at(quiet, day + timedelta(days=quiet.start > quiet.end), quiet.end))
        for day in days
    )


def coming(quiet: Quiet | None, moment: float) -> Sequence[Span]:
    """The quiet hours that end after the moment."""
    if quiet is None or quiet.start == quiet.end:
        return ()
    found = nights(quiet, datetime.fromtimestamp(moment, ZoneInfo(quiet.zone)).year)
    first = bisect_right(found, moment, key=lambda night: night[1])
    return found[first : first + AHEAD]


def asleep(quiet: Quiet | None, moment: float) -> bool:
    return any(begin <= moment for begin, _ in coming(quiet, moment)[:1])


def free(begin: float, end: float, stops: Iterable[Span]) -> float:
    """Seconds between two moments that lie in none of the stops."""
    left = [(begin, end)] if end > begin else []
    for stop in stops:
        left = [
            piece for low, high in left for piece in ((low, min(high, stop[0])), (max(low, stop[1]), high))
            if piece[0] < piece[1]
        ]  # fmt: skip
    return sum(high - low for low, high in left)


def reached(begin: float, seconds: float, stops: Iterable[Span]) -> float:
    """When so many seconds will have passed that lie in none of the stops."""
    for low, high in sorted(stops):
        if high <= begin:
            continue
        if low - begin >= seconds:
            break
        seconds -= max(low - begin, 0.0)
        begin = high
    return begin + seconds


def out_of_the_night(moment: float, stops: Sequence[Span], quiet: Quiet | None) -> float:
    """The moment, or an hour after the night that it lies in, of which nothing lies in the stops."""
    while moment < NEVER and asleep(quiet, moment):
        moment = reached(coming(quiet, moment)[0][1], HOUR, stops)
    return moment


def _at(quiet: Quiet, day: date, minute: int) -> float:
    return datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=ZoneInfo(quiet.zone)).timestamp()
