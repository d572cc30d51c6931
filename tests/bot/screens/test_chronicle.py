"""The whole game in words: pages for everybody, and the file with all hands."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from bot.screens import chronicle, games
from bot.screens.screen import Scene, Screen
from bot.text.names import units
from bot.text.words import LANGUAGES
from games import log, record
from games.game import Event, Refused, Seat
from games.replay import Course, course
from games.sessions.session import Session
from tests.bot.screens.stage import LATIN, bare, mocked, plain, renamed, scene
from tests.games import playout
from tests.games.redealt import redealt
from tests.games.sessions.tables import NOON, SIX, playing
from tests.games.test_replay import written

WIDEST = tuple(f"{'Ы&<>'[seat]}{'ﷺ👩🏽‍🚀' * 9}" for seat in range(4))
FOUR = next(one for one in playout.courses() if one.seats == 4 and one.options.model_dump()["calls"] == "self")
TWO = next(one for one in playout.courses() if one.seats == 2)
RAID = next(one for one in playout.courses() if one.game.id == "raiders" and one.options.model_dump()["goal"] == "24")
"""A short game: random players seldom get far."""
A, B, C, D = map(Seat, range(4))
LONGEST_BEATS = (
    tuple(Event("gave", A, to, n=1) for to in (B, C, D) for _ in range(10)),
    (Event("laid", A, None, ("skip2",)), Event("skipped", B), Event("skipped", C)),
    (Event("laid", A, None, tuple(map(str, (1, 7, 17, 21, 27, 31, 37, 41, 47, 51, 57, 61, 67, 99)))),),
    (Event("laid", A, B, ("joker", "to-up")),),
    (Event("caught", A, B, n=3),),
    (Event("forgot", A, n=3),),
    (Event("silent", A), Event("drew", A, n=1), Event("passed", A)),
    (Event("refilled", n=99),),
)


def finished(of: playout.Course, *, over: bool = True, names: tuple[str, ...] = ()) -> tuple[Session, Course]:
    """A table at which this game was played, and its course; without `over` it goes on."""
    again = replayed(of, over=over)
    begun = playing(*SIX[: of.seats], game=of.game.id)
    begun = renamed(begun, names) if names else begun
    if over:
        begun = replace(begun, status="finished", ended=again.played[-1].at)
    clocked = tuple(replace(chair, since=NOON) for chair in begun.chairs)  # whoever it is that the state waits for
    return replace(begun, state=again.last, chairs=clocked), again


def written_out(drawn: Scene, again: Course) -> str:
    return chronicle.manuscript(drawn, tuple(again.told()), again.hands())


@cache
def replayed(of: playout.Course, *, over: bool) -> Course:
    entries = written(of) if over else written(of)[:30]
    return course([log.header(of.game.id, of.game.rules, of.seats, of.options, 5, NOON), *entries[1:]])


def all_pages(drawn: Scene, again: Course) -> list[Screen]:
    told = tuple(again.told())
    screens = [chronicle.page(drawn, told, 1)]
    while any(button.label == "›" for row in screens[-1].rows for button in row):
        screens.append(chronicle.page(drawn, told, len(screens) + 1))
    return screens


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("of", [TWO, FOUR, RAID], ids=str)
def test_pages_fit_into_a_message_whatever_people_are_called(of: playout.Course, language: str) -> None:
    session, again = finished(of, names=WIDEST)
    pages = all_pages(scene(session, language), again)
    assert len(pages) >= 2
    assert max(units(plain(page.text)) for page in pages) <= 4096


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_the_longest_lines_fits(language: str) -> None:
    session, _ = finished(FOUR, names=WIDEST)
    screens, drawn = games.of("upturn"), scene(session, language)
    assert max(map(units, drawn.names)) > 30
    longest = max(units(plain(screens.told(drawn, beat))) for beat in LONGEST_BEATS)
    days_and_title = 20 * len("30 September\n") + 80
    assert longest * chronicle.PER_PAGE + days_and_title <= 4096


@pytest.mark.slow
@pytest.mark.parametrize("of", [TWO, RAID], ids=str)
def test_the_pages_tell_every_line_once_and_in_order(of: playout.Course) -> None:
    session, again = finished(of)
    drawn, screens = scene(session), games.of(of.game.id)
    events = [told.event for told in again.told()]
    expected = [screens.told(drawn, [events[at] for at in beat]) for beat in screens.beats(events)]
    told = [
        line for page in all_pages(drawn, again) for line in page.text.split("\n")[1:] if not line.startswith("<i>")
    ]
    assert told == expected
    kinds = Counter(event.kind for event in events)
    assert kinds["laid"] <= sum("кладёт" in line for line in told)
    assert kinds["raided"] <= sum(": идёт " in line for line in told)


def test_the_first_page_and_its_buttons() -> None:
    session, again = finished(TWO)
    told = tuple(again.told())
    lines = mocked(chronicle.page(scene(session), told, 1)).split("\n")
    assert lines[:3] == [
        "📜 *АП ТЕРН* · вся игра по ходам",
        "_15 января_",
        "Фишки розданы, по семь на руки",
    ]
    (pages,) = map(int, re.findall(r"^\[1/(\d+)\] \[›\]$", lines[-2]))
    last = chronicle.page(scene(session), told, None)
    assert lines[-1] == "[📜 Вся игра]"
    assert mocked(last).split("\n")[-2:] == [f"[‹] [{pages}/{pages}]", "[📜 Вся игра]"]
    assert chronicle.page(scene(session), told, pages) == last
    middle = chronicle.page(scene(session), told, 2)
    assert [button.data.removeprefix(f"P:{session.id}:0:") for button in middle.rows[0]] == ["1", "", "3"]


def test_a_game_that_goes_on_offers_no_file() -> None:
    session, again = finished(TWO, over=False)
    assert "[📜 Вся игра]" not in mocked(chronicle.page(scene(session), tuple(again.told()), None))


def test_in_english() -> None:
    session, again = finished(TWO, names=LATIN)
    assert mocked(chronicle.page(scene(session, "en"), tuple(again.told()), 1)).startswith(
        "📜 *UpTurn* · the whole game, move by move\n_15 January_\n"
    )


@pytest.mark.parametrize("number", [0, 1000])
def test_there_is_no_page_beyond_the_last(number: int) -> None:
    session, again = finished(TWO)
    with pytest.raises(Refused, match=r"^no-page$"):
        chronicle.page(scene(session), tuple(again.told()), number)


@pytest.mark.parametrize("of", [TWO, RAID], ids=str)
def test_the_pages_of_a_game_that_goes_on_depend_on_nothing_hidden(of: playout.Course) -> None:
    """Whatever the bag and the racks hold: the same moves tell the same."""
    session, again = finished(of, over=False)
    hidden = tuple(
        replace(move, before=again.first, after=redealt(again.book, move.after, None, at))
        for at, move in enumerate(again.played)
    )
    other = replace(again, first=redealt(again.book, again.first, None, 9), played=hidden)
    hidden_now = replace(session, state=redealt(again.book, session.state, None, 3))
    assert all_pages(scene(hidden_now), other) == all_pages(scene(session), again)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("of", [TWO, FOUR], ids=str)
def test_the_file_tells_who_dealt_what_and_all_that_was_drawn(of: playout.Course, language: str) -> None:
    session, again = finished(of, names=LATIN)
    text = bare(written_out(scene(session, language), again))
    assert "<b>" not in text
    dealt = {"ru": "Раздача", "en": "The deal"}[language]
    block = next(part for part in text.split("\n\n") if part.startswith(dealt)).split("\n")[1:]
    assert [line.partition(":")[0] for line in block] == list(LATIN[: of.seats])
    assert all(sum(int(n or 1) for n in re.findall(r"(?:^|: | · )[^ ×]+(?:×(\d+))?", line)) == 7 for line in block)
    came = [len(new) > len(old) for m in again.played for old, new in zip(m.before.racks, m.after.racks, strict=True)]
    assert len(re.findall(r"\[\w+ \+", text)) == sum(came) > 5
    assert re.search(r"^\d\d:\d\d  ", text, re.MULTILINE)
    assert "🏆" in text


def test_the_file_of_raiders_tells_every_card_that_came_into_a_hand() -> None:
    """Cards drawn, rolled back and taken home: each stands behind the line with which it came."""
    session, again = finished(RAID, names=LATIN)
    text = bare(written_out(scene(session), again))
    came = [
        set(after) - set(before)
        for move in again.played
        for before, after in zip(move.before.hands, move.after.hands, strict=True)
    ]
    gains = re.findall(r"\[(?:Anya|Borya|Vika) \+([^\]]+)\]", text)
    assert sum(len(gain.split(" · ")) for gain in gains) == sum(map(len, came)) > 20
    assert "🏆" in text


@pytest.mark.parametrize("of", [TWO, RAID], ids=str)
def test_the_file_plays_again(of: playout.Course) -> None:
    session, again = finished(of)
    entries = written(of)
    text = record.write(written_out(scene(session), again), entries)
    assert record.read(text).last == again.last
