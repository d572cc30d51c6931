"""Hands of whole games of UpTurn as pictures: what is drawn and what can be tapped have the same rows and order."""

from __future__ import annotations

from bot.callback_data import Verb, parse
from bot.pictures.upturn.scenes import Held, Tile, UpTurnChoices, UpTurnHand
from bot.screens import games, keyboard
from bot.screens.screen import Button, Screen
from tests.bot.screens.courses import Course, drawn, on_some_courses
from tests.bot.screens.stage import buttons
from tests.pictures.states import hands_of, in_private

SIGNS = {"up": "⬆️", "down": "⬇️", "updown": "↕️", "skip1": "🚫1", "skip2": "🚫2", "joker": "🃏"}
EXTRAS = {"penalty": "✋", "twin": "👯", "plain": ""}
DRAWS = games.of("upturn")
every_course = on_some_courses("upturn")


@every_course
def test_tiles_stand_on_shelves_as_their_buttons_do(course: Course) -> None:
    for session in drawn(course):
        for seat in session.awaited:
            screen = DRAWS.hand(in_private(session, seat), "", "")
            if isinstance(screen.drawing, UpTurnHand):
                shelves = [labels(shelf) for shelf in screen.drawing.shelves]
                rows = [[button.label for button in row] for row in screen.rows]
                few = shelves if len(shelves) <= keyboard.FEW else shelves[: keyboard.FEW - 1]
                assert rows[: len(few)] == few
                assert (rows[len(few)] == ["Ещё…"]) == (few != shelves)


def labels(shelf: tuple[Held, ...]) -> list[str]:
    """The buttons of what stands there."""
    (first, *_) = shelf
    if first.ways:
        return [f"{sign(first.tile)} {way}" for way in ("молча", "📢")]
    return [
        f"{'' if held.fits else '· '}{sign(held.tile)}{f'×{held.n}' if held.n > 1 else ''}{' ●' if held.drawn else ''}"
        for held in shelf
    ]


def sign(tile: Tile) -> str:
    return SIGNS.get(tile.kind) or f"{tile.number}{EXTRAS[tile.kind]}"


@every_course
def test_answers_stand_in_rows_as_their_buttons_do(course: Course) -> None:
    for session in drawn(course):
        for seat in session.awaited:
            view = in_private(session, seat)
            for screen in hands_of(view):
                if isinstance(screen.drawing, UpTurnChoices) and moving(screen):  # else what signs mean, or news
                    rows = [[button for button in row if moves(button)] for row in screen.rows]
                    assert [len(row) for row in rows if row] == [len(row) for row in screen.drawing.rows]
                    assert [said for said, _ in pairs(screen)] == [bool("📢" in b.label) for _, b in pairs(screen)]
                    for choice, button in zip(choices(screen.drawing), moving(screen), strict=True):
                        if choice.seat is not None:
                            assert view.shorts[choice.seat] in button.label
                        if choice.gifts:
                            assert button.label.removesuffix(" 📢").endswith(f"🎁{choice.gifts}")


def choices(drawing: UpTurnChoices) -> list:
    return [choice for row in drawing.rows for choice in row]


def moves(button: Button) -> bool:
    return bool(button.data) and parse(button.data).verb is Verb.MOVE


def moving(screen: Screen) -> list[Button]:
    return [button for button in buttons(screen) if moves(button)]


def pairs(screen: Screen) -> list[tuple[bool, Button]]:
    assert isinstance(screen.drawing, UpTurnChoices)
    return [(choice.said, button) for choice, button in zip(choices(screen.drawing), moving(screen), strict=True)]
