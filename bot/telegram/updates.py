"""Updates, as far as handlers read them. Telegram keeps to their form; whatever doesn't is put aside."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, Required

from pydantic import Field, TypeAdapter, ValidationError
from telegram.constants import ChatType, MessageAttachmentType
from typing_extensions import TypedDict

ATTACHED = frozenset(MessageAttachmentType) - {
    MessageAttachmentType.INVOICE,
    MessageAttachmentType.PASSPORT_DATA,
    MessageAttachmentType.SUCCESSFUL_PAYMENT,
}
"""Fields by which people say something without words."""
LARGEST = 2**63 - 1
END_OF_TIME = 253_402_300_799
"""The last second of the year 9999."""


class NoUpdate(ValueError):
    """Something that came instead of an update: which field is wrong and how, in one line without its content."""


PersonId = Annotated[int, Field(ge=1, le=LARGEST)]
ChatId = Annotated[int, Field(ge=-LARGEST, le=LARGEST)]
Number = Annotated[int, Field(ge=0, le=LARGEST)]
Moment = Annotated[int, Field(ge=0, le=END_OF_TIME)]
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


class Topic(TypedDict, total=False):
    name: Name | None


class Replied(TypedDict):
    message_id: Number
    chat: Chat
    sender: NotRequired[Annotated[User | None, Field(alias="from")]]
    text: NotRequired[str | None]
    forum_topic_created: NotRequired[Topic | None]
    """What is said in a topic replies to its beginning, if to nothing else."""


class Message(TypedDict, total=False):
    message_id: Required[Number]
    date: Moment
    """0: a tapped message that is too old to be known any more (Telegram's InaccessibleMessage)."""
    chat: Required[Chat]
    sender: Annotated[User | None, Field(alias="from")]
    sender_chat: Chat | None
    text: str | None
    entities: list[Entity] | None
    wordless: bool
    """Set by `read`: instead of a text there is a picture, a sticker or the like."""
    media_group_id: Name | None
    """The album that it belongs to."""
    message_thread_id: Number | None
    is_topic_message: bool | None
    reply_to_message: Replied | None
    reply_markup: Keyboard | None
    new_chat_title: Name | None
    left_chat_member: User | None
    is_automatic_forward: bool | None
    """A post of a channel, in the group where it is discussed."""
    forum_topic_edited: Topic | None
    forum_topic_reopened: dict[str, Any] | None
    general_forum_topic_reopened: dict[str, Any] | None
    migrate_to_chat_id: ChatId | None
    migrate_from_chat_id: ChatId | None


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


class Update(TypedDict, total=False):
    """One of the three, or none: whatever else Telegram tells, nobody has asked for."""

    update_id: Required[int]
    message: Message | None
    callback_query: Query | None
    my_chat_member: MemberChange | None


_UPDATE = TypeAdapter(Update)


def read(update: dict[str, Any]) -> Update:
    """What Telegram wrote, checked, without the fields that nobody reads. Raises NoUpdate."""
    try:
        known = _UPDATE.validate_python(update, strict=True)
    except ValidationError as error:
        wrong = error.errors(include_url=False, include_input=False, include_context=False)[0]
        raise NoUpdate(f"{'.'.join(map(str, wrong['loc']))}: {wrong['msg']}") from None
    _check_privacy(known)
    if message := known.get("message"):
        message["wordless"] = not message.get("text") and not ATTACHED.isdisjoint(update["message"])
    return known


def _check_privacy(update: Update) -> None:
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
        raise NoUpdate("a chat's type doesn't go with its id")
    if private and (person is None or person["id"] != chat["id"]):
        raise NoUpdate("somebody in the private chat of another")
