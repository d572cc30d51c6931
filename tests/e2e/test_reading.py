"""The transcripts by which a game is read as newcomers do."""

from __future__ import annotations

from random import Random

import pytest

from tests.e2e.house import House
from tests.reading.visits import Reading

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", ["ru", "en"])
async def test_a_game_can_be_read_from_the_invitation_to_the_log(here: House, language: str) -> None:
    told: list[str] = []
    reading = Reading(here, "upturn", language, 2, Random(language), told.append)
    await reading.gathers({"gifts": False})
    await reading.plays()
    text = "\n".join(told)
    minute, end, log = {
        "ru": ("Правила за минуту", "🏆", "вся игра по ходам"),
        "en": ("Rules in a minute", "🏆", "the whole game, move by move"),
    }[language]
    assert text.index(minute) < text.index("=====") < text.index(end) < text.index(log)
    assert "doesn't end" not in text
    assert "NoButton" not in text
