"""Who has learned a game by a change of their table."""

from dataclasses import replace

from bot.delivery.learners import learners
from games.sessions import lobby, play
from games.sessions.session import Session
from storage.sessions import Change
from tests.games.sessions.tables import ANYA, BORYA, EVERYBODY, NOON, gathering


def of_novices(*adepts: int) -> Session:
    """A game that has just begun, between people who haven't played it but for some."""
    return lobby.start(gathering(*EVERYBODY), ANYA, NOON, chance=1, adepts=frozenset(adepts)).session


def moved(before: Session) -> Session:
    seat = min(before.awaited)
    move = before.rule_book.moves(before.state, seat)[0]
    return play.play(before, before.chairs[seat].person, move.code, NOON + 60).session


def mover(session: Session) -> int:
    return session.chairs[min(session.awaited)].person.id


def test_a_novice_learns_by_the_first_move_and_not_again() -> None:
    first = of_novices()
    second = moved(first)
    assert [*learners(Change(first, second))] == [mover(first)]
    again = replace(second, chairs=tuple(replace(chair, seen=True) for chair in second.chairs))
    assert [*learners(Change(again, moved(again)))] == []


def test_who_has_played_before_has_nothing_to_learn() -> None:
    first = of_novices(*(person.id for person in EVERYBODY))
    assert [*learners(Change(first, moved(first)))] == []


def test_silence_teaches_nobody_until_the_end_does() -> None:
    first = of_novices(ANYA.id)
    silent = replace(first, acted=NOON + 60)
    assert [*learners(Change(first, silent))] == []
    over = replace(first, status="finished", ended=NOON)
    assert ANYA.id not in learners(Change(first, over))
    assert BORYA.id in learners(Change(first, over))
    assert [*learners(Change(over, over))] == []


def test_a_table_that_gathers_teaches_nothing() -> None:
    assert [*learners(Change(gathering(ANYA), gathering(ANYA, BORYA)))] == []
