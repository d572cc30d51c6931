"""The samples of all games: a module `samples` of each game's own finds them; a new game is a line here."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.sheet import aforator, raiders, upturn
from bot.sheet.sample import Sample
from bot.text.words import Words

GAMES: dict[str, Callable[[Words], Iterator[Sample]]] = {
    "upturn": upturn.samples,
    "aforator": aforator.samples,
    "raiders": raiders.samples,
}
"""By the game's id."""
