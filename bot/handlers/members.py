"""People and chats change: the bot is added, blocked or removed, somebody leaves, a group becomes a supergroup."""

from __future__ import annotations

import contextlib

from telegram.constants import ChatMemberStatus

from bot.handlers import people, replying
from bot.handlers.context import Context
from bot.screens import lobby as lobby_screens
from bot.telegram.act import GROUPS, Act, changed, person_of, said
from bot.telegram.updates import Member, MemberChange, Message, User
from games.game import Refused
from games.sessions import absence, lobby
from games.sessions.session import Session, Step
from games.sessions.slots import BOARD

OUT = (ChatMemberStatus.LEFT, ChatMemberStatus.BANNED)


class Members:
    """Handles what happens to memberships."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def me(self, update: int, change: MemberChange) -> None:
        """The bot's own membership: blocked or not in private, in or out of a group."""
        act = changed(update, change, self._context.clock.now())
        if act.private:
            blocked = change["new_chat_member"]["status"] in OUT
            await self._context.store.people.note(act.chat, blocked=blocked)
            await people.refresh(self._context, act.chat, act.now)
        elif act.kind in GROUPS:
            self._context.admins.forget(act.chat)
            await self._in_group(act, here=_here(change["new_chat_member"]), before=_here(change["old_chat_member"]))

    async def _in_group(self, act: Act, *, here: bool, before: bool) -> None:
        """Where the bot may write again, tables go on: the boards anew after it was away. Else it introduces itself.

        Where it was sent away, the tables come to know that nobody sees them.
        """
        came = here and not before
        if came:
            await people.meet(self._context, act)
        tables = await self._context.standing(act.chat)
        for session in tables:
            if session.ended is None and came:
                await self._context.store.slots.wish(session.id, BOARD, repost=True, now=act.now)
            if here or session.ended is None:
                await self._context.show.try_again(session.id, act.now, shut=not here)
        if came and all(session.ended is not None for session in tables):
            await replying.say(self._context, act, lobby_screens.welcome(await self._context.words_here(act)))

    async def service(self, update: int, message: Message) -> None:
        """Service messages of a group."""
        chat = message["chat"]["id"]
        if to := message.get("migrate_to_chat_id"):
            await self._context.show.moving.upgraded(chat, to)
        elif before := message.get("migrate_from_chat_id"):
            await self._context.show.moving.upgraded(before, chat)
        elif title := message.get("new_chat_title"):
            await self._context.store.chats.note(chat, title=title)
        elif topic := message.get("forum_topic_edited"):
            await self._topic_renamed(chat, message.get("message_thread_id"), topic.get("name"))
        elif message.get("forum_topic_reopened") is not None or message.get("general_forum_topic_reopened") is not None:
            for session in await self._context.standing(chat):
                await self._context.show.try_again(session.id, self._context.clock.now())
        elif gone := message.get("left_chat_member"):
            await self._left(said(update, message, self._context.clock.now()), gone)

    async def _topic_renamed(self, chat: int, thread: int | None, name: str | None) -> None:
        if thread is not None and name:
            await self._context.store.chats.change(chat, lambda chat: chat.with_topic(thread, name))

    async def _left(self, act: Act, gone: User) -> None:
        """Who leaves the group, or is removed, leaves its tables, and no rematch calls them; where they play, a
        stand-in goes on.
        """

        def leaving(session: Session) -> Step:
            return absence.gets_up(session, person_of(gone), act.now)

        for session in await self._context.standing(act.chat):
            sits = session.seat_of(gone["id"]) is not None
            if session.ended is None and (sits or lobby.called_again(session, gone["id"])):
                with contextlib.suppress(Refused):
                    change = await self._context.store.sessions.change(
                        session.id, leaving, now=act.now, update=act.update
                    )
                    self._context.show.refresh_soon(session.id, change.slots)


def _here(member: Member) -> bool:
    return member["status"] not in OUT
