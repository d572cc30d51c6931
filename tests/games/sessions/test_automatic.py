"""What needs nobody's tap: forced moves, moves ordered ahead, and turns of which nothing is left that matters."""

from dataclasses import replace

import pytest

from games.game import Event, Refused
from games.log import AUTOMATIC
from games.sessions import absence, lobby, pause, play, takeback
from games.sessions.clocks import CLOCKS, DAY, HOUR, MINUTE, TurnClock
from games.sessions.quiet_hours import Quiet
from games.sessions.reminders import bell, with_chair
from games.sessions.session import Session, Step
from games.sessions.timers import tick, wake
from games.sessions.undo import UNDO_SECONDS
from tests.games.sessions import windowed
from tests.games.sessions.stuck import BOTH, FREE, LUCKY, STUCK, at, ordered, stuck
from tests.games.sessions.tables import ANYA, BORYA, NOON, VIKA, A, B, V, goes
from tests.games.sessions.windowed import BUSY, UNARMED, attacked, does, until
from tests.games.upturn.builders import table

LATE = NOON + 20.0
"""When the bot has made every move that it was to make at noon."""


def moved(session: Session) -> tuple[Session, tuple[str, ...]]:
    """The session after what time does next, and its log."""
    step = tick(session, wake(session, NOON) or 0.0)
    assert isinstance(step, Step)
    return step.session, step.log


def kinds(session: Session) -> list[str]:
    return [event.kind for event in session.recent]


# Forced moves.


def test_a_seat_that_can_only_draw_is_moved_by_the_bot_and_not_rung() -> None:
    session = stuck()
    assert not session.asked(A)
    assert bell(session, A) == 0
    assert session.chairs[A].call == 0
    after, log = moved(session)
    assert log[0].split(" ")[:2] == ["0", "draw"]
    assert after.recent == (Event("drew", A, n=1, reveals=True),)
    assert bell(after, A) == 0


def test_it_looks_like_the_same_move_by_hand() -> None:
    session = stuck()
    moment = session.chairs[A].plays
    assert moment is not None
    by_bot, by_hand = tick(session, moment), play.play(session, ANYA, "draw", moment)
    assert isinstance(by_bot, Step)
    assert by_bot.log == tuple(line + AUTOMATIC for line in by_hand.log)
    assert (by_bot.session.state, by_bot.session.recent) == (by_hand.session.state, by_hand.session.recent)
    assert by_bot.session.chairs[A].seen == by_hand.session.chairs[A].seen


@pytest.mark.parametrize(
    ("clock", "least", "most"), [("day", 10, 20), ("none", 10, 20), ("hour", 10, 20), ("live", 2, 5)]
)
def test_it_comes_at_a_random_moment_after_a_mis_tap_could_be_taken_back_or_soon_where_people_wait(
    clock: TurnClock, least: float, most: float
) -> None:
    found = [(stuck(clock=clock, id=f"table{n}").chairs[A].plays or 0.0) - NOON for n in range(100)]
    assert least <= min(found) < least + (most - least) / 10
    assert most - (most - least) / 10 < max(found) <= most
    assert len(set(found)) == len(found)


def test_the_moment_depends_on_what_is_hidden_and_is_the_same_however_often_it_is_asked_for() -> None:
    assert stuck().chairs[A].plays == stuck().chairs[A].plays
    assert at(STUCK._replace(chance=7)).chairs[A].plays != stuck().chairs[A].plays


def test_nothing_fits_after_the_draw_either_and_the_next_is_on_turn_without_a_bell_for_anybody_but_them() -> None:
    drawn, _ = moved(stuck())
    assert (drawn.chairs[A].since or 0.0) <= LATE
    assert (drawn.chairs[A].plays or 0.0) >= (drawn.chairs[A].since or 0.0) + UNDO_SECONDS
    passed, log = moved(drawn)
    assert log[0].split(" ")[:2] == ["0", "pass"]
    assert passed.awaited == {B}
    assert passed.chairs[A].call == 0
    assert bell(passed, B) > 0


def test_a_draw_that_leaves_a_choice_rings() -> None:
    session = at(LUCKY)
    assert not session.asked(A)
    drawn, _ = moved(session)
    assert drawn.asked(A)
    assert bell(drawn, A) > bell(session, A)
    assert drawn.chairs[A].belled == drawn.chairs[A].since
    assert wake(drawn, NOON) == (drawn.chairs[A].since or 0.0) + 0.8 * DAY


def test_it_rings_also_somebody_who_has_acted_a_minute_ago_but_in_their_turn_before() -> None:
    session = at(LUCKY)
    before = replace(session.chairs[A], acted=NOON - 45, call=3, woken=3, reminded=3)
    drawn, _ = moved(replace(session, chairs=with_chair(session, A, before)))
    assert (drawn.chairs[A].call, drawn.chairs[A].rings) == (4, 0)


def test_a_draw_at_night_that_leaves_a_choice_rings_in_the_morning() -> None:
    night = NOON + 13 * HOUR
    drawn, _ = moved(at(LUCKY, now=night, quiet=Quiet()))
    assert drawn.chairs[A].muted
    assert wake(drawn, night) == NOON + 22 * HOUR


def test_who_wants_to_do_everything_themselves_is_asked_and_rung() -> None:
    session = ordered(STUCK, auto=False)
    assert session.asked(A)
    assert bell(session, A) > 0
    assert until(session, NOON + HOUR).state == STUCK


def test_whoever_is_faster_than_the_bot_moves_themselves_and_the_move_is_made_once() -> None:
    by_hand = play.play(stuck(), ANYA, "draw", NOON + 1).session
    assert by_hand.chairs[A].acted == NOON + 1
    later = until(by_hand, NOON + MINUTE)
    assert kinds(later) == ["drew", "passed"]


def test_a_forced_move_is_not_to_be_taken_back() -> None:
    drawn, _ = moved(stuck())
    passed, _ = moved(drawn)
    moment = passed.chairs[B].since or 0.0
    for session in (drawn, passed):
        with pytest.raises(Refused, match="undo"):
            play.undo(session, ANYA, moment)
        with pytest.raises(Refused, match="undo"):
            takeback.ask(session, ANYA, moment)


def test_it_leaves_whoever_moved_before_the_time_to_take_a_mis_tap_back() -> None:
    session = at(table("12 46 50", "4 6", last=40, up=True, bag="2 3"))
    laid = does(session, ANYA, "46", NOON)
    assert laid.chairs[B].plays is not None
    assert laid.chairs[B].plays >= NOON + UNDO_SECONDS
    back = play.undo(laid, ANYA, NOON + 9).session
    assert back.chairs[B].plays is None
    assert until(back, NOON + HOUR).state == session.state


def test_it_waits_while_the_table_is_asked_to_let_the_move_before_be_taken_back() -> None:
    session = at(table("12 46 50", "4 6", "3 9", last=40, up=True, bag="2 3"), ANYA, BORYA, VIKA)
    laid = does(session, ANYA, "46", NOON)
    asking = takeback.ask(laid, ANYA, NOON + 11).session
    assert until(asking, NOON + 11 + HOUR - 1).state == laid.state
    refused = takeback.answer(asking, BORYA, False, NOON + 12).session
    assert until(refused, NOON + 11 + HOUR + 60).state != laid.state
    agreed = takeback.answer(takeback.answer(asking, BORYA, True, NOON + 12).session, VIKA, True, NOON + 13).session
    assert agreed.state == session.state
    assert until(agreed, NOON + 2 * HOUR).state == session.state


@pytest.mark.parametrize("clock", ["day", "live"])
def test_it_never_comes_before_ones_own_mis_tap_is_past_taking_back(clock: TurnClock) -> None:
    """A Joker after which no extra tile can be laid leaves only the pass."""
    session = at(table("joker 12 30", "4 6", last=40, up=True), clock=clock)
    laid = does(session, ANYA, "jokeru", NOON + 1)
    assert not laid.asked(A)
    assert laid.chairs[A].plays is not None
    assert NOON + 1 + UNDO_SECONDS <= laid.chairs[A].plays <= NOON + 1 + 20
    back = play.undo(laid, ANYA, NOON + 11).session
    assert (back.state, back.chairs[A].plays) == (session.state, None)
    assert until(back, NOON + 25).state == session.state


def test_what_others_have_changed_meanwhile_is_looked_at_again_and_a_choice_is_asked() -> None:
    session = replace(stuck(), state=FREE)
    asked, log = moved(session)
    assert log == ()
    assert asked.state == FREE
    assert asked.asked(A)
    assert (asked.chairs[A].epoch, asked.chairs[A].call) == (session.chairs[A].epoch + 1, session.chairs[A].call + 1)
    assert bell(asked, A) > 0


def test_it_changes_nothing_that_tells_who_is_about() -> None:
    session = replace(stuck(), chairs=with_chair(stuck(), A, replace(stuck().chairs[A], missed=1)), warned=NOON)
    drawn, _ = moved(session)
    assert (drawn.acted, drawn.warned, drawn.chairs[A].acted, drawn.chairs[A].missed) == (session.acted, NOON, 0.0, 1)


# Where the bot does nothing.


def test_nothing_happens_while_the_table_rests_and_then_it_does() -> None:
    session = absence.go_away(stuck(), BORYA, NOON + 2 * DAY, NOON + 1).session
    assert session.paused is not None
    assert until(session, NOON + DAY).state == STUCK
    back = absence.come_back(session, BORYA, NOON + DAY).session
    assert kinds(goes(tick(back, NOON + DAY)))[-1] == "drew"


@pytest.mark.parametrize("leaves", [absence.leave, lambda table, _, now: absence.Step(absence.stand_in(table, A, now))])
def test_a_seat_that_a_stand_in_keeps_is_its_own_affair(leaves: object) -> None:
    assert callable(leaves)
    session: Session = leaves(stuck_of_three(), ANYA, NOON + 1).session
    assert session.chairs[A].plays is None
    assert session.chairs[A].ahead == ()
    _, log = moved(session)
    assert log[0].endswith("+")


def test_a_seat_that_is_left_to_stand_ins_by_the_last_who_stays_is_too() -> None:
    away = absence.go_away(stuck(), ANYA, NOON + 2 * DAY, NOON + 1).session
    alone = pause.answer_pause(away, BORYA, "finish", NOON + 2).session
    assert alone.chairs[A].stand_in
    assert alone.chairs[A].plays is None


def test_who_takes_such_a_seat_is_moved_by_the_bot_unless_they_want_otherwise() -> None:
    left = absence.leave(stuck_of_three(), BORYA, NOON).session
    offered = absence.offer(absence.leave(left, ANYA, NOON).session, VIKA, A, NOON).session
    for auto in (True, False):
        taken = absence.take(offered, replace(ANYA, id=9), A, NOON + 1, auto=auto).session
        assert (taken.chairs[A].plays is not None) is auto
        assert taken.asked(A) is not auto


def test_who_returns_to_such_a_seat_finds_it_moved_likewise() -> None:
    held = absence.stand_in(stuck_of_three(), A, NOON)
    back = absence.returns(held, ANYA, NOON + 2).session
    assert back.chairs[A].plays is not None
    assert back.chairs[A].plays >= NOON + 2 + 10


def test_no_answer_in_a_window_is_a_forced_move_even_if_there_is_but_the_pass() -> None:
    window = windowed.watched(UNARMED)
    assert [chair.plays for chair in window.chairs] == [None, None, None]
    assert all(window.asked(seat) for seat in (A, B, V))


def test_a_search_that_finds_nothing_ends_by_itself() -> None:
    state = windowed.table("9d kd", "5h 2s", "3c th", lots="club1:1:3h market1", trump="c")
    searching = until(does(windowed.at(state), ANYA, "9d@1", NOON), NOON + 20)
    assert searching.state.phase == "search"
    assert not searching.asked(A)
    assert until(searching, NOON + 40).state.phase == "turn"


def stuck_of_three() -> Session:
    return at(table("12 30", "4 60", "6 61", last=40, up=True, bag="2 50"), ANYA, BORYA, VIKA)


# One's own wish.


def test_who_switches_it_on_in_a_turn_is_moved_and_who_switches_it_off_is_asked_and_told_of_it_like_of_any_turn() -> (
    None
):
    off = lobby.set_auto(stuck(), ANYA.id, False, NOON + 1).session
    assert off.asked(A)
    assert off.chairs[A].call == 1
    assert until(off, NOON + HOUR).state == STUCK
    assert until(off, NOON + 20 * HOUR).chairs[A].head == "reminder"
    on = lobby.set_auto(off, ANYA.id, True, NOON + 5).session
    assert not on.asked(A)
    assert on.chairs[A].plays is not None
    assert on.chairs[A].plays >= NOON + 15


def test_it_asks_nobody_who_is_not_on_turn_and_keeps_what_they_have_ordered() -> None:
    session = ordered(STUCK)
    chairs = with_chair(session, B, replace(session.chairs[B], ahead=("60",)))
    off = lobby.set_auto(replace(session, chairs=chairs), BORYA.id, False, NOON).session
    assert off.chairs[B] == replace(chairs[B], auto=False)


def test_who_sits_down_brings_their_wish_along() -> None:
    gathers = lobby.gather("5e55104", "upturn", -100, ANYA, NOON, auto=False)
    joined = lobby.join(gathers, BORYA, NOON, auto=False).session
    assert [chair.auto for chair in joined.chairs] == [False, False]
    assert [chair.auto for chair in lobby.join(gathers, BORYA, NOON).session.chairs] == [False, True]


# Moves ordered ahead.


def test_the_first_move_of_those_ordered_that_is_legal_is_made_and_the_others_are_forgotten() -> None:
    session = ordered(FREE, "41", "50", "draw")
    assert not session.asked(A)
    assert bell(session, A) == 0
    laid, log = moved(session)
    assert log[0].split(" ")[:2] == ["0", "50"]
    assert not log[0].endswith(("*", "+"))
    assert laid.chairs[A].ahead == ()
    assert laid.chairs[A].acted == 0.0


def test_orders_of_which_none_is_legal_are_forgotten_and_their_owner_is_rung() -> None:
    session = ordered(FREE, "41", "37")
    assert session.chairs[A].ahead == ()
    assert session.asked(A)
    assert bell(session, A) > 0


def test_where_there_is_but_one_course_it_is_taken_and_orders_that_cannot_be_followed_are_forgotten() -> None:
    drawn, _ = moved(ordered(STUCK, "41"))
    assert kinds(drawn) == ["drew"]
    assert drawn.chairs[A].ahead == ()


def test_orders_are_followed_also_for_whoever_does_the_rest_themselves() -> None:
    laid, _ = moved(ordered(FREE, "50", auto=False))
    assert laid.state.board.last == 50


def test_an_ordered_move_may_be_taken_back_for_ten_seconds_and_is_then_asked() -> None:
    laid, _ = moved(ordered(FREE, "50"))
    moment = laid.chairs[B].since or 0.0
    assert play.may_undo(laid, A, moment + UNDO_SECONDS)
    back = play.undo(laid, ANYA, moment + 9).session
    assert back.state == FREE
    assert back.asked(A)
    assert (back.chairs[A].ahead, back.chairs[A].plays) == ((), None)
    assert until(back, NOON + HOUR).state == FREE
    assert until(back, NOON + 20 * HOUR).chairs[A].head == "reminder", "like of any turn"


def test_an_order_that_can_be_followed_no_more_by_then_gives_way_to_the_next() -> None:
    session = ordered(FREE, "50", "draw")
    poorer = replace(session, state=FREE._replace(racks=(STUCK.racks[A], FREE.racks[B])))
    drawn, log = moved(poorer)
    assert log[0].split(" ")[1] == "draw"
    assert drawn.chairs[A].ahead == ()


def test_what_was_ordered_for_a_turn_that_was_then_played_by_hand_is_not_kept_for_the_next() -> None:
    by_hand = play.play(ordered(FREE, "draw"), ANYA, "50", NOON + 2).session
    assert by_hand.chairs[A].ahead == ()


def test_a_window_and_a_word_read_aloud_leave_orders_alone() -> None:
    window = windowed.watched()
    chairs = with_chair(window, B, replace(window.chairs[B], ahead=("end",)))
    answered = does(replace(window, chairs=chairs), BORYA, "5h@3h", NOON + 30)
    assert answered.chairs[B].ahead == ("end",)


# What is left of a turn.


def spent(clock: TurnClock = "day", **fields: object) -> Session:
    """Anya's attack is over, and she has a trick left."""
    session = until(attacked(BUSY, clock=clock, **fields), NOON + 20)
    assert session.awaited == {A}
    assert session.rule_book.winding_down(session.state, A)
    return session


def gifts(clock: TurnClock = "day") -> Session:
    """Anya has laid a twin, and may give a tile away."""
    session = does(at(table("12 44 50", "4 60", last=40, up=True, bag="2 3"), clock=clock), ANYA, "44", NOON)
    assert session.rule_book.winding_down(session.state, A)
    return session


left_over = pytest.mark.parametrize("rest", [spent, gifts])


@left_over
@pytest.mark.parametrize(("clock", "seconds"), [("none", None), ("day", HOUR), ("hour", 15 * MINUTE), ("live", 30.0)])
def test_it_has_an_hour_or_a_quarter_of_a_turns_time(rest: object, clock: TurnClock, seconds: float | None) -> None:
    assert callable(rest)
    session: Session = rest(clock)
    since = session.chairs[A].since
    assert since is not None
    assert session.asked(A)
    assert session.call(A).deadline == (None if seconds is None else since + seconds)


@left_over
def test_silence_ends_it_like_its_owner_neither_told_nor_counted(rest: object) -> None:
    assert callable(rest)
    session: Session = rest("day")
    deadline = session.call(A).deadline
    assert deadline is not None
    assert until(session, deadline - 1) == session, "no reminder"
    step = tick(session, deadline)
    assert isinstance(step, Step)
    code = session.rule_book.idle_move(session.state, A).code
    assert step.log == tuple(line + AUTOMATIC for line in play.play(session, ANYA, code, deadline).log)
    assert step.session.recent == play.play(session, ANYA, code, deadline).session.recent
    assert "silent" not in kinds(step.session)
    assert (step.session.chairs[A].missed, step.session.chairs[A].stand_in) == (0, False)
    assert step.session.awaited == {B}
    assert step.session.acted == session.acted


def test_it_rings_for_no_morning() -> None:
    """Its hour is one of waking hours: what began at 22:30 ends at 9:30."""
    evening = NOON + 11.5 * HOUR
    session = until(does(windowed.at(BUSY, quiet=Quiet()), ANYA, "kd>club1", evening), evening + 20)
    deadline = session.call(A).deadline
    assert deadline == pytest.approx(NOON + 22.5 * HOUR, abs=20)
    assert until(session, deadline - 1) == session


def test_who_has_just_acted_is_not_rung_for_it_and_after_an_answer_that_took_hours_once() -> None:
    assert bell(spent(), A) == bell(windowed.at(BUSY), A)
    window = does(windowed.at(windowed.STAYS), ANYA, "kd>club1", NOON)
    late = does(until(window, NOON + 40), BORYA, "pass", NOON + HOUR)
    assert bell(late, A) > bell(windowed.at(windowed.STAYS), A)
    assert late.call(A).deadline == NOON + 2 * HOUR


@pytest.mark.parametrize("clock", ["hour", "ten", "live"])
def test_a_fast_clock_saves_what_the_turn_had_left_before_it_less_what_it_took(clock: TurnClock) -> None:
    bank = CLOCKS[clock]
    assert bank is not None
    session = does(at(table("12 44 50", "4 60", last=40, up=True, bag="2 3"), clock=clock), ANYA, "44", NOON + 20)
    ended = does(session, ANYA, "pass", NOON + 30)
    assert ended.chairs[A].saved == bank.credit - 30


def test_so_it_is_after_an_attack_whose_window_takes_no_time_of_the_turn() -> None:
    window = does(windowed.at(BUSY, clock="hour"), ANYA, "kd>club1", NOON + 20 * MINUTE)
    session = until(window, NOON + 20 * MINUTE + 20)
    ended = does(session, ANYA, "end", (session.chairs[A].since or 0.0) + MINUTE)
    assert ended.chairs[A].saved == pytest.approx(39 * MINUTE, abs=1)


def test_a_turn_that_begins_has_its_whole_time_again_for_the_same_seat_too() -> None:
    """Of two, whoever skips the other is on turn again."""
    after = until(spent("day"), NOON + 2 * HOUR)
    assert after.call(B).deadline is not None
    assert after.chairs[B].granted is None


def test_both_may_be_stuck_and_then_the_table_plays_by_itself() -> None:
    session = at(BOTH)
    later = until(session, NOON + 80)
    assert kinds(later)[:4] == ["drew", "passed", "drew", "passed"]
    assert [chair.call for chair in later.chairs] == [0, 0]
