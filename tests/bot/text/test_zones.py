"""Whose night it is: chats', people's, the operator's; and when the morning comes."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.delivery.digest import morning
from bot.env import written
from bot.handlers.quiet_hours import settled
from bot.settings import Settings
from bot.text.zones import clock_of, hours_of, quiet_of, zone_of
from games.sessions import lobby
from games.sessions.quiet_hours import Quiet
from storage.chats import Chat
from storage.people import Who
from tests.games.sessions.tables import ANYA, BORYA, NOON, playing

SETTINGS = Settings.read(None, bot_token="1:x", telegram_api_url="http://127.0.0.1:1")
SAMARA = Chat(-100, zone="Europe/Samara", quiet=(60, 600))
HOUR = 3600.0


def test_a_chat_that_has_said_nothing_sleeps_as_the_operator_says() -> None:
    assert quiet_of(Chat(-100), SETTINGS) == Quiet("Europe/Moscow", 23 * 60, 9 * 60)
    wakeful = Settings.read(None, bot_token="1:x", telegram_api_url="http://127.0.0.1:1", default_quiet="never")
    assert not quiet_of(Chat(-100), wakeful).covers(NOON)


def test_a_chat_sleeps_as_it_has_said() -> None:
    assert quiet_of(SAMARA, SETTINGS) == Quiet("Europe/Samara", 60, 600)


def test_a_person_sleeps_as_the_chat_does_unless_they_say_otherwise() -> None:
    assert hours_of(Who(1, zone="Asia/Tokyo"), SAMARA, SETTINGS) is None
    assert hours_of(Who(1, sleep=(0, 0)), SAMARA, SETTINGS) == Quiet("Europe/Samara", 0, 0)
    assert hours_of(Who(1, zone="Asia/Tokyo", sleep=(60, 600)), SAMARA, SETTINGS) == Quiet("Asia/Tokyo", 60, 600)


def test_times_are_read_in_ones_own_zone_else_in_the_chats() -> None:
    assert zone_of(Who(1, zone="Asia/Tokyo"), SAMARA, SETTINGS) == "Asia/Tokyo"
    assert zone_of(Who(1), SAMARA, SETTINGS) == "Europe/Samara"
    assert zone_of(None, Chat(-100), SETTINGS) == "Europe/Moscow"


@pytest.mark.parametrize(("span", "text"), [((1380, 540), "23-9"), ((1350, 480), "22:30-8"), ((0, 0), "never")])
def test_quiet_hours_are_written_as_they_are_read(span: tuple[int, int], text: str) -> None:
    assert written(span) == text
    given = Settings.read(None, bot_token="1:x", telegram_api_url="http://127.0.0.1:1", default_quiet=text)
    assert given.default_quiet == span


@pytest.mark.parametrize(("kept", "clock"), [(None, "day"), ("hour", "hour"), ("sundial", "day")])
def test_a_clock_that_is_no_more_is_a_day(kept: str | None, clock: str) -> None:
    assert clock_of(Chat(-100, clock=kept)) == clock


def test_a_running_table_follows_its_chat_and_its_people() -> None:
    people = {ANYA.id: Who(ANYA.id, sleep=(0, 0)), BORYA.id: Who(BORYA.id)}
    session = settled(playing(ANYA, BORYA), SAMARA, people, SETTINGS, NOON).session
    assert session.quiet == Quiet("Europe/Samara", 60, 600)
    assert [chair.hours for chair in session.chairs] == [Quiet("Europe/Samara", 0, 0), None]
    assert settled(session, SAMARA, people, SETTINGS, NOON + HOUR).session == session
    assert (
        settled(lobby.stop(session, ANYA, NOON).session, Chat(-100), people, SETTINGS, NOON).session.quiet
        == session.quiet
    )


@pytest.mark.parametrize(
    ("who", "at", "comes"),
    [
        (Who(1), "2027-03-27 08:59", "2027-03-27 09:00"),
        (Who(1), "2027-03-27 09:00", "2027-03-28 09:00"),
        (Who(1, sleep=(0, 10 * 60)), "2027-03-27 09:30", "2027-03-27 10:00"),
        (Who(1, sleep=(0, 0)), "2027-03-27 08:30", "2027-03-27 09:00"),
        (Who(1, zone="Europe/Berlin"), "2027-03-27 09:00", "2027-03-28 09:00"),
        (Who(1, zone="Europe/Berlin"), "2027-10-30 09:00", "2027-10-31 09:00"),
        (Who(1, zone="Asia/Kamchatka"), "2027-03-27 23:59", "2027-03-28 09:00"),
    ],
)
def test_the_morning_is_the_end_of_ones_night_or_nine_whatever_the_clocks_do(who: Who, at: str, comes: str) -> None:
    zone = ZoneInfo(who.zone or "Europe/Moscow")
    now, then = (datetime.fromisoformat(text).replace(tzinfo=zone).timestamp() for text in (at, comes))
    assert morning(who, SETTINGS, now) == then
