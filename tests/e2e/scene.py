"""A table of UpTurn that has begun, and what its people do there, in the words of a test."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from bot.sandbox.driver import Answer, Group, Person, Where
from bot.sandbox.happenings import Happening, Sent
from bot.sandbox.model import Button, Message
from games.sessions.session import Session
from tests.e2e.house import House
from tests.e2e.settled import settled as settled

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
MY_TURN, REMINDER = "Твой ход", "⏳"
STALE = "Этот ход уже в прошлом. Свежее ниже 👇"
HOMELESS = "стол переедет туда."
STRANGER = "Ты не за этим столом. Новый: /new"
CLOCKS = {"none": "Нет", "hour": "Час", "three-days": "Трое суток"}
"""What the host taps; a day is what a table begins with."""


@dataclass(frozen=True)
class Table:
    """One game in one group."""

    here: House
    group: Group
    people: Sequence[Person]
    id: str = ""
    """The session's; empty: whatever stands in the group."""

    async def session(self) -> Session:
        if not self.id:
            return await self.here.session(self.group)
        session = await self.here.store.sessions.load(self.id)
        assert session
        return session

    async def mover(self) -> Person:
        """Who is on turn."""
        session = await self.session()
        return await self.person(session.chairs[min(session.awaited)].person.id)

    async def waiting(self) -> Person:
        """The first at the table who isn't on turn."""
        mover = await self.mover()
        return next(person for person in self.people if person is not mover)

    async def person(self, id: int) -> Person:
        return next(person for person in self.people if person.id == id)

    async def moves(self) -> Person:
        """Whoever is on turn makes a move, from their hand or by the rules' own words. Returns who it was."""
        mover = await self.mover()
        while await self.mover() is mover:
            version = (await self.session()).version
            hand = hand_of(mover)
            await mover.taps(first(hand).text, hand)
            await settled(self.here)
            assert (await self.session()).version > version or mover.sees("‹")
        return mover


def hand_of(person: Person) -> Message:
    """The newest hand, above whatever they are told of their table's place."""
    return [message for message in person.received if not message.text.endswith(HOMELESS)][-1]


def first(hand: Message) -> Button:
    """What a simple soul taps: the first number that fits, else the first thing that may be done."""
    offered = [button for button in hand.flat if button.data and not button.text.startswith(("·", "‹", "↩️"))]
    return next((button for button in offered if button.text.isdigit()), offered[0])


def board(group: Group) -> Message:
    """The newest board of the group."""
    return [message for message in group.said if "· ряд " in message.text][-1]


def boards(group: Group) -> list[Message]:
    return [message for message in group.said if "· ряд " in message.text]


def said_and_done(here: House) -> int:
    """How often the bot has called Telegram, but for the menus that it publishes when it has the time."""
    return sum(call.method != "setMyCommands" for call in here.sandbox.calls)


def rung(person: Person) -> list[Message]:
    """What has rung somebody in private."""
    return [bell.message for bell in person.bells if bell.message.chat.peer is person.user]


def texts_of(here: House) -> dict[int, str]:
    """What each message said when it was sent, by its number; fills itself."""
    texts = {
        message.number: message.text for chat in here.sandbox.world.chats.values() for message in chat.messages.values()
    }

    def hear(happening: Happening) -> None:
        if isinstance(happening, Sent):
            texts[happening.message.number] = happening.message.text

    here.sandbox.world.listen(hear)
    return texts


async def passes(here: House, seconds: float) -> None:
    """So much time goes by, and everything that it brings about has been shown."""
    here.sandbox.jump(seconds)
    await settled(here)


async def comes(here: House, time: str, zone: str = "Europe/Moscow") -> None:
    """The clocks of a zone come to show this time of day, not sooner than in a minute."""
    now, there = here.sandbox.clock.now(), ZoneInfo(zone)
    hour, minute = map(int, time.split(":"))
    shown = datetime.fromtimestamp(now + MINUTE, there)
    then = shown.replace(hour=hour, minute=minute, second=0, microsecond=0)
    if then < shown:
        then = (then.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=there)
    await passes(here, then.timestamp() - now + 1)


async def begun(here: House, *names: str, clock: str = "day", **kind: Any) -> Table:
    """A game that these people, who have all pressed Start, have just begun."""
    people = await here.friends(*(names or ("Аня", "Боря")))
    group = here.group(*people, **kind)
    return await begun_in(here, group, people, clock=clock)


async def begun_in(here: House, group: Group, people: Sequence[Person], *, clock: str = "day") -> Table:
    """The same in a group that is there already."""
    await here.lobby(group, *people)
    if clock != "day":
        await set_clock(here, group, people[0], clock)
    await taps(here, people[0], "Поехали!", group)
    await settled(here)
    return Table(here, group, people, (await here.session(group)).id)


async def set_clock(here: House, group: Group, host: Person, clock: str) -> None:
    await taps(here, host, "Условия", group)
    await taps(here, host, "Часы: сутки", group)
    await here.sandbox.until(lambda: host.sees("Сутки ✓", group))
    await host.taps(CLOCKS[clock], group)
    await taps(here, host, "‹ К сбору", group)
    await settled(here)


async def taps(here: House, person: Person, label: str, where: Where | None = None) -> Answer:
    """Taps a button once it is there."""
    await here.sandbox.until(lambda: person.sees(label, where))
    return await person.taps(label, where)
