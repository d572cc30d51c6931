"""The commands that Telegram's menu offers, by scope; what they do is said in `locales/`."""

from __future__ import annotations

from typing import Literal

from bot.text.words import Words

Scope = Literal["group", "private"]

COMMANDS: dict[Scope, tuple[str, ...]] = {
    "group": (
        "new",
        "join",
        "leave",
        "table",
        "hand",
        "rules",
        "log",
        "nudge",
        "stop",
        "kick",
        "offer",
        "away",
        "settings",
        "lang",
        "help",
    ),
    "private": ("games", "away", "settings", "rules", "lang", "help"),
}


def menu(words: Words, scope: Scope) -> tuple[tuple[str, str], ...]:
    """Each command with its description, in the order of the menu."""
    return tuple((name, words.text(f"command-{scope}-{name}")) for name in COMMANDS[scope])
