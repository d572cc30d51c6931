"""What a person does, as handlers see it: a tap on a button, a command, or something that happens to a chat."""

from __future__ import annotations

from dataclasses import dataclass, replace

from telegram.constants import ChatType

from bot.callback_data import Press, Verb
from bot.telegram.updates import Chat, MemberChange, Message, Query, User
from games.sessions.session import Person

GROUPS = (ChatType.GROUP, ChatType.SUPERGROUP)
"""Where people play. A channel has readers, no players."""


@dataclass(frozen=True, slots=True)
class Act:
    """Who does something, and where."""

    update: int
    now: float
    person: Person
    language: str | None
    """As their Telegram says; what they chose with /lang comes first."""
    chat: int
    kind: str
    """Telegram's type of the chat."""
    title: str = ""
    username: str = ""
    thread: int | None = None
    topic: str = ""
    """What the topic was called at its beginning, if that is told."""
    message: int | None = None
    """The tapped message, or that of the command."""
    replied: int | None = None
    """The message that a command replies to."""
    faceless: bool = False
    """An anonymous admin, a channel or another bot: nobody who could sit at a table."""
    admin: bool = False
    """An admin of this very group: an anonymous one, or one of whom Telegram was asked."""
    unranked: bool = False
    """Telegram was asked whether they are an admin, and didn't tell."""
    press: Press | None = None
    faded: int | None = None
    """The tapped message, where it is so old that Telegram doesn't tell what it shows; `message` is None then."""
    offered: bool = False
    """Whether the tapped message has the button that was pressed: old and forged ones may not."""
    command: str = ""
    """As in the menus, with its slash."""
    addressed: bool = False
    """Whether the command can't be meant for another bot: it names this one, or answers a message of it."""

    @property
    def deed(self) -> Verb | str:
        """What is done: the verb of a button, or a command."""
        return self.press.verb if self.press else self.command

    @property
    def private(self) -> bool:
        return self.kind == ChatType.PRIVATE

    @property
    def pressed(self) -> Press:
        """What was tapped, for handlers of taps."""
        assert self.press is not None
        return self.press


@dataclass(frozen=True, slots=True)
class Reply:
    """What a tap is answered: nothing, a toast, an alert, or a link that opens (if Telegram refuses it: the text)."""

    text: str = ""
    alert: bool = False
    url: str = ""


def tap(update: int, query: Query, now: float, press: Press | None = None) -> Act:
    """A tap on a button; `press`: what that asks for."""
    tapped = query.get("message")
    here = tapped if tapped and tapped.get("date") != 0 else None
    offered = here is not None and _offers(here, query.get("data"))
    act = _act(update, now, query["sender"], tapped["chat"] if tapped else None, here, press=press, offered=offered)
    return replace(act, faded=tapped["message_id"]) if tapped and not here else act


def said(update: int, message: Message, now: float, command: str = "", *, addressed: bool = False) -> Act:
    """A command, or a message that tells what has happened."""
    act = _act(update, now, message.get("sender"), message["chat"], message, sender=message.get("sender_chat"))
    return replace(act, command=command, addressed=addressed)


def changed(update: int, change: MemberChange, now: float) -> Act:
    """Somebody changes what the bot is in a chat."""
    return _act(update, now, change["sender"], change["chat"])


def person_of(user: User | None) -> Person:
    return Person(user["id"], user["first_name"], user.get("last_name") or "") if user else Person(0, "")


def _act(
    update: int,
    now: float,
    user: User | None,
    chat: Chat | None,
    message: Message | None = None,
    *,
    sender: Chat | None = None,
    press: Press | None = None,
    offered: bool = False,
) -> Act:
    """`sender`: the chat in whose name something was said; without `chat` it is the person's own."""
    replied = message.get("reply_to_message") if message else None
    topic = replied.get("forum_topic_created") if replied else None
    return Act(
        update,
        now,
        person_of(user),
        user.get("language_code") if user else None,
        chat["id"] if chat else (user["id"] if user else 0),
        chat["type"] if chat else ChatType.PRIVATE,
        title=(chat.get("title") or "") if chat else "",
        username=(chat.get("username") or "") if chat else "",
        thread=message.get("message_thread_id") if message and message.get("is_topic_message") else None,
        topic=(topic.get("name") or "") if topic else "",
        message=message["message_id"] if message else None,
        replied=replied["message_id"] if replied else None,
        faceless=user is None or user["is_bot"] or sender is not None,
        admin=sender is not None and chat is not None and sender["id"] == chat["id"],
        press=press,
        offered=offered,
    )


def _offers(message: Message, data: str | None) -> bool:
    markup = message.get("reply_markup")
    return markup is not None and any(
        button.get("callback_data") == data for row in markup["inline_keyboard"] for button in row
    )
