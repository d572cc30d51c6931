"""Reply markup, read and checked as Telegram checks it."""

from __future__ import annotations

import json
import re
from typing import Any

from bot.sandbox.errors import Refusal, bad
from bot.sandbox.markup import checked
from bot.sandbox.model import Button, Json, Keyboard
from bot.sandbox.params import Params

MAX_BUTTONS, MAX_IN_ROW, MAX_DATA = 100, 8, 64
"""MAX_DATA in bytes."""
STYLES = frozenset({"primary", "success", "danger"})
_KNOWN = frozenset({"text", "url", "callback_data", "style"})
_OTHER = frozenset(
    {
        "web_app",
        "login_url",
        "switch_inline_query",
        "switch_inline_query_current_chat",
        "switch_inline_query_chosen_chat",
        "copy_text",
        "callback_game",
        "pay",
    }
)
_DECORATION = frozenset({"icon_custom_emoji_id"})


def read(params: Params) -> tuple[Keyboard, Json | None]:
    """The inline keyboard, or markup of another kind as it came. Raises Refusal."""
    markup = params.mapping("reply_markup")
    if not markup:
        return (), None
    if "inline_keyboard" not in markup:
        if not markup.keys() & {"keyboard", "remove_keyboard", "force_reply"}:
            params.wrong(f"reply_markup of no known kind: {sorted(markup)}")
        return (), markup
    rows = markup["inline_keyboard"]
    if not isinstance(rows, list):
        raise bad('Field "inline_keyboard" of the InlineKeyboardMarkup must be an Array')
    keyboard = tuple(row for row in (_row(params, row) for row in rows) if row)
    _check(params, keyboard)
    return keyboard, None


def inline(params: Params) -> Keyboard:
    """The keyboard for an edit, which takes no other kind."""
    keyboard, other = read(params)
    if other is not None:
        raise bad("inline keyboard expected")
    return keyboard


def _row(params: Params, row: Any) -> tuple[Button, ...]:
    if not isinstance(row, list):
        raise bad('Field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays')
    buttons = [_button(params, button) for button in row]
    if any(not button.text for button in buttons):
        params.wrong("a button without text is left out")
    return tuple(button for button in buttons if button.text)


def _button(params: Params, button: Any) -> Button:
    if not isinstance(button, dict):
        raise _unparsed("InlineKeyboardButton must be an Object")
    text = _string(button, "text", required=True)
    url, data = _string(button, "url"), _string(button, "callback_data")
    others = {name: button[name] for name in button.keys() & _OTHER if button[name] is not None}
    if unknown := button.keys() - _KNOWN - _OTHER - _DECORATION:
        params.wrong(f"unknown fields of a button: {sorted(unknown)}")
    if bool(url) + bool(data) + len(others) > 1:
        params.wrong(f"the button {text!r} does several things; Telegram takes one")
    if url:
        return Button(text, url=_link(url), style=_style(button))
    if data:
        return Button(text, data, style=_style(button))
    if not others:
        raise _unparsed("Text buttons are unallowed in the inline keyboard")
    return Button(text, style=_style(button), other=json.dumps(others, sort_keys=True))


def _string(button: Json, name: str, *, required: bool = False) -> str:
    value = button.get(name)
    if value is None:
        if required:
            raise _unparsed(f'Can\'t find field "{name}"')
        return ""
    if not isinstance(value, str):
        raise _unparsed(f'Field "{name}" must be of type String')
    return value


def _style(button: Json) -> str:
    style = _string(button, "style")
    if style and style not in STYLES:
        raise _unparsed("Invalid button style specified")
    return style


def _link(url: str) -> str:
    if re.match(r"tg://user\?id=\d+$", url):
        return url
    link = checked(url)
    if not link:
        raise bad(f"inline keyboard button URL '{url}' is invalid: Wrong HTTP URL")
    return link


def _check(params: Params, keyboard: Keyboard) -> None:
    buttons = [button for row in keyboard for button in row]
    if any(len(button.data.encode()) > MAX_DATA for button in buttons):
        raise bad("BUTTON_DATA_INVALID")
    if len(buttons) > MAX_BUTTONS:
        raise bad("reply markup is too long")
    if any(len(row) > MAX_IN_ROW for row in keyboard):
        params.wrong(f"more than {MAX_IN_ROW} buttons in a row")
        raise bad("reply markup is too long")


def _unparsed(what: str) -> Refusal:
    return bad(f"can't parse inline keyboard button: {what}")
