"""Nobody's property is told whole, whatever lies there together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product

import pytest

from bot.pictures.raiders.board import ACROSS
from bot.pictures.raiders.scenes import RaidersBoard
from bot.pictures.raiders.values import Free
from bot.screens.raiders.drawn import kind_of
from bot.screens.raiders.pieces import cash_of, property_name, worth
from bot.sheet.raiders import samples
from bot.text.words import Words, speak
from games.raiders import estates
from tests.pictures.watched import check, layout

MANY = 4
"""Of a kind."""


@pytest.mark.parametrize("language", ["ru", pytest.param("en", marks=pytest.mark.slow)])
def test_names_of_what_is_free_are_whole_and_say_how_many_there_are(language: str) -> None:
    words = speak(language)
    drawing = next(sample.drawing for sample in samples(words) if sample.name == "raiders-board")
    assert isinstance(drawing, RaidersBoard)
    named = 0
    for free in together(words):
        _, seen = layout(replace(drawing, free=free))
        written = {run.run.words for run in seen.written}
        cut = [run for run in seen.written if run.run.words != run.asked]
        assert cut == [], free
        for one in free:
            if any(word.startswith(one.name) for word in written):
                named += 1
                assert (f"{one.name} ×{one.n}" if one.n > 1 else one.name) in written
    assert named


@pytest.mark.parametrize("n", [7, 8, 9])
def test_among_27_free_houses_no_coin_covers_another(n: int) -> None:
    words = speak("ru")
    drawing = next(sample.drawing for sample in samples(words) if sample.name == "raiders-board")
    kinds = next(free for free in together(words) if len(free) == 3)
    check(replace(drawing, free=tuple(replace(one, n=n) for one in kinds)))


def together(words: Words) -> Iterator[tuple[Free, ...]]:
    """Up to as many kinds as are named, the longest names and the shortest; of each one, or many."""
    first: dict[str, Free] = {}
    for estate in range(len(estates.KIND)):
        name = property_name(words, estate)
        first[name] = Free(kind_of(estate), name, worth(estate), cash_of(estate), 1)
    by_length = sorted(first, key=len)
    for number in range(1, ACROSS + 1):
        for names in combinations((*by_length[:2], *by_length[-2:]), number):
            for counts in product((1, MANY), repeat=number):
                yield tuple(replace(first[name], n=n) for name, n in zip(names, counts, strict=True))
