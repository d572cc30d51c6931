"""What is promised about time at a table, reckoned apart from the game's own way: by intervals of a calendar."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from games.game import Seat
from games.sessions.clocks import CLOCKS, Bank
from games.sessions.session import Chair, Session
from tests.soak.automatic import AutomaticPromises, rest, winds_down
from tests.soak.spans import DAY, HOUR, MINUTE, NEVER, Span, asleep, coming, free, out_of_the_night, reached

REMINDED = 0.8
NO_CLOCK = Bank(1e12, 1e12, 1e12)
APART = 2 * HOUR
"""Between two bells of one call, with a slow clock; but whoever nudges may."""
SLACK = 2.0
"""Seconds: what is saved is rounded, and moments are floats."""


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
    reminded: bool = False
    woken: bool = False


@dataclass
class Watched:
    """A seat, as seen from outside."""

    saved: float = 0.0
    saved_before: float = 0.0
    call: Call | None = None
    away: list[Span] = field(default_factory=list)
    silent: int = 0
    """Turns in a row."""
    belled: float = 0.0
    """When its owner was last rung, or held the hand in which they took something back."""


class Promises:
    """Hears of every change of one session, and raises AssertionError where a promise is broken."""

    def __init__(self, session: Session) -> None:
        self.bank, self.slow = CLOCKS[session.clock] or NO_CLOCK, session.slow
        self.seats = [Watched() for _ in session.chairs]
        self.pauses: list[Span] = []
        self.outages: list[Span] = []
        self.kept: Counter[str] = Counter()
        self.automatic = AutomaticPromises(self.kept)
        self.now = session
        for seat in session.awaited:
            self._begun(seat, session.chairs[seat].ahead, session.acted)
            if session.chairs[seat].call:
                self._called(seat, session.chairs[seat], session.acted)

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

    def changed(
        self, after: Session, now: float, *, actor: Seat | None = None, undone: bool = False, due: Sequence[str] = ()
    ) -> None:
        """The session is another, by a move of the actor; without one by anything else, `undone` by a takeback; `due`:
        what time has logged.
        """
        before, self.now = self.now, after
        for seat, new in after.seats():
            if before.chairs[seat].person != new.person:
                self.seats[seat] = Watched()
        played = self.automatic.played(before, after, due, now)
        self._pause(before, after, now)
        for seat, new in after.seats():
            old = before.chairs[seat]
            self._silence(seat, old, new, now, own=actor == seat)
            self._call(seat, old, new, now, moved=seat in (actor, played), undone=undone)
            if new.call == old.call and new.rings > old.rings:
                self._rang(seat, new, now)

    def stands(self, now: float, late: float) -> None:
        """Time has been given its due. `late`: for how many seconds before that nobody has looked."""
        session = self.now
        self.automatic.stands(session, now)
        for seat in session.awaited if session.paused is None else ():
            chair = session.chairs[seat]
            if chair.stand_in or chair.plays is not None:
                continue
            assert now <= self._ends(seat) + SLACK, "time is out, and silence hasn't moved"
            self._has_heard(seat, chair, now)

    def _has_heard(self, seat: Seat, chair: Chair, now: float) -> None:
        """Whoever is awake has been rung in the morning, and at four fifths."""
        watched, call = self.seats[seat], self.seats[seat].call
        assert call
        if self._sleeps(seat, now) or now <= chair.acted + MINUTE + SLACK:
            return
        assert not call.night, "nobody was called in the morning"
        if winds_down(self.now, seat) or (self.slow and now <= watched.belled + APART + SLACK):
            return
        assert call.reminded or now <= self._reached(seat, REMINDED * call.granted) + SLACK, "nobody was reminded"
        assert call.woken or now <= self._first_morning(seat, chair) + SLACK, "nobody was rung in the first morning"

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
        assert now >= self._ends(seat, now) - SLACK, "silence moved too soon"
        assert not (self.slow and asleep(self.now.quiet, now)) or self._was_due(seat, now), "silence moved at night"
        watched.silent += 1
        assert new.stand_in == (watched.silent > 1), "a stand-in comes at the second silence"
        self.kept["stand-ins" if new.stand_in else "silences"] += 1

    def _was_due(self, seat: Seat, now: float) -> bool:
        """Whether silence was to move a while ago, and nobody has looked."""
        return now > self._ends(seat, now) + MINUTE

    def _call(self, seat: Seat, old: Chair, new: Chair, now: float, *, moved: bool, undone: bool) -> None:
        watched = self.seats[seat]
        anew = undone and new.since == now and watched.call is not None
        if watched.call and (anew or new.since is None):
            self._ended(seat, old, now, vain=undone or (old.stand_in and not moved))
        if new.since is None:
            return
        if watched.call is None:
            if undone:
                watched.saved = watched.saved_before
            self._begun(seat, () if undone or new.person != old.person else old.ahead, now)
        elif old.stand_in and not new.stand_in:
            credit = self.bank.credit
            watched.call = replace(watched.call, begin=now, granted=credit, lent=credit, night=False)
            self.automatic.asked(self.now, seat, (), now, moved=moved)
        elif moved:
            self._goes_on(seat, watched.call, now)
            if old.plays is not None and new.acted == old.acted:
                self._asked_in_silence(seat)
        if new.call != old.call:
            self._called(seat, new, now)

    def _begun(self, seat: Seat, ahead: Sequence[str], now: float) -> None:
        """Something is asked of a seat of which nothing was."""
        watched = self.seats[seat]
        granted = self.bank.credit if self.slow else min(self.bank.cap, watched.saved + self.bank.credit)
        watched.call = Call(now, rest(self.now) if winds_down(self.now, seat) else granted)
        self.automatic.asked(self.now, seat, ahead, now)

    def _goes_on(self, seat: Seat, call: Call, now: float) -> None:
        """Its owner, or the bot for them, has moved, and there is more to do: with a turn's time, or little."""
        left = max(call.granted - self._used(seat, now), 0.0)
        granted = self.bank.credit if self.slow else max(float(int(left)), self.bank.credit)
        if winds_down(self.now, seat):
            granted = rest(self.now)
        lent = call.lent + granted - left
        self.seats[seat].call = replace(call, begin=now, granted=granted, lent=lent, night=False)
        self.automatic.asked(self.now, seat, (), now, moved=True)

    def _asked_in_silence(self, seat: Seat) -> None:
        """After a move by the bot, whose owner is here: if no bell comes with it, a reminder may come once more."""
        call = self.seats[seat].call
        assert call
        heads = [head for head in call.heads if head != "reminder"]
        self.seats[seat].call = replace(call, heads=heads, reminded=False)

    def _called(self, seat: Seat, chair: Chair, now: float) -> None:
        """A call comes with a ring, but not at night, nor where the bot moves."""
        watched, night = self.seats[seat], self._sleeps(seat, now)
        assert watched.call, "a ring for somebody who isn't on turn"
        assert chair.stand_in or chair.muted == night, "a call rang at night, or didn't by day"
        assert chair.plays is None, "a ring for what needs no tap"
        watched.call = replace(watched.call, night=night, heads=[], reminded=False, woken=False)
        watched.belled = watched.belled if night else now

    def _ended(self, seat: Seat, old: Chair, now: float, *, vain: bool) -> None:
        watched, call = self.seats[seat], self.seats[seat].call
        assert call
        left = max(call.granted - self._used(seat, now), 0.0)
        watched.saved_before = watched.saved
        if not vain:
            watched.saved = float(int(max(left - call.lent, 0.0))) if not old.stand_in else 0.0
        watched.call = None

    def _rang(self, seat: Seat, chair: Chair, now: float) -> None:
        """Nobody is rung at night, twice for the same, or soon after another bell, or what they did themselves."""
        watched, call = self.seats[seat], self.seats[seat].call
        assert call, "a ring for somebody who isn't on turn"
        assert not chair.stand_in
        assert not self._sleeps(seat, now), f"{chair.head} rang at night"
        assert chair.head == "" or chair.head not in call.heads, f"{chair.head} rang twice"
        if chair.head in ("reminder", "morning"):
            assert now >= chair.acted + MINUTE, f"{chair.head} rang right after a move"
            soon = self.slow and now < watched.belled + APART
            assert call.night or not soon, f"{chair.head} rang right after another bell"
            assert call.night or not winds_down(self.now, seat), f"{chair.head} rang for next to nothing"
        due = self._reached(seat, REMINDED * call.granted)
        if chair.head == "reminder":
            assert now >= due - SLACK, "reminded too soon"
            assert now < self._ends(seat) + SLACK, "reminded too late"
        if chair.head == "morning" and not call.night:
            assert not call.woken
            assert now >= self._first_morning(seat, chair), "a morning bell before the morning"
        self._heard(seat, chair.head, due, now)

    def _heard(self, seat: Seat, head: str, due: float, now: float) -> None:
        watched, call = self.seats[seat], self.seats[seat].call
        assert call
        self.kept["next morning" if head == "morning" and not call.night else head] += 1
        call.heads.append(head)
        call.woken = call.woken or head in ("morning", "")
        call.reminded = call.reminded or head == "reminder" or (head == "morning" and due <= now + APART)
        call.night, watched.belled = False, now

    def _used(self, seat: Seat, now: float) -> float:
        """Seconds of a call during which its clock ran."""
        call = self.seats[seat].call
        assert call
        return free(call.begin, now, self._stops(seat, call, now))

    def _reached(self, seat: Seat, seconds: float, now: float = NEVER) -> float:
        """When so many seconds of a call will have been used, if nothing more happens."""
        call = self.seats[seat].call
        assert call
        return reached(call.begin, seconds, self._stops(seat, call, now))

    def _ends(self, seat: Seat, now: float = NEVER) -> float:
        """When the time of a call is out: a day or more ends in no night; shorter ones have none in them. `now`: what
        has been stopped by what came of it doesn't count.
        """
        call = self.seats[seat].call
        assert call
        moment = self._reached(seat, call.granted, now)
        if not self._by_calendar(call):
            return moment
        return out_of_the_night(moment, self._stops(seat, call, now), self.now.quiet)

    def _by_calendar(self, call: Call) -> bool:
        return self.slow and DAY <= call.granted < NO_CLOCK.credit

    def _stops(self, seat: Seat, call: Call, now: float) -> list[Span]:
        """When the clock of the call doesn't run."""
        dark = coming(self.now.quiet, call.begin) if self.slow and not self._by_calendar(call) else ()
        pauses = [pause for pause in self.pauses if pause[0] < now]
        return [*dark, *self.seats[seat].away, *pauses, *self.outages]

    def _first_morning(self, seat: Seat, chair: Chair) -> float:
        """Of what the seat's owner has last heard, or done."""
        hours = self.now.chairs[seat].hours
        found = coming(self.now.quiet if hours is None else hours, max(self.seats[seat].belled, chair.acted))
        return found[0][1] if found and self.slow else NEVER

    def _sleeps(self, seat: Seat, now: float) -> bool:
        """Whether the seat's owner must not be rung."""
        hours = self.now.chairs[seat].hours
        night = self.slow and asleep(self.now.quiet if hours is None else hours, now)
        return night or any(begin <= now < end for begin, end in self.seats[seat].away)
