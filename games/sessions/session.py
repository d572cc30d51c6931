"""A table from gathering to the end, as one frozen value.

What happens to it: `lobby`, `play`, `takeback`, `absence`, `votes`, `timers`, `lost_time`; what it tells: `telling`;
how it is kept: `stored`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from games import catalogue
from games.game import AnyGame, Event, Refused, Seat
from games.sessions.calls import Call
from games.sessions.clocks import CLOCKS, USUAL, Bank, slow
from games.sessions.clocks import AnswerTime as AnswerTime
from games.sessions.clocks import TurnClock as TurnClock
from games.sessions.guided import Guided
from games.sessions.pending import Takeback as Takeback
from games.sessions.pending import Vote as Vote
from games.sessions.quiet_hours import Quiet
from games.sessions.seat import Chair as Chair
from games.sessions.seat import Person as Person
from games.sessions.seat import Rival as Rival
from games.sessions.table import Status as Status
from games.sessions.undo import Undo as Undo
from games.turning import Turning


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
    clock: TurnClock = "day"
    answer: AnswerTime = USUAL
    chairs: tuple[Chair, ...] = ()
    invited: tuple[Person, ...] = ()
    """Those who played before, in a rematch, and haven't declined; it starts by itself when all of them are in."""
    first: bool = False
    """The first game of its chat: its board explains itself."""
    state: Any = None
    recent: tuple[Event, ...] = ()
    past: tuple[Event, ...] = ()
    """What was told before these, as far as somebody at the table may not know it yet."""
    events: int = 0
    """How many were told since the game began."""
    undo: Undo | None = None
    started: float | None = None
    acted: float = 0.0
    """When somebody last did something here."""
    ended: float | None = None
    closed: str = ""
    """Why it was closed: a key of the players' language."""
    reviewed: bool = False
    """Somebody has looked back upon the game, once it was over."""
    again: str = ""
    """The id of the rematch, once somebody asked for one."""
    hosting: Seat = Seat(0)
    """The host's seat."""
    named: int | None = None
    """The id of the person whom the host has named in the options."""
    quiet: Quiet | None = None
    """The group's quiet hours; None: it has none."""
    paused: float | None = None
    """Since when all clocks stand still, for want of people."""
    waits: bool = False
    """The one who is left at a paused table has chosen to wait."""
    finishing: bool = False
    """The one who is left has chosen to go on with the stand-ins."""
    warned: float | None = None
    """When the table was told that it will be closed, if it stays as still as it is."""
    window: int = 0
    """How many windows were opened so far."""
    vote: Vote | None = None
    takeback: Takeback | None = None
    lesson: Guided | None = None
    """How far the guided first practice has come; None: this is none."""
    chatter: bool = True
    """Rivals may say something now and then."""
    unsaid: int = 0
    """How many moves rivals have made since one last did."""
    gone: tuple[int, ...] = ()
    """Ids of those who left in play: they don't come back."""
    counted: float = 0.0
    """Until when the time that outages took is made up for."""
    turning: Turning | None = None
    """Where a game that has ended was decided, once somebody has looked for it; None if nowhere."""

    @property
    def host(self) -> Person | None:
        return self.chairs[self.hosting].person if self.chairs else None

    @property
    def private(self) -> bool:
        """Whether it stands in somebody's private chat: they practise there, alone with rivals."""
        return self.chat > 0

    @property
    def rule_book(self) -> AnyGame:
        return catalogue.game(self.game, self.rules)

    @property
    def bank(self) -> Bank | None:
        """What the clock gives; None without one."""
        return CLOCKS[self.clock]

    @property
    def slow(self) -> bool:
        return slow(self.clock)

    @property
    def awaited(self) -> frozenset[Seat]:
        """The seats whom the table waits for, while it plays."""
        return self.rule_book.awaited(self.state) if self.status == "playing" else frozenset()

    @property
    def question(self) -> int | None:
        """The number of the question that a window puts to everybody; None outside of one."""
        book = self.rule_book
        return book.windows.question(self.state) if self.status == "playing" and book.windows else None

    def asked(self, seat: Seat) -> bool:
        """Whether the table waits for a person there: neither a rival, nor a stand-in, nor the bot answers for them."""
        chair = self.chairs[seat]
        if self.lesson and self.lesson.guides:
            return seat in self.awaited and chair.person is not None and not self.lesson.answers
        answered = chair.rival or chair.stand_in or chair.passes is not None or chair.plays is not None
        return seat in self.awaited and not answered

    @property
    def closes(self) -> float | None:
        """When a window closes at the latest, the same moment for everybody in it; None without a clock or a window,
        and while paused.
        """
        if self.question is None or self.paused is not None:
            return None
        call = self.call(min(self.awaited))
        return None if call.total is None else call.runs_out(call.total)

    @property
    def alone(self) -> Seat | None:
        """The only seat for which a window still waits."""
        return next(iter(self.awaited)) if self.question is not None and len(self.awaited) == 1 else None

    def seats(self) -> Iterator[tuple[Seat, Chair]]:
        return ((Seat(number), chair) for number, chair in enumerate(self.chairs))

    def seat_of(self, person: int) -> Seat | None:
        """Where the person sits; None for strangers and for those who left."""
        return next((seat for seat, chair in self.seats() if chair.seats(person) and not chair.left), None)

    @property
    def people(self) -> tuple[Person, ...]:
        """Who has a seat, be it that they got up from it; rivals are no people."""
        return tuple(chair.person for chair in self.chairs if chair.person)

    def call(self, seat: Seat) -> Call:
        """The clock of what is asked of the seat."""
        chair = self.chairs[seat]
        total = self.bank.credit if self.bank and chair.granted is None else chair.granted
        return Call(chair, total, self.slow, self.quiet if self.slow else None, self.paused is not None)


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


def in_play(session: Session, person: int) -> Seat:
    """The person's seat at a table that plays. Raises Refused."""
    seat = seated(session, person)
    check_playing(session)
    return seat


def check_playing(session: Session) -> None:
    """Raises Refused for a table that is over, Stale for one that hasn't begun."""
    if session.ended is not None:
        raise Refused("over")
    if session.status != "playing":
        raise Stale


def playing(session: Session) -> tuple[Seat, ...]:
    """The seats of the people who play: who haven't left, and for whom no stand-in plays."""
    return tuple(seat for seat, chair in session.seats() if not (chair.left or chair.stand_in or chair.rival))


def ids(session: Session, seats: Iterable[Seat]) -> frozenset[int]:
    """Of the people on these seats."""
    people = (session.chairs[seat].person for seat in seats)
    return frozenset(person.id for person in people if person)


def closed(session: Session, why: str, now: float) -> Session:
    """The session, ended without a result."""
    return replace(
        session, status="closed", closed=why, ended=now, acted=now,
        undo=None, takeback=None, vote=None, paused=None, warned=None,
    )  # fmt: skip


def called(session: Session, person: Person) -> Session:
    """The session with the person's present name, wherever it stands."""
    if all(not chair.seats(person.id) or chair.who == person for chair in session.chairs):
        return session
    chairs = (replace(chair, who=person) if chair.seats(person.id) else chair for chair in session.chairs)
    return replace(session, chairs=tuple(chairs))
