"""Before and after the play: gathering, options, start, stop, rematch. Pure; raises Refused with the reason."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, get_args

from games import catalogue, log
from games.game import NAMED, Event, Refused
from games.levels import Level
from games.sessions import naming, rivals
from games.sessions.clocks import DAY
from games.sessions.quiet_hours import Quiet
from games.sessions.reminders import with_chair
from games.sessions.session import AnswerTime, Chair, Person, Session, Step, TurnClock, called, closed, seated
from games.sessions.turns import awaken, reconsidered, settled

OF_TABLES = frozenset({"clock", "answer", "chatter"})
"""Options that aren't the game's."""
LOBBY_SECONDS = DAY
"""A table that gathers is closed when nobody has done anything there for so long."""
STILL = DAY
"""A game in which nobody has moved for so long may be stopped by any of its players."""


def gather(
    id: str,
    game: str,
    chat: int,
    host: Person,
    now: float,
    *,
    thread: int | None = None,
    clock: TurnClock = "day",
    first: bool = False,
    quiet: Quiet | None = None,
    hours: Quiet | None = None,
    auto: bool = True,
) -> Session:
    """A new table with its host on the first chair. `quiet`: the group's quiet hours; `hours`: the host's own; `auto`:
    whether the bot does for the host what they are bound to do.
    """
    book = catalogue.game(game)
    return Session(
        id, game, book.rules, chat, now, book.options(),
        thread=thread, clock=clock, first=first, chairs=(Chair(host, hours=hours, auto=auto),), acted=now, quiet=quiet,
    )  # fmt: skip


def join(session: Session, person: Person, now: float, *, hours: Quiet | None = None, auto: bool = True) -> Step:
    """Seats somebody, be it in a rival's place. Doing it twice is fine. `hours`: their own quiet hours; `auto`: whether
    the bot does for them what they are bound to do.
    """
    if session.seat_of(person.id) is not None:
        return Step(called(session, person))
    _gathering(session)
    if len(session.chairs) >= session.rule_book.seats[-1]:
        session = rivals.made_room(session)
    return Step(replace(session, chairs=(*session.chairs, Chair(person, hours=hours, auto=auto)), acted=now))


def leave(session: Session, person: Person, now: float) -> Step:
    """Frees a chair while the table gathers; the next becomes the host, and without anybody it closes. Whoever is
    called to a rematch declines by it.
    """
    if session.status == "gathering" and session.seat_of(person.id) is None and called_again(session, person.id):
        return Step(_declined(replace(session, acted=now), person.id))
    seat = seated(session, person.id)
    if session.status == "playing":
        raise Refused("leave-in-play")
    _gathering(session)
    chairs = rivals.host_first(rivals.without(session, seat).chairs)
    left = _declined(replace(session, chairs=chairs, acted=now), person.id)
    return Step(left if left.people else closed(replace(left, chairs=session.chairs), "empty", now))


def seat_rival(session: Session, person: Person, level: Level, now: float) -> Step:
    """The host lets a computer player of that level join."""
    _gathering(session)
    hosted(session, person.id)
    if len(session.chairs) >= session.rule_book.seats[-1]:
        raise Refused("full")
    chair = Chair(rivals.newcomer(session, level))
    return Step(replace(session, chairs=(*session.chairs, chair), acted=now))


def unseat_rival(session: Session, person: Person, name: str, now: float) -> Step:
    """The host sends a rival away."""
    _gathering(session)
    hosted(session, person.id)
    seat = next((seat for seat, chair in session.seats() if chair.rival and chair.rival.name == name), None)
    return Step(session if seat is None else replace(rivals.without(session, seat), acted=now))


def choose(session: Session, person: Person, field: str, value: Any, now: float) -> Step:
    """The host sets an option of the game, or one that every table has: `clock`, `answer`."""
    _gathering(session)
    hosted(session, person.id)
    if value not in choices(session).get(field, ()):
        raise Refused("stale")
    if field in OF_TABLES:
        return Step(replace(session, **{field: value}, acted=now))
    return Step(naming.choose(replace(session, acted=now), field, value))


def choices(session: Session) -> Mapping[str, tuple[Any, ...]]:
    """What may be chosen in the lobby, the clock first: the values of each field. Answers only have a time of their own
    where there are windows, and a clock.
    """
    fields = type(session.options).model_fields
    timed = session.rule_book.windows is not None and session.bank is not None
    of_tables: dict[str, tuple[Any, ...]] = {"clock": get_args(TurnClock)}
    of_tables |= {"answer": get_args(AnswerTime)} if timed else {}
    of_tables |= {"chatter": (True, False)} if any(chair.rival for chair in session.chairs) else {}
    return of_tables | {
        name: (False, True) if field.annotation is bool else _values(session, get_args(field.annotation))
        for name, field in fields.items()
        if name != NAMED
    }


def start(
    session: Session,
    person: Person,
    now: float,
    *,
    chance: int,
    unreached: frozenset[int] = frozenset(),
    adepts: frozenset[int] = frozenset(),
    namesakes: frozenset[int] = frozenset(),
) -> Step:
    """Begins the game; any of its players may. `unreached`: whom the bot can't write to (none, if overridden);
    `adepts`: who has played such a game before; `namesakes`: who plays one in another chat of the same name.
    """
    _gathering(session)
    seated(session, person.id)
    if len(session.chairs) < session.rule_book.seats[0]:
        raise Refused("too-few")
    if any(person.id in unreached for person in session.people):
        raise Refused("unreached")
    people = ((chair, chair.person) for chair in session.chairs)
    chairs = tuple(
        replace(chair, novice=person.id not in adepts, namesake=person.id in namesakes) if person else chair
        for chair, person in people
    )
    return _begun(replace(session, chairs=chairs), now, chance)


def set_quiet(session: Session, quiet: Quiet | None, now: float) -> Step:
    """The group has other quiet hours from now on."""
    if session.quiet == quiet or session.ended is not None:
        return Step(session)
    return Step(replace(settled(session, now), quiet=quiet))


def set_hours(session: Session, person: int, hours: Quiet | None) -> Step:
    """Somebody has quiet hours of their own from now on, or again those of the group."""
    chairs = (replace(c, hours=hours) if c.seats(person) else c for c in session.chairs)
    return Step(session if session.ended is not None else replace(session, chairs=tuple(chairs)))


def set_auto(session: Session, person: int, auto: bool, now: float) -> Step:
    """Whether the bot does for somebody what they are bound to do, from now on."""
    seat = session.seat_of(person)
    if seat is None or session.chairs[seat].auto is auto or session.ended is not None:
        return Step(session)
    chair = replace(session.chairs[seat], auto=auto)
    return Step(reconsidered(replace(session, chairs=with_chair(session, seat, chair)), seat, now))


def called_again(session: Session, person: int) -> bool:
    """Whether somebody is called to this rematch, be it that they sit there already."""
    return any(each.id == person for each in session.invited)


def complete(session: Session) -> bool:
    """Whether this is a rematch in which all who were called sit, new faces beside them or not; or in which there is no
    seat left for those who don't.
    """
    here, seats = {person.id for person in session.people}, session.rule_book.seats
    everybody = len(here) == seats[-1] or here >= {each.id for each in session.invited}
    return session.status == "gathering" and bool(session.invited) and len(session.chairs) >= seats[0] and everybody


def stop(session: Session, person: Person, now: float, *, admin: bool = False) -> Step:
    """Ends a table without a result."""
    if session.status not in ("gathering", "playing"):
        raise Refused("over")
    may_stop(session, person.id, now, admin=admin)
    return Step(closed(session, "stopped", now), (log.STOPPED,))


def may_stop(session: Session, person: int, now: float, *, admin: bool) -> None:
    """Raises Refused unless the person is host, admin, or plays where nobody has moved for a day."""
    stuck = session.seat_of(person) is not None and stands_still(session, now)
    if not (admin or stuck):
        hosted(session, person)


def stands_still(session: Session, now: float) -> bool:
    """Whether nobody has done anything here for a day."""
    return now - session.acted >= STILL


def rematch(session: Session, person: Person, id: str, now: float) -> Session:
    """A new table for the same people: whoever asks sits, and so do the rivals; the others are invited."""
    if session.status != "finished":
        raise Refused("stale")
    anew = gather(id, session.game, session.chat, person, now, thread=session.thread, clock=session.clock)
    invited = rivals.invited(session)
    chairs = (*anew.chairs, *(Chair(chair.rival) for chair in session.chairs if chair.rival))
    anew = replace(anew, chairs=chairs[: session.rule_book.seats[-1]], chatter=session.chatter)
    anew = replace(anew, options=session.options, answer=session.answer, quiet=session.quiet, invited=invited)
    anew = replace(anew, named=session.named)
    return anew if session.named in {each.id for each in invited} else naming.without(anew, session.named)


def hosted(session: Session, person: int) -> None:
    """Raises Refused unless the person is the host."""
    if session.host and session.host.id != person:
        raise Refused("host-only", name=session.host.name, person=session.host.id)


def _values(session: Session, values: tuple[Any, ...]) -> tuple[Any, ...]:
    """Of an option: each person by themselves, where one can be named."""
    if NAMED not in values:
        return values
    return (*(value for value in values if value != NAMED), *naming.people(session))


def _declined(session: Session, person: int) -> Session:
    """The session without somebody whom it had called, or whom its host had named. One alone is nobody to wait for."""
    invited = tuple(each for each in session.invited if each.id != person)
    return naming.without(replace(session, invited=invited if len(invited) > 1 else ()), person)


def _gathering(session: Session) -> None:
    if session.status == "playing":
        raise Refused("begun")
    if session.status != "gathering":
        raise Refused("over")


def _begun(session: Session, now: float, chance: int) -> Step:
    book, seats = session.rule_book, len(session.chairs)
    options = naming.settled(session)
    state = book.setup(seats, options, chance)
    header = log.header(session.game, session.rules, seats, options, chance, now)
    begun = replace(
        session, status="playing", state=state, started=now, acted=now, invited=(),
        recent=(Event("begun"),),
    )  # fmt: skip
    return Step(awaken(session, begun, now), (header,))
