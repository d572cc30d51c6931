"""A table before and after its play."""

from dataclasses import replace

import pytest

from games.game import Refused
from games.sessions import lobby, play
from games.sessions.session import Person, Session
from tests.games.sessions.tables import ANYA, BORYA, EVERYBODY, GENA, NOON, VIKA, gathering, playing


def test_whoever_opens_a_table_sits_first_and_hosts_it() -> None:
    session = lobby.gather("1", "upturn", -100, ANYA, NOON)
    assert session.host == ANYA
    assert session.seat_of(ANYA.id) == 0


def test_joining_twice_is_one_chair() -> None:
    session = lobby.join(gathering(), BORYA, NOON).session
    assert [chair.person for chair in session.chairs] == [ANYA, BORYA]


def test_a_full_table_takes_nobody() -> None:
    with pytest.raises(Refused, match="full"):
        lobby.join(gathering(*EVERYBODY), Person(9, "Дима"), NOON)


def test_nobody_joins_a_game_that_has_begun_but_its_players_may_tap() -> None:
    with pytest.raises(Refused, match="begun"):
        lobby.join(playing(), GENA, NOON)
    assert lobby.join(playing(), BORYA, NOON).session == playing()


def test_when_the_host_leaves_the_next_one_hosts() -> None:
    session = lobby.leave(gathering(ANYA, BORYA, VIKA), ANYA, NOON).session
    assert session.host == BORYA
    assert [chair.person for chair in session.chairs] == [BORYA, VIKA]


def test_when_everybody_leaves_the_table_closes() -> None:
    session = lobby.leave(gathering(ANYA), ANYA, NOON).session
    assert (session.status, session.closed, session.ended) == ("closed", "empty", NOON)


def test_strangers_cannot_leave_start_or_stop() -> None:
    for act in (
        lambda table: lobby.leave(table, GENA, NOON),
        lambda table: lobby.start(table, GENA, NOON, chance=1),
        lambda table: lobby.stop(table, GENA, NOON),
    ):
        with pytest.raises(Refused):
            act(gathering())


def test_only_the_host_sets_options() -> None:
    with pytest.raises(Refused, match="host-only") as refused:
        lobby.choose(gathering(), BORYA, "clock", "hour", NOON)
    assert refused.value.details["name"] == "Аня"


@pytest.mark.parametrize("field", ["clock", "starts", "calls", "goes_on"])
def test_every_value_of_every_option_can_be_set(field: str) -> None:
    session = gathering()
    for value in lobby.choices(session)[field]:
        chosen = lobby.choose(session, ANYA, field, value, NOON).session
        assert (chosen.clock if field == "clock" else getattr(chosen.options, field)) == value


@pytest.mark.parametrize(("field", "value"), [("clock", "week"), ("starts", "me"), ("nonsense", True), ("goes_on", 7)])
def test_no_other_option_or_value_can_be_set(field: str, value: object) -> None:
    with pytest.raises(Refused, match="stale"):
        lobby.choose(gathering(), ANYA, field, value, NOON)


def test_a_game_needs_two() -> None:
    with pytest.raises(Refused, match="too-few"):
        lobby.start(gathering(ANYA), ANYA, NOON, chance=1)


def test_a_game_waits_for_who_cannot_be_reached() -> None:
    with pytest.raises(Refused, match="unreached"):
        lobby.start(gathering(), ANYA, NOON, chance=1, unreached=frozenset({BORYA.id}))
    assert lobby.start(gathering(), ANYA, NOON, chance=1, unreached=frozenset({GENA.id})).session.status == "playing"


def test_a_game_begins_once() -> None:
    with pytest.raises(Refused, match="begun"):
        lobby.start(playing(), ANYA, NOON, chance=2)


def test_a_slow_clock_lets_the_bot_call_and_a_fast_one_does_not() -> None:
    assert playing(clock="day").state.bot
    assert playing(clock="none").state.bot
    assert not playing(clock="hour").state.bot
    assert not playing(clock="day", calls="self").state.bot


def test_the_host_an_admin_and_nobody_else_stop_a_game_that_moves() -> None:
    session = playing(ANYA, BORYA, VIKA)
    assert lobby.stop(session, ANYA, NOON).session.closed == "stopped"
    assert lobby.stop(session, GENA, NOON, admin=True).session.status == "closed"
    with pytest.raises(Refused, match="host-only"):
        lobby.stop(session, BORYA, NOON + lobby.STILL - 1)


def test_any_player_stops_a_game_that_stood_still_for_a_day() -> None:
    assert lobby.stop(playing(), BORYA, NOON + lobby.STILL).session.status == "closed"
    with pytest.raises(Refused, match="host-only"):
        lobby.stop(playing(), GENA, NOON + lobby.STILL)


def test_what_is_over_cannot_be_stopped_joined_or_started() -> None:
    over = lobby.stop(playing(), ANYA, NOON).session
    for act in (
        lambda: lobby.stop(over, ANYA, NOON),
        lambda: lobby.join(over, GENA, NOON),
        lambda: lobby.start(over, ANYA, NOON, chance=1),
        lambda: play.play(over, ANYA, "draw", NOON),
    ):
        with pytest.raises(Refused, match="over"):
            act()


def finished() -> Session:
    return replace(playing(clock="hour", goes_on=True), status="finished", ended=NOON)


def test_a_rematch_seats_whoever_asks_invites_all_and_keeps_the_options() -> None:
    anew = lobby.rematch(finished(), BORYA, "2", NOON)
    assert [chair.person for chair in anew.chairs] == [BORYA]
    assert anew.invited == (ANYA, BORYA)
    assert (anew.clock, anew.options.goes_on, anew.options.calls) == ("hour", True, "clock")


def together(session: Session, *people: Person) -> Session:
    """The lobby once these have sat down, too."""
    for person in people:
        session = lobby.join(session, person, NOON).session
    return session


def of_three() -> Session:
    """A rematch of Аня, Боря and Вика that Боря has asked for."""
    played = replace(playing(ANYA, BORYA, VIKA), status="finished", ended=NOON)
    return lobby.rematch(played, BORYA, "2", NOON)


def test_a_rematch_is_complete_with_all_who_were_called_whoever_sits_beside_them() -> None:
    anew = lobby.rematch(finished(), BORYA, "2", NOON)
    assert not lobby.complete(anew)
    assert lobby.complete(together(anew, ANYA))
    assert not lobby.complete(together(anew, VIKA)), "a new face is nobody who was called"
    assert lobby.complete(together(anew, VIKA, ANYA))


def test_whoever_declines_a_rematch_or_gets_up_from_it_is_not_waited_for() -> None:
    for declining in (of_three(), together(of_three(), VIKA)):
        left = lobby.leave(declining, VIKA, NOON).session
        assert left.invited == (ANYA, BORYA)
        assert not lobby.complete(left)
        assert lobby.complete(together(left, ANYA))
    assert lobby.complete(lobby.leave(together(of_three(), ANYA), VIKA, NOON).session)


def test_when_all_others_have_declined_a_rematch_it_is_a_lobby_like_any_other() -> None:
    alone = lobby.leave(lobby.rematch(finished(), BORYA, "2", NOON), ANYA, NOON).session
    assert alone.invited == ()
    assert not lobby.complete(together(alone, VIKA)), "the host may wait for one more"


def test_a_rematch_without_a_seat_left_waits_for_nobody() -> None:
    assert not lobby.complete(together(of_three(), GENA))
    assert lobby.complete(together(of_three(), GENA, replace(GENA, id=9), replace(GENA, id=10)))


def test_strangers_have_nothing_to_decline() -> None:
    with pytest.raises(Refused):
        lobby.leave(of_three(), GENA, NOON)


def test_only_a_finished_game_has_a_rematch() -> None:
    with pytest.raises(Refused, match="stale"):
        lobby.rematch(playing(), ANYA, "2", NOON)
