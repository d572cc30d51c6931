"""sendMessage, sendPhoto, sendDocument, sendChatAction."""

from __future__ import annotations

from collections.abc import Callable

from bot.sandbox import keyboards, wire
from bot.sandbox.acts import GENERAL
from bot.sandbox.documented import CHAT_ACTIONS
from bot.sandbox.errors import bad
from bot.sandbox.methods import files, text
from bot.sandbox.methods.access import What, chat_of, may_send, pay
from bot.sandbox.methods.handler import Handler
from bot.sandbox.model import Chat, Content, Json, Message
from bot.sandbox.params import Params
from bot.sandbox.state import BotApi


def send_message(api: BotApi, params: Params) -> Json:
    formatted = text.text(params, api.world.users, "message is too long")
    content = Content(formatted, preview=text.preview(params, formatted))
    return _send(api, params, "text messages", lambda: content)


def send_photo(api: BotApi, params: Params) -> Json:
    formatted, source = text.caption(params, api.world.users), files.source(params, "photo")
    above, spoiler = params.flag("show_caption_above_media"), params.flag("has_spoiler")

    def content() -> Content:
        return Content(formatted, files.photo(api, params, source), above=above, spoiler=spoiler)

    return _send(api, params, "photos", content)


def send_document(api: BotApi, params: Params) -> Json:
    formatted, source = text.caption(params, api.world.users), files.source(params, "document")

    def content() -> Content:
        return Content(formatted, document=files.document(api, params, source))

    return _send(api, params, "documents", content)


def send_chat_action(api: BotApi, params: Params) -> bool:
    if params.text("action").lower() not in CHAT_ACTIONS:
        raise bad("wrong parameter action in request")
    chat = chat_of(api, params)
    may_send(api, chat, "text messages")
    _topic(api, params, chat, None)
    return True


def _send(api: BotApi, params: Params, what: What, content: Callable[[], Content]) -> Json:
    """`content` is asked for last: what may not be sent is not kept either."""
    keyboard, other = keyboards.read(params)
    chat = chat_of(api, params)
    may_send(api, chat, what)
    reply_to = _reply(params, chat)
    topic = _topic(api, params, chat, reply_to)
    pay(api, chat)
    message = api.world.post(
        chat,
        api.world.bot,
        content(),
        keyboard=keyboard,
        reply_markup=other,
        reply_to=reply_to,
        topic=topic,
        silent=params.flag("disable_notification"),
    )
    return wire.message(message, api.world.users)


def _reply(params: Params, chat: Chat) -> Message | None:
    reply = params.mapping("reply_parameters")
    if not reply:
        return None
    if reply.get("chat_id") not in (None, chat.id):
        params.wrong("the sandbox knows no replies across chats")
    message = chat.messages.get(reply.get("message_id") or 0)
    if message is None and not reply.get("allow_sending_without_reply"):
        raise bad("message to be replied not found")
    return message


def _topic(api: BotApi, params: Params, chat: Chat, reply_to: Message | None) -> int | None:
    """The topic that the message goes to: the one named, else that of what it replies to."""
    named = params.number("message_thread_id")
    if not named:
        named = reply_to.topic or 0 if reply_to else 0
        if not named:
            return None
    if named not in chat.topics or named == GENERAL:
        raise bad("message thread not found")
    if chat.topics[named].closed and not chat.allows(api.world.bot, "can_manage_topics"):
        raise bad("TOPIC_CLOSED")
    return named


HANDLERS: dict[str, Handler] = {
    "sendMessage": send_message,
    "sendPhoto": send_photo,
    "sendDocument": send_document,
    "sendChatAction": send_chat_action,
}
