"""Rivals: seats on which no person sits."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games import catalogue
from games.game import Refused, Seat
from games.levels import Level
from games.sessions import (
    absence,
    disclosure,
    lobby,
    pause,
    play,
    reminders,
    rivalry,
    rivals,
    slots,
    stored,
    takeback,
    timers,
    votes,
)
from games.sessions.clocks import DAY, HOUR, MINUTE
from games.sessions.coming import coming
from games.sessions.quiet_hours import Quiet
from games.sessions.rivals import CHARACTERS, SILENCE
from games.sessions.seat import Rival
from games.sessions.session import Session, TurnClock
from games.sessions.slots import private_slot
from tests.games.sessions.tables import ANYA, BORYA, NOON, SIX, VIKA, A, B, V, gathering, goes, laid
from tests.games.sessions.windowed import GUARDS, at, does

NIGHT = Quiet()
LIVE: TurnClock = "live"
CHANCE = 1


def hosted(rivals: int = 1, *, game: str = "upturn", level: Level = "sensible", clock: TurnClock = "live") -> Session:
    """A lobby of Anya's with so many rivals; she begins, where the game lets one choose that."""
    starts = {"starts": "host"} if "starts" in catalogue.game(game).options.model_fields else {}
    table = gathering(ANYA, clock=clock, game=game, **starts)
    for _ in range(rivals):
        table = lobby.seat_rival(table, ANYA, level, NOON).session
    return table


def begun(rivals: int = 1, **how: object) -> Session:
    return lobby.start(hosted(rivals, **how), ANYA, NOON, chance=CHANCE).session  # type: ignore[arg-type]


def person_moves(table: Session, now: float) -> Session:
    """Anya moves as somebody sensible would."""
    move = catalogue.choose(table.rule_book, table.state, A)
    return play.play(table, ANYA, move.code, now).session


def after(table: Session, now: float) -> tuple[Session, float]:
    """The table after whatever comes next by itself, and when."""
    moment = timers.wake(table, now)
    assert moment is not None
    return goes(timers.tick(table, max(moment, now))), max(moment, now)


def rival_turn(**how: object) -> tuple[Session, float]:
    """A table at which a rival has just come on turn."""
    table, now = begun(**how), NOON
    while A in table.awaited:
        table, now = person_moves(table, now), now + 1
    return table, now


def test_a_host_seats_rivals_up_to_the_last_seat() -> None:
    table = hosted(3)
    here = [chair.rival for chair in table.chairs]
    assert here[0] is None
    assert len({rival.name for rival in here[1:] if rival} & {*CHARACTERS}) == 3
    with pytest.raises(Refused, match="full"):
        lobby.seat_rival(table, ANYA, "easy", NOON)


def test_only_the_host_seats_rivals_and_only_while_people_gather() -> None:
    table = lobby.join(hosted(), BORYA, NOON).session
    with pytest.raises(Refused, match="host-only"):
        lobby.seat_rival(table, BORYA, "easy", NOON)
    with pytest.raises(Refused, match="host-only"):
        lobby.unseat_rival(table, BORYA, "kesha", NOON)
    playing = lobby.start(table, ANYA, NOON, chance=1).session
    with pytest.raises(Refused, match="begun"):
        lobby.seat_rival(playing, ANYA, "easy", NOON)


def test_a_rival_is_sent_away_by_name_and_twice_is_fine() -> None:
    table = hosted(2)
    first = table.chairs[1].rival
    assert first
    left = lobby.unseat_rival(table, ANYA, first.name, NOON).session
    assert [chair.rival for chair in left.chairs] == [None, table.chairs[2].rival]
    assert lobby.unseat_rival(left, ANYA, first.name, NOON).session == left


def test_whoever_comes_when_all_seats_are_taken_takes_the_last_rivals() -> None:
    table = lobby.join(hosted(3), BORYA, NOON).session
    assert len(table.chairs) == 4
    assert [*table.people] == [ANYA, BORYA]
    full = gathering(*SIX[:4])
    with pytest.raises(Refused, match="full"):
        lobby.join(full, SIX[4], NOON)


def test_a_lobby_that_the_last_person_leaves_is_closed() -> None:
    assert lobby.leave(hosted(2), ANYA, NOON).session.closed == "empty"


def test_the_next_person_becomes_the_host_and_never_a_rival() -> None:
    table = lobby.join(hosted(2), BORYA, NOON).session
    left = lobby.leave(table, ANYA, NOON).session
    assert left.host == BORYA
    assert left.chairs[0].person == BORYA
    assert [chair.rival for chair in left.chairs[1:]] == [chair.rival for chair in table.chairs[1:3]]


def test_one_person_and_a_rival_are_enough_and_a_person_alone_is_not() -> None:
    with pytest.raises(Refused, match="too-few"):
        lobby.start(hosted(0), ANYA, NOON, chance=1)
    assert begun().status == "playing"


def test_nobody_but_a_person_starts_a_table() -> None:
    with pytest.raises(Refused, match="not-at-table"):
        lobby.start(hosted(2), BORYA, NOON, chance=1)


@pytest.mark.parametrize(
    ("clock", "least", "most"), [("live", 3, 8), ("hour", 10, 40), ("day", MINUTE, 3 * MINUTE), ("none", 60, 180)]
)
def test_a_rival_takes_as_long_as_suits_the_clock(clock: TurnClock, least: float, most: float) -> None:
    table, now = rival_turn(clock=clock)
    moment = timers.wake(table, now)
    assert moment is not None
    assert least <= moment - (now - 1) <= most + 1


def test_a_rival_sleeps_when_the_group_does() -> None:
    table = begun(clock="day")
    night = NOON + 11.99 * HOUR
    table = replace(table, quiet=NIGHT)
    while A in table.awaited:
        table = person_moves(table, night)
    moment = timers.wake(table, night)
    assert moment is not None
    assert not NIGHT.covers(moment)
    assert moment > NOON + 20 * HOUR


def test_a_rival_is_never_rung_reminded_or_nudged_and_has_no_deadline() -> None:
    table, now = rival_turn(clock="day")
    seat = min(table.awaited)
    assert not table.asked(seat)
    assert reminders.bell(table, seat) == 0
    assert reminders.nudgeable(table) is None
    assert table.call(seat).deadline is None
    assert disclosure.table(table, now).seats[seat].deadline is None
    moved, _ = after(table, now)
    assert moved.chairs[seat].missed == 0
    assert not moved.chairs[seat].stand_in


def test_nothing_is_shown_to_a_rival() -> None:
    table = begun(3)
    assert [slot for slot in slots.all_slots(table) if slot[0] in "pq"] == ["p1", "q1"]
    assert {slot for slot in slots.touched(None, table) if slot.startswith("p")} == {private_slot(ANYA.id)}


def test_a_rival_has_no_voice() -> None:
    table = lobby.join(hosted(2), BORYA, NOON).session
    table = lobby.start(table, ANYA, NOON, chance=1).session
    assert votes.needed(table) == 2
    asked = votes.call(table, ANYA, NOON).session
    ended = votes.vote(votes.vote(asked, ANYA, True, NOON).session, BORYA, True, NOON).session
    assert ended.closed == "voted"


def test_a_move_is_taken_back_without_asking_rivals() -> None:
    table = begun(2)
    moved = laid(table, A, NOON)
    assert takeback.ask(moved, ANYA, NOON + MINUTE).session.state == table.state


def test_a_rivals_move_is_final() -> None:
    table, now = rival_turn()
    moved, then = after(table, now)
    assert moved.undo is None
    with pytest.raises(Refused, match="undo"):
        play.undo(moved, ANYA, then)


def test_the_last_person_leaves_and_the_table_closes() -> None:
    step = absence.leave(begun(3), ANYA, NOON)
    assert step.session.closed == "deserted"
    assert step.log == ("stopped",)


def test_the_host_is_a_person_as_long_as_there_is_one() -> None:
    table = lobby.join(hosted(2), BORYA, NOON).session
    table = lobby.start(table, ANYA, NOON, chance=1).session
    assert absence.leave(table, ANYA, NOON).session.host == BORYA


def test_one_person_with_rivals_plays_on_and_nobody_but_rivals_rests() -> None:
    table = lobby.join(hosted(1), BORYA, NOON).session
    table = lobby.start(table, ANYA, NOON, chance=1).session
    alone = absence.leave(table, BORYA, NOON).session
    assert alone.paused is None
    away = absence.go_away(alone, ANYA, NOON + DAY, NOON).session
    assert away.paused == NOON
    assert pause.asked(away, NOON) is None
    moves = [timer for timer in coming(away, NOON) if timer.what == "rival"]
    assert not moves
    assert absence.come_back(away, ANYA, NOON + HOUR).session.paused is None


def test_whoever_comes_later_takes_a_rivals_seat_with_its_hand() -> None:
    table = begun(2)
    seat = rivals.first_seat(table)
    assert seat == B
    sat = absence.take(table, BORYA, seat, NOON).session
    assert sat.chairs[seat].person == BORYA
    assert sat.rule_book.held(sat.state, seat) == table.rule_book.held(table.state, seat)
    assert sat.recent[-1].kind == "sat"
    assert sat.seat_of(BORYA.id) == seat
    with pytest.raises(Refused, match="sits-already"):
        absence.take(sat, BORYA, V, NOON)


def test_whoever_takes_the_seat_of_a_rival_on_turn_is_asked_and_the_rivals_move_never_comes() -> None:
    table, now = rival_turn(clock="day")
    seat = min(table.awaited)
    sat = absence.take(table, BORYA, seat, now).session
    assert sat.asked(seat)
    assert reminders.bell(sat, seat)
    rival = [timer for timer in coming(sat, now) if timer.what == "rival"]
    assert not rival


def test_nobody_takes_a_persons_seat() -> None:
    table = lobby.join(hosted(1), BORYA, NOON).session
    table = lobby.start(table, ANYA, NOON, chance=1).session
    with pytest.raises(Refused, match="not-free"):
        absence.take(table, VIKA, V, NOON)


def test_the_host_gives_a_leavers_seat_to_a_rival() -> None:
    table = lobby.join(gathering(ANYA, BORYA), VIKA, NOON).session
    table = lobby.start(table, ANYA, NOON, chance=1).session
    with pytest.raises(Refused, match="not-free"):
        absence.give(table, ANYA, V, "sensible", NOON)
    left = absence.leave(table, VIKA, NOON).session
    with pytest.raises(Refused, match="host-only"):
        absence.give(left, BORYA, V, "sensible", NOON)
    given = absence.give(left, ANYA, V, "sensible", NOON).session
    assert given.chairs[V].rival
    assert not given.chairs[V].left
    assert given.recent[-1].kind == "rival"
    assert VIKA.id in given.gone
    with pytest.raises(Refused, match="was-here"):
        absence.take(given, VIKA, V, NOON)


def test_a_table_that_paused_when_its_last_but_one_left_goes_on_with_a_rival() -> None:
    table = lobby.start(gathering(ANYA, BORYA), ANYA, NOON, chance=1).session
    left = absence.leave(table, BORYA, NOON).session
    assert left.paused is not None
    assert absence.give(left, ANYA, B, "easy", NOON).session.paused is None


def test_a_rematch_calls_the_people_and_seats_the_rivals() -> None:
    table = replace(begun(2), status="finished", ended=NOON)
    anew = lobby.rematch(table, ANYA, "a9a1", NOON)
    assert [chair.rival for chair in anew.chairs] == [chair.rival for chair in table.chairs]
    assert anew.invited == (ANYA,)


def test_a_rival_says_nothing_twice_within_ten_moves_and_nothing_at_all_where_it_is_told_not_to() -> None:
    table, now, said, count = begun(3), NOON, [], 0
    while table.status == "playing":
        before = table.unsaid
        if A in table.awaited:
            table, now = person_moves(table, now), now + 1
            continue
        table, now = after(table, now)
        count += 1
        if table.unsaid == 0 and before:
            said.append(count)
    assert said
    assert all(later - sooner >= SILENCE for sooner, later in zip([0, *said], said, strict=False))
    mute = replace(begun(3), chatter=False, unsaid=1000)
    assert all(rivals.speaks(mute, seat) is None for seat in (B, V))


def test_a_line_names_whoever_said_it_even_when_somebody_else_sits_there() -> None:
    table, now = begun(3), NOON
    while not (said := [event for event in table.recent if event.kind == "says"]):
        if A in table.awaited:
            table, now = person_moves(table, now), now + 1
        else:
            table, now = after(table, now)
    (event,) = said
    rival = table.chairs[event.seat or Seat(0)].rival
    assert rival
    assert event.pieces == (rival.name,)


@pytest.mark.parametrize("game", catalogue.newest(), ids=lambda game: game.id)
@pytest.mark.parametrize("count", [1, 3])
@pytest.mark.parametrize("level", ["easy", "sensible"])
def test_one_person_plays_any_game_to_its_end_with_rivals(game: catalogue.AnyGame, count: int, level: Level) -> None:
    table, now = begun(count, game=game.id, level=level), NOON
    for _ in range(5000):
        if table.status != "playing":
            break
        if table.asked(A):
            table, now = person_moves(table, now), now + 1
        else:
            table, now = after(table, now)
        assert table.paused is None
        assert not any(chair.stand_in for chair in table.chairs)
        assert stored.read(stored.write(table)) == table
    assert table.status == "finished"


def test_a_window_is_answered_by_a_rival_no_sooner_than_a_pass_counts() -> None:
    table = at(GUARDS)
    seated = replace(table.chairs[2], who=Rival("kesha", "sensible"))
    table = does(replace(table, chairs=(*table.chairs[:2], seated)), ANYA, "kd>club1", NOON)
    chair = table.chairs[V]
    assert V in table.awaited
    assert chair.plays == chair.holds
    assert chair.passes is None
    assert chair.plays is not None
    assert NOON + 10 <= chair.plays <= NOON + 20


def test_a_strong_rival_ponders_and_plays_what_it_has_come_to() -> None:
    table, now = rival_turn(level="strong")
    seat = min(table.awaited)
    moment = timers.wake(table, now) or now
    with pytest.raises(rivalry.Ponders) as asked:
        timers.tick(table, moment)
    assert asked.value.seat == seat
    move = catalogue.choose(table.rule_book, table.state, seat)
    thought = asked.value.thought(move.code)
    assert goes(timers.tick(table, moment, thought)).state == table.rule_book.play(table.state, seat, move)[0]
    with pytest.raises(rivalry.Ponders):  # what it thought in another epoch is of no use
        timers.tick(table, moment, thought._replace(epoch=thought.epoch - 1))


def test_what_a_rival_thought_is_forgotten_once_a_person_sits_there() -> None:
    table, now = rival_turn(level="strong", clock="day")
    seat = min(table.awaited)
    thought = rivalry.Thought(seat, table.chairs[seat].epoch, catalogue.choose(table.rule_book, table.state, seat).code)
    sat = absence.take(table, BORYA, seat, now).session
    assert timers.tick(sat, now + 5 * MINUTE, thought) is None


def test_rivals_play_in_pairs_too() -> None:
    table = lobby.choose(hosted(3, game="raiders"), ANYA, "pairs", True, NOON).session
    table, now = lobby.start(table, ANYA, NOON, chance=CHANCE).session, NOON
    while table.status == "playing":
        table, now = (person_moves(table, now), now + 1) if table.asked(A) else after(table, now)
    assert table.options.pairs
    ended = play.outcome(table)
    assert ended is not None
    assert all(len(side) % 2 == 0 for side in ended.places)
