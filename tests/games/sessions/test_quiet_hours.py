"""Quiet hours, against a model that goes minute by minute."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from games.sessions.quiet_hours import Quiet, after, awake, is_zone

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
BERLIN, MOSCOW = "Europe/Berlin", "Europe/Moscow"


def moment(zone: str, *fields: int) -> float:
    return datetime(*fields, tzinfo=ZoneInfo(zone)).timestamp()  # type: ignore[arg-type,misc]  # no tzinfo among them


SPRING, AUTUMN = moment(BERLIN, 2026, 3, 28, 12), moment(BERLIN, 2026, 10, 24, 12)
"""The noon before the clocks go forward, and back."""
LATER = moment(BERLIN, 2026, 11, 5, 12)
NIGHT = Quiet(BERLIN)


def quiet_by_the_wall(quiet: Quiet, at: float) -> bool:
    wall = datetime.fromtimestamp(at, ZoneInfo(quiet.zone))
    minute = wall.hour * 60 + wall.minute
    if quiet.start <= quiet.end:
        return minute in range(quiet.start, quiet.end)
    return minute not in range(quiet.end, quiet.start)


def after_by_minutes(at: float, minutes: int, quiet: Quiet) -> float:
    while minutes or quiet_by_the_wall(quiet, at):
        minutes -= not quiet_by_the_wall(quiet, at)
        at += MINUTE
    return at


def awake_by_minutes(begin: float, end: float, quiet: Quiet) -> float:
    minutes = range(int(begin), int(end), int(MINUTE))
    return MINUTE * sum(not quiet_by_the_wall(quiet, at) for at in minutes)


quiets = st.builds(
    Quiet, st.sampled_from([BERLIN, MOSCOW, "Asia/Kathmandu", "Australia/Lord_Howe"]),
    st.integers(0, 1439), st.integers(0, 1439),
)  # fmt: skip
moments = st.builds(
    lambda noon, minutes: noon + MINUTE * minutes, st.sampled_from([SPRING, AUTUMN]), st.integers(0, 2 * 1440)
)


@given(moments, st.integers(0, 3000), quiets)
@example(SPRING, 24 * 60, Quiet(BERLIN, 150, 165))
@example(AUTUMN, 24 * 60, Quiet(BERLIN, 150, 165))
@example(AUTUMN, 11 * 60, NIGHT)
def test_time_outside_quiet_hours_is_reckoned_as_minute_by_minute(at: float, minutes: int, quiet: Quiet) -> None:
    if (quiet.start - quiet.end) % 1440 in range(1, 60):  # hardly ever awake: the model takes too long
        return
    expected = after_by_minutes(at, minutes, quiet)
    assert after(at, MINUTE * minutes, quiet) == expected
    assert awake(at, expected, quiet) == MINUTE * minutes == awake_by_minutes(at, expected, quiet)


@given(moments, quiets)
def test_waking_is_the_first_minute_that_the_wall_clock_calls_day(at: float, quiet: Quiet) -> None:
    assert quiet.covers(at) == quiet_by_the_wall(quiet, at)
    assert quiet.waking(at) == after_by_minutes(at, 0, quiet)


def test_a_night_is_an_hour_shorter_in_spring_and_longer_in_autumn() -> None:
    for noon, hours in ((SPRING, 9), (AUTUMN, 11), (LATER, 10)):
        evening = noon + 11 * HOUR
        assert NIGHT.covers(evening)
        assert NIGHT.waking(evening) - evening == hours * HOUR


def test_a_day_of_awake_time_ends_where_the_wall_clock_says_in_moscow_and_berlin() -> None:
    due = datetime.fromtimestamp(after(SPRING, DAY, NIGHT), ZoneInfo(BERLIN))
    assert due == datetime(2026, 3, 29, 22, tzinfo=ZoneInfo(BERLIN))
    noon = moment(MOSCOW, 2026, 3, 28, 12)
    assert after(noon, DAY, Quiet()) - noon == timedelta(hours=34).total_seconds()


def test_no_moment_is_ever_put_at_the_beginning_of_a_night() -> None:
    noon = moment(MOSCOW, 2026, 5, 1, 12)
    assert after(noon, 11 * HOUR, Quiet()) == noon + 21 * HOUR


def test_the_same_hour_twice_means_never_quiet() -> None:
    assert after(SPRING, DAY, Quiet(BERLIN, 0, 0)) == SPRING + DAY
    assert not Quiet(BERLIN, 540, 540).covers(SPRING)


def test_without_quiet_hours_time_is_time() -> None:
    assert after(SPRING, DAY, None) == SPRING + DAY
    assert awake(SPRING, SPRING + DAY, None) == DAY
    assert awake(SPRING, SPRING - DAY, None) == 0


@pytest.mark.parametrize(
    ("name", "known"), [("Europe/Moscow", True), ("Mars/Base", False), ("../etc", False), ("", False)]
)
def test_a_zone_is_known_by_its_name(name: str, known: bool) -> None:
    assert is_zone(name) is known
