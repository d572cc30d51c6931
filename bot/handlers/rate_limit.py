"""How fast people tap: who taps too fast is told so, once, and nothing else happens."""

from __future__ import annotations

import time
from collections import defaultdict, deque
from collections.abc import Callable

REMEMBERED = 10_000
"""People; whoever is forgotten may tap a little faster once."""
RUSH_SECONDS = 1.0


class RateLimit:
    """How fast each person taps. Only a courtesy, so it lives in this process and forgets."""

    def __init__(self, a_second: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._a_second, self._clock = a_second, clock
        self._taps: defaultdict[int, deque[float]] = defaultdict(lambda: deque(maxlen=a_second))
        self._scolded: dict[int, float] = {}

    def exceeded(self, person: int) -> bool:
        """Whether one more tap is too fast."""
        if len(self._taps) > REMEMBERED:
            self._taps.clear()
        now, taps = self._clock(), self._taps[person]
        if len(taps) == self._a_second and now - taps[0] < RUSH_SECONDS:
            return True
        taps.append(now)
        return False

    def scolds(self, person: int) -> bool:
        """Whether a tap that is too fast is the first of its rush."""
        if len(self._scolded) > REMEMBERED:
            self._scolded.clear()
        now, before = self._clock(), self._scolded.get(person)
        self._scolded[person] = now
        return before is None or now - before > RUSH_SECONDS
