"""Which handler gets which update: taps, commands in groups and in private, replies to questions, what befalls a chat.

A new command: its handler in one of the modules beside this one, its name in the `commands` of that handler, in
`permissions.MAY` and in `bot.screens.commands`.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from telegram import MessageEntity
from telegram.constants import ChatType

from bot.handlers import permissions, replying
from bot.handlers.context import Context
from bot.handlers.rate_limit import RateLimit
from bot.screens.commands import COMMANDS, Scope
from bot.telegram.act import Act, said
from bot.telegram.updates import MemberChange, Message, Query, Replied, Update
from games.game import Refused
from storage.errors import Gone

Command = Callable[[Act, str], Coroutine[Any, Any, None]]
"""Does what a command asks for, with what is written behind it. May raise Refused or Gone."""
AMBIGUOUS = frozenset({"/join", "/leave", "/stop", "/kick", "/settings", "/lang"})
"""Commands that other bots of a group have, too: without this bot's name, all of them may get them."""
OLD_SECONDS = 600.0
"""A command that asks for an answer gets none after so long: nobody waits for it any more."""
ANSWERS: Mapping[Scope, frozenset[str]] = {
    "group": frozenset({"help", "start", "rules", "lang", "games", "settings", "log", "table", "hand"}),
    "private": frozenset(COMMANDS["private"]) - {"away"},
}
"""Commands that do nothing else."""
SCOPES: Mapping[str, Scope] = {ChatType.PRIVATE: "private", ChatType.GROUP: "group", ChatType.SUPERGROUP: "group"}


@dataclass(frozen=True)
class Question:
    """A question of the bot that people answer by a reply, as if they had given a command."""

    asked: Callable[[str], bool]
    """Whether a message of the bot is this question."""
    command: str
    """With its slash."""
    answered: Callable[[Act, str, int], Coroutine[Any, Any, None]]
    """Gets the answer, and the question's message."""


class Asked(NamedTuple):
    """A question that was put to somebody, and the message that did."""

    question: Question
    message: int


@dataclass(frozen=True)
class Routes:
    """Where updates go."""

    tap: Callable[[int, Query], Coroutine[Any, Any, None]]
    commands: Mapping[Scope, Mapping[str, Command]]
    """By their names, without a slash."""
    questions: tuple[Question, ...]
    lost: Command
    """What is said in private and is neither of them."""
    service: Callable[[int, Message], Coroutine[Any, Any, None]]
    membership: Callable[[int, MemberChange], Coroutine[Any, Any, None]]


class Router:
    """Hands each update to the one handler that it is for. What that raises reaches whoever hands the update in."""

    def __init__(self, context: Context, routes: Routes) -> None:
        self._context, self._routes = context, routes
        self._rate = RateLimit(context.settings.taps_a_second)
        self._album: str | None = None
        """The newest. Only a courtesy, so it lives in this process."""

    async def handle(self, update: Update) -> None:
        number = update["update_id"]
        if chat := where(update):
            self._context.show.stirred(chat)
        if query := update.get("callback_query"):
            await self._routes.tap(number, query)
        elif message := update.get("message"):
            await self._see(message)
            await self._message(number, message)
        elif change := update.get("my_chat_member"):
            await self._routes.membership(number, change)

    async def _see(self, message: Message) -> None:
        """Notes how far the messages of a supergroup have come; in a basic group ids tell nothing."""
        chat = message["chat"]
        if chat["type"] == ChatType.SUPERGROUP:
            await self._context.store.chats.saw(chat["id"], message["message_id"])

    async def _message(self, number: int, message: Message) -> None:
        text, replied = message.get("text"), message.get("reply_to_message")
        if message.get("is_automatic_forward"):
            return  # said to a channel's readers, not to us
        if message.get("wordless"):
            await self._wordless(number, message)
        elif not text:
            await self._routes.service(number, message)
        elif is_command(message):
            await self._command(number, message, text)
        elif asked := self._asked(replied):
            await self._answer(number, message, text, asked)
        else:
            await self._lost(number, message)

    async def _command(self, number: int, message: Message, text: str) -> None:
        scope, name = SCOPES.get(message["chat"]["type"]), command_in(message, self._context.bot.username)
        do = self._routes.commands[scope].get(name) if scope else None
        now = self._context.clock.now()
        at = message.get("date") or now
        if not do:
            await self._lost(number, message)
        elif scope and not (name in ANSWERS[scope] and now - at > OLD_SECONDS):
            argument = " ".join(text.split()[1:])
            act = said(number, message, now, f"/{name}", addressed=self._is_ours(message))
            await self._paced(act, at, lambda act: do(act, argument))

    async def _wordless(self, number: int, message: Message) -> None:
        """A picture, a sticker or the like; an album comes as several, of which one is answered."""
        album = message.get("media_group_id")
        if album is None or album != self._album:
            await self._lost(number, message)
        self._album = album or self._album

    async def _lost(self, number: int, message: Message) -> None:
        """What nobody has asked for: in private the bot says what it can be asked; in a group people talk."""
        now = self._context.clock.now()
        at = message.get("date") or now
        if message["chat"]["type"] == ChatType.PRIVATE and now - at <= OLD_SECONDS:
            await self._paced(said(number, message, now, "/help"), at, lambda act: self._routes.lost(act, ""))

    def _is_ours(self, message: Message) -> bool:
        """Whether a command names a bot (which is this one), or answers a message of ours."""
        replied = message.get("reply_to_message")
        asker = replied.get("sender") if replied else None
        return is_addressed(message) or (asker is not None and asker["id"] == self._context.bot.id)

    async def _paced(self, act: Act, at: float, do: Callable[[Act], Coroutine[Any, Any, None]]) -> None:
        """Does what a command asks for, unless it comes too fast: said once, and then in silence.

        By the time at which it was given: what comes together after an outage was none too fast.
        """
        who = act.chat if act.faceless else act.person.id
        if not self._rate.exceeded(who, at):
            await self._guarded(act, do)
        elif self._rate.scolds(who, at) and not await self._is_for_others(act):
            await replying.refuse(self._context, act, Refused("too-fast"))

    def _asked(self, replied: Replied | None) -> Asked | None:
        """The question of ours to which a message replies."""
        asker = replied.get("sender") if replied else None
        if not replied or not asker or asker["id"] != self._context.bot.id:
            return None
        text = replied.get("text") or ""
        found = next((question for question in self._routes.questions if question.asked(text)), None)
        return Asked(found, replied["message_id"]) if found else None

    async def _answer(self, number: int, message: Message, text: str, asked: Asked) -> None:
        """A reply to a question of ours is as good as the command with it."""
        answered, act = (
            asked.question.answered,
            said(number, message, self._context.clock.now(), asked.question.command),
        )
        await self._guarded(act, lambda act: answered(act, text, asked.message))

    async def _guarded(self, act: Act, do: Callable[[Act], Coroutine[Any, Any, None]]) -> None:
        """Does what a command asks for; who can't hears why."""
        act = await permissions.ranked(self._context.admins, act)
        try:
            if act.command not in permissions.OF_A_TABLE | permissions.OF_A_CHAT:
                permissions.check(act)
            await do(act)
        except Gone:
            await replying.refuse(self._context, act, Refused("forgotten"))
        except Refused as error:
            if not await self._is_for_others(act):
                await replying.refuse(self._context, act, error)

    async def _is_for_others(self, act: Act) -> bool:
        """Whether a command is probably meant for another bot of a group in which nothing of ours is going on."""
        if act.private or act.addressed or act.command not in AMBIGUOUS:
            return False
        return all(session.ended is not None for session in await self._context.standing(act.chat))


def where(update: Update) -> int:
    """The chat in which something has happened; 0: in none that we could write to."""
    query, message, change = update.get("callback_query"), update.get("message"), update.get("my_chat_member")
    if query:
        tapped = query.get("message")
        return tapped["chat"]["id"] if tapped else query["sender"]["id"]
    happened = message or change
    return happened["chat"]["id"] if happened else 0


def is_command(message: Message) -> bool:
    """Whether a message begins with a command, be it ours or another bot's."""
    first = next(iter(message.get("entities") or ()), None)
    return first is not None and first["type"] == MessageEntity.BOT_COMMAND and first["offset"] == 0


def is_addressed(message: Message) -> bool:
    """Whether the command with which a message begins names a bot."""
    entities, text = message.get("entities"), message.get("text")
    return bool(entities and text and "@" in text[: entities[0]["length"]])


def command_in(message: Message, bot: str) -> str:
    """The command with which a message begins, without its slash; empty if it is for another bot than `bot`."""
    entities, text = message.get("entities"), message.get("text")
    assert entities
    assert text
    name, *addressed = text[1 : entities[0]["length"]].lower().split("@")
    return name if addressed in ([], [bot.lower()]) else ""
