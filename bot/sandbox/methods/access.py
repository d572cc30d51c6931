"""Where the bot may read and write, refused in Telegram's words."""

from __future__ import annotations

from typing import Literal

from bot.sandbox.errors import bad, forbidden, migrated, too_many
from bot.sandbox.model import ADMINS, INSIDE, Chat, Message, User
from bot.sandbox.params import Params
from bot.sandbox.state import BotApi
from bot.sandbox.world import World

Need = Literal["read", "edit", "write"]
What = Literal["text messages", "photos", "documents"]


def chat_of(api: BotApi, params: Params, need: Need = "write") -> Chat:
    """The chat of a call, if the bot may do there what it wants."""
    wanted = params.values.get("chat_id")
    if wanted in (None, ""):
        raise bad("chat_id is empty")
    if isinstance(wanted, int) and wanted > 0:
        return _private(api.world, wanted, need)
    chat = _named(api.world, wanted) if isinstance(wanted, str) else api.world.chats.get(int(wanted or 0))
    if chat is None or chat.private or (need == "read" and api.world.bot.id not in chat.members):
        raise bad("chat not found")
    _group(api.world, chat, need)
    return chat


def message_of(api: BotApi, params: Params, chat: Chat, purpose: str) -> Message:
    """The message that a call names."""
    if params.number("message_id") <= 0:
        raise bad("message identifier is not specified")
    message = chat.messages.get(params.number("message_id"))
    if message is None:
        raise bad(f"message to {purpose} not found")
    return message


def may_send(api: BotApi, chat: Chat, what: What) -> None:
    """Refuses where the bot can read only, or send other things only."""
    member = chat.members.get(api.world.bot.id)
    if chat.kind == "channel" and member and member.status not in ADMINS:
        raise forbidden("need administrator rights in the channel chat")
    if not may(api, chat, what):
        raise bad(f"not enough rights to send {what} to the chat")


def may(api: BotApi, chat: Chat, what: What) -> bool:
    """Whether the rights of the bot, and what all may do in a group, suffice for that."""
    member = chat.members.get(api.world.bot.id)
    if chat.private or member is None or member.status in ADMINS:
        return True
    if chat.silenced or not member.can_send:
        return False
    return what != "photos" or (member.can_send_photos and not chat.photos_forbidden)


def pay(api: BotApi, chat: Chat) -> None:
    """Takes a send or an edit from the budget."""
    if wait := api.budget.spend(chat):
        raise too_many(wait)


def _private(world: World, id: int, need: Need) -> Chat:
    user = world.users.get(id)
    if user is None or user is world.bot or not (id in world.chats or user.started or _met(world, user)):
        raise bad("chat not found")
    if user.is_bot:
        raise forbidden("bot can't send messages to bots")
    if need != "read":
        if user.deleted:
            raise forbidden("user is deactivated")
        if not user.started:
            raise forbidden("bot can't initiate conversation with a user")
        if user.blocked:
            raise forbidden("bot was blocked by the user")
    return world.private(user)


def _group(world: World, chat: Chat, need: Need) -> None:
    if chat.migrated_to and need != "read":
        raise migrated(chat.migrated_to.id)
    status = chat.status(world.bot)
    if status == "kicked" and (need != "read" or chat.kind != "group"):
        raise forbidden(f"bot was kicked from the {chat.kind} chat")
    if status not in INSIDE and (need != "read" or chat.kind != "group"):
        raise forbidden(f"bot is not a member of the {chat.kind} chat")


def _met(world: World, user: User) -> bool:
    """Whether the bot has seen this person in a group."""
    return any(user.id in chat.members and world.bot.id in chat.members for chat in world.chats.values())


def _named(world: World, name: str) -> Chat | None:
    wanted = name.removeprefix("@").lower()
    return next((chat for chat in world.chats.values() if wanted and chat.username.lower() == wanted), None)
