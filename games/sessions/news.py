"""What is news to whom: the events since somebody last acted, and what has come into their hand meanwhile. Pure.

A board tells the newest events; older ones are kept for as long as somebody who still sits there may not know them.
Who acts knows all that was told before, and has seen their own hand.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from games.game import AnyGame, Event, Seat
from games.sessions.seat import Chair, Gain
from games.sessions.session import Session
from games.sessions.table import TABLE_EVENTS, News
from games.sessions.telling import remembering

GAINS = 12
"""How many of the newest gains are remembered for one seat: who is away for longer looks at the hand."""


def of(session: Session, seat: Seat) -> News:
    """What the seat's owner doesn't know yet."""
    chair, told = session.chairs[seat], (*session.past, *session.recent)
    unknown = max(session.events - max(chair.known, chair.answered), 0)
    events = told[len(told) - min(unknown, len(told)) :]
    first = session.events - len(events)
    gained = (Gain(max(gain.number - first, -1), gain.pieces) for gain in chair.gained)
    return News(events, unknown - len(events), tuple(gained))


def spread(after: Session, before: Any, told: Sequence[Event], *, mover: Seat | None) -> Session:
    """`after` with what a move told, and what it brought to the hands of others than its `mover`, who knows it; None:
    the bot moved, which is news to everybody. To rivals nothing is news. `before`: the game's state.
    """
    chairs = (
        replace(chair, known=after.events + len(told), gained=())
        if seat == mover or chair.rival
        else _given(chair, after.events + _about(told, seat), gained(after.rule_book, before, after.state, seat))
        for seat, chair in after.seats()
    )
    return remembering(replace(after, chairs=tuple(chairs)), *told)


def answered(session: Session, chair: Chair) -> Chair:
    """The chair of somebody who has just passed in a window. What is kept for them must not depend on it."""
    return replace(chair, answered=session.events, gained=())


def gained(book: AnyGame, before: Any, after: Any, seat: Seat) -> tuple[str, ...]:
    """The tiles or cards that came into a seat's hand between two states."""
    had, has = book.held(before, seat), book.held(after, seat)
    return () if had == has else tuple((Counter(has) - Counter(had)).elements())


def untold(session: Session, n: int) -> Session:
    """The session without the last n events of the game itself: nobody knows of them any more."""
    told = (*session.past, *session.recent)
    games = [at for at, event in enumerate(told) if event.kind not in TABLE_EVENTS]
    dropped = frozenset(games[max(len(games) - n, 0) :] if n else ())
    first, older = session.events - len(told), len(session.past)
    left = [(at, event) for at, event in enumerate(told) if at not in dropped]

    def left_of(known: int) -> int:
        return known - sum(first + at < known for at in dropped)

    chairs = (replace(chair, known=left_of(chair.known), answered=left_of(chair.answered)) for chair in session.chairs)
    return replace(
        session,
        past=tuple(event for at, event in left if at < older),
        recent=tuple(event for at, event in left if at >= older),
        events=session.events - len(dropped),
        chairs=tuple(chairs),
    )


def _given(chair: Chair, number: int, pieces: tuple[str, ...]) -> Chair:
    return replace(chair, gained=(*chair.gained, Gain(number, pieces))[-GAINS:]) if pieces else chair


def _about(told: Sequence[Event], seat: Seat) -> int:
    """Which of a move's events has brought something to a seat: the last that is about it, or else the last."""
    about = (at for at in reversed(range(len(told))) if seat in (told[at].target, told[at].seat))
    return next(about, len(told) - 1)
