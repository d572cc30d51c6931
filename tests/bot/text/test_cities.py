"""Zones by what people type, and what buttons call them."""

import tomllib
from zoneinfo import ZoneInfo

import pytest

from bot.callback_data import Press, Verb
from bot.text import cities
from bot.text.cities import FILE, city, offered, zone_named
from bot.text.names import graphemes
from bot.text.words import LANGUAGES, speak

RU, EN = speak("ru"), speak("en")
FILED = tomllib.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Самара", "Europe/Samara"),
        ("  самара ", "Europe/Samara"),
        ("питер", "Europe/Moscow"),
        ("орел", "Europe/Moscow"),
        ("Йошкар-Ола", "Europe/Moscow"),
        ("new york", "America/New_York"),
        ("America/New_York", "America/New_York"),
        ("america/argentina/buenos_aires", "America/Argentina/Buenos_Aires"),
        ("Reykjavik", "Atlantic/Reykjavik"),
        ("рейкьявик", "Atlantic/Reykjavik"),
        ("Калькутта", "Asia/Kolkata"),
        ("Sao Paulo", "America/Sao_Paulo"),
        ("são paulo", "America/Sao_Paulo"),
        ("Екатер", "Asia/Yekaterinburg"),
        ("UTC+5", "Etc/GMT-5"),
        ("gmt -3", "Etc/GMT+3"),
        ("+10:00", "Etc/GMT-10"),
        ("UTC", "UTC"),
        ("UTC+0", "UTC"),
    ],
)
def test_a_zone_is_meant_by_a_city_a_name_or_an_offset(typed: str, zone: str) -> None:
    assert zone_named(typed) == zone
    ZoneInfo(zone)


@pytest.mark.parametrize(
    "typed", ["", "  ", "с", "но", "Хогвартс", "UTC+15", "-13", "../etc/passwd", "/", "<b>", "9" * 500]
)
def test_nonsense_names_no_zone(typed: str) -> None:
    assert zone_named(typed) is None


@pytest.mark.parametrize(
    ("zone", "ru", "en"),
    [
        ("Europe/Samara", "Самара", "Samara"),
        ("Asia/Kamchatka", "Камчатка", "Kamchatka"),
        ("Asia/Calcutta", "Дели", "Delhi"),
        ("Atlantic/Reykjavik", "Рейкьявик", "Reykjavik"),
        ("America/Port_of_Spain", "Порт-оф-Спейн", "Port of Spain"),
        ("America/Sao_Paulo", "Сан-Паулу", "São Paulo"),
        ("Etc/GMT-5", "UTC+5", "UTC+5"),
        ("Etc/GMT+3", "UTC−3", "UTC−3"),
        ("UTC", "UTC", "UTC"),
    ],
)
def test_a_zone_is_called_by_its_city(zone: str, ru: str, en: str) -> None:
    assert (city(zone, RU), city(zone, EN)) == (ru, en)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cities_of_buttons_exist_fit_and_are_found_by_their_own_names(language: str) -> None:
    words = speak(language)
    for zone in offered(words):
        name = city(zone, words)
        assert zone_named(name) == zone
        assert len(list(graphemes(f"{name} 14:05"))) <= 18, "two in a row"
        assert Press(Verb.CHOOSE, "5e5510400000", choice=f"zone={zone}").data()


def test_no_city_stands_in_two_zones() -> None:
    named = [(name, zone) for zone, typed in FILED["typed"].items() for cities in typed.values() for name in cities]
    assert {(name, zone_named(name)) for name, _ in named} == set(named)


def test_the_file_repeats_nothing_that_is_known_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cities, "_file", lambda: {"called": {}, "typed": {}})
    known = cities._known.__wrapped__()
    for zone, typed in FILED["typed"].items():
        assert not [name for names in typed.values() for name in names if known.get(cities._plain(name)) == zone]
    for zone, called in FILED["called"].items():
        assert not [name for language, name in called.items() if name == city(zone, speak(language))]
