"""Who may be rung when: sleep, what the newest message of a call is, and the nudge. Pure."""

from dataclasses import replace

from games.game import Refused, Seat
from games.sessions.clocks import HOUR
from games.sessions.quiet_hours import Quiet
from games.sessions.seat import Chair, Head
from games.sessions.session import Person, Session, Step, called, in_play

REMIND_AT = 0.8
"""The share of a turn's time after which its owner is reminded."""
JUST_ACTED = 60.0
"""Nobody is reminded who did something here in the last minute."""
APART = 2 * HOUR
"""With a slow clock nobody is rung twice for one call within this time; but whoever nudges may."""
MOST_RINGS = 3
"""Within a call, after its beginning: morning, reminder, nudge."""
NUDGE_AFTER = HOUR
"""The least time from a bell to a nudge; where a turn has no more than that, nobody is nudged at all."""


def bell(session: Session, seat: Seat) -> int:
    """A number that grows with every ring of an awaited seat; 0 while its owner isn't asked."""
    chair = session.chairs[seat]
    if not session.asked(seat):
        return 0
    return (MOST_RINGS + 1) * chair.call + chair.rings


def aloud(session: Session, seat: Seat) -> bool:
    """Whether the newest message of the seat's call comes with sound: not if the call came at night."""
    return not session.chairs[seat].muted


def rings(session: Session, seat: Seat, now: float) -> bool:
    """Whether the seat's owner may be rung now."""
    return not sleeps(session, seat, now)


def sleeps(session: Session, seat: Seat, now: float) -> bool:
    """Whether it is night for the owner, or they are away. Fast clocks know no night: who plays so is awake."""
    chair, quiet = session.chairs[seat], _night(session, seat)
    return is_away(chair, now) or (quiet is not None and quiet.covers(now))


def wakes(session: Session, seat: Seat, moment: float) -> float:
    """The moment, or the first one after it when the owner neither sleeps nor is away."""
    quiet = _night(session, seat)
    moment = max(moment, session.chairs[seat].away or 0.0)
    return quiet.waking(moment) if quiet else moment


def first_morning(session: Session, seat: Seat, moment: float) -> float | None:
    """When the owner's first night ends after the moment; None if they know none here."""
    quiet = _night(session, seat)
    return quiet.morning(moment) if quiet else None


def is_away(chair: Chair, now: float) -> bool:
    return chair.away is not None and chair.away > now


def rung(chair: Chair, head: Head, now: float) -> Chair:
    """The chair after one more ring within the present call."""
    rang = chair.rang if chair.answers else now
    return replace(chair, head=head, rings=min(chair.rings + 1, MOST_RINGS), rang=rang, belled=now, muted=False)


def nudgeable(session: Session) -> Seat | None:
    """The one seat that others may ring at all: not with a fast clock, nor one of several who are asked."""
    bank = session.bank
    fast = bank is not None and bank.credit <= NUDGE_AFTER
    if fast or session.paused is not None or session.question is not None or len(session.awaited) != 1:
        return None
    (seat,) = session.awaited
    chair, others = session.chairs[seat], (other for at, other in session.seats() if at != seat)
    here = any(other.person and not other.left for other in others)
    return None if chair.stand_in or chair.rival or not here else seat


def nudge(session: Session, person: Person, now: float) -> Step:
    """Rings whoever is on turn, once a turn and not within an hour of a bell."""
    by = in_play(session, person.id)
    seat = nudgeable(session)
    if seat is None:
        raise _not_to_be_nudged(session)
    if seat == by:
        raise Refused("nudge-self")
    chair = session.chairs[seat]
    if chair.nudged == chair.call or now - chair.rang < NUDGE_AFTER:
        raise Refused("nudge-soon")
    if not rings(session, seat, now):
        raise Refused("nudge-asleep", seat=seat)
    nudged = replace(rung(chair, "nudge", now), nudged=chair.call, nudger=by)
    return Step(replace(called(session, person), chairs=with_chair(session, seat, nudged), acted=now, warned=None))


def with_chair(session: Session, seat: Seat, chair: Chair) -> tuple[Chair, ...]:
    """The chairs of the session with another one on that seat."""
    return (*session.chairs[:seat], chair, *session.chairs[seat + 1 :])


def _night(session: Session, seat: Seat) -> Quiet | None:
    hours = session.chairs[seat].hours
    return (session.quiet if hours is None else hours) if session.slow else None


def _not_to_be_nudged(session: Session) -> Refused:
    bank = session.bank
    if bank and bank.credit <= NUDGE_AFTER:
        return Refused("nudge-fast")
    return Refused("nudge-nobody" if session.question is None else "nudge-window")
