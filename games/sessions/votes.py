"""A vote to end the game without a result: more than half of the people who play decide, within a day. Pure."""

from dataclasses import replace

from games import log
from games.game import Refused, Seat
from games.sessions.clocks import DAY
from games.sessions.session import Person, Session, Step, Vote, called, closed, ids, in_play, playing

VOTE_SECONDS = DAY
"""How long a vote is open."""


def call(session: Session, person: Person, now: float) -> Step:
    """Asks all who play. Whoever asks has not voted by that."""
    _may_vote(session, person)
    if session.vote:
        raise Refused("vote-on")
    return Step(opened(replace(called(session, person), acted=now, warned=None), None, now))


def vote(session: Session, person: Person, ends: bool, now: float) -> Step:
    """A voice for the end or against it; it may be changed while the vote is open."""
    _may_vote(session, person)
    asked = session.vote
    if asked is None:
        raise Refused("no-vote")
    if person.id in (asked.ends if ends else asked.plays):
        raise Refused("voted")
    others = replace(asked, ends=_without(asked.ends, person), plays=_without(asked.plays, person))
    mine = (
        replace(others, ends=(*others.ends, person.id)) if ends else replace(others, plays=(*others.plays, person.id))
    )
    return counted(replace(called(session, person), vote=mine, acted=now, warned=None), now)


def needed(session: Session) -> int:
    """How many have to want the end."""
    return len(playing(session)) // 2 + 1


def opened(session: Session, about: Seat | None, now: float) -> Session:
    """The session with an open vote: one that is open already goes on, about the latest reason."""
    if session.status != "playing":
        return session
    vote = session.vote or Vote(now + VOTE_SECONDS)
    return replace(session, vote=replace(vote, about=vote.about if about is None else about))


def counted(session: Session, now: float) -> Step:
    """The session after its vote: ended, going on, or still undecided. Only voices of people who play count."""
    if session.vote is None or session.status != "playing":
        return Step(session)
    people = ids(session, playing(session))
    if len(people.intersection(session.vote.ends)) >= needed(session):
        return Step(closed(session, "voted", now), (log.STOPPED,))
    if 2 * len(people.intersection(session.vote.plays)) >= len(people):
        return Step(replace(session, vote=None))
    return Step(session)


def _may_vote(session: Session, person: Person) -> None:
    seat = in_play(session, person.id)
    if seat not in playing(session):
        raise Refused("played-for")


def _without(ids: tuple[int, ...], person: Person) -> tuple[int, ...]:
    return tuple(id for id in ids if id != person.id)
