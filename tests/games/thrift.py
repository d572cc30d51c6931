"""Strong rivals that think little, so that tests can play whole games with them."""

from __future__ import annotations

from typing import Any

import pytest

from games import catalogue
from games.search.guide import Budget

LITTLE = Budget(playouts=4, plies=1, moves=3)


def thrift(patch: pytest.MonkeyPatch) -> None:
    """Leaves every game's strong rival next to no budget."""
    for game in catalogue.newest():
        guide: Any = catalogue.guide_of(game)
        patch.setattr(guide, "BUDGET", LITTLE)


@pytest.fixture
def thrifty(monkeypatch: pytest.MonkeyPatch) -> None:
    """For as long as a test runs."""
    thrift(monkeypatch)
