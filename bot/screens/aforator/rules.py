"""What there is to read about Aforator: the rules on one page, the kinds of cards on some more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.screens.markup import joined, lines
from bot.text.words import Html, Words
from games.aforator.deck import KIND, Kind

A_PAGE = 3
"""Kinds on a page."""


def pages(words: Words) -> Sequence[Html]:
    kinds = [lines(*_kind(words, kind)) for kind in KIND]
    return (
        words.html("aforator-rules"),
        *(joined("\n\n", kinds[at : at + A_PAGE]) for at in range(0, len(kinds), A_PAGE)),
    )


def _kind(words: Words, kind: Kind) -> Iterator[Html]:
    """What the kind does, and which it undoes and why."""
    key = f"aforator-kind-{kind.id}"
    yield words.html("aforator-kind", sign=kind.emoji, kind=words.text(key))
    yield words.html("aforator-card-kon", ability=words.text(f"{key}-kon"))
    yield words.html("aforator-card-table", ability=words.text(f"{key}-table"))
    undone = "".join(KIND[other].emoji for other in kind.neutralises)
    yield words.html("aforator-kind-undoes", undoes=undone, why=words.text(f"{key}-why"))
