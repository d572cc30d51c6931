"""What every handler works with: the store, the show, and the few things that all of them do."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from hashlib import blake2b

import structlog
from telegram import Bot
from telegram.constants import ChatMemberStatus
from telegram.error import TelegramError

from bot.delivery import person_tables
from bot.delivery.audience import Audiences, reachable
from bot.delivery.paid_calls import PaidCalls
from bot.delivery.replies import Replies
from bot.delivery.show import Show
from bot.handlers import permissions
from bot.screens.screen import Screen
from bot.settings import Settings
from bot.telegram.act import Act, Reply
from bot.telegram.calls import CallResult, Calls, Verdict
from bot.text.words import Words, speak
from bot.text.zones import hours_of
from games.game import Refused
from games.sessions.quiet_hours import Quiet
from games.sessions.session import Session, Step
from games.sessions.slots import BOARD, CALL, private_slot, question_slot
from storage.chats import Chat
from storage.clock import Clock
from storage.connect import Store
from storage.sessions import Change

log = structlog.get_logger()


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
    replies: Replies = field(default_factory=Replies)

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
        return result

    async def session(self, act: Act) -> Session:
        """The session that a tap is about, if whoever taps may do that. Raises Refused."""
        session = await self.store.sessions.load(act.pressed.session)
        if session is None:
            raise Refused("forgotten")
        permissions.check(act, session)
        return session

    async def check_chat(self, act: Act) -> None:
        """Raises Refused for what only an admin, or the host of a table in this chat, may do here."""
        tables = [] if act.private else await self.standing(act.chat)
        hosted = (table for table in tables if table.ended is None and table.host and table.host.id == act.person.id)
        permissions.check(act, next(hosted, None))

    async def ranked(self, act: Act) -> Act:
        """The act, with what Telegram says of whoever acts where it matters whether they are an admin."""
        if act.admin or act.faceless or not permissions.asks_for_admins(act):
            return act
        try:
            member = await self.bot.get_chat_member(act.chat, act.person.id)
        except TelegramError:
            return act
        return replace(act, admin=member.status in (ChatMemberStatus.ADMINISTRATOR, ChatMemberStatus.OWNER))

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

    async def meet(self, act: Act) -> None:
        """Notes the person who acts, and the group it happens in."""
        person = act.person
        who = await self.store.people.one(person.id)
        language = who.language or speak(act.language).language
        await self.store.people.note(person.id, name=person.name, surname=person.surname, language=language)
        if not act.private:
            await self._meet_group(act)

    async def _meet_group(self, act: Act) -> None:
        """The group's language is that of whoever came first, until somebody sets it."""
        chat = await self.store.chats.load(act.chat)
        language = chat.language or speak(act.language).language
        await self.store.chats.note(act.chat, title=act.title, kind=act.kind, username=act.username, language=language)

    async def active(self, act: Act) -> list[Session]:
        """The sessions that gather or play in the chat (and topic) of an act, as they are now."""
        return [session for session in await self.here(act) if session.ended is None]

    async def here(self, act: Act) -> list[Session]:
        """The newest session of each game in the chat (and topic) of an act, over or not."""
        return await self._loaded((await self.store.chats.tables(act.chat, act.thread)).values())

    async def standing(self, chat: int) -> list[Session]:
        """The newest session of each game in a chat and all its topics, over or not."""
        return await self._loaded(await self.store.chats.everywhere(chat))

    async def _loaded(self, ids: Iterable[str]) -> list[Session]:
        loaded = await asyncio.gather(*map(self.store.sessions.load, ids))
        return [session for session in loaded if session]

    async def say(self, act: Act, screen: Screen, *, silent: bool = True) -> None:
        """Answers a command with a message of its own, where it was given; a bit later if it can't be at once."""

        async def said() -> CallResult:
            answer = await self.paid_calls.send(act.chat, act.thread, screen, silent=silent)
            if answer.message and not act.private:
                await self.store.chats.saw(act.chat, answer.message)
            return answer

        await self.replies.give(act.chat, said)

    async def turn_into(self, act: Act, screen: Screen) -> None:
        """The tapped message, if it has that button, shows something else. Raises Refused while too much is said."""
        if act.offered and act.message is not None:
            answer = await self.paid_calls.edit(act.chat, act.message, screen)
            if answer.verdict is Verdict.LATER:
                raise Refused("too-fast")

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

    async def nights(self, act: Act, chat: int) -> tuple[Chat, Quiet | None]:
        """A chat, and what whoever acts has said of their own nights, as they are there."""
        known, who = await asyncio.gather(self.store.chats.load(chat), self.store.people.one(act.person.id))
        return known, hours_of(who, known, self.settings)

    async def welcomed(self, act: Act, sid: str) -> Reply:
        """The answer to who has just sat down: who hasn't started the bot is led into private by the same tap."""
        words = await self.words(act)
        if await self.reached(act.person.id):
            return Reply(words.text("toast-joined"))
        link = f"https://t.me/{self.bot.username}?start=s{sid}"
        return Reply(words.text("toast-joined-unstarted"), url=link)

    async def shrug(self, act: Act, text: str) -> None:
        """A command that can't be done: a reaction in the group, the reason in private if we may write there."""
        if not act.private and act.message:
            await self.react(act, "🤷")
        if act.private or await self.reached(act.person.id):
            await self.tell(act.person.id, Screen(text))

    async def tell(self, person: int, screen: Screen) -> None:
        """Answers somebody in private, whatever place they asked in; a bit later if it can't be at once."""
        await self.replies.give(person, lambda: self.paid_calls.send(person, None, screen))

    async def react(self, act: Act, emoji: str) -> None:
        if act.message is None:
            return
        try:
            await self.bot.set_message_reaction(act.chat, act.message, emoji)
        except TelegramError as error:
            log.debug("no reaction", chat=act.chat, error=error.message)

    async def refresh(self, person: int, now: float) -> None:
        """Shows all of a person's tables again, after they became reachable or not."""
        for sid in await self.store.people.games(person):
            await self.show.refresh(sid, (BOARD, CALL, private_slot(person), question_slot(person)), now)


def session_id(act: Act) -> str:
    """An id for a session that this act creates: the same again when the update is delivered again."""
    return blake2b(f"{act.chat}:{act.update}".encode(), digest_size=6).hexdigest()


def chance() -> int:
    """A seed for a new game: nobody can know it beforehand."""
    return secrets.randbits(63)


def tapped(act: Act) -> tuple[int, int] | None:
    """The message that was tapped, which may be one that we don't know any more: if it has that button.

    A forged tap must not remove another table's message.
    """
    return (act.chat, act.message) if act.message and act.offered else None
