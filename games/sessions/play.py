"""The play itself: a move and its undo. Pure functions of (session, now)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from games import log, windows
from games.game import AnyGame, Event, Move, Outcome, Refused, Seat
from games.sessions import automatic, news, window_timing
from games.sessions.absence import present_again
from games.sessions.reminders import with_chair
from games.sessions.session import Person, Session, Stale, Step, Undo, called, in_play
from games.sessions.turns import awaken
from games.sessions.undo import NOBODY, UNDO_SECONDS

Mover = Literal["owner", "ahead", "bot", "silence", "stand-in", "rival"]
"""ahead: its owner has ordered it; bot: there was nothing to decide. Nobody else can tell these from a quick owner."""
MARKS: dict[Mover, str] = {
    "owner": "",
    "ahead": log.AUTOMATIC,
    "bot": log.AUTOMATIC,
    "silence": log.SILENCE,
    "stand-in": log.STAND_IN,
    "rival": log.RIVAL,
}


def play(session: Session, person: Person, code: str, now: float, *, epoch: int | None = None) -> Step:
    """A person's move; who was away or played for is back by it. Raises Refused: Stale for a tap of a past epoch,
    IllegalMove for what the rules forbid.
    """
    seat = in_play(session, person.id)
    if epoch is not None and epoch != session.chairs[seat].epoch:
        raise Stale
    move = legal(session, seat, code)
    if not is_pass(session, move):
        return move_of(present_again(called(session, person), seat, now), seat, move, now)
    if session.chairs[seat].stand_in:
        session = present_again(called(session, person), seat, now)
    return passed(session, seat, now)


def passed(session: Session, seat: Seat, now: float) -> Step:
    """A seat passes in a window by its owner's wish. Nobody must be able to tell that from a pass by the bot, so it is
    made as one: at the same moment, and neither a new name nor the end of an absence is told by it.
    """
    chair = session.chairs[seat]
    chair = replace(
        news.answered(session, chair), passes=max(chair.holds or now, now), plays=None, adds=False, acted=now
    )
    session = replace(session, chairs=with_chair(session, seat, chair))
    moment = window_timing.counts(session, seat)
    return Step(session) if moment is None or moment > now else pass_for(session, seat, now)


def pass_for(session: Session, seat: Seat, now: float) -> Step:
    """The pass that a seat is due, as time makes it."""
    return move_of(session, seat, session.rule_book.idle_move(session.state, seat), now, by="silence")


def legal(session: Session, seat: Seat, code: str) -> Move:
    """The seat's move of that code. Raises IllegalMove with the reason."""
    book = session.rule_book
    moves: Sequence[Move] = book.moves(session.state, seat)
    for move in moves:
        if move.code == code:
            return move
    raise book.explain(session.state, seat, code)


def move_of(session: Session, seat: Seat, move: Move, now: float, *, by: Mover = "owner") -> Step:
    """Plays a legal move for a seat. What its owner didn't want themselves nobody may take back."""
    state, events = session.rule_book.play(session.state, seat, move)
    chair, own, bot = session.chairs[seat], by in ("owner", "rival"), by in ("ahead", "bot")
    unheard = is_pass(session, move) and not events
    final = by in ("silence", "stand-in", "rival") or move.aside or any(event.reveals for event in events)
    told = remembered(session.rule_book, events)
    way = Undo(
        seat,
        now + UNDO_SECONDS,
        session.state,
        len(told),
        chair.since,
        chair.granted,
        chair.spent,
        chair.lent,
        chair.saved,
        chair.calendar,
        chair.known,
        chair.gained,
    )
    way = replace(way, seat=NOBODY, since=None) if by == "bot" else way
    moved = replace(chair, acted=now, missed=0, muted=False) if own else chair
    goes_on = move.passive and seat in session.rule_book.awaited(state)
    moved = replace(moved, seen=True) if (own or bot) and not goes_on else moved
    moved = replace(moved, ahead=automatic.standing(session, chair)) if _of_turn(session, seat, move) else moved
    after = replace(
        session,
        state=state,
        chairs=with_chair(session, seat, moved),
        undo=_one_later(session.undo) if unheard else None if final else way,
        takeback=session.takeback if unheard else None,
        acted=now if own else session.acted,
        warned=None if own else session.warned,
    )
    after = news.spread(after, session.state, told, mover=seat if own and not move.aside else None)
    entry = log.line(seat, move.code, now - (session.started or now), mark=MARKS[by])
    actor = None if move.aside else seat
    woken = awaken(session, after, now, actor=actor, own=own, bot=bot, unheard=unheard)
    return Step(_ended(woken, now), (entry,))


def is_pass(session: Session, move: Move) -> bool:
    """Whether the move answers a window by a pass."""
    return windows.is_pass(session.rule_book.windows, session.state, move.code)


def _of_turn(session: Session, seat: Seat, move: Move) -> bool:
    """Whether the seat's turn is what the move is about."""
    return seat in session.awaited and session.question is None and not move.aside


def remembered(book: AnyGame, events: Sequence[Event]) -> Sequence[Event]:
    """The events that a table remembers; what the others reveal is noted with the last of them."""
    told = [event for event in events if event.kind not in book.untold]
    if len(told) < len(events) and told and any(event.reveals for event in events):
        told[-1] = replace(told[-1], reveals=True)
    return told


def undo(session: Session, person: Person, now: float) -> Step:
    """Takes back a mis-tap: the last move, by its maker, within 10 s, if nobody has acted and nothing was revealed."""
    seat = in_play(session, person.id)
    way = session.undo
    if way is None or way.seat != seat or now > way.until:
        raise Refused("undo-revealed" if revealed(session, seat, now) else "undo-too-late")
    return Step(taken_back(session, way, now), (undo_line(session, seat, now),))


def taken_back(session: Session, way: Undo, now: float) -> Session:
    """The session without its last move, whose maker has the time that they had."""
    seat = way.seat
    back = replace(
        news.untold(session, way.told), state=way.state, undo=None, takeback=None, acted=now, warned=None
    )  # fmt: skip
    back = replace(back, chairs=with_chair(back, seat, replace(back.chairs[seat], known=way.known, gained=way.gained)))
    back = awaken(session, back, now, actor=seat, undone=True)
    if back.question is not None:
        return back
    chair = replace(
        back.chairs[seat],
        since=way.since, granted=way.granted, spent=way.spent, lent=way.lent, saved=way.saved,
        calendar=way.calendar,
    )  # fmt: skip
    return replace(back, chairs=with_chair(back, seat, chair))


def undo_line(session: Session, seat: Seat, now: float) -> str:
    """The log's line for a move that was taken back."""
    moves = session.undo.moves if session.undo else 1
    return log.line(seat, log.undo(moves), now - (session.started or now))


def may_undo(session: Session, seat: Seat, now: float) -> bool:
    return session.undo is not None and session.undo.seat == seat and now <= session.undo.until


def revealed(session: Session, seat: Seat, now: float) -> bool:
    """Whether nothing but what its last move has shown keeps the seat from taking that back."""
    last = session.recent[-1] if session.recent else None
    young = now <= session.chairs[seat].acted + UNDO_SECONDS
    return young and last is not None and last.seat == seat and last.reveals


def outcome(session: Session) -> Outcome | None:
    """The places, of a session that was played to its end."""
    return session.rule_book.outcome(session.state) if session.status == "finished" else None


def _one_later(way: Undo | None) -> Undo | None:
    """The way back after one more move that it takes back, too."""
    return way and replace(way, moves=way.moves + 1)


def _ended(session: Session, now: float) -> Session:
    if session.rule_book.outcome(session.state) is None:
        return session
    return replace(session, status="finished", ended=now, undo=None, paused=None, vote=None, warned=None)
