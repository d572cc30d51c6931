"""When a card on a capture is more than dumped: what it changes, what it leads to, and what it forestalls."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from games.game import IllegalMove, Seat
from games.raiders.fighters import NAMES
from games.raiders.moves import Pass, Play, Use
from games.raiders.state import State
from tests.games.raiders.builders import GAME, cards, codes, does, fate, table, why
from tests.games.raiders.test_no_dumping import tables
from tests.games.redealt import redealt


def without(state: State, names: str) -> State:
    """The state with these cards in the discard, where everybody sees them."""
    gone = cards(names)
    return state._replace(discard=gone, deck=tuple(card for card in state.deck if card not in gone))


def test_what_changes_the_result_is_legal() -> None:
    losing = does(table("jc 2d", "", lots="bank1"), "jc>bank1")
    assert codes(losing) == ["2d!", "jc+2d", "pass"]


def test_a_step_is_legal_as_long_as_the_rest_can_follow() -> None:
    far = does(table("jc 2d 2h 2c", "ks", lots="bank1:1:9h"), "jc>bank1")
    assert "jc+2d" in codes(far)
    hopeless = does(table("9s 4h", "", "", lots="bank1:1:kh"), "9s>bank1")
    assert fate(hopeless).verdict == "beaten"
    assert why(hopeless, "4h@9s") == "dumping"


def test_a_step_may_go_on_by_what_others_could_do() -> None:
    helped = does(table("9s 4h", "", "2d", lots="bank1:1:kh"), "9s>bank1")
    assert "4h@9s" in codes(helped), "«Наручники» on the guard could follow"
    surely = without(table("9s 4h", "", "2d", lots="bank1:1:kh"), "3h 3s th ts ah as")
    assert why(does(surely, "9s>bank1"), "4h@9s") == "dumping"


def test_to_forestall_an_answer_that_is_still_possible_is_legal() -> None:
    safe = does(table("kh 4h 6h", "2d", lots="bank1"), "kh>bank1")
    assert {"4h@kh", "6h@kh"} <= set(codes(safe)), "«Подножка» could come"
    surely = does(without(table("kh 4h 6h", "2d", lots="bank1"), "3h 3s th ts"), "kh>bank1")
    assert why(surely, "6h@kh") == "dumping"


def test_several_cards_may_forestall_one_answer_together() -> None:
    state = does(table("kh 4h 4s", "2d", lots="bank1"), "kh>bank1")
    assert "4h@kh" in codes(does(state, "4s@kh"))


def test_to_forestall_the_death_of_a_guard_is_legal_too() -> None:
    """The guard holds; were he killed, the attacker would still have to be too weak."""
    begun = table("9h", "3h 2d", "ks", lots="club1:1:jc")
    assert "3h@9h" in codes(does(begun, "9h>club1"), 1)


def test_to_forestall_an_excuse_is_legal() -> None:
    begun = without(table("9h 6c 6d", "2d", "4d", lots="depot1"), "3h 3s th ts ah as")
    state = does(begun, "9h>depot1", "6c@9h")
    assert fate(state).attack == 10
    assert "6d@9h" in codes(state), "«Отмазка» could hit the first"
    assert why(does(without(begun, "3h 3s th ts ah as 8s 8h 8d 8c"), "9h>depot1", "6c@9h"), "6d@9h") == "dumping"


def test_a_kill_on_who_dies_anyway_is_dumping_unless_something_could_save_him() -> None:
    doomed = table("9s", "ah", "", lots="bank1:1:kh", trump="h")
    assert why(does(doomed, "9s>bank1"), "ah@9s", 1) == "dumping"
    could_be_saved = table("9s 2d", "ah", "", lots="bank1:1:5s", trump="h")
    assert "ah@9s" in codes(does(could_be_saved, "9s>bank1"), 1)


def test_an_excuse_for_what_changes_a_might_is_judged_by_what_it_changes_back() -> None:
    begun = without(table("kh 6h 4h", "3d", "8s", lots="kiosk1", trump="d"), "3h th td tc ts 3s 3c")
    fed = does(begun, "kh>kiosk1", "1:3d@kh")
    assert fate(fed).verdict == "taken"
    assert why(fed, "8s@3d", 2) == "dumping"


def test_under_the_first_rules_a_decided_capture_could_be_fed() -> None:
    state = does(table("jc 2d", "", lots="kiosk1", rules=1), "jc>kiosk1")
    assert "jc+2d" in codes(state)


@given(st.data())
def test_nothing_but_open_cards_and_sizes_of_hands_decides_what_is_dumping(data: DataObject) -> None:
    """Whatever the others hold, and whatever else is in one's own hand."""
    state = data.draw(tables())
    for _ in range(data.draw(st.integers(1, 6))):
        moves = [
            (seat, move)
            for seat in map(Seat, range(3))
            for move in GAME.moves(state, seat)
            if move.code != "end" and not isinstance(move, Pass)
        ]
        if not moves:
            break
        state, _ = GAME.play(state, *data.draw(st.sampled_from(moves)))
    for seat in map(Seat, range(3)):
        anew = redealt(GAME, state, seat, data.draw(st.integers(0, 99)))
        assert dumping(anew, seat) == dumping(state, seat)


def dumping(state: State, seat: Seat) -> set[str]:
    """The moves of others' hands, too, that would be dumping for the seat."""
    found = set()
    known = {move.code: move for each in map(Seat, range(3)) for move in GAME.moves(state, each)}
    for code, move in known.items():
        if not isinstance(move, Play | Use) or any(
            card not in state.hands[seat] for card in ((move.card,) if isinstance(move, Play) else move.costs)
        ):
            continue
        try:
            GAME.play(state, seat, move)
        except IllegalMove as refused:
            if refused.reason == "dumping":
                found.add(code)
    for card in state.hands[seat]:
        if GAME.explain(state, seat, NAMES[card]).reason == "dumping":
            found.add(NAMES[card])
    return found
