"""A world as JSON and back: people, chats, messages, counters, what the bot hasn't been told yet, its commands.

Not kept: bells, calls, faults and budgets; they belong to a run.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from bot.sandbox.counters import Counters
from bot.sandbox.formatted import Entity, Formatted
from bot.sandbox.model import Button, Chat, Content, Document, Json, Member, Message, Photo, Query, Topic, User
from bot.sandbox.state import BotApi
from bot.sandbox.world import World

USER_FIELDS = ("id", "first_name", "last_name", "username", "language", "is_bot", "deleted", "started", "blocked")
CHAT_FIELDS = ("id", "kind", "title", "username", "forum", "silenced", "last_id", "pinned")
MESSAGE_FIELDS = (
    *("id", "date", "number", "reply_markup", "topic", "thread", "service"),
    *("edited", "silent", "inaccessible", "deleted"),
)
QUERY_FIELDS = ("id", "data", "at")
LOST = 1000
"""How many numbers of each kind may have been given after the last time that the world was kept."""


def written(api: BotApi) -> Json:
    """All of it for `read`, but for messages; files without their bytes."""
    world = api.world
    return {
        "offset": world.clock.offset,
        "counters": asdict(world.counters),
        "users": [_fields(user, USER_FIELDS) for user in world.users.values()],
        "chats": [_chat(chat) for chat in world.chats.values()],
        "queries": [_query(query) for query in world.queries.values()],
        "updates": world.updates.kept(),
        "commands": [[*key, menu] for key, menu in api.commands.items()],
        "texts": [[*key, text] for key, text in api.texts.items()],
        "photos": [asdict(photo) for photo in api.uploads.photos.values()],
        "documents": [asdict(document) for document in api.uploads.documents.values()],
    }


class Messages:
    """The messages of all chats as JSON text; a message is put into words again only when it has changed."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[tuple[object, ...], str]] = {}

    def text(self, world: World) -> str:
        """An object: chat id to array of messages."""
        known, self._known = self._known, {}
        chats = []
        for chat in world.chats.values():
            texts = [self._text(message, known.get(message.number)) for message in chat.messages.values()]
            chats.append(f'"{chat.id}":[{",".join(texts)}]')
        return f"{{{','.join(chats)}}}"

    def _text(self, message: Message, known: tuple[tuple[object, ...], str] | None) -> str:
        look = (
            *(message.chat.id, message.content, message.keyboard, message.edited, message.inaccessible),
            tuple(message.reactions.items()),
        )
        if known is None or known[0] != look:
            known = look, json.dumps(_message(message), ensure_ascii=False, separators=(",", ":"))
        self._known[message.number] = known
        return known[1]


def read(api: BotApi, kept: Json, *, whole: bool) -> None:
    """Fills a world in which nobody is yet. Without `whole`, the last moments before the end were not written down:
    numbers that may have been given in them are not given again, since the bot knows what they meant.

    Raises KeyError, TypeError, ValueError or AttributeError for what `written` has not written.
    """
    world, skip = api.world, 0 if whole else LOST
    world.clock.offset = float(kept["offset"])
    world.counters = Counters(**{kind: number + skip for kind, number in kept["counters"].items()})
    for fields in kept["users"]:
        user = world.users.setdefault(fields["id"], User(fields["id"], ""))
        _fill(user, fields)
    for fields in kept["chats"]:
        _read_chat(world, fields, skip)
    for fields in kept["chats"]:
        chat = world.chats[fields["id"]]
        chat.migrated_to = world.chats[fields["migrated_to"]] if fields["migrated_to"] else None
        _read_messages(world, chat, kept["messages"][str(chat.id)])
    for fields in kept["queries"]:
        _read_query(world, fields)
    world.updates.restore(kept["updates"], skip=skip)
    api.commands = {(scope, language): menu for scope, language, menu in kept["commands"]}
    api.texts = {(field, language): text for field, language, text in kept["texts"]}
    photos = [Photo(**fields) for fields in kept["photos"]]
    api.uploads.restore(photos, [Document(**fields) for fields in kept.get("documents", ())])


def _chat(chat: Chat) -> Json:
    return _fields(chat, CHAT_FIELDS) | {
        "photos_forbidden": chat.photos_forbidden,
        "peer": chat.peer.id if chat.peer else None,
        "members": [
            _fields(member, ("status", "anonymous", "can_send", "can_send_photos"))
            | {"user": member.user.id, "rights": sorted(member.rights)}
            for member in chat.members.values()
        ],
        "topics": [asdict(topic) for topic in chat.topics.values()],
        "migrated_to": chat.migrated_to.id if chat.migrated_to else None,
    }


def _message(message: Message) -> Json:
    return _fields(message, MESSAGE_FIELDS) | {
        "sender": message.sender.id,
        "sender_chat": message.sender_chat.id if message.sender_chat else None,
        "reply_to": message.reply_to.id if message.reply_to else None,
        "content": asdict(message.content),
        "keyboard": [[asdict(button) for button in row] for row in message.keyboard],
        "reactions": list(message.reactions.items()),
    }


def _query(query: Query) -> Json:
    return _fields(query, QUERY_FIELDS) | {
        "user": query.user.id,
        "chat": query.message.chat.id,
        "message": _message(query.message),
    }


def _read_chat(world: World, fields: Json, skip: int) -> None:
    chat = Chat(fields["id"], fields["kind"])
    _fill(chat, fields, CHAT_FIELDS)
    chat.photos_forbidden = fields.get("photos_forbidden", False)
    chat.last_id += skip
    chat.peer = world.users[fields["peer"]] if fields["peer"] else None
    chat.topics = {topic["id"]: Topic(**topic) for topic in fields["topics"]}
    for member in fields["members"]:
        user = world.users[member["user"]]
        rights = frozenset(member["rights"])
        told = Member(user, member["status"], rights, member["anonymous"], member["can_send"])
        told.can_send_photos = member.get("can_send_photos", True)
        chat.members[user.id] = told
    world.chats[chat.id] = chat


def _read_messages(world: World, chat: Chat, kept: list[Json]) -> None:
    for fields in kept:
        message = _read_message(world, chat, fields)
        chat.messages[message.id] = message
    for fields in kept:  # in a second round: a message may reply to one that came after it in the list
        chat.messages[fields["id"]].reply_to = chat.messages.get(fields["reply_to"])


def _read_message(world: World, chat: Chat, fields: Json) -> Message:
    message = Message(chat, fields["id"], fields["date"], fields["number"], world.users[fields["sender"]])
    _fill(message, fields, MESSAGE_FIELDS)
    message.sender_chat = world.chats[fields["sender_chat"]] if fields["sender_chat"] else None
    message.content = _content(fields["content"])
    message.keyboard = tuple(tuple(Button(**button) for button in row) for row in fields["keyboard"])
    message.reactions = dict(fields["reactions"])
    return message


def _content(fields: Json) -> Content:
    formatted = fields["formatted"]
    entities = tuple(Entity(**entity) for entity in formatted["entities"])
    photo = Photo(**fields["photo"]) if fields["photo"] else None
    document = Document(**fields["document"]) if fields.get("document") else None
    text = Formatted(formatted["text"], entities)
    return Content(**fields | {"formatted": text, "photo": photo, "document": document})


def _read_query(world: World, fields: Json) -> None:
    chat = world.chats[fields["chat"]]
    message = chat.messages.get(fields["message"]["id"]) or _read_message(world, chat, fields["message"])
    query = Query(fields["id"], world.users[fields["user"]], message, fields["data"], fields["at"])
    world.queries[query.id] = query


def _fields(thing: Any, names: tuple[str, ...]) -> Json:
    return {name: getattr(thing, name) for name in names}


def _fill(thing: Any, fields: Json, names: tuple[str, ...] = USER_FIELDS) -> None:
    for name in names:
        setattr(thing, name, fields[name])
