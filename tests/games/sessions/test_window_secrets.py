"""What a window must not tell: a pass by hand is in everything like one by the bot, and an order like none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from games.game import Refused, Seat
from games.raiders.state import State
from games.replay import Course, Played
from games.sessions import absence, play, reminders, takeback, timers
from games.sessions.absence import go_away
from games.sessions.clocks import DAY, HOUR
from games.sessions.reminders import with_chair
from games.sessions.session import Person, Session
from games.sessions.turns import awaken
from games.sessions.undo import UNDO_SECONDS
from games.sessions.window_orders import WindowWish, order
from tests.games.raiders.builders import table
from tests.games.sessions.tables import ANYA, BORYA, NOON, VIKA, A, B, V
from tests.games.sessions.windowed import GUARDS, STAKED, UNARMED, at, attacked, does, until, watched, wishes

Arrange = Callable[[Session], Session]
RENAMED = Person(VIKA.id, "Виктория")


def with_vika(session: Session, **fields: object) -> Session:
    return replace(session, chairs=with_chair(session, V, replace(session.chairs[V], **fields)))


def left_to_vika(session: Session) -> Session:
    """The others have passed: whoever passes now closes the window."""
    return does(does(until(session, NOON + 39), ANYA, "pass", NOON + 40), BORYA, "pass", NOON + 41)


WORLDS: dict[str, Arrange] = {
    "a window": lambda session: session,
    "a window that concerns her": lambda _: wishes(attacked(STAKED), ANYA, "always"),
    "the last who is asked": left_to_vika,
    "away": lambda session: go_away(session, VIKA, NOON + 5 * DAY, NOON + 1).session,
    "away, the last": lambda session: left_to_vika(go_away(session, VIKA, NOON + 5 * DAY, NOON + 1).session),
    "silent in her last turn": lambda session: with_vika(session, missed=1),
    "asleep": lambda session: with_vika(session, muted=True),
    "warned": lambda session: replace(session, warned=NOON + 1),
    "recalled": lambda session: replace(
        session, chairs=with_chair(session, B, replace(session.chairs[B], recalled=True))
    ),
}
"""Windows in which Vika is asked; what she does must be seen in none of them."""
each_world = pytest.mark.parametrize("world", WORLDS.values(), ids=WORLDS.keys())


def unseen(session: Session) -> Session:
    """What others may ever see the effects of: all but when Vika has acted, and how she wants to be asked."""
    own = {"order": "", "resting": False, "holds": None, "passes": None, "answered": 0, "gained": ()}
    return with_vika(session, acted=0.0, **own)


@each_world
@pytest.mark.parametrize("moment", [NOON + 50, NOON + HOUR])
def test_a_pass_by_hand_is_in_everything_like_one_by_the_bot(world: Arrange, moment: float) -> None:
    session = world(watched())
    by_hand = play.play(session, RENAMED, "pass", moment)
    by_bot = timers.tick(with_vika(session, passes=moment), moment)
    assert isinstance(by_bot, type(by_hand))
    assert unseen(by_hand.session) == unseen(by_bot.session)
    assert by_hand.log == by_bot.log
    assert V not in by_hand.session.awaited
    if by_hand.session.question is not None:
        assert unseen(by_hand.session).chairs[:V] == session.chairs[:V]
        assert by_hand.session.recent == session.recent


@each_world
def test_a_pass_by_hand_in_the_least_time_waits_as_the_bot_would(world: Arrange) -> None:
    session = world(watched())
    holds = session.chairs[V].holds
    assert holds is not None
    by_hand = play.play(session, RENAMED, "pass", NOON + 2)
    assert by_hand.log == ()
    assert unseen(by_hand.session) == unseen(session)
    assert by_hand.session.chairs[V].passes == holds
    assert not by_hand.session.asked(V)


@each_world
@pytest.mark.parametrize("wish", ["can", "mine", "always"])
def test_an_order_changes_nothing_else(world: Arrange, wish: WindowWish) -> None:
    session = world(watched())
    ordered = order(session, RENAMED, wish, NOON + 5).session
    assert unseen(ordered) == unseen(session)


@pytest.mark.parametrize("state", [GUARDS, UNARMED])
def test_no_window_closes_before_its_least_time_begins_nor_later_than_it_ends_among_those_who_pass(
    state: State,
) -> None:
    """However fast everybody is."""
    moments = []
    for number in range(40):
        window = attacked(state, id=f"table{number}")
        for seat, person in enumerate((ANYA, BORYA, VIKA)):
            if window.asked(Seat(seat)):
                window = does(window, person, "pass", NOON + 1)
        while window.question is not None:
            due = timers.wake(window, NOON)
            assert due is not None
            window = until(window, due)
        moments.append(due - NOON)
    assert min(moments) >= UNDO_SECONDS
    assert max(moments) <= 20
    assert len(set(moments)) == len(moments), "no moment tells more than another"


def test_a_window_waits_for_a_second_card_as_long_whether_there_is_one_or_not() -> None:
    """Only what all can see counts: as things stand her 6 gets nothing."""
    for hand in ("4d 6s", "2s 6s", "6s"):
        window = does(at(table(hand, "2h 2c", "3c th", lots="club1:1:3h market1", trump="c")), ANYA, "6s>club1", NOON)
        assert not window.asked(A)
        assert until(window, NOON + 119.9).question is not None
        assert until(window, NOON + 120).question is None


@pytest.mark.parametrize("by_hand", [True, False])
def test_a_pass_that_closed_a_window_is_final_whoever_made_it(by_hand: bool) -> None:
    window = left_to_vika(watched())
    closed = does(window, VIKA, "pass", NOON + 60) if by_hand else until(window, NOON + 8 * HOUR)
    assert closed.question is None
    assert closed.undo is None
    for person in (ANYA, BORYA, VIKA):
        with pytest.raises(Refused, match="undo"):
            takeback.ask(closed, person, NOON + 8 * HOUR)


@pytest.mark.parametrize("by_hand", [True, False])
def test_whoever_is_on_turn_after_a_window_may_be_nudged_from_the_same_moment(by_hand: bool) -> None:
    """Anya has passed by hand a minute before it closes, so that nothing rings her; or the bot did it long before."""
    window = watched()
    window = does(window, ANYA, "pass", NOON + (8 * HOUR - 60 if by_hand else 40))
    turn = until(window, NOON + 8 * HOUR)
    assert turn.awaited == {A}
    with pytest.raises(Refused, match="nudge-soon"):
        reminders.nudge(turn, BORYA, NOON + 8 * HOUR + 60)
    nudged = reminders.nudge(turn, BORYA, NOON + 9 * HOUR).session
    assert nudged.chairs[A].head == "nudge"


def test_a_bell_of_a_window_puts_off_no_nudge() -> None:
    before, window = at(GUARDS), watched()
    reminded = until(window, NOON + 8 * HOUR - 1)
    assert reminders.bell(window, B) > reminders.bell(before, B)
    assert reminders.bell(reminded, B) > reminders.bell(window, B)
    assert {session.chairs[B].rang for session in (before, window, reminded)} == {before.chairs[B].rang}


@pytest.mark.parametrize("last", [ANYA, VIKA])
def test_a_stand_in_moves_as_soon_after_a_window_whoever_has_closed_it(last: Person) -> None:
    window = watched()
    for person in (BORYA, *(person for person in (ANYA, VIKA) if person != last), last):
        window = does(window, person, "pass", NOON + 100)
    held = absence.stand_in(window, A, NOON + 100)
    assert timers.wake(held, NOON + 100) == NOON + 100 + absence.STAND_IN_SECONDS


def test_who_is_asked_once_more_within_a_question_has_the_time_of_the_others() -> None:
    """As when a wrong call of «Мухлёж!» is taken back, and passes with it."""
    window = watched()
    passed = does(window, BORYA, "pass", NOON + HOUR)
    back = awaken(passed, replace(passed, state=window.state), NOON + 2 * HOUR, undone=True)
    assert back.asked(B)
    assert {back.call(seat).deadline for seat in (A, B, V)} == {window.closes}


@pytest.mark.parametrize("mark", ["", "*", "+"])
def test_the_log_tells_the_same_whoever_has_closed_a_window(mark: str) -> None:
    """A silence after it is told, and a stand-in that has only passed in it isn't."""
    kinds = [told.event.kind for told in _course(mark).told()]
    assert kinds == [told.event.kind for told in _course("").told()]
    assert "silent" in kinds
    assert "stand-in" not in kinds


def _course(mark: str) -> Course:
    """Anya's capture, passes of which the last is made as marked, and then her silence."""
    window = attacked(UNARMED)
    book, state, played = window.rule_book, UNARMED, []
    for seat, code, made in ((A, "kd>club1", ""), (V, "pass", ""), (B, "pass", ""), (A, "pass", mark), (A, "end", "*")):
        move = next(move for move in book.moves(state, seat) if move.code == code)
        after, events = book.play(state, seat, move)
        played.append(Played(seat, code, NOON, made, state, after, tuple(events)))
        state = after
    return Course(book, window.options, 3, NOON, UNARMED, tuple(played))
