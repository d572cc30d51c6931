"""People and chats change: the bot is added, blocked or removed, somebody leaves, a group becomes a supergroup."""

from __future__ import annotations

import contextlib
from typing import Any

from telegram import ChatMember, ChatMemberUpdated, Message, Update
from telegram.constants import ChatMemberStatus, ChatType

from bot.handlers.context import Context
from bot.screens import lobby as lobby_screens
from bot.telegram.act import Act, act_of, person_of
from games.game import Refused
from games.sessions import absence
from games.sessions.session import Session, Step
from games.sessions.slots import BOARD, GROUP_SLOTS

OUT = (ChatMemberStatus.LEFT, ChatMemberStatus.BANNED)


class Members:
    """Handles what happens to memberships."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def me(self, update: Update, context: Any) -> None:
        """The bot's own membership: blocked or not in private, in or out of a group."""
        change = update.my_chat_member
        assert change is not None
        if change.chat.type == ChatType.PRIVATE:
            blocked = change.new_chat_member.status in OUT
            await self._context.store.people.note(change.chat.id, blocked=blocked)
            await self._context.refresh(change.chat.id, self._context.clock.now())
        else:
            await self._in_group(act_of(update, self._context.clock.now()), change)

    async def _in_group(self, act: Act, change: ChatMemberUpdated) -> None:
        """Where the bot may write again, tables go on: the boards anew after it was away. Else it introduces itself."""
        came = _here(change.new_chat_member) and not _here(change.old_chat_member)
        if came:
            await self._context.meet(act)
        tables = await self._context.standing(act.chat) if _here(change.new_chat_member) else []
        for session in tables:
            if came and session.ended is None:
                await self._context.store.slots.wish(session.id, BOARD, repost=True, now=act.now)
            await self._context.show.refresh(session.id, GROUP_SLOTS, act.now)
        if came and all(session.ended is not None for session in tables):
            await self._context.say(act, lobby_screens.welcome(await self._context.words_here(act)))

    async def service(self, update: Update, context: Any) -> None:
        """Service messages of a group."""
        message = update.effective_message
        assert message is not None
        if message.migrate_to_chat_id:
            await self._context.show.moved(message.chat.id, message.migrate_to_chat_id)
        elif message.new_chat_title:
            await self._context.store.chats.note(message.chat.id, title=message.new_chat_title)
        elif message.left_chat_member:
            await self._left(update, message)

    async def _left(self, update: Update, message: Message) -> None:
        """Who leaves the group, or is removed, leaves its tables; where they play, a stand-in goes on."""
        assert message.left_chat_member is not None
        gone = message.left_chat_member
        act = act_of(update, self._context.clock.now())

        def leaving(session: Session) -> Step:
            return absence.gets_up(session, person_of(gone), act.now)

        for session in await self._context.standing(act.chat):
            if session.ended is None and session.seat_of(gone.id) is not None:
                with contextlib.suppress(Refused):
                    change = await self._context.store.sessions.change(
                        session.id, leaving, now=act.now, update=act.update
                    )
                    self._context.show.refresh_soon(session.id, change.slots)


def _here(member: ChatMember) -> bool:
    return member.status not in OUT
