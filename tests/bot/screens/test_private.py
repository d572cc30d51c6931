"""Private chats, notices, commands: what is said outside of a table."""

import re
from dataclasses import replace

import pytest

from bot.callback_data import Verb, parse
from bot.sandbox.found import found
from bot.screens import commands, games, notices, private
from bot.screens.screen import Scene
from bot.text.names import units
from bot.text.words import LANGUAGES, speak
from games import catalogue
from games.game import Seat
from games.sessions.session import Session
from tests.bot.screens.stage import buttons, mocked, on_turn, plain, scene
from tests.games.sessions.tables import ANYA, BORYA, NOON, gathering, playing

HOUR = 3600.0
RU = speak("ru")


def at(session: Session, title: str, now: float = NOON) -> Scene:
    """A table as Anya may know it."""
    return scene(session, seat=session.seat_of(ANYA.id), now=now, title=title)


def waiting(id: str, since: float, **changes: object) -> Session:
    """A table that has waited for Anya since then."""
    session = playing(ANYA, BORYA)
    return replace(session, id=id, chairs=on_turn(session, 0, since), **changes)  # type: ignore[arg-type]


def test_the_greeting() -> None:
    greeting = private.greeting(RU, "kon_bot")
    assert mocked(greeting) == (
        "Привет! Я Кон. Со мной друзья играют в своём чате: ход сейчас, следующий завтра.\n"
        "[🎯 Потренироваться]\n"
        "[Добавить в группу ↗]\n"
        "[Правила] [Мои игры]"
    )
    assert buttons(greeting)[1].url == "https://t.me/kon_bot?startgroup=new"


def test_my_games_stand_with_the_nearest_deadline_first_and_clockless_ones_by_their_wait() -> None:
    tables = [
        at(waiting("a", NOON - HOUR, clock="none"), "Позже"),
        at(waiting("b", NOON - 2 * HOUR, clock="none"), "Дольше"),
        at(waiting("c", NOON - 3 * HOUR), "Дачники"),
        at(waiting("d", NOON, clock="hour"), "Работа"),
        at(replace(playing(BORYA, ANYA), id="e"), "Дача"),
        at(replace(gathering(BORYA, ANYA), id="f"), "Сбор"),
    ]
    assert mocked(private.my_games(RU, tables)) == (
        "*Тебя ждут столы: 4*\n"
        "1. 🔺 Работа: твой ход до 12:00\n"
        "2. 🔺 Дачники: твой ход до завтра 8:00\n"
        "3. 🔺 Дольше: твой ход без часов\n"
        "4. 🔺 Позже: твой ход без часов\n"
        "_Ждут других:_ 🔺 Дача, 🔺 Сбор\n"
        "[🔺 Работа] [🔺 Дачники]\n"
        "[🔺 Дольше] [🔺 Позже]\n"
        "[🔺 Дача] [🔺 Сбор]\n"
        "[🎯 Потренироваться] [⚙️ Настройки]"
    )


def test_each_of_my_games_is_one_tap_away() -> None:
    listed = private.my_games(RU, [at(waiting("c", NOON), "Дачники")])
    press = parse(buttons(listed)[0].data)
    assert (press.verb, press.session) == (Verb.TO_HAND, "c")


def test_a_table_that_a_stand_in_plays_at_or_that_rests_waits_for_nobody() -> None:
    session = waiting("c", NOON)
    held = replace(session, chairs=(replace(session.chairs[0], stand_in=True), *session.chairs[1:]))
    assert not private.waiting([at(held, "Дачники"), at(replace(session, paused=NOON), "Работа")])


def test_an_answer_is_called_so() -> None:
    session = waiting("c", NOON)
    asked = replace(session, chairs=(replace(session.chairs[0], answers=True), *session.chairs[1:]))
    assert "1. 🔺 Дачники: ответ до" in mocked(private.my_games(RU, [at(asked, "Дачники")]))


def test_the_digest_is_the_list_of_what_waits_with_one_button_each() -> None:
    morning = private.digest(RU, private.waiting([at(waiting("c", NOON), "Дачники")]))
    assert mocked(morning) == "☀️ *Тебя ждёт стол*\n1. 🔺 Дачники: твой ход до завтра 11:00\n[🔺 Дачники]"
    press = parse(buttons(morning)[0].data)
    assert (press.verb, press.session) == (Verb.TO_HAND, "c")


def test_nothing_waits() -> None:
    quiet = private.my_games(RU, [at(playing(BORYA, ANYA), "Дача")])
    assert mocked(quiet).startswith("Все ходы сделаны. Можно жить.\n_Ждут других:_ 🔺 Дача")
    assert mocked(private.my_games(RU, [])).startswith("Пока ни одного стола.")


def test_the_most_urgent_of_very_many_games_are_listed() -> None:
    tables = [at(waiting(f"s{number}", NOON - number), "<b>" * 30) for number in range(60)]
    listed = private.my_games(RU, tables)
    assert units(plain(listed.text)) <= 4096
    assert len(buttons(listed)) == private.LISTED + 2, "and the ways to practice and settings"
    assert parse(buttons(listed)[0].data).session == "s59"


@pytest.mark.parametrize("why", ["full", "begun", "foreign", "over"])
def test_a_link_that_leads_nowhere_says_so_and_offers_ones_own_tables(why: str) -> None:
    lost = private.lost_link(RU, why)
    assert "/games" in lost.text
    assert "\n" not in lost.text
    assert parse(buttons(lost)[0].data).verb is Verb.MINE


def test_each_language_is_named_in_its_own_tongue() -> None:
    assert mocked(private.language(speak("en"))).endswith("[Русский] [English ✓]")
    assert [parse(b.data).choice for b in buttons(private.language(RU))] == list(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in catalogue.newest()])
def test_rules_fit_one_short_page(language: str, game: str) -> None:
    page = private.rules_page(speak(language), game)
    assert units(plain(page.text)) <= 900
    assert parse(buttons(page)[0].data).verb is Verb.RULES


def test_every_game_has_its_screens_and_its_rules_in_the_list() -> None:
    ids = [game.id for game in catalogue.newest()]
    assert [parse(button.data).choice for button in buttons(private.rules_list(RU))] == ids
    assert all(games.of(id) for id in ids)


def test_help_names_every_command_of_its_scope() -> None:
    group, alone = private.help_in_group(RU).text, private.help_in_private(RU).text
    assert all(f"/{name}" in group for name in ("new", "table", "hand", "rules", "stop"))
    assert all(f"/{name}" in alone for name in ("games", "rules", "lang"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scope", ["group", "private"])
def test_the_menu_of_commands_is_as_telegram_takes_it(language: str, scope: commands.Scope) -> None:
    menu = commands.menu(speak(language), scope)
    assert all(name.isascii() and name.islower() and 0 < len(text) <= 256 for name, text in menu)
    assert ("help", "что я умею" if language == "ru" else "what I can do") in menu


def test_who_cannot_be_reached_is_mentioned_in_the_group() -> None:
    session = waiting("c", NOON)
    call = notices.unreached(scene(session, unreached=frozenset({ANYA.id})), [Seat(0)])
    assert mocked(call).endswith(
        ", твой ход до завтра 11:00 (АП ТЕРН), а личка закрыта.\n[👀 Моя рука] [Открыть личку ↗]"
    )
    assert '<a href="tg://user?id=1">' in call.text
    assert buttons(call)[1].url.endswith("?start=sc")
    plain(call.text)


def test_stopping_asks_back_with_the_safe_answer_on_the_right() -> None:
    question = notices.stop_question(scene(playing(ANYA, BORYA)))
    assert mocked(question) == "Прервать игру (АП ТЕРН)? Счёта не будет.\n[Прервать игру] [Играем дальше]"
    assert [parse(button.data).verb for button in buttons(question)] == [Verb.STOP, Verb.GO_ON]


def test_what_is_too_old_to_be_deleted_becomes_one_line() -> None:
    assert mocked(notices.moved(RU)).strip() == "Стол переехал вниз ↓"
    assert mocked(notices.passed(RU)).strip() == "Этот ход уже сыгран."


def test_commands_in_our_own_words_are_commands() -> None:
    for screen in (private.help_in_group(RU), private.help_in_private(RU)):
        text = plain(screen.text)
        commands = [text[start:end] for kind, start, end in found(text) if kind == "bot_command"]
        assert commands == re.findall(r"(?<!\w)/\w+", text)
        assert len(commands) > 3
