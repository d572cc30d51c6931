"""Screens as parameters of Bot API calls."""

from __future__ import annotations

from typing import Any

from bot.screens.screen import Button, Screen

NO_PREVIEW = {"is_disabled": True}


def content(screen: Screen) -> dict[str, Any]:
    """What a text message shows, as parameters."""
    told = {"text": screen.text, "parse_mode": "HTML", "link_preview_options": NO_PREVIEW}
    return {**told, "reply_markup": markup(screen)}


def captioned(screen: Screen) -> dict[str, Any]:
    """What a photo tells."""
    return {"caption": screen.text, "parse_mode": "HTML"}


def markup(screen: Screen) -> dict[str, Any] | None:
    """The keyboard. None also takes the one away that an edited message has."""
    rows = [[_button(button) for button in row] for row in screen.rows if row]
    return {"inline_keyboard": rows} if rows else _question(screen.asks)


def _question(hint: str) -> dict[str, Any] | None:
    """Makes the reader's Telegram open the field for an answer; in groups only that of who is mentioned."""
    return {"force_reply": True, "selective": True, "input_field_placeholder": hint} if hint else None


def _button(button: Button) -> dict[str, str]:
    fields = {"text": button.label, "url": button.url, "callback_data": button.data, "style": button.style}
    return {name: value for name, value in fields.items() if value}
