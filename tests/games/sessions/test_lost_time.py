"""An outage takes no time from anybody: every clock stands still in it, once."""

from dataclasses import replace

import pytest

from games.game import Event
from games.sessions import absence, play, votes
from games.sessions.clocks import DAY, HOUR, MINUTE
from games.sessions.coming import STILL_WARNED
from games.sessions.lobby import LOBBY_SECONDS, stop
from games.sessions.lost_time import Outage, made_up
from games.sessions.quiet_hours import Quiet
from games.sessions.session import Session
from games.sessions.stored import read, write
from games.sessions.takeback import ask
from games.sessions.timers import tick, wake
from games.sessions.undo import UNDO_SECONDS
from games.sessions.votes import VOTE_SECONDS
from tests.games.sessions.stuck import stuck
from tests.games.sessions.tables import ANYA, BORYA, EVERYBODY, NOON, VIKA, A, B, gathering, goes, laid, playing
from tests.games.sessions.windowed import attacked

LOST = Outage(NOON + HOUR, NOON + 4 * HOUR)
LENGTH = 3 * HOUR


def after(session: Session, *outages: Outage) -> Session:
    return made_up(session, outages or (LOST,))


def test_without_an_outage_it_is_the_very_same() -> None:
    session = playing()
    assert made_up(session, ()) is session
    assert made_up(session, (Outage(NOON - DAY, NOON - HOUR),)) is session, "it wasn't there then"


def test_a_deadline_and_a_reminder_are_as_much_later() -> None:
    session = playing()
    deadline, reminded = session.call(A).deadline, session.call(A).used(0.8)
    moved = after(session)
    assert deadline is not None
    assert reminded is not None
    assert moved.call(A).deadline == deadline + LENGTH
    assert moved.call(A).used(0.8) == reminded + LENGTH
    assert wake(moved, LOST.end) == reminded + LENGTH
    assert tick(moved, NOON + DAY) is not None, "nobody looked for long"
    assert tick(moved, LOST.end + HOUR) is None


def test_it_is_counted_once_and_remembered_in_the_document() -> None:
    once = after(playing())
    assert after(read(write(once))) is read(write(once))
    assert after(once, LOST, LOST) is once


def test_an_outage_that_goes_on_is_counted_as_it_grows_and_told_once() -> None:
    session = playing()
    whole = after(session)
    parts = [Outage(LOST.begin, LOST.begin + share * LENGTH) for share in (0.2, 0.7, 1.0)]
    grown = session
    for part in parts:
        grown = after(grown, part)
    assert grown.call(A).deadline == whole.call(A).deadline
    assert grown.counted == whole.counted == LOST.end
    assert [event.kind for event in grown.recent].count("outage") == 1


def test_two_outages_are_both_counted() -> None:
    later = Outage(NOON + 10 * HOUR, NOON + 11 * HOUR)
    session = playing()
    moved = after(session, LOST, later)
    assert moved == after(after(session), LOST, later)
    assert moved.call(A).deadline == NOON + DAY + LENGTH + HOUR
    assert [event for event in moved.recent if event.kind == "outage"] == [
        Event("outage", n=180), Event("outage", n=60)
    ]  # fmt: skip


def test_who_moves_in_it_or_after_it_saves_what_was_left() -> None:
    lost = Outage(NOON + 10 * MINUTE, NOON + 4 * HOUR)
    session = after(laid(playing(clock="hour"), A, NOON), lost)
    moved = goes(play.play(session, BORYA, _first(session), lost.end + 10 * MINUTE))
    assert moved.chairs[B].saved == 40 * MINUTE


def test_a_call_that_begins_in_it_counts_from_its_end() -> None:
    moved = laid(playing(), A, LOST.begin + HOUR)
    assert after(moved).call(B).deadline == LOST.end + DAY


def test_night_is_no_time_of_a_clock_before_in_or_after_it() -> None:
    """The clock had used an hour: whatever of the night the outage covers, the rest is as long as it was."""
    quiet = Quiet()
    session = replace(playing(), quiet=quiet)
    night = Outage(NOON + HOUR, NOON + 20 * HOUR)
    moved = after(session, night)
    assert moved.call(A).left(night.end) == session.call(A).left(night.begin) == DAY - HOUR


def test_a_day_of_the_calendar_is_as_much_later_and_still_ends_in_no_night() -> None:
    """Anya's would have ended at 11:00; three hours later is a day's 14:00, but fourteen hours an hour after night."""
    session = replace(playing(), quiet=Quiet())
    assert after(session).call(A).deadline == NOON + DAY + LENGTH
    assert after(session, Outage(NOON + HOUR, NOON + 15 * HOUR)).call(A).deadline == NOON + 2 * DAY - HOUR


def test_a_move_that_the_bot_is_to_make_comes_as_much_later() -> None:
    session = stuck()
    plays = session.chairs[A].plays
    assert plays is not None
    moved = after(session, Outage(NOON + 5, NOON + 5 + LENGTH))
    assert moved.chairs[A].plays == plays + LENGTH
    assert after(session, Outage(plays, plays + LENGTH)).chairs[A].plays == plays, "it was due before"


def test_what_was_spent_before_a_pause_stays_spent() -> None:
    session = goes(absence.go_away(playing(), ANYA, NOON + 2 * DAY, NOON + HOUR))
    assert session.paused is not None
    moved = after(session, Outage(NOON + 2 * HOUR, NOON + 5 * HOUR))
    assert moved.call(A).left(NOON + 6 * HOUR) == session.call(A).left(NOON + 6 * HOUR)
    assert "outage" not in [event.kind for event in moved.recent], "no clock ran at all"


def test_who_is_away_is_back_on_the_day_they_said() -> None:
    session = goes(absence.go_away(playing(*EVERYBODY), ANYA, NOON + 3 * HOUR, NOON))
    moved = after(session)
    assert moved.chairs[A].away == NOON + 3 * HOUR
    assert moved.call(A).deadline == LOST.end + DAY


def test_a_mis_tap_may_be_undone_as_long_as_before_and_gives_back_the_same_time() -> None:
    moved = laid(playing(), A, LOST.begin - 4)
    session = after(moved)
    assert session.undo is not None
    assert session.undo.until == LOST.end + UNDO_SECONDS - 4
    back = goes(play.undo(session, ANYA, LOST.end + 5))
    assert back.call(A).left(LOST.end + 5) == DAY - HOUR - 5
    late = after(laid(playing(), A, NOON))
    assert late.undo is not None
    assert late.undo.until == NOON + UNDO_SECONDS, "that was over before"
    assert goes(ask(late, ANYA, LOST.end)).takeback


def test_a_vote_lasts_its_day() -> None:
    session = goes(votes.call(playing(*EVERYBODY), ANYA, NOON))
    moved = after(session)
    assert moved.vote is not None
    assert moved.vote.until == NOON + VOTE_SECONDS + LENGTH
    asked_in_it = after(goes(votes.call(playing(*EVERYBODY), ANYA, LOST.end - HOUR)))
    assert asked_in_it.vote is not None
    assert asked_in_it.vote.until == LOST.end + VOTE_SECONDS


def test_a_lobby_and_a_still_table_wait_longer() -> None:
    assert wake(after(gathering())) == NOON + LOBBY_SECONDS + LENGTH
    still = playing(clock="none")
    assert wake(after(still)) == NOON + STILL_WARNED + LENGTH
    warned = replace(still, warned=NOON)
    assert after(warned).warned == NOON + LENGTH
    assert "outage" not in [event.kind for event in after(still).recent], "there is no deadline to wonder about"


def test_nobody_may_stop_a_game_sooner_for_it() -> None:
    session = after(playing(ANYA, BORYA), Outage(NOON + HOUR, NOON + 2 * DAY))
    with pytest.raises(ValueError, match="host-only"):
        stop(session, BORYA, NOON + 2 * DAY + HOUR)


def test_a_window_stays_open_for_all_alike() -> None:
    session = attacked(clock="hour")
    closes, passes = session.closes, [chair.passes for chair in session.chairs]
    begun = max(chair.since or 0.0 for chair in session.chairs)
    outage = Outage(begun + 5, begun + 5 + LENGTH)
    moved = after(session, outage)
    assert closes is not None
    assert moved.closes == closes + LENGTH
    later = [moment and (moment + LENGTH if moment > outage.begin else moment) for moment in passes]
    assert [chair.passes for chair in moved.chairs] == later


def test_what_is_over_is_over() -> None:
    ended = goes(stop(playing(), ANYA, NOON))
    assert after(ended) is ended


def test_minutes_are_told_as_they_were_lost() -> None:
    moved = after(playing(ANYA, BORYA, VIKA), Outage(NOON + MINUTE, NOON + 12 * MINUTE))
    assert moved.recent[-1] == Event("outage", n=11)


def _first(session: Session) -> str:
    code: str = session.rule_book.moves(session.state, B)[0].code
    return code
