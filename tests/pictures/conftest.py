"""What of the pictures is looked at: in the quick part, of each game the scenes that are seen most, in Russian; in
`make test` a third of all others; with KON_PICTURES=all everything, as after a change of the kit.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

OF_SAMPLES = re.compile("samples|golden|sheet")
SEEN_MOST = re.compile("(ru-)?(upturn|aforator|raiders)-(board|hand|end|capture)(-ru)?")
EVERY = 1 if os.environ.get("KON_PICTURES") == "all" or os.environ.get("KON_GOLDEN") else 3


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here, number = Path(__file__).parent, 0
    kept: list[pytest.Item] = []
    for item in items:
        given = re.search(r"\[(.*)\]", item.name)
        mine = item.path.is_relative_to(here) and OF_SAMPLES.search(item.path.name)
        if mine and given and not SEEN_MOST.fullmatch(given[1]):
            item.add_marker(pytest.mark.slow)
            number += 1
            if number % EVERY:
                continue
        kept.append(item)
    items[:] = kept
