"""The turning point of a game that is over: a line of the end, a mark of its picture and of the whole game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.pictures.aforator.scenes import AforatorEnd
from bot.pictures.raiders.scenes import RaidersEnd
from bot.pictures.upturn.scenes import UpTurnEnd
from bot.screens import chronicle, games, over
from bot.screens.aforator import story as aforator
from bot.screens.raiders import story as raiders
from bot.screens.screen import Scene, Screen
from bot.screens.upturn import story as upturn
from bot.text.names import units
from bot.text.words import LANGUAGES, Html
from games.game import Seat
from games.replay import Course
from games.sessions.session import Session
from games.sessions.stored import read, write
from games.turning import Turning
from tests.bot.screens.stage import LATIN, bare, plain, renamed, scene
from tests.bot.screens.test_chronicle import FOUR, LONGEST_BEATS, WIDEST, finished, written_out
from tests.games import playout

STORIES = {"upturn": upturn, "aforator": aforator, "raiders": raiders}
GAMES = tuple(STORIES)
SIGN = "⚡"
CAPTION = 1024


def course_of(game: str) -> playout.Course:
    """A short one, for two."""
    courses = [one for one in playout.courses() if one.game.id == game and one.seats == 2]
    return next((one for one in courses if getattr(one.options, "goal", "") == "24"), courses[0])


def turned(session: Session, again: Course, number: int | None = None, **more: Any) -> Session:
    """The table whose turning point is that move: the first of a kind that has a line of its own."""
    kinds = {"laid", "placed", "raided"}
    if number is None:
        number = next(at for at, move in enumerate(again.played) if any(one.kind in kinds for one in move.events))
    move = again.played[number]
    turning = Turning(number, move.seat, move.seat, 35, 72, move.events)
    return replace(session, turning=replace(turning, **more))


def ended(session: Session, language: str = "ru", **more: Any) -> Screen:
    drawn = scene(session, language, **more)
    return games.of(session.game).ended(drawn)


def line(screen: Screen) -> list[str]:
    """Of the turning point."""
    return [bare(text) for text in plain(screen.text).split("\n") if text.startswith(SIGN)]


def marked(text: str) -> list[str]:
    return [bare(line) for line in text.split("\n") if SIGN in line]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pictured", [True, False], ids=["picture", "text"])
@pytest.mark.parametrize("game", GAMES)
def test_the_end_tells_the_move_in_the_words_of_the_whole_game(game: str, pictured: bool, language: str) -> None:
    session, again = finished(course_of(game))
    table = turned(session, again)
    assert table.turning is not None
    drawn, screens = scene(table, language, pictured=pictured), games.of(game)
    told = screens.told(drawn, tuple(table.turning.events[at] for at in screens.beats(table.turning.events)[0]))
    chances = {"ru": "шансы 35 → 72\u00a0%", "en": "chances 35 → 72%"}[language]
    title = {"ru": "Перелом", "en": "Turning point"}[language]
    assert line(screens.ended(drawn)) == [bare(f"{SIGN} {title}: {plain(told)} · {chances}")]


@pytest.mark.parametrize("game", GAMES)
def test_without_one_nothing_is_said_of_it(game: str) -> None:
    session, again = finished(course_of(game))
    assert line(ended(session)) == []
    assert marked(written_out(scene(session), again)) == []


def test_another_whose_chance_has_changed_is_named() -> None:
    session, again = finished(course_of("upturn"))
    table = turned(session, again)
    assert table.turning is not None
    other = replace(table, turning=replace(table.turning, seat=Seat(1 - table.turning.mover), before=65, after=28))
    assert other.turning is not None
    name = ("Аня", "Боря")[other.turning.seat]
    (told,) = line(ended(other))
    assert told.endswith(f" · {name}: шансы 65 → 28\u00a0%")
    (told,) = line(ended(renamed(other, LATIN), "en"))
    assert told.endswith(f" · {LATIN[other.turning.seat]}: chances 65 → 28%")


def test_a_move_that_goes_without_words_is_told_by_its_number_and_who_made_it() -> None:
    session, again = finished(course_of("raiders"))
    number = next(at for at, move in enumerate(again.played) if {one.kind for one in move.events} == {"drew"})
    table = turned(session, again, number)
    (told,) = line(ended(table))
    name = ("Аня", "Боря")[again.played[number].seat]
    assert told == f"{SIGN} Перелом: ход {number + 1}, {name} · шансы 35 → 72\u00a0%"
    assert marked(written_out(scene(table), again)) == []


@pytest.mark.parametrize("pictured", [True, False], ids=["picture", "text"])
@pytest.mark.parametrize("game", GAMES)
def test_the_line_is_left_out_where_a_caption_has_no_room(
    game: str, pictured: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, again = finished(course_of(game))
    table, module = turned(session, again), STORIES[game]

    def with_words(length: int) -> Screen:
        monkeypatch.setattr(module, "told", lambda *_: Html("Ж" * length))
        return ended(table, pictured=pictured)

    room = CAPTION - units(plain(with_words(0).text))
    filled = with_words(room)
    assert units(plain(filled.text)) == CAPTION
    assert len(line(filled)) == 1
    assert with_words(room + 1).text == ended(session, pictured=pictured).text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_whole_game_marks_the_move_and_says_once_what_that_means(game: str, language: str) -> None:
    session, again = finished(course_of(game))
    table = turned(session, again)
    drawn = scene(table, language)
    word = {"ru": "перелом, шансы 35 → 72\u00a0%", "en": "turning point, chances 35 → 72%"}[language]
    (told,) = marked(written_out(drawn, again))
    assert told.split("  ")[1].startswith(SIGN)
    assert word in told
    assert written_out(drawn, again).count(word) == 1
    marks, usual = (chronicle.page(of, tuple(again.told()), 1).text for of in (drawn, scene(session, language)))
    (shown,) = marked(marks)
    assert bare(marks).replace(shown, plain(shown).removeprefix(f"{SIGN} ").removesuffix(f" · {word}")) == bare(usual)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_the_longest_lines_has_room_for_the_mark(language: str) -> None:
    session, again = finished(FOUR, names=WIDEST)
    drawn = scene(turned(session, again, 0, seat=Seat(1), mover=Seat(0), before=100, after=0), language)
    assert drawn.table.turning is not None
    chances = over.chances(drawn, drawn.table.turning)
    longest = max(units(plain(upturn.told(drawn, beat))) for beat in LONGEST_BEATS)
    mark = units(plain(drawn.words.html("log-turning", line="", chances=chances)))
    days_and_title = 20 * len("30 September\n") + 80
    assert longest * chronicle.PER_PAGE + mark + days_and_title <= 4096


def drawing(table: Session, again: Course) -> Any:
    drawn: Scene = scene(table, pictured=True, played=again.seen())
    return games.of(table.game).ended(drawn).drawing


def test_the_chart_of_upturn_marks_the_turn() -> None:
    session, again = finished(course_of("upturn"))
    table = turned(session, again)
    assert table.turning is not None
    end = drawing(table, again)
    assert isinstance(end, UpTurnEnd)
    assert end.turn is not None
    number = again.played[table.turning.move].before.turns + 1
    assert (end.turn.at, end.turn.seat) == (number, table.turning.seat)
    assert (end.turn.title, end.turn.words) == (f"Перелом, ход {number}", "· шансы с 35 до 72\u00a0%")
    last = drawing(turned(session, again, len(again.played) - 1), again)
    assert last.turn.at == len(last.series[0]) - 1


def test_the_picture_of_aforator_tells_the_round() -> None:
    session, again = finished(course_of("aforator"))
    end = drawing(turned(session, again, len(again.played) - 3, events=()), again)
    assert isinstance(end, AforatorEnd)
    assert end.turning is not None
    assert end.turning.when == f"Перелом, розыгрыш {again.played[-3].before.round}"
    assert end.turning.what == "· шансы с 35 до 72\u00a0%"


def test_the_chart_of_raiders_marks_the_circle() -> None:
    session, again = finished(course_of("raiders"))
    table = turned(session, again)
    assert table.turning is not None
    end = drawing(table, again)
    assert isinstance(end, RaidersEnd)
    assert end.turning is not None
    circle = again.played[table.turning.move].before.turns // 2 + 1
    assert (end.turning.at, end.turning.side) == (circle, table.turning.seat)
    first, player, chances = end.turning.words
    assert (first, player) == (f"Перелом, круг {circle}: ", end.players[table.turning.seat])
    assert chances == " · шансы с 35 до 72\u00a0%"


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_of_which_nobody_saw_the_course_has_no_mark(game: str) -> None:
    session, again = finished(course_of(game))
    unseen = ended(turned(session, again), pictured=True)
    assert unseen.drawing == ended(session, pictured=True).drawing


def test_a_session_keeps_it() -> None:
    session, again = finished(course_of("raiders"))
    table = turned(session, again)
    assert read(write(table)).turning == table.turning
