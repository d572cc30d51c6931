"""People who come to their phones now and then, and what they see there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from random import Random
from zoneinfo import ZoneInfo

from bot.playground import policies
from bot.playground.view import View
from bot.sandbox.driver import Group, NoButton, Person, Unanswered
from bot.sandbox.model import Keyboard, Message
from bot.sandbox.transcript import content
from tests.e2e.history import TROPHY
from tests.e2e.house import JOIN, SPEAKERS, START, House
from tests.e2e.scene import HOUR, MINUTE, passes, settled

ZONE = ZoneInfo("Europe/Moscow")
SOON = 15.0, MINUTE
LATER = 10 * MINUTE, 6 * HOUR
"""Seconds until somebody looks: at once, or when they have time."""
A_VISIT = 12
"""Taps after which somebody puts the phone away, whatever is left to do."""
LONGEST = 2000
"""Visits."""
QUIET = 400
"""Looks in a row at which nobody has anything to do: far more than a night has."""


class Reading:
    """One game of people who have never seen the bot."""

    def __init__(
        self, here: House, game: str, language: str, people: int, chance: Random, write: Callable[[str], object] = print
    ) -> None:
        self._here, self._game, self._chance, self._write = here, game, chance, write
        self._language = language
        self._people = [here.sandbox.person(name, language=language) for name in SPEAKERS[:people]]
        self._group: Group = here.group(*self._people)
        self._policy = policies.policy(game, chance, people)
        self._seen: dict[tuple[int, int], tuple[str, Keyboard]] = {}
        """By reader and message."""
        self._tried: set[tuple[int, str]] = set()
        """By message, taps that changed nothing in what stands there now."""

    @property
    def ended(self) -> bool:
        return any(TROPHY in message.text for message in self._group.said)

    async def gathers(self, terms: Mapping[str, object]) -> None:
        """They sit down, and press Start as they are told to; `terms`: options that the host chooses."""
        host, *others = self._people
        await host.says(f"/new {self._game}", self._group)
        await settled(self._here)
        self._look(host)
        for person in others:
            await self._tap(person, JOIN[self._language], self._group)
            await person.start()
            await settled(self._here)
            self._look(person)
        await host.start()
        for field, value in terms.items():
            await self._here.chooses(self._group, host, self._game, field, value)
        await self._tap(host, START[self._language], self._group)
        for person in self._people:
            self._look(person)

    async def plays(self) -> None:
        """To the end; then everybody looks once more, and reads the log. Raises TimeoutError if it doesn't end."""
        idle = 0
        for _ in range(LONGEST):
            if self.ended or idle > QUIET:
                break
            person = next((p for p in self._chance.sample(self._people, len(self._people)) if self._choice(p)), None)
            idle = 0 if person else idle + 1
            await passes(self._here, self._wait() if person else 10 * MINUTE)
            if person and self._choice(person):
                await self._visit(person)
        if not self.ended:
            raise TimeoutError("the game doesn't end")
        await passes(self._here, MINUTE)
        await self._people[0].says("/log", self._group)
        await settled(self._here)
        for person in self._people:
            self._look(person)

    def _wait(self) -> float:
        return self._chance.uniform(*self._chance.choice((SOON, LATER)))

    async def _visit(self, person: Person) -> None:
        self._write(f"\n===== {self._time()} {person.name}")
        self._look(person)
        for _ in range(A_VISIT):
            if self.ended or not (choice := self._choice(person)):
                return
            message, label = choice
            before = _face(message)
            await self._tap(person, label, message)
            if _face(message) == before and not message.deleted:
                self._tried.add((message.number, label))
            else:
                self._tried = {tried for tried in self._tried if tried[0] != message.number}
            self._look(person)

    def _choice(self, person: Person) -> tuple[Message, str] | None:
        """What they would tap, as the scripted people of the playground do."""
        for message in reversed(person.received):
            rows = tuple(filter(None, (tuple(b.text for b in row if b.data) for row in message.keyboard)))
            tried = frozenset(label for number, label in self._tried if number == message.number)
            if rows and (label := self._policy(View(message.text, rows, tried))) is not None:
                return message, label
        return None

    async def _tap(self, person: Person, label: str, where: Message | Group) -> None:
        self._write(f"[{self._time()} {person.name} taps «{label}»]")
        try:
            answer = await person.taps(label, where)
        except (NoButton, Unanswered) as error:
            self._write(f"    ({error!r})")
        else:
            if answer.text or answer.url:
                way = "alert" if answer.alert else "toast" if answer.text else "opens"
                self._write(f"    {way}: {answer.text or answer.url}")
        await settled(self._here)

    def _look(self, person: Person) -> None:
        """Everything that is new to them."""
        for where, messages in (("group", self._group.said), ("private", person.received)):
            for message in messages:
                if not message.deleted and self._seen.get((person.id, message.number)) != _face(message):
                    self._seen[person.id, message.number] = _face(message)
                    self._write("\n".join([f"  --- {person.name}, {where}", *(f"    {it}" for it in content(message))]))

    def _time(self) -> str:
        return datetime.fromtimestamp(self._here.sandbox.clock.now(), ZONE).strftime("%a %H:%M")


def _face(message: Message) -> tuple[str, Keyboard]:
    return message.text, message.keyboard
