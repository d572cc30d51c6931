"""The play itself: a move, its undo, and whom the table then waits for. Pure functions of (session, now)."""

from collections.abc import Sequence
from dataclasses import replace

from games import log
from games.game import Move, Outcome, Refused, Seat
from games.session import RECENT, Chair, Person, Session, Stale, Step, Undo, called, seated

UNDO_SECONDS = 10.0


def play(session: Session, person: Person, code: str, now: float, *, epoch: int | None = None) -> Step:
    """A person's move. Raises Refused: Stale for a tap of a past epoch, IllegalMove for what the rules forbid."""
    seat = _playing(session, person)
    if epoch is not None and epoch != session.chairs[seat].epoch:
        raise Stale
    move = legal(session, seat, code)
    return move_of(called(session, person), seat, move, now)


def legal(session: Session, seat: Seat, code: str) -> Move:
    """The seat's move of that code. Raises IllegalMove with the reason."""
    book = session.rule_book
    moves: Sequence[Move] = book.moves(session.state, seat)
    for move in moves:
        if move.code == code:
            return move
    raise book.explain(session.state, seat, code)


def move_of(session: Session, seat: Seat, move: Move, now: float, *, idle: bool = False) -> Step:
    """Plays a legal move for a seat. `idle`: silence made it, so nobody may take it back."""
    state, events = session.rule_book.play(session.state, seat, move)
    chair = session.chairs[seat]
    final = idle or any(event.reveals for event in events)
    undo = None if final else Undo(seat, now + UNDO_SECONDS, session.state, len(events), chair.since)
    after = replace(
        session,
        state=state,
        recent=(*session.recent, *events)[-RECENT:],
        chairs=_with(session.chairs, seat, replace(chair, since=now, acted=chair.acted if idle else now)),
        undo=undo,
        acted=session.acted if idle else now,
    )
    entry = log.line(seat, move.code, now - (session.started or now), idle=idle)
    return Step(_ended(awaken(session, after, now, actor=seat), now), (entry,))


def undo(session: Session, person: Person, now: float) -> Step:
    """Takes back a mis-tap: the last move, by its maker, within 10 s, if nobody has acted and nothing was revealed."""
    seat = _playing(session, person)
    way = session.undo
    if way is None or way.seat != seat or now > way.until:
        raise Refused("undo-revealed" if _revealed(session, seat, now) else "undo-too-late")
    before = session.recent[: max(0, len(session.recent) - way.told)]
    back = replace(session, state=way.state, recent=before, undo=None, acted=now)
    back = awaken(session, back, now, actor=seat, undone=True)
    chairs = _with(back.chairs, seat, replace(back.chairs[seat], since=way.since, call=session.chairs[seat].call))
    return Step(replace(back, chairs=chairs), (log.line(seat, log.UNDO, now - (session.started or now)),))


def may_undo(session: Session, seat: Seat, now: float) -> bool:
    return session.undo is not None and session.undo.seat == seat and now <= session.undo.until


def awaken(before: Session, after: Session, now: float, *, actor: Seat | None = None, undone: bool = False) -> Session:
    """`after` with the chairs that its state asks for: epochs, calls, and since when each call runs."""
    book = after.rule_book
    waited = book.awaited(before.state) if before.status == "playing" else frozenset()
    awaited = book.awaited(after.state)
    chairs = []
    for seat, chair in after.seats():
        begins = seat in awaited and seat not in waited
        ends = seat in waited and seat not in awaited
        if seat == actor or begins or ends or _asked(before, seat) != _asked(after, seat):
            chair = replace(chair, epoch=chair.epoch + 1)
        if begins:
            chair = replace(chair, call=chair.call + 1, since=now)
        elif ends:
            chair = replace(chair, since=None)
        chairs.append(replace(chair, recalled=ends and undone and seat != actor))
    return replace(after, chairs=tuple(chairs))


def outcome(session: Session) -> Outcome | None:
    """The places, of a session that was played to its end."""
    return session.rule_book.outcome(session.state) if session.status == "finished" else None


def _playing(session: Session, person: Person) -> Seat:
    seat = seated(session, person.id)
    if session.status in ("finished", "closed"):
        raise Refused("over")
    if session.status != "playing":
        raise Stale
    return seat


def _revealed(session: Session, seat: Seat, now: float) -> bool:
    """Whether nothing but what its last move has shown keeps the seat from taking that back."""
    last = session.recent[-1] if session.recent else None
    young = now <= session.chairs[seat].acted + UNDO_SECONDS
    return young and last is not None and last.seat == seat and last.reveals


def _ended(session: Session, now: float) -> Session:
    if session.rule_book.outcome(session.state) is None:
        return session
    return replace(session, status="finished", ended=now, undo=None)


def _asked(session: Session, seat: Seat) -> tuple[str, ...]:
    """What the seat's buttons offer."""
    if session.status != "playing":
        return ()
    return tuple(move.code for move in session.rule_book.moves(session.state, seat))


def _with(chairs: tuple[Chair, ...], seat: Seat, chair: Chair) -> tuple[Chair, ...]:
    return (*chairs[:seat], chair, *chairs[seat + 1 :])
