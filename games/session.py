"""A table from gathering to the end, as one frozen value. What happens to it: `lobby`, `play`, `wake`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

from games import catalogue
from games.document import Document
from games.game import AnyGame, Event, Options, Refused, Seat
from games.packing import packed, unpacked

Status = Literal["gathering", "playing", "finished", "closed"]
"""Closed: ended without a result (nobody started, stopped)."""
Clock = Literal["none", "hour", "day", "three-days"]

TURN_SECONDS: dict[Clock, float | None] = {"none": None, "hour": 3600.0, "day": 86400.0, "three-days": 3 * 86400.0}
SLOW = 8 * 3600.0
"""Clocks from here on (and no clock at all) count as slow: people sleep within a turn."""
RECENT = 6
"""How many of the newest events a session carries for its board."""
GROUP_PLACES = BOARD, END, CALL, ASK = "board", "end", "call", "ask"
"""Places in the group: the table, the result, a mention of who can't be reached, the question of /stop. A person's
private place is `p<person>`."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody as Telegram knows them; names as they gave them, shortened and cleaned only by screens."""

    id: int
    name: str
    surname: str = ""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who sits on it. Times are seconds since 1970."""

    person: Person
    epoch: int = 0
    """Grows whenever what this seat is asked changes; buttons carry it."""
    call: int = 0
    """Counts how often the game began to wait for this seat: each rings once."""
    since: float | None = None
    """When the present call began; None while the game doesn't wait for this seat."""
    reminded: int = 0
    """The last call of which its owner was reminded."""
    recalled: bool = False
    """The call was taken back, by an undo, until the next move."""
    acted: float = 0.0
    """When its owner last moved; 0: not yet."""


@dataclass(frozen=True, slots=True)
class Undo:
    """The way back from the last move, for its maker, until somebody acts."""

    seat: Seat
    until: float
    state: Any
    told: int
    """How many events the move has added."""
    since: float | None


@dataclass(frozen=True, slots=True)
class Session:
    """One table. `version` is counted by storage: one for each commit."""

    id: str
    game: str
    rules: int
    chat: int
    opened: float
    options: Any
    thread: int | None = None
    version: int = 0
    status: Status = "gathering"
    clock: Clock = "day"
    chairs: tuple[Chair, ...] = ()
    invited: tuple[Person, ...] = ()
    """Those who played before, in a rematch; it starts by itself when all are in."""
    first: bool = False
    """The first game of its chat: its board explains itself."""
    state: Any = None
    recent: tuple[Event, ...] = ()
    undo: Undo | None = None
    started: float | None = None
    acted: float = 0.0
    """When somebody last did something here."""
    ended: float | None = None
    closed: str = ""
    """Why it was closed: a key of the players' language."""
    again: str = ""
    """The id of the rematch, once somebody asked for one."""

    @property
    def host(self) -> Person | None:
        return self.chairs[0].person if self.chairs else None

    @property
    def rule_book(self) -> AnyGame:
        return catalogue.game(self.game, self.rules)

    @property
    def slow(self) -> bool:
        seconds = TURN_SECONDS[self.clock]
        return seconds is None or seconds >= SLOW

    @property
    def awaited(self) -> frozenset[Seat]:
        """The seats whom the table waits for, while it plays."""
        return self.rule_book.awaited(self.state) if self.status == "playing" else frozenset()

    def seats(self) -> Iterator[tuple[Seat, Chair]]:
        return ((Seat(number), chair) for number, chair in enumerate(self.chairs))

    def seat_of(self, person: int) -> Seat | None:
        return next((seat for seat, chair in self.seats() if chair.person.id == person), None)

    def deadline(self, seat: Seat) -> float | None:
        """When silence moves for this seat; None without a clock or a call."""
        seconds, since = TURN_SECONDS[self.clock], self.chairs[seat].since
        return None if seconds is None or since is None else since + seconds


class Step(NamedTuple):
    """What a change makes of a session, and what it adds to the log."""

    session: Session
    log: tuple[str, ...] = ()


class Stale(Refused):
    """A tap on a button of the past."""

    def __init__(self) -> None:
        super().__init__("stale")


def seated(session: Session, person: int) -> Seat:
    """The person's seat. Raises Refused for strangers."""
    seat = session.seat_of(person)
    if seat is None:
        raise Refused("not-at-table")
    return seat


def called(session: Session, person: Person) -> Session:
    """The session with the person's present name, wherever it stands."""
    if all(chair.person.id != person.id or chair.person == person for chair in session.chairs):
        return session
    return replace(
        session,
        chairs=tuple(replace(c, person=person) if c.person.id == person.id else c for c in session.chairs),
    )


def private_place(person: int) -> str:
    return f"p{person}"


def places(session: Session) -> tuple[str, ...]:
    """Every place where this session may be seen."""
    return (*GROUP_PLACES, *(private_place(chair.person.id) for chair in session.chairs))


def touched(before: Session | None, after: Session) -> frozenset[str]:
    """The places whose content may differ after a change."""
    if before is None or before.status != after.status or after.status == "gathering":
        left = places(before) if before else ()
        return frozenset((*left, *places(after)))
    hands = (
        private_place(new.person.id)
        for (seat, new), old in zip(after.seats(), before.chairs, strict=True)
        if new != old or _mine(before, seat) != _mine(after, seat)
    )
    return frozenset((BOARD, CALL, *hands))


def _mine(session: Session, seat: Seat) -> object:
    return session.rule_book.view(session.state, seat).mine


def write(session: Session) -> str:
    """The session as a stored document, packed: most of its letters are names of fields."""
    book = session.rule_book
    state = None if session.state is None else catalogue.dump_state(book, session.state)
    undo = session.undo and replace(session.undo, state=catalogue.dump_state(book, session.undo.state))
    return packed(DOCUMENT.write(replace(session, options=session.options.model_dump(), state=state, undo=undo)))


def read(text: str | bytes) -> Session:
    """The session of a stored document; older schemas are migrated."""
    raw = DOCUMENT.read(unpacked(text))
    book = raw.rule_book
    options: Options = book.options.model_validate(raw.options)
    state = None if raw.state is None else catalogue.load_state(book, raw.state)
    undo = raw.undo and replace(raw.undo, state=catalogue.load_state(book, raw.undo.state))
    return replace(raw, options=options, state=state, undo=undo)


DOCUMENT = Document(Session)
