"""Which handler gets which update. PTB's handlers decide what fits; what a handler raises reaches the worker."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
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

from bot.handlers import permissions
from bot.handlers.callbacks import Callbacks
from bot.handlers.commands import GroupCommands, PrivateCommands, refused
from bot.handlers.context import Context
from bot.handlers.lobby import Lobby
from bot.handlers.members import Members
from bot.handlers.settings import Preferences, is_city_question
from bot.handlers.table_commands import TableCommands
from bot.handlers.time_off import TimeOff
from bot.telegram.act import Act, act_of
from games.game import Refused
from storage.errors import Gone

SEEING, DOING = range(2)
"""Groups of handlers: an update goes through both."""
OF_ONE_TABLE = ("join", "leave", "table", "hand", "nudge", "kick", "offer", "stop")
Command = Callable[[Act, str], Coroutine[Any, Any, None]]


class KonApplication(Application[Any, Any, Any, Any, Any, Any]):
    """PTB's application without its swallowing: errors reach whoever hands an update in."""

    async def process_error(self, update: object, error: Exception, *args: Any, **kwargs: Any) -> bool:
        raise error


def application(bot: ExtBot[None], context: Context, taps: Callbacks) -> KonApplication:
    """All routes of the bot; nothing polls and nothing is persisted here."""
    built = ApplicationBuilder().application_class(KonApplication).bot(bot).updater(None).job_queue(None).build()
    assert isinstance(built, KonApplication)
    built.add_handlers({SEEING: [seeing(context)], DOING: routes(context, taps)})
    return built


def seeing(context: Context) -> BaseHandler[Any, Any, Any]:
    """Notes how far the messages of a supergroup have come; in a basic group ids tell nothing."""

    async def saw(update: Update, given: Any) -> None:
        message = update.message
        assert message is not None
        await context.store.chats.saw(message.chat.id, message.message_id)

    return MessageHandler(filters.UpdateType.MESSAGE & filters.ChatType.SUPERGROUP, saw)


def routes(context: Context, taps: Callbacks) -> list[BaseHandler[Any, Any, Any]]:
    lobby = Lobby(context)
    private, members = PrivateCommands(context, lobby), Members(context)
    group, tables = GroupCommands(context, lobby, private), TableCommands(context, lobby)
    preferences, away = Preferences(context), TimeOff(context)
    in_group, in_private = filters.ChatType.GROUPS, filters.ChatType.PRIVATE
    return [
        CallbackQueryHandler(taps.tap),
        *_commands(context, in_group, {
            "new": group.new, "rules": group.rules, "lang": group.language, "help": group.help, "start": group.help,
            "games": group.games, "settings": preferences.command, "away": away.command, "log": group.log,
            **{name: tables.command(f"/{name}") for name in OF_ONE_TABLE},
        }),
        *_commands(context, in_private, {
            "start": private.start, "games": private.games, "lang": private.lang, "rules": private.rules,
            "help": private.help, "new": private.elsewhere, "join": private.elsewhere, "leave": private.games,
            "table": private.games, "hand": private.games, "stop": private.games, "log": private.games,
            "nudge": private.games, "kick": private.games, "offer": private.games,
            "settings": preferences.command, "away": away.command,
        }),
        _answers(context, preferences),
        MessageHandler(filters.UpdateType.MESSAGE & filters.StatusUpdate.ALL, members.service),
        ChatMemberHandler(members.me, ChatMemberHandler.MY_CHAT_MEMBER),
    ]  # fmt: skip


def _commands(
    context: Context, where: filters.BaseFilter, commands: dict[str, Command]
) -> Iterable[CommandHandler[Any, Any]]:
    for name, command in commands.items():
        yield CommandHandler(name, _command(context, f"/{name}", command), filters.UpdateType.MESSAGE & where)


def _command(context: Context, name: str, command: Command) -> Callable[[Update, Any], Coroutine[Any, Any, None]]:
    async def handle(update: Update, given: Any) -> None:
        await _guarded(context, update, name, lambda act: command(act, " ".join(given.args or ())))

    return handle


def _answers(context: Context, preferences: Preferences) -> MessageHandler[Any, Any]:
    """A reply to our question for a city is as good as /settings with it."""

    async def handle(update: Update, given: Any) -> None:
        message = update.message
        question = message and message.reply_to_message
        assert message
        assert question
        if question.from_user and question.from_user.id == context.bot.id and is_city_question(question.text or ""):
            answer, asked = message.text or "", question.message_id
            await _guarded(context, update, "/settings", lambda act: preferences.answered(act, answer, asked))

    text = filters.TEXT & ~filters.COMMAND & filters.REPLY
    return MessageHandler(filters.UpdateType.MESSAGE & text, handle)


async def _guarded(context: Context, update: Update, name: str, do: Callable[[Act], Coroutine[Any, Any, None]]) -> None:
    """Does what a command asks for; who can't hears why."""
    act = await context.ranked(act_of(update, context.clock.now(), command=name))
    try:
        if name not in permissions.OF_A_TABLE | permissions.OF_A_CHAT:
            permissions.check(act)
        await do(act)
    except Gone:
        await refused(context, act, Refused("forgotten"))
    except Refused as error:
        await refused(context, act, error)
