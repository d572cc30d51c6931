"""Practice in private: which game, against whom, and what stands below such a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.callback_data import Press, Verb, whole
from bot.screens import games as game_screens
from bot.screens import hints
from bot.screens.frame import POST, game_rows
from bot.screens.lesson import SIGNS
from bot.screens.markup import joined, lines, quote
from bot.screens.news import MENU as NEWS
from bot.screens.options import TICK
from bot.screens.pending import SURE
from bot.screens.screen import Button, Row, Scene, Screen
from bot.text.game_names import game_named
from bot.text.words import Html, Words
from games import catalogue
from games.game import Event
from games.lesson import lesson_of
from games.levels import LEVELS, Level

CONSEQUENCES = 2
"""Lines about what would come of a move."""
MOST = 3
"""Rivals of whoever practises."""
GO, LESSON = "go", "lesson"


class Wish(NamedTuple):
    """What somebody wants to practise."""

    game: str
    rivals: int
    level: Level
    now: bool = False
    """Whether it is to begin."""
    lesson: bool = False
    """Whether it is to be the guided one."""

    @property
    def choice(self) -> str:
        """As buttons carry it."""
        if self.lesson:
            return f"{self.game}.{LESSON}"
        return ".".join((self.game, str(self.rivals), self.level, *((GO,) if self.now else ())))


def wish_of(choice: str) -> Wish | None:
    """What a button wishes, brought to what there is; None: no game."""
    named, count, level, go = (*choice.split("."), "", "", "", "")[:4]
    if not named or game_named(named) != named:
        return None
    numbers = rivals_of(named)
    if count == LESSON:
        return Wish(named, numbers[0], "sensible", now=True, lesson=True)
    number = whole(count, digits=1)
    known = level if level in LEVELS else "sensible"
    return Wish(named, number if number in numbers else numbers[0], known, go == GO)


def rivals_of(game: str) -> tuple[int, ...]:
    """With how many rivals it can be practised."""
    seats = catalogue.game(game).seats
    return tuple(n for n in range(1, MOST + 1) if n + 1 in seats)


def which_game(words: Words) -> Screen:
    """The question what to practise."""
    return Screen(words.html("practice-which"), tuple(game_rows(words, Verb.PRACTICE)))


def against(words: Words, wish: Wish) -> Screen:
    """Against how many, and how good they are."""
    question = words.html("practice-ask", **_named(words, wish))
    means = words.html(f"rivals-means-{wish.level}")
    return Screen(lines(question, means), tuple(_against(words, wish)))


def guided_first(words: Words, wish: Wish) -> Screen:
    """Whoever practises a game for the first time is offered its lesson."""
    guided = Press(Verb.PRACTICE, choice=wish._replace(lesson=True).choice)
    free = Press(Verb.PRACTICE, choice=wish.choice)
    rows = (
        (Button(words.text("button-lesson-begin"), guided.data(), style="success"),),
        (Button(words.text("button-lesson-skip"), free.data()),),
    )
    return Screen(words.html("lesson-offer", **_named(words, wish)), rows)


def guide(scene: Scene, menu: str) -> Iterator[Html]:
    """What a lesson says below the hand, and in its menus of moves: what would have come of another move, then the
    step.
    """
    words, game, own = scene.words, scene.table.game, scene.seated
    if own.guide is None or menu == SIGNS or menu.startswith(NEWS):
        return
    if own.guide.key == "done":
        yield quote([words.html(f"{game}-lesson-done")])
        return
    if own.guide.tried:
        told = _told(scene, own.guide.consequence)
        yield quote([*told, words.html(f"{game}-lesson-{own.guide.key}-else")])
    step = words.text(f"{game}-lesson-{own.guide.key}")
    yield words.html("lesson-step", n=own.guide.number, of=own.guide.of, step=step)


def _told(scene: Scene, events: tuple[Event, ...]) -> Iterator[Html]:
    """What would have come of a move, as any table tells it; the first two lines."""
    game = game_screens.of(scene.table.game)
    beats = game.beats(events)[:CONSEQUENCES]
    said = [game.told(scene, tuple(events[at] for at in beat)) for beat in beats]
    if said:
        yield scene.words.html("lesson-else", told=joined("; ", said))


def begun(words: Words, wish: Wish) -> Screen:
    """What becomes of the question once the table stands below it."""
    return Screen(words.html("practice-begun", **_named(words, wish)))


def way(words: Words) -> Button:
    """Into practice."""
    return Button(words.text("button-practice"), Press(Verb.PRACTICE).data())


def row(scene: Scene) -> Row:
    """Below the hand of whoever practises."""
    words = scene.words
    hint = (hints.button(scene),) if scene.seated.hints else ()
    return (
        *hint,
        scene.button(words.text("button-log"), Verb.LOG, POST),
        scene.button(words.text("button-practice-end"), Verb.STOP, SURE),
    )


def _named(words: Words, wish: Wish) -> dict[str, str]:
    return {"sign": words.text(f"sign-{wish.game}"), "game": words.text(f"game-{wish.game}")}


def _against(words: Words, wish: Wish) -> Iterator[Row]:
    yield tuple(
        _button(words.text("button-practice-rivals", n=n), wish._replace(rivals=n), ticked=n == wish.rivals)
        for n in rivals_of(wish.game)
    )
    yield tuple(
        _button(words.text(f"button-rival-{level}"), wish._replace(level=level), ticked=level == wish.level)
        for level in LEVELS
    )
    if lesson_of(catalogue.game(wish.game)):
        yield (_button(words.text("button-lesson"), wish._replace(lesson=True), ticked=False),)
    start = Press(Verb.PRACTICE, choice=wish._replace(now=True).choice)
    yield (Button(words.text("button-start"), start.data(), style="success"),)


def _button(label: str, wish: Wish, *, ticked: bool) -> Button:
    return Button(label + (TICK if ticked else ""), Press(Verb.PRACTICE, choice=wish.choice).data())
