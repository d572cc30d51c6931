"""What holds in every state of whole games of UpTurn, beyond what holds for every game."""

import json

from games.catalogue import dump_state
from games.game import IllegalMove
from games.upturn.repertoire import MOVES
from games.upturn.state import State
from games.upturn.tiles import is_number
from tests.games.playout import Course, on_courses, played, seats_of, states
from tests.games.redealt import redealt

on_every_course = on_courses("upturn")


@on_every_course
def test_of_the_whole_repertoire_exactly_the_legal_moves_are_accepted(course: Course) -> None:
    for state in states(course, 12):
        for seat in seats_of(course):
            assert accepted(course, state, seat) == {move.code for move in course.game.moves(state, seat)}


@on_every_course
def test_events_tell_nothing_that_is_hidden_from_the_mover(course: Course) -> None:
    for before, seat, move, _, events in played(course)[::7]:
        assert list(course.game.play(redealt(course.game, before, seat, 3), seat, move)[1]) == events


@on_every_course
def test_racks_are_sorted_and_the_last_number_and_its_direction_lie_on_the_table(course: Course) -> None:
    for state in states(course, 100):
        assert all(rack == tuple(sorted(rack)) for rack in state.racks)
        assert state.board.last in state.board.tiles()
        assert state.board.setter in (0, *state.board.tiles())
        assert (state.board.setter == 0) == (state.board.direction is None)


@on_every_course
def test_only_who_holds_one_tile_owes_the_word(course: Course) -> None:
    for state in states(course, 200):
        assert state.owing is None or (len(state.racks[state.owing]) == 1 and not state.bot)


@on_every_course
def test_whoever_goes_out_does_so_with_a_number(course: Course) -> None:
    for state in states(course, 3):
        assert all(is_number(tile) for _, tile in state.out)


@on_every_course
def test_a_state_document_stays_below_1_kb(course: Course) -> None:
    for state in states(course, 30):
        document = json.dumps(dump_state(course.game, state), separators=(",", ":"))
        assert len(document.encode()) < 800


def accepted(course: Course, state: State, seat: int) -> set[str]:
    codes = set()
    for code, move in MOVES.items():
        try:
            course.game.play(state, seat, move)  # type: ignore[arg-type]
        except IllegalMove:
            continue
        codes.add(code)
    return codes
