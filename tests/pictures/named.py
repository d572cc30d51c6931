"""The names of all samples, as their golden pictures have them: so that none is put together before its test."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import pytest

from bot.sheet.sample import Sample
from bot.sheet.samples import GAMES
from bot.text.words import LANGUAGES, speak

GOLDEN = Path(__file__).parent / "golden"
WRITING = os.environ.get("KON_GOLDEN") == "write"


@cache
def samples(language: str) -> dict[str, Sample]:
    """Of all games, by name."""
    words = speak(language)
    return {sample.name: sample for told in GAMES.values() for sample in told(words)}


def golden() -> list[tuple[str, str]]:
    """Language and name of each that has a golden picture, or is to have one."""
    if WRITING:
        return wanted()
    return sorted((path.parent.name, path.stem) for path in GOLDEN.glob("*/*.png"))


def wanted() -> list[tuple[str, str]]:
    """Everything in the first language; in others what differs most, and is seen first."""
    return sorted(
        (language, name)
        for language in LANGUAGES
        for name, sample in samples(language).items()
        if language == LANGUAGES[0] or (sample.group and not sample.extreme)
    )


def of_game(game: str) -> list[str]:
    """The names of a game's samples, which are the same in every language."""
    return [name for language, name in golden() if language == LANGUAGES[0] and name.startswith(f"{game}-")]


def on_samples(game: str) -> pytest.MarkDecorator:
    """A test of each of a game's samples, in every language."""
    named = [(language, name) for language in LANGUAGES for name in of_game(game)]
    return pytest.mark.parametrize(("language", "name"), named)
