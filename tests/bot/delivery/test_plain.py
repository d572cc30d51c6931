"""How long a place goes without a picture, and how often the operator hears of it."""

from __future__ import annotations

from structlog.testing import capture_logs

from bot.delivery.plain import FIRST_SECONDS, LONGEST_SECONDS, Told, as_before, had, plain_until, without
from bot.runtime import once
from storage.slots import Shown

NOON = 1_800_000_000.0
BOARD = Shown(-100, message=42, digest="a", picture="p")


def failed_often(times: int) -> Shown:
    shown = BOARD
    for _ in range(times):
        shown = without(shown, 3, NOON)
    return shown


def test_it_goes_without_for_longer_and_longer_up_to_six_hours() -> None:
    waits = [failed_often(times).plain_until - NOON for times in (1, 2, 3, 4, 5, 1000)]
    assert waits == [600, 2400, 9600, 21600, 21600, 21600]
    assert (FIRST_SECONDS, LONGEST_SECONDS) == (600, 21600)


def test_it_tries_again_when_the_time_has_come_or_at_once_when_there_is_a_reason() -> None:
    shown = failed_often(1)
    assert plain_until(None, 0, NOON) is None
    assert plain_until(BOARD, 3, NOON) is None
    assert plain_until(shown, 3, NOON) == NOON + FIRST_SECONDS
    assert plain_until(shown, 3, NOON + FIRST_SECONDS - 1) == NOON + FIRST_SECONDS
    assert plain_until(shown, 3, NOON + FIRST_SECONDS) is None
    assert plain_until(shown, 4, NOON) is None
    assert plain_until(without(shown, 4, NOON), 4, NOON) is not None


def test_a_text_sent_meanwhile_changes_nothing_and_a_picture_ends_it() -> None:
    shown = failed_often(2)
    text = as_before(Shown(-100, message=43, digest="b"), shown)
    assert (text.plain_until, text.plain_times, text.plain_checks) == (NOON + 2400, 2, 3)
    assert had(shown) == BOARD


def test_the_operator_hears_of_each_place_and_reason_once() -> None:
    told = Told()
    with capture_logs() as lines:
        for chat, why in ((-100, "forbidden"), (-100, "forbidden"), (-200, "forbidden"), (-100, "too big")):
            told.no_picture(chat, "board", why)
    assert [(line["chat"], line["reason"]) for line in lines] == [
        (-100, "forbidden"),
        (-200, "forbidden"),
        (-100, "too big"),
    ]
    assert {line["log_level"] for line in lines} == {"warning"}


def test_what_was_told_is_remembered_within_bounds() -> None:
    told = Told()
    with capture_logs() as lines:
        for chat in (*range(once.REMEMBERED + 1), 0):
            told.no_picture(chat, "board", "forbidden")
    assert len(lines) == once.REMEMBERED + 2
