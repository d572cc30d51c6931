"""Tables that can't stand where they did, or are wanted elsewhere, come to where their people ask for them.

Button: COME. What a table does by itself when its group or topic is no more: `bot.delivery.moving`.
"""

from __future__ import annotations

import asyncio

from telegram.constants import ChatMemberStatus
from telegram.error import TelegramError

from bot.callback_data import Verb
from bot.delivery import person_tables
from bot.handlers import people, permissions, replying
from bot.handlers.context import Context
from bot.handlers.permissions import Role
from bot.screens import pending
from bot.telegram.act import Act, Reply
from bot.text.zones import quiet_of
from games.game import Refused
from games.sessions import lobby
from games.sessions.session import Session, Stale, ids
from games.sessions.slots import BOARD

OUT = (ChatMemberStatus.LEFT, ChatMemberStatus.BANNED)


class Places:
    """Moves tables at their people's wish."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.verbs = {Verb.COME: self.come}

    async def offer(self, act: Act, *, all_here: bool) -> bool:
        """Offers whoever acts to bring their tables here that have no place; with `all_here` also those that stand well
        in another topic. Whether there was anything to offer.
        """
        context, own = self._context, await person_tables.sessions(self._context.store, act.person.id)
        lost = [session for session in own if await self._may_come(act, session, well=all_here)]
        if not lost:
            return False
        audiences = await asyncio.gather(*map(context.audiences.of, lost))
        scenes = [a.scene(session, act.now) for a, session in zip(audiences, lost, strict=True)]
        await replying.say(context, act, pending.here_or_not(await context.words_here(act), scenes))
        return True

    async def come(self, act: Act) -> Reply:
        """The table comes to stand where this was tapped. Raises Refused."""
        context, session = self._context, await self._context.session(act)
        if act.private or not act.offered or not await self._may_come(act, session, well=True):
            raise Stale
        await self._check(act, session)
        await people.meet(context, act)
        chat = await context.store.chats.load(act.chat)
        quiet = quiet_of(chat, context.settings)
        await context.show.moving.to(
            session, act.chat, act.thread, lambda there: lobby.set_quiet(there, quiet, act.now).session
        )
        if act.message:
            await context.calls.delete(act.chat, act.message)
        return Reply((await context.words(act)).text("toast-moved-here"))

    async def _may_come(self, act: Act, session: Session, *, well: bool) -> bool:
        """Whether a table may come here: one that can't be shown where it stands, or (`well`) from another topic."""
        if session.ended is not None or (session.chat, session.thread) == (act.chat, act.thread):
            return False
        return (well and session.chat == act.chat) or await self._homeless(session)

    async def _homeless(self, session: Session) -> bool:
        board = (await self._context.store.slots.look(session.id)).shown.get(BOARD)
        return board is not None and board.shut

    async def _check(self, act: Act, session: Session) -> None:
        """The host and admins may move a table; any of its players, if it has no place and all of them are here."""
        if permissions.roles(act, session) & {Role.HOST, Role.ADMIN}:
            return
        host = session.host
        others = ids(session, (seat for seat, chair in session.seats() if not chair.left)) - {act.person.id}
        homeless = await self._homeless(session)
        if not homeless or not all(await asyncio.gather(*(self._is_here(act.chat, id) for id in others))):
            raise Refused("not-members" if homeless else "host-only", name=host.name if host else "")

    async def _is_here(self, chat: int, person: int) -> bool:
        """Whether somebody is known to be in a chat."""
        try:
            member = await self._context.bot.get_chat_member(chat, person)
        except TelegramError:
            return False
        return member.status not in OUT
