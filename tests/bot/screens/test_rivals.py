"""Rivals in words: in the lobby, in its menu, on a board, and where one practises with them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.callback_data import Verb, parse
from bot.delivery.audience import Audience
from bot.screens import composed, practice
from bot.screens import lobby as screens
from bot.screens.keyboard import ROOM, width
from bot.screens.markup import CAPTION, plain
from bot.screens.screen import Scene
from bot.text.names import units
from bot.text.words import LANGUAGES, speak
from games import catalogue
from games.game import Event, Seat
from games.hint import Hint
from games.levels import LEVELS
from games.sessions import absence, expected, lobby, play, telling
from games.sessions.rivals import CHARACTERS, LINES
from games.sessions.seat import Chair, Rival
from games.sessions.session import Session, TurnClock
from storage.chats import Chat
from storage.people import Who
from tests.bot.screens.labels import BELOW_PICTURE, labels, too_wide
from tests.bot.screens.stage import BOT, SETTINGS, buttons, hands, mocked, opened, scene
from tests.games.sessions.tables import ANYA, BORYA, NOON, A, gathering
from tests.games.sessions.test_rivals import after, rival_turn

GAMES = [game.id for game in catalogue.newest()]


@pytest.fixture(autouse=True)
def unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody knows how long a game takes."""
    monkeypatch.setattr(expected, "_table", dict)


def seated(*names: str, game: str = "upturn") -> Session:
    """A lobby of Anya's, and these characters, the first of whom is easy, the next sensible, the third strong."""
    table = gathering(ANYA, game=game)
    rivals = [Rival(name, level) for name, level in zip(names, LEVELS, strict=False)]
    return replace(table, chairs=(*table.chairs, *(Chair(rival) for rival in rivals)))


def begun(*names: str) -> Session:
    return lobby.start(seated(*names), ANYA, NOON, chance=2).session


def test_the_lobby_introduces_its_rivals() -> None:
    assert mocked(screens.gathering(scene(seated("kesha", "sova")), "")) == (
        "🔺 *АП ТЕРН*: собираемся · 3 из 4\n"
        "👑 Аня · 🤖 Кеша · 🤖 Сова\n"
        "🤖 Кеша (лёгкий): повторяет умные слова и сам им удивляется\n"
        "🤖 Сова (разумный): мудрая, но ночью спит, как все\n"
        "Сутки на ход\n"
        "[Играю!] [Выйти]\n"
        "[Поехали!] [⚙️ Условия]\n"
        "[🤖 Добавить соперника]\n"
        "[❓ Правила за минуту]"
    )


def test_the_menu_offers_three_levels_and_sends_rivals_away() -> None:
    assert mocked(screens.gathering(scene(seated("kesha")), "rivals")) == (
        "🤖 *АП ТЕРН*: кого позвать?\n"
        "*Лёгкий*: половину не замечает, зато не обижается\n"
        "*Разумный*: играет как опытный приятель\n"
        "*Сильный*: перебирает варианты, пока люди моргают\n"
        "🤖 Кеша (лёгкий): повторяет умные слова и сам им удивляется\n"
        "[Лёгкий] [Разумный] [Сильный]\n"
        "[✖ 🤖 Кеша]\n"
        "[‹ К сбору]"
    )


def test_where_no_seat_is_left_the_menu_says_who_makes_room() -> None:
    menu = screens.gathering(scene(seated("kesha", "sova", "ficus")), "rivals")
    assert "Придёт человек, и робот уступит стул." in menu.text
    assert [parse(button.data).verb for button in buttons(menu)] == [Verb.RIVAL] * 3 + [Verb.LOBBY]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_short_name_and_says_something_of_its_own(language: str) -> None:
    words = speak(language)
    names = [words.text(f"rival-{name}") for name in CHARACTERS]
    assert len({*names}) == len(CHARACTERS)
    assert all(len(name) <= 9 for name in names), "so that it is never cut, with its sign, in running text"
    told = [words.text(f"rival-{name}-says-{line}") for name in CHARACTERS for line in range(1, LINES + 1)]
    assert len({*told}) == len(told)
    assert all(len(line) <= 60 for line in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menus_buttons_fit_a_phone(language: str) -> None:
    drawn = scene(seated(*CHARACTERS[:3]), language)
    for screen in (screens.gathering(drawn, "rivals"), screens.gathering(drawn, "")):
        for row in screen.rows:
            assert all(width(button.label) <= ROOM[len(row)] for button in row), row


def test_chatter_is_an_option_only_where_there_are_rivals() -> None:
    assert "chatter" not in lobby.choices(gathering(ANYA, BORYA))
    table = seated("kesha")
    quiet = lobby.choose(table, ANYA, "chatter", False, NOON).session
    assert not quiet.chatter
    assert "[🤖 болтают: нет]" in mocked(screens.gathering(scene(quiet), "options"))


@pytest.mark.parametrize("clock", ["day", "none"])
def test_a_board_says_of_a_rival_no_word_about_clocks(clock: TurnClock) -> None:
    table, _ = rival_turn(clock=clock)
    assert f"👉 Ходит *{said_name(table)}* · думает\n" in mocked(composed.board(scene(table)))
    paused = replace(table, paused=NOON)
    assert f"👉 Ходит *{said_name(table)}* · ⏸ на паузе\n" in mocked(composed.board(scene(paused)))


def said_name(table: Session) -> str:
    """Of whoever is on turn, a rival."""
    rival = table.chairs[min(table.awaited)].rival
    assert rival is not None
    return f"🤖 {speak('ru').text(f'rival-{rival.name}')}"


def test_a_board_tells_what_a_rival_said_by_the_name_it_said_it_under() -> None:
    table = begun("sova")
    said = telling.remembering(table, Event("says", Seat(1), pieces=("sova",), n=1))
    assert "🤖 Сова: «Угу.»" in mocked(composed.board(scene(said)))
    taken = absence.take(said, BORYA, Seat(1), NOON).session
    told = mocked(composed.board(scene(taken)))
    assert "🤖 Сова: «Угу.»" in told
    assert "Боря садится за стол" in told


def test_a_board_leads_to_the_seat_of_a_rival_and_a_table_of_people_leads_to_none() -> None:
    table = begun("sova", "kesha")
    assert "[🪑 Сесть вместо: 🤖 Сова]" in mocked(composed.board(scene(table)))
    people = lobby.start(gathering(ANYA, BORYA), ANYA, NOON, chance=2).session
    assert "🪑" not in mocked(composed.board(scene(people)))


def practised(game: str, language: str, moves: int, *, pictured: bool) -> Scene:
    """A table in private after so many moves, when its person is asked."""
    table = lobby.gather("abc", game, ANYA.id, ANYA, NOON, clock="none")
    for _ in range(2):
        table = lobby.seat_rival(table, ANYA, "sensible", NOON).session
    table, now = lobby.start(table, ANYA, NOON, chance=5).session, NOON
    while moves or not table.asked(A):
        if table.asked(A):
            moves -= 1
            move = catalogue.choose(table.rule_book, table.state, A)
            table = play.play(table, ANYA, move.code, now).session
        else:
            table, now = after(table, now)
    who = Who(ANYA.id, started=True, language=language, learned=tuple(GAMES))
    return Audience(Chat(ANYA.id), {ANYA.id: who}, BOT, SETTINGS).scene(table, now, reader=ANYA.id, pictured=pictured)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 3])
def test_where_one_practises_board_and_hand_are_one_message(game: str, language: str, moves: int) -> None:
    drawn = practised(game, language, moves, pictured=False)
    whole, hand = composed.practice(drawn, "", ""), composed.hand(drawn, "", "")
    assert whole.drawing is None
    assert plain(whole.text).endswith(plain(hand.text))
    assert drawn.words.text("practice") in whole.text
    assert plain(whole.text).startswith(drawn.sign)
    assert whole.rows[: len(hand.rows)] == hand.rows
    assert [parse(button.data).verb for button in whole.rows[-1]] == [Verb.HINT, Verb.LOG, Verb.STOP]
    assert units(plain(whole.text)) <= 4096


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_where_one_practises_the_board_is_the_picture_and_the_hand_its_words(game: str, language: str) -> None:
    """A picture of both is higher than wide: phones show that, and all below it, narrow."""
    drawn = practised(game, language, 3, pictured=True)
    whole, words = composed.practice(drawn, "", ""), composed.hand(replace(drawn, pictured=False), "", "")
    assert whole.drawing == composed.board(drawn).drawing is not None
    assert plain(words.text) == plain(whole.text)
    below = [screen for _, screen in hands(drawn, draw=composed.practice)]
    assert too_wide(labels(below, private=True), BELOW_PICTURE) == []
    assert all(units(plain(screen.text)) <= CAPTION for screen in below)
    for menu in opened(whole):
        assert composed.practice(drawn, menu, "").drawing == whole.drawing, "a menu must not take a new message"


def test_practice_asks_what_against_how_many_and_how_good_they_are() -> None:
    words = speak("ru")
    assert [parse(button.data).choice for button in buttons(practice.which_game(words))] == GAMES
    wish = practice.wish_of("raiders.2.easy")
    assert wish is not None
    assert mocked(practice.against(words, wish)) == (
        "🎯 🏴‍☠️ *Рейдеры*: сколько соперников и каких?\n"
        "*Лёгкий*: половину не замечает, зато не обижается\n"
        "[1 🤖] [2 🤖 ✓] [3 🤖]\n"
        "[Лёгкий ✓] [Разумный] [Сильный]\n"
        "[🎓 Сначала урок]\n"
        "[Поехали!]"
    )


@pytest.mark.parametrize("choice", ["", "chess", "upturn2.1", "UPTURN"])
def test_what_names_no_game_wishes_nothing(choice: str) -> None:
    assert practice.wish_of(choice) is None


def test_what_no_button_wishes_is_brought_to_what_there_is() -> None:
    assert practice.wish_of("upturn.9.godlike.now") == practice.Wish("upturn", 1, "sensible")
    assert practice.wish_of("upturn.3.strong.go") == practice.Wish("upturn", 3, "strong", now=True)


def test_a_hint_stands_below_the_hand_and_only_where_hints_are_given() -> None:
    drawn = practised("upturn", "ru", 0, pictured=False)
    move = drawn.moves[0]
    given = Hint(move.code, 0.624, None, None)
    (line,) = [
        line for line in plain(composed.practice(replace(drawn, hint=given), "", "").text).splitlines() if "💡" in line
    ]
    assert line.endswith("другого хода и нет · шансы 62 %")
    assert "💡" not in plain(composed.practice(drawn, "", "").text)
    people = lobby.start(gathering(ANYA, BORYA), ANYA, NOON, chance=2).session
    seat = min(people.awaited)
    hand = composed.hand(replace(scene(people, seat=seat), hint=given), "", "")
    assert "💡" not in plain(hand.text)
    assert all(parse(button.data).verb != Verb.HINT for button in buttons(hand) if button.data)


def test_at_a_groups_table_of_rivals_the_only_person_may_ask_for_hints() -> None:
    table = begun("kesha", "sova")
    hand = composed.hand(scene(table, seat=A), "", "")
    asks = [parse(button.data).verb for button in buttons(hand) if button.data].count(Verb.HINT)
    assert asks == table.asked(A)
