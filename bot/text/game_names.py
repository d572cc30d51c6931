"""The names of games, as people write them."""

from __future__ import annotations

from bot.text.words import LANGUAGES, speak
from games import catalogue


def game_named(text: str) -> str:
    """The id of the game that somebody names: its id, or the beginning of its name in any language; else empty."""
    wanted = "".join(text.split()).casefold()
    if not wanted:
        return ""
    for game in catalogue.newest():
        names = (speak(language).text(f"game-{game.id}") for language in LANGUAGES)
        if any("".join(name.split()).casefold().startswith(wanted) for name in (game.id, *names)):
            return game.id
    return ""
