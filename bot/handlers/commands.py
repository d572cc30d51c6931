"""/new /rules /log /help /lang /games in groups; /start /games /rules /help /lang in private.

What is about one table: `table_commands`; /settings: `settings`; /away: `time_off`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.handlers import people, permissions, replying, tables
from bot.handlers.context import Context
from bot.screens import lobby as gathering
from bot.screens import private, start_links, teaching
from bot.telegram.act import Act
from bot.text.game_names import game_named
from games.game import Refused
from games.sessions.session import Session
from games.sessions.slots import private_slot


class GroupCommands:
    """Who can't do something hears so in private, never in the group; /games goes on there, too."""

    def __init__(
        self,
        context: Context,
        gather: Callable[[Act, str], Awaitable[None]],
        post_log: Callable[[Act, Session], Awaitable[None]],
    ) -> None:
        """`gather` opens a lobby for a game; `post_log` tells a whole game."""
        self._context, self._gather, self._post_log = context, gather, post_log
        self.commands = {
            "new": self.new,
            "rules": self.rules,
            "log": self.log,
            "help": self.help,
            "start": self.help,
            "lang": self.language,
            "games": self.games,
        }

    async def new(self, act: Act, argument: str) -> None:
        await people.meet(self._context, act)
        game = game_named(argument)
        if game:
            await self._gather(act, game)
            return
        words = await self._context.words_here(act)
        await replying.say(self._context, act, gathering.which_game(words))

    async def rules(self, act: Act, argument: str) -> None:
        """Those of the game that is named, or else played here."""
        words = await self._context.words_here(act)
        game = argument or await tables.game_here(self._context, act)
        await replying.say(self._context, act, private.rules(words, game))

    async def log(self, act: Act, argument: str) -> None:
        """The whole game in words: of the table that plays here, or else of the last that did."""
        begun = [session for session in await tables.here(self._context, act) if session.started is not None]
        if not begun:
            raise Refused("no-log" if await tables.active(self._context, act) else "no-table")
        playing = [session for session in begun if session.ended is None]
        newest = sorted(playing or begun, key=lambda session: session.started or 0.0, reverse=True)
        meant = await tables.replied_to(self._context, act, begun) or _own(act, newest)
        permissions.check(act, meant)
        await self._post_log(act, meant)

    async def help(self, act: Act, argument: str) -> None:
        words = await self._context.words_here(act)
        await replying.say(self._context, act, private.help_in_group(words))

    async def language(self, act: Act, argument: str) -> None:
        await tables.check_chat(self._context, act)
        await people.meet(self._context, act)
        words = await self._context.words_here(act)
        await replying.say(self._context, act, private.language(words))

    async def games(self, act: Act, argument: str) -> None:
        reached = await self._context.reached(act.person.id)
        if reached:
            await replying.tell(self._context, act.person.id, await tables.my_games(self._context, act))
        await replying.react(self._context, act, "👌" if reached else "🤷")


class PrivateCommands:
    """What is asked of a table in private leads to it."""

    def __init__(self, context: Context, reached: Callable[[Act], Awaitable[None]]) -> None:
        """`reached`: does what only waited for somebody's Start."""
        self._context, self._reached = context, reached
        self.commands = {
            "start": self.start,
            "games": self.games,
            "lang": self.lang,
            "rules": self.rules,
            "help": self.help,
            **dict.fromkeys(("new", "join"), self.elsewhere),
            **dict.fromkeys(("leave", "table", "hand", "stop", "log", "nudge", "kick", "offer"), self.games),
        }

    async def start(self, act: Act, argument: str) -> None:
        """A bare Start greets; one with a link leads to the table it names."""
        await people.meet(self._context, act)
        await self._context.store.people.note(act.person.id, started=True, blocked=False)
        await self._reached(act)
        if argument.startswith(start_links.TABLE):
            await self._to_table(act, argument.removeprefix(start_links.TABLE))
        elif game := _of_minute(argument):
            await replying.say(self._context, act, teaching.minute(await self._context.words(act), game))
        elif argument == start_links.RECORD:
            await replying.say(self._context, act, private.record_ready(await self._context.words(act)))
        else:
            words = await self._context.words(act)
            await replying.say(self._context, act, private.greeting(words, self._context.bot.username))
            await self._below(act)
        await people.refresh(self._context, act.person.id, act.now)

    async def _below(self, act: Act) -> None:
        """Where they wait for a game to begin, and the hands that are on turn, stand below what was said last."""
        for sid in await self._context.store.people.games(act.person.id):
            session = await self._context.store.sessions.load(sid)
            seat = session.seat_of(act.person.id) if session else None
            if session and seat is not None and (session.status == "gathering" or session.asked(seat)):
                await self._context.store.slots.wish(sid, private_slot(act.person.id), repost=True, now=act.now)

    async def games(self, act: Act, argument: str) -> None:
        await replying.say(self._context, act, await tables.my_games(self._context, act))

    async def lang(self, act: Act, argument: str) -> None:
        await replying.say(self._context, act, private.language(await self._context.words(act)))

    async def rules(self, act: Act, argument: str) -> None:
        """Those of the game that is named, or else of the one that they play."""
        game = argument or await tables.own_game(self._context, act)
        await replying.say(self._context, act, private.rules(await self._context.words(act), game))

    async def help(self, act: Act, argument: str) -> None:
        await replying.say(self._context, act, private.help_in_private(await self._context.words(act)))

    async def lost(self, act: Act, argument: str) -> None:
        """Whatever else somebody says: the way to what they may have meant."""
        game = await tables.own_game(self._context, act)
        await replying.say(self._context, act, private.lost(await self._context.words(act), game))

    async def elsewhere(self, act: Act, argument: str) -> None:
        raise Refused("groups-only")

    async def _to_table(self, act: Act, sid: str) -> None:
        session = await self._context.store.sessions.load(sid)
        words = await self._context.words(act)
        if session is None or session.ended is not None:
            await replying.say(self._context, act, private.lost_link(words, "over"))
        elif session.seat_of(act.person.id) is not None:
            await self._context.repost(session, private_slot(act.person.id), act.now)
        else:
            full = len(session.chairs) >= session.rule_book.seats[-1]
            why = "begun" if session.status == "playing" else "full" if full else "foreign"
            await replying.say(self._context, act, private.lost_link(words, why))


def _of_minute(argument: str) -> str:
    """The game whose rules a link promises; empty for other links."""
    named = argument.removeprefix(start_links.MINUTE)
    return named if named != argument and game_named(named) == named else ""


def _own(act: Act, tables: list[Session]) -> Session:
    """The first table at which whoever commands sits, else the first."""
    own = [session for session in tables if session.seat_of(act.person.id) is not None]
    return (own or tables)[0]
