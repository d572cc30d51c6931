"""What lies in a pile can be read, whatever it is and whatever became of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.pictures.raiders.scenes import RaidersCapture
from bot.pictures.raiders.values import Icon
from bot.screens.raiders.drawn import line
from bot.sheet.raiders import samples
from bot.text.words import LANGUAGES, Words, speak
from games.raiders.fighters import EFFECTS, FACES, FIGHTS, TRICKS
from tests.pictures.watched import check


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_lies_in_a_pile_can_be_read_though_it_is_struck(language: str) -> None:
    """A long word of low letters has most of them along the stroke."""
    drawing = next(sample.drawing for sample in samples(speak(language)) if sample.name == "raiders-capture")
    assert isinstance(drawing, RaidersCapture)
    first, *others = drawing.left.rows
    for name in named(speak(language)):
        struck = replace(first, name=name, dead=True)
        check(replace(drawing, left=replace(drawing.left, rows=(struck, *others))))


def named(words: Words) -> set[str]:
    """Whatever may lie there: tricks, effects and fighters."""
    faces = [(face, card) for card, face in enumerate(FACES)]
    keys = {f"raiders-trick-{face[0]}" for face, card in faces if TRICKS[card]}
    keys |= {f"raiders-effect-{face}" for face, card in faces if EFFECTS[card]}
    keys |= {f"raiders-fighter-{face}" for face, card in faces if FIGHTS[card]}
    return {words.text(key) for key in keys}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_property_takes_stays_beside_the_sign_of_the_end_however_long_the_condition(language: str) -> None:
    drawing = next(sample.drawing for sample in samples(speak(language)) if sample.name == "raiders-capture")
    assert isinstance(drawing, RaidersCapture)
    when = (*line("W" * 40), Icon("might"), " 8")
    check(replace(drawing, verdict=replace(drawing.verdict, when=when)))
