"""What a seat of Raiders remembers of cards that it can't see any more."""

from games.game import Seat
from games.raiders.fighters import CARDS
from games.raiders.state import State
from tests.games.raiders.builders import GAME, cards, does, table
from tests.games.redealt import redealt

A, B, C = map(Seat, range(3))


def every(state: State, seat: Seat | None) -> list[State]:
    return [redealt(GAME, state, seat, chance) for chance in range(20)]


def returned() -> State:
    """The attacker of seat 0 comes back into its hand."""
    return does(table("kh 7h 2d", "3d 4d", "5c 6c", lots="club1:1:9d"), "kh>club1", "7h@kh", "*")


def test_a_fighter_who_came_back_is_in_the_hand_as_all_have_seen() -> None:
    state = returned()
    for seat in (None, B, C):
        assert GAME.view(state, seat).seen == (cards("kh"), (), ())
        assert all(CARDS["kh"] in anew.hands[0] for anew in every(state, seat))
    assert GAME.view(state, A).seen == ((), (), ())


def test_he_is_forgotten_when_he_lies_open_again() -> None:
    again = does(returned()._replace(spent=False), "kh>club1")
    assert again.seen == ()


def test_only_who_has_searched_a_hand_remembers_it() -> None:
    state = does(table("9s 2d", "3d 4s 5s", "6c", trump="s"), "9s@1", "*", "x4s")
    assert GAME.view(state, A).seen == ((), tuple(sorted(cards("3d 5s"))), ())
    assert GAME.view(state, C).seen == GAME.view(state, None).seen == ((), (), ())
    assert all(anew.hands[1] == state.hands[1] for anew in every(state, A))
    assert len({anew.hands[1] for anew in every(state, C)}) > 1


def test_a_hand_that_is_being_searched_is_seen_by_one_only() -> None:
    state = does(table("9s 2d", "3d 4s 5s", "6c", trump="s"), "9s@1", "*")
    assert state.phase == "search"
    assert all(anew.hands[1] == state.hands[1] for anew in every(state, A))
    assert len({anew.hands[1] for anew in every(state, C)}) > 1


def test_cards_that_were_rolled_back_are_known() -> None:
    begun = table("kh 3c 2d", "4d 8h", "6c", lots="club1:1:9d", disputes="roll-back")
    state = does(begun, "kh>club1", "3c@9d", "2:call@3c")
    assert GAME.view(state, B).seen == (cards("3c"), (), ())


def test_who_draws_the_trump_from_under_the_deck_holds_it_as_all_have_seen() -> None:
    begun = table("2s 3d", "4d", "5c", bag="9h 6s", bottom=CARDS["6s"])
    state = does(begun, "2s!", "*")
    assert state.bottom == -1
    assert GAME.view(state, B).seen == (cards("6s"), (), ())
    assert all(CARDS["6s"] in anew.hands[0] for anew in every(state, B))


def test_an_open_trump_stays_under_the_deck() -> None:
    state = table("2d", "3d", bag="9h 6s", bottom=CARDS["6s"])
    assert all(anew.deck[0] == CARDS["6s"] for anew in every(state, B))


def test_when_the_deck_is_shuffled_anew_everybody_knows_what_was_in_hands() -> None:
    begun = table("2s 3d", "4d 6d", "5c", bag="9h", discard=cards("tc td th kc"))
    state = does(begun, "2s!", "*")
    assert state.kept == tuple(sorted(cards("3d 9h 4d 6d 5c")))
    others = {*cards("4d 6d 5c")}
    for anew in every(state, A):
        assert {*anew.hands[1], *anew.hands[2]} == others
    assert len({anew.hands[2] for anew in every(state, A)}) > 1


def test_who_has_passed_is_anything_that_can_be_and_ones_own_answer_is_known() -> None:
    asked = does(table("kh", "4d", "5c", lots="club1:1:9d"), "kh>club1")
    passed = does(asked, "2:pass")
    assert {anew.asked & 4 for anew in every(asked, C)} == {4}
    assert {anew.asked & 4 for anew in every(passed, C)} == {0}
    assert {anew.asked for anew in every(asked, C)} == {anew.asked | 4 for anew in every(passed, C)} == {5, 6, 7}
    last = does(passed, "1:pass")
    assert {anew.asked for anew in every(last, A)} == {1}


def test_a_turn_in_which_property_has_moved_counts_as_such() -> None:
    moved = does(table("kh 2d", "4d", lots="club1"), "kh>club1", "*")
    assert moved.still == -1
    assert {anew.still for anew in every(moved, B)} == {-1}
