"""Windows over days: who is asked, who is rung, by when, what silence is, and what nobody can see."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from games.game import Refused, Seat
from games.raiders.state import State
from games.replay import course
from games.sessions import disclosure, lobby, play, reminders, takeback, timers, window_timing
from games.sessions.absence import come_back, go_away, present_again, returns, stand_in
from games.sessions.clocks import DAY, HOUR, MINUTE, AnswerTime, TurnClock
from games.sessions.disclosure import private
from games.sessions.reminders import with_chair
from games.sessions.session import Person, Session, Stale, Step
from games.sessions.slots import private_slot, touched
from games.sessions.undo import UNDO_SECONDS
from games.sessions.window_orders import WindowWish, order
from games.sessions.window_timing import SECOND_CARD
from tests.games.sessions.tables import ANYA, BORYA, NOON, SIX, VIKA, A, B, V, gathering, playing
from tests.games.sessions.windowed import (
    BUSY,
    DEFENDED,
    GUARDS,
    REARMED,
    SHORT,
    STAKED,
    STAYS,
    THREE,
    UNARMED,
    at,
    attacked,
    does,
    until,
    watched,
    wishes,
)


def rings(before: Session, after: Session) -> set[int]:
    """Who was rung between the two."""
    return {seat for seat, _ in after.seats() if reminders.bell(after, seat) > rung(before, seat)}


def rung(session: Session, seat: Seat) -> int:
    """The number of the last bell, also of a call that is over."""
    return (reminders.MOST_RINGS + 1) * session.chairs[seat].call + session.chairs[seat].rings


@pytest.mark.parametrize(
    ("state", "asked"), [(DEFENDED, {B}), (GUARDS, {B}), (STAKED, {B, V}), (UNARMED, set())],
    ids=["his club", "she could meddle, but why", "she would lose the game", "nobody holds anything"],
)  # fmt: skip
def test_only_those_whom_it_concerns_and_who_can_change_it_are_asked_and_rung(state: State, asked: set[Seat]) -> None:
    before, window = at(state), attacked(state)
    assert window.question is not None
    assert rings(before, window) == asked
    assert {seat for seat in (A, B, V) if window.asked(seat)} == asked


def test_who_has_acted_last_is_not_asked_until_somebody_else_acts() -> None:
    window = attacked(REARMED)
    assert not window.asked(A)
    answered = does(window, BORYA, "5h@3h", NOON + 5)
    assert not answered.asked(B)
    assert answered.asked(A)
    added = does(answered, ANYA, "7h@kd", NOON + 30)
    assert not added.asked(A)


def test_who_takes_a_card_back_is_asked_again() -> None:
    answered = does(attacked(DEFENDED), BORYA, "5h@3h", NOON + 30)
    assert not answered.asked(B)
    back = play.undo(answered, BORYA, NOON + 35).session
    assert back.question is not None
    assert back.asked(B)
    assert until(back, NOON + 8 * HOUR).asked(B)


def test_who_falls_short_has_two_minutes_for_a_second_card_and_is_not_asked() -> None:
    window = does(at(SHORT), ANYA, "6s>club1", NOON)
    assert not window.asked(A)
    assert rings(at(SHORT), window) == {B}
    assert window.chairs[A].passes == NOON + SECOND_CARD
    passed = does(window, BORYA, "pass", NOON + 30)
    added = does(until(passed, NOON + SECOND_CARD - 0.1), ANYA, "4d@6s", NOON + SECOND_CARD - 0.1)
    assert added.question == 1 + (window.question or 0)
    late = until(passed, NOON + SECOND_CARD)
    assert "both-fell" in [event.kind for event in late.recent]


@pytest.mark.parametrize(
    ("clock", "answer", "seconds"),
    [("none", "usual", 120), ("three-days", "usual", 120), ("ten", "usual", 30), ("ten", "short", 15)],
)
def test_a_second_card_has_at_most_a_tenth_of_an_answers_time(
    clock: TurnClock, answer: AnswerTime, seconds: float
) -> None:
    window = does(at(SHORT, clock=clock, answer=answer), ANYA, "6s>club1", NOON)
    holds = window.chairs[A].holds
    assert holds is not None
    assert window.chairs[A].passes == max(holds, NOON + seconds)


def test_no_pass_for_want_of_a_second_card_comes_before_the_least_time() -> None:
    """With a live clock a tenth of an answer's time is shorter than that."""
    window = does(at(SHORT, clock="live"), ANYA, "6s>club1", NOON)
    assert window.chairs[A].passes == window.chairs[A].holds
    assert (window.chairs[A].passes or 0.0) >= NOON + UNDO_SECONDS


def test_who_would_win_as_things_stand_needs_no_second_card() -> None:
    assert (attacked(DEFENDED).chairs[A].passes or NOON) <= NOON + window_timing.LEAST_SECONDS


def test_who_is_left_alone_in_a_window_is_told_and_only_then() -> None:
    window = attacked(STAKED)
    both = until(window, NOON + 20)
    assert both.awaited == {B, V}
    assert [private(both, seat, NOON + 20).alone for seat in (A, B, V)] == [False] * 3
    last = does(both, BORYA, "pass", NOON + 60)
    assert last.alone == V
    assert [private(last, seat, NOON + 60).alone for seat in (A, B, V)] == [False, False, True]
    assert private_slot(VIKA.id) in touched(both, last)
    assert private_slot(ANYA.id) not in touched(both, last)
    assert disclosure.table(last, NOON + 60) == disclosure.table(both, NOON + 60)


def test_nobody_is_told_so_who_has_passed_already_or_has_a_stand_in() -> None:
    window = does(attacked(DEFENDED), BORYA, "pass", NOON + 1)
    alone = until(window, max(chair.passes or 0.0 for chair in window.chairs) - 0.01)
    assert alone.alone is not None
    assert not private(alone, alone.alone, NOON).alone
    held = stand_in(until(attacked(DEFENDED), NOON + 30), B, NOON + 30)
    assert held.alone == B
    assert not private(held, B, NOON + 30).alone


def test_who_opens_a_window_and_wants_to_be_asked_is_asked_in_the_message_that_is_there() -> None:
    before = wishes(at(DEFENDED), ANYA, "always")
    window = does(before, ANYA, "kd>club1", NOON)
    assert reminders.bell(window, A) == reminders.bell(before, A)
    assert window.chairs[A].epoch > before.chairs[A].epoch


def test_an_answer_has_its_own_short_deadline_the_same_for_all() -> None:
    window = attacked(now=NOON + HOUR)
    assert window.closes == NOON + 9 * HOUR
    assert {window.call(seat).deadline for seat in (A, B, V)} == {window.closes}


@pytest.mark.parametrize(("answer", "hours"), [("short", 4), ("usual", 8), ("long", 16)])
def test_the_table_chooses_how_long_an_answer_may_take(answer: str, hours: int) -> None:
    gathers = lobby.choose(gathering(*THREE, game="raiders"), ANYA, "answer", answer, NOON).session
    assert attacked(answer=gathers.answer).closes == NOON + hours * HOUR


def test_only_tables_with_windows_and_clocks_choose_that() -> None:
    assert "answer" in lobby.choices(gathering(game="raiders"))
    assert "answer" not in lobby.choices(gathering(game="raiders", clock="none"))
    assert "answer" not in lobby.choices(gathering(game="upturn"))


def test_a_rematch_keeps_the_time_for_answers() -> None:
    ended = replace(at(DEFENDED, answer="long"), status="finished", ended=NOON)
    assert lobby.rematch(ended, ANYA, "again", NOON).answer == "long"


@pytest.mark.parametrize(("clock", "least"), [("day", 20.0), ("none", 20.0), ("live", 20.0)])
def test_the_bot_passes_for_who_holds_nothing_within_the_least_time(clock: TurnClock, least: float) -> None:
    moments = {attacked(clock=clock, id=f"table{n}").chairs[V].passes for n in range(40)}
    found = [moment - NOON for moment in moments if moment is not None]
    assert len(found) == 40
    assert UNDO_SECONDS <= min(found) < 12
    assert least - 2 < max(found) <= least


def test_a_short_answer_has_a_shorter_least_time() -> None:
    assert window_timing.least(at(DEFENDED, clock="live", answer="short")) == 15.0


def test_the_moments_come_from_the_sessions_own_chance_and_from_nothing_that_is_open() -> None:
    assert attacked().chairs[V].passes == attacked().chairs[V].passes
    assert attacked(DEFENDED._replace(chance=7)).chairs[V].passes != attacked().chairs[V].passes


def test_a_window_in_which_nobody_could_play_closes_by_itself_in_twenty_seconds() -> None:
    window = wishes(attacked(UNARMED), ANYA, "rest")
    after = until(window, NOON + 20)
    assert after.question is None
    assert after.awaited == {A}
    assert [event.kind for event in after.recent][-1] == "taken"


def test_among_people_who_are_present_a_capture_takes_under_a_minute_with_two_answers_too() -> None:
    window = does(attacked(GUARDS), BORYA, "5h@3h", NOON + 15)
    window = does(window, VIKA, "3c@kd", NOON + 30)
    for person in THREE:
        window = does(window, person, "pass", NOON + 35)
    assert until(window, NOON + 55).question is None


def test_a_window_of_sleepers_closes_by_its_deadline() -> None:
    window = attacked(GUARDS)
    assert until(window, NOON + 8 * HOUR - 1).question is not None
    after = until(window, NOON + 8 * HOUR)
    assert after.question is None
    assert [event.kind for event in after.recent][-1] == "taken"


def test_silence_in_a_window_is_neither_told_nor_counted() -> None:
    after = until(attacked(GUARDS), NOON + 8 * HOUR)
    assert all(chair.missed == 0 and not chair.stand_in for chair in after.chairs)
    assert all(event.kind != "silent" for event in after.recent)


def test_the_log_names_no_silence_of_a_window() -> None:
    session, entries = begun_for_real()
    attacker = session.chairs[min(session.awaited)].person
    session, entry = play.play(session, attacker, first(session, ">"), NOON)
    entries += entry
    while session.question is not None:
        session, entry = goes_and_says(session, timers.wake(session, NOON))
        entries += entry
    told = [told.event.kind for told in course(entries).told()]
    assert "silent" not in told
    assert "raided" in told


def test_a_later_question_rings_who_has_not_acted_for_two_minutes() -> None:
    window = does(watched(), VIKA, "pass", NOON + 10)
    soon = does(window, BORYA, "5h@3h", NOON + 60)
    assert [soon.asked(seat) for seat in (A, V)] == [True, True]
    assert rings(window, soon) == set()
    late = does(window, BORYA, "5h@3h", NOON + 180)
    assert rings(window, late) == {A, V}


def test_a_later_question_gives_everybody_the_time_of_an_answer_anew() -> None:
    later = does(attacked(GUARDS), BORYA, "5h@3h", NOON + HOUR)
    assert later.closes == NOON + 9 * HOUR
    assert {later.call(seat).deadline for seat in (A, B, V)} == {later.closes}


def test_who_has_passed_is_asked_again_by_a_later_card() -> None:
    for moment in (NOON + 5, NOON + 40):
        passed = does(watched(), VIKA, "pass", moment)
        assert not passed.asked(V)
        assert (V in passed.awaited) is (moment == NOON + 5)
        assert does(passed, BORYA, "5h@3h", moment + 2).asked(V)


def test_whose_turn_goes_on_after_the_window_is_rung_unless_they_have_just_acted() -> None:
    window = attacked(STAYS)
    quick = until(does(window, BORYA, "pass", NOON + 20), NOON + 40)
    assert quick.awaited == {A}
    assert quick.asked(A)
    assert rings(window, quick) == set()
    slow = does(until(window, NOON + 40), BORYA, "pass", NOON + HOUR)
    assert rings(window, slow) == {A}


def tricked(session: Session, moment: float) -> Session:
    """Anya kills a guard, which is no attack, and her turn goes on after the window."""
    after = until(does(session, ANYA, "ah@3h", moment), moment + 30)
    assert after.awaited == {A}
    assert not after.rule_book.winding_down(after.state, A)
    return after


def test_a_window_gives_a_turn_no_time_that_could_be_saved() -> None:
    after = tricked(at(BUSY, clock="hour"), NOON + 40 * MINUTE)
    assert (after.call(A).deadline or 0.0) >= NOON + 40 * MINUTE + HOUR
    ended = does(after, ANYA, "end", NOON + 41 * MINUTE)
    assert 19 * MINUTE <= ended.chairs[A].saved <= 20 * MINUTE


def test_a_card_in_ones_own_turn_does_not_take_the_turns_time() -> None:
    moment = NOON + 40 * MINUTE
    assert does(at(BUSY, clock="hour"), ANYA, "ah@3h", moment).chairs[A].saved == 20 * MINUTE
    after = tricked(at(BUSY, clock="hour"), moment)
    assert after.call(A).left(moment + 30) == pytest.approx(HOUR, abs=30)


@pytest.mark.parametrize(
    ("clock", "granted", "has"),
    [("hour", HOUR, HOUR), ("hour", 1.5 * HOUR, 1.5 * HOUR), ("day", DAY, DAY), ("day", DAY + 12 * HOUR, DAY)],
    ids=["a turn's", "with what was saved", "a day", "a slow clock saves nothing"],
)  # fmt: skip
def test_a_turn_goes_on_after_a_window_with_the_time_that_it_had_not_with_more(
    clock: TurnClock, granted: float, has: float
) -> None:
    """At least its credit, as after any other move of one's own; what earlier turns have left over grows by nothing."""
    turn = at(BUSY, clock=clock)
    turn = replace(turn, chairs=with_chair(turn, A, replace(turn.chairs[A], granted=granted)))
    after = tricked(turn, NOON + 60)
    assert after.call(A).left(NOON + 90) == pytest.approx(has, abs=90)


@pytest.mark.parametrize(("clock", "leftover"), [("day", HOUR), ("hour", 15 * MINUTE), ("live", 30.0)])
def test_what_follows_an_attack_has_an_hour_or_a_quarter_of_a_turns_time(clock: TurnClock, leftover: float) -> None:
    after = until(attacked(BUSY, clock=clock), NOON + 20)
    assert after.awaited == {A}
    assert after.asked(A)
    since = after.chairs[A].since
    assert since is not None
    assert after.call(A).deadline == since + leftover


def test_passing_is_heard_by_nobody() -> None:
    window = attacked(GUARDS)
    passed = does(window, BORYA, "pass", NOON + 5)
    assert passed.recent == window.recent
    assert passed.closes == window.closes
    assert play.may_undo(passed, A, NOON + 5)
    assert [passed.chairs[seat].epoch for seat in (A, V)] == [window.chairs[seat].epoch for seat in (A, V)]


def test_a_capture_can_be_taken_back_though_others_have_passed() -> None:
    window = does(does(watched(), BORYA, "pass", NOON + 3), ANYA, "pass", NOON + 4)
    back = play.undo(window, ANYA, NOON + 6)
    assert back.session.state == GUARDS
    assert back.log == ("0 ~ 6",)
    assert back.session.awaited == {A}
    assert [back.session.chairs[seat].recalled for seat in (B, V)] == [False, True]
    assert not back.session.chairs[A].answers


def test_what_was_taken_back_with_others_passes_replays() -> None:
    session, entries = begun_for_real()
    seat = min(session.awaited)
    attacker, other = session.chairs[seat].person, session.chairs[1 - seat].person
    begun = session
    deeds: list[Callable[[Session], Step]] = [
        lambda session: play.play(session, attacker, first(session, ">"), NOON),
        lambda session: play.play(session, other, "pass", NOON + 40),
        lambda session: takeback.ask(session, attacker, NOON + 50),
        lambda session: takeback.answer(session, other, agrees=True, now=NOON + 60),
    ]
    for deed in deeds:
        session, entry = deed(session)
        entries += entry
    assert entries[-1].split(" ")[1] == "~2"
    assert session.state == begun.state
    assert course(entries).last == begun.state


def test_the_bot_closes_no_window_while_its_opening_may_be_taken_back() -> None:
    """Whoever opened it, and however many passes are due in the same moment."""
    for due in ((1.0, 2.0, 3.0), (2.0, 2.0, 2.0)):
        window = attacked(GUARDS)
        chairs = zip(window.chairs, due, strict=True)
        window = replace(window, chairs=tuple(replace(chair, passes=NOON + at) for chair, at in chairs))
        early, after = until(window, NOON + 9.9), until(window, NOON + 10)
        assert early.question is not None
        assert play.may_undo(early, A, NOON + 9.9)
        assert after.question is None


def test_who_is_away_holds_up_no_window() -> None:
    away = go_away(at(GUARDS), VIKA, NOON + 5 * DAY, NOON).session
    window = does(away, ANYA, "kd>club1", NOON)
    assert window.call(V).deadline == window.closes == NOON + 8 * HOUR
    assert until(window, NOON + 8 * HOUR).question is None
    back = come_back(window, VIKA, NOON + HOUR).session
    assert back.closes == NOON + 8 * HOUR
    assert back.call(V).deadline == NOON + 8 * HOUR


def test_who_comes_back_in_a_window_has_no_more_time_than_the_others() -> None:
    window = attacked(STAKED)
    held = replace(window, chairs=with_chair(window, V, replace(window.chairs[V], stand_in=True)))
    back = returns(held, VIKA, NOON + HOUR).session
    assert back.asked(V)
    assert back.call(V).deadline == window.closes


def test_the_window_closes_when_it_closes_whoever_is_left_to_answer() -> None:
    window = attacked(GUARDS)
    for answered in ((), (ANYA,), (BORYA,), (ANYA, BORYA), (BORYA, VIKA)):
        left = window
        for person in answered:
            left = does(left, person, "pass", NOON + 60)
        assert left.closes == window.closes
    held = stand_in(window, V, NOON + 60)
    assert held.closes == window.closes


def test_no_clock_closes_no_window() -> None:
    window = attacked(GUARDS, clock="none")
    assert window.closes is None
    assert until(window, NOON + 6 * DAY).question is not None


def test_a_stand_in_passes_or_plays_what_pays() -> None:
    session = at(STAYS)
    held = replace(session, chairs=with_chair(session, B, replace(session.chairs[B], stand_in=True)))
    window = does(held, ANYA, "kd>club1", NOON)
    assert window.chairs[B].passes is None
    played = until(window, NOON + 60)
    assert [(event.seat, event.pieces) for event in played.recent if event.kind == "played"] == [(B, ("5h", "3h"))]
    idle = does(wishes(held, ANYA, "always"), ANYA, "kd>market1", NOON)
    passed = until(idle, NOON + 60)
    assert B not in passed.awaited
    assert passed.question == idle.question


@pytest.mark.parametrize("answered", [(), (ANYA,), (ANYA, BORYA)])
def test_nobody_is_nudged_in_a_window_however_many_are_left(answered: tuple[Person, ...]) -> None:
    window = attacked(GUARDS)
    for person in answered:
        window = does(window, person, "pass", NOON + 60)
    assert reminders.nudgeable(window) is None
    with pytest.raises(Refused, match="nudge-window"):
        reminders.nudge(window, ANYA, NOON + 3 * HOUR)


# Standing orders.


def test_always_asks_also_who_holds_nothing_which_is_how_one_bluffs() -> None:
    bluffing = does(wishes(at(DEFENDED), VIKA, "always"), ANYA, "kd>club1", NOON)
    assert bluffing.asked(V)
    assert V in rings(at(DEFENDED), bluffing)


def test_who_wishes_to_be_asked_after_all_is_asked_at_once() -> None:
    window = attacked()
    asked = wishes(window, VIKA, "always", NOON + 0.1)
    assert asked.asked(V)
    assert until(asked, NOON + 60).asked(V)


def test_until_me_asks_only_who_is_attacked() -> None:
    ordered = wishes(wishes(at(GUARDS), VIKA, "mine"), BORYA, "mine")
    window = does(ordered, ANYA, "kd>club1", NOON)
    assert [window.asked(seat) for seat in (B, V)] == [True, False]


def test_who_rests_passes_now_and_whatever_comes_until_the_window_closes() -> None:
    rests = wishes(watched(), VIKA, "rest", NOON + 5)
    assert not rests.asked(V)
    later = does(rests, BORYA, "5h@3h", NOON + 10)
    assert not later.asked(V)
    assert later.chairs[V].passes is not None
    closed = does(does(until(later, NOON + 50), BORYA, "pass", NOON + 60), ANYA, "pass", NOON + 60)
    assert closed.question is None
    assert not closed.chairs[V].resting


def test_who_rests_means_the_window_that_was_open() -> None:
    window = attacked(GUARDS)
    assert order(window, VIKA, "rest", NOON + 5, window=window.window).session.chairs[V].resting
    next_one = does(until(window, NOON + 8 * HOUR), ANYA, "end", NOON + 8 * HOUR)
    while next_one.question is None:
        (seat,) = next_one.awaited
        next_one = does(next_one, THREE[seat], first(next_one, ">"), NOON + 9 * HOUR)
    with pytest.raises(Stale):
        order(next_one, VIKA, "rest", NOON + 9 * HOUR, window=window.window)
    assert order(next_one, VIKA, "always", NOON + 9 * HOUR, window=0).session.chairs[V].order == "always"


def test_there_is_nothing_to_rest_from_outside_a_window() -> None:
    with pytest.raises(Refused, match="no-window"):
        wishes(at(GUARDS), VIKA, "rest")


def test_an_order_of_one_who_need_not_be_asked_passes_for_them() -> None:
    window = attacked(GUARDS)
    assert not wishes(window, VIKA, "mine", NOON + 5).asked(V)
    assert V not in wishes(window, VIKA, "mine", NOON + 40).awaited
    assert wishes(window, BORYA, "mine", NOON + 5).asked(B)


def test_an_order_stays_for_the_next_window() -> None:
    ordered = wishes(at(GUARDS), VIKA, "mine")
    assert ordered.chairs[V].order == "mine"
    assert wishes(ordered, VIKA, "can").chairs[V].order == ""


def test_games_without_windows_know_no_orders() -> None:
    with pytest.raises(Refused):
        order(playing(), ANYA, "always", NOON)


def test_who_answers_for_somebody_silent_takes_the_seat_back() -> None:
    session = at(GUARDS)
    held = replace(session, chairs=with_chair(session, V, replace(session.chairs[V], stand_in=True)))
    assert not present_again(held, V, NOON).chairs[V].stand_in
    assert wishes(held, VIKA, "always").chairs[V].stand_in, "an order is no answer"
    window = does(held, ANYA, "kd>club1", NOON)
    assert wishes(window, VIKA, "mine", NOON + 40).awaited == window.awaited, "the stand-in answers"


# Whole games.


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (6, 4)])
def test_whatever_people_and_time_do_windows_close_and_the_log_replays(seats: int, seed: int) -> None:
    chance, now = Random(seed), NOON
    session, entries = begun_for_real(*SIX[:seats], chance=seed, clock="day")
    closed = 0
    for _ in range(700):
        if session.status != "playing":
            break
        before = session
        session, now, entry = something(session, now, chance)
        entries += entry
        closed += before.question is not None and session.question is None
        check(session, now)
    assert closed > 8
    assert session.status != "playing" or course(entries).last == session.state


def check(session: Session, now: float) -> None:
    """What always holds."""
    if session.status != "playing":
        return
    if session.question is None:
        assert all(chair.passes is None and not chair.answers and not chair.resting for chair in session.chairs)
        return
    for seat in session.awaited:
        chair = session.chairs[seat]
        assert chair.answers
        assert chair.stand_in or session.paused is not None or session.call(seat).deadline == session.closes
        assert not (session.asked(seat) and chair.resting)
        assert chair.passes is None or chair.holds is None or chair.passes >= chair.holds
    assert session.paused is not None or timers.wake(session, now) is not None


def something(session: Session, now: float, chance: Random) -> tuple[Session, float, tuple[str, ...]]:
    """Time goes on, or somebody does something."""
    due = timers.wake(session, now)
    person = chance.choice(session.chairs).person
    seat = session.seat_of(person.id)
    assert seat is not None
    deed = chance.random()
    if deed < 0.3 and due is not None:
        session, entries = goes_and_says(session, due)
        return session, max(now, due), entries
    if deed < 0.37:
        wish: WindowWish = chance.choice(("can", "mine", "always", "rest"))
        try:
            step = order(session, person, wish, now)
        except Refused:
            return session, now, ()
        return step.session, now, step.log
    if deed < 0.42 and play.may_undo(session, seat, now):
        step = play.undo(session, person, now)
        return step.session, now, step.log
    moves = [move.code for move in session.rule_book.moves(session.state, seat)]
    if not moves or (seat not in session.awaited and chance.random() < 0.9):
        return session, now + chance.uniform(0, 100), ()
    code = "pass" if "pass" in moves and chance.random() < 0.7 else chance.choice(moves)
    step = play.play(session, person, code, now)
    return step.session, now + chance.choice((0.5, 5.0, 3000.0)), step.log


def begun_for_real(*people: Person, chance: int = 1, clock: TurnClock = "day") -> tuple[Session, list[str]]:
    """A dealt game, and its log so far."""
    gathers = gathering(*(people or (ANYA, BORYA)), clock=clock, game="raiders")
    step = lobby.start(gathers, people[0] if people else ANYA, NOON, chance=chance)
    return step.session, [*step.log]


def first(session: Session, mark: str) -> str:
    """The first move of whoever is on turn that has the mark."""
    (seat,) = session.awaited
    codes: list[str] = [move.code for move in session.rule_book.moves(session.state, seat)]
    return next(code for code in codes if mark in code)


def goes_and_says(session: Session, due: float | None) -> tuple[Session, tuple[str, ...]]:
    """What time makes of a session, and of its log."""
    assert due is not None
    step = timers.tick(session, due)
    assert isinstance(step, Step)
    return step.session, step.log
