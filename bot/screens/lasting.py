"""How long a game will take, in words."""

from __future__ import annotations

from math import ceil

from bot.text.moments import DAY, HOUR, MINUTE
from bot.text.words import Words
from games.sessions.expected import LONG, Span

UNITS = (("days", DAY, 2 * DAY), ("hours", HOUR, 2 * HOUR), ("minutes", MINUTE, 0.0))
"""Each with its seconds, and from how long on it is said."""


def in_words(words: Words, span: Span) -> str:
    """«9–14 дней», or «около 9 дней» if that is much the same."""
    unit, seconds, _ = next(unit for unit in UNITS if span.most >= unit[2])
    least, most = max(round(span.least / seconds), 1), max(ceil(span.most / seconds), 1)
    if least >= most:
        return words.text(f"lasts-about-{unit}", n=most)
    return words.text(f"lasts-{unit}", least=least, most=most)


def is_long(span: Span) -> bool:
    """Whether people should be told so before they begin."""
    return span.most > LONG
