"""Asking the table to let one take one's last move back, once it is too late for a mis-tap. Pure."""

from dataclasses import replace

from games.game import Refused, Seat
from games.sessions import automatic
from games.sessions.play import revealed, taken_back, undo_line
from games.sessions.reminders import with_chair
from games.sessions.session import Person, Session, Step, Takeback, called, in_play, playing
from games.sessions.turns import begun


def may_ask(session: Session, seat: Seat) -> bool:
    """Whether the seat made the last move, nothing was revealed by it, and nobody is asked yet."""
    way = session.undo
    return session.status == "playing" and way is not None and way.seat == seat and session.takeback is None


def ask(session: Session, person: Person, now: float) -> Step:
    """Asks all others who play; who has nobody to ask takes the move back at once."""
    seat = in_play(session, person.id)
    if session.takeback:
        raise Refused("takeback-on")
    if not may_ask(session, seat):
        raise Refused("undo-revealed" if revealed(session, seat, now) else "undo-too-late")
    session = automatic.held(called(session, person), now)
    return _settled(replace(session, takeback=Takeback(seat), acted=now, warned=None), now)


def answer(session: Session, person: Person, agrees: bool, now: float) -> Step:
    """One who is asked agrees, or ends it by a no. With the last consent the move is taken back."""
    seat = in_play(session, person.id)
    asked = session.takeback
    if asked is None or asked.seat == seat or seat not in playing(session):
        raise Refused("no-takeback")
    session = replace(called(session, person), acted=now, warned=None)
    if not agrees:
        return Step(replace(session, takeback=None))
    if person.id in asked.agreed:
        return Step(session)
    return _settled(replace(session, takeback=replace(asked, agreed=(*asked.agreed, person.id))), now)


def lacking(session: Session) -> frozenset[Seat]:
    """The seats whose consent is still needed."""
    asked = session.takeback
    if asked is None:
        return frozenset()
    agreed = frozenset(seat for id in asked.agreed if (seat := session.seat_of(id)) is not None)
    return frozenset(playing(session)) - agreed - {asked.seat}


def _settled(session: Session, now: float) -> Step:
    if lacking(session) or session.undo is None:
        return Step(session)
    seat = session.undo.seat
    back = taken_back(session, session.undo, now)
    if seat in back.awaited and back.question is None:
        chair = begun(back, seat, back.chairs[seat], now)
        back = replace(back, chairs=with_chair(back, seat, chair))
    return Step(back, (undo_line(session, seat, now),))
