"""Silence, stand-ins, the way back, the pause, leaving, and seats that pass on."""

from dataclasses import replace

import pytest

from games import log
from games.game import Event, Refused, Seat
from games.sessions import absence, lobby, pause, play, session, timers
from games.sessions.clocks import DAY, HOUR, TurnClock
from games.sessions.quiet_hours import Quiet
from games.sessions.session import Person, Session
from games.sessions.slots import touched
from games.sessions.timers import Forget, tick
from games.sessions.undo import UNDO_SECONDS
from games.sessions.vacation import cut, remaining
from tests.games.sessions.tables import ANYA, BORYA, EVERYBODY, GENA, NOON, VIKA, A, B, V, goes, laid, playing

DIMA = Person(9, "Дима")


def kinds(table: Session) -> list[str]:
    return [event.kind for event in table.recent]


def silent(table: Session, times: int = 1) -> Session:
    """The table after so many turns of its people in which nobody moved."""
    missed = sum(chair.missed for chair in table.chairs)
    while sum(chair.missed for chair in table.chairs) < missed + times:
        moment = timers.wake(table)
        assert moment is not None
        table = goes(tick(table, moment))
    return table


def standing_in() -> Session:
    """A table of three at which a stand-in has just taken Anya's seat."""
    return silent(playing(ANYA, BORYA, VIKA), 4)


def test_the_first_silence_plays_the_idle_move_and_the_second_in_a_row_calls_a_stand_in() -> None:
    once = silent(playing(ANYA, BORYA, VIKA))
    assert Event("silent", A) in once.recent
    assert (once.chairs[A].missed, once.chairs[A].stand_in) == (1, False)
    table = standing_in()
    assert [chair.stand_in for chair in table.chairs] == [True, False, False]
    assert table.recent[-1] == Event("stand-in", A)
    assert table.awaited == {A}


def test_a_move_in_between_begins_the_count_anew() -> None:
    table = silent(playing(ANYA, BORYA, VIKA), 3)
    assert table.awaited == {A}
    moved = play.play(table, ANYA, "draw", timers.wake(table) or 0).session
    assert (table.chairs[A].missed, moved.chairs[A].missed) == (1, 0)
    again = silent(moved)
    assert (again.chairs[A].missed, again.chairs[A].stand_in) == (1, False)


def test_a_stand_in_plays_a_few_seconds_after_its_turn_has_come_and_is_logged_as_such() -> None:
    table = standing_in()
    since = table.chairs[A].since
    assert since is not None
    assert timers.wake(table) == since + absence.STAND_IN_SECONDS
    step = tick(table, since + absence.STAND_IN_SECONDS)
    assert isinstance(step, session.Step)
    assert step.log[0].endswith(log.STAND_IN)
    assert step.session.acted == NOON, "nobody has done anything"


def test_a_stand_in_leaves_the_mover_before_it_the_time_to_take_a_mis_tap_back() -> None:
    table = absence.leave(playing(ANYA, BORYA, VIKA), BORYA, NOON).session
    moved = laid(table, A, NOON + 60)
    assert timers.wake(moved) == NOON + 60 + UNDO_SECONDS


def test_the_owner_takes_the_seat_back_with_a_tap_and_has_a_whole_turn() -> None:
    table = standing_in()
    now = (table.chairs[A].since or 0) + 1
    back = absence.returns(table, ANYA, now).session
    assert not back.chairs[A].stand_in
    assert back.chairs[A].missed == 0
    assert back.call(A).deadline == now + DAY
    assert back.recent[-1] == Event("returned", A)


def test_the_owner_takes_the_seat_back_by_moving() -> None:
    table = standing_in()
    back = play.play(table, ANYA, "draw", (table.chairs[A].since or 0) + 1).session
    assert not back.chairs[A].stand_in
    assert "returned" in kinds(back)


def test_returning_without_having_been_away_changes_nothing() -> None:
    assert absence.returns(playing(), ANYA, NOON + 5).session == playing()


def test_moving_ends_ones_absence() -> None:
    table = absence.go_away(playing(ANYA, BORYA, VIKA), ANYA, NOON + 3 * DAY, NOON).session
    assert table.recent[-1] == Event("away", A)
    moved = laid(table, A, NOON + HOUR)
    assert moved.chairs[A].away is None
    assert "back" in kinds(moved)


def test_an_absence_is_told_once_and_ends_by_itself() -> None:
    table = absence.go_away(playing(ANYA, BORYA, VIKA), ANYA, NOON + DAY, NOON).session
    longer = absence.go_away(table, ANYA, NOON + 3 * DAY, NOON + HOUR).session
    assert kinds(longer).count("away") == 1
    assert timers.wake(longer) == NOON + 3 * DAY
    over = goes(tick(longer, NOON + 3 * DAY + 5))
    assert over.chairs[A].away is None
    assert over.call(A).deadline == NOON + 4 * DAY


def test_with_all_but_one_gone_the_table_pauses_and_asks_the_one() -> None:
    table = absence.go_away(playing(), ANYA, NOON + 3 * DAY, NOON + HOUR).session
    assert table.paused == NOON + HOUR
    assert pause.asked(table, NOON + HOUR) == B
    assert table.call(A).deadline is None
    resumed = goes(tick(table, NOON + 3 * DAY))
    assert resumed.paused is None
    assert resumed.call(A).deadline == NOON + 3 * DAY + 23 * HOUR


def test_only_the_one_is_asked_and_may_wait() -> None:
    table = absence.go_away(playing(), ANYA, NOON + 3 * DAY, NOON).session
    with pytest.raises(Refused, match="not-asked"):
        pause.answer_pause(table, ANYA, "end", NOON)
    waits = pause.answer_pause(table, BORYA, "wait", NOON).session
    assert pause.asked(waits, NOON) is None
    assert waits.paused is not None


def test_the_one_may_end_the_game() -> None:
    table = absence.go_away(playing(), ANYA, NOON + 3 * DAY, NOON).session
    step = pause.answer_pause(table, BORYA, "end", NOON)
    assert (step.session.closed, step.log) == ("stopped", (log.STOPPED,))


def test_the_one_may_finish_with_stand_ins_until_somebody_is_back() -> None:
    table = absence.go_away(playing(), ANYA, NOON + 3 * DAY, NOON).session
    going = pause.answer_pause(table, BORYA, "finish", NOON + 60).session
    assert going.chairs[A].stand_in
    assert going.paused is None
    moved = goes(tick(going, NOON + 64))
    assert moved.state != going.state
    back = absence.returns(going, ANYA, NOON + 61).session
    assert not back.finishing


def test_moving_is_allowed_while_paused() -> None:
    table = absence.go_away(playing(), BORYA, NOON + 3 * DAY, NOON).session
    moved = laid(table, A, NOON + 60)
    assert moved.paused is not None
    assert moved.call(B).deadline is None


def test_the_second_of_two_who_falls_silent_pauses_the_table() -> None:
    table = silent(playing(), 3)
    assert table.chairs[A].stand_in
    assert table.paused is not None
    assert pause.asked(table, table.paused) == B


@pytest.mark.parametrize("clock", ["none", "three-days", "hour"])
def test_a_still_table_is_warned_after_a_week_and_closed_after_two(clock: TurnClock) -> None:
    table = playing(ANYA, BORYA, VIKA, clock=clock)
    while table.warned is None:
        moment = timers.wake(table)
        assert moment is not None
        table = goes(tick(table, moment))
    assert table.warned == NOON + 7 * DAY
    assert table.recent[-1] == Event("warned")
    while table.ended is None:
        moment = timers.wake(table)
        assert moment is not None
        table = goes(tick(table, moment))
    assert (table.closed, table.ended) == ("still", NOON + 14 * DAY)
    assert tick(table, NOON + 104 * DAY) == Forget()


def test_one_sign_of_life_keeps_a_table() -> None:
    warned = goes(tick(playing(clock="none"), NOON + 7 * DAY))
    here = absence.here(warned, BORYA, NOON + 8 * DAY).session
    assert here.warned is None
    assert timers.wake(here) == NOON + 15 * DAY


def test_nobody_is_warned_at_night_or_closed_out_without_a_warning() -> None:
    table = replace(playing(clock="none"), quiet=Quiet(), acted=NOON + 14 * HOUR)
    table = replace(table, chairs=(replace(table.chairs[A], woken=1), table.chairs[B]))
    assert timers.wake(table) == NOON + 7 * DAY + 22 * HOUR
    late = goes(tick(playing(clock="none"), NOON + 20 * DAY))
    assert late.warned == NOON + 20 * DAY
    assert timers.wake(late) == NOON + 26 * DAY


def test_who_leaves_in_play_has_a_stand_in_and_raises_a_vote() -> None:
    table = absence.leave(playing(ANYA, BORYA, VIKA), BORYA, NOON).session
    assert table.chairs[B].left
    assert table.chairs[B].stand_in
    assert table.seat_of(BORYA.id) is None
    assert Event("left", B) in table.recent
    assert table.vote is not None
    assert table.vote.about == B
    with pytest.raises(Refused, match="not-at-table"):
        absence.returns(table, BORYA, NOON)


def test_when_the_host_leaves_the_next_who_plays_is_host() -> None:
    table = absence.leave(playing(*EVERYBODY), BORYA, NOON).session
    assert table.host == ANYA
    assert absence.leave(table, ANYA, NOON).session.host == VIKA


def test_when_everybody_has_left_the_table_closes() -> None:
    table = absence.leave(playing(), ANYA, NOON).session
    step = absence.leave(table, BORYA, NOON)
    assert (step.session.closed, step.log) == ("deserted", (log.STOPPED,))


def freed() -> Session:
    return absence.leave(playing(ANYA, BORYA, VIKA), BORYA, NOON).session


def test_the_host_or_an_admin_offers_a_seat_and_another_member_takes_it_with_its_hand() -> None:
    with pytest.raises(Refused, match="host-only"):
        absence.offer(freed(), VIKA, B, NOON)
    offered = absence.offer(freed(), GENA, B, NOON, admin=True).session
    table = absence.take(offered, DIMA, B, NOON + 60).session
    assert table.seat_of(DIMA.id) == B
    assert table.state == freed().state
    assert table.chairs[B].epoch > offered.chairs[B].epoch
    assert not table.chairs[B].stand_in
    assert {"p2", "p9"} <= touched(offered, table)


def test_whose_turn_it_is_on_the_offered_seat_is_called() -> None:
    table = absence.leave(playing(ANYA, BORYA, VIKA), ANYA, NOON).session
    offered = absence.offer(table, BORYA, A, NOON).session
    taken = absence.take(offered, DIMA, A, NOON + HOUR).session
    assert taken.chairs[A].call == 2
    assert taken.call(A).deadline == NOON + HOUR + DAY


@pytest.mark.parametrize(
    ("person", "seat", "reason"),
    [(BORYA, B, "was-here"), (ANYA, B, "sits-already"), (DIMA, V, "not-free"), (DIMA, Seat(7), "stale")],
)
def test_nobody_else_takes_a_seat(person: Person, seat: Seat, reason: str) -> None:
    offered = absence.offer(freed(), ANYA, B, NOON).session
    with pytest.raises(Refused, match=reason):
        absence.take(offered, person, seat, NOON)


def test_a_seat_that_nobody_left_or_offered_is_not_free() -> None:
    with pytest.raises(Refused, match="not-free"):
        absence.offer(freed(), ANYA, V, NOON)
    with pytest.raises(Refused, match="not-free"):
        absence.take(freed(), DIMA, B, NOON)


def test_who_was_replaced_never_comes_back() -> None:
    taken = absence.take(absence.offer(freed(), ANYA, B, NOON).session, DIMA, B, NOON).session
    left = absence.leave(taken, VIKA, NOON).session
    with pytest.raises(Refused, match="was-here"):
        absence.take(absence.offer(left, ANYA, V, NOON).session, BORYA, V, NOON)


def test_the_host_sends_away_only_whom_a_stand_in_plays_for() -> None:
    table = silent(playing(ANYA, BORYA, VIKA), 5)
    with pytest.raises(Refused, match="host-only"):
        absence.kick(table, VIKA, A, NOON)
    with pytest.raises(Refused, match="not-silent"):
        absence.kick(table, ANYA, V, NOON)
    kicked = absence.kick(standing_in(), GENA, A, NOON + 9 * DAY, admin=True).session
    assert kicked.chairs[A].left
    assert kicked.host == BORYA


def test_without_a_clock_whoever_lets_the_table_wait_for_two_days_may_be_sent_away() -> None:
    table = playing(ANYA, BORYA, VIKA, clock="none")
    assert absence.silent(table, NOON + 2 * DAY - 1) == ()
    assert absence.silent(table, NOON + 2 * DAY) == (A,)
    with pytest.raises(Refused, match="not-silent"):
        absence.kick(table, ANYA, B, NOON + 3 * DAY)
    kicked = absence.kick(table, BORYA, A, NOON + 2 * DAY, admin=True).session
    assert (kicked.chairs[A].left, kicked.host) == (True, BORYA)
    assert timers.wake(kicked, NOON + 2 * DAY) == NOON + 2 * DAY + absence.STAND_IN_SECONDS, "a stand-in goes on"


def test_nobody_is_silent_who_is_away_has_just_moved_or_has_a_clock() -> None:
    table, late = playing(ANYA, BORYA, VIKA, clock="none"), NOON + 3 * DAY
    away = absence.go_away(table, ANYA, late + DAY, NOON + HOUR).session
    assert absence.silent(away, late) == ()
    assert absence.silent(laid(table, A, late), late) == (), "the next has just been asked"
    assert absence.silent(laid(table, A, NOON + DAY), NOON + 3 * DAY - 1) == ()
    assert absence.silent(playing(ANYA, BORYA, clock="three-days"), late) == ()


def test_a_rematch_does_not_wait_for_who_left() -> None:
    over = replace(freed(), status="finished", ended=NOON)
    assert lobby.rematch(over, ANYA, "2", NOON).invited == (ANYA, VIKA)


def test_one_may_be_away_for_two_weeks_in_a_season() -> None:
    now = 100 * DAY
    assert remaining([], now) == 14 * DAY
    assert remaining([(now - 20 * DAY, now - 10 * DAY)], now) == 4 * DAY
    assert remaining([(now - 95 * DAY, now - 85 * DAY)], now) == 9 * DAY
    assert cut([(now - 20 * DAY, now - 10 * DAY)], now + 7 * DAY, now) == now + 4 * DAY
    assert cut([], now + DAY, now) == now + DAY
