"""People who are away, silent, or gone for good: stand-ins, their return, seats that others take. Pure."""

from dataclasses import replace

from games import log
from games.game import Refused, Seat
from games.levels import Level
from games.sessions import automatic, lobby, rivals, votes, window_timing
from games.sessions.clocks import DAY
from games.sessions.pause import paused, resumed
from games.sessions.quiet_hours import Quiet
from games.sessions.reminders import is_away, rings, rung, with_chair
from games.sessions.seat import Chair
from games.sessions.session import (
    Person,
    Session,
    Stale,
    Step,
    called,
    check_playing,
    closed,
    ids,
    in_play,
    playing,
    seated,
)
from games.sessions.telling import told
from games.sessions.turns import begun, in_time_of, settled

SILENCES = 2
"""Turns in a row: in the last of them a stand-in takes the seat of whoever lets them pass."""
STAND_IN_SECONDS = 4.0
"""How long a stand-in takes over a move."""
PATIENCE_SECONDS = 2 * DAY
"""How long a table without a clock waits for somebody, until they may be sent away."""


def silent(session: Session, now: float) -> tuple[Seat, ...]:
    """The seats of people who are still at the table, and may be sent away: those that stand-ins keep; and without a
    clock, which would see to that, of whoever keeps the table waiting for two days.
    """
    waits = _waits_in_vain(session, now)
    return tuple(
        seat for seat, chair in session.seats() if not chair.left and (chair.stand_in or (waits and seat in waits))
    )


def _waits_in_vain(session: Session, now: float) -> frozenset[Seat]:
    """Those for whom a table without a clock waits too long. In a window they are all who have done nothing for so
    long: whom it still waits for is a secret.
    """
    if session.bank is not None or session.paused is not None or not session.awaited:
        return frozenset()
    before = now - PATIENCE_SECONDS
    asked = min(session.chairs[seat].since or now for seat in session.awaited)
    maybe = session.awaited if session.question is None else frozenset(seat for seat, _ in session.seats())
    here = (seat for seat in maybe if not is_away(session.chairs[seat], now))
    return frozenset(seat for seat in here if max(asked, session.chairs[seat].acted) <= before)


def go_away(session: Session, person: Person, until: float, now: float) -> Step:
    """Stops somebody's clock until a moment; told once. A moment that has passed brings them back."""
    seat = seated(session, person.id)
    if session.ended is not None:
        return Step(session)
    if until <= now:
        return come_back(session, person, now)
    chair = session.chairs[seat]
    known = is_away(chair, now)
    session = settled(called(session, person), now, seats=frozenset({seat}))
    session = _changed(session, seat, replace(session.chairs[seat], away=until), now)
    return Step(paused(session if known else told(session, "away", seat), now))


def come_back(session: Session, person: Person, now: float) -> Step:
    """Somebody's clock runs again, and a call that came meanwhile rings, now or in the morning. A stand-in stays."""
    seat = seated(session, person.id)
    if not is_away(session.chairs[seat], now):
        return Step(session)
    session = _here(called(session, person), seat, now)
    chair = session.chairs[seat]
    if chair.muted and not chair.stand_in and rings(session, seat, now):
        session = replace(session, chairs=with_chair(session, seat, rung(replace(chair, woken=chair.call), "", now)))
    return Step(resumed(session, now))


def returns(session: Session, person: Person, now: float) -> Step:
    """Somebody takes their seat back from the stand-in, with the time of a new turn, and is away no more."""
    seat = in_play(session, person.id)
    return Step(present_again(called(session, person), seat, now))


def here(session: Session, person: Person, now: float) -> Step:
    """«We are here»: the table is still wanted."""
    in_play(session, person.id)
    return Step(replace(called(session, person), acted=now, warned=None))


def present_again(session: Session, seat: Seat, now: float) -> Session:
    """The session with a seat's owner back at the table, as by a move."""
    chair = session.chairs[seat]
    if not chair.stand_in and chair.away is None:
        return session
    if is_away(chair, now):
        session = _here(session, seat, now)
        awake = replace(session.chairs[seat], muted=False)
        session = replace(session, chairs=with_chair(session, seat, awake))
    if chair.stand_in:
        session = settled(session, now, seats=frozenset({seat}))
        session = told(_changed(session, seat, _with_time(session, seat, now), now), "returned", seat)
    return resumed(session, now)


def _with_time(session: Session, seat: Seat, now: float) -> Chair:
    """The chair of somebody who has come back: with a turn's time, but in a window with what everybody has left."""
    back = replace(session.chairs[seat], stand_in=False, missed=0, muted=False)
    if back.answers:
        return window_timing.put(session, seat, back, now)
    lent = session.bank.credit if session.bank else 0.0
    return automatic.put(session, seat, replace(back, granted=None, spent=0.0, lent=lent), now)


def stand_in(session: Session, seat: Seat, now: float) -> Session:
    """The session with a stand-in on a seat whose owner is silent."""
    held = replace(session.chairs[seat], stand_in=True, since=now, spent=0.0, granted=None, plays=None, ahead=())
    return paused(told(replace(session, chairs=with_chair(session, seat, held)), "stand-in", seat), now)


def leave(session: Session, person: Person, now: float) -> Step:
    """Somebody gets up for good: a stand-in plays on, and the others may vote to end the game."""
    return _got_up(called(session, person), in_play(session, person.id), now, "left")


def gets_up(session: Session, person: Person, now: float) -> Step:
    """Somebody is gone for good, whether the table plays or gathers. Raises Refused."""
    return leave(session, person, now) if session.status == "playing" else lobby.leave(session, person, now)


def kick(session: Session, person: Person, seat: Seat, now: float, *, admin: bool = False) -> Step:
    """The host, or an admin, sends away somebody who is silent. The seat may then be offered."""
    _hosts(session, person, admin=admin)
    _chair(session, seat)
    if seat not in silent(session, now):
        raise Refused("not-silent")
    return _got_up(session, seat, now, "kicked")


def offer(session: Session, person: Person, seat: Seat, now: float, *, admin: bool = False) -> Step:
    """The host, or an admin, lets another member take the seat of somebody who left."""
    _hosts(session, person, admin=admin)
    chair = _free(session, seat)
    if chair.offered:
        return Step(session)
    return Step(told(_changed(session, seat, replace(chair, offered=True), now), "offered", seat))


def give(session: Session, person: Person, seat: Seat, level: Level, now: float, *, admin: bool = False) -> Step:
    """The host, or an admin, gives the seat of somebody who left to a rival, who needs no breaks."""
    _hosts(session, person, admin=admin)
    old = _free(session, seat)
    rival = Chair(rivals.newcomer(session, level), epoch=old.epoch + 1, call=old.call, known=session.events)
    return Step(_sits(session, seat, rival, "rival", now))


def take(
    session: Session, person: Person, seat: Seat, now: float, *,
    hours: Quiet | None = None, auto: bool = True, adept: bool = False,
) -> Step:  # fmt: skip
    """Another member sits down on an offered seat, or a rival's, with the hand that lies there. Who left doesn't come
    back.

    `auto`: the bot does for them what they are bound to do; `adept`: they have played such a game before.
    """
    check_playing(session)
    if session.seat_of(person.id) is not None:
        raise Refused("sits-already")
    if person.id in session.gone:
        raise Refused("was-here")
    old = _chair(session, seat)
    if not (old.offered or old.rival) or not rivals.still_plays(session, seat):
        raise Refused("not-free")
    chair = Chair(
        person, epoch=old.epoch + 1, call=old.call, reminded=old.reminded, nudged=old.nudged, hours=hours, auto=auto,
        novice=not adept, known=session.events,
    )  # fmt: skip
    return Step(_sits(session, seat, chair, "sat", now))


def _sits(session: Session, seat: Seat, chair: Chair, how: str, now: float) -> Session:
    """The session with somebody new on a seat, who is asked what the seat is asked."""
    old = session.chairs[seat]
    session = _changed(session, seat, chair, now)
    if seat in session.awaited:
        called_on = begun(session, seat, chair, now)
        if called_on.answers:
            called_on = in_time_of(old, called_on)
        session = replace(session, chairs=with_chair(session, seat, called_on))
    return resumed(told(session, how, seat), now)


def over(session: Session, seat: Seat) -> Session:
    """The session after somebody's time away has run out by itself: their clock runs from then on."""
    chair = session.chairs[seat]
    waits = chair.since is not None and not chair.answers
    since = max(chair.since or 0.0, chair.away or 0.0) if waits else chair.since
    return replace(session, chairs=with_chair(session, seat, replace(chair, since=since, away=None)))


def _here(session: Session, seat: Seat, now: float) -> Session:
    """The session with somebody away no more."""
    session = settled(session, now, seats=frozenset({seat}))
    chair = replace(session.chairs[seat], away=None)
    return told(_changed(session, seat, chair, now), "back", seat)


def _got_up(session: Session, seat: Seat, now: float, how: str) -> Step:
    session = settled(session, now, seats=frozenset({seat}))
    chair = replace(session.chairs[seat], left=True, stand_in=True, away=None, plays=None, ahead=())
    gone = (*session.gone, *ids(session, (seat,)))
    session = replace(_changed(session, seat, chair, now), gone=gone, undo=None, takeback=None)
    if all(chair.left or chair.rival for chair in session.chairs):
        return Step(closed(session, "deserted", now), (log.STOPPED,))
    session = paused(_hosted_on(told(session, how, seat)), now)
    return votes.counted(votes.opened(session, seat, now), now)


def _hosted_on(session: Session) -> Session:
    """The session with somebody else as its host, if the host has left: the next who plays, or else who may be back."""
    if not session.chairs[session.hosting].left:
        return session
    order = [Seat((session.hosting + n) % len(session.chairs)) for n in range(1, len(session.chairs))]
    here = playing(session)
    heir = next((s for s in order if s in here), None)
    if heir is None:
        heir = next(s for s in order if session.chairs[s].person and not session.chairs[s].left)
    return replace(session, hosting=heir)


def _changed(session: Session, seat: Seat, chair: Chair, now: float) -> Session:
    """Somebody has done something about a seat."""
    return replace(session, chairs=with_chair(session, seat, chair), acted=now, warned=None)


def _free(session: Session, seat: Seat) -> Chair:
    """The chair of somebody who left, if it still plays. Raises Refused."""
    chair = _chair(session, seat)
    if not chair.left or not rivals.still_plays(session, seat):
        raise Refused("not-free")
    return chair


def _chair(session: Session, seat: Seat) -> Chair:
    if not 0 <= seat < len(session.chairs):
        raise Stale
    return session.chairs[seat]


def _hosts(session: Session, person: Person, *, admin: bool) -> None:
    check_playing(session)
    if not admin and session.host and session.host.id != person.id:
        raise Refused("host-only", name=session.host.name, person=session.host.id)
