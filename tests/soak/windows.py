"""What windows promise, said apart from the session: hears of every change, and raises where one breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.game import Seat
from games.sessions import window_timing
from games.sessions.session import Session
from games.sessions.slots import private_slot, touched
from tests.soak.automatic import AutomaticPromises, answer
from tests.soak.spans import DAY, Span, coming, out_of_the_night, reached

SLACK = 2.0
"""Seconds."""
UNDONE = 10.0
"""For so long a move may be taken back: no pass counts sooner, unless an answer has less than twice that."""
SECOND_CARD = 120.0
"""At most, for whoever's own card or capture fails as things stand."""


class WindowPromises:
    """Of one session of a game in which everybody may answer at once."""

    def __init__(self, session: Session) -> None:
        self.kept: Counter[str] = Counter()
        self.automatic = AutomaticPromises(self.kept)
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

    def changed(
        self, after: Session, now: float, *, actor: Seat | None = None, undone: bool = False, due: Sequence[str] = ()
    ) -> None:
        """The session is another; `actor`: by a move of that seat; `due`: what time has logged."""
        before, self.now = self.now, after
        played = self.automatic.played(before, after, due, now)
        if after.status != "playing":
            return
        self._turns(before, after, now, undone=undone, mover=actor if played is None else played)
        if after.question is None:
            assert all(chair.passes is None and not chair.answers and not chair.resting for chair in after.chairs)
            self.kept["windows"] += before.question is not None
            return
        self._alike(after)
        if before.question != after.question:
            self._asked(after, now, None if undone else _last(due, actor))
        self._quietly(before, after)
        self._told_who_is_left(before, after)

    def stands(self, now: float, late: float) -> None:
        """Time has been given its due."""
        session = self.now
        self.automatic.stands(session, now)
        if session.question is None or session.paused is not None:
            return
        assert session.closes is None or session.closes > now, "a window is open after its deadline"
        for seat in session.awaited:
            passes, undo = session.chairs[seat].passes, session.undo
            held = undo is not None and undo.until > now and len(session.awaited) == 1
            assert session.chairs[seat].stand_in or passes is None or passes > now or held, "the bot hasn't passed"

    def _turns(self, before: Session, after: Session, now: float, *, undone: bool, mover: Seat | None) -> None:
        """Whoever is on turn, or goes on, is moved by the bot where nothing is to be decided."""
        for seat in after.awaited if after.question is None else ():
            old = before.chairs[seat]
            begins = seat not in before.awaited or before.question is not None
            if (begins or seat == mover) and not undone and old.person == after.chairs[seat].person:
                self.automatic.asked(after, seat, old.ahead if seat != mover else (), now, moved=seat == mover)

    def _alike(self, session: Session) -> None:
        """All have the same time, and nobody is asked whose order says otherwise."""
        for seat in session.awaited:
            chair = session.chairs[seat]
            assert chair.answers
            if not chair.stand_in and session.paused is None:
                assert session.call(seat).deadline == session.closes, "one has more time than the others"
            assert not (session.asked(seat) and chair.resting), "asked, who rests"

    def _asked(self, session: Session, now: float, acted: Seat | None) -> None:
        """A question begins: how long it may take, and who is passed when. `acted`: who has raised it."""
        self.kept["questions"] += 1
        for seat in session.awaited:
            chair = session.chairs[seat]
            if chair.stand_in:
                continue
            ordered = None if chair.resting else answer(session, seat, chair.ahead)
            assert (chair.plays is not None) == (ordered is not None), "the bot is to answer without an order"
            if chair.plays is not None:
                assert (chair.plays, chair.passes) == (chair.holds, None), "an order tells by its moment"
                continue
            assert (chair.passes is None) == _wants(session, seat, acted), "asked, or not asked"
            if chair.passes is not None:
                self._passed(session, seat, chair.passes, now, acted)
        if session.bank and session.paused is None:
            assert session.closes is not None
            assert abs(session.closes - _ends(session, now)) < SLACK, "a question with another deadline"

    def _passed(self, session: Session, seat: Seat, passes: float, now: float, acted: Seat | None) -> None:
        """Within the least time; but whoever has acted in vain has a while for a second card."""
        windows, least = session.rule_book.windows, window_timing.least(session)
        assert windows
        self.kept["passed by the bot"] += 1
        second = 0.0
        if seat == acted and windows.falls_short(session.state, seat):
            self.kept["waits for a second card"] += 1
            second = (
                SECOND_CARD if session.bank is None else min(SECOND_CARD, session.bank.answers(session.answer) / 10)
            )
        assert now + max(min(UNDONE, least), second) - SLACK <= passes <= now + max(least, second)

    def _quietly(self, before: Session, after: Session) -> None:
        """Who isn't asked isn't rung, and silence isn't counted."""
        for seat, new in after.seats():
            old = before.chairs[seat]
            if old.person != new.person or before.status != "playing":
                continue
            assert new.call == old.call or after.asked(seat) or new.stand_in, "rung, who isn't asked"
            assert new.missed <= old.missed or before.question is None, "a silence in a window was counted"

    def _told_who_is_left(self, before: Session, after: Session) -> None:
        """The hand of the only one for whom a window waits is made anew, and nobody else's need be."""
        if len(after.awaited) != 1 or before.question != after.question or len(before.awaited) == 1:
            return
        (seat,) = after.awaited
        assert private_slot(after.chairs[seat].person.id) in touched(before, after), "left alone, and not told"
        self.kept["left alone"] += 1


def _last(due: Sequence[str], actor: Seat | None) -> Seat | None:
    """Whose move was the last: by hand, or the last that time has logged."""
    moves = [line for line in due if line != "stopped"]
    return Seat(int(moves[-1].split(" ")[0])) if moves else actor


def _wants(session: Session, seat: Seat, acted: Seat | None) -> bool:
    """Whether somebody is to be asked: the game says whom it concerns and whose property it is about."""
    chair, windows = session.chairs[seat], session.rule_book.windows
    assert windows
    if chair.resting:
        return False
    if chair.order == "always":
        return True
    about = chair.order != "mine" or windows.attacked(session.state, seat)
    return about and seat != acted and windows.concerned(session.state, seat)


def _ends(session: Session, now: float) -> float:
    """When a question that is put now is closed: a day by the calendar, less than that by waking hours."""
    assert session.bank
    seconds, quiet = session.bank.answers(session.answer), session.quiet if session.slow else None
    nights: Sequence[Span] = coming(quiet, now)
    return out_of_the_night(now + seconds, (), quiet) if seconds >= DAY else reached(now, seconds, nights)
