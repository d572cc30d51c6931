"""What holds in every state of whole games of Aforator, beyond what holds for every game."""

import json

from games.aforator.deck import KIND_OF
from games.aforator.legal import AT_ONCE
from games.aforator.repertoire import MOVES
from games.aforator.rounds import STALL
from games.aforator.state import State
from games.catalogue import dump_state
from games.game import IllegalMove, Seat
from tests.games.playout import Course, on_courses, played, seats_of, states
from tests.games.redealt import redealt

on_every_course = on_courses("aforator")


@on_every_course
def test_of_the_whole_repertoire_exactly_the_legal_moves_are_accepted(course: Course) -> None:
    for state in states(course, 8):
        for seat in seats_of(course):
            assert accepted(course, state, seat) == {move.code for move in course.game.moves(state, seat)}


@on_every_course
def test_events_tell_nothing_that_is_hidden_from_the_mover_but_what_they_reveal(course: Course) -> None:
    """Only the Кнут lays open a card that nobody knew, and what it does ends the round in another way."""
    for before, seat, move, _, events in played(course)[::7]:
        if move.code != "uwhip":
            anew = redealt(course.game, before, seat, 3)
            assert list(course.game.play(anew, seat, move)[1]) == list(events)


@on_every_course
def test_tables_hold_three_at_most_and_each_place_on_the_kon_is_a_move_of_this_round(course: Course) -> None:
    for state in states(course, 200):
        assert all(len(table) <= 3 for table in state.tables)
        assert len(state.kon) <= course.seats - len(state.order) + (state.phase == "over")
        assert {*state.turned} <= {card for table in state.tables for card in table}


@on_every_course
def test_nobody_s_move_begins_with_less_than_three_cards(course: Course) -> None:
    for state in states(course, 200):
        assert all(len(state.hands[seat]) >= 3 for seat in state.order[:1] if state.phase == "move")


@on_every_course
def test_a_game_ends_when_a_round_leaves_an_empty_deck_and_not_before(course: Course) -> None:
    *_, (_, _, _, last, events) = played(course)
    stalled = events[-1].kind == "stalled"
    assert (last.still >= STALL) if stalled else events[-1].kind == "over"
    if course.game.rules > 1:
        assert bool(last.deck) is stalled
        assert all(after.deck for before, _, _, after, _ in played(course) if after.round > before.round)


@on_every_course
def test_a_pending_choice_is_of_a_kind_that_has_one(course: Course) -> None:
    for state in states(course, 200):
        assert (state.phase == "use") == (state.fresh is not None)
        assert (state.phase == "bury") == (state.owed > 0)
        assert state.fresh is None or KIND_OF[state.fresh] in AT_ONCE


@on_every_course
def test_a_state_document_stays_below_1_kb(course: Course) -> None:
    for state in states(course, 30):
        document = json.dumps(dump_state(course.game, state), separators=(",", ":"))
        assert len(document.encode()) < 800


def accepted(course: Course, state: State, seat: Seat) -> set[str]:
    codes = set()
    for code, move in MOVES.items():
        try:
            course.game.play(state, seat, move)
        except IllegalMove:
            continue
        codes.add(code)
    return codes
