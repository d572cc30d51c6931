"""What is said in the first practice of a game: short, and about what lies there."""

import re
from collections.abc import Callable
from itertools import chain
from typing import cast

import pytest

from bot.text.words import LANGUAGES, speak
from games.aforator.deck import CARDS, KIND_OF, KINDS, WORTH
from games.aforator.tally import tally
from games.catalogue import newest
from games.game import AnyGame
from games.lesson import LEARNER, Lesson, Stage, lesson_of, walked
from games.raiders import estates, repertoire
from games.raiders.clash import project
from games.raiders.draft import HAND
from games.raiders.fighters import FACES, MIGHT, TRICKS
from games.raiders.moves import Capture, Play
from games.raiders.piles import cash
from games.raiders.state import raid

LONGEST = 140
"""Of a sentence: what is read at a glance."""
SECONDS = 180
A_CHARACTER = 1 / 12
"""Seconds in which it is read, without haste."""
A_STEP = 5
"""Seconds that a step takes besides."""
TAUGHT = [book for book in newest() if lesson_of(book)]

of_every_lesson = pytest.mark.parametrize("book", TAUGHT, ids=lambda book: book.id)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def stages(book: AnyGame) -> list[Stage]:
    return [*walked(book, cast(Lesson, lesson_of(book)))]


def sentences(book: AnyGame, language: str) -> list[str]:
    """All that could be said in a lesson."""
    words, keys = speak(language), [stage.step.key for stage in stages(book)]
    return [words.text(f"{book.id}-lesson-{key}") for key in chain(keys, (f"{key}-else" for key in keys), ["done"])]


def numbers(said: str) -> set[int]:
    return {int(number.replace("−", "-")) for number in re.findall(r"−?\d+", said)}


@in_every_language
@of_every_lesson
def test_a_sentence_is_short(book: AnyGame, language: str) -> None:
    assert [text for text in sentences(book, language) if len(text) > LONGEST] == []


@in_every_language
@of_every_lesson
def test_a_lesson_takes_three_minutes_at_most(book: AnyGame, language: str) -> None:
    """Even if at every step another move is tried first."""
    read = "".join(sentences(book, language))
    assert len(read) * A_CHARACTER + len(stages(book)) * A_STEP <= SECONDS


@in_every_language
@of_every_lesson
def test_the_numbers_that_are_said_can_be_seen(book: AnyGame, language: str) -> None:
    words, see = speak(language), SEEN[book.id]
    for stage in stages(book):
        for key in (stage.step.key, f"{stage.step.key}-else"):
            assert numbers(words.text(f"{book.id}-lesson-{key}")) <= see(stage), key
    assert numbers(words.text(f"{book.id}-lesson-done")) <= see(stage._replace(before=stage.after))


@in_every_language
@of_every_lesson
def test_what_is_to_be_tried_is_called_as_everywhere(book: AnyGame, language: str) -> None:
    """But for its last letter: Russian declines it."""
    words = speak(language)
    for stage in stages(book):
        said = words.text(f"{book.id}-lesson-{stage.step.key}")
        for key in chain.from_iterable(map(CALLED[book.id], stage.step.tries)):
            assert words.text(key)[:-1] in said, (stage.step.key, key)


def _upturn(stage: Stage) -> set[int]:
    """Tiles of one's own and on the table."""
    return {*stage.before.racks[LEARNER], *stage.before.board.tiles()}


def _aforator(stage: Stage) -> set[int]:
    """Worths, the sum of the Kon, and what it comes to."""
    state, move = stage.before, stage.step.tries[0]
    kon = (*state.kon, (LEARNER, CARDS[move[1:]])) if move.startswith("k") else state.kon
    worths = {WORTH[card] for card in (*state.hands[LEARNER], *(card for _, card in kon))}
    return {*worths, *(tally(some, state.tables).sum for some in (state.kon, kon))}


def _raiders(stage: Stage) -> set[int]:
    """Mights, what tricks add, what property brings, бабки before and after, and to how many cards one draws up."""
    state, lots, hand = stage.before, (*stage.before.lots, *stage.after.lots), stage.before.hands[LEARNER]
    fight = project(state.lots, raid(state), state.pile)
    things = {(estates.MIGHT[lot.estate], *_brings(estates.CASH[estates.KIND[lot.estate]])) for lot in lots}
    mights = {MIGHT[fighter] for fighter in (*hand, state.fighter, *(lot.guard for lot in lots))}
    tricks = {trick.amount for card in hand if (trick := TRICKS[card])}
    cashes = {cash(some.lots, 2)[LEARNER] for some in (state, stage.after)}
    return {*mights, *chain(*things), *tricks, *cashes, fight.attack or 0, HAND}


def _brings(cash: tuple[int, ...]) -> tuple[int, int]:
    """Two of a kind: with their bonus, and without."""
    return cash[2], 2 * cash[1]


SEEN: dict[str, Callable[[Stage], set[int]]] = {"upturn": _upturn, "aforator": _aforator, "raiders": _raiders}
"""By game: the numbers that there are at a step."""


def _of_aforator(code: str) -> list[str]:
    return [f"aforator-kind-{KINDS[KIND_OF[CARDS[code[1:]]]]}"]


def _of_raiders(code: str) -> list[str]:
    """A fighter and the property that he is after, or a trick."""
    move = repertoire.by_code(code)
    if isinstance(move, Capture):
        thing = estates.KINDS[estates.KIND[move.estate]]
        return [f"raiders-fighter-{FACES[move.fighter]}", f"raiders-property-{thing}"]
    return [f"raiders-trick-{FACES[move.card][0]}"] if isinstance(move, Play) else []


CALLED: dict[str, Callable[[str], list[str]]] = {
    "upturn": lambda _: [],
    "aforator": _of_aforator,
    "raiders": _of_raiders,
}
"""By game: the keys of what a move is called; numbers are called nothing."""
