"""A lobby opens: for /new, for the choice of a game, and for a rematch. No buttons of its own."""

from __future__ import annotations

from collections.abc import Iterable

from bot.delivery import person_tables
from bot.handlers import quiet_hours
from bot.handlers.context import Context
from bot.handlers.tables import new_id
from bot.telegram.act import Act
from bot.text.zones import clock_of, quiet_of
from games.sessions import lobby
from games.sessions.session import Session
from games.sessions.slots import BOARD
from storage.slots import Shown


class Opening:
    """Opens lobbies: one for each game in a chat and topic."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def gather(self, act: Act, game: str, *, message: int | None = None) -> None:
        """A lobby for the game in this chat and topic; one that is open there already moves to the bottom instead.

        `message`: the bot's own message that becomes the lobby.
        """
        context, store = self._context, self._context.store
        chat, hours = await quiet_hours.nights(context, act, act.chat)
        tables = await store.chats.tables(act.chat, act.thread)
        before, message = tables.get(game), await self._free(act, message, tables.values())
        sid = new_id(act)
        anew = lobby.gather(
            sid, game, act.chat, act.person, act.now, thread=act.thread, clock=clock_of(chat),
            first=chat.games_begun == 0, quiet=quiet_of(chat, context.settings), hours=hours,
        )  # fmt: skip
        session = await self.open(act, anew)
        if session.id == sid and message:
            await self._take_over(before, sid, Shown(act.chat, act.thread, message, sent=act.now))
        if session.id != sid:
            await context.repost(session, BOARD, act.now)
            if message:
                await context.calls.delete(act.chat, message)
        context.show.refresh_soon(sid, (BOARD,))

    async def _free(self, act: Act, message: int | None, tables: Iterable[str]) -> int | None:
        """The message, unless it has become the board of a table that lives: somebody else was faster to choose."""
        for sid in tables if message else ():
            look = await self._context.store.slots.look(sid)
            have = look.shown.get(BOARD)
            if have and (have.chat, have.message) == (act.chat, message) and look.session and not look.session.ended:
                return None
        return message

    async def _take_over(self, before: str | None, sid: str, board: Shown) -> None:
        """A message becomes a table's board; the ended table that it was of before, if any, has none any more."""
        slots = self._context.store.slots
        if before and before != sid:
            have = (await slots.look(before)).shown.get(BOARD)
            if have and (have.chat, have.message) == (board.chat, board.message):
                await slots.forget(before, BOARD)
        await slots.record(sid, BOARD, board)

    async def open(self, act: Act, anew: Session) -> Session:
        """Creates the session, unless such a table is open here: then that one."""
        store = self._context.store
        holder = await store.chats.claim(anew.chat, anew.thread, anew.game, anew.id)
        while holder != anew.id:
            there = await store.sessions.load(holder)
            if there and there.ended is None:
                return there
            holder = await store.chats.take_over(anew.chat, anew.thread, anew.game, holder, anew.id)
        await store.people.add_game(act.person.id, anew.id, now=act.now)
        opened = await store.sessions.create(anew, now=act.now, update=act.update)
        await person_tables.back(store, self._context.show, act.person, act.now)
        return opened
