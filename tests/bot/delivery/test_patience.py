"""How long a slot is left alone that Telegram refuses to show."""

from __future__ import annotations

from dataclasses import replace

from bot.delivery.patience import FIRST_SECONDS, LONGEST_SECONDS, not_before, refused, taken
from storage.slots import Shown

NOON = 1_800_000_000.0
BOARD = Shown(-100, message=42, digest="a", checked=3)


def refused_often(times: int, *, ill_made: bool = False) -> Shown:
    """Refused at noon, for the last of so many times."""
    shown = BOARD
    for _ in range(times):
        shown = refused(shown, "b", 3, NOON, ill_made=ill_made)
    return shown


def test_waits_grow_up_to_an_hour() -> None:
    waits = [not_before(refused_often(times), "b", 3) - NOON for times in (1, 2, 3, 4, 5, 6, 7, 1000)]
    assert waits == [5, 20, 80, 320, 1280, 3600, 3600, 3600]
    assert (FIRST_SECONDS, LONGEST_SECONDS) == (5, 3600)


def test_what_was_never_refused_or_was_taken_since_waits_for_nothing() -> None:
    assert not_before(BOARD, "b", 3) == 0
    assert not_before(taken(refused_often(7)), "b", 3) == 0
    assert replace(taken(refused_often(7)), digest="a") == BOARD


def test_another_content_waits_as_long_unless_it_was_the_content_that_was_refused() -> None:
    assert not_before(refused_often(7), "c", 3) == NOON + 3600
    assert not_before(refused_often(7, ill_made=True), "b", 3) == NOON + 3600
    assert not_before(refused_often(7, ill_made=True), "c", 3) == 0


def test_a_change_in_the_chat_ends_the_wait_but_not_more_often_than_every_few_seconds() -> None:
    for times in (1, 3, 7, 1000):
        assert not_before(refused_often(times), "b", 4) == NOON + FIRST_SECONDS


def test_a_refusal_leaves_doubt_of_what_the_message_shows() -> None:
    assert refused_often(1).digest == ""
    assert refused_often(1).message == BOARD.message
