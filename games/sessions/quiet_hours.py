"""Quiet hours of a zone, and how much time passes outside them. What a wall clock there shows is what counts."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from math import floor
from zoneinfo import ZoneInfo

from games.sessions.clocks import DAY, HOUR, MINUTE


@dataclass(frozen=True, slots=True)
class Quiet:
    """Every night from `start` to `end`, in minutes of the local day; never, if both are the same."""

    zone: str = "Europe/Moscow"
    start: int = 23 * 60
    end: int = 9 * 60

    def covers(self, moment: float) -> bool:
        """Whether the wall clock shows a quiet hour; the end itself isn't one."""
        minute = (moment + self._offset(moment)) % DAY / MINUTE
        if self.start <= self.end:
            return self.start <= minute < self.end
        return minute >= self.start or minute < self.end

    def waking(self, moment: float) -> float:
        """The moment itself, or the end of the quiet hours that it lies in."""
        while self.covers(moment):
            moment = self.change(moment)
        return moment

    def morning(self, moment: float) -> float | None:
        """When the first night ends that ends after the moment; None without nights."""
        if self.start == self.end:
            return None
        while not self.covers(moment):
            moment = self.change(moment)
        return self.waking(moment)

    def change(self, moment: float) -> float:
        """The next moment from which on it may be otherwise: a start, an end, or a change of the clocks."""
        offset = self._offset(moment)
        of_day = (moment + offset) % DAY
        following = moment + min((edge * MINUTE - of_day) % DAY or DAY for edge in (self.start, self.end))
        return following if self._offset(following) == offset else self._turn(moment, following)

    def _turn(self, before: float, after: float) -> float:
        """When the clocks are changed between two moments: a whole second."""
        offset, low, high = self._offset(before), floor(before), floor(after) + 1
        while high - low > 1:
            middle = (low + high) // 2
            if self._offset(middle) == offset:
                low = middle
            else:
                high = middle
        return float(high)

    def _offset(self, moment: float) -> float:
        """Seconds by which the wall clock is ahead of UTC."""
        ahead = datetime.fromtimestamp(moment, ZoneInfo(self.zone)).utcoffset()
        assert ahead is not None
        return ahead.total_seconds()


@lru_cache(4096)  # the same calls are looked at again and again
def after(moment: float, seconds: float, quiet: Quiet | None) -> float:
    """The first moment outside quiet hours by which so many seconds outside them have passed."""
    if quiet is None:
        return moment + seconds
    moment = quiet.waking(moment)
    while (following := quiet.change(moment)) - moment <= seconds:
        seconds -= following - moment
        moment = quiet.waking(following)
    return moment + seconds


def awake(begin: float, end: float, quiet: Quiet | None) -> float:
    """How many seconds outside quiet hours lie between two moments."""
    if quiet is None:
        return max(end - begin, 0.0)
    passed = 0.0
    while (begin := quiet.waking(begin)) < end:
        following = min(quiet.change(begin), end)
        passed += following - begin
        begin = following
    return passed


def expires(moment: float, seconds: float, quiet: Quiet | None) -> float:
    """The same by the calendar: so many seconds later, or if that is in quiet hours, an hour after they end."""
    moment += seconds
    return moment if quiet is None or not quiet.covers(moment) else quiet.waking(moment) + HOUR


def is_zone(name: str) -> bool:
    """Whether there is a time zone of this name."""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return False
    return True
