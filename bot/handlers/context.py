"""What every handler works with: the bot's tools, and the few things that all of them do with a table."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from telegram import Bot

from bot.delivery import learners, person_tables
from bot.delivery.audience import Audiences, reachable
from bot.delivery.paid_calls import PaidCalls
from bot.delivery.replies import Replies
from bot.delivery.show import Show
from bot.handlers import permissions
from bot.handlers.admins import Admins
from bot.settings import Settings
from bot.telegram.act import Act
from bot.telegram.calls import Calls
from bot.text.words import Words, speak
from bot.thinking.thinker import Thinker
from games.game import Refused
from games.sessions.session import Session, Step
from storage.clock import Clock
from storage.connect import Store
from storage.sessions import Change


@dataclass(frozen=True)
class Context:
    """The bot's own tools, wired once."""

    bot: Bot
    store: Store
    clock: Clock
    calls: Calls
    paid_calls: PaidCalls
    show: Show
    audiences: Audiences
    settings: Settings
    admins: Admins
    thinker: Thinker
    """With which strong rivals think, and hints are found."""
    replies: Replies = field(default_factory=Replies)
    late: Callable[[], bool] = lambda: False
    """Whether what is handled now may have waited for long: nobody has tapped too fast then."""

    async def change(self, act: Act, sid: str, change: Callable[[Session], Step | None]) -> Change:
        """Commits a person's act, if they may, and shows what it did.

        Raises Refused, and Gone for a session that is no more.
        """

        def checked(session: Session) -> Step | None:
            permissions.check(act, session)
            return change(session)

        result = await self.store.sessions.change(sid, checked, now=act.now, update=act.update)
        self.show.refresh_soon(sid, result.slots, orphan=tapped(act))
        await person_tables.follow(self.store, self.show, result, act.person, act.now)
        await learners.note(self.store.people, result)
        return result

    async def session(self, act: Act) -> Session:
        """The session that a tap is about, if whoever taps may do that. Raises Refused."""
        session = await self.store.sessions.load(act.pressed.session)
        if session is None:
            raise Refused("forgotten")
        permissions.check(act, session)
        return session

    async def here(self, act: Act) -> list[Session]:
        """The tables in the chat (and topic) of an act, over or not, in the order of their opening."""
        return [session for session in await self.standing(act.chat) if session.thread == act.thread]

    async def standing(self, chat: int) -> list[Session]:
        """The tables in a chat and all its topics, over or not, in the order of their opening."""
        found = await asyncio.gather(*map(self.store.sessions.load, await self.store.tables.of(chat)))
        tables = [await self.show.moving.arrived(session, chat) for session in found if session]
        there = [session for session in tables if session and session.chat == chat]
        return sorted(there, key=lambda session: (session.opened, session.id))

    def seed(self) -> int:
        """For a new game: nobody can know it beforehand, unless the operator has fixed it."""
        fixed = self.settings.deal_seed
        return chance() if fixed is None else fixed

    async def words(self, act: Act) -> Words:
        """The words of whoever acts."""
        who = await self.store.people.one(act.person.id)
        return speak(who.language or act.language)

    async def words_here(self, act: Act) -> Words:
        """The words of the place: the group's on the board, a person's own in private."""
        if act.private:
            return await self.words(act)
        return speak((await self.store.chats.load(act.chat)).language or self.settings.default_language)

    async def reached(self, person: int) -> bool:
        """Whether the bot can write to them in private."""
        return reachable(await self.store.people.one(person))

    async def repost(self, session: Session, slot: str, now: float) -> None:
        """Sends a slot's message anew, at the bottom."""
        await self.wish(session.id, slot, now, repost=True)

    async def wish(
        self,
        sid: str,
        slot: str,
        now: float,
        *,
        menu: str | None = None,
        epoch: int = 0,
        until: float | None = None,
        repost: bool = False,
    ) -> None:
        """Opens or closes a menu of a slot, or asks for it to be sent anew, and shows it. Raises Gone."""
        await self.store.slots.wish(sid, slot, menu=menu, epoch=epoch, until=until, repost=repost, now=now)
        self.show.refresh_soon(sid, (slot,))


def chance() -> int:
    """A seed that nobody can know beforehand."""
    return secrets.randbits(63)


def tapped(act: Act) -> tuple[int, int] | None:
    """The message that was tapped, which may be one that we don't know any more: if it has that button.

    A forged tap must not remove another table's message.
    """
    return (act.chat, act.message) if act.message and act.offered else None
