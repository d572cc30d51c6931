"""Many people in front of a bot: they tap what their screens ask, by themselves or when they are told to."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from bot.playground.policies.upturn import sensible
from bot.playground.view import Policy, View
from bot.sandbox import acts
from bot.sandbox.driver import Group, Person
from bot.sandbox.happenings import Deleted, Edited, Happening, Sent
from bot.sandbox.model import Button, Message, Query
from bot.sandbox.sandbox import Sandbox

SEATS = ("Аня", "Боря", "Вика", "Гена")
AT_ONCE = 8
PATIENCE = 60.0
WARM_SECONDS = 4.0
AGAIN = "Ещё раз"


async def tables(sandbox: Sandbox, number: int) -> list[Group]:
    """So many games of four that have begun, in a group each."""
    groups: list[Group] = []
    for at in range(0, number, AT_ONCE):
        named = range(at, min(at + AT_ONCE, number))
        groups += await asyncio.gather(*(_table(sandbox, f"Дачники {name}") for name in named))
    await sandbox.quiet(0.3, PATIENCE)
    return groups


async def _table(sandbox: Sandbox, title: str) -> Group:
    host, *others = people = [sandbox.person(name) for name in SEATS]
    group = sandbox.group(title, *people)
    for person in people:
        await person.start()
    await host.says("/new upturn", group)
    await sandbox.until(lambda: host.sees("Играю!", group), PATIENCE)
    for person in others:
        await person.taps("Играю!", group, within=PATIENCE)
    await sandbox.until(lambda: "⏳" not in group.last.text and SEATS[-1] in group.last.text, PATIENCE)
    await host.taps("Поехали!", group, within=PATIENCE)
    await sandbox.until(lambda: any(_asks(person) for person in people), PATIENCE)
    return group


def _asks(person: Person) -> bool:
    return bool(person.received) and person.sees("Взять", person.private)


async def greeted(sandbox: Sandbox, number: int) -> list[Person]:
    """So many people in front of a bot, each with a message."""
    people = [sandbox.person(SEATS[0]) for _ in range(number)]
    for person in people:
        await person.start()
    await sandbox.until(lambda: all(person.received for person in people), PATIENCE)
    return people


async def warmed(sandbox: Sandbox, crowd: Crowd) -> None:
    """Lets people tap for a while: whoever says a thing for the first time compiles its words."""
    crowd.hurries()
    await asyncio.sleep(WARM_SECONDS)
    crowd.rests()
    await sandbox.quiet(0.3, PATIENCE)


def first_button(view: View) -> str:
    """What everybody taps there."""
    return view.labels[0]


class Crowd:
    """Everybody in a sandbox, and what their screens ask: a move, or «Ещё раз» after a game."""

    def __init__(self, sandbox: Sandbox, policy: Policy = sensible) -> None:
        self._world, self._policy = sandbox.world, policy
        self._asked: dict[int, tuple[Message, Button]] = {}
        self._thinks: float | None = None
        self.taps = 0
        for chat in list(self._world.chats.values()):
            for message in list(chat.messages.values()):
                self._look(message)
        self._world.listen(self._hear)

    @property
    def asked(self) -> list[int]:
        """Those whose screen asks something of them."""
        return list(self._asked)

    def tap(self, person: int) -> Query:
        """One of them taps."""
        message, button = self._asked.pop(person)
        self.taps += 1
        return acts.tap(self._world, self._world.users[person], message, button.data)

    def hurries(self, thinks: float = 0.0) -> None:
        """From now on everybody taps by themselves, so many seconds after they are asked."""
        self._thinks = thinks
        for person in self._asked:
            self._soon(person)

    def rests(self) -> None:
        """From now on nobody does."""
        self._thinks = None

    def _soon(self, person: int) -> None:
        if self._thinks is not None:
            asyncio.get_running_loop().call_later(self._thinks, self._tap_if_asked, person)

    def _tap_if_asked(self, person: int) -> None:
        if self._thinks is not None and person in self._asked:
            self.tap(person)

    def _hear(self, happening: Happening) -> None:
        match happening:
            case Sent(message) | Edited(message):
                self._look(message)
            case Deleted(message):
                self._forget(message)
            case _:
                pass

    def _look(self, message: Message) -> None:
        if message.sender is not self._world.bot:
            return
        choice = self._choice(message)
        if choice is None:
            self._forget(message)
            return
        for person in _readers(message):
            news = person not in self._asked
            self._asked[person] = message, choice
            if news:
                self._soon(person)

    def _forget(self, message: Message) -> None:
        for person in _readers(message):
            if person in self._asked and self._asked[person][0] is message:
                del self._asked[person]

    def _choice(self, message: Message) -> Button | None:
        label: str | None = AGAIN
        if message.chat.private:
            rows = tuple(_labels(message))
            label = self._policy(View(message.text, rows, frozenset())) if rows else None
        return next((button for button in message.flat if button.text == label and button.data), None)


def _readers(message: Message) -> list[int]:
    if message.chat.peer:
        return [message.chat.peer.id]
    return [member.user.id for member in message.chat.present() if not member.user.is_bot]


def _labels(message: Message) -> Iterator[tuple[str, ...]]:
    for row in message.keyboard:
        if labels := tuple(button.text for button in row if button.data):
            yield labels
