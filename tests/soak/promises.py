"""What is promised about time at a table, reckoned apart from the game's own way: by intervals of a calendar."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo

from games.game import Seat
from games.sessions.clocks import CLOCKS, Bank
from games.sessions.quiet_hours import Quiet
from games.sessions.session import Chair, Session

Span = tuple[float, float]
MINUTE, HOUR = 60.0, 3600.0
NEVER = float("inf")
REMINDED = 0.8
NO_CLOCK = Bank(1e12, 1e12, 1e12)
SLACK = 2.0
"""Seconds: what is saved is rounded, and moments are floats."""


@cache
def nights(quiet: Quiet, year: int) -> tuple[Span, ...]:
    """All quiet hours of a year and its neighbours' edges. Only for hours at which no clock is ever changed."""
    days = [date(year, 1, 1) + timedelta(days=n) for n in range(-2, 368)]
    return tuple(
        (_at(quiet, day, quiet.start), _at(quiet, day + timedelta(days=quiet.start > quiet.end), quiet.end))
        for day in days
    )


def asleep(quiet: Quiet | None, at: float) -> bool:
    return quiet is not None and any(begin <= at < end for begin, end in _near(quiet, at, at))


def free(begin: float, end: float, stops: Sequence[Span]) -> float:
    """Seconds between two moments that lie in none of the stops."""
    left = [(begin, end)] if end > begin else []
    for stop in stops:
        left = [
            piece for low, high in left for piece in ((low, min(high, stop[0])), (max(low, stop[1]), high))
            if piece[0] < piece[1]
        ]  # fmt: skip
    return sum(high - low for low, high in left)


@dataclass
class Call:
    """One call of a seat, as seen from outside."""

    begin: float
    """When it began, or when its owner last got time anew."""
    granted: float
    lent: float = 0.0
    night: bool = False
    """It came while its owner slept or was away, and wasn't rung."""
    heads: list[str] = field(default_factory=list)
    moved: float = 0.0


@dataclass
class Watched:
    """A seat, as seen from outside."""

    saved: float = 0.0
    saved_before: float = 0.0
    call: Call | None = None
    away: list[Span] = field(default_factory=list)
    silent: int = 0
    """Turns in a row."""


class Promises:
    """Hears of every change of one session, and raises AssertionError where a promise is broken."""

    def __init__(self, session: Session) -> None:
        self.bank, self.slow = CLOCKS[session.clock] or NO_CLOCK, session.slow
        self.seats = [Watched() for _ in session.chairs]
        self.pauses: list[Span] = []
        self.outages: list[Span] = []
        self.kept: Counter[str] = Counter()
        self.now = session
        for seat in session.awaited:
            self._begun(seat, session.chairs[seat], session.acted)

    def went_away(self, seat: Seat, until: float, now: float) -> None:
        self.came_back(seat, now)
        self.seats[seat].away.append((now, until))

    def tapped(self, seat: Seat, now: float) -> None:
        """The owner is here by themselves: nobody has to call them any more."""
        self.came_back(seat, now)
        if call := self.seats[seat].call:
            call.night = False

    def came_back(self, seat: Seat, now: float) -> None:
        away = self.seats[seat].away
        away[:] = [(begin, min(end, now)) for begin, end in away]

    def outage(self, begin: float, end: float) -> None:
        """Nobody's time: no clock runs, and whatever has an end ends so much later."""
        self.outages.append((begin, end))
        self.kept["outages"] += 1

    def changed(self, after: Session, now: float, *, actor: Seat | None = None, undone: bool = False) -> None:
        """The session is another, by a move of the actor; without one by anything else, `undone` by a takeback."""
        before, self.now = self.now, after
        for seat, new in after.seats():
            if before.chairs[seat].person != new.person:
                self.seats[seat] = Watched()
        self._pause(before, after, now)
        for seat, new in after.seats():
            old = before.chairs[seat]
            self._silence(seat, old, new, now, own=actor == seat)
            self._call(seat, old, new, now, moved=actor == seat, undone=undone)
            if new.call == old.call and new.rings > old.rings:
                self._rang(seat, new, now)

    def stands(self, now: float, late: float) -> None:
        """Time has been given its due. `late`: for how many seconds before that nobody has looked."""
        session = self.now
        for seat in session.awaited if session.paused is None else ():
            chair, call = session.chairs[seat], self.seats[seat].call
            if chair.stand_in:
                continue
            assert call
            used = self._used(seat, now)
            assert used <= call.granted + SLACK, "time is out, and silence hasn't moved"
            awake = not self._sleeps(seat, now) and now > call.moved + MINUTE + SLACK
            if awake and used > REMINDED * call.granted + SLACK and not {"reminder", "morning"} & set(call.heads):
                raise AssertionError("nobody was reminded")
            assert not (awake and call.night and "morning" not in call.heads), "nobody was called in the morning"

    def _pause(self, before: Session, after: Session, now: float) -> None:
        if before.paused is None and after.paused is not None:
            self.pauses.append((now, NEVER))
            self.kept["pauses"] += 1
        if before.paused is not None and after.paused is None:
            self.pauses[-1] = (self.pauses[-1][0], now)
        if after.status != "playing":
            return
        here = [
            seat for seat, chair in after.seats()
            if not (chair.left or chair.stand_in) and not any(b <= now < e for b, e in self.seats[seat].away)
        ]  # fmt: skip
        if after.paused is None:
            assert len(here) > 1 or (after.finishing and here), "it should be paused"
        elif before.paused is not None:
            assert len(here) < 2, "it should go on"

    def _silence(self, seat: Seat, old: Chair, new: Chair, now: float, *, own: bool) -> None:
        """Silence moves when the time is out, never at night; the second time in a row a stand-in takes the seat."""
        watched = self.seats[seat]
        if own or (old.stand_in and not new.stand_in):
            watched.silent = 0
        if new.missed <= old.missed:
            return
        assert watched.call
        assert not own
        assert not old.stand_in
        assert self._used(seat, now) >= watched.call.granted - SLACK, "silence moved too soon"
        watched.silent += 1
        assert new.stand_in == (watched.silent > 1), "a stand-in comes at the second silence"
        self.kept["stand-ins" if new.stand_in else "silences"] += 1

    def _call(self, seat: Seat, old: Chair, new: Chair, now: float, *, moved: bool, undone: bool) -> None:
        watched = self.seats[seat]
        if new.call != old.call:
            if watched.call:
                self._ended(seat, old, now, vain=True)
            elif undone:
                watched.saved = watched.saved_before
            self._begun(seat, new, now)
        elif old.since is not None and new.since is None:
            self._ended(seat, old, now, vain=undone or (old.stand_in and not moved))
        elif watched.call and old.stand_in and not new.stand_in:
            watched.call = replace(
                watched.call, begin=now, granted=self.bank.credit, lent=self.bank.credit, moved=now, night=False
            )
        elif watched.call and moved:
            left = float(int(max(watched.call.granted - self._used(seat, now), 0.0)))
            granted = max(left, self.bank.credit)
            lent = watched.call.lent + granted - left
            watched.call = replace(watched.call, begin=now, granted=granted, lent=lent, moved=now, night=False)

    def _begun(self, seat: Seat, chair: Chair, now: float) -> None:
        """A call comes with a ring, but not at night."""
        watched = self.seats[seat]
        asleep = self._sleeps(seat, now)
        assert chair.stand_in or chair.muted == asleep, "a call rang at night, or didn't by day"
        granted = min(self.bank.cap, watched.saved + self.bank.credit)
        watched.call = Call(now, granted, night=asleep, moved=chair.acted)

    def _ended(self, seat: Seat, old: Chair, now: float, *, vain: bool) -> None:
        watched, call = self.seats[seat], self.seats[seat].call
        assert call
        left = max(call.granted - self._used(seat, now), 0.0)
        watched.saved_before = watched.saved
        if not vain:
            watched.saved = float(int(max(left - call.lent, 0.0))) if not old.stand_in else 0.0
        watched.call = None

    def _rang(self, seat: Seat, chair: Chair, now: float) -> None:
        """Nobody is rung at night, twice for the same, or within a minute of what they did themselves."""
        call = self.seats[seat].call
        assert call, "a ring for somebody who isn't on turn"
        assert not chair.stand_in
        assert not self._sleeps(seat, now), f"{chair.head} rang at night"
        assert chair.head == "" or chair.head not in call.heads, f"{chair.head} rang twice"
        if chair.head in ("reminder", "morning"):
            assert now >= call.moved + MINUTE, f"{chair.head} rang right after a move"
        if chair.head == "reminder":
            assert self._used(seat, now) >= REMINDED * call.granted - SLACK, "reminded too soon"
            assert self._used(seat, now) < call.granted + SLACK, "reminded too late"
        if chair.head == "morning":
            assert call.night, "a morning bell for a call that had rung"
        call.heads.append(chair.head)
        call.night = False
        self.kept[chair.head] += 1

    def _used(self, seat: Seat, now: float) -> float:
        """Seconds of a call during which its clock ran."""
        call = self.seats[seat].call
        assert call
        nights = _near(self.now.quiet, call.begin, now) if self.now.quiet and self.slow else ()
        return free(call.begin, now, [*nights, *self.seats[seat].away, *self.pauses, *self.outages])

    def _sleeps(self, seat: Seat, now: float) -> bool:
        """Whether the seat's owner must not be rung."""
        hours = self.now.chairs[seat].hours
        night = self.slow and asleep(self.now.quiet if hours is None else hours, now)
        return night or any(begin <= now < end for begin, end in self.seats[seat].away)


def _near(quiet: Quiet, begin: float, end: float) -> tuple[Span, ...]:
    """The quiet hours that may touch a stretch of time."""
    year = datetime.fromtimestamp(begin, ZoneInfo(quiet.zone)).year
    return tuple(night for night in nights(quiet, year) if night[1] > begin and night[0] <= end)


def _at(quiet: Quiet, day: date, minute: int) -> float:
    return datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=ZoneInfo(quiet.zone)).timestamp()
