"""What pictures of UpTurn show of a table, and what the captions below them say."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.pictures.upturn.scenes import Mark, Need, Seat, Tile, UpTurnBoard, UpTurnChoices, UpTurnEnd, UpTurnHand
from bot.screens.screen import Scene, Screen
from games.game import Event
from games.sessions.session import Session
from games.upturn.board import NO_ROW
from games.upturn.state import State
from games.upturn.tiles import DOWN, JOKER, SKIP1, UP, UPDOWN
from games.upturn.view import Row, UpTurnView
from tests.bot.screens.mockup import ANYA, BORYA, GENA, TEN, VIKA, both, opening, others, seen, table
from tests.bot.screens.stage import BOARD_LINK, SCREENS, mocked

LONG = tuple(range(2, 22))


def drawn(session: Session, language: str = "ru", **more: Any) -> UpTurnBoard:
    screen = SCREENS.board(replace(seen(session, language), pictured=True, **more))
    assert isinstance(screen.drawing, UpTurnBoard)
    return screen.drawing


def hand(session: Session, menu: str = "", head: str = "", language: str = "ru") -> Screen:
    return SCREENS.hand(replace(seen(session, language, ANYA), board=BOARD_LINK, pictured=True), menu, head)


def seats(state: State, *events: Event) -> list[tuple[int, str, int, Mark | None]]:
    return [(s.tiles, s.turn, s.came, s.mark) for s in drawn(table(state, *events)).seats]


def row(*tiles: int, direction: Any = 1, before: Row = NO_ROW) -> State:
    rows = (before, Row(tiles, direction)) if before.tiles else (Row(tiles, direction),)
    last = next(tile for tile in reversed((*before.tiles, *tiles)) if tile < UP)
    return opening(rows, last=last)


def test_seven_tiles_have_room_and_more_begin_with_a_pile() -> None:
    seven, eight = drawn(table(row(*LONG[:7]))), drawn(table(row(*LONG[:8])))
    assert (seven.hidden, len(seven.tiles), seven.more, seven.last) == (0, 7, "", 6)
    assert (eight.hidden, len(eight.tiles), eight.more, eight.last) == (2, 6, "ещё", 5)


def test_of_the_row_before_nine_tiles_are_seen_and_none_of_a_mere_arrow() -> None:
    assert [tile.number for tile in drawn(table(row(UP, 30, before=Row(LONG, 1)))).earlier] == list(LONG[-9:])
    bare = opening((Row((DOWN,), -1), Row((UP,), 1)), last=32)
    assert drawn(table(bare)).earlier == ()


def test_a_tile_is_told_by_what_it_does() -> None:
    shown = drawn(table(row(UPDOWN, 37, 44, SKIP1, 60, before=Row((JOKER, 9, 23, 32), 1))))
    kinds = [Tile("updown"), Tile("penalty", 37), Tile("twin", 44), Tile("skip1"), Tile("plain", 60)]
    assert list(shown.tiles) == kinds
    assert shown.earlier[0] == Tile("joker")


def test_the_last_number_is_marked_where_it_lies_in_the_present_row() -> None:
    assert drawn(table(row(9, 23, 32, SKIP1))).last == 2
    assert drawn(table(row(UP, before=Row((9, 23, 32), 1)))).last is None


@pytest.mark.parametrize(
    ("tiles", "direction", "ru", "en", "way"),
    [
        ((23,), None, "любое число", "any number", "any"),
        ((23, 32), 1, "нужно больше 32", "play above 32", "up"),
        ((32, 23), -1, "нужно меньше 23", "play below 23", "down"),
        ((23, 99), 1, "нужна стрелка", "you need an arrow", "stuck"),
        ((23, 1), -1, "нужна стрелка", "you need an arrow", "stuck"),
    ],
)
def test_what_fits_is_said_in_two_or_three_words(
    tiles: tuple[int, ...], direction: Any, ru: str, en: str, way: Any
) -> None:
    session = table(row(*tiles, direction=direction))
    assert drawn(session).need == Need(way, ru)
    assert drawn(session, "en").need == Need(way, en)


def test_tiles_that_came_since_the_last_turn_are_counted_whoever_brought_them() -> None:
    events = (
        *(Event("laid", VIKA, pieces=("9",)), Event("gave", GENA, BORYA, n=1), Event("laid", BORYA, pieces=("23",))),
        *(Event("gave", ANYA, BORYA, n=1), Event("gave", ANYA, VIKA, n=1), Event("caught", GENA, VIKA, n=3)),
        *(Event("forgot", BORYA, n=3), Event("drew", VIKA, n=1)),
    )
    assert [came for _, _, came, _ in seats(opening(), *events)] == [0, 4, 4, 0]


def test_what_came_before_what_the_table_remembers_is_not_guessed() -> None:
    gifts = (Event("gave", GENA, BORYA, n=1), Event("laid", VIKA, pieces=("9",)))
    assert [came for _, _, came, _ in seats(opening(), *gifts)] == [0, 0, 0, 0]
    assert [came for _, _, came, _ in seats(opening(), Event("begun"), *gifts)] == [0, 1, 0, 0]


def test_gifts_to_share_out_stand_at_their_giver() -> None:
    shown = seats(opening(phase="gifts", gifts=3))
    assert shown[0] == (7, "дарит", 0, Mark("gifts", "3"))
    assert [turn for _, turn, _, _ in shown[1:]] == ["", "", ""]


def test_a_last_tile_was_called_or_was_not() -> None:
    racks = (others(7), others(1), others(1), others(5))
    said, owes = Mark("said", "сказано"), Mark("owes", "молчит")
    assert [mark for *_, mark in seats(opening(racks=racks, bot=False, owing=VIKA))] == [None, said, owes, None]


def test_who_is_out_has_an_empty_place_and_two_need_no_sense() -> None:
    racks = (others(7), (), others(1), ())
    shown = drawn(table(opening(racks=racks, goes_on=True, out=((BORYA, 9), (GENA, 23)))))
    assert [(seat.out, seat.counted) for seat in shown.seats] == [
        *((False, "фишек"), (True, "без фишек"), (False, "фишка"), (True, "без фишек")),
    ]
    assert shown.sense == 0
    assert drawn(table(opening(sense=-1))).sense == -1


def test_a_picture_of_the_table_changes_only_when_the_table_does() -> None:
    """No clock, no bell, nobody's absence."""
    session = table(opening(), Event("begun"))
    first = drawn(session).digest
    assert drawn(session, now=TEN + 90_000).digest == first
    bank, *rest = session.chairs
    for changed in ({"stand_in": True}, {"away": TEN + 9}, {"nudged": 7, "nudger": BORYA}, {"rings": 2}, {"missed": 1}):
        other = replace(session, chairs=(replace(bank, **changed), *rest))  # type: ignore[arg-type]
        assert drawn(other).digest == first
    assert drawn(replace(session, paused=TEN)).digest == first
    assert drawn(table(opening(turn=BORYA), Event("begun"))).digest != first


def test_what_no_picture_shows_stands_in_the_caption() -> None:
    session = table(opening(), Event("laid", GENA, pieces=("32",)))
    chairs = list(session.chairs)
    chairs[1] = replace(chairs[1], stand_in=True)
    chairs[2] = replace(chairs[2], away=TEN + 90_000)
    screen = SCREENS.board(replace(seen(replace(session, chairs=tuple(chairs)), "ru"), pictured=True))
    assert "Боря\u2069 🤖, \u2068Вика\u2069 🌴" in screen.text


@both(
    """
🔺 *АП ТЕРН* · нужно *больше 32*
👉 Ходит *Аня* · до завтра 10:00
▏Гена кладёт 32
[👀 Моя рука] [В личку ↗]
[📜 Ходы] [❓ Знаки] [🔔 Позвать]
""",
    """
🔺 *UpTurn* · play *above 32*
👉 *Anya* to move · until tomorrow 10:00
▏Gena plays 32
[👀 My hand] [Private chat ↗]
[📜 Moves] [❓ Symbols] [🔔 Nudge]
""",
)
def test_the_caption_of_a_table(language: str, mock: str) -> None:
    session = table(opening(), Event("laid", GENA, pieces=("32",)))
    assert mocked(SCREENS.board(replace(seen(session, language), pictured=True))) == mock


def test_in_a_hand_what_fits_stands_above_and_the_rest_below() -> None:
    drawing = hand(table(opening())).drawing
    assert isinstance(drawing, UpTurnHand)
    fits, rest = drawing.shelves
    assert [held.tile for held in fits] == [
        *(Tile("penalty", 37), Tile("penalty", 41), Tile("twin", 44), Tile("plain", 60), Tile("updown")),
    ]
    assert [held.tile.number for held in rest] == [12, 30]
    assert [held.fits for held in (*fits, *rest)] == [True] * 5 + [False] * 2
    assert (drawing.header.words, drawing.header.held) == ("нужно больше 32", "у тебя 7")


def test_a_hand_that_waits_is_the_same_whatever_the_others_do() -> None:
    waiting = hand(table(opening(turn=BORYA)))
    assert isinstance(waiting.drawing, UpTurnHand)
    assert all(held.fits for shelf in waiting.drawing.shelves for held in shelf)
    assert waiting.drawing.header.last is None
    later = opening((Row((9, 23, 32, 60), 1),), last=60, turn=VIKA, bag=others(9))
    assert hand(table(later)).drawing == waiting.drawing
    assert hand(table(later), head="stand-in").drawing == waiting.drawing


def test_who_has_no_tiles_has_an_empty_shelf() -> None:
    state = opening(racks=((), *(others(n) for n in (6, 8, 6))), turn=BORYA, goes_on=True, out=((ANYA, 32),))
    drawing = hand(table(state)).drawing
    assert isinstance(drawing, UpTurnHand)
    assert (drawing.shelves, drawing.none) == ((), "Ни одной!")


def test_a_picture_of_a_menu_asks_what_its_buttons_answer() -> None:
    drawing = hand(table(opening()), "updown").drawing
    assert isinstance(drawing, UpTurnChoices)
    assert drawing.header.words == "Куда и кто дальше?"
    assert [[(c.way, c.seat, c.sense) for c in choices] for choices in drawing.rows] == [
        [("up", BORYA, 1), ("up", GENA, -1)],
        [("down", BORYA, 1), ("down", GENA, -1)],
    ]


def test_a_run_says_what_it_brings_and_whether_it_is_all() -> None:
    drawing = hand(table(opening()), "44").drawing
    assert isinstance(drawing, UpTurnChoices)
    assert [(choice.words, choice.gifts) for choice in drawing.rows[0]] == [("37·41·44", 5), ("Только 44", 1)]
    racks = ((37, 41, 44), *(others(n) for n in (6, 8, 6)))
    drawing = hand(table(opening(racks=racks)), "44").drawing
    assert isinstance(drawing, UpTurnChoices)
    together, _ = drawing.rows[0]
    assert (together.words, together.gifts) == ("37·41·44 и всё!", 0)


def test_a_gift_stays_hidden_and_may_end() -> None:
    drawing = hand(table(opening(phase="gifts", gifts=2))).drawing
    assert isinstance(drawing, UpTurnChoices)
    assert (drawing.tile, drawing.n) == (Tile("gift"), 2)
    assert [[(c.words, c.seat, c.tiles) for c in choices] for choices in drawing.rows] == [
        [("", BORYA, 6), ("", VIKA, 8), ("", GENA, 6)],
        [("Хватит дарить", None, None)],
    ]


def finished(sizes: tuple[int, ...], winner: int, **more: Any) -> Session:
    racks = tuple(() if seat == winner else others(size) for seat, size in enumerate(sizes))
    state = opening(racks=racks, phase="over", out=((winner, 32),) if winner >= 0 else (), turns=9, **more)
    return replace(table(state), status="finished", ended=TEN)


def ended(session: Session, played: tuple[UpTurnView, ...] = (), language: str = "ru") -> UpTurnEnd:
    screen = SCREENS.ended(replace(seen(session, language), pictured=True, played=played))
    assert isinstance(screen.drawing, UpTurnEnd)
    return screen.drawing


def views(session: Session, *turns: tuple[int, ...], last: int = 44) -> tuple[UpTurnView, ...]:
    """What the group saw: two moves in each turn."""
    view = seen(session, "ru").view
    assert isinstance(view, UpTurnView)
    return tuple(replace(view, sizes=sizes, turns=at, last=last) for at, sizes in enumerate(turns) for _ in range(2))


def test_the_end_has_places_and_of_equal_ones_the_sum() -> None:
    drawing = ended(finished((7, 2, 4, 2), -1))
    assert not drawing.won
    assert drawing.last is None
    assert [(p.number, p.seat, p.counted, bool(p.summed)) for p in drawing.places] == [
        *((1, BORYA, "2 фишки", True), (1, GENA, "2 фишки", True), (3, VIKA, "4 фишки", False)),
        (4, ANYA, "7 фишек", False),
    ]
    won = ended(finished((7, 2, 4, 0), GENA))
    assert (won.word, won.last, won.places[0].counted) == ("Победа", Tile("plain", 32), "ни одной")


def test_the_chart_has_a_point_a_turn_and_is_left_out_where_nobody_looked() -> None:
    session = finished((1, 2, 4, 0), GENA)
    played = views(session, (7, 7, 7, 7), (6, 7, 7, 7), (6, 6, 7, 7))
    assert ended(session, played).series == ((7, 6, 6), (7, 7, 6), (7, 7, 7), (7, 7, 7))
    assert (ended(session).series, ended(session).charted, ended(session).turn) == ((), "", None)


def test_in_private_the_end_is_the_same_picture() -> None:
    session = finished((1, 2, 4, 0), GENA)
    scene: Scene = replace(seen(session, "ru", ANYA), pictured=True)
    assert SCREENS.hand(scene, "", "").drawing == ended(session)
    assert [player.name.strip("\u2068\u2069") for player in ended(session, language="en").players] == [
        *("Anya", "Borya", "Vika", "Gena"),
    ]


def test_the_words_of_a_seat_are_its_own() -> None:
    (anya, *_) = drawn(table(opening())).seats
    assert anya == Seat(anya.player, 7, "фишек", "ходит")
    assert anya.player.unnamed == "Игрок 1"
