"""What has to hold of the pictures of any state, however it was reached."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from bot.pictures import painters
from bot.pictures.drawing import Drawing
from bot.screens import composed, games
from bot.screens.markup import plain
from bot.screens.screen import Scene, Screen
from bot.text.names import units
from games.game import Seat
from games.sessions.session import Session
from tests.bot.screens.guards import redealt
from tests.bot.screens.stage import BOARD_LINK, hands, scene

CAPTION = 1024
"""UTF-16 units that Telegram takes below a picture."""
HEADS = ("morning", "reminder", "nudge", "stand-in")
NOVICE = Seat(1)
"""Plays for the first time, and so reads more than the others."""


def for_the_group(session: Session, language: str, *, after: float = 0.0) -> list[Screen]:
    """What stands in the group as pictures, `after` so many seconds: the board, after the end also the result."""
    drawn = scene(session, language, now=session.acted + after, pictured=True)
    ended = [games.of(session.game).ended(drawn)] if session.status == "finished" else []
    return [composed.board(drawn), *ended]


def for_its_people(
    session: Session, language: str, *, after: float = 0.0, title: str = "Дачники"
) -> Iterator[tuple[Seat, Screen]]:
    """Every hand as a private chat shows it: whatever rings, and with every menu that can be opened from it."""
    for seat, _ in session.seats():
        view = in_private(session, seat, language, after=after, title=title)
        yield from ((seat, screen) for screen in all_of(view))


def in_private(
    session: Session, seat: Seat, language: str = "ru", *, after: float = 0.0, title: str = "Дачники"
) -> Scene:
    """What a private chat draws from."""
    view = scene(session, language, seat=seat, now=session.acted + after, title=title, board=BOARD_LINK, pictured=True)
    return replace(view, own=view.seated._replace(novice=True)) if seat == NOVICE else view


def hands_of(view: Scene) -> Iterator[Screen]:
    """What a game itself draws of a hand, with every menu that can be opened from it."""
    return (screen for _, screen in hands(view, draw=games.of(view.table.game).hand))


def all_of(view: Scene) -> Iterator[Screen]:
    """A hand with every head and menu, and all that a table adds."""
    yield from (screen for _, screen in hands(view, draw=composed.hand))
    if view.table.status == "playing":
        yield from (composed.hand(view, "", head) for head in HEADS)


def drawing_of(screen: Screen) -> Drawing:
    """What is drawn, after a look at its caption, and whether another process reads it as it is. Raises
    AssertionError.
    """
    drawing = screen.drawing
    assert drawing is not None, screen.text
    assert 0 < units(plain(screen.text)) <= CAPTION, screen.text
    assert painters.read(drawing.scene, drawing.written) == drawing
    return drawing


def drawings(session: Session, language: str, *, after: float = 0.0, title: str = "Дачники") -> list[Drawing]:
    """All that is drawn of a state, each once."""
    private = (screen for _, screen in for_its_people(session, language, after=after, title=title))
    shown = chain(for_the_group(session, language, after=after), private)
    return [*dict.fromkeys(map(drawing_of, shown))]


def of_the_group(session: Session, language: str) -> list[Drawing]:
    return [*map(drawing_of, for_the_group(session, language))]


def group_is_blind(session: Session, language: str, chance: int, *, paint: bool) -> int:
    """Asserts that the group's drawings are the same whatever is hidden; with `paint` also the pictures themselves.
    Returns how many there were.
    """
    own, other = of_the_group(session, language), of_the_group(redealt(session, None, chance), language)
    assert own == other
    if paint:
        assert [*map(painters.painted, own)] == [*map(painters.painted, other)]
    return len(own)


def keeps_secrets(session: Session, seat: Seat, chance: int) -> int:
    """Asserts that nothing which is drawn for a seat comes of what is hidden from it. Returns how many it looked at."""
    mine, others = (
        [drawing_of(screen) for screen in all_of(in_private(each, seat))]
        for each in (session, redealt(session, seat, chance))
    )
    assert mine == others
    return len(mine)
