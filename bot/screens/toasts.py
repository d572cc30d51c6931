"""What a person hears who tapped something that can't be: one line, for them alone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.markup import fitted
from bot.text import names as naming
from bot.text.words import Argument, Words
from games.game import Refused


def toast(words: Words, refused: Refused, names: Sequence[str] = ()) -> str:
    """The reason in words, in at most 200 characters. `names`: of the people at the table, by seat."""
    details: dict[str, Argument] = dict(refused.details)
    seat = details.get("seat")
    if isinstance(seat, int):
        details["name"] = names[seat] if seat < len(names) else words.text("player", n=seat + 1)
    elif "name" in details:
        details["name"] = _named(words, str(details["name"]))
    return fitted(words.text(f"toast-{refused.reason}", **details))


def _named(words: Words, name: str) -> str:
    shown = naming.cut(naming.clean(name), naming.IN_TEXT) or words.text("player", n=1)
    return naming.in_text(shown)
