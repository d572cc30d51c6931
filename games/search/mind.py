"""How a strong rival thinks about one game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games.game import AnyGame
from games.rival import Chooser
from games.search.guide import Guide
from games.search.judge import Weights


@dataclass(frozen=True, slots=True)
class Mind:
    """What a search needs of a game; `games.catalogue.mind_of` has that of each."""

    book: AnyGame
    guide: Guide
    weights: Weights
    sensible: Chooser
    """Whose moves are thought of first."""

    def table(self, view: Any, chance: int) -> Any:
        """A state that the View could be of, as it is played on."""
        return self.guide.posed(self.book.imagined(view, chance))
