"""Zones by what people type, and what buttons call them."""

import tomllib
from zoneinfo import ZoneInfo

import pytest

from bot.callback_data import Press, Verb
from bot.text.cities import FILE, city, offered, zone_named
from bot.text.names import graphemes
from bot.text.words import LANGUAGES, speak

RU, EN = speak("ru"), speak("en")


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
        ("Atlantic/Reykjavik", "Reykjavik", "Reykjavik"),
        ("America/Port_of_Spain", "Port of Spain", "Port of Spain"),
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
    zones = tomllib.loads(FILE.read_text("utf-8"))["zones"]
    named = [(name, zone) for zone, cities in zones.items() for language in LANGUAGES for name in cities[language]]
    assert {(name, zone_named(name)) for name, _ in named} == set(named)
