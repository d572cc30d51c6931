"""Orders ahead of one's turn: what is taken, what comes of it, and that nobody else ever hears of it."""

from dataclasses import replace

import pytest

from games.game import Refused
from games.sessions import absence, disclosure, play
from games.sessions.ahead import MOST, drop, order
from games.sessions.session import Person, Session
from games.sessions.slots import private_slot, touched
from tests.games.raiders.builders import table as raiders
from tests.games.sessions import windowed
from tests.games.sessions.stuck import at
from tests.games.sessions.tables import ANYA, BORYA, GENA, NOON, VIKA, A, B, V
from tests.games.sessions.windowed import does, until
from tests.games.upturn.builders import table

PLENTY = table("30 31 32 33 34 36 37 39 40 up", "41 42 50 up updown", last=20, up=True)
"""Anya is on turn; Borya may order."""
LATE = NOON + 100.0


def ordered(session: Session, person: Person, *codes: str, now: float = NOON) -> Session:
    for code in codes:
        session = order(session, person, code, now).session
    return session


def borya(*codes: str, state: object = PLENTY) -> Session:
    return ordered(at(state), BORYA, *codes)  # type: ignore[arg-type]


def test_an_order_is_kept_in_its_place_and_a_second_tap_takes_it_out() -> None:
    session = borya("41", "up", "50")
    assert session.chairs[B].ahead == ("41", "up", "50")
    assert ordered(session, BORYA, "up").chairs[B].ahead == ("41", "50")
    assert drop(session, BORYA, NOON).session.chairs[B].ahead == ()
    assert drop(at(PLENTY), BORYA, NOON).session == at(PLENTY)


def test_an_order_writes_no_log_and_touches_its_owners_hand_alone_beside_the_board() -> None:
    before = at(PLENTY)
    step = order(before, BORYA, "41", NOON)
    assert step.log == ()
    assert {slot for slot in touched(before, step.session) if slot.startswith("p")} == {private_slot(BORYA.id)}
    assert disclosure.table(step.session, NOON) == disclosure.table(before, NOON)
    assert disclosure.private(step.session, A, NOON) == disclosure.private(before, A, NOON)


@pytest.mark.parametrize("code", ["43", "nonsense", "pass", ""])
def test_what_one_does_not_hold_cannot_be_ordered(code: str) -> None:
    with pytest.raises(Refused, match="ahead-unheld"):
        order(at(PLENTY), BORYA, code, NOON)


def test_a_list_is_not_endless() -> None:
    state = table("30 31", "41 42 43 44 46 47 49 50", last=20, up=True)
    session = ordered(at(state), BORYA, *["41", "42", "43", "44", "46", "47"])
    assert len(session.chairs[B].ahead) == MOST
    with pytest.raises(Refused, match="ahead-full"):
        order(session, BORYA, "49", NOON)
    assert order(session, BORYA, "41", NOON).session.chairs[B].ahead == ("42", "43", "44", "46", "47")


def test_strangers_and_who_is_on_turn_and_whose_seat_is_kept_order_nothing() -> None:
    session = at(PLENTY)
    with pytest.raises(Refused, match="not-at-table"):
        order(session, GENA, "41", NOON)
    with pytest.raises(Refused, match="ahead-your-turn"):
        order(session, ANYA, "30", NOON)
    with pytest.raises(Refused, match="played-for"):
        order(absence.stand_in(session, B, NOON), BORYA, "41", NOON)
    with pytest.raises(Refused, match="over"):
        order(replace(session, status="finished", ended=NOON), BORYA, "41", NOON)


def test_the_first_that_is_legal_is_played_and_the_rest_forgotten() -> None:
    session = does(borya("41", "50"), ANYA, "40", NOON)
    assert not session.asked(B)
    played = until(session, LATE)
    assert played.state.board.last == 41
    assert (played.chairs[B].ahead, played.chairs[B].missed) == ((), 0)
    otherwise = until(does(borya("41", "50", state=raised()), ANYA, "46", NOON), LATE)
    assert otherwise.state.board.last == 50


def raised() -> object:
    return table("46 31", "41 50 up", last=20, up=True)


def test_if_nothing_of_it_is_legal_it_is_forgotten_and_its_owner_rung_as_always() -> None:
    state = table("60 31", "41 50 70", last=20, up=True)
    plain, with_order = (does(borya(*codes, state=state), ANYA, "60", NOON) for codes in ((), ("41", "50")))
    assert plain == with_order
    assert with_order.asked(B)


def test_what_was_ordered_may_be_taken_back_for_ten_seconds_by_who_ordered_it() -> None:
    session = until(does(borya("41"), ANYA, "40", NOON), LATE)
    moment = session.undo.until - 1 if session.undo else 0.0
    assert session.undo is not None
    assert session.undo.seat == B
    back = play.undo(session, BORYA, moment).session
    assert back.asked(B)
    assert back.chairs[B].ahead == ()


def test_an_order_given_while_the_bot_is_about_to_move_is_what_it_plays_and_one_withdrawn_asks() -> None:
    session = does(borya("41"), ANYA, "40", NOON)
    moment = session.chairs[B].plays
    other = ordered(session, BORYA, "50", now=NOON + 1)
    assert other.chairs[B].plays == moment
    withdrawn = order(session, BORYA, "41", NOON + 1).session
    assert withdrawn.asked(B)
    assert withdrawn.chairs[B].plays is None


DEFENCE = raiders("kd 6d", "5h 3d", "3c th", lots="club1:1:3h market1", trump="c")
"""Anya is on turn; Borya owns a club, and a 5 that would save it."""


def test_an_answer_ordered_for_ones_property_is_given_when_it_is_attacked() -> None:
    session = ordered(windowed.at(DEFENCE), BORYA, "club1?5h")
    attacked = does(session, ANYA, "kd>club1", NOON)
    assert not attacked.asked(B)
    assert attacked.chairs[B].plays == attacked.chairs[B].holds
    answered = until(attacked, NOON + 25)
    assert [played.seat for played in answered.state.pile] == [B]


def test_it_waits_over_turns_and_is_not_spent_where_it_would_not_help() -> None:
    session = ordered(windowed.at(DEFENCE), BORYA, "club1?5h")
    elsewhere = until(does(session, ANYA, "kd>market1", NOON), NOON + 25)
    assert elsewhere.chairs[B].ahead == ("club1?5h",)
    too_weak = until(does(session, ANYA, "6d>club1", NOON), NOON + 25)
    assert too_weak.state.pile == ()
    assert len(too_weak.state.hands[B]) == 2


def test_whoever_rests_in_a_window_plays_nothing_there_by_an_order() -> None:
    session = ordered(windowed.at(DEFENCE), BORYA, "club1?5h")
    attacked = does(session, ANYA, "kd>club1", NOON)
    rested = until(windowed.wishes(attacked, BORYA, "rest", NOON + 1), NOON + 25)
    assert rested.state.pile == ()


def test_an_order_for_a_card_that_is_gone_is_no_order_any_more() -> None:
    session = ordered(windowed.at(DEFENCE), BORYA, "club1?5h")
    without = DEFENCE._replace(hands=(DEFENCE.hands[A], DEFENCE.hands[B][:1], DEFENCE.hands[V]))
    assert disclosure.private(session, B, NOON).ahead == ("club1?5h",)
    assert disclosure.private(replace(session, state=without), B, NOON).ahead == ()


def test_whoever_has_attacked_may_order_that_nothing_comes_after_it() -> None:
    attacked = windowed.attacked(windowed.STAYS)
    assert until(does(attacked, BORYA, "pass", NOON + 1), LATE).asked(A)
    ended = until(does(ordered(attacked, ANYA, "end"), BORYA, "pass", NOON + 1), LATE)
    assert ended.state.turn == B
    assert [event.kind for event in ended.recent if event.seat == A] == ["raided", "taken"]
    assert ended.chairs[A].ahead == ()


def test_nobody_orders_the_end_of_anothers_turn_or_of_one_in_which_they_may_still_attack() -> None:
    stash = raiders("2h kd", "5h", "3c", lots="club1:1:3h market1", trump="c")
    for session, person in (
        (windowed.attacked(windowed.STAYS), VIKA),
        (does(windowed.at(stash), ANYA, "2h!", NOON), ANYA),
    ):
        with pytest.raises(Refused, match="ahead-unheld"):
            order(session, person, "end", NOON)


def test_a_capture_that_is_taken_back_takes_the_end_of_the_turn_back_with_it() -> None:
    session = ordered(windowed.attacked(windowed.STAYS), ANYA, "end")
    back = play.undo(session, ANYA, NOON + 5).session
    assert back.asked(A)
    assert back.chairs[A].ahead == ()
    assert back.chairs[A].plays is None
