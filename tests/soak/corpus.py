"""What a real Telegram sends: every kind of update, and every button, of a few lively groups."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from unittest.mock import patch

from bot.playground.players import play_out
from bot.sandbox.driver import Group, Person
from bot.sandbox.happenings import Edited, Happening, Sent
from bot.sandbox.model import Json, Message
from tests.e2e.house import House
from tests.e2e.scene import begun_in, settled, taps

A_SHORT_GAME = 8
"""A seed."""
TAPS = 30
"""Of each person, at whatever they see."""


@dataclass
class Corpus:
    """What was seen, and who was there."""

    updates: list[Json] = field(default_factory=list)
    """Without their numbers."""
    data: list[str] = field(default_factory=list)
    """callback_data, each once."""
    messages: list[Message] = field(default_factory=list)
    """Those with buttons."""
    people: list[Person] = field(default_factory=list)
    groups: list[Group] = field(default_factory=list)

    @contextmanager
    def watching(self, here: House) -> Iterator[None]:
        """Remembers what happens meanwhile."""
        world, seen = here.sandbox.world, set(self.data)
        add = world.updates.add

        def added(kind: str, payload: Json, order: int) -> None:
            self.updates.append({kind: payload})
            add(kind, payload, order)

        def heard(happening: Happening) -> None:
            if isinstance(happening, Sent | Edited) and happening.message.keyboard:
                if happening.message not in self.messages:
                    self.messages.append(happening.message)
                fresh = [button.data for button in happening.message.flat if button.data and button.data not in seen]
                seen.update(fresh)
                self.data.extend(fresh)

        ends = world.listen(heard)
        with patch.object(world.updates, "add", added):
            yield
        ends()


async def lively(here: House, chance: Random) -> Corpus:
    """A game that is being played, a lobby, a game that has ended; and all that people do around them."""
    corpus = Corpus()
    with corpus.watching(here):
        people = await here.friends("Аня", "Боря", "Вика", "Гена", "Дима", "Ева")
        (late,) = await here.friends("Жора", started=False)
        everybody = [*people, late]
        first, second, third = (here.group(*everybody, title=title) for title in ("Дачники", "Соседи", "Друзья"))
        forum = here.group(*everybody, title="Форум", forum=True)
        basic = here.group(*everybody, title="Двор", kind="group")
        corpus.people, corpus.groups = everybody, [first, second, third, forum, basic]
        await people[0].retitles(first, "Дачники и Ко")
        await _ended(here, third, people[4:6], corpus)
        await begun_in(here, first, people[:4])
        await _strolled(here, first, people[:4], chance)
        for game in ("aforator", "raiders"):
            other = here.group(*everybody, title=f"Тоже играют: {game}")
            corpus.groups.append(other)
            await here.game(other, *people[:3], game=game)
            await _strolled(here, other, people[:3], chance)
        await here.lobby(second, people[4], people[0], late)
        for label in ("Условия", "Часы: сутки", "Трое суток", "‹ К сбору"):
            await taps(here, people[4], label, second)
        await _commanded(here, people, first, forum, basic)
        await _came_and_went(here, people, first, basic)
        await settled(here)
    return corpus


async def _ended(here: House, group: Group, people: list[Person], corpus: Corpus) -> None:
    with patch("bot.handlers.context.chance", lambda: A_SHORT_GAME):
        await begun_in(here, group, people)
        await play_out(here.sandbox, people, lambda: any("🏆" in message.text for message in group.said))
    await settled(here)


async def _strolled(here: House, group: Group, people: list[Person], chance: Random) -> None:
    """They tap whatever they can see, for a while, and play on."""
    for _ in range(TAPS):
        for person in people:
            seen = [(message, button) for message in (*group.said, *person.received) for button in message.flat]
            message, button = chance.choice([(message, button) for message, button in seen if button.data])
            await person.presses(message, button.data)
        await settled(here)


async def _commanded(here: House, people: list[Person], first: Group, forum: Group, basic: Group) -> None:
    anya, borya, vika, gena, dima, eva = people
    topic = await anya.opens_topic("Игры", forum)
    channel = here.sandbox.channel("Новости")
    for command in (
        "/new",
        "/table",
        "/hand",
        "/rules",
        "/stop",
        "/help",
        "/lang",
        "/games",
        "/join",
        "/leave",
        "/start",
    ):
        await borya.says(command, first)
        await vika.says(command)
    await dima.says("/new@KonSandboxBot upturn", forum, topic=topic)
    await settled(here)
    await eva.says("/new", basic)
    await taps(here, eva, "АП ТЕРН", basic)
    await anya.says("/rules upturn", basic)
    await anya.promotes(gena, first, anonymous=True)
    await gena.says("/stop", first)
    await gena.says("/help", first, reply_to=first.last)
    await borya.says("/new", first, channel=channel)
    await settled(here)
    for label, where in (
        ("Играем дальше", first),
        ("🔺 АП ТЕРН · 2–4", basic),
        ("Моя рука", first),
        ("Русский", first),
    ):
        if borya.sees(label, where):
            await borya.taps(label, where)


async def _came_and_went(here: House, people: list[Person], first: Group, basic: Group) -> None:
    anya, borya, *_, dima, eva = people
    await eva.blocks()
    await eva.start()
    await dima.leaves(basic)
    await anya.adds(dima, basic)
    await anya.promotes_bot(first)
    await anya.demotes_bot(first)
    await anya.removes_bot(basic)
    await anya.adds_bot(basic)
    await borya.says("просто слова", first)
