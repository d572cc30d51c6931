"""The clock of a call: how long a table waits for what it asks of a seat. Moments and lengths in seconds."""

from __future__ import annotations

from dataclasses import dataclass

from games.sessions import quiet_hours
from games.sessions.clocks import DAY
from games.sessions.quiet_hours import Quiet
from games.sessions.seat import Chair


@dataclass(frozen=True, slots=True)
class Call:
    """Of one chair, as its session has it now."""

    chair: Chair
    total: float | None
    """What it has in all; None: there is no clock."""
    slow: bool
    """People sleep within a turn."""
    stops: Quiet | None
    """When nobody's clock runs."""
    paused: bool

    @property
    def deadline(self) -> float | None:
        """When silence moves for this seat; None if never: without a clock or a call, while paused or played for."""
        return None if self.total is None or self._stands else self.runs_out(self.total)

    def used(self, share: float) -> float | None:
        """When so much of its time will be used; None if never, like the deadline."""
        if self.total is None or self._stands:
            return None
        if self._by_calendar(self.total):
            return self._runs + max(share * self.total - self.chair.spent, 0.0)
        return self.runs_out(share * self.total)

    def left(self, now: float) -> float | None:
        """What is left of its time; None without a clock or a call."""
        total = self.total
        if total is None or self.chair.since is None:
            return None
        calendar = self._by_calendar(total)
        passed = max(now - self._runs, 0.0) if calendar else quiet_hours.awake(self._runs, now, self.stops)
        rest = total - self.chair.spent - (0.0 if self.paused else passed)
        if calendar and rest <= 0.0 and self.stops:
            # What ran out in the night lasts until an hour after it.
            rest = self.runs_out(total) - self.stops.waking(now)
        return max(rest, 0.0)

    def runs_out(self, seconds: float) -> float:
        """When so much will be used, of a call that runs."""
        rest = max(seconds - self.chair.spent, 0.0)
        ends = quiet_hours.expires if self._by_calendar(seconds) else quiet_hours.after
        return ends(self._runs, rest, self.stops)

    @property
    def _stands(self) -> bool:
        return self.chair.since is None or self.chair.stand_in or self.chair.rival is not None or self.paused

    def _by_calendar(self, seconds: float) -> bool:
        """Whether nights count, in a call of so much."""
        return self.slow and self.chair.calendar and seconds >= DAY

    @property
    def _runs(self) -> float:
        """From when on it runs. A window waits for nobody who is away: else it would tell who was."""
        assert self.chair.since is not None
        return self.chair.since if self.chair.answers else max(self.chair.since, self.chair.away or 0.0)
