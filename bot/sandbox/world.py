"""The state of the sandbox, and the few ways in which it changes; each tells the bot and whoever listens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.sandbox import wire
from bot.sandbox.clock import WorldClock
from bot.sandbox.counters import Counters
from bot.sandbox.formatted import cut
from bot.sandbox.happenings import (
    Answered,
    ChatChanged,
    Deleted,
    Edited,
    Happening,
    Jumped,
    Listener,
    Pulse,
    Sent,
    Tapped,
)
from bot.sandbox.model import (
    ADMINS,
    ANONYMOUS_ADMIN,
    CHANNEL_SENDER,
    NOTHING,
    Bell,
    Chat,
    ChatKind,
    Content,
    Json,
    Keyboard,
    Member,
    Message,
    Query,
    Status,
    User,
)
from bot.sandbox.privacy import sees
from bot.sandbox.updates import Updates


@dataclass(slots=True)
class Rules:
    """How this Telegram behaves; ages in seconds, None for never."""

    privacy: bool = True
    answer_within: float = 15.0
    """A callback query that is older can't be answered."""
    delete_within: float = 48 * 3600.0
    inaccessible_after: float | None = 7 * 86400.0
    """The bot can't read or edit its messages that are older."""


class World:
    """People, chats and what has been said in them. `bot` is the only bot."""

    def __init__(self, clock: WorldClock, bot: User, rules: Rules | None = None) -> None:
        self.clock, self.bot, self.rules = clock, bot, rules or Rules()
        self.users: dict[int, User] = {bot.id: bot}
        self.chats: dict[int, Chat] = {}
        self.queries: dict[str, Query] = {}
        self.files: dict[str, bytes] = {}
        """Uploaded pictures and documents, by file id."""
        self.updates = Updates(clock)
        self.pulse = Pulse()
        """Beats at everything that happens."""
        self._listeners: list[Listener] = []
        self.counters = Counters()
        self.anonymous = self._service_bot(ANONYMOUS_ADMIN, "Group", "GroupAnonymousBot")
        self.channel_sender = self._service_bot(CHANNEL_SENDER, "Channel", "Channel_Bot")
        clock.on_jump(lambda: self.tell(Jumped(clock.offset)))

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Calls `listener` at everything that happens. Returns what ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, happening: Happening) -> None:
        for listener in tuple(self._listeners):
            listener(happening)
        self.pulse.beat()

    def add_person(self, first_name: str, last_name: str = "", username: str = "", language: str = "") -> User:
        user = User(self.counters.take("person"), first_name, last_name, username, language)
        self.users[user.id] = user
        return user

    def add_chat(self, kind: ChatKind, title: str, *, username: str = "", forum: bool = False) -> Chat:
        """A group, supergroup or channel in which nobody is yet."""
        number = self.counters.take("group" if kind == "group" else "supergroup")
        chat = Chat(-number, kind, title, username, forum)
        self.chats[chat.id] = chat
        return chat

    def private(self, user: User) -> Chat:
        """A person's chat with the bot."""
        if user.id not in self.chats:
            self.chats[user.id] = Chat(user.id, "private", peer=user)
        return self.chats[user.id]

    def post(
        self,
        chat: Chat,
        sender: User,
        content: Content = NOTHING,
        *,
        keyboard: Keyboard = (),
        reply_markup: Json | None = None,
        sender_chat: Chat | None = None,
        reply_to: Message | None = None,
        topic: int | None = None,
        silent: bool = False,
        service: Json | None = None,
        forwarded: bool = False,
    ) -> Message:
        """A new message, by anybody."""
        id, number = self._new_id(chat), self.counters.take("number")
        message = Message(chat, id, self.clock.date(), number, sender, content, keyboard, reply_markup)
        message.sender_chat, message.reply_to, message.topic = sender_chat, reply_to, topic
        message.silent, message.service, message.forwarded = silent, service, forwarded
        if reply_to and chat.kind == "supergroup" and not chat.forum:
            message.thread = reply_to.thread or reply_to.id
        chat.messages[message.id] = message
        if sender is self.bot and not silent and not service:
            self._ring(message)
        self._report("channel_post" if chat.kind == "channel" else "message", message)
        self.tell(Sent(message))
        return message

    def edit(self, message: Message, content: Content, keyboard: Keyboard) -> None:
        message.content, message.keyboard = content, keyboard
        message.edited = self.clock.date()
        self._report("edited_channel_post" if message.chat.kind == "channel" else "edited_message", message)
        self.tell(Edited(message))

    def delete(self, message: Message) -> None:
        message.deleted = True
        message.chat.messages.pop(message.id, None)
        if message.id in message.chat.pinned:
            message.chat.pinned.remove(message.id)
        self.tell(Deleted(message))

    def tap(self, user: User, message: Message, data: str) -> Query:
        """A tap on a callback button, as the bot gets it."""
        query = Query(str(self.counters.take("query")), user, message, data, self.clock.now())
        self.queries[query.id] = query
        accessible = not message.deleted and not self.inaccessible(message)
        payload = wire.callback_query(query, self.users, accessible=accessible)
        self.updates.add("callback_query", payload, user.id)
        self.tell(Tapped(query))
        return query

    def answer(self, query: Query, text: str, *, alert: bool, url: str) -> None:
        query.answered, query.text, query.alert, query.url = True, text, alert, url
        del self.queries[query.id]
        self.tell(Answered(query))

    def set_member(self, chat: Chat, user: User, new: Member, by: User) -> None:
        """Somebody comes, goes or gets another status; the bot is told if it may know."""
        old = chat.members.get(user.id) or Member(user, "left")
        told = wire.member_updated(chat, by, self.clock.date(), replace(old), new)
        administers = chat.status(self.bot) in ADMINS
        chat.members[user.id] = new
        if user is self.bot:
            self.updates.add("my_chat_member", told, chat.id)
        elif administers:
            self.updates.add("chat_member", told, chat.id)
        self.tell(ChatChanged(chat))

    def told_of_block(self, user: User, *, blocked: bool) -> None:
        """A person blocks the bot, or lets it write again."""
        statuses: tuple[Status, Status] = ("member", "kicked") if blocked else ("kicked", "member")
        old, new = (Member(self.bot, status) for status in statuses)
        user.blocked = blocked
        told = wire.member_updated(self.private(user), user, self.clock.date(), old, new)
        self.updates.add("my_chat_member", told, user.id)

    def inaccessible(self, message: Message) -> bool:
        """Whether the bot can't read or edit this message any more."""
        limit = self.rules.inaccessible_after
        return message.inaccessible or (limit is not None and self.clock.now() - message.date > limit)

    def _report(self, kind: str, message: Message) -> None:
        own = message.sender is self.bot and not message.service
        if not own and sees(self.bot, message, privacy=self.rules.privacy):
            self.updates.add(kind, wire.message(message, self.users), message.chat.id)

    def _ring(self, message: Message) -> None:
        chat = message.chat
        people = [chat.peer] if chat.peer else [m.user for m in chat.present() if not m.user.is_bot]
        mentioned = _mentioned(message)
        for user in people:
            named = user.id in mentioned or f"@{user.username}".lower() in mentioned
            user.bells.append(Bell(self.clock.now(), message, named))

    def _new_id(self, chat: Chat) -> int:
        """Supergroups and channels count for themselves; all else lies in the bot's one mailbox."""
        if chat.kind in ("private", "group"):
            return self.counters.take("mailbox")
        chat.last_id += 1
        return chat.last_id

    def _service_bot(self, id: int, name: str, username: str) -> User:
        self.users[id] = User(id, name, username=username, is_bot=True)
        return self.users[id]


def _mentioned(message: Message) -> set[int | str]:
    found: set[int | str] = set()
    for entity in message.content.formatted.entities:
        if entity.type == "text_mention" and entity.user:
            found.add(entity.user)
        elif entity.type == "mention":
            found.add(cut(message.text, entity.offset, entity.end).lower())
    return found
