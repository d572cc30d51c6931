"""Whom a table waits for. What a change of that makes of each chair: its epoch, its call, and the time of that call."""

from collections.abc import Iterator
from dataclasses import replace

from games.game import Seat
from games.sessions import automatic, window_timing
from games.sessions.reminders import sleeps, with_chair
from games.sessions.seat import Chair
from games.sessions.session import Session

STILL_HERE = 120.0
"""Who has acted so recently isn't rung for what follows from it in the same turn, or window."""


def awaken(
    before: Session, after: Session, now: float, *,
    actor: Seat | None = None, own: bool = True, bot: bool = False, undone: bool = False, unheard: bool = False,
) -> Session:  # fmt: skip
    """`after` with the chairs that its state asks for: epochs, calls, and since when each call runs.

    Each question of a window is a call of its own, and so is what comes after the last. `own`: the actor's owner moved,
    not silence or a stand-in; `bot`: the bot did so for them. `undone`: the actor's move was taken back, and their call
    goes on as if it had never ended. `unheard`: a pass that must change nothing for anybody else.
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
            chair = replace(chair, answers=False, holds=None, passes=None, adds=False, plays=None, belled=now)
            chair = replace(chair, ahead=automatic.standing(after, chair))
        elif begins or ends:
            acts = seat == actor and not undone
            chair = ended(before, seat, chair, now, undone=undone) if ends else chair
            chair = begun(after, seat, chair, now, before=before, acts=acts) if begins else chair
            chair = _joins(before, chair) if begins and asked == was else chair
        elif seat == actor:
            chair = _goes_on(before, after, seat, chair, now) if own or bot else _held_on(chair, now)
            chair = _told_of(before, after, seat, chair, now) if bot and asked is None else chair
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
    chair = window_timing.put(session, seat, chair, now, acts=acts)
    chair = automatic.put(session, seat, chair, now)
    granted = _grant(session, seat, chair, asks=asks, follows=follows)
    chair = replace(
        chair, since=now, granted=granted, spent=0.0, lent=0.0, answers=asks, head="", nudger=None, calendar=True
    )
    if not asks:
        # Whether this rings may be a secret of the window before: a nudge counts from here in any case.
        rung = not sleeps(session, seat, now)
        chair = replace(chair, rang=now if rung else chair.rang, nudged=0 if follows else chair.nudged)
    if follows and not asks and session.bank:
        total = session.bank.credit if chair.granted is None else chair.granted
        chair = replace(chair, lent=total - chair.saved)
    if chair.passes is not None:
        return replace(chair, muted=False)
    if chair.plays is not None:
        unheard = chair.call - 1
        return replace(chair, muted=False, reminded=min(chair.reminded, unheard), woken=min(chair.woken, unheard))
    if follows and chair.call and now < chair.acted + STILL_HERE:
        return replace(chair, muted=False, reminded=min(chair.reminded, chair.call - 1))
    return _rung(session, seat, chair, now)


def asked_after_all(session: Session, seat: Seat, now: float) -> Session:
    """The session, whose bot doesn't make the move that it was to make for the seat: its owner is asked, and rung."""
    chair = session.chairs[seat]
    chair = replace(chair, plays=None, ahead=automatic.standing(session, chair), epoch=chair.epoch + 1)
    return replace(session, chairs=with_chair(session, seat, _rung(session, seat, chair, now)))


def asked_anew(session: Session, now: float) -> Session:
    """The session with everybody who is awaited asked as if it were only now."""
    chairs = (begun(session, seat, c, now) if seat in session.awaited else c for seat, c in session.seats())
    return replace(session, chairs=tuple(chairs))


def reconsidered(session: Session, seat: Seat, now: float) -> Session:
    """The session after the seat's owner has changed what the bot does for them."""
    chair = session.chairs[seat]
    if session.status != "playing" or chair.since is None or chair.stand_in:
        return session
    if session.question is not None and chair.plays is None:
        return session
    anew = window_timing.put(session, seat, chair, now) if session.question is not None else chair
    anew = automatic.put(session, seat, anew, now)
    if session.question is None and chair.plays is not None and anew.plays is None:
        return asked_after_all(session, seat, now)
    both = chair.plays is not None and anew.plays is not None
    return replace(session, chairs=with_chair(session, seat, replace(anew, plays=chair.plays) if both else anew))


def _rung(session: Session, seat: Seat, chair: Chair, now: float) -> Chair:
    """The chair after a bell of its call: at once, or once its owner is awake."""
    muted = sleeps(session, seat, now)
    return replace(chair, call=chair.call + 1, muted=muted, rings=0, belled=chair.belled if muted else now)


def _told_of(before: Session, session: Session, seat: Seat, chair: Chair, now: float) -> Chair:
    """A chair for which the bot has just moved, and which is still awaited: rung, if there is something to decide and
    its owner hasn't just acted in the same turn.
    """
    if chair.plays is not None:
        return chair
    begun_at = before.chairs[seat].since or 0.0
    if chair.call and begun_at <= chair.acted and now < chair.acted + STILL_HERE:
        return replace(chair, reminded=min(chair.reminded, chair.call - 1))
    return _rung(session, seat, replace(chair, rang=chair.rang if sleeps(session, seat, now) else now), now)


def ended(session: Session, seat: Seat, chair: Chair, now: float, *, undone: bool = False) -> Chair:
    """A chair after its call: what its turn has left over is saved, unless it was called in vain."""
    left = session.call(seat).left(now)
    vain = undone or chair.answers or chair.stand_in
    saved = chair.saved if vain or left is None else float(int(max(left - chair.lent, 0.0)))
    return replace(
        chair, since=None, granted=None, spent=0.0, lent=0.0, saved=0.0 if session.slow else saved, answers=False,
        holds=None, passes=None, adds=False, plays=None, muted=False,
    )  # fmt: skip


def _joins(before: Session, chair: Chair) -> Chair:
    """A chair that is asked what others are being asked already: by the same moment."""
    other = next((other for other in before.chairs if other.answers and other.since is not None), None)
    return in_time_of(other, chair) if other else chair


def in_time_of(other: Chair, chair: Chair) -> Chair:
    """The chair with the clock of another that is asked the same."""
    return replace(chair, since=other.since, granted=other.granted, spent=other.spent, calendar=other.calendar)


def settled(session: Session, now: float, *, seats: frozenset[Seat] | None = None) -> Session:
    """The same clocks, counted from now on: before something changes that makes them stand still or run."""
    return replace(session, chairs=tuple(_settled(session, now, seats)))


def _settled(session: Session, now: float, seats: frozenset[Seat] | None) -> Iterator[Chair]:
    for seat, chair in session.seats():
        if chair.since is None or (seats is not None and seat not in seats):
            yield chair
            continue
        left, total = session.call(seat).left(now), session.call(seat).total
        spent = 0.0 if left is None or total is None else total - left
        yield replace(chair, since=now, spent=spent)


def _goes_on(before: Session, session: Session, seat: Seat, chair: Chair, now: float) -> Chair:
    """A chair whose owner has moved and is still awaited: at least a turn's time anew, but no more for an answer, and
    little for what is left of a turn.
    """
    if chair.answers:
        return chair
    chair = automatic.put(session, seat, chair, now)
    left, bank = before.call(seat).left(now), session.bank
    if chair.since is None or bank is None or left is None:
        return replace(chair, since=chair.since and now)
    granted = max(float(int(left)), bank.credit) if not session.slow else bank.credit
    if session.rule_book.winding_down(session.state, seat):
        granted = bank.leftover
    lent = chair.lent + granted - left
    return replace(
        chair, since=now, granted=None if granted == bank.credit else granted, spent=0.0, lent=lent, calendar=True
    )


def _held_on(chair: Chair, now: float) -> Chair:
    """A chair whose owner is silent, and still awaited after a move that was made for them."""
    return replace(chair, since=now) if chair.stand_in and chair.since is not None else chair


def _grant(session: Session, seat: Seat, chair: Chair, *, asks: bool, follows: bool) -> float | None:
    """Seconds for a call; None: the credit. A turn that goes on after a window has what it had, at least the credit;
    but little, if nothing is left of it that matters much.
    """
    bank = session.bank
    if bank is None:
        return None
    if asks:
        return bank.answers(session.answer)
    if session.rule_book.winding_down(session.state, seat):
        return bank.leftover
    granted = max(chair.saved, bank.credit) if follows else chair.saved + bank.credit
    granted = min(granted, bank.cap)
    return None if granted == bank.credit else granted


def _asked(session: Session, seat: Seat) -> tuple[str, ...]:
    """What the seat's buttons offer."""
    if session.status != "playing":
        return ()
    return tuple(move.code for move in session.rule_book.moves(session.state, seat) if not move.aside)
