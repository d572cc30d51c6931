"""The text or caption of a call: parsed, finished, measured."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.sandbox import markup
from bot.sandbox.errors import bad
from bot.sandbox.formatted import Entity, Formatted, finish, utf16
from bot.sandbox.model import User
from bot.sandbox.params import Params

MAX_TEXT, MAX_CAPTION = 4096, 1024
"""UTF-16 units, after entities."""
_TYPES = frozenset(
    {
        *markup.TAGS.values(),
        *("expandable_blockquote", "text_mention", "mention", "hashtag", "cashtag", "bot_command", "url", "email"),
        *("phone_number", "bank_card_number", "custom_emoji"),
    }
)


def text(params: Params, users: Mapping[int, User], too_long: str) -> Formatted:
    """The text of a message. `too_long`: Telegram says it otherwise for edits than for new messages."""
    if not params.text("text").strip():
        raise bad("message text is empty")
    formatted = _formatted(params, params.text("text"), "entities", users)
    if not formatted.text:
        raise bad("text must be non-empty")
    if utf16(formatted.text) > MAX_TEXT:
        raise bad(too_long)
    return formatted


def caption(params: Params, users: Mapping[int, User]) -> Formatted:
    """A caption; there may be none."""
    formatted = _formatted(params, params.text("caption"), "caption_entities", users)
    if utf16(formatted.text) > MAX_CAPTION:
        raise bad("message caption is too long")
    return formatted


def preview(params: Params, formatted: Formatted) -> str:
    """Link preview options, which count only where there is a link."""
    options = params.mapping("link_preview_options")
    if not options or not any(entity.type in ("url", "text_link") for entity in formatted.entities):
        return ""
    return json.dumps(options, sort_keys=True)


def _formatted(params: Params, source: str, entities: str, users: Mapping[int, User]) -> Formatted:
    mode = params.text("parse_mode").lower()
    if mode == "html":
        formatted = markup.parse(source)
    elif mode in ("", "none"):
        formatted = Formatted(source, tuple(_entity(entity) for entity in params.array(entities) or ()))
    else:
        if mode.startswith("markdown"):
            params.wrong("the sandbox knows no Markdown")
        raise bad("unsupported parse_mode")
    known = (e for e in formatted.entities if e.type != "text_mention" or e.user in users)
    return finish(Formatted(formatted.text, tuple(known)))


def _entity(entity: Any) -> Entity:
    if not isinstance(entity, dict):
        raise bad("can't parse MessageEntity: expected an Object")
    kind, offset, length = entity.get("type"), entity.get("offset"), entity.get("length")
    if not isinstance(kind, str) or kind not in _TYPES:
        raise bad("can't parse MessageEntity: unsupported type specified")
    if not isinstance(offset, int) or not isinstance(length, int) or offset < 0:
        raise bad("can't parse MessageEntity: wrong offset or length")
    user = entity.get("user") or {}
    return Entity(kind, offset, length, entity.get("url"), user.get("id"), entity.get("language"))
