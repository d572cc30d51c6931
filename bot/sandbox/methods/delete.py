"""deleteMessage, deleteMessages."""

from __future__ import annotations

from bot.sandbox.errors import Refusal, bad
from bot.sandbox.methods.access import chat_of, message_of
from bot.sandbox.methods.handler import Handler
from bot.sandbox.model import Message
from bot.sandbox.params import Params
from bot.sandbox.state import BotApi

MAX_TOGETHER = 100
CREATIONS = frozenset({"supergroup_chat_created", "channel_chat_created", "forum_topic_created"})
"""Service messages that nobody can delete."""


def delete_message(api: BotApi, params: Params) -> bool:
    chat = chat_of(api, params, "edit")
    message = message_of(api, params, chat, "delete")
    if refusal := _refused(api, message):
        raise refusal
    api.world.delete(message)
    return True


def delete_messages(api: BotApi, params: Params) -> bool:
    """What isn't there is skipped."""
    chat, ids = chat_of(api, params, "edit"), params.array("message_ids") or []
    if not ids or not all(isinstance(id, int) and id > 0 for id in ids):
        raise bad("message identifiers are not specified")
    if len(ids) > MAX_TOGETHER:
        raise bad("too many message identifiers specified")
    messages = [chat.messages[id] for id in ids if id in chat.messages]
    if refusal := next(filter(None, (_refused(api, message) for message in messages)), None):
        raise refusal
    for message in messages:
        api.world.delete(message)
    return True


def _refused(api: BotApi, message: Message) -> Refusal | None:
    """Own messages and those of private chats for 48 h; all in a supergroup where the bot may delete."""
    world, chat = api.world, message.chat
    if message.service and message.service.keys() & CREATIONS:
        return bad("message can't be deleted")
    rights = chat.allows(world.bot, "can_delete_messages")
    if not (message.sender is world.bot or chat.private or rights):
        return bad("message can't be deleted")
    old = world.clock.now() - message.date > world.rules.delete_within
    if message.inaccessible or (old and not (rights and chat.kind != "group")):
        return bad("message can't be deleted for everyone")
    return None


HANDLERS: dict[str, Handler] = {"deleteMessage": delete_message, "deleteMessages": delete_messages}
