"""Finding tables: those that live in a chat, the one that a command replies to, all of one person; a new one's id."""

from __future__ import annotations

from base64 import b32encode
from collections.abc import Sequence
from hashlib import blake2b

from telegram.constants import ChatType

from bot.delivery import person_tables
from bot.delivery.moving import basic
from bot.handlers import permissions
from bot.handlers.context import Context
from bot.screens import private
from bot.screens.screen import Screen
from bot.telegram.act import Act
from bot.telegram.calls import Verdict
from games.sessions.session import Session


async def active(context: Context, act: Act) -> list[Session]:
    """The sessions that gather or play in the chat (and topic) of an act, as they are now."""
    return [session for session in await here(context, act) if session.ended is None]


async def here(context: Context, act: Act) -> list[Session]:
    """The tables in the chat (and topic) of an act, over or not; also those that came here with an upgrade of which the
    bot hasn't heard, if whoever acts sits there.
    """
    found = await context.here(act)
    if found or act.kind != ChatType.SUPERGROUP:
        return found
    for session in await person_tables.sessions(context.store, act.person.id):
        if basic(session.chat):
            result = await context.calls.knock(session.chat)
            if result.verdict is Verdict.MOVED:
                await context.show.moving.upgraded(session.chat, result.chat, session.id)
    return await context.here(act)


async def replied_to(context: Context, act: Act, tables: Sequence[Session]) -> Session | None:
    """The table whose message a command replies to."""
    if act.replied is None or len(tables) == 1:
        return None
    for session in tables:
        look = await context.store.slots.look(session.id)
        if any((have.chat, have.message) == (act.chat, act.replied) for have in look.shown.values()):
            return session
    return None


async def game_here(context: Context, act: Act) -> str:
    """The game that is played where something is said: at the table that it answers, at one's own, or at all of them;
    empty for none or several.
    """
    found = await active(context, act)
    replied = await replied_to(context, act, found)
    own = [session for session in found if session.seat_of(act.person.id) is not None]
    return _only_game([replied] if replied else own or found)


async def own_game(context: Context, act: Act) -> str:
    """The game that whoever acts plays; empty for none or several."""
    return _only_game(await person_tables.sessions(context.store, act.person.id))


def _only_game(sessions: Sequence[Session]) -> str:
    games = {session.game for session in sessions}
    return games.pop() if len(games) == 1 else ""


async def my_games(context: Context, act: Act) -> Screen:
    """The tables of whoever asks, those that wait for them first."""
    scenes = await person_tables.tables(context.store, context.audiences, act.person.id, act.now, act.language)
    return private.my_games(await context.words(act), scenes)


async def check_chat(context: Context, act: Act) -> None:
    """Raises Refused for what only an admin, or the host of a table in this chat, may do here."""
    tables = [] if act.private else await context.standing(act.chat)
    hosted = (table for table in tables if table.ended is None and table.host and table.host.id == act.person.id)
    permissions.check(act, next(hosted, None))


def new_id(context: Context, act: Act) -> str:
    """An id for a session that this act creates: the same again when the update is delivered again.

    72 bits as of chance, in letters and digits: nobody without the token can tell them, and no two are ever the same.
    """
    return id_of(context, f"{act.chat}:{act.update}")


def id_of(context: Context, cause: str) -> str:
    """The same of a session that comes of something: the same again if that comes again."""
    made = blake2b(cause.encode(), key=context.settings.id_key, digest_size=9)
    return b32encode(made.digest()).decode().rstrip("=").lower()
