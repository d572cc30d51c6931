"""Time that an outage took: no clock of a table runs in it, and each table makes up for it once. Pure.

Absences aren't prolonged: people know the day on which they will be back.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from games.sessions.clocks import MINUTE
from games.sessions.reminders import with_chair
from games.sessions.seat import Chair
from games.sessions.session import Session
from games.sessions.telling import told
from games.sessions.turns import settled
from games.sessions.undo import UNDO_SECONDS, Undo
from games.sessions.votes import VOTE_SECONDS


class Outage(NamedTuple):
    """From when until when nobody heard what people did, or nobody did anything about it."""

    begin: float
    end: float


def made_up(session: Session, outages: Sequence[Outage]) -> Session:
    """The session after all of these that it hasn't counted yet, the oldest first; the very same without any.

    One that goes on is counted as far as it has come: what follows is counted later, and isn't told again.
    """
    if session.ended is not None:
        return session
    for outage in outages:
        begin, news = max(outage.begin, session.counted, session.opened), session.counted <= outage.begin
        if begin < outage.end:
            session = _still(session, Outage(begin, outage.end))
            if news and _has_deadlines(session):
                session = told(session, "outage", n=round((outage.end - begin) / MINUTE))
    return session


def _still(session: Session, outage: Outage) -> Session:
    """All clocks stand still meanwhile, and what ends at some moment ends so much later."""
    warned = session.warned if session.warned is None else _since(session.warned, outage)
    vote = session.vote and replace(session.vote, until=_until(session.vote.until, VOTE_SECONDS, outage))
    undo = session.undo and _undo(session, session.undo, outage)
    session = replace(session, chairs=tuple(_chairs(session, outage)), vote=vote, undo=undo, warned=warned)
    return replace(session, acted=_since(session.acted, outage), counted=outage.end)


def _chairs(session: Session, outage: Outage) -> Iterator[Chair]:
    stopped = settled(session, outage.begin)
    for before, chair in zip(session.chairs, stopped.chairs, strict=True):
        if before.since is None:
            yield before
            continue
        later = max(outage.end - max(before.since, outage.begin), 0.0)
        holds, passes, plays = (
            moment + later if moment is not None and moment > outage.begin else moment
            for moment in (before.holds, before.passes, before.plays)
        )
        yield replace(chair, since=max(before.since, outage.end), holds=holds, passes=passes, plays=plays)


def _undo(session: Session, way: Undo, outage: Outage) -> Undo:
    """The clock to which the mover would come back stood still as well."""
    until = _until(way.until, UNDO_SECONDS, outage)
    if way.since is None:
        return replace(way, until=until)
    as_before = replace(
        session.chairs[way.seat], since=way.since, granted=way.granted, spent=way.spent, calendar=way.calendar
    )
    back = replace(session, chairs=with_chair(session, way.seat, as_before))
    stopped = settled(back, outage.begin, seats=frozenset({way.seat})).chairs[way.seat]
    return replace(way, until=until, since=max(way.since, outage.end), spent=stopped.spent)


def _since(moment: float, outage: Outage) -> float:
    """A moment from which something is counted."""
    return moment + max(outage.end - max(moment, outage.begin), 0.0)


def _until(moment: float, seconds: float, outage: Outage) -> float:
    """The end of something that takes so many seconds, unless it had ended before."""
    begun = moment - seconds
    return moment if moment <= outage.begin else _since(begun, outage) + seconds


def _has_deadlines(session: Session) -> bool:
    """Whether there are deadlines at the table that somebody may wonder about."""
    return session.bank is not None and session.paused is None
