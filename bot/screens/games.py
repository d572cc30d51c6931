"""How each game looks. A new game is a folder of screens and one line here."""

from __future__ import annotations

from bot.screens.aforator.screens import AFORATOR
from bot.screens.game import GameScreens
from bot.screens.raiders.screens import RAIDERS
from bot.screens.upturn.screens import UPTURN

GAMES: dict[str, GameScreens] = {
    "upturn": UPTURN,
    "aforator": AFORATOR,
    "raiders": RAIDERS,
}
"""By the game's id."""


def of(game: str) -> GameScreens:
    """The screens of a game. Raises LookupError."""
    return GAMES[game]
