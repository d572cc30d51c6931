"""A game that is over is looked back upon, once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.sessions import disclosure, review, session, stored, timers
from games.sessions.clocks import DAY, HOUR
from games.sessions.review import Review, Reviews
from games.sessions.session import Session
from games.sessions.slots import END, private_slot, touched
from games.sessions.timers import KEPT_SECONDS, Forget
from games.turning import Turning
from tests.games.sessions.tables import ANYA, NOON, A, B, goes, playing

FOUND = Turning(move=7, mover=B, seat=A, before=62, after=31)


def finished(**changes: object) -> Session:
    return replace(playing(), status="finished", ended=NOON, undo=None, **changes)  # type: ignore[arg-type]


def test_it_is_due_when_it_has_ended_and_asked_for() -> None:
    table = finished()
    assert timers.wake(table, NOON) == NOON
    with pytest.raises(Reviews) as asked:
        timers.tick(table, NOON)
    assert asked.value.session == table


@pytest.mark.parametrize("found", [FOUND, None])
def test_what_was_found_is_kept_and_nobody_looks_again(found: Turning | None) -> None:
    table = goes(timers.tick(finished(), NOON, seen=Review(found)))
    assert (table.reviewed, table.turning) == (True, found)
    assert disclosure.table(table, NOON).turning == found
    assert stored.read(stored.write(table)) == table
    assert timers.wake(table, NOON + HOUR) == NOON + KEPT_SECONDS
    assert timers.tick(table, NOON + HOUR, seen=Review(FOUND)) is None


def test_after_a_day_nobody_looks_any_more_and_what_has_ended_is_forgotten_in_time() -> None:
    table = finished()
    assert timers.wake(table, NOON + DAY) == NOON + KEPT_SECONDS
    assert timers.tick(table, NOON + DAY) is None
    assert timers.tick(table, NOON + KEPT_SECONDS) == Forget()


def test_a_table_that_was_closed_without_a_result_is_not_looked_back_upon() -> None:
    closed = session.closed(playing(), "stopped", NOON)
    assert not review.is_due(closed, NOON)
    assert timers.wake(closed, NOON) == NOON + KEPT_SECONDS


def test_only_what_tells_of_the_end_is_shown_again() -> None:
    table = finished()
    assert touched(table, replace(table, reviewed=True, turning=FOUND)) == {END}
    private = replace(table, chat=ANYA.id)
    assert touched(private, replace(private, reviewed=True)) == {private_slot(p.id) for p in private.people}
