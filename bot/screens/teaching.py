"""How people come to know a game at the table: its rules in a minute, its signs, and the first steps under a hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.callback_data import Press, Verb
from bot.screens import games as game_screens
from bot.screens import lesson
from bot.screens.frame import header
from bot.screens.keyboard import ROOM, abreast
from bot.screens.lesson import SIGNS
from bot.screens.markup import ALERT, bold, is_caption, lines, plain, quote
from bot.screens.screen import Button, Row, Scene, Screen
from bot.text.names import units
from bot.text.words import Html, Words, escaped

COMMON: Mapping[str, Sequence[str]] = {
    "turn": ("👉",),
    "late": ("⏳",),
    "undo": ("↩️",),
    "stand-in": ("🤖",),
    "away": ("🌴",),
}
"""Signs of every game."""


def minute(words: Words, game: str) -> Screen:
    """The rules in a minute, in private; from there one comes to all of them."""
    title = bold(f"{words.text(f'sign-{game}')} {words.text(f'game-{game}')} · {words.text('minute-title')}")
    all_of_them = Button(words.text("button-all-rules"), Press(Verb.RULES, choice=game).data())
    return Screen(lines(title, "", *_minute(words, game, legend(words, game))), ((all_of_them,),))


def hand(scene: Scene, menu: str, head: str) -> Screen:
    """A hand, with what its owner has yet to learn; or what its signs mean."""
    screen = game_screens.of(scene.table.game).hand(scene, menu, head)
    if scene.table.status != "playing":
        return screen
    if menu == SIGNS:
        return _signs_page(scene, screen)
    signs = scene.button(scene.words.text("button-signs"), Verb.LOOK, SIGNS)
    rows = screen.rows if menu else _beside(screen.rows, signs)
    return replace(screen, text=_taught(scene, screen, menu), rows=rows)


def explained(scene: Scene, piece: str) -> str:
    """What a piece is and does, or what the signs of the board mean, in at most 200 characters; empty for neither."""
    return _signs_alert(scene) if piece == SIGNS else game_screens.of(scene.table.game).explained(scene, piece)


def legend(words: Words, game: str) -> Iterator[tuple[Sequence[str], str]]:
    """The signs of a game's board and hands, and what they mean."""
    for key, signs in game_screens.of(game).lesson.signs.items():
        yield signs, words.text(f"{game}-sign-{key}")


def at_table(scene: Scene) -> Iterator[tuple[Sequence[str], str]]:
    """Those of them which this table may show."""
    game = scene.table.game
    idle = {*game_screens.of(game).lesson.idle(scene)}
    every = zip(game_screens.of(game).lesson.signs, legend(scene.words, game), strict=True)
    return (told for key, told in every if key not in idle)


def _taught(scene: Scene, screen: Screen, menu: str) -> Html:
    """The hand's text, and of somebody's first game of its kind what they learn; under a picture as far as there is
    room: signs have a button of their own.
    """
    own, said = scene.seated, escaped(screen.text)
    if not own.novice:
        return said
    steps = list(_steps(scene, menu)) if own.asked else []
    if menu or lesson.moved(scene, menu):
        return lines(said, *steps)
    whole, short = (lines(said, *steps, _rules(scene, told)) for told in (at_table(scene), iter(())))
    if screen.drawing is None or is_caption(whole):
        return whole
    return short if is_caption(short) else lines(said, *steps)


def _steps(scene: Scene, menu: str) -> Iterator[Html]:
    """The first steps that are left to do."""
    words, game = scene.words, scene.table.game
    steps = game_screens.of(game).lesson.steps
    if left := [words.html(f"{game}-step-{step.key}") for step in steps if not step.done(scene, menu)]:
        yield quote([words.html("steps-title"), *left])


def _rules(scene: Scene, signs: Iterator[tuple[Sequence[str], str]]) -> Html:
    """What is told until the first move."""
    words = scene.words
    return quote([bold(words.text("minute-title")), *_minute(words, scene.table.game, signs)], expandable=True)


def _minute(words: Words, game: str, signs: Iterator[tuple[Sequence[str], str]]) -> Iterator[Html]:
    """Five sentences, a line each, and signs of the game."""
    yield words.html(f"{game}-minute")
    if told := tuple(_told(words, signs)):
        yield Html("")
        yield from told


def _common(words: Words) -> Iterator[tuple[Sequence[str], str]]:
    return ((signs, words.text(f"signs-{key}")) for key, signs in COMMON.items())


def _told(words: Words, signs: Iterator[tuple[Sequence[str], str]]) -> Iterator[Html]:
    return (words.html("sign-means", signs=" ".join(alike), means=means) for alike, means in signs)


def _signs_page(scene: Scene, hand: Screen) -> Screen:
    """All of them, in place of what a hand says."""
    words = scene.words
    told = (*_told(words, at_table(scene)), *_told(words, _common(words)), words.html("signs-unfit"))
    back = (scene.button(words.text("button-back"), Verb.LOOK, epoch=scene.seated.epoch),)
    return replace(hand, text=lines(header(scene), "", *told), rows=(back,))


def _signs_alert(scene: Scene) -> str:
    """Those that stand on the board now, as many as there is room for; the game's own in the title tells nothing."""
    words, there = scene.words, plain(game_screens.of(scene.table.game).board(scene).text).removeprefix(scene.sign)
    known = (*legend(words, scene.table.game), *_common(words))
    present = (([sign for sign in signs if sign in there], means) for signs, means in known)
    told = [words.text("sign-means", signs=" ".join(signs), means=means) for signs, means in present if signs]
    while units("\n".join(told)) > ALERT:
        told.pop()
    return "\n".join(told) or words.text("toast-over")


def _beside(rows: tuple[Row, ...], button: Button) -> tuple[Row, ...]:
    """The rows with one more button: in the last one, if all there have room."""
    last = (*rows[-1], button) if rows else (button,)
    joined = tuple(abreast(last, min(len(last), max(ROOM))))
    return (*rows[:-1], *joined) if len(joined) == 1 else (*rows, (button,))
