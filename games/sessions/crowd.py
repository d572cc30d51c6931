"""Simulated people at a real table: they play when they come to their phone, by its bells and its clock; all seeded.

Somebody who is rung answers after a while, which is lognormal, and asleep till the morning; now and then they forget a
bell until the next one. Who is at their phone does there what is asked of them without a bell, until they put it away.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import cos, exp, log, pi, sqrt
from random import Random
from typing import NamedTuple

from games import catalogue
from games.game import Options, Seat
from games.sessions import absence, lobby, play
from games.sessions.clocks import CLOCKS, DAY, HOUR, TurnClock
from games.sessions.quiet_hours import Quiet, after
from games.sessions.reminders import aloud, bell
from games.sessions.session import Person, Session, Step
from games.sessions.timers import tick, wake
from games.sessions.turns import STILL_HERE

NIGHT = Quiet()
BEGINS = 1_800_000_000.0
"""A morning in Moscow: 11:00."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How people treat their phones; times in seconds."""

    median: float = 2 * HOUR
    """From a bell to an answer, awake."""
    spread: float = 1.0
    """Of the logarithm of that."""
    forgets: float = 0.08
    """Bells that are forgotten until the next one."""
    thinks: float = 10.0
    """Over each tap, about."""
    stays: float = STILL_HERE
    """At the phone after the last tap."""
    sleeps: Quiet | None = NIGHT


def habits(clock: TurnClock) -> Habits:
    """Of people who have agreed on that clock: with a fast one they sit there and wait."""
    bank = CLOCKS[clock]
    usual = Habits()
    if bank is None or bank.credit >= 8 * HOUR:
        return usual
    return Habits(median=min(usual.median, bank.credit / 6), sleeps=None, thinks=min(usual.thinks, bank.credit / 20))


class Wait(NamedTuple):
    """The table waits for somebody: from what they are asked to what they do about it."""

    epoch: int
    """Of what they are asked."""
    idle: bool
    """They have nothing to decide."""


@dataclass(slots=True)
class Life:
    """What has happened at a table so far."""

    session: Session
    now: float
    turns: int = 0
    """A turn: a time that the game began to wait for a seat; to answer in a window is none."""
    taps: int = 0
    """Moves that people made themselves, and passes in windows."""
    bells: int = 0
    silences: int = 0
    """Deadlines that were missed."""
    waits: int = 0
    idle: int = 0
    """Waits in which there was nothing to decide."""
    waited: float = 0.0
    """Seconds in which the table waited for anybody."""
    lost: float = 0.0
    """Those of them in which nobody who was awaited had anything to decide."""
    began: float = 0.0

    @property
    def days(self) -> float:
        return (self.now - self.began) / DAY


@dataclass(slots=True)
class _Visitor:
    """Somebody and their phone."""

    coming: float | None = None
    """When they look at it next."""
    leaving: float = 0.0
    """Until when they are at it."""
    heard: int = 0
    """Their last bell."""


def life(table: Session, seed: str, *, longest: float = 1000 * DAY, ways: Habits | None = None) -> Life:
    """The table from its start to its end, as its people play it; `table` gathers."""
    return _Crowd(table, Random(seed), ways or habits(table.clock), longest).live()


def gathered(game: str, people: int, clock: TurnClock, options: Options) -> Session:
    """A lobby with so many people."""
    host, *others = (Person(number, f"P{number}") for number in range(1, people + 1))
    table = lobby.gather("people", game, -100, host, BEGINS, clock=clock, quiet=NIGHT)
    for person in others:
        table = lobby.join(table, person, BEGINS).session
    return replace(table, options=options)


@dataclass(slots=True)
class _Crowd:
    table: Session
    chance: Random
    ways: Habits
    longest: float
    visitors: list[_Visitor] = field(default_factory=list)
    waits: dict[Seat, Wait] = field(default_factory=dict)
    last: Seat | None = None
    life: Life = field(init=False)

    def live(self) -> Life:
        table = self.table
        now = table.opened + self.chance.random() * 10 * HOUR
        assert table.host is not None
        begun = lobby.start(table, table.host, now, chance=self.chance.getrandbits(63)).session
        self.life = Life(begun, now, began=now)
        self.visitors = [_Visitor() for _ in begun.chairs]
        self._seen(begun)
        while self.life.session.status == "playing" and self.life.now < now + self.longest:
            self._next()
        return self.life

    def _next(self) -> None:
        """Whatever comes first: time does something, or somebody looks at their phone."""
        due = wake(self.life.session, self.life.now)
        seat = min(range(len(self.visitors)), key=lambda seat: self.visitors[seat].coming or float("inf"))
        comes = self.visitors[seat].coming
        if comes is not None and (due is None or comes < due):
            self._pass_time(comes)
            self._look(Seat(seat))
            return
        assert due is not None
        self._pass_time(due)
        before = self.life.session
        step = tick(before, self.life.now)
        assert isinstance(step, Step), "what is due is done"
        both = zip(before.chairs, step.session.chairs, strict=True)
        self.life.silences += sum(new.missed > old.missed for old, new in both)
        self._seen(step.session)

    def _pass_time(self, until: float) -> None:
        life, until = self.life, max(until, self.life.now)
        if self.waits:
            life.waited += until - life.now
            if all(wait.idle for wait in self.waits.values()):
                life.lost += until - life.now
        life.now = until

    def _look(self, seat: Seat) -> None:
        """Somebody opens their hand, and does what is asked there."""
        session, now = self.life.session, self.life.now
        visitor, chair = self.visitors[seat], session.chairs[seat]
        assert chair.person, "only people have phones"
        visitor.coming = None
        visitor.leaving = now + self.ways.stays
        if chair.stand_in:
            self.life.taps += 1
            self._seen(absence.returns(session, chair.person, now).session)
        elif seat in session.awaited and session.paused is None:
            move = catalogue.choose(session.rule_book, session.state, seat)
            if not session.asked(seat) and play.is_pass(session, move):
                return
            self.life.taps += 1
            self._seen(play.play(session, chair.person, move.code, now).session)
        if self._is_to_play(seat):
            self._comes(seat, self.life.now + self._thinks())

    def _is_to_play(self, seat: Seat) -> bool:
        """Whether somebody at their phone has a reason to go on there: a window may take another card of theirs."""
        session = self.life.session
        if session.status != "playing" or session.paused is not None:
            return False
        return session.asked(seat) or (session.question is not None and seat in session.awaited)

    def _seen(self, session: Session) -> None:
        """What a change makes of everybody's waits and bells."""
        self.life.session = session
        if session.status != "playing":
            return
        if session.question is None and session.awaited:
            (seat,) = session.awaited
            self.life.turns += seat != self.last
            self.last = seat
        for seat, chair in session.seats():
            self._await(seat)
            rung = bell(session, seat)
            visitor = self.visitors[seat]
            if rung and rung != visitor.heard and aloud(session, seat):
                visitor.heard = rung
                self.life.bells += 1
                self._hear(seat)
            elif chair.stand_in and visitor.coming is None:
                self._hear(seat)
            elif self._still_there(seat):
                self._comes(seat, self.life.now + self._thinks())

    def _await(self, seat: Seat) -> None:
        """The seat's wait, begun anew with whatever else is asked of it."""
        session, wait = self.life.session, self.waits.get(seat)
        if not session.asked(seat) or session.paused is not None:
            self.waits.pop(seat, None)
            return
        epoch = session.chairs[seat].epoch
        if wait is None or wait.epoch != epoch:
            idle = not decides(session, seat)
            self.waits[seat] = Wait(epoch, idle)
            self.life.waits += 1
            self.life.idle += idle

    def _still_there(self, seat: Seat) -> bool:
        visitor = self.visitors[seat]
        return visitor.coming is None and self.life.session.asked(seat) and visitor.leaving >= self.life.now

    def _hear(self, seat: Seat) -> None:
        ways = self.ways
        if self.chance.random() >= ways.forgets:
            wait = exp(log(ways.median) + ways.spread * self._normal())
            self._comes(seat, after(self.life.now, wait, ways.sleeps))

    def _comes(self, seat: Seat, moment: float) -> None:
        visitor = self.visitors[seat]
        visitor.coming = moment if visitor.coming is None else min(moment, visitor.coming)

    def _normal(self) -> float:
        """Out of `random()` alone, which is the same in every version of Python."""
        return sqrt(-2 * log(1 - self.chance.random())) * cos(2 * pi * self.chance.random())

    def _thinks(self) -> float:
        return self.ways.thinks * (0.5 + self.chance.random())


def decides(session: Session, seat: Seat) -> bool:
    """Whether somebody of whom the table asks something has anything to decide by it."""
    book = session.rule_book
    if book.windows is not None and session.question is not None:
        return book.windows.concerned(session.state, seat)
    return book.forced(session.state, seat) is None
