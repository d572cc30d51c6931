"""What a hand asks: said first and truly, in few rows of moves, the likeliest before the others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.callback_data import Verb, parse
from bot.screens import games
from bot.screens.keyboard import FEW, MORE
from bot.screens.screen import Row, Screen
from games.aforator import moves as aforator
from games.game import Move, Seat
from games.raiders import moves as raiders
from games.sessions.session import Session
from games.upturn import moves as upturn
from games.upturn.tiles import DECK, TWINS, UPDOWN, is_number
from games.upturn.view import Row as TileRow
from tests.bot.screens import mockup
from tests.bot.screens.courses import Course, drawn, on_courses
from tests.bot.screens.mockup import opening, others
from tests.bot.screens.stage import bare, buttons, opened, plain, scene
from tests.games.raiders.builders import table
from tests.games.sessions.tables import ANYA, NOON, A, B, V
from tests.games.sessions.windowed import DEFENDED, SHORT, at, attacked, does

SAYS: dict[str, tuple[tuple[str, type[Move]], ...]] = {
    "upturn": (("положи", upturn.Lay), ("возьми", upturn.Draw), ("пас", upturn.Pass)),
    "aforator": (("на Кон", aforator.Play), ("себе на стол", aforator.Place), ("приём", aforator.Use)),
    "raiders": (("напади", raiders.Capture), ("шнягу", raiders.Play)),
}
"""By game: words of the first line, and the moves that there must be if it has them."""
PHASES = "move", "drawn", "turn"
"""In which it is these that are asked for."""
ENDS = "pass", "end", "none", "draw", "keep", "orders", "news"
"""What stands below the moves."""


def first_line(hand: Screen) -> str:
    """Below the header."""
    return next(line for line in bare(plain(hand.text)).splitlines() if line.startswith("👉"))


def asked(session: Session, seat: Seat, menu: str = "") -> Screen:
    return games.of(session.game).hand(scene(session, seat=seat), menu, "")


def rows_of_moves(hand: Screen) -> list[Row]:
    return [row for row in hand.rows if any(_is_move(button.data) for button in row)]


def _is_move(data: str) -> bool:
    press = parse(data) if data else None
    return press is not None and press.verb in (Verb.MOVE, Verb.OPEN, Verb.WHY) and press.choice not in ENDS


@on_courses()
def test_the_first_line_says_what_can_be_done_and_nothing_else(course: Course) -> None:
    for session in drawn(course):
        for seat in session.awaited:
            view = session.rule_book.view(session.state, seat)
            if session.question is None and view.phase in PHASES:
                moves = session.rule_book.moves(session.state, seat)
                line = first_line(asked(session, seat))
                for words, kind in SAYS[session.game]:
                    assert (words in line) == any(isinstance(move, kind) for move in moves), line


@on_courses()
def test_a_hand_has_five_rows_of_moves_at_the_most_and_the_rest_in_a_menu(course: Course) -> None:
    for session in drawn(course):
        for seat in session.awaited:
            hand = asked(session, seat)
            assert len(rows_of_moves(hand)) <= FEW
            if MORE in opened(hand):
                assert rows_of_moves(asked(session, seat, MORE))


def test_a_rack_that_has_no_room_keeps_menus_in_sight() -> None:
    """Else a tile with variants would take three taps."""
    rack = tuple(tile for tile in DECK if is_number(tile) and tile > 32)
    session = mockup.table(opening(racks=(rack, *[others(6)] * 3)))
    hand, rest = asked(session, A), asked(session, A, MORE)
    assert len(rows_of_moves(hand)) == FEW
    kinds = {tile for tile in rack if tile in TWINS}
    first = [button.label for row in hand.rows for button in row][: len(kinds) - 1]
    assert all("👯" in label for label in first)
    shown = [button for screen in (hand, rest) for button in buttons(screen)]
    laid = {parse(button.data).choice for button in shown if button.data}
    assert {str(tile) for tile in rack} <= laid
    assert opened(rest) == []


@pytest.mark.parametrize(("direction", "first"), [(1, ["37✋", "41✋"]), (-1, ["30", "12"])])
def test_the_nearest_number_stands_first(direction: int, first: list[str]) -> None:
    rows = (TileRow((9, 23, 32), 1),) if direction == 1 else (TileRow((60, 41, 32), -1),)
    labels = [button.label for button in buttons(asked(mockup.table(opening(rows=rows)), A))]
    assert labels[:2] == first
    assert labels.index("↕️") > labels.index(first[1])
    assert UPDOWN in mockup.MINE


def test_an_answer_that_saves_ones_own_stands_first() -> None:
    """Borya's 5 saves his guard; his 3, which is the lower card, could only trip him up."""
    window = attacked(table("kd 6d", "3h 5h", "4c jh", lots="club1:1:4h market1", trump="c"))
    labels = [bare(button.label) for button in buttons(asked(window, B))]
    assert [label[:2] for label in labels[:2]] == ["5♥", "3♥"]


def test_in_a_window_every_card_is_told_by_name_and_effect() -> None:
    text = bare(plain(asked(attacked(DEFENDED), B).text))
    assert first_line(asked(attacked(DEFENDED), B)).startswith("👉 Твой ответ: сыграй карту или пасуй · до ")
    assert "5♥️ Часовой" in text
    assert "2♤ " in text
    assert V in attacked(DEFENDED).awaited


def test_who_may_add_a_card_reads_how_long_not_when_the_window_closes_for_others() -> None:
    window = does(at(SHORT), ANYA, "6s>club1", NOON)
    assert " · пару минут, не больше · " in first_line(asked(window, A))
    assert " · до " in first_line(asked(window, B))
    paused = asked(replace(window, paused=NOON), A)
    assert " · ⏸ на паузе · " in first_line(paused)
