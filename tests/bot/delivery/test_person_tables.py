"""How long somebody may be away, and what they wrote for it."""

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.delivery.person_tables import ended, ended_by, gone
from bot.handlers.time_off import chosen, until
from games.game import Refused, Seat
from games.sessions import absence, play
from storage.people import Who
from storage.sessions import Change
from tests.games.sessions.tables import ANYA, BORYA, NOON, VIKA, playing

DAY = 86400.0
MOSCOW = ZoneInfo("Europe/Moscow")


@pytest.mark.parametrize(
    ("written", "choice"),
    [
        ("3d", "3"),
        ("3 дня", "3"),
        ("14 Д", "14"),
        ("5", "5"),
        ("день", "1"),
        ("неделя", "7"),
        ("2w", "14"),
        ("week", "7"),
        ("сегодня", "today"),
        ("today", "today"),
        ("Тут", "back"),
        ("back", "back"),
    ],
)
def test_people_say_in_their_own_words_how_long(written: str, choice: str) -> None:
    assert chosen(written) == choice


@pytest.mark.parametrize(
    "written", ["0", "0d", "15d", "3w", "999 дней", "3 today", "когда-нибудь", "-1", "3dd", "<b>", "٣"]
)
def test_what_nobody_understands_is_refused(written: str) -> None:
    with pytest.raises(Refused, match=r"^away-what$"):
        chosen(written)


def test_today_lasts_until_the_next_morning() -> None:
    night = datetime(2027, 3, 27, 23, 30, tzinfo=MOSCOW)
    assert until("today", night.timestamp(), MOSCOW) == datetime(2027, 3, 28, 9, tzinfo=MOSCOW).timestamp()


def test_days_are_counted_from_now() -> None:
    assert until("3", NOON, MOSCOW) == NOON + 3 * DAY


@pytest.mark.parametrize("forged", ["", "15", "-1", "x", "back"])
def test_what_no_button_says_is_refused(forged: str) -> None:
    with pytest.raises(Refused, match=r"^stale$"):
        until(forged, NOON, MOSCOW)


def test_nobody_is_away_for_more_than_fourteen_days_in_ninety() -> None:
    who = gone(Who(1), NOON + 10 * DAY, NOON)
    assert who.away(NOON) == NOON + 10 * DAY
    later = NOON + 20 * DAY
    who = gone(who, later + 10 * DAY, later)
    assert who.away(later) == later + 4 * DAY
    season = NOON + 101 * DAY
    assert gone(who, season + 10 * DAY, season).away(season) == season + 10 * DAY


def test_what_was_not_used_is_given_back() -> None:
    who = gone(Who(1), NOON + 10 * DAY, NOON)
    early = replace(who, vacation=ended(who.vacation, NOON + DAY))
    assert early.away(NOON + DAY) is None
    again = gone(early, NOON + 31 * DAY, NOON + 2 * DAY)
    assert again.away(NOON + 2 * DAY) == NOON + 15 * DAY, "thirteen days more"


def test_to_go_away_again_replaces_what_is_left_of_the_first_time() -> None:
    who = gone(gone(Who(1), NOON + 7 * DAY, NOON), NOON + 4 * DAY, NOON + DAY)
    assert who.vacation == ((NOON, NOON + DAY), (NOON + DAY, NOON + 4 * DAY))


def test_a_time_off_that_is_over_is_no_time_off() -> None:
    assert gone(Who(1), NOON + DAY, NOON).away(NOON + DAY) is None


def test_whoever_moves_is_back() -> None:
    session = absence.go_away(playing(ANYA, BORYA, VIKA), ANYA, NOON + DAY, NOON).session
    code = session.rule_book.moves(session.state, Seat(0))[0].code
    moved = play.play(session, ANYA, code, NOON + 60).session
    assert ended_by(Change(session, moved), ANYA.id)
    assert not ended_by(Change(moved, moved), ANYA.id)
    assert not ended_by(Change(session, session), ANYA.id)
