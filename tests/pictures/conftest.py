"""What of the pictures is looked at in the quick part: of each game the scenes that are seen most, in Russian."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

OF_SAMPLES = re.compile("samples|golden")
SEEN_MOST = re.compile("(ru-)?(upturn|aforator|raiders)-(board|hand|end|capture)(-ru)?")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if not item.path.is_relative_to(here) or not OF_SAMPLES.search(item.path.name):
            continue
        given = re.search(r"\[(.*)\]", item.name)
        if given and not SEEN_MOST.fullmatch(given[1]):
            item.add_marker(pytest.mark.slow)
