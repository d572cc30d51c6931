"""Whom a table waits for: epochs, calls, and the time that each call has."""

from collections.abc import Iterator
from dataclasses import replace

from games.bells import sleeps
from games.chair import Chair
from games.game import Seat
from games.session import Session


def awaken(
    before: Session, after: Session, now: float, *, actor: Seat | None = None, own: bool = True, undone: bool = False
) -> Session:
    """`after` with the chairs that its state asks for: epochs, calls, and since when each call runs.

    `own`: the actor's owner moved, not silence or a stand-in. `undone`: the actor's move was taken back, and their call
    goes on as if it had never ended.
    """
    waited = before.rule_book.awaited(before.state) if before.status == "playing" else frozenset[Seat]()
    awaited = after.rule_book.awaited(after.state)
    chairs = []
    for seat, chair in after.seats():
        begins, ends = seat in awaited and seat not in waited, seat in waited and seat not in awaited
        if seat == actor or begins or ends or _asked(before, seat) != _asked(after, seat):
            chair = replace(chair, epoch=chair.epoch + 1)
        if begins and not (undone and seat == actor):
            chair = begun(after, seat, chair, now, answers=len(awaited) > 1)
        elif ends:
            chair = ended(before, seat, chair, now, undone=undone)
        elif seat == actor and not undone:
            chair = _goes_on(before, seat, chair, now) if own else _held_on(chair, now)
        recalled = ends and undone and seat != actor
        chairs.append(chair if chair.recalled == recalled else replace(chair, recalled=recalled))
    return replace(after, chairs=tuple(chairs))


def begun(session: Session, seat: Seat, chair: Chair, now: float, *, answers: bool) -> Chair:
    """A chair at the beginning of a call: a ring, now or in the morning, and time."""
    muted = sleeps(session, seat, now)
    return replace(
        chair, call=chair.call + 1, since=now,
        granted=_grant(session, chair, answers), spent=0.0, lent=0.0, answers=answers, muted=muted,
        rang=chair.rang if muted else now, rings=0, head="", nudger=None,
    )  # fmt: skip


def ended(session: Session, seat: Seat, chair: Chair, now: float, *, undone: bool = False) -> Chair:
    """A chair after its call: what its turn has left over is saved, unless it was called in vain."""
    left = session.left(seat, now)
    vain = undone or chair.answers or chair.stand_in
    saved = chair.saved if vain or left is None else float(int(max(left - chair.lent, 0.0)))
    return replace(chair, since=None, granted=None, spent=0.0, lent=0.0, saved=saved, muted=False)


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
    """A chair whose owner has moved and is still awaited: at least a turn's time anew."""
    left, bank = session.left(seat, now), session.bank
    if chair.since is None or bank is None or left is None:
        return replace(chair, since=chair.since and now)
    granted = max(float(int(left)), bank.answer if chair.answers else bank.credit)
    lent = chair.lent + max(granted - left, 0.0)
    return replace(chair, since=now, granted=None if granted == bank.credit else granted, spent=0.0, lent=lent)


def _held_on(chair: Chair, now: float) -> Chair:
    """A chair whose owner is silent, and still awaited after a move that was made for them."""
    return replace(chair, since=now) if chair.stand_in and chair.since is not None else chair


def _grant(session: Session, chair: Chair, answers: bool) -> float | None:
    """Seconds for a call; None: the credit."""
    bank = session.bank
    if bank is None:
        return None
    if answers:
        return bank.answer
    granted = min(bank.cap, chair.saved + bank.credit)
    return None if granted == bank.credit else granted


def _asked(session: Session, seat: Seat) -> tuple[str, ...]:
    """What the seat's buttons offer."""
    if session.status != "playing":
        return ()
    return tuple(move.code for move in session.rule_book.moves(session.state, seat) if not move.aside)
