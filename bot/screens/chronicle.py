"""The whole game in words: pages of what everybody could see, and after the end a file with all hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime
from itertools import groupby

from bot.callback_data import Verb
from bot.screens import games as game_screens
from bot.screens.frame import title_of
from bot.screens.markup import italic, lines, plain
from bot.screens.screen import Row, Scene, Screen
from bot.text.words import Html
from games.game import Refused, Seat
from games.replay import Course, Played, Told

PER_PAGE = 20
"""Lines of a page: with the longest names they stay within Telegram's 4096 units."""

Beat = tuple[Told, ...]
"""What is told in one line."""


def page(scene: Scene, course: Course, number: int | None) -> Screen:
    """A page, counted from 1; None: the newest. Raises Refused for one that there isn't."""
    beats = _beats(course)
    pages = -(-len(beats) // PER_PAGE)
    number = pages if number is None else number
    if not 1 <= number <= pages:
        raise Refused("no-page")
    shown = beats[(number - 1) * PER_PAGE : number * PER_PAGE]
    title = scene.words.html("log-title", sign=scene.sign, game=scene.game)
    return Screen(lines(title, *_days(scene, shown)), tuple(_rows(scene, number, pages)))


def manuscript(scene: Scene, course: Course) -> str:
    """The words of a game's file, plain: who played, what was dealt, every line with what it brought, how it ended."""
    words, screens = scene.words, game_screens.of(course.book.id)
    ended = plain(screens.ended(scene).text)
    began, over = (_moment(scene, at) for at in (course.at, scene.session.ended or scene.now))
    parts = (
        [f"{scene.game} · {title_of(scene)}", words.text("record-when", began=began, ended=over)],
        [words.text("record-dealt"), *_holdings(scene, course, course.first)],
        *_told_by_day(scene, course),
        [ended],
        [words.text("record-left"), *_holdings(scene, course, course.last)],
        [words.text("record-machine")],
    )
    return "\n\n".join("\n".join(part) for part in parts)


def caption(scene: Scene) -> Html:
    """What stands below the file."""
    return scene.words.html("record-caption", sign=scene.sign, game=scene.game, title=title_of(scene))


def _beats(course: Course) -> list[Beat]:
    told = tuple(course.told())
    beats = game_screens.of(course.book.id).beats([one.event for one in told])
    return [tuple(told[at] for at in beat) for beat in beats]


def _rows(scene: Scene, number: int, pages: int) -> Iterator[Row]:
    """Back and on; between them the number, which leads to the newest page."""
    if pages > 1:
        places = (("‹", number - 1), (f"{number}/{pages}", None), ("›", number + 1))
        yield tuple(
            scene.button(label, Verb.LOG, "" if to is None else str(to))
            for label, to in places
            if to is None or 1 <= to <= pages
        )
    if scene.session.status == "finished":
        yield (scene.button(scene.words.text("button-record"), Verb.RECORD),)


def _days(scene: Scene, beats: Sequence[Beat]) -> Iterator[Html]:
    """The lines, under the day on which they happened."""
    screens = game_screens.of(scene.session.game)
    for day, some in groupby(beats, key=lambda beat: _time(scene, beat[0].at).date()):
        yield italic(_day(scene, day))
        yield from (screens.told(scene, tuple(one.event for one in beat)) for beat in some)


def _told_by_day(scene: Scene, course: Course) -> Iterator[list[str]]:
    screens, beats = game_screens.of(course.book.id), _beats(course)
    ends = {id(one.move): at for at, beat in enumerate(beats) for one in beat}
    for day, some in groupby(enumerate(beats), key=lambda item: _time(scene, item[1][0].at).date()):
        block = [_day(scene, day)]
        for at, beat in some:
            moves = {id(one.move): one.move for one in beat if one.move and ends[id(one.move)] == at}
            told = plain(screens.told(scene, tuple(one.event for one in beat)))
            block.append("  ".join((f"{_time(scene, beat[0].at):%H:%M}", told, *_gains(scene, course, moves.values()))))
        yield block


def _gains(scene: Scene, course: Course, moves: Iterable[Played]) -> Iterator[str]:
    """What came into hands by these moves: for the file alone, nobody else's eyes saw it."""
    view, screens = course.book.view, game_screens.of(course.book.id)
    for move in moves:
        for seat in map(Seat, range(course.seats)):
            before, after = (Counter(screens.held(view(state, seat).mine)) for state in (move.before, move.after))
            if got := screens.holding((after - before).elements()):
                yield f"[{scene.names[seat]} +{got}]"


def _holdings(scene: Scene, course: Course, state: object) -> Iterator[str]:
    screens = game_screens.of(course.book.id)
    for seat in map(Seat, range(course.seats)):
        yield f"{scene.names[seat]}: {screens.holding(screens.held(course.book.view(state, seat).mine)) or '–'}"


def _time(scene: Scene, at: float) -> datetime:
    return datetime.fromtimestamp(at, scene.zone)


def _day(scene: Scene, day: date) -> str:
    return scene.words.text("log-day", day=day.day, month=day.month)


def _moment(scene: Scene, at: float) -> str:
    time = _time(scene, at)
    return f"{_day(scene, time.date())} {time.year}, {time:%H:%M}"
