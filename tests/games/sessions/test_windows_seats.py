"""Windows in which somebody leaves: the stand-in answers, nobody gets more time or less, and a seat may be taken."""

import pytest

from games.game import Seat
from games.raiders.state import State
from games.sessions import absence
from games.sessions.clocks import DAY, HOUR, TurnClock
from games.sessions.session import Person, Session
from tests.games.raiders.builders import table
from tests.games.sessions.tables import ANYA, BORYA, NOON, VIKA, A, B, V
from tests.games.sessions.windowed import GUARDS, SHORT, STAKED, at, does, until, watched

DIMA = Person(9, "Дима")
SEARCHES: State = table("9d kd", "5h 2d", "3c th", lots="club1:1:3h market1", trump="c")
"""Anya may look through Borya's hand."""
WHOEVER = pytest.mark.parametrize(("person", "seat"), [(ANYA, A), (BORYA, B), (VIKA, V)])
"""Who attacks, who is attacked, and who looks on."""


def leaves(session: Session, person: Person, now: float) -> Session:
    return absence.leave(session, person, now).session


def sits(session: Session, seat: Seat, now: float) -> Session:
    """The session once the host has let Dima take that seat."""
    assert session.host is not None
    offered = absence.offer(session, session.host, seat, now).session
    return absence.take(offered, DIMA, seat, now).session


def has_answered(before: Session, after: Session, seat: Seat) -> bool:
    """By a pass, or by a card that asked everybody again."""
    return seat not in after.awaited or after.question != before.question


def searching(now: float = NOON) -> Session:
    """Anya is looking through Borya's hand."""
    session = does(at(SEARCHES), ANYA, "9d@1", now)
    for person in (ANYA, BORYA, VIKA):
        session = does(session, person, "pass", now + 60)
    assert session.state.phase == "search"
    return session


@WHOEVER
def test_who_leaves_a_window_gives_nobody_more_time_or_less(person: Person, seat: Seat) -> None:
    window = watched(GUARDS)
    left = leaves(window, person, NOON + HOUR)
    assert left.closes == window.closes
    assert {left.call(other).deadline for other in (A, B, V) if other != seat} == {window.closes}
    assert left.question == window.question


@WHOEVER
@pytest.mark.parametrize("clock", ["day", "none"])
def test_the_stand_in_of_one_who_left_a_window_answers_at_once(person: Person, seat: Seat, clock: TurnClock) -> None:
    left = leaves(watched(GUARDS, clock=clock), person, NOON + HOUR)
    assert not has_answered(left, until(left, NOON + HOUR + 3.9), seat)
    assert has_answered(left, until(left, NOON + HOUR + 4), seat)


@WHOEVER
def test_a_window_that_somebody_left_closes_as_soon_as_all_have_answered(person: Person, seat: Seat) -> None:
    session = until(leaves(watched(GUARDS), person, NOON + HOUR), NOON + HOUR + 60)
    assert session.question is not None
    while session.question is not None:
        moment = NOON + 2 * HOUR
        waiting = next(other for other in sorted(session.awaited) if other != seat)
        session = until(does(session, session.chairs[waiting].person, "pass", moment), moment + 60)
    assert session.closes is None


@WHOEVER
def test_who_takes_a_seat_in_a_window_that_asks_it_has_the_deadline_of_the_others(person: Person, seat: Seat) -> None:
    """Dima is asked because it concerns the seat: he has ordered nothing."""
    window = watched(SHORT, "6s>club1") if seat == A else watched(STAKED)
    taken = sits(leaves(window, person, NOON + HOUR), seat, NOON + HOUR + 2)
    assert taken.asked(seat)
    assert taken.closes == window.closes
    assert {taken.call(other).deadline for other in (A, B, V)} == {window.closes}


def test_who_takes_a_seat_has_the_hand_that_lies_there_and_answers_with_it() -> None:
    taken = sits(leaves(watched(GUARDS), BORYA, NOON + HOUR), B, NOON + HOUR + 2)
    assert taken.state.hands == watched(GUARDS).state.hands
    defended = does(taken, DIMA, "5h@3h", NOON + HOUR + 60)
    assert [played.seat for played in defended.state.pile] == [B]


def test_a_seat_taken_after_its_stand_in_has_answered_is_asked_nothing_until_a_card_that_concerns_it() -> None:
    """With a second card Anya would win the game."""
    state = table("4d 6s", "5h 3d", "3c th", lots="club1:1:3h market1:0:9c", trump="c", goal=7)
    left = until(leaves(watched(state, "6s>club1"), VIKA, NOON + HOUR), NOON + HOUR + 4)
    assert V not in left.awaited
    taken = sits(left, V, NOON + HOUR + 60)
    assert not taken.asked(V)
    later = does(taken, ANYA, "4d@6s", NOON + HOUR + 90)
    assert later.asked(V)
    assert later.call(V).deadline == later.closes


def test_who_is_kicked_in_a_window_changes_nothing_in_it() -> None:
    window = absence.stand_in(watched(GUARDS), V, NOON + HOUR)
    kicked = absence.kick(window, ANYA, V, NOON + HOUR + 1).session
    assert kicked.chairs[V].left
    assert (kicked.closes, kicked.question, kicked.awaited) == (window.closes, window.question, window.awaited)
    assert has_answered(kicked, until(kicked, NOON + HOUR + 5), V)


def test_in_a_window_without_a_clock_silence_tells_nothing_of_whom_it_waits_for() -> None:
    window = until(does(watched(GUARDS, clock="none"), VIKA, "pass", NOON + 30), NOON + 60)
    assert window.awaited == {A, B}
    assert absence.silent(window, NOON + 2 * DAY - 1) == ()
    assert absence.silent(window, NOON + 2 * DAY + 29) == (A, B), "she did something within two days"
    assert absence.silent(window, NOON + 2 * DAY + 30) == (A, B, V), "and that is all that counts"


def test_a_stand_in_decides_a_search_whose_player_has_left() -> None:
    session = leaves(searching(), ANYA, NOON + HOUR)
    assert session.awaited == {A}
    assert until(session, NOON + HOUR + 3.9).state.phase == "search"
    decided = until(session, NOON + HOUR + 4)
    assert decided.state.phase != "search"
    assert decided.recent[-1].kind in ("discarded", "spared")


def test_who_takes_the_seat_of_one_who_searches_decides_it() -> None:
    session = sits(leaves(searching(), ANYA, NOON + HOUR), A, NOON + HOUR + 2)
    assert until(session, NOON + 2 * HOUR).state.phase == "search"
    decided = does(session, DIMA, "x2d", NOON + 2 * HOUR)
    assert decided.state.phase == "turn"


def test_the_hand_of_one_who_left_is_searched_all_the_same() -> None:
    window = watched(SEARCHES, "9d@1")
    left = leaves(window, BORYA, NOON + HOUR)
    assert left.closes == window.closes
    session = until(left, NOON + HOUR + 30)
    for person in (VIKA, ANYA):
        session = does(session, person, "pass", NOON + 2 * HOUR)
    assert session.state.phase == "search"
    assert [(event.target, event.n) for event in session.recent if event.kind == "searched"] == [(B, 2)]
    assert session.awaited == {A}
