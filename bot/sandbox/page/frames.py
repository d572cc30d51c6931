"""The model as JSON, the way the page gets it: as Telegram's apps would know it, not as bots do."""

from __future__ import annotations

from math import isinf

from bot.sandbox.faults import Fault
from bot.sandbox.formatted import Entity
from bot.sandbox.happenings import Call
from bot.sandbox.model import ADMINS, Button, Chat, Json, Message, User
from bot.sandbox.page.service import event, line
from bot.sandbox.state import BotApi
from bot.sandbox.world import World

COLOURS = 7
BLAMELESS = (403, 429)
"""Refusals that happen to a bot without its fault."""
SECRETS = frozenset({"secret_token"})
HIDDEN = "…"


def person(user: User) -> Json:
    return {
        "id": user.id,
        "name": user.first_name,
        "surname": user.last_name,
        "username": user.username,
        "language": user.language,
        "started": user.started,
        "blocked": user.blocked,
        "deleted": user.deleted,
        "colour": colour(user),
    }


def people(world: World) -> list[User]:
    """Everybody but bots; who has deleted their account too."""
    return [user for user in world.users.values() if not user.is_bot]


def chat(api: BotApi, chat: Chat) -> Json:
    world = api.world
    inside = [member for member in chat.present() if not member.user.is_bot]
    users = [chat.peer] if chat.peer else [member.user for member in inside]
    return {
        "id": chat.id,
        "kind": chat.kind,
        "title": chat.title,
        "forum": chat.forum,
        "topics": [{"id": topic.id, "name": topic.name, "closed": topic.closed} for topic in chat.topics.values()],
        "members": [
            {"id": member.user.id, "status": member.status, "anonymous": member.anonymous} for member in inside
        ],
        "bot": "member" if chat.private else chat.status(world.bot),
        "photos": not chat.photos_forbidden,
        "bot_photos": chat.private or _sends_photos(chat, world.bot),
        "pinned": list(chat.pinned),
        "migrated_to": chat.migrated_to.id if chat.migrated_to else None,
        "commands": {str(user.id): commands(api, chat, user) for user in users},
    }


def commands(api: BotApi, chat: Chat, user: User) -> list[Json]:
    """The menu that a person sees in a chat: the narrowest scope that has one, in their language or in none."""
    for scope in _scopes(chat, user):
        for language in (user.language, ""):
            if menu := api.commands.get((scope, language)):
                return menu
    return []


def _scopes(chat: Chat, user: User) -> list[str]:
    if chat.private:
        return [f"chat:{chat.id}", "all_private_chats", "default"]
    admin = chat.status(user) in ADMINS
    scopes = [f"chat_member:{chat.id}:{user.id}"]
    scopes += [f"chat_administrators:{chat.id}"] if admin else []
    scopes += [f"chat:{chat.id}"]
    scopes += ["all_chat_administrators"] if admin else []
    return [*scopes, "all_group_chats", "default"]


def message(message: Message) -> Json:
    formatted, photo, document = message.content.formatted, message.content.photo, message.content.document
    return {
        "id": message.id,
        "chat": message.chat.id,
        "number": message.number,
        "date": message.date,
        "edited": message.edited,
        "from": {
            "id": message.sender.id,
            "name": name(message.sender),
            "bot": message.sender.is_bot,
            "colour": colour(message.sender),
        },
        "sender_chat": message.sender_chat.title if message.sender_chat else "",
        "topic": message.topic,
        "reply": message.reply_to.id if message.reply_to else None,
        "text": formatted.text,
        "entities": [_entity(entity) for entity in formatted.entities],
        "photo": photo and {"url": f"/page/file/{photo.file_id}", "width": photo.width, "height": photo.height},
        "document": document and {"url": f"/page/file/{document.file_id}", "name": document.name},
        "silent": message.silent,
        "service": line(message),
        "event": event(message),
        "keyboard": [[_button(button) for button in row] for row in message.keyboard],
        "reactions": list(message.reactions.values()),
    }


def call(call: Call) -> Json:
    return {
        "at": call.at,
        "method": call.method,
        "params": {key: HIDDEN if key in SECRETS else value for key, value in call.params.items()},
        "ok": call.ok,
        "code": call.code,
        "description": call.description,
        "seconds": round(call.seconds, 4),
        "erred": 400 <= call.code < 500 and call.code not in BLAMELESS,
    }


def fault(fault: Fault) -> Json:
    """`times` 0: until it is taken away."""
    kind = "429" if fault.retry_after else str(fault.status) if fault.status else "reset" if fault.reset else "delay"
    times = 0 if isinf(fault.times) else int(fault.times)
    return {
        "id": fault.id,
        "method": fault.method,
        "uploads": fault.uploads,
        "kind": kind,
        "times": times,
        "seconds": fault.retry_after or fault.delay,
    }


def chats(world: World) -> list[Chat]:
    """All that can be opened; everybody has a private chat with the bot."""
    for user in people(world):
        world.private(user)
    return list(world.chats.values())


def name(user: User) -> str:
    """As Telegram shows it; empty for an account that is gone."""
    return f"{user.first_name} {user.last_name}".strip()


def colour(user: User) -> int:
    return user.id % COLOURS


def _sends_photos(chat: Chat, bot: User) -> bool:
    """Whether the bot's own rights, if it is there, let it."""
    member = chat.members.get(bot.id)
    return member is None or member.can_send_photos


def _button(button: Button) -> Json:
    return {"text": button.text, "data": button.data, "url": button.url, "style": button.style}


def _entity(entity: Entity) -> Json:
    told: Json = {"type": entity.type, "offset": entity.offset, "length": entity.length}
    more = (("url", entity.url), ("user", entity.user), ("language", entity.language))
    return told | {name: value for name, value in more if value is not None}
