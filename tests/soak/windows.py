"""What windows promise, said apart from the session: hears of every change, and raises where one breaks."""

from __future__ import annotations

from collections import Counter

from games.game import Seat
from games.sessions import quiet_hours, window_timing
from games.sessions.session import Session
from games.sessions.undo import UNDO_SECONDS

SLACK = 2.0
"""Seconds."""


class WindowPromises:
    """Of one session of a game in which everybody may answer at once."""

    def __init__(self, session: Session) -> None:
        self.kept: Counter[str] = Counter()
        self.now = session

    def went_away(self, seat: Seat, until: float, now: float) -> None:
        """It makes no difference to a window."""

    def tapped(self, seat: Seat, now: float) -> None:
        """Nor this."""

    def came_back(self, seat: Seat, now: float) -> None:
        """Nor this."""

    def outage(self, begin: float, end: float) -> None:
        """Nor this: a window that is open stays open as much longer."""
        self.kept["outages"] += 1

    def changed(self, after: Session, now: float, *, actor: Seat | None = None, undone: bool = False) -> None:
        """The session is another; `actor`: by a move of that seat."""
        before, self.now = self.now, after
        if after.status != "playing":
            return
        if after.question is None:
            assert all(chair.passes is None and not chair.answers and not chair.resting for chair in after.chairs)
            self.kept["windows"] += before.question is not None
            return
        self._alike(after)
        if before.question != after.question:
            self._asked(after, now)
        self._quietly(before, after, actor)

    def stands(self, now: float, late: float) -> None:
        """Time has been given its due."""
        session = self.now
        if session.question is None or session.paused is not None:
            return
        assert session.closes is None or session.closes > now, "a window is open after its deadline"
        for seat in session.awaited:
            passes, undo = session.chairs[seat].passes, session.undo
            held = undo is not None and undo.until > now and len(session.awaited) == 1
            assert session.chairs[seat].stand_in or passes is None or passes > now or held, "the bot hasn't passed"

    def _alike(self, session: Session) -> None:
        """All have the same time, and nobody is asked whose order says otherwise."""
        for seat in session.awaited:
            chair = session.chairs[seat]
            assert chair.answers
            if not chair.stand_in and session.paused is None:
                assert session.deadline(seat) == session.closes, "one has more time than the others"
            assert not (session.asked(seat) and chair.resting), "asked, who rests"

    def _asked(self, session: Session, now: float) -> None:
        """A question begins: how long it may take, and who is passed when."""
        self.kept["questions"] += 1
        for seat in session.awaited:
            chair = session.chairs[seat]
            if chair.stand_in:
                continue
            wants = window_timing.wants(session, seat, chair)
            assert (chair.passes is None) == wants
            if chair.passes is not None:
                least = window_timing.least(session)
                assert now + min(UNDO_SECONDS, least) - SLACK <= chair.passes <= now + least
                self.kept["passed by the bot"] += 1
        if session.bank and session.paused is None:
            stops = session.quiet if session.slow else None
            due = quiet_hours.after(now, session.bank.answers(session.answer), stops)
            assert session.closes is not None
            assert abs(session.closes - due) < SLACK, "a question with another deadline"

    def _quietly(self, before: Session, after: Session, actor: Seat | None) -> None:
        """Who isn't asked isn't rung, and silence isn't counted."""
        for seat, new in after.seats():
            old = before.chairs[seat]
            if old.person != new.person or before.status != "playing":
                continue
            assert new.call == old.call or after.asked(seat) or new.stand_in, "rung, who isn't asked"
            assert new.missed <= old.missed or before.question is None, "a silence in a window was counted"
