"""What an update looks like: the fields that handlers read. Telegram keeps to it; whatever doesn't is put aside."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, Required

from pydantic import Field, TypeAdapter, ValidationError
from telegram import Bot, Update
from telegram.constants import ChatType
from typing_extensions import TypedDict

from bot.telegram.act import lean

LARGEST = 2**63 - 1


class Unreadable(ValueError):
    """Something that came instead of an update: which field is wrong and how, in one line without its content."""


PersonId = Annotated[int, Field(ge=1, le=LARGEST)]
ChatId = Annotated[int, Field(ge=-LARGEST, le=LARGEST)]
Number = Annotated[int, Field(ge=0, le=LARGEST)]
Name = Annotated[str, Field(max_length=256)]
"""Telegram's are of 64 characters, titles of 128."""


class User(TypedDict, total=False):
    id: Required[PersonId]
    is_bot: Required[bool]
    first_name: Required[Name]
    last_name: Name | None
    username: Name | None
    language_code: Name | None


class Chat(TypedDict, total=False):
    id: Required[ChatId]
    type: Required[str]
    title: Name | None
    username: Name | None


Sender = Annotated[User, Field(alias="from")]


class Entity(TypedDict):
    type: str
    offset: Number
    length: Number


class Button(TypedDict, total=False):
    callback_data: str | None


class Keyboard(TypedDict):
    inline_keyboard: list[list[Button]]


class Replied(TypedDict):
    message_id: Number
    chat: Chat
    sender: NotRequired[Annotated[User | None, Field(alias="from")]]
    text: NotRequired[str | None]


class Message(TypedDict, total=False):
    message_id: Required[Number]
    chat: Required[Chat]
    sender: Annotated[User | None, Field(alias="from")]
    sender_chat: Chat | None
    text: str | None
    entities: list[Entity] | None
    message_thread_id: Number | None
    is_topic_message: bool | None
    reply_to_message: Replied | None
    reply_markup: Keyboard | None
    new_chat_title: Name | None
    left_chat_member: User | None
    migrate_to_chat_id: ChatId | None


class Query(TypedDict):
    id: Name
    sender: Sender
    message: NotRequired[Message | None]
    data: NotRequired[str | None]


class Member(TypedDict):
    status: str
    user: User


class MemberChange(TypedDict):
    chat: Chat
    sender: Sender
    old_chat_member: Member
    new_chat_member: Member


class Known(TypedDict, total=False):
    message: Message | None
    callback_query: Query | None
    my_chat_member: MemberChange | None


_KNOWN = TypeAdapter(Known)


def read(update: dict[str, Any], bot: Bot) -> Update:
    """The library's object for an update. Raises Unreadable."""
    try:
        _check_privacy(_KNOWN.validate_python(update, strict=True))
        return Update.de_json(lean(update), bot)
    except ValidationError as error:
        wrong = error.errors(include_url=False, include_input=False, include_context=False)[0]
        reason = f"{'.'.join(map(str, wrong['loc']))}: {wrong['msg']}"
    except Unreadable:
        raise
    except Exception as error:  # whatever the library stumbles over in other fields
        reason = f"the library can't read it: {type(error).__name__}"
    raise Unreadable(reason)


def _check_privacy(update: Known) -> None:
    """A private chat is its owner's alone: what is said there must not come from, or go to, anybody else."""
    message, query, change = update.get("message"), update.get("callback_query"), update.get("my_chat_member")
    if message:
        _check_chat(message["chat"], message.get("sender"))
    if query and (tapped := query.get("message")):
        _check_chat(tapped["chat"], query["sender"])
    if change:
        _check_chat(change["chat"], change["sender"])


def _check_chat(chat: Chat, person: User | None) -> None:
    private = chat["type"] == ChatType.PRIVATE
    if private != (chat["id"] > 0) or chat["id"] == 0:
        raise Unreadable("a chat's type doesn't go with its id")
    if private and (person is None or person["id"] != chat["id"]):
        raise Unreadable("somebody in the private chat of another")
