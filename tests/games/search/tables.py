"""What a guide makes of a table, for tests."""

from __future__ import annotations

from typing import Any

from games.catalogue import guide_of, weights_of
from games.game import AnyGame
from games.search.judge import Shares, judged, read


def shares(book: AnyGame, state: Any) -> Shares:
    """The chances of each side of a quiet table."""
    guide, file = guide_of(book), weights_of(book)
    assert file is not None
    assert guide.quiet(state)
    return judged(guide, read(file), state, guide.sides(state))
