"""Which handler gets which update. PTB's handlers decide what fits; what a handler raises reaches the worker."""

from __future__ import annotations

import time
from collections import defaultdict, deque
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any

from telegram import Update
from telegram.ext import (
    Application,
    ApplicationBuilder,
    BaseHandler,
    CallbackQueryHandler,
    ChatMemberHandler,
    CommandHandler,
    ExtBot,
    MessageHandler,
    filters,
)

from bot import rights
from bot.buttons import BadData, parse
from bot.commands import GroupCommands, PrivateCommands, refused
from bot.desk import Desk
from bot.hands import Hands
from bot.lobby import Lobby
from bot.members import Members
from bot.menus import Menus
from bot.tap import Act, Answering, Reply, act_of
from bot.words import speak
from games.game import Refused
from storage.errors import Gone

SEEING, DOING = range(2)
"""Groups of handlers: an update goes through both."""
PACE_PEOPLE = 10_000
RUSH_SECONDS = 1.0
Command = Callable[[Act, str], Coroutine[Any, Any, None]]
Verb = Callable[[Act], Coroutine[Any, Any, Reply]]


class KonApplication(Application[Any, Any, Any, Any, Any, Any]):
    """PTB's application without its swallowing: errors reach whoever hands an update in."""

    async def process_error(self, update: object, error: Exception, *args: Any, **kwargs: Any) -> bool:
        raise error


def application(bot: ExtBot[None], desk: Desk, taps: Taps) -> KonApplication:
    """All routes of the bot; nothing polls and nothing is persisted here."""
    built = ApplicationBuilder().application_class(KonApplication).bot(bot).updater(None).job_queue(None).build()
    assert isinstance(built, KonApplication)
    built.add_handlers({SEEING: [seeing(desk)], DOING: routes(desk, taps)})
    return built


def seeing(desk: Desk) -> BaseHandler[Any, Any, Any]:
    """Notes how far the messages of a supergroup have come; in a basic group ids tell nothing."""

    async def saw(update: Update, context: Any) -> None:
        message = update.message
        assert message is not None
        await desk.store.chats.saw(message.chat.id, message.message_id)

    return MessageHandler(filters.UpdateType.MESSAGE & filters.ChatType.SUPERGROUP, saw)


def routes(desk: Desk, taps: Taps) -> list[BaseHandler[Any, Any, Any]]:
    lobby = Lobby(desk)
    private, members = PrivateCommands(desk, lobby), Members(desk)
    group = GroupCommands(desk, lobby, private)
    in_group, in_private = filters.ChatType.GROUPS, filters.ChatType.PRIVATE
    return [
        CallbackQueryHandler(taps.tap),
        *_commands(desk, in_group, {
            "new": group.new, "join": group.join, "leave": group.leave, "table": group.table, "hand": group.hand,
            "rules": group.rules, "stop": group.stop, "lang": group.language, "help": group.help, "start": group.help,
            "games": group.games,
        }),
        *_commands(desk, in_private, {
            "start": private.start, "games": private.games, "lang": private.lang, "rules": private.rules,
            "help": private.help, "new": private.elsewhere, "join": private.elsewhere, "leave": private.games,
            "table": private.games, "hand": private.games, "stop": private.games,
        }),
        MessageHandler(filters.UpdateType.MESSAGE & filters.StatusUpdate.ALL, members.service),
        ChatMemberHandler(members.me, ChatMemberHandler.MY_CHAT_MEMBER),
    ]  # fmt: skip


def _commands(
    desk: Desk, where: filters.BaseFilter, commands: dict[str, Command]
) -> Iterable[CommandHandler[Any, Any]]:
    for name, command in commands.items():
        yield CommandHandler(name, _command(desk, f"/{name}", command), filters.UpdateType.MESSAGE & where)


def _command(desk: Desk, name: str, command: Command) -> Callable[[Update, Any], Coroutine[Any, Any, None]]:
    async def handle(update: Update, context: Any) -> None:
        act = await desk.ranked(act_of(update, desk.clock.now(), command=name))
        try:
            if name not in rights.OF_A_TABLE:
                rights.check(act)
            await command(act, " ".join(context.args or ()))
        except Gone:
            await refused(desk, act, Refused("forgotten"))
        except Refused as error:
            await refused(desk, act, error)

    return handle


class Taps:
    """One way in for all inline buttons: parsed, checked, handled, and answered once."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._hands = desk, Hands(desk)
        lobby = Lobby(desk)
        menus = Menus(desk, lobby, PrivateCommands(desk, lobby))
        self._verbs: dict[Any, Verb] = {**self._hands.verbs, **lobby.verbs, **menus.verbs}
        self._pace = Pace(desk.settings.taps_a_second)
        self._expected: dict[str, Answering] = {}

    def expect(self, update: Mapping[str, Any]) -> Callable[[], object]:
        """A tap has arrived: it is answered in time, whatever its chat still waits for. Call what it returns after."""
        id = update.get("callback_query", {}).get("id")
        if id is None:
            return nothing
        self._expected[id] = Answering(self._desk.bot, id)
        return lambda: self._expected.pop(id, None)

    async def tap(self, update: Update, context: Any) -> None:
        query = update.callback_query
        assert query is not None
        answering = self._expected.get(query.id) or Answering(self._desk.bot, query.id)
        try:
            if self._pace.exceeded(query.from_user.id):
                answering.give(await self._slow_down(update))
                return
            press = parse(query.data or "")
            act = await self._desk.ranked(act_of(update, self._desk.clock.now(), press=press))
            answering.give(await self._verdict(act))
        except BadData:
            answering.give(Reply())
        except Exception:
            answering.give(Reply(speak(query.from_user.language_code).text("toast-trouble")))
            raise
        finally:
            await answering.given()

    async def _slow_down(self, update: Update) -> Reply:
        """Said once; whoever goes on at that pace is answered empty."""
        act = act_of(update, self._desk.clock.now())
        if not self._pace.scolds(act.person.id):
            return Reply()
        return Reply((await self._desk.words(act)).text("toast-too-fast"))

    async def _verdict(self, act: Act) -> Reply:
        """What the tap comes to; everything that a person may not do becomes a toast for them."""
        try:
            if not act.pressed.session:
                rights.check(act)
            return await self._verbs[act.pressed.verb](act)
        except Gone:
            return Reply(await self._hands.explained(act, Refused("forgotten")))
        except Refused as error:
            return Reply(await self._hands.explained(act, error))


def nothing() -> None:
    """Nothing is to be done."""


class Pace:
    """How fast each person taps. Only a courtesy, so it lives in this process and forgets."""

    def __init__(self, a_second: int) -> None:
        self._a_second = a_second
        self._taps: defaultdict[int, deque[float]] = defaultdict(lambda: deque(maxlen=a_second))
        self._scolded: dict[int, float] = {}

    def exceeded(self, person: int) -> bool:
        """Whether one more tap is too fast."""
        if len(self._taps) > PACE_PEOPLE:
            self._taps.clear()
        now, taps = time.monotonic(), self._taps[person]
        if len(taps) == self._a_second and now - taps[0] < RUSH_SECONDS:
            return True
        taps.append(now)
        return False

    def scolds(self, person: int) -> bool:
        """Whether a tap that is too fast is the first of its rush."""
        if len(self._scolded) > PACE_PEOPLE:
            self._scolded.clear()
        now, before = time.monotonic(), self._scolded.get(person)
        self._scolded[person] = now
        return before is None or now - before > RUSH_SECONDS
