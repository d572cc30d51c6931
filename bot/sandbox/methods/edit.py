"""editMessageText, editMessageCaption, editMessageMedia, editMessageReplyMarkup."""

from __future__ import annotations

from dataclasses import replace

from bot.sandbox import keyboards, wire
from bot.sandbox.documented import INPUT_MEDIA_PHOTO
from bot.sandbox.errors import bad
from bot.sandbox.methods import files, text
from bot.sandbox.methods.access import chat_of, may, message_of, pay
from bot.sandbox.methods.handler import Handler
from bot.sandbox.model import Content, Json, Keyboard, Message
from bot.sandbox.params import Params, fill
from bot.sandbox.state import BotApi

NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same as a current "
    "content and reply markup of the message"
)
NO_MEDIA = "can't parse InputMedia: media not found"


def edit_text(api: BotApi, params: Params) -> Json:
    formatted = text.text(params, api.world.users, "MESSAGE_TOO_LONG")
    keyboard, message = keyboards.inline(params), _editable(api, params)
    if message.content.photo or message.content.document:
        raise bad("there is no text in the message to edit")
    return _edit(api, message, Content(formatted, preview=text.preview(params, formatted)), keyboard)


def edit_caption(api: BotApi, params: Params) -> Json:
    formatted = text.caption(params, api.world.users)
    keyboard, message = keyboards.inline(params), _editable(api, params)
    if not (message.content.photo or message.content.document):
        raise bad("there is no caption in the message to edit")
    above = params.flag("show_caption_above_media")
    return _edit(api, message, replace(message.content, formatted=formatted, above=above), keyboard)


def edit_media(api: BotApi, params: Params) -> Json:
    """A text may become a photo so; never the other way round."""
    media = _media(params)
    formatted, source = text.caption(media, api.world.users), files.source(media, "media", NO_MEDIA)
    keyboard, message = keyboards.inline(params), _editable(api, params)
    if not may(api, message.chat, "photos"):
        raise bad("CHAT_SEND_PHOTOS_FORBIDDEN")
    pay(api, message.chat)
    photo = files.photo(api, params, source)
    above, spoiler = media.flag("show_caption_above_media"), media.flag("has_spoiler")
    return _change(api, message, Content(formatted, photo, above=above, spoiler=spoiler), keyboard)


def edit_markup(api: BotApi, params: Params) -> Json:
    keyboard, message = keyboards.inline(params), _editable(api, params)
    return _edit(api, message, message.content, keyboard)


def _editable(api: BotApi, params: Params) -> Message:
    chat = chat_of(api, params, "edit")
    message = message_of(api, params, chat, "edit")
    if message.sender is not api.world.bot or message.service or api.world.inaccessible(message):
        raise bad("message can't be edited")
    return message


def _media(params: Params) -> Params:
    """The photo that is to stand there, as parameters of their own."""
    given = params.mapping("media") or {}
    if given.get("type") != "photo":
        raise bad("can't parse InputMedia: media type isn't supported")
    media = Params(params.method, {}, params.uploads, params.mistakes, params.taken)
    fill(media, INPUT_MEDIA_PHOTO, {name: value for name, value in given.items() if value is not None})
    return media


def _edit(api: BotApi, message: Message, content: Content, keyboard: Keyboard) -> Json:
    pay(api, message.chat)
    return _change(api, message, content, keyboard)


def _change(api: BotApi, message: Message, content: Content, keyboard: Keyboard) -> Json:
    if (content, keyboard) == (message.content, message.keyboard):
        raise bad(NOT_MODIFIED)
    api.world.edit(message, content, keyboard)
    return wire.message(message, api.world.users)


HANDLERS: dict[str, Handler] = {
    "editMessageText": edit_text,
    "editMessageCaption": edit_caption,
    "editMessageMedia": edit_media,
    "editMessageReplyMarkup": edit_markup,
}
