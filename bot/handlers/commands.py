"""Commands in groups and in private. Who can't do something hears so in private, never in the group."""

from __future__ import annotations

from bot.callback_data import whole
from bot.delivery import person_tables
from bot.handlers import log, permissions
from bot.handlers.context import Context
from bot.handlers.lobby import Lobby
from bot.handlers.log import GameLog
from bot.handlers.table_commands import replied_to
from bot.screens import lobby as gathering
from bot.screens import private
from bot.screens.screen import Screen
from bot.screens.toasts import toast
from bot.telegram.act import Act
from bot.text.names import display
from bot.text.words import LANGUAGES, Words, speak
from games import catalogue
from games.game import Refused
from games.sessions.session import Session
from games.sessions.slots import private_slot

START_PREFIX = "s"
"""Of a start payload that leads to a session."""


class GroupCommands:
    """/new /rules /log /help /lang; /games goes on in private. What is about a table: see TableCommands."""

    def __init__(self, context: Context, lobby: Lobby, private: PrivateCommands) -> None:
        self._context, self._lobby, self._private = context, lobby, private
        self._log = GameLog(context)

    async def new(self, act: Act, argument: str) -> None:
        await self._context.meet(act)
        game = game_named(argument)
        if game:
            await self._lobby.gather(act, game)
            return
        words = await self._context.words_here(act)
        await self._context.say(act, gathering.which_game(words))

    async def rules(self, act: Act, argument: str) -> None:
        words = await self._context.words_here(act)
        await self._context.say(act, rules_screen(words, argument))

    async def log(self, act: Act, argument: str) -> None:
        """The whole game in words: of the table that plays here, or else of the last that did."""
        begun = [session for session in await self._context.here(act) if session.started is not None]
        if not begun:
            raise Refused("no-log" if await self._context.active(act) else "no-table")
        playing = [session for session in begun if session.ended is None]
        newest = sorted(playing or begun, key=lambda session: session.started or 0.0, reverse=True)
        meant = await replied_to(self._context, act, begun) or _own(act, newest)
        permissions.check(act, meant)
        await self._log.post(act, meant)

    async def help(self, act: Act, argument: str) -> None:
        words = await self._context.words_here(act)
        await self._context.say(act, private.help_in_group(words))

    async def language(self, act: Act, argument: str) -> None:
        await self._context.check_chat(act)
        await self._context.meet(act)
        words = await self._context.words_here(act)
        await self._context.say(act, private.language(words))

    async def games(self, act: Act, argument: str) -> None:
        reached = await self._context.reached(act.person.id)
        if reached:
            await self._context.tell(act.person.id, await self._private.my_games(act))
        await self._context.react(act, "👌" if reached else "🤷")


class PrivateCommands:
    """/start /games /lang /rules /help, in a private chat; what is asked of a table there leads to it."""

    def __init__(self, context: Context, lobby: Lobby) -> None:
        self._context, self._lobby = context, lobby

    async def start(self, act: Act, argument: str) -> None:
        """A bare Start greets; one with a link leads to the table it names."""
        await self._context.meet(act)
        await self._context.store.people.note(act.person.id, started=True, blocked=False)
        if argument.startswith(START_PREFIX):
            await self._to_table(act, argument.removeprefix(START_PREFIX))
        elif argument == log.START:
            await self._context.say(act, private.record_ready(await self._context.words(act)))
        else:
            words = await self._context.words(act)
            await self._context.say(act, private.greeting(words, self._context.bot.username))
            await self._below(act)
        await self._context.refresh(act.person.id, act.now)

    async def _below(self, act: Act) -> None:
        """The hands that are on turn, which may have come already, stand below what was said last."""
        for sid in await self._context.store.people.games(act.person.id):
            session = await self._context.store.sessions.load(sid)
            seat = session.seat_of(act.person.id) if session else None
            if session and seat is not None and session.asked(seat):
                await self._context.store.slots.wish(sid, private_slot(act.person.id), repost=True, now=act.now)

    async def games(self, act: Act, argument: str) -> None:
        await self._context.say(act, await self.my_games(act))

    async def my_games(self, act: Act) -> Screen:
        """The tables of whoever asks, those that wait for them first."""
        scenes = await person_tables.tables(
            self._context.store, self._context.audiences, act.person.id, act.now, act.language
        )
        return private.my_games(await self._context.words(act), act.person.id, scenes)

    async def lang(self, act: Act, argument: str) -> None:
        await self._context.say(act, private.language(await self._context.words(act)))

    async def rules(self, act: Act, argument: str) -> None:
        await self._context.say(act, rules_screen(await self._context.words(act), argument))

    async def help(self, act: Act, argument: str) -> None:
        await self._context.say(act, private.help_in_private(await self._context.words(act)))

    async def elsewhere(self, act: Act, argument: str) -> None:
        raise Refused("groups-only")

    async def _to_table(self, act: Act, sid: str) -> None:
        session = await self._context.store.sessions.load(sid)
        words = await self._context.words(act)
        if session is None or session.ended is not None:
            await self._context.say(act, private.lost_link(words, "over"))
        elif session.seat_of(act.person.id) is not None:
            await self._context.repost(session, private_slot(act.person.id), act.now)
        else:
            full = len(session.chairs) >= session.rule_book.seats[-1]
            why = "begun" if session.status == "playing" else "full" if full else "foreign"
            await self._context.say(act, private.lost_link(words, why))


def _own(act: Act, tables: list[Session]) -> Session:
    """The first table at which whoever commands sits, else the first."""
    own = [session for session in tables if session.seat_of(act.person.id) is not None]
    return (own or tables)[0]


def game_named(text: str) -> str:
    """The id of the game that somebody names: its id, or the beginning of its name in any language; else empty."""
    wanted = "".join(text.split()).casefold()
    if not wanted:
        return ""
    for game in catalogue.newest():
        names = (speak(language).text(f"game-{game.id}") for language in LANGUAGES)
        if any("".join(name.split()).casefold().startswith(wanted) for name in (game.id, *names)):
            return game.id
    return ""


def rules_screen(words: Words, choice: str) -> Screen:
    """The rules of a game that somebody names, `<game>.<page>` of what there is beside them, or the list of games."""
    named, _, page = choice.partition(".")
    game = game_named(named)
    return private.rules_page(words, game, whole(page, digits=2) or 0) if game else private.rules_list(words)


async def refused(context: Context, act: Act, error: Refused) -> None:
    """Tells in private why a command could not be done."""
    words = await context.words(act)
    await context.shrug(act, toast(words, error, display([], words)))
