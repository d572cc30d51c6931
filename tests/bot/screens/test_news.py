"""What a hand begins with: what has happened since its owner last acted, what concerns them first."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.screens import games
from bot.screens.news import MENU, MOST, PER_PAGE, UNDER_A_PICTURE
from bot.screens.screen import Screen
from bot.text.names import units
from games.game import Event, Seat
from games.sessions import play
from games.sessions.reminders import with_chair
from games.sessions.seat import Gain
from games.sessions.session import Session
from games.sessions.telling import MEMORY, RECENT
from tests.bot.screens.courses import Course, drawn, on_courses, states
from tests.bot.screens.stage import bare, buttons, mocked, opened, plain, renamed, scene
from tests.games.raiders.builders import table as raiders
from tests.games.sessions.tables import ANYA, BORYA, NOON, VIKA, A, B, V, laid, playing
from tests.games.sessions.windowed import at, attacked, until

THREE = ANYA, BORYA, VIKA
SEVEN = [Event("laid", B, pieces=(name,)) for name in ("2", "3", "4", "6", "9", "10", "12")]


def after(session: Session, *events: Event, gained: tuple[Gain, ...] = (), seat: Seat = A) -> Session:
    """The table after these events, of which the seat's owner knows nothing."""
    chair = replace(session.chairs[seat], gained=gained)
    older, recent = events[:-RECENT], events[-RECENT:]
    return replace(session, past=older, recent=recent, events=len(events), chairs=with_chair(session, seat, chair))


def hand(session: Session, seat: Seat = A, menu: str = "", language: str = "ru", *, pictured: bool = False) -> Screen:
    return games.of(session.game).hand(scene(session, language, seat=seat, pictured=pictured), menu, "")


def news(session: Session, seat: Seat = A, language: str = "ru") -> list[str]:
    """The quoted lines at the beginning of a hand."""
    lines = mocked(hand(session, seat, language=language)).splitlines()
    return [line.removeprefix("▏") for line in lines if line.startswith("▏")]


UPTURN = [
    (Event("gave", B, A, n=1), ("44",), "🎁 Боря → тебе: 44👯", "🎁 Боря → you: 44👯"),
    (
        Event("caught", V, A, n=3),
        ("12", "31", "joker"),
        "🫵 Вика ловит тебя: 12 · 31✋ · 🃏",
        "🫵 Вика catches you: 12 · 31✋ · 🃏",
    ),
    (
        Event("forgot", A, n=2),
        ("2", "80"),
        "Не сказано «Последняя!», штраф: 2 · 80",
        "“Last one!” went unsaid, so you draw 2 · 80",
    ),
    (Event("laid", B, pieces=("32",)), (), "· Боря кладёт 32", "· Боря plays 32"),
    (Event("laid", A, pieces=("32",)), (), "За тебя сыграно: 32", "Played for you: 32"),
    (Event("passed", A), (), "Брать нечего: за тебя пас", "Nothing to draw: passed for you"),
    (
        Event("stand-in", A),
        (),
        "Тебя не было слышно, место держал 🤖",
        "We hadn't heard from you, so 🤖 kept your seat",
    ),
]


@pytest.mark.parametrize(("event", "pieces", "ru", "en"), UPTURN, ids=[ru for *_, ru, _ in UPTURN])
def test_news_of_upturn(event: Event, pieces: tuple[str, ...], ru: str, en: str) -> None:
    session = after(playing(*THREE), event, gained=(Gain(0, pieces),) if pieces else ())
    assert news(session) == [ru]
    assert news(session, language="en") == [en]


def test_who_misses_a_turn_is_told_why_though_a_word_was_said_meanwhile() -> None:
    skipped = Event("laid", B, pieces=("skip1",)), Event("said", B), Event("skipped", A)
    assert news(after(playing(*THREE), *skipped)) == [
        "Боря кладёт 🚫1: твой ход пропущен",
        "· 📢 Боря: «Последняя!»",
    ]


RAIDERS = [
    (
        Event("taken", B, A, ("jc", "bank1", "9s", "11:8")),
        "Боря забирает твой Банк: 11:💪8",
        "Боря takes your Bank, 11:💪8",
    ),
    (
        Event("beaten", B, A, ("jc", "hotel1", "9s", "4:5")),
        "Боря идёт на твою Гостиницу и уходит ни с чем: 4:5",
        "Боря goes for your Hotel and gets nothing, 4:5",
    ),
    (
        Event("charmed", B, A, ("5h", "bank1")),
        "Боря уводит охрану (Часовой♥️) и твой Банк",
        "Боря sweet-talks Sentry♥️, and you lose your Bank",
    ),
    (
        Event("discarded", B, A, ("5h",)),
        "👀 Боря смотрит твою руку: в битые 5♥️",
        "👀 Боря frisks you: 5♥️ goes to the discard",
    ),
    (Event("caught", B, A, ("5h",)), "🚨 Боря ловит тебя на мухлеже: 5♥️", "🚨 Боря catches you cheating: 5♥️"),
    (
        Event("taken", B, V, ("jc", "bank1", "11:8")),
        "· Боря ⚔️ Банк: 11 против 💪8, взято",
        "· Боря ⚔️ Bank: 11 to 💪8, taken",
    ),
]
TURN = at(raiders("kd 6d", "5h 2s", "4c jh", lots="market1", trump="c"))


@pytest.mark.parametrize(("event", "ru", "en"), RAIDERS, ids=[ru for _, ru, _ in RAIDERS])
def test_news_of_raiders(event: Event, ru: str, en: str) -> None:
    session = after(TURN, event)
    assert news(session) == [ru]
    assert news(session, language="en") == [en]


def test_an_attack_that_cost_both_their_guards_is_told_as_a_loss() -> None:
    both = Event("both-fell", B, A, ("jc", "bank1", "9s", "6:6")), Event("freed", None, A, ("bank1",))
    assert news(after(TURN, *both)) == ["Боря отбивает твой Банк, хозяина там больше нет: 6:6"]


def test_what_lost_its_guard_is_told_apart_from_what_was_attacked() -> None:
    lost, kept = Event("freed", None, A, ("market1",)), Event("beaten", B, A, ("jc", "bank1", "9s", "5:7"))
    unguarded = "Рынок без охраны и больше не за тобой"
    assert news(after(TURN, kept, lost)) == [f"Боря идёт на твой Банк и уходит ни с чем: 5:7 · {unguarded}"]
    assert news(after(TURN, Event("beaten", B, V, ("jc", "bank1", "9s", "5:7")), lost)) == [unguarded]
    assert news(after(TURN, Event("beaten", A, B, ("jc", "bank1", "9s", "5:7")), lost)) == [unguarded]


def test_a_search_of_ones_own_is_no_news() -> None:
    assert news(after(TURN, Event("searched", A, B, n=4))) == []
    assert news(after(TURN, Event("searched", B, V, n=4))) == ["· 👀 Боря обыскивает: Вика, 4 карты"]


def test_cards_that_were_drawn_are_named_to_whoever_holds_them() -> None:
    rested = Event("rested", B)
    assert news(after(TURN, rested, gained=(Gain(0, ("kd", "6d")),))) == [
        "В руке новое: K♦️ · 6♦️",
        "· Боря не захватывает",
    ]


def test_what_lies_in_a_window_is_not_told_twice() -> None:
    window = attacked()
    assert [event.kind for event in scene(window, seat=B).seated.news.events] == ["raided"]
    assert news(window, B) == []


AFORATOR = [
    (
        Event("trick", A, pieces=("coffee1", "whip1"), n=-7),
        "Взятка твоя: 2 карты, на Кону −7",
        "The trick is yours: 2 cards, Kon −7",
    ),
    (
        Event("used", B, A, ("critic1", "coffee1", "whip1"), n=1),
        "Боря берёт с Кона твою 🥁+6: место занимает ☕+6",
        "Боря takes your 🥁+6 off the Kon: ☕+6 has its place",
    ),
    (
        Event("used", B, A, ("aforator",), n=1),
        "Боря тянет карту из твоего отбоя",
        "Боря draws one of the cards you've won",
    ),
    (Event("laid", A, pieces=("coffee1",)), "За тебя на Кону ☕+6", "☕+6 went on the Kon for you"),
]


@pytest.mark.parametrize(("event", "ru", "en"), AFORATOR, ids=[ru for _, ru, _ in AFORATOR])
def test_news_of_aforator(event: Event, ru: str, en: str) -> None:
    session = after(playing(*THREE, game="aforator"), event)
    assert news(session) == [ru]
    assert news(session, language="en") == [en]


def test_what_concerns_its_reader_comes_first_and_then_the_newest() -> None:
    gift = Event("gave", V, A, n=1)
    session = after(playing(*THREE), gift, *SEVEN)
    assert news(session) == ["🎁 Вика → тебе: +1", "· Боря кладёт 9", "· Боря кладёт 10", "· Боря кладёт 12"]
    assert "[📜 Ещё 4 хода]" in mocked(hand(session))
    assert MENU in opened(hand(session))


def test_the_rest_stands_behind_a_button_in_the_same_message() -> None:
    lines = mocked(hand(after(playing(*THREE), *SEVEN), menu=MENU)).splitlines()
    assert lines[1:] == [
        "*Что было после твоего хода*",
        *(f"▏· Боря кладёт {n}" for n in (2, 3, 4, 6, 9, 10, 12)),
        "[‹ Назад]",
    ]


def test_pages_hold_all_that_is_remembered_and_say_what_is_not() -> None:
    events = [Event("laid", B, pieces=("32",))] * MEMORY
    session = replace(after(playing(*THREE), *events), events=MEMORY + 3)
    first, second = (mocked(hand(session, menu=menu)) for menu in (MENU, f"{MENU}2"))
    assert "До этого на столе было ещё событий: 3." in first
    assert [text.count("▏") for text in (first, second)] == [PER_PAGE, MEMORY - PER_PAGE]
    assert "[›]" in first
    assert "[‹]\n[‹ Назад]" in second
    assert opened(hand(session, menu=MENU)) == [f"{MENU}2"]


def test_under_a_picture_a_page_is_as_long_as_a_caption_may_be() -> None:
    events = [Event("laid", B, pieces=("82", "83", "84", "86", "89", "90", "92", "93"))] * MEMORY
    session = renamed(after(playing(*THREE), *events), ("👨‍👩‍👧‍👦" * 6,) * 3)
    asked = hand(session, pictured=True)
    pages = [hand(session, menu=f"{MENU}{number}", pictured=True) for number in ("", *range(2, MEMORY))]
    told = [plain(page.text) for page in pages if page != asked]
    assert sum(text.count("кладёт") for text in told) == MEMORY
    assert len(told) > MEMORY / PER_PAGE
    assert max(map(units, told)) <= UNDER_A_PICTURE + 100
    assert {page.drawing for page in pages} == {asked.drawing}


@pytest.mark.parametrize("menu", [f"{MENU}3", f"{MENU}0", f"{MENU}²", f"{MENU}x", f"{MENU}-1"])
def test_a_page_that_is_not_there_is_the_hand(menu: str) -> None:
    session = after(playing(*THREE), Event("laid", B, pieces=("32",)))
    assert hand(session, menu=menu) == hand(session)


def test_news_are_for_whoever_is_asked() -> None:
    session = after(playing(*THREE), Event("laid", V, pieces=("32",)), seat=B)
    assert news(session, B) == []
    assert hand(session, B, menu=MENU) == hand(session, B)


def test_no_news_no_line_and_no_button() -> None:
    fresh = playing(*THREE)
    assert news(fresh) == []
    assert MENU not in opened(hand(fresh))


def test_who_was_silent_is_told_so_with_the_tile_that_was_drawn() -> None:
    begun = playing(ANYA, BORYA)
    session = until(begun, begun.call(A).deadline or NOON)
    (gain,) = scene(session, seat=A).seated.news.gained
    line = plain(hand(session).text).splitlines()[1]
    assert bare(line).startswith(f"Срок вышел: взята {gain.pieces[0]}")
    assert bare(line).endswith(", за тебя пас. Позову, когда дойдёт до тебя.")


def test_whose_gifts_ran_out_of_time_is_told_so_too() -> None:
    """What their own hand did before is not all that is said."""
    session = playing(ANYA, BORYA)
    chair = replace(session.chairs[B], missed=1, known=1)
    told = (Event("laid", B, pieces=("31",)), Event("silent", B))
    waiting = replace(session, recent=told, events=2, chairs=with_chair(session, B, chair))
    assert "Срок вышел, ход закончен за тебя. Позову" in hand(waiting, B).text


def test_a_forced_move_is_told_as_that_and_not_as_silence() -> None:
    session = playing(ANYA, BORYA)
    events = Event("drew", B, n=1, reveals=True), Event("passed", B)
    waiting = after(session, *events, gained=(Gain(0, ("44",)),), seat=B)
    assert "Взята 44👯, не подошла: пас. Позову, когда дойдёт до тебя." in bare(hand(waiting, B).text)


def on_turn(course: Course) -> list[Session]:
    """Some states in which one is asked alone: there news stand; a window may have been all that a course showed."""
    found = [session for session in states(course) if session.status == "playing" and session.question is None]
    return found[:: max(len(found) // 12, 1)]


@on_courses()
def test_news_are_of_what_happened_and_of_nobody_elses_hand(course: Course) -> None:
    """Along whole games: at most four lines, each unlike the board's; what came into a hand is in it."""
    told = 0
    for session in (*drawn(course), *on_turn(course)):
        board = plain(games.of(session.game).board(scene(session)).text).splitlines()
        for seat, _ in session.seats():
            lines = news(session, seat)
            told += len(lines)
            assert len(lines) <= MOST
            assert not {*lines} & {*board}
            held = session.rule_book.held(session.state, seat)
            fresh = [piece for gain in scene(session, seat=seat).seated.news.gained for piece in gain.pieces]
            assert {*fresh} <= {*held} or session.game == "raiders"
            assert all(button.label for button in buttons(hand(session, seat)))
    assert told, "a game's hands begin with its news"


def test_a_move_that_is_taken_back_is_no_news() -> None:
    session = laid(playing(ANYA, BORYA, chance=4), A, NOON + 1)
    told = laid(session, B, NOON + 2)
    assert told.asked(A)
    assert len(news(told, A)) == 1
    assert news(play.undo(told, BORYA, NOON + 3).session, A) == []
