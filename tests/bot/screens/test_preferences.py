"""Settings and time off, word for word."""

from dataclasses import replace
from zoneinfo import ZoneInfo

import pytest

from bot.callback_data import Verb, parse
from bot.screens import away as away_screens
from bot.screens import settings as screens
from bot.screens.settings import Known
from bot.text.words import LANGUAGES, speak
from tests.bot.screens.stage import buttons, mocked
from tests.games.sessions.tables import NOON

MOSCOW = ZoneInfo("Europe/Moscow")
RU = speak("ru")
CHAT = Known(RU, NOON, "Europe/Moscow", (1380, 540), own=False)
OWN = Known(RU, NOON, "Europe/Moscow", None, own=True)
MENUS = (screens.LANGUAGE, screens.CLOCK, screens.QUIET, screens.ZONE)


def test_the_settings_of_a_chat() -> None:
    assert mocked(screens.overview(CHAT)) == (
        "⚙️ *Настройки чата* · меняют админы и хозяин стола\n"
        "[Язык: русский] [Часы: сутки]\n"
        "[Тихо: 23–9] [Пояс: Москва]\n"
        "[Готово]"
    )


def test_ones_own_settings() -> None:
    assert mocked(screens.overview(OWN)) == (
        "⚙️ *Твои настройки*\n[Язык: русский] [Пояс: Москва]\n[Тихо: как в чате] [Дайджест: нет]\n[‹ К играм]"
    )


@pytest.mark.parametrize(("pictures", "value", "other"), [(True, "да", "off"), (False, "нет", "on")])
def test_pictures_are_turned_by_a_tap_where_there_are_any(pictures: bool, value: str, other: str) -> None:
    for known in (CHAT, OWN):
        shown = screens.overview(replace(known, pictures=pictures))
        (switch,) = (button for button in buttons(shown) if button.label == f"Картинки: {value}")
        assert parse(switch.data).choice == f"pictures={other}"
    told = screens.changed(replace(CHAT, pictures=pictures), "Аня", screens.PICTURES)
    assert told == f"Аня: картинки — {value}"


def test_a_change_is_told_in_a_line() -> None:
    told = screens.overview(CHAT, screens.changed(CHAT, "<Аня>", screens.QUIET))
    assert "▏<Аня>: тихие часы теперь — 23–9\n" in mocked(told)


def test_done_leaves_a_line() -> None:
    assert mocked(screens.settled(CHAT)) == "⚙️ русский · Сутки на ход · тихо с 23:00 до 9:00 · Москва"


def test_a_clock_says_what_it_means() -> None:
    asked = mocked(screens.menu(CHAT, screens.CLOCK)).split("\n")
    assert asked[0] == "Сколько времени на ход? Для новых столов."
    assert "*Трое суток*: переживёт и выходные, зато тянется дольше" in asked[1:8]


def test_nights_to_choose_from() -> None:
    assert mocked(screens.menu(OWN, screens.QUIET)) == (
        "Когда тебя не будить?\n[23–9] [22–8] [0–10]\n[Как в чате ✓] [Никогда]\n[‹ Назад]"
    )


def test_hours_that_the_operator_set_are_among_those_to_choose_from() -> None:
    odd = Known(RU, NOON, "Europe/Moscow", (1350, 450), own=False)
    assert "[22:30–7:30 ✓]" in mocked(screens.menu(odd, screens.QUIET))


def test_cities_stand_with_their_hours_from_west_to_east() -> None:
    listed = mocked(screens.menu(CHAT, screens.ZONE)).split("\n")
    assert listed[0] == "Который у вас час?"
    assert listed[1:3] == ["[Берлин 9:00]", "[Калининград 10:00]"], "which is too long for two in a row"
    assert listed[3] == "[Москва 11:00 ✓] [Самара 12:00]"
    assert listed[-1] == "[Другой город] [‹ Назад]"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("own", [True, False])
def test_every_menu_ticks_just_the_present_value(language: str, own: bool) -> None:
    known = Known(speak(language), NOON, "Europe/Moscow", (0, 0), own=own)
    for field in MENUS:
        values = [button for button in buttons(screens.menu(known, field)) if parse(button.data).verb is Verb.SET]
        assert len([button for button in values if "✓" in button.label]) == 1, field
        assert all(parse(button.data).choice.startswith(f"{field}=") for button in values)


def test_the_question_for_a_city_opens_an_answer_and_in_groups_only_for_who_is_asked() -> None:
    asked = screens.city_question(RU, 7, "Аня", own=False)
    assert asked.text.startswith('<a href="tg://user?id=7">Аня</a>\n')
    assert asked.asks
    assert "tg://" not in screens.city_question(RU, 7, "Аня", own=True).text


def test_time_off() -> None:
    assert mocked(away_screens.away(RU, None, NOON, MOSCOW, 3)) == (
        "🌴 Отдых во всех играх (3): часы стоят, столы подождут.\n[Сегодня] [3 дня] [Неделя]"
    )
    assert mocked(away_screens.away(RU, NOON + 86400 * 3, NOON, MOSCOW, 3)) == (
        "🌴 Отдыхаешь до пн 11:00, во всех играх (3) часы стоят.\n[Сегодня] [3 дня] [Неделя]\n[Я тут]"
    )
