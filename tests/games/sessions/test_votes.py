"""Votes to end a game, and moves that the table gives back."""

from dataclasses import replace

import pytest

from games import log
from games.game import Refused
from games.sessions import absence, play, takeback, timers, votes
from games.sessions.clocks import DAY
from games.sessions.session import Session
from games.sessions.slots import VOTE, touched
from games.sessions.timers import tick
from tests.games.sessions.tables import ANYA, BORYA, EVERYBODY, GENA, NOON, VIKA, A, B, goes, laid, playing


def voted() -> Session:
    """Four play, and are asked."""
    return votes.call(playing(*EVERYBODY), ANYA, NOON).session


def test_who_returns_changes_how_many_are_needed_and_the_question_says_so() -> None:
    table = votes.call(playing(ANYA, BORYA, VIKA), ANYA, NOON).session
    held = replace(table, chairs=(*table.chairs[:2], replace(table.chairs[2], stand_in=True)))
    assert VOTE in touched(held, absence.returns(held, VIKA, NOON).session)


def test_more_than_half_of_those_who_play_end_the_game() -> None:
    table = voted()
    assert votes.needed(table) == 3
    for person in (ANYA, BORYA):
        table = votes.vote(table, person, True, NOON).session
        assert table.status == "playing"
    step = votes.vote(table, VIKA, True, NOON)
    assert (step.session.closed, step.log) == ("voted", (log.STOPPED,))


def test_half_against_it_settle_it() -> None:
    table = votes.vote(votes.vote(voted(), ANYA, False, NOON).session, BORYA, False, NOON).session
    assert (table.status, table.vote) == ("playing", None)


def test_one_may_change_ones_mind_but_has_one_voice() -> None:
    table = votes.vote(voted(), ANYA, True, NOON).session
    with pytest.raises(Refused, match="voted"):
        votes.vote(table, ANYA, True, NOON)
    changed = votes.vote(table, ANYA, False, NOON).session.vote
    assert changed is not None
    assert (changed.ends, changed.plays) == ((), (ANYA.id,))


def test_a_vote_lasts_a_day() -> None:
    table = voted()
    assert timers.wake(table) == NOON + 0.8 * DAY
    reminded = goes(tick(table, NOON + 0.8 * DAY))
    table = votes.vote(reminded, BORYA, True, NOON + 0.9 * DAY).session
    done = goes(tick(table, NOON + DAY))
    assert done.vote is None


def test_those_who_left_have_no_voice_and_are_not_counted() -> None:
    table = absence.leave(playing(*EVERYBODY), GENA, NOON).session
    assert votes.needed(table) == 2
    with pytest.raises(Refused, match="not-at-table"):
        votes.vote(table, GENA, True, NOON)


def test_leaving_may_decide_a_vote() -> None:
    table = votes.vote(votes.vote(voted(), ANYA, True, NOON).session, BORYA, True, NOON).session
    assert absence.leave(table, GENA, NOON).session.closed == "voted"


def test_there_is_one_vote_at_a_time() -> None:
    with pytest.raises(Refused, match="vote-on"):
        votes.call(voted(), BORYA, NOON)
    with pytest.raises(Refused, match="no-vote"):
        votes.vote(playing(), ANYA, True, NOON)


def asked() -> Session:
    """Anya asks for her move back, an hour later."""
    return takeback.ask(laid(playing(ANYA, BORYA, VIKA), A, NOON), ANYA, NOON + 3600).session


def test_a_move_is_taken_back_when_all_others_agree_and_the_log_leads_to_the_same() -> None:
    begun = playing(ANYA, BORYA, VIKA)
    agreed = takeback.answer(asked(), BORYA, True, NOON + 3700).session
    assert agreed.state != begun.state
    step = takeback.answer(agreed, VIKA, True, NOON + 3800)
    assert step.session.state == begun.state
    assert step.session.recent == begun.recent
    assert step.session.takeback is None
    assert step.log == (f"0 {log.UNDO} 3800",)


def test_one_no_ends_it() -> None:
    table = takeback.answer(asked(), VIKA, False, NOON + 3700).session
    assert table.takeback is None
    with pytest.raises(Refused, match="no-takeback"):
        takeback.answer(table, BORYA, True, NOON + 3700)


def test_the_next_move_ends_it() -> None:
    assert laid(asked(), B, NOON + 3700).takeback is None


def test_what_was_revealed_is_not_taken_back_nor_what_others_did() -> None:
    drawn = play.play(playing(), ANYA, "draw", NOON).session
    with pytest.raises(Refused, match="undo-revealed"):
        takeback.ask(drawn, ANYA, NOON + 5)
    with pytest.raises(Refused, match="undo-too-late"):
        takeback.ask(laid(playing(), A, NOON), BORYA, NOON + 5)
    assert takeback.may_ask(laid(playing(), A, NOON), A)


def test_one_asks_once_and_does_not_answer_oneself() -> None:
    with pytest.raises(Refused, match="takeback-on"):
        takeback.ask(asked(), ANYA, NOON + 3700)
    with pytest.raises(Refused, match="no-takeback"):
        takeback.answer(asked(), ANYA, True, NOON + 3700)


def test_with_stand_ins_only_there_is_nobody_to_ask() -> None:
    table = absence.leave(playing(), BORYA, NOON).session
    back = takeback.ask(laid(table, A, NOON + 5), ANYA, NOON + 6).session
    assert back.state == playing().state


def test_events_of_the_table_stay_when_a_move_is_taken_back() -> None:
    table = laid(playing(ANYA, BORYA, VIKA), A, NOON)
    away = absence.go_away(table, VIKA, NOON + 9 * DAY, NOON + 60).session
    back = takeback.answer(takeback.ask(away, ANYA, NOON + 70).session, BORYA, True, NOON + 80).session
    assert back.takeback is not None, "who is away is asked too"
    done = takeback.answer(back, VIKA, True, NOON + 90).session
    assert [event.kind for event in done.recent] == ["begun", "away"]
