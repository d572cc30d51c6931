"""What may be told of a session: what its whole table knows, and what one seat alone. Values without a way back to the
session, its state or anybody else's secrets: all that screens ever hear of it. `disclosure` makes them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from games.game import Event, Move, Outcome, Seat
from games.sessions.clocks import CLOCKS, Bank, TurnClock, slow
from games.sessions.expected import Span
from games.sessions.quiet_hours import Quiet
from games.sessions.seat import Gain, Occupant, Order, Person
from games.turning import Turning

Status = Literal["gathering", "playing", "finished", "closed"]
"""Closed: ended without a result, for one of several reasons."""
Value = bool | str
"""Of an option."""
MARK = "@"
"""Begins a value that is a person, followed by their id."""
READING = "aloud"
"""The kind of event that tells what a seat has read aloud."""
TABLE_EVENTS = frozenset(
    (
        *("stand-in", "returned", "away", "back", "left", "kicked", "offered", "sat"),
        *("paused", "resumed", "warned", "outage", "rival", "says"),
    )
)
"""Kinds of events that are no game's: told alike at every table."""


class PublicSeat(NamedTuple):
    """A seat as everybody may know it. Moments are seconds since 1970."""

    who: Occupant
    stand_in: bool
    """A rival plays for the seat."""
    left: bool
    """Its owner got up for good."""
    offered: bool
    """Another member may take the seat."""
    away: bool
    seen: bool
    """The group has seen its owner move."""
    deadline: float | None
    """When silence moves for it. None if never, and in a window: it would tell who is still asked."""

    @property
    def person(self) -> Person | None:
        """Who sits there, if that is a person."""
        return self.who if isinstance(self.who, Person) else None


class News(NamedTuple):
    """What somebody doesn't know yet: all since they last acted."""

    events: tuple[Event, ...] = ()
    """Oldest first."""
    forgotten: int = 0
    """How many there were before these."""
    gained: tuple[Gain, ...] = ()
    """What has come into their hand, by the events' numbers."""


class Guide(NamedTuple):
    """What the learner in a guided first practice is told."""

    number: int
    """The step's, from 1."""
    of: int
    key: str
    """Of its words; `done` once the lesson is over."""
    tries: tuple[str, ...]
    """Codes of the moves that it is about."""
    tried: bool
    """They would have made another."""
    consequence: tuple[Event, ...]
    """What would have come of it."""


class PrivateSeat(NamedTuple):
    """A seat as only its owner may know it; the fields are those of a Chair, unless they say otherwise."""

    seat: Seat
    epoch: int
    awaited: bool
    """The table waits for the seat."""
    asked: bool
    """It waits for its owner themselves: no stand-in and no pass answers for them."""
    since: float | None
    deadline: float | None
    """When silence moves for it, in a window too."""
    answers: bool
    recalled: bool
    nudger: Seat | None
    alone: bool
    """A window waits for nobody else any more."""
    adds: bool
    auto: bool
    ahead: tuple[str, ...]
    """Codes of the moves that they have ordered, in that order."""
    plans: Sequence[Move]
    """What they may order ahead."""
    order: Order
    resting: bool
    may_undo: bool
    """Their last move was a mis-tap that they may still take back."""
    consents: bool
    """They are asked to let another take a move back, and haven't yet."""
    novice: bool
    namesake: bool
    """They play the game in another chat of that name, too."""
    moves: Sequence[Move]
    """What they may do now."""
    idle: Move | None
    """What their silence means; None while the table doesn't wait for the seat."""
    news: News
    silenced: bool
    hints: bool
    """They may ask what a strong rival would do: all others are rivals."""
    guide: Guide | None
    """None but in a lesson, while the learner is asked there."""
    """Silence has played their last turn."""


class Ballot(NamedTuple):
    """A vote to end the game without a result."""

    until: float
    about: Seat | None
    """Whose leaving has raised the question."""
    voices: int
    """For the end."""
    needed: int


class Choice(NamedTuple):
    """An option of a lobby."""

    values: tuple[Value, ...]
    chosen: Value
    settled: Value
    """What the game would begin with, were it now: the clock may settle some options."""
    unusual: bool
    """The host has chosen it otherwise than it usually is; the clock is whatever one likes."""
    common: bool
    """Every table has it, not only those of one game."""
    lasts: tuple[Span | None, ...]
    """How long a game takes with each value; None where that is unknown, or doesn't depend on it."""


class Table(NamedTuple):
    """A session as its whole table may know it. Fields that aren't explained here are those of a Session."""

    id: str
    game: str
    status: Status
    clock: TurnClock
    opened: float
    seats: tuple[PublicSeat, ...]
    least: int
    """Seats that the game needs."""
    most: int
    invited: tuple[Person, ...]
    gone: tuple[int, ...]
    first: bool
    quiet: Quiet | None
    choices: Mapping[str, Choice]
    """The options, the clock first; none once the game has begun."""
    lasts: Span | None
    """How long such a game usually takes, before it begins."""
    shorter: tuple[str, Value] | None
    """The option and the value by which it would take less, if it takes too long."""
    started: float | None
    ended: float | None
    closed: str
    outcome: Outcome | None
    recent: tuple[Event, ...]
    awaited: frozenset[Seat]
    """Whom the table waits for; nobody in a window, where that is a secret."""
    windowed: bool
    """A window puts a question to everybody."""
    window: int
    closes: float | None
    """When the window closes at the latest; None without one, and while paused."""
    paused: bool
    warned: bool
    vote: Ballot | None
    takeback: Seat | None
    """Who asks the others to let them take their last move back."""
    silent: tuple[Seat, ...]
    """The seats of those who may be sent away."""
    replaceable: Seat | None
    """The seat of a rival, in whose place another member may sit down."""
    private: bool
    """It stands in the private chat of the only person there."""
    nudgeable: bool
    """There is one seat that others may ring."""
    turning: Turning | None = None

    def numbered(self) -> Iterator[tuple[Seat, PublicSeat]]:
        return ((Seat(number), seat) for number, seat in enumerate(self.seats))

    @property
    def bank(self) -> Bank | None:
        """What the clock gives; None without one."""
        return CLOCKS[self.clock]

    @property
    def slow(self) -> bool:
        return slow(self.clock)
