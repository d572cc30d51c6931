"""Telegram's HTML, composed: whatever isn't Html yet is escaped on its way in."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import unescape

from bot.text.names import graphemes, units
from bot.text.words import Html, escaped
from games.sessions.seat import Person

ALERT = 200
"""The longest alert or toast, in UTF-16 units to be on the safe side."""
CAPTION = 1024
"""The longest caption of a picture, in UTF-16 units without its tags."""


def bold(text: str) -> Html:
    return Html(f"<b>{escaped(text)}</b>")


def italic(text: str) -> Html:
    return Html(f"<i>{escaped(text)}</i>")


def joined(separator: str, parts: Iterable[str]) -> Html:
    return Html(escaped(separator).join(map(escaped, parts)))


def lines(*parts: str) -> Html:
    """Each part on a line of its own; an empty one is an empty line."""
    return joined("\n", parts)


def quote(parts: Iterable[str], *, expandable: bool = False) -> Html:
    """Quoted lines; of an expandable quote Telegram shows the first three until it is tapped."""
    opening = "blockquote expandable" if expandable else "blockquote"
    return Html(f"<{opening}>{joined(chr(10), parts)}</blockquote>")


def mention(person: int, name: str) -> Html:
    """A name that rings for its owner."""
    return Html(f'<a href="tg://user?id={person}">{escaped(name)}</a>')


def mention_of(person: Person | None, name: str) -> Html:
    """The same, or the bare name of somebody whom nothing rings for."""
    return escaped(name) if person is None else mention(person.id, name)


def plain(html: str) -> str:
    """The text without its tags."""
    return unescape(re.sub(r"<[^>]*>", "", html))


def is_caption(html: str) -> bool:
    """Whether a text is short enough to stand under a picture."""
    return units(plain(html)) <= CAPTION


def fitted(text: str, limit: int = ALERT) -> str:
    """Plain text cut to the limit in UTF-16 units, between graphemes."""
    if units(text) <= limit:
        return text
    kept = ""
    for part in graphemes(text):
        if units(kept + part) >= limit:
            break
        kept += part
    return kept.rstrip() + "…"
