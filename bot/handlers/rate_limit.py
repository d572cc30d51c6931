"""How fast people tap and command: who is too fast is told so, once, and nothing else happens."""

from __future__ import annotations

from collections import defaultdict, deque

REMEMBERED = 10_000
"""People; whoever is forgotten may tap a little faster once."""
RUSH_SECONDS = 1.0


class RateLimit:
    """How fast each person is. Only a courtesy, so it lives in this process and forgets. Whatever clock, but one."""

    def __init__(self, a_second: int) -> None:
        self._a_second = a_second
        self._taps: defaultdict[int, deque[float]] = defaultdict(lambda: deque(maxlen=a_second))
        self._scolded: dict[int, float] = {}

    def exceeded(self, person: int, now: float) -> bool:
        """Whether one more is too fast."""
        if len(self._taps) > REMEMBERED:
            self._taps.clear()
        taps = self._taps[person]
        if len(taps) == self._a_second and now - taps[0] < RUSH_SECONDS:
            return True
        taps.append(now)
        return False

    def scolds(self, person: int, now: float) -> bool:
        """Whether one that is too fast is the first of its rush."""
        if len(self._scolded) > REMEMBERED:
            self._scolded.clear()
        before = self._scolded.get(person)
        self._scolded[person] = now
        return before is None or now - before > RUSH_SECONDS
