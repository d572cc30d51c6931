"""A lobby opens: for /new, for the choice of a game, and for a rematch. No buttons of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.delivery import person_tables
from bot.handlers import people, quiet_hours, replying, tables
from bot.handlers.context import Context
from bot.screens import lobby as screens
from bot.screens.screen import Screen
from bot.telegram.act import GROUPS, Act, Reply
from bot.text.words import escaped
from bot.text.zones import clock_of, quiet_of
from games.game import Refused
from games.sessions import lobby
from games.sessions.session import Session
from games.sessions.slots import BOARD
from storage.slots import Shown
from storage.tables import Place


class Opening:
    """Opens lobbies: one for each game in a chat and topic."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def gather(self, act: Act, game: str) -> None:
        """A lobby for a game, by a command; of one that stands here already people are told, and it comes down."""
        there = await self._gathered(act, game, await self._here(act), None)
        if there:
            words = await self._context.words_here(act)
            told = screens.stands_already(words, there.game, there.status)
            await replying.say(self._context, act, Screen(escaped(told)))
            await self._context.repost(there, BOARD, act.now)

    async def chosen(self, act: Act, game: str, message: int | None) -> Reply:
        """The same by a tap, which leads whoever hasn't started the bot into private. `message`: the bot's own message
        that becomes the lobby.
        """
        here = await self._here(act)
        message = await self._free(act, message, here)
        there = await self._gathered(act, game, here, message)
        if not there:
            return await people.welcomed(self._context, act, tables.new_id(self._context, act))
        await self._context.repost(there, BOARD, act.now)
        if message:
            await self._context.calls.delete(act.chat, message)
        words = await self._context.words(act)
        return Reply(screens.stands_already(words, there.game, there.status))

    async def _here(self, act: Act) -> list[Session]:
        """The tables that stand where one is to be opened."""
        if act.kind not in GROUPS:
            raise Refused("groups-only")
        return await tables.here(self._context, act)

    async def _gathered(self, act: Act, game: str, here: Sequence[Session], message: int | None) -> Session | None:
        """Opens a lobby, unless a table of that game is open in this chat and topic already: then that one."""
        context = self._context
        chat, ways = await quiet_hours.ways(context, act, act.chat)
        sid = tables.new_id(context, act)
        anew = lobby.gather(
            sid, game, act.chat, act.person, act.now, thread=act.thread, clock=clock_of(chat),
            first=chat.games_begun == 0, quiet=quiet_of(chat, context.settings), **ways,
        )  # fmt: skip
        board = Shown(act.chat, act.thread, message, sent=act.now) if message else None
        if board:
            await self._taken([table.id for table in here if table.game == game and table.id != sid], board)
        session = await self.open(act, anew, board)
        if session.id != sid:
            return session
        context.show.refresh_soon(sid, (BOARD,))
        return None

    async def _free(self, act: Act, message: int | None, here: Sequence[Session]) -> int | None:
        """The message, unless it has become the board of a table that lives: somebody else was faster to choose."""
        for table in here if message else ():
            have = (await self._context.store.slots.look(table.id)).shown.get(BOARD)
            if have and (have.chat, have.message) == (act.chat, message) and table.ended is None:
                return None
        return message

    async def _taken(self, before: Sequence[str], board: Shown) -> None:
        """A message becomes a new table's board; the ended table that it was of before, if any, has none any more."""
        slots = self._context.store.slots
        for ended in before:
            have = (await slots.look(ended)).shown.get(BOARD)
            if have and (have.chat, have.message) == (board.chat, board.message):
                await slots.forget(ended, BOARD)

    async def open(self, act: Act, anew: Session, board: Shown | None = None) -> Session:
        """Creates the session, unless such a table is open here: then that one. `board`: what becomes its board."""
        store, place = self._context.store, Place(anew.thread, anew.game)
        holders = await store.tables.claim(anew.chat, place, anew.id)
        while anew.id not in holders:
            for there in await asyncio.gather(*map(store.sessions.load, holders)):
                if there and there.ended is None and there.chat == anew.chat:
                    if there.thread == anew.thread:
                        return there
                    await store.tables.hold(there.chat, Place(there.thread, there.game), there.id)
            holders = await store.tables.claim(anew.chat, place, anew.id, over=holders)
        await store.people.add_game(act.person.id, anew.id, now=act.now)
        opened = await store.sessions.create(anew, now=act.now, update=act.update, board=board)
        await person_tables.back(store, self._context.show, act.person, act.now)
        return opened
