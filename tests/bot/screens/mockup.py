"""Four friends at a table of UpTurn, as the mock-ups have them."""

from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest

from bot.screens.screen import Scene
from games.game import Event, Seat
from games.sessions.session import Session, TurnClock
from games.upturn.board import NO_ROW, Board
from games.upturn.state import State
from games.upturn.tiles import DECK, UPDOWN
from games.upturn.view import Row
from tests.bot.screens.stage import BOARD_LINK, LATIN, MOSCOW, SCREENS, mocked, on_turn, renamed, scene
from tests.games.sessions.tables import EVERYBODY, playing

TEN = datetime(2027, 12, 6, 10, 0, tzinfo=MOSCOW).timestamp()
"""A Monday morning."""
MINE = (12, 30, 37, 41, 44, 60, UPDOWN)
ANYA, BORYA, VIKA, GENA = map(Seat, range(4))
FIRST_ROW = Row((9, 23, 32), 1)
DREW_AND_PASSED = (Event("drew", VIKA, n=1, reveals=True), Event("passed", VIKA))


def others(count: int) -> tuple[int, ...]:
    """Tiles that nobody else can see: as good as any."""
    return (DECK * 2)[46 : 46 + count]


def table(state: State, *events: Event, clock: TurnClock = "day", since: float = TEN) -> Session:
    """Four friends at this state of play."""
    session = playing(*EVERYBODY, clock=clock)
    session = replace(session, state=state, recent=events, acted=since)
    return replace(session, chairs=on_turn(session, state.turn, since))


def opening(rows: tuple[Row, ...] = (FIRST_ROW,), last: int = 32, number: int = 1, **changes: Any) -> State:
    """Anya is on, above 32. A row before stands first."""
    *before, present = rows
    board = Board(present.tiles, last, present.direction, setter=9, number=number, before=(*before, NO_ROW)[0])
    racks = (MINE, others(6), others(8), others(6))
    return State(racks, others(76), board, chance=1, turn=ANYA)._replace(**changes)


def seen(session: Session, language: str, seat: Seat | None = None) -> Scene:
    if language == "en":
        session = renamed(session, LATIN)
    title = "Дачники" if language == "ru" else "Dacha gang"
    return scene(session, language, seat=seat, now=TEN, title=title)


def hand(session: Session, language: str, menu: str = "", head: str = "") -> str:
    return mocked(SCREENS.hand(replace(seen(session, language, ANYA), board=BOARD_LINK), menu, head))


def board(session: Session, language: str) -> str:
    return mocked(SCREENS.board(seen(session, language)))


def both(ru: str, en: str) -> pytest.MarkDecorator:
    """The same mock-up in both languages."""
    return pytest.mark.parametrize(("language", "mock"), [("ru", ru.strip()), ("en", en.strip())], ids=["ru", "en"])
