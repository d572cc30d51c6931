"""What there is in a Telegram: people, chats, members, messages."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from bot.sandbox.formatted import Formatted
from bot.sandbox.render import render

Json = dict[str, Any]
"""An object as it goes over the wire."""
ChatKind = Literal["private", "group", "supergroup", "channel"]
Status = Literal["creator", "administrator", "member", "restricted", "left", "kicked"]

ANONYMOUS_ADMIN = 1087968824
"""@GroupAnonymousBot: whom messages of anonymous admins are from."""
CHANNEL_SENDER = 136817688
"""@Channel_Bot: whom messages in the name of a channel are from."""
INSIDE: frozenset[Status] = frozenset({"creator", "administrator", "member", "restricted"})
ADMINS: frozenset[Status] = frozenset({"creator", "administrator"})


@dataclass(frozen=True, slots=True)
class Bell:
    """A message of the bot that made a person's phone ring."""

    at: float
    message: Message
    mentioned: bool
    """Rings even in a muted chat."""


@dataclass(eq=False, slots=True, repr=False)
class User:
    """A person, or the bot."""

    id: int
    first_name: str
    last_name: str = ""
    username: str = ""
    language: str = ""
    is_bot: bool = False
    deleted: bool = False
    started: bool = False
    """Has pressed Start: the bot may write."""
    blocked: bool = False
    """Has blocked the bot."""
    bells: list[Bell] = field(default_factory=list)

    def __repr__(self) -> str:
        return f"<{self.first_name} {self.id}>"


@dataclass(eq=False, slots=True)
class Member:
    """Somebody's place in a group."""

    user: User
    status: Status = "member"
    rights: frozenset[str] = frozenset()
    """An administrator's, by Telegram's names: can_delete_messages, …"""
    anonymous: bool = False
    can_send: bool = True
    """What a restricted member may still do."""
    can_send_photos: bool = True
    """Where they may send at all."""


@dataclass(eq=False, slots=True)
class Topic:
    id: int
    name: str
    closed: bool = False


@dataclass(eq=False, slots=True, repr=False)
class Chat:
    id: int
    kind: ChatKind
    title: str = ""
    username: str = ""
    forum: bool = False
    peer: User | None = None
    """Who is on the other side of a private chat."""
    members: dict[int, Member] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    """Those that can be seen, by id."""
    topics: dict[int, Topic] = field(default_factory=dict)
    silenced: bool = False
    """Only administrators may write."""
    photos_forbidden: bool = False
    """Only administrators may send photos; others may write."""
    hides_members: bool = False
    """Only administrators may see who is here, beside the administrators."""
    migrated_to: Chat | None = None
    last_id: int = 0
    """Of a supergroup or channel: they count their messages by themselves."""
    pinned: list[int] = field(default_factory=list)

    def __repr__(self) -> str:
        return f"<{self.kind} {self.title or self.peer} {self.id}>"

    @property
    def private(self) -> bool:
        return self.kind == "private"

    def status(self, user: User) -> Status:
        member = self.members.get(user.id)
        return member.status if member else "left"

    def present(self) -> list[Member]:
        return [member for member in self.members.values() if member.status in INSIDE]

    def allows(self, user: User, right: str) -> bool:
        """Whether an administrator's right is this user's."""
        member = self.members.get(user.id)
        return member is not None and (member.status == "creator" or right in member.rights)


@dataclass(frozen=True, slots=True)
class Button:
    """An inline button; what it carries beyond text, data and link is kept as it came."""

    text: str
    data: str = ""
    url: str = ""
    style: str = ""
    other: str = ""


Keyboard = tuple[tuple[Button, ...], ...]


@dataclass(frozen=True, slots=True)
class Photo:
    """`file_id`, `width` and `height` are those of its largest size."""

    file_id: str
    width: int
    height: int
    size: int
    unique: str = ""
    """The same for equal contents; an upload of earlier days has none."""


@dataclass(frozen=True, slots=True)
class Document:
    """A file of any kind."""

    file_id: str
    name: str
    mime: str
    size: int
    unique: str = ""


@dataclass(frozen=True, slots=True)
class Content:
    """What an edit changes; two equal contents are «not modified»."""

    formatted: Formatted = Formatted()
    """The text, or the caption of a photo or document."""
    photo: Photo | None = None
    preview: str = ""
    """Link preview options as JSON, where the text has a link for them to matter."""
    above: bool = False
    spoiler: bool = False
    document: Document | None = None


NOTHING = Content()


@dataclass(eq=False, slots=True, repr=False)
class Message:
    chat: Chat
    id: int
    date: int
    number: int
    """Grows through all chats: tells which of two messages is newer."""
    sender: User
    content: Content = NOTHING
    keyboard: Keyboard = ()
    reply_markup: Json | None = None
    """A reply keyboard, its removal or a forced reply; as it came."""
    sender_chat: Chat | None = None
    reply_to: Message | None = None
    topic: int | None = None
    thread: int | None = None
    """In a supergroup without topics: the first message of the chain of replies."""
    service: Json | None = None
    """The field that makes it a service message."""
    forwarded: bool = False
    """A channel's post that Telegram has brought into the group where it is discussed."""
    edited: int = 0
    silent: bool = False
    deleted: bool = False
    inaccessible: bool = False
    """On demand: the bot can't read, edit or delete it any more."""
    reactions: dict[int, str] = field(default_factory=dict)

    def __repr__(self) -> str:
        return f"<{self.id} in {self.chat!r}: {self.text!r} {self.buttons}>"

    @property
    def text(self) -> str:
        """Plain, without entities: of a photo or document its caption."""
        return self.content.formatted.text

    @property
    def html(self) -> str:
        return render(self.content.formatted)

    @property
    def buttons(self) -> list[list[str]]:
        """The labels, row by row."""
        return [[button.text for button in row] for row in self.keyboard]

    @property
    def flat(self) -> list[Button]:
        return [button for row in self.keyboard for button in row]


@dataclass(eq=False, slots=True)
class Query:
    """A tap on a button, until the bot has answered it."""

    id: str
    user: User
    message: Message
    data: str
    at: float
    answered: bool = False
    text: str = ""
    alert: bool = False
    url: str = ""
