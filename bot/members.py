"""People and chats change: the bot is added, blocked or removed, somebody leaves, a group becomes a supergroup."""

from __future__ import annotations

import contextlib
from typing import Any

from telegram import ChatMemberUpdated, Message, Update
from telegram.constants import ChatMemberStatus, ChatType

from bot.desk import Desk
from bot.screens import lobby as lobby_screens
from bot.tap import act_of, person_of
from games import lobby
from games.game import Refused
from games.session import Session, Step

OUT = (ChatMemberStatus.LEFT, ChatMemberStatus.BANNED)


class Members:
    """Handles what happens to memberships."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def me(self, update: Update, context: Any) -> None:
        """The bot's own membership: blocked or not in private, in or out of a group."""
        change = update.my_chat_member
        assert change is not None
        if change.chat.type == ChatType.PRIVATE:
            blocked = change.new_chat_member.status in OUT
            await self._desk.store.people.note(change.chat.id, blocked=blocked)
            await self._desk.refresh(change.chat.id, self._desk.clock.now())
        elif _came(change):
            act = act_of(update, self._desk.clock.now())
            await self._desk.meet(act)
            await self._desk.say(act, lobby_screens.welcome(await self._desk.words_here(act)))

    async def service(self, update: Update, context: Any) -> None:
        """Service messages of a group."""
        message = update.effective_message
        assert message is not None
        if message.migrate_to_chat_id:
            await self._desk.show.moved(message.chat.id, message.migrate_to_chat_id)
        elif message.new_chat_title:
            await self._desk.store.chats.note(message.chat.id, title=message.new_chat_title)
        elif message.left_chat_member:
            await self._left(update, message)

    async def _left(self, update: Update, message: Message) -> None:
        """Who leaves the group leaves the tables that still gather in it."""
        assert message.left_chat_member is not None
        gone = message.left_chat_member
        act = act_of(update, self._desk.clock.now())

        def leaving(session: Session) -> Step:
            return lobby.leave(session, person_of(gone), act.now)

        for session in await self._desk.active(act):
            if session.status == "gathering" and session.seat_of(gone.id) is not None:
                with contextlib.suppress(Refused):
                    change = await self._desk.store.sessions.change(session.id, leaving, now=act.now, update=act.update)
                    self._desk.show.kick(session.id, change.places)


def _came(change: ChatMemberUpdated) -> bool:
    return change.old_chat_member.status in OUT and change.new_chat_member.status not in OUT
