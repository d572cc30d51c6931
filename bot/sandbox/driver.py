"""People for tests: what a person does and sees, in the words of a test."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.sandbox import acts
from bot.sandbox.group import Group
from bot.sandbox.happenings import HANG_SECONDS
from bot.sandbox.links import start_payload
from bot.sandbox.model import INSIDE, Bell, Button, Message, Query, Topic, User
from bot.sandbox.world import World

__all__ = ["Answer", "Group", "NoButton", "Person", "Unanswered", "Where"]


class NoButton(LookupError):
    """Nobody can tap that: it isn't there, or not only one of that kind."""


class Unanswered(TimeoutError):
    """The bot hasn't answered the tap."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a tap brought: a toast, an alert, or a link that opens; all empty when the bot only took notice."""

    text: str = ""
    alert: bool = False
    url: str = ""


Where = Group | Message | Sequence[Message]
"""Where to look for a button: a group, one message, or messages such as `anna.private`."""


class Person:
    """Somebody who taps, writes, comes and goes."""

    def __init__(self, world: World, user: User) -> None:
        self._world, self.user = world, user

    def __repr__(self) -> str:
        return f"Person({self.user.first_name!r}, {self.user.id})"

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.first_name

    @property
    def private(self) -> list[Message]:
        """What can be seen in the chat with the bot, the newest last."""
        return list(self._world.private(self.user).messages.values())

    @property
    def received(self) -> list[Message]:
        """What the bot has written here and is still to be seen."""
        return [message for message in self.private if message.sender is self._world.bot]

    @property
    def last(self) -> Message:
        """The newest of them."""
        return self.received[-1]

    @property
    def bells(self) -> list[Bell]:
        """What rang, the newest last."""
        return self.user.bells

    async def start(self, payload: str = "") -> Message:
        """Presses Start, perhaps behind a link with a payload."""
        return acts.start(self._world, self.user, payload)

    async def follows(self, url: str) -> Message:
        """Opens a link to the bot and presses Start there. Raises ValueError for a link to elsewhere."""
        payload = start_payload(url, self._world.bot.username)
        if payload is None:
            raise ValueError(f"{url} doesn't lead to the bot")
        return await self.start(payload)

    async def says(
        self,
        text: str,
        group: Group | None = None,
        *,
        reply_to: Message | None = None,
        topic: Topic | None = None,
        channel: Group | None = None,
    ) -> Message:
        """Writes to the bot, or into a group: there perhaps in the name of a channel."""
        chat = group.chat if group else self._world.private(self.user)
        return acts.say(
            self._world,
            self.user,
            chat,
            text,
            reply_to=reply_to,
            topic=topic.id if topic else None,
            channel=channel.chat if channel else None,
        )

    async def shows_a_picture(self, group: Group | None = None) -> Message:
        return acts.show(self._world, self.user, group.chat if group else self._world.private(self.user))

    async def rewrites(self, message: Message, text: str) -> None:
        acts.rewrite(self._world, message, text)

    async def erases(self, message: Message) -> None:
        acts.erase(self._world, message)

    async def taps(
        self, label: str, where: Where | None = None, *, wait: bool = True, within: float = HANG_SECONDS
    ) -> Answer:
        """Taps the button with this label, or else the only one that begins with it or contains it.

        Looks at the newest message first, everywhere unless told where. A link button gives its link at once.
        With `wait` the answer is the bot's; raises Unanswered when none comes `within` seconds.
        """
        message, button = self.finds(label, where)
        if not button.data:
            return Answer(url=button.url)
        return await self.presses(message, button.data, wait=wait, within=within)

    async def presses(self, message: Message, data: str, *, wait: bool = True, within: float = HANG_SECONDS) -> Answer:
        """A tap with this callback data, whether the message has such a button or not."""
        query = acts.tap(self._world, self.user, message, data)
        return await self._answer(query, within) if wait else Answer()

    def sees(self, label: str, where: Where | None = None) -> bool:
        """Whether `taps` would find a button."""
        try:
            self.finds(label, where)
        except NoButton:
            return False
        return True

    def finds(self, label: str, where: Where | None = None) -> tuple[Message, Button]:
        """The button that `taps` would tap. Raises NoButton."""
        messages = sorted(self._visible(where), key=lambda message: -message.number)
        tests = (label.__eq__, lambda text: text.startswith(label), lambda text: label in text)
        for test in tests:
            for message in messages:
                fitting = [button for button in message.flat if test(button.text)]
                if len(fitting) == 1:
                    return message, fitting[0]
                if fitting:
                    raise NoButton(f"{label!r} is several of {message.buttons}")
        raise NoButton(f"{self.name} sees no {label!r}, but {[m.buttons for m in messages if m.keyboard]}")

    async def joins(self, group: Group) -> None:
        acts.join(self._world, self.user, group.chat)

    async def leaves(self, group: Group) -> None:
        acts.leave(self._world, self.user, group.chat)

    async def adds(self, other: Person, group: Group) -> None:
        acts.join(self._world, other.user, group.chat, by=self.user)

    async def removes(self, other: Person, group: Group) -> None:
        acts.remove(self._world, other.user, group.chat, by=self.user)

    async def adds_bot(self, group: Group) -> None:
        acts.join(self._world, self._world.bot, group.chat, by=self.user)

    async def removes_bot(self, group: Group) -> None:
        acts.remove(self._world, self._world.bot, group.chat, by=self.user)

    async def promotes(self, other: Person, group: Group, *, anonymous: bool = False) -> None:
        acts.promote(self._world, other.user, group.chat, by=self.user, anonymous=anonymous)

    async def promotes_bot(self, group: Group, rights: Iterable[str] = acts.ALL_RIGHTS) -> None:
        acts.promote(self._world, self._world.bot, group.chat, rights, by=self.user)

    async def demotes_bot(self, group: Group) -> None:
        acts.demote(self._world, self._world.bot, group.chat, by=self.user)

    async def restricts_bot(self, group: Group) -> None:
        acts.restrict(self._world, self._world.bot, group.chat, by=self.user)

    async def forbids_bot_photos(self, group: Group) -> None:
        """It may write; `demotes_bot` lifts that."""
        acts.restrict_photos(self._world, self._world.bot, group.chat, by=self.user)

    async def upgrades(self, group: Group) -> None:
        acts.upgrade(self._world, group.chat, by=self.user)

    async def opens_topic(self, name: str, group: Group) -> Topic:
        return acts.open_topic(self._world, group.chat, name, by=self.user)

    async def closes_topic(self, topic: Topic, group: Group) -> None:
        acts.close_topic(self._world, group.chat, topic, by=self.user)

    async def deletes_topic(self, topic: Topic, group: Group) -> None:
        acts.delete_topic(self._world, group.chat, topic)

    async def retitles(self, group: Group, title: str) -> None:
        acts.retitle(self._world, group.chat, title, by=self.user)

    async def blocks(self) -> None:
        acts.block(self._world, self.user)

    async def renames(self, first_name: str, last_name: str = "") -> None:
        acts.rename(self._world, self.user, first_name, last_name)

    async def deletes_account(self) -> None:
        acts.delete_account(self._world, self.user)

    def _visible(self, where: Where | None) -> Iterable[Message]:
        if isinstance(where, Message):
            return [where]
        if isinstance(where, Group):
            return where.messages
        if where is not None:
            return where
        chats = (chat for chat in self._world.chats.values() if chat.status(self.user) in INSIDE)
        return [*self.private, *(message for chat in chats for message in chat.messages.values())]

    async def _answer(self, query: Query, within: float) -> Answer:
        ends = time.monotonic() + within
        while not query.answered:
            left = ends - time.monotonic()
            if left <= 0 or not (await self._world.pulse.wait(left) or query.answered):
                raise Unanswered(f"no answer to {query.data!r} within {within} s")
        return Answer(query.text, query.alert, query.url)
