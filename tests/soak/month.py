"""A month: many tables whose clocks jump, whose players sleep, travel and leave, and whose bot is down now and then."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from random import Random
from typing import get_args
from zoneinfo import ZoneInfo

from games.game import Refused, Seat
from games.replay import course
from games.sessions import (
    absence,
    ahead,
    lobby,
    pause,
    play,
    reminders,
    session,
    stored,
    takeback,
    votes,
    window_orders,
)
from games.sessions.clocks import DAY, HOUR, TurnClock
from games.sessions.lost_time import Outage, made_up
from games.sessions.quiet_hours import Quiet
from games.sessions.session import Person, Step
from games.sessions.timers import Forget, tick, wake
from storage.heard import OUTAGE_SECONDS
from tests.soak.automatic import FOR_WINDOWS
from tests.soak.promises import Promises
from tests.soak.run import Run
from tests.soak.windows import WindowPromises

ENOUGH = 1000
"""Sessions."""
WINDOWED = 4
"""Every so many of them are of a game with windows."""
TOLD_EVERY = 100
BUSY = 30 * DAY
"""For so long people do something now and then."""
LONGEST = 200 * DAY
"""Within so long every session has ended, with nobody there."""
ZONES = ("Europe/Berlin", "Europe/Moscow")
BEGINNINGS = [
    datetime(2027, month, day, hour, tzinfo=ZoneInfo(zone)).timestamp()
    for zone in ZONES
    for month, day, hour in ((3, 20, 10), (10, 20, 22), (6, 1, 15))
]
"""Before the clocks go forward, before they go back, and in summer."""
QUIETS = (*(Quiet(zone) for zone in ZONES), Quiet(ZONES[0], 22 * 60, 8 * 60), Quiet(ZONES[1], 0, 10 * 60), None)
PEOPLE = tuple(Person(number, name) for number, name in enumerate(("Аня", "Боря", "Вика", "Гена"), 1))
GUEST = Person(9, "Дима")


async def soak(run: Run) -> None:
    kept: Counter[str] = Counter()
    for number in range(ENOUGH):
        if not run.goes_on:
            break
        kept += month(f"{run.seed} {number}", "upturn" if number % WINDOWED else "raiders")
        if not (number + 1) % TOLD_EVERY:
            run.says(f"{number + 1} sessions: {dict(kept)}")


def month(seed: str, game: str = "upturn") -> Counter[str]:
    """One session from its start to its end. Raises AssertionError; returns how often which promise was kept."""
    life = Life(Random(seed), game)
    try:
        life.run()
    except AssertionError as error:
        raise AssertionError(f"seed {seed!r}: {error}") from error
    return life.promises.kept


@dataclass
class Life:
    """A session, its clock and its people."""

    chance: Random
    game: str = "upturn"

    def __post_init__(self) -> None:
        chance = self.chance
        self.now = chance.choice(BEGINNINGS) + chance.random() * DAY
        self.clock: TurnClock = chance.choice(get_args(TurnClock))
        people = PEOPLE[: chance.randint(2, 4)]
        self.diligence = {person.id: chance.choice((0.0, 0.3, 0.8, 1.0)) for person in (*people, GUEST)}
        quiet = chance.choice(QUIETS)
        table = lobby.gather("5e55104", self.game, -100, people[0], self.now, clock=self.clock, quiet=quiet)
        for person in people[1:]:
            table = lobby.join(table, person, self.now, hours=self._hours()).session
        if table.rule_book.windows:
            table = self._chosen(table)
        begun = lobby.start(table, people[0], self.now, chance=chance.getrandbits(63))
        self.session, self.log = begun.session, list(begun.log)
        self.windowed = self.session.rule_book.windows is not None
        self.promises: Promises | WindowPromises = (WindowPromises if self.windowed else Promises)(self.session)
        self.lost: list[Outage] = []
        self.pace = {"live": 60.0, "ten": 300.0, "hour": 1500.0}.get(self.clock, 4 * HOUR)

    def run(self) -> None:
        quits = self.now + BUSY
        while self.session.ended is None and self.now < quits:
            self.until(self.now + self.chance.expovariate(1 / self.pace))
            if self.session.ended is None:
                self.somebody()
        self.until(self.now + LONGEST)
        assert self.session.ended is not None, "it never ended"
        assert self.session.closed in ("", "still", "voted", "deserted", "stopped")
        assert course(self.log).last == self.session.state, "the log leads elsewhere"
        assert tick(self.session, self.session.ended + 90 * DAY) == Forget()
        self.promises.kept[self.session.closed or self.session.status] += 1

    def until(self, then: float) -> None:
        """Time goes on; now and then the bot is down meanwhile: if that is an outage no clock runs in it, else what was
        due is done late.
        """
        late = 0.0
        if self.chance.random() < 0.05:
            late = self.chance.random() * min(3 * DAY, 20 * self.pace)
            if late > OUTAGE_SECONDS:
                self.lost.append(Outage(self.now, self.now + late))
                self.promises.outage(*self.lost[-1])
                self.commit(Step(made_up(self.session, self.lost)))
            self.now += late
            then = max(then, self.now)
        while self.session.ended is None and (moment := wake(self.session, self.now)) is not None and moment <= then:
            self.now = max(self.now, moment)
            step = tick(self.session, self.now)
            assert isinstance(step, Step), "woken for nothing"
            assert step.session != self.session, "woken, and nothing has changed"
            self.commit(step)
        self.now = then
        if self.session.ended is None:
            self.promises.stands(self.now, late)

    def commit(self, step: Step, *, actor: Seat | None = None, undone: bool = False) -> None:
        """What storage does: what comes back must be what went in."""
        assert stored.read(stored.write(step.session).encode()) == step.session
        self.log += step.log
        self.session = step.session
        due = step.log if actor is None and not undone else ()
        self.promises.changed(step.session, self.now, actor=actor, undone=undone, due=due)

    def somebody(self) -> None:
        """Somebody does something, if they are about and it is allowed."""
        seat = self.chance.choice([*sorted(self.session.awaited) * 4, *map(Seat, range(len(self.session.chairs)))])
        person = self.session.chairs[seat].person
        if self.chance.random() >= self.diligence[person.id]:
            return
        deeds: list[Callable[[Seat, Person], None]] = [self.moves] * 40
        deeds += [self.goes_away, self.comes_back, self.nudges, self.asks_back, self.votes] * 2
        deeds += [self.orders] * 4 if self.windowed else []
        deeds += [self.returns, self.answers, self.says_here, self.changes_hours, self.changes_auto, self.passes_on]
        deeds += [self.orders_ahead] * (12 if self.windowed else 3)
        with contextlib.suppress(Refused):
            self.chance.choice(deeds)(seat, person)
        if self.chance.random() < 0.01:
            with contextlib.suppress(Refused):
                self.leaves(seat, person)

    def moves(self, seat: Seat, person: Person) -> None:
        moves = list(self.session.rule_book.moves(self.session.state, seat))
        if not moves or self.session.chairs[seat].left:
            return
        code = self.chance.choice([move for move in moves if not move.passive] or moves).code
        step = play.play(self.session, person, code, self.now)
        self.promises.came_back(seat, self.now)
        self.commit(step, actor=seat)

    def orders(self, _: Seat, person: Person) -> None:
        self.commit(
            window_orders.order(self.session, person, self.chance.choice(get_args(window_orders.WindowWish)), self.now)
        )

    def goes_away(self, seat: Seat, person: Person) -> None:
        until = self.now + self.chance.choice((8 * HOUR, 3 * DAY, 7 * DAY))
        step = absence.go_away(self.session, person, until, self.now)
        self.promises.went_away(seat, until, self.now)
        self.commit(step)

    def comes_back(self, seat: Seat, person: Person) -> None:
        step = absence.come_back(self.session, person, self.now)
        self.promises.came_back(seat, self.now)
        self.commit(step)

    def returns(self, seat: Seat, person: Person) -> None:
        step = absence.returns(self.session, person, self.now)
        if step.session != self.session:
            self.promises.tapped(seat, self.now)
        self.commit(step)

    def nudges(self, _: Seat, person: Person) -> None:
        self.commit(reminders.nudge(self.session, person, self.now))

    def asks_back(self, _: Seat, person: Person) -> None:
        self.committed_back(takeback.ask(self.session, person, self.now))
        for seat in sorted(takeback.lacking(self.session)):
            agrees = self.chance.random() < 0.8
            with contextlib.suppress(Refused):
                other = self.session.chairs[seat].person
                self.committed_back(takeback.answer(self.session, other, agrees, self.now))

    def committed_back(self, step: Step) -> None:
        self.commit(step, undone=bool(step.log))

    def votes(self, _: Seat, person: Person) -> None:
        if self.session.vote is None and self.chance.random() < 0.9:
            return
        step = votes.vote if self.session.vote else None
        if step is None:
            self.commit(votes.call(self.session, person, self.now))
        else:
            self.commit(step(self.session, person, self.chance.random() < 0.3, self.now))

    def answers(self, _: Seat, person: Person) -> None:
        choice = self.chance.choice(get_args(pause.PauseChoice))
        self.commit(pause.answer_pause(self.session, person, choice, self.now))

    def says_here(self, _: Seat, person: Person) -> None:
        self.commit(absence.here(self.session, person, self.now))

    def changes_hours(self, _: Seat, person: Person) -> None:
        self.commit(lobby.set_hours(self.session, person.id, self._hours()))

    def changes_auto(self, _: Seat, person: Person) -> None:
        self.commit(lobby.set_auto(self.session, person.id, self.chance.random() < 0.7, self.now))

    def orders_ahead(self, seat: Seat, person: Person) -> None:
        """Somebody who waits orders something of what they hold, or forgets it all."""
        if self.session.chairs[seat].ahead and self.chance.random() < 0.2:
            self.commit(ahead.drop(self.session, person, self.now))
        elif plans := [move.code for move in self.session.rule_book.plannable(self.session.state, seat)]:
            answers = [code for code in plans if FOR_WINDOWS in code]
            code = self.chance.choice(answers if answers and self.chance.random() < 0.7 else plans)
            self.commit(ahead.order(self.session, person, code, self.now))

    def leaves(self, _: Seat, person: Person) -> None:
        self.commit(absence.leave(self.session, person, self.now))

    def passes_on(self, seat: Seat, _: Person) -> None:
        """The host sends somebody away, offers the seat, and a guest takes it."""
        host = self.session.host
        assert host
        with contextlib.suppress(Refused):
            self.commit(absence.kick(self.session, host, seat, self.now))
        if self.session.ended is None:
            self.commit(absence.offer(self.session, host, seat, self.now, admin=True))
            self.commit(absence.take(self.session, GUEST, seat, self.now))

    def _chosen(self, table: session.Session) -> session.Session:
        """The lobby with options chosen at random, but for the clock."""
        for field, values in lobby.choices(table).items():
            if field != "clock":
                table = lobby.choose(table, PEOPLE[0], field, self.chance.choice(values), self.now).session
        return table

    def _hours(self) -> Quiet | None:
        return self.chance.choice(
            (None, None, Quiet(ZONES[0], 0, 7 * 60), Quiet(ZONES[1], 1200, 720), Quiet(start=540))
        )
