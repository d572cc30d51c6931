"""sendMessage, sendPhoto, sendDocument, sendChatAction."""

from __future__ import annotations

from mimetypes import guess_type

from bot.sandbox import keyboards, wire
from bot.sandbox.acts import GENERAL
from bot.sandbox.documented import CHAT_ACTIONS
from bot.sandbox.errors import bad
from bot.sandbox.methods import text
from bot.sandbox.methods.access import chat_of, may_send, pay
from bot.sandbox.methods.handler import Handler
from bot.sandbox.model import Chat, Content, Document, Json, Message, Photo
from bot.sandbox.params import Params
from bot.sandbox.pictures import measure
from bot.sandbox.state import BotApi

MAX_FILE = 50 * 1024 * 1024
"""Bytes that a bot may upload."""


def send_message(api: BotApi, params: Params) -> Json:
    formatted = text.text(params, api.world.users, "message is too long")
    content = Content(formatted, preview=text.preview(params, formatted))
    return _send(api, params, content)


def send_photo(api: BotApi, params: Params) -> Json:
    formatted = text.caption(params, api.world.users)
    photo = picture(api, params, params.text("photo") or "attach://photo")
    content = Content(
        formatted, photo, above=params.flag("show_caption_above_media"), spoiler=params.flag("has_spoiler")
    )
    return _send(api, params, content)


def send_document(api: BotApi, params: Params) -> Json:
    formatted = text.caption(params, api.world.users)
    document = file(api, params, params.text("document") or "attach://document")
    return _send(api, params, Content(formatted, document=document))


def send_chat_action(api: BotApi, params: Params) -> bool:
    if params.text("action").lower() not in CHAT_ACTIONS:
        raise bad("wrong parameter action in request")
    chat = chat_of(api, params)
    may_send(api, chat, "text messages")
    _topic(api, params, chat, None)
    return True


def picture(api: BotApi, params: Params, named: str) -> Photo:
    """A photo: uploaded with this call (`attach://part`), sent before (its file id), or to be fetched (a link)."""
    upload = params.uploads.get(named.removeprefix("attach://")) if named.startswith("attach://") else None
    if upload:
        return api.keep(upload.content, *measure(upload.content))
    if named.startswith("attach://"):
        raise bad("there is no photo in the request")
    if named in api.photos:
        return api.photos[named]
    if named.startswith(("http://", "https://")):
        return api.keep(b"", 800, 600)
    raise bad("wrong file identifier/HTTP URL specified")


def file(api: BotApi, params: Params, named: str) -> Document:
    """A document: uploaded with this call, sent before, or to be fetched; as `picture`."""
    upload = params.uploads.get(named.removeprefix("attach://")) if named.startswith("attach://") else None
    if upload:
        if not upload.content:
            raise bad("file must be non-empty")
        if len(upload.content) > MAX_FILE:
            raise bad("file is too big")
        mime = guess_type(upload.name)[0] or "application/octet-stream"
        return api.keep_file(upload.content, upload.name, mime)
    if named.startswith("attach://"):
        raise bad("there is no document in the request")
    if named in api.documents:
        return api.documents[named]
    if named.startswith(("http://", "https://")):
        return api.keep_file(b"", named.rpartition("/")[2], "application/pdf")
    raise bad("wrong file identifier/HTTP URL specified")


def _send(api: BotApi, params: Params, content: Content) -> Json:
    keyboard, other = keyboards.read(params)
    chat = chat_of(api, params)
    may_send(api, chat, "photos" if content.photo else "documents" if content.document else "text messages")
    reply_to = _reply(params, chat)
    topic = _topic(api, params, chat, reply_to)
    pay(api, chat)
    message = api.world.post(
        chat,
        api.world.bot,
        content,
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
