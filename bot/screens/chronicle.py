"""The whole game in words: pages of what everybody could see, and after the end a file with all hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import date, datetime
from itertools import groupby

from bot.callback_data import Verb
from bot.screens import games as game_screens
from bot.screens.frame import title_of
from bot.screens.markup import italic, lines, plain
from bot.screens.over import chances
from bot.screens.screen import Row, Scene, Screen
from bot.text.words import Html
from games import catalogue
from games.game import Refused
from games.told import Hands, Told

PER_PAGE = 20
"""Lines of a page: with the longest names they stay within Telegram's 4096 units."""

Beat = tuple[Told, ...]
"""What is told in one line."""


def page(scene: Scene, told: Sequence[Told], number: int | None) -> Screen:
    """A page, counted from 1; None: the newest. Raises Refused for one that there isn't."""
    beats = _beats(scene, told)
    pages = -(-len(beats) // PER_PAGE)
    number = pages if number is None else number
    if not 1 <= number <= pages:
        raise Refused("no-page")
    shown = beats[(number - 1) * PER_PAGE : number * PER_PAGE]
    title = scene.words.html("log-title", sign=scene.sign, game=scene.game)
    told_lines = _days(scene, shown, _turned(scene, beats))
    return Screen(lines(title, *told_lines), tuple(_rows(scene, number, pages)))


def manuscript(scene: Scene, told: Sequence[Told], hands: Hands) -> str:
    """The words of a game's file, plain: who played, what was dealt, every line with what it brought, how it ended."""
    words = scene.words
    without = replace(scene, table=scene.table._replace(turning=None))  # its line says it
    ended = plain(game_screens.of(scene.table.game).ended(without).text)
    began, over = (_moment(scene, at) for at in (told[0].at, scene.table.ended or scene.now))
    parts = (
        [f"{scene.game} · {title_of(scene)}", words.text("record-when", began=began, ended=over)],
        [words.text("record-dealt"), *_holdings(scene, hands[0])],
        *_told_by_day(scene, told, hands),
        [ended],
        [words.text("record-left"), *_holdings(scene, hands[-1])],
        [words.text("record-machine")],
    )
    return "\n\n".join("\n".join(part) for part in parts)


def caption(scene: Scene) -> Html:
    """What stands below the file."""
    return scene.words.html("record-caption", sign=scene.sign, game=scene.game, title=title_of(scene))


def _beats(scene: Scene, told: Sequence[Told]) -> list[Beat]:
    beats = game_screens.of(scene.table.game).beats([one.event for one in told])
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
    if scene.table.status == "finished":
        yield (scene.button(scene.words.text("button-record"), Verb.RECORD),)


def _turned(scene: Scene, beats: Sequence[Beat]) -> Beat | None:
    """What tells of the turning point."""
    turning, untold = scene.table.turning, catalogue.game(scene.table.game).untold
    if turning is None:
        return None
    told = (beat for beat in beats for one in beat if one.move == turning.move and one.event.kind not in untold)
    return next(told, None)


def _line(scene: Scene, beat: Beat, turned: Beat | None) -> Html:
    """What is told in one line, and whether the game turned there."""
    line, turning = game_screens.of(scene.table.game).told(scene, tuple(one.event for one in beat)), scene.table.turning
    if turning is None or beat is not turned:
        return line
    return scene.words.html("log-turning", line=line, chances=chances(scene, turning))


def _days(scene: Scene, beats: Sequence[Beat], turned: Beat | None) -> Iterator[Html]:
    """The lines, under the day on which they happened."""
    for day, some in groupby(beats, key=lambda beat: _time(scene, beat[0].at).date()):
        yield italic(_day(scene, day))
        yield from (_line(scene, beat, turned) for beat in some)


def _told_by_day(scene: Scene, told: Sequence[Told], hands: Hands) -> Iterator[list[str]]:
    beats = _beats(scene, told)
    turned = _turned(scene, beats)
    ends = {one.move: at for at, beat in enumerate(beats) for one in beat}
    for day, some in groupby(enumerate(beats), key=lambda item: _time(scene, item[1][0].at).date()):
        block = [_day(scene, day)]
        for at, beat in some:
            moves = dict.fromkeys(one.move for one in beat if one.move is not None and ends[one.move] == at)
            line = plain(_line(scene, beat, turned))
            block.append("  ".join((f"{_time(scene, beat[0].at):%H:%M}", line, *_gains(scene, hands, moves))))
        yield block


def _gains(scene: Scene, hands: Hands, moves: Iterable[int]) -> Iterator[str]:
    """What came into hands by these moves: for the file alone, nobody else's eyes saw it."""
    screens = game_screens.of(scene.table.game)
    for move in moves:
        for name, before, after in zip(scene.names, hands[move], hands[move + 1], strict=False):
            if got := screens.holding((Counter(screens.held(after)) - Counter(screens.held(before))).elements()):
                yield f"[{name} +{got}]"


def _holdings(scene: Scene, hands: Sequence[object]) -> Iterator[str]:
    screens = game_screens.of(scene.table.game)
    for name, hand in zip(scene.names, hands, strict=False):
        yield f"{name}: {screens.holding(screens.held(hand)) or '–'}"


def _time(scene: Scene, at: float) -> datetime:
    return datetime.fromtimestamp(at, scene.zone)


def _day(scene: Scene, day: date) -> str:
    return scene.words.text("log-day", day=day.day, month=day.month)


def _moment(scene: Scene, at: float) -> str:
    time = _time(scene, at)
    return f"{_day(scene, time.date())} {time.year}, {time:%H:%M}"
