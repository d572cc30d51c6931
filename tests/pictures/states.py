"""What has to hold of the pictures of any state, however it was reached."""

from __future__ import annotations

from collections.abc import Iterator

from bot.pictures import painters
from bot.pictures.drawing import Drawing
from bot.screens import games
from bot.screens.markup import plain
from bot.screens.screen import Screen
from bot.text.names import units
from games.sessions.session import Session
from tests.bot.screens.guards import redealt
from tests.bot.screens.stage import hands, scene

CAPTION = 1024
"""UTF-16 units that Telegram takes below a picture."""


def for_the_group(session: Session, language: str) -> list[Screen]:
    """What stands in the group as pictures: the board, after the end also the result."""
    drawn, shown = scene(session, language, pictured=True), games.of(session.game)
    return [shown.board(drawn), *([shown.ended(drawn)] if session.status == "finished" else [])]


def for_its_people(session: Session, language: str) -> Iterator[Screen]:
    """Every hand, and every menu that can be opened from it."""
    for seat, _ in session.seats():
        yield from (screen for _, screen in hands(scene(session, language, seat=seat, pictured=True)))


def drawing_of(screen: Screen) -> Drawing:
    """What is drawn, after a look at its caption. Raises AssertionError."""
    assert screen.drawing is not None, screen.text
    assert units(plain(screen.text)) <= CAPTION, screen.text
    return screen.drawing


def examine(session: Session, language: str, chance: int, *, paint: bool) -> int:
    """Asserts what holds of one state; with `paint` also of the pictures themselves. Returns how many there were."""
    own = [drawing_of(screen) for screen in for_the_group(session, language)]
    other = [drawing_of(screen) for screen in for_the_group(redealt(session, None, chance), language)]
    assert [drawing.written for drawing in own] == [drawing.written for drawing in other]
    drawings = [*own, *map(drawing_of, for_its_people(session, language))]
    for drawing in drawings:
        assert painters.read(drawing.scene, drawing.written) == drawing
    if paint:
        assert [painters.painted(drawing) for drawing in own] == [painters.painted(drawing) for drawing in other]
    return len(drawings)
