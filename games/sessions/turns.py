"""Whom a table waits for. What a change of that makes of each chair: its epoch, its call, and the time of that call."""

from collections.abc import Iterator
from dataclasses import replace

from games.game import Seat
from games.sessions import window_timing
from games.sessions.reminders import sleeps
from games.sessions.seat import Chair
from games.sessions.session import Session

STILL_HERE = 120.0
"""Who has acted so recently isn't rung for what follows from it in the same turn, or window."""


def awaken(
    before: Session, after: Session, now: float, *,
    actor: Seat | None = None, own: bool = True, undone: bool = False, unheard: bool = False,
) -> Session:  # fmt: skip
    """`after` with the chairs that its state asks for: epochs, calls, and since when each call runs.

    Each question of a window is a call of its own, and so is what comes after the last. `own`: the actor's owner moved,
    not silence or a stand-in. `undone`: the actor's move was taken back, and their call goes on as if it had never
    ended. `unheard`: a pass that must change nothing for anybody else.
    """
    waited = before.awaited
    awaited, was, asked = after.awaited, before.question, after.question
    if was is None and asked is not None:
        after = replace(after, window=after.window + 1)
    chairs = []
    for seat, chair in after.seats():
        begins = seat in awaited and (seat not in waited or asked != was)
        ends = seat in waited and (begins or seat not in awaited)
        if seat == actor or begins or ends or _asked(before, seat) != _asked(after, seat):
            chair = replace(chair, epoch=chair.epoch + 1)
        if was is not None and asked is None:
            chair = replace(chair, resting=False)
        recalled = undone and ends and not begins and seat != actor and before.asked(seat)
        recalled = recalled or (unheard and chair.recalled)
        if undone and seat == actor and asked is None:
            chair = replace(chair, answers=False, holds=None, passes=None)
        elif begins or ends:
            chair = ended(before, seat, chair, now, undone=undone) if ends else chair
            chair = begun(after, seat, chair, now, before=before, acts=seat == actor) if begins else chair
            chair = _joins(before, chair) if begins and asked == was else chair
        elif seat == actor:
            chair = _goes_on(before, seat, chair, now) if own else _held_on(chair, now)
        chairs.append(chair if chair.recalled == recalled else replace(chair, recalled=recalled))
    return replace(after, chairs=tuple(chairs))


def begun(
    session: Session, seat: Seat, chair: Chair, now: float, *, before: Session | None = None, acts: bool = False
) -> Chair:
    """A chair at the beginning of a call: a ring, now or in the morning, and time.

    `before`: what the call comes from, if from a move; `acts`: whether it was the seat's own. What follows in the same
    turn or window rings nobody who has just acted, and gives no time that could be saved.
    """
    follows = before is not None and (acts or before.question is not None)
    asks = session.question is not None
    chair = window_timing.put(session, seat, chair, now)
    chair = replace(
        chair, since=now, granted=_grant(session, chair, asks=asks, follows=follows), spent=0.0, lent=0.0, answers=asks,
        head="", nudger=None,
    )  # fmt: skip
    if not asks:
        # Whether this rings may be a secret of the window before: a nudge counts from here in any case.
        rung = not sleeps(session, seat, now)
        chair = replace(chair, rang=now if rung else chair.rang, nudged=0 if follows else chair.nudged)
    if follows and not asks and session.bank:
        total = session.bank.credit if chair.granted is None else chair.granted
        chair = replace(chair, lent=max(total - chair.saved, 0.0))
    if chair.passes is not None:
        return replace(chair, muted=False)
    if follows and chair.call and now < chair.acted + STILL_HERE:
        return replace(chair, muted=False, reminded=min(chair.reminded, chair.call - 1))
    muted = sleeps(session, seat, now)
    return replace(chair, call=chair.call + 1, muted=muted, rings=0)


def ended(session: Session, seat: Seat, chair: Chair, now: float, *, undone: bool = False) -> Chair:
    """A chair after its call: what its turn has left over is saved, unless it was called in vain."""
    left = session.left(seat, now)
    vain = undone or chair.answers or chair.stand_in
    saved = chair.saved if vain or left is None else float(int(max(left - chair.lent, 0.0)))
    return replace(
        chair, since=None, granted=None, spent=0.0, lent=0.0, saved=saved, answers=False, holds=None, passes=None,
        muted=False,
    )  # fmt: skip


def _joins(before: Session, chair: Chair) -> Chair:
    """A chair that is asked what others are being asked already: by the same moment."""
    other = next((other for other in before.chairs if other.answers and other.since is not None), None)
    return replace(chair, since=other.since, granted=other.granted, spent=other.spent) if other else chair


def settled(session: Session, now: float, *, seats: frozenset[Seat] | None = None) -> Session:
    """The same clocks, counted from now on: before something changes that makes them stand still or run."""
    return replace(session, chairs=tuple(_settled(session, now, seats)))


def _settled(session: Session, now: float, seats: frozenset[Seat] | None) -> Iterator[Chair]:
    for seat, chair in session.seats():
        if chair.since is None or (seats is not None and seat not in seats):
            yield chair
            continue
        left, total = session.left(seat, now), session.granted(seat)
        spent = 0.0 if left is None or total is None else total - left
        yield replace(chair, since=now, spent=spent)


def _goes_on(session: Session, seat: Seat, chair: Chair, now: float) -> Chair:
    """A chair whose owner has moved and is still awaited: at least a turn's time anew, but no more for an answer."""
    if chair.answers:
        return chair
    left, bank = session.left(seat, now), session.bank
    if chair.since is None or bank is None or left is None:
        return replace(chair, since=chair.since and now)
    granted = max(float(int(left)), bank.credit)
    lent = chair.lent + max(granted - left, 0.0)
    return replace(chair, since=now, granted=None if granted == bank.credit else granted, spent=0.0, lent=lent)


def _held_on(chair: Chair, now: float) -> Chair:
    """A chair whose owner is silent, and still awaited after a move that was made for them."""
    return replace(chair, since=now) if chair.stand_in and chair.since is not None else chair


def _grant(session: Session, chair: Chair, *, asks: bool, follows: bool) -> float | None:
    """Seconds for a call; None: the credit. A turn that goes on after a window has what it had, at least the credit."""
    bank = session.bank
    if bank is None:
        return None
    if asks:
        return bank.answers(session.answer)
    granted = max(chair.saved, bank.credit) if follows else min(bank.cap, chair.saved + bank.credit)
    return None if granted == bank.credit else granted


def _asked(session: Session, seat: Seat) -> tuple[str, ...]:
    """What the seat's buttons offer."""
    if session.status != "playing":
        return ()
    return tuple(move.code for move in session.rule_book.moves(session.state, seat) if not move.aside)
