"""A log played again, move by move."""

import pytest

from games import log
from games.game import Event, Seat
from games.replay import Unplayable
from games.replay import course as replayed
from tests.games.playout import Course, courses, on_courses, played


def written(of: Course) -> list[str]:
    """The log of a random game, a move a minute."""
    header = log.header(of.game.id, of.game.rules, of.seats, of.options, of.chance, 1000.0)
    moves = (f"{seat} {move.code} {60 * n}" for n, (_, seat, move, _, _) in enumerate(played(of), 1))
    return [header, *moves]


FIRST = courses()[0]


@on_courses()
def test_every_game_played_again_gives_the_same_states_and_tells_the_same(course: Course) -> None:
    again, steps = replayed(written(course)), played(course)
    assert [(move.before, move.after, move.events) for move in again.played] == [
        (b, a, tuple(e)) for b, _, _, a, e in steps
    ]
    assert [told.event for told in again.told()] == [
        Event("begun"),
        *(event for *_, events in steps for event in events),
    ]
    assert again.last == steps[-1][3]


def test_moves_have_the_time_at_which_they_were_made() -> None:
    again = replayed(written(FIRST))
    assert (again.at, again.played[0].at, again.played[2].at) == (1000, 1060, 1180)


def test_a_move_that_was_taken_back_never_happened() -> None:
    header, first, second, *rest = written(FIRST)
    seat = first.split()[0]
    undone = [header, first, f"{seat} ~ 65", first, second, *rest]
    assert replayed(undone).played == replayed([header, first, second, *rest]).played
    assert replayed(undone).last == played(FIRST)[-1][3]


def test_silence_is_told_once_before_what_it_does() -> None:
    header = written(FIRST)[0]
    seat = replayed([header]).first.turn
    again = replayed([header, f"{seat} draw 60*", f"{seat} pass 60*"])
    assert [told.event.kind for told in again.told()] == ["begun", "silent", "drew", "passed"]
    assert [told.event.seat for told in again.told()][1] == Seat(int(seat))


def test_a_stand_in_is_told_when_it_takes_the_seat() -> None:
    header = written(FIRST)[0]
    seat = replayed([header]).first.turn
    other = 1 - seat
    turns = (f"{seat} draw 1+", f"{seat} pass 1+", f"{other} draw 2", f"{other} pass 2")
    again = replayed([header, *turns, *turns, f"{seat} draw 3", f"{seat} pass 3", *turns[2:], *turns])
    told = [told.event for told in again.told()]
    assert [at for at, event in enumerate(told) if event.kind == "stand-in"] == [1, 14]
    assert {event.seat for event in told if event.kind == "stand-in"} == {seat}


def test_a_game_that_was_stopped_ends_there() -> None:
    entries = written(FIRST)[:4]
    assert replayed([*entries, log.STOPPED]) == replayed(entries)


@pytest.mark.parametrize(
    ("line", "entry", "reason"),
    [
        (1, "", "the first line doesn't say which game it is"),
        (1, "[1]", "the first line is wrong at its beginning"),
        (1, '{"game":"upturn"}', "the first line is wrong at rules"),
        (3, "", "line 3 is no move"),
        (3, "0 draw", "line 3 is no move"),
        (3, "9 draw 7", "line 3: nobody sits on seat 9"),
        (3, "0 nonsense 7", r"line 3: nonsense of seat 0 is not possible \([a-z-]+\)"),
        (2, "0 ~ 7", "line 2 takes back what seat 0 hasn't played"),
    ],
)
def test_what_cannot_be_played_is_told_by_its_line(line: int, entry: str, reason: str) -> None:
    entries = written(FIRST)
    entries[line - 1] = entry
    with pytest.raises(Unplayable, match=f"^{reason}$"):
        replayed(entries)


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ('"game":"upturn"', '"game":"chess"', "no game 'chess' with rules 2"),
        ('"rules":2', '"rules":77', "no game 'upturn' with rules 77"),
        ('"seats":2', '"seats":7', "upturn is not for 7"),
        ('"seats":2', '"seats":"2"', "the first line is wrong at seats"),
        ('"calls":"bot"', '"calls":"cat"', "the first line is wrong at calls"),
    ],
)
def test_a_wrong_beginning_is_told(before: str, after: str, reason: str) -> None:
    header, *moves = written(FIRST)
    assert before in header
    with pytest.raises(Unplayable, match=f"^{reason}$"):
        replayed([header.replace(before, after), *moves])


def test_nothing_is_no_game() -> None:
    with pytest.raises(Unplayable):
        replayed([])
