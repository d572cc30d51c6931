"""Moves, epochs, calls and the way back."""

import pytest

from games.game import IllegalMove, Refused
from games.sessions import play
from games.sessions.session import Session, Stale
from tests.games.sessions.tables import ANYA, BORYA, GENA, NOON, VIKA, playing


def number(table: Session, seat: int = 0) -> str:
    """A plain number that the seat may lay."""
    codes = [move.code for move in table.rule_book.moves(table.state, table.seat_of(seat + 1))]
    return next(code for code in codes if code.isdigit() and code[-1] not in "17" and len(set(code)) == len(code))


def laid(table: Session) -> Session:
    return play.play(table, ANYA, number(table), NOON + 5).session


def test_a_move_needs_the_epoch_of_its_button() -> None:
    table = playing()
    with pytest.raises(Stale):
        play.play(table, ANYA, "draw", NOON, epoch=table.chairs[0].epoch - 1)
    assert play.play(table, ANYA, "draw", NOON, epoch=table.chairs[0].epoch).session.undo is None


def test_the_same_button_plays_only_once() -> None:
    table = playing()
    epoch = table.chairs[0].epoch
    after = play.play(table, ANYA, "draw", NOON, epoch=epoch).session
    with pytest.raises(Stale):
        play.play(after, ANYA, "draw", NOON, epoch=epoch)


def test_whoever_is_not_on_turn_hears_so() -> None:
    with pytest.raises(IllegalMove, match="not-your-turn"):
        play.play(playing(), BORYA, "draw", NOON)


def test_strangers_do_not_play() -> None:
    with pytest.raises(Refused, match="not-at-table"):
        play.play(playing(), GENA, "draw", NOON)


def test_the_next_player_is_called_once_and_the_mover_no_more() -> None:
    before, after = playing(), laid(playing())
    assert (before.chairs[0].since, before.chairs[1].since) == (NOON, None)
    assert (after.chairs[0].since, after.chairs[1].since) == (None, NOON + 5)
    assert (after.chairs[0].call, after.chairs[1].call) == (1, 1)


def test_drawing_is_no_new_call_but_gives_time_anew() -> None:
    after = play.play(playing(), ANYA, "draw", NOON + 60).session
    assert after.chairs[0].call == 1
    assert after.chairs[0].since == NOON + 60


def test_waiting_seats_keep_their_epoch_while_nothing_is_asked_of_them() -> None:
    table = playing(ANYA, BORYA, VIKA)
    assert laid(table).chairs[2].epoch == table.chairs[2].epoch


def test_a_mis_tap_is_taken_back_for_ten_seconds_by_its_maker_only() -> None:
    after = laid(playing())
    with pytest.raises(Refused, match="undo-too-late"):
        play.undo(after, BORYA, NOON + 6)
    with pytest.raises(Refused, match="undo-too-late"):
        play.undo(after, ANYA, NOON + 15.1)
    back = play.undo(after, ANYA, NOON + 15).session
    assert back.state == playing().state
    assert back.recent == playing().recent


def test_an_undo_calls_nobody_anew_and_makes_old_buttons_stale() -> None:
    before, after = playing(), laid(playing())
    back = play.undo(after, ANYA, NOON + 6).session
    assert back.chairs[0].call == before.chairs[0].call
    assert back.chairs[0].since == before.chairs[0].since
    assert back.chairs[0].epoch > after.chairs[0].epoch > before.chairs[0].epoch
    assert back.chairs[1].recalled
    assert back.chairs[1].since is None


def test_the_move_after_an_undo_rings_again() -> None:
    back = play.undo(laid(playing()), ANYA, NOON + 6).session
    again = play.play(back, ANYA, number(back), NOON + 9).session
    assert again.chairs[1].call == 2
    assert not again.chairs[1].recalled


def test_what_revealed_something_cannot_be_taken_back() -> None:
    after = play.play(playing(), ANYA, "draw", NOON).session
    with pytest.raises(Refused, match="undo-revealed"):
        play.undo(after, ANYA, NOON + 1)
    with pytest.raises(Refused, match="undo-too-late"):
        play.undo(after, ANYA, NOON + 11)
    with pytest.raises(Refused, match="undo-too-late"):
        play.undo(after, BORYA, NOON + 1)


def test_once_somebody_acts_the_way_back_is_closed() -> None:
    after = play.play(laid(playing()), BORYA, "draw", NOON + 6).session
    with pytest.raises(Refused, match="undo-too-late"):
        play.undo(after, ANYA, NOON + 7)


def test_an_undo_is_undone_only_once() -> None:
    back = play.undo(laid(playing()), ANYA, NOON + 6).session
    with pytest.raises(Refused, match="undo-too-late"):
        play.undo(back, ANYA, NOON + 7)
