"""What holds in every state of whole games of Raiders, beyond what holds for every game; and what the data are."""

import json
from itertools import pairwise

import pytest

from games.catalogue import dump_state
from games.raiders import estates, fighters
from games.raiders.draft import HAND
from games.raiders.repertoire import by_code
from tests.games.playout import Course, on_courses, played, seats_of, states
from tests.games.redealt import redealt

NO_CODES = [
    "", "no such thing", "kd>", ">club1", "zz", "7c", "7c@", "as@zz", "xzz", "call@", "9c@7", "9c@x", "jc@kh", "kd+7c",
    "2c@kd", "as!", "7C@KD",
]  # fmt: skip
on_every_course = on_courses("raiders")


@on_every_course
def test_events_tell_nothing_that_is_hidden_from_the_mover(course: Course) -> None:
    """But for whose pass is the last: the window closes by it, and that everybody sees."""
    for before, seat, move, _, events in played(course)[::29]:
        if move.code != "pass" and not any(event.reveals for event in events):
            assert list(course.game.play(redealt(course.game, before, seat, 3), seat, move)[1]) == list(events)


@on_every_course
def test_every_code_leads_back_to_its_move(course: Course) -> None:
    for state in states(course, 30):
        for seat in seats_of(course):
            assert all(by_code(move.code) == move for move in course.game.moves(state, seat))


@on_every_course
def test_what_has_an_owner_has_a_guard_and_what_lies_in_the_centre_has_none(course: Course) -> None:
    for state in states(course, 200):
        if state.phase != "search":
            assert all((lot.owner >= 0) == (lot.guard >= 0) for lot in state.lots)


@on_every_course
def test_a_turn_begins_with_six_or_more_and_a_property_in_the_centre_while_there_are_any(course: Course) -> None:
    begun = [after for _, _, move, after, _ in played(course) if move.code == "end" and after.phase == "turn"]
    assert begun
    for state in begun:
        assert len(state.hands[state.turn]) >= HAND or not (state.deck or state.discard)
        assert any(lot.owner < 0 for lot in state.lots) or not state.estates
    for state in states(course, 200):
        assert all(hand == tuple(sorted(hand)) for hand in state.hands)


@on_every_course
def test_an_open_trump_card_lies_under_the_deck(course: Course) -> None:
    assert all(step[3].bottom in (-1, *step[3].deck[:1]) for step in played(course))


@on_every_course
def test_a_state_document_stays_below_2_kb(course: Course) -> None:
    for state in states(course, 30):
        document = json.dumps(dump_state(course.game, state), separators=(",", ":"))
        assert len(document.encode()) < 2000


@pytest.mark.parametrize("code", NO_CODES)
def test_what_is_no_code_leads_to_no_move(code: str) -> None:
    assert by_code(code) is None


def test_the_property_deck_has_about_30_cards_of_8_or_9_kinds() -> None:
    assert 28 <= estates.SIZE <= 32
    assert len(estates.KINDS) in (8, 9)


def test_bonuses_grow_with_the_number_and_the_property_carries_a_race_for_36() -> None:
    for kind, copies in enumerate(estates.COPIES):
        totals = estates.CASH[kind]
        steps = [after - before for before, after in pairwise(totals)]
        assert steps[:copies] == sorted(steps[:copies])
        assert steps[copies:] == [totals[1]] * copies
    assert sum(estates.CASH[kind][copies] for kind, copies in enumerate(estates.COPIES)) > 140


def test_names_are_short_and_unique() -> None:
    assert len({*fighters.NAMES, *estates.NAMES}) == len(fighters.NAMES) + len(estates.NAMES)
    assert max(map(len, fighters.NAMES)) == 3
    assert max(map(len, estates.NAMES)) + 1 + 3 <= 12
