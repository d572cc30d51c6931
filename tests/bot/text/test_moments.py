"""Moments and spans, as people say them."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.text.moments import changes, left, span, until
from bot.text.words import speak

MOSCOW, VLADIVOSTOK = ZoneInfo("Europe/Moscow"), ZoneInfo("Asia/Vladivostok")
HOUR, DAY = 3600.0, 86400.0


def at(day: int, hour: int, minute: int = 0, month: int = 12) -> float:
    return datetime(2027, month, day, hour, minute, tzinfo=MOSCOW).timestamp()


NOW = at(6, 14, 30)  # a Monday


@pytest.mark.parametrize(
    ("moment", "ru", "en"),
    [
        (at(6, 18, 30), "до 18:30", "until 18:30"),
        (at(6, 23, 59), "до 23:59", "until 23:59"),
        (at(7, 0, 5), "до завтра 0:05", "until tomorrow 0:05"),
        (at(7, 10), "до завтра 10:00", "until tomorrow 10:00"),
        (at(9, 10), "до чт 10:00", "until Thu 10:00"),
        (at(12, 9), "до вс 9:00", "until Sun 9:00"),
        (at(13, 9), "до 13 дек", "until 13 Dec"),
        (at(1, 9, month=5), "до 1 мая", "until 1 May"),
        (None, "без часов", "no clock"),
    ],
)
def test_a_deadline_is_a_moment(moment: float | None, ru: str, en: str) -> None:
    assert until(moment, NOW, MOSCOW, speak("ru")) == ru
    assert until(moment, NOW, MOSCOW, speak("en")) == en


def test_tomorrow_is_tomorrow_where_the_reader_is() -> None:
    moment = at(6, 22)
    assert until(moment, NOW, MOSCOW, speak("en")) == "until 22:00"
    assert until(moment, NOW, VLADIVOSTOK, speak("en")) == "until tomorrow 5:00"
    assert until(moment, at(6, 20), VLADIVOSTOK, speak("en")) == "until 5:00"


@pytest.mark.parametrize(
    ("seconds", "ru", "en"),
    [
        (-5.0, "Осталась 1 минута", "1 minute left"),
        (20.0, "Осталась 1 минута", "1 minute left"),
        (12 * 60.0, "Осталось 12 минут", "12 minutes left"),
        (59.9 * 60, "Остался 1 час", "1 hour left"),
        (4.8 * HOUR, "Осталось 5 часов", "5 hours left"),
        (22 * HOUR, "Осталось 22 часа", "22 hours left"),
        (3 * DAY, "Осталось 3 дня", "3 days left"),
    ],
)
def test_what_is_left_is_told_to_the_nearest_unit(seconds: float, ru: str, en: str) -> None:
    assert left(NOW + seconds, NOW, speak("ru")) == ru
    assert left(NOW + seconds, NOW, speak("en")) == en


@pytest.mark.parametrize(
    ("seconds", "ru", "en"),
    [
        (0.0, "1 минута", "1 minute"),
        (40 * 60.0, "40 минут", "40 minutes"),
        (3 * HOUR, "3 часа", "3 hours"),
        (DAY + 1, "2 дня", "2 days"),
        (11 * DAY, "11 дней", "11 days"),
    ],
)
def test_a_unit_that_has_begun_counts(seconds: float, ru: str, en: str) -> None:
    assert span(seconds, speak("ru")) == ru
    assert span(seconds, speak("en")) == en


@pytest.mark.parametrize("hours", range(0, 24 * 20, 5))
def test_what_is_said_of_a_deadline_changes_at_the_told_midnight_and_not_before(hours: int) -> None:
    moment = NOW + hours * HOUR
    said, change = until(moment, NOW, MOSCOW, speak("ru")), changes(moment, NOW, MOSCOW)
    if change is None:
        assert said == until(moment, moment, MOSCOW, speak("ru"))
    else:
        assert NOW < change <= moment
        assert until(moment, change - 1, MOSCOW, speak("ru")) == said
        assert until(moment, change, MOSCOW, speak("ru")) != said


def test_without_a_clock_nothing_that_is_said_changes() -> None:
    assert changes(None, NOW, MOSCOW) is None


def test_midnight_is_the_readers() -> None:
    moment = at(7, 10)
    assert changes(moment, NOW, MOSCOW) == at(7, 0)
    assert changes(moment, NOW, VLADIVOSTOK) == at(6, 17)
