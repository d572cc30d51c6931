"""An evening at several tables: people gather and play, whatever happens to the bot; after a game others begin."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.callback_data import Press, Verb, parse
from bot.playground import policies
from bot.playground.players import play_out
from bot.playground.view import Policy
from bot.sandbox.driver import Group, NoButton, Person
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.transcript import picture
from games import catalogue
from games.levels import Level
from tests.e2e.faster_clock import faster
from tests.e2e.habits import Planning, Sleeping, careless
from tests.e2e.history import TROPHY

JOIN, TO_LOBBY = "Играю!", "‹ К сбору"
HAND = "👀 Моя рука"
"""A button of every board."""
NAMES = ("Аня", "Боря", "Вика")
AGAIN_SECONDS = 3.0
"""After which somebody tries again what has brought nothing."""
END_SECONDS = 1800.0
"""Only hangs take so long, or a machine that has much else to do."""
LIVE = 0.5
"""How many tables of a lively evening have a clock of two minutes."""
SHORT = {"raiders": ["goal=24"]}
"""What makes games shorter that else take most of an evening."""
RIVALS: Sequence[Sequence[Level]] = ((), (), ("sensible",), ("strong",), ("easy", "sensible"))
"""Who may sit at a table beside its people; where they do, a clock is chosen with which they play at night."""
CARELESS = 0.2
"""How often somebody taps about at random for a while."""
STEP, LAST_STEP = 0.3, 0.03
"""How often the clock is put on, in seconds, where people wait and the bot has nothing in hand: no lease is lost by it.
The last when nobody is killed any more.
"""
LAST_JUMP = 10.0
"""By how much: less than a window lasts."""

Over = Callable[[], bool]
Spares = Callable[[], Awaitable[bool]]


@dataclass(frozen=True)
class Table:
    game: str
    group: Group
    people: list[Person]
    live: bool
    """A turn has two minutes: whoever sleeps over it is passed over. Else everybody is awake."""
    terms: list[str]
    """What the host has still to choose."""
    rivals: Sequence[Level] = ()
    """Whom the host seats beside them."""

    @property
    def waits(self) -> bool:
        """Whether nothing may be asked of anybody for a while."""
        return bool(self.rivals) or catalogue.game(self.game).windows is not None

    @property
    def seated(self) -> int:
        """How many rivals its lobby names."""
        return sum(line.startswith("\u2068🤖") and "(" in line for line in _said(self).splitlines())

    @property
    def begun(self) -> bool:
        return self.ended or any(HAND in button.text for message in self.group.said for button in message.flat)

    @property
    def ended(self) -> bool:
        return any(TROPHY in message.text for message in self.group.said)


class Evening:
    def __init__(self, sandbox: Sandbox, chance: Random, games: Sequence[str], tables: int, *, lively: bool) -> None:
        """`games`: what is played, by turns; `tables`: at how many tables at a time, at least; `lively`: people order
        ahead, and some fall asleep over a fast clock, so that time goes faster everywhere.
        """
        self._sandbox, self._chance, self._games, self._least = sandbox, chance, games, tables
        self._lively = lively
        self._tables: list[Table] = []
        self._opened = 0
        self._bystander = sandbox.person("Зевака")
        for _ in range(tables):
            self.opens_a_table()

    def opens_a_table(self) -> None:
        """Other people in another group; they take the place of those who have been playing longest."""
        game = self._games[self._opened % len(self._games)]
        self._opened += 1
        people = [
            self._sandbox.person(f"{name} {self._opened}") for name in NAMES[: self._chance.randint(2, len(NAMES))]
        ]
        group = self._sandbox.group(f"Дача {self._opened}", *people)
        live = self._lively and self._chance.random() < LIVE
        room = catalogue.game(game).seats[-1] - len(people)
        rivals = self._chance.choice(RIVALS)[:room]
        terms = [*SHORT.get(game, ()), *(["clock=live"] if live else ["clock=ten"] if rivals else ())]
        self._tables.append(Table(game, group, people, live, terms, rivals))

    async def plays(self, over: Over, spares: Spares) -> None:
        """Everybody plays until it is over; where a game has ended another table opens. `spares`: whether the bot has
        nothing in hand, so that no lease is lost where time goes faster.
        """
        for table in [table for table in self._tables if table.ended]:
            self._tables.remove(table)
        while len(self._tables) < self._least:
            self.opens_a_table()

        async def may() -> bool:
            return self._waits and await spares()

        async with faster(self._sandbox, STEP, may):
            await self._plays_at_all(over)

    async def asks_for_the_tables(self) -> None:
        """Somebody at each wants to have it at the bottom of the chat."""
        for table in self._tables:
            await table.people[-1].says("/table", table.group)

    async def ends(self, spares: Spares) -> None:
        """All games come to their ends; time goes as fast as the bot has nothing in hand."""
        ends = time.monotonic() + END_SECONDS

        async def may() -> bool:
            if not self._waits:
                return False
            await self.tells_the_time()
            return await spares()

        async with faster(self._sandbox, LAST_STEP, may, by=LAST_JUMP):
            await self._plays_at_all(lambda: time.monotonic() > ends, careless=0.0)
        late = [table for table in self._tables if not table.ended]
        assert not late, f"not over within {END_SECONDS} s:\n{picture(self._sandbox.world)}"

    async def tells_the_time(self) -> None:
        """A bot learns of a jump from Telegram's next answer, and as long as nothing happens it asks for none."""
        if not self._bystander.user.started:
            await self._bystander.start()
        before = len(self._bystander.received)
        await self._bystander.says("/help")
        await self._sandbox.until(lambda: len(self._bystander.received) > before)

    async def _plays_at_all(self, over: Over, *, careless: float = CARELESS) -> None:
        """`careless`: how often people tap about at random."""
        async with asyncio.TaskGroup() as together:
            for table in self._tables:
                together.create_task(self._plays_at(table, over, careless))

    @property
    def _waits(self) -> bool:
        """Whether somebody may have to wait: for a window, for the bot that moves for them, for who is asleep."""
        return any((self._lively or table.waits) and table.begun and not table.ended for table in self._tables)

    async def _plays_at(self, table: Table, over: Over, often: float) -> None:
        while not over() and not table.begun:
            await self._gathers(table, over)
        if not over() and not table.ended:
            ways = self._ways(table, often)
            await play_out(self._sandbox, table.people, lambda: over() or table.ended, *ways)

    def _ways(self, table: Table, often: float) -> list[Policy]:
        """How each at a table plays for a while: the host never sleeps, lest all do and the table waits for ever."""
        chance = Random(self._chance.random())
        usual = policies.policy(table.game, chance, len(table.people))
        if chance.random() < often:
            return [careless(usual, chance)]
        if not self._lively:
            return [usual]
        plans: list[Policy] = [Planning(usual, chance) for _ in table.people]
        if not table.live:
            return plans
        return [plans[0], *(Sleeping(plan, chance, self._sandbox.clock.now) for plan in plans[1:])]

    async def _gathers(self, table: Table, over: Over) -> None:
        """One try at beginning a game."""
        host, *others = table.people
        for person in table.people:
            if not person.user.started:
                await person.start()
        if host.sees(TO_LOBBY, table.group):
            await self._tries(_taps(host, TO_LOBBY, table.group), lambda: host.sees(JOIN, table.group), over)
        if not host.sees(JOIN, table.group):
            await self._tries(host.says(f"/new {table.game}", table.group), lambda: host.sees(JOIN, table.group), over)
        if table.terms and host.sees(JOIN, table.group):
            chosen = _chooses(host, table.terms[0], table.group)
            await self._tries(chosen, lambda: host.sees(TO_LOBBY, table.group), over)
            if host.sees(TO_LOBBY, table.group):
                table.terms.pop(0)
            return
        if table.seated < len(table.rivals) and host.sees(JOIN, table.group):
            before = table.seated
            seats = _seats(host, table.rivals[before], table.group)
            await self._tries(seats, lambda: table.seated > before, over)
            return
        for person in others:
            await self._joins(table, person, over)
        if all(person.name in _said(table) for person in others) and host.sees("Поехали!", table.group):
            await self._tries(_taps(host, "Поехали!", table.group), lambda: table.begun, over)

    async def _joins(self, table: Table, person: Person, over: Over) -> None:
        if person.sees(JOIN, table.group) and person.name not in _said(table):
            await self._tries(_taps(person, JOIN, table.group), lambda: person.name in _said(table), over)

    async def _tries(self, act: Coroutine[Any, Any, object], done: Over, over: Over) -> None:
        """Does it, and waits until it is done; not for long."""
        await act
        with suppress(TimeoutError):
            await self._sandbox.until(lambda: done() or over(), within=AGAIN_SECONDS)


def _said(table: Table) -> str:
    return "\n".join(message.text for message in table.group.said)


async def _taps(person: Person, label: str, group: Group) -> None:
    with suppress(NoButton):
        await person.taps(label, group, wait=False)


async def _chooses(host: Person, choice: str, group: Group) -> None:
    """An option of the lobby, as by its buttons."""
    await _presses(host, Verb.CHOOSE, choice, group)


async def _seats(host: Person, level: Level, group: Group) -> None:
    """A rival, likewise."""
    await _presses(host, Verb.RIVAL, level, group)


async def _presses(host: Person, verb: Verb, choice: str, group: Group) -> None:
    with suppress(NoButton):
        message, button = host.finds(JOIN, group)
        assert button.data is not None
        session = parse(button.data).session
        await host.presses(message, Press(verb, session, 0, choice).data(), wait=False)
