"""The printed rules of Aforator, sentence by sentence, in their order."""

from collections import Counter
from typing import Any

import pytest

from games.aforator.deck import DECK, KIND, KIND_OF, NAMES, WORTH
from games.aforator.options import AforatorOptions, Scoring
from games.cards import draw
from games.game import Outcome, Seat
from tests.games.aforator.builders import GAME, added, cards, codes, does, event, kinds, names, placed, table, why

DEALT = [GAME.setup(seats, AforatorOptions(), draw(seed)[0]) for seats in GAME.seats for seed in range(40)]
LAST = ("coffee1 coffee2 coffee3", "whip1 whip2 whip3")
"""Hands of a game for two that is about to end."""


def ended(scoring: Scoring, **fields: Any) -> Outcome | None:
    """A last round: seat 0 takes a trick of one card with 6 points, seat 1 lays a card on the table."""
    state = table("whip1", "thrill4", deck="", ending=True, scoring=scoring, **fields)
    return GAME.outcome(does(state, "kwhip1", "tthrill4"))


# The goal


def test_the_goal_is_to_collect_cards() -> None:
    assert ended("simple") == Outcome(((Seat(0), Seat(1)),))
    assert ended("simple", discards={0: "sloth1"}) == Outcome(((Seat(0),), (Seat(1),)))


def test_the_deck_works_against_the_players_and_takes_cards_back() -> None:
    sunk = does(table("carrot5 whip2", "critic4 sloth2", deck="praise1 praise2 praise3"), "kcarrot5", "kcritic4")
    assert (sunk.discards, sunk.deck_wins) == (((), ()), 1)


# To win


def test_simple_the_most_cards_in_discard_on_the_table_and_in_hand_win() -> None:
    assert ended("simple", discards={1: "sloth1"}) == Outcome(((Seat(1),), (Seat(0),)))
    assert ended("simple", tables={1: "sloth1"}) == Outcome(((Seat(1),), (Seat(0),)))
    held = table("whip1", "thrill4 sloth1", deck="", ending=True)
    assert GAME.outcome(does(held, "kwhip1", "tthrill4")) == Outcome(((Seat(1),), (Seat(0),)))


def test_sum_the_greatest_sum_in_the_discard_wins_signs_left_out() -> None:
    assert ended("sum", discards={1: "burnout1"}) == Outcome(((Seat(0), Seat(1)),))
    assert ended("sum", discards={1: "burnout1 critic4"}) == Outcome(((Seat(1),), (Seat(0),)))


def test_sum_leaves_hand_and_table_out() -> None:
    assert ended("sum", tables={1: "burnout1 burnout2"}) == Outcome(((Seat(0),), (Seat(1),)))


def test_pro_counts_tricks_first() -> None:
    assert ended("pro", discards={1: "burnout1 burnout2"}) == Outcome(((Seat(0),), (Seat(1),)))
    assert ended("pro", tricks=(0, 2)) == Outcome(((Seat(1),), (Seat(0),)))


def test_pro_counts_points_in_the_discard_when_tricks_are_equal() -> None:
    assert ended("pro", tricks=(0, 1), discards={1: "burnout1 sloth5"}) == Outcome(((Seat(1),), (Seat(0),)))
    assert ended("pro", tricks=(0, 1), discards={1: "burnout2"}) == Outcome(((Seat(0),), (Seat(1),)))


# How to play


def test_1_the_deck_is_shuffled() -> None:
    assert len({state.deck for state in DEALT}) == len(DEALT)
    assert all(Counter(GAME.pieces(state)) == Counter(NAMES) for state in DEALT)


def test_2_three_cards_are_dealt_to_each() -> None:
    assert all(len(hand) == 3 for state in DEALT for hand in state.hands)
    assert all(len(state.deck) == 73 - 3 * len(state.hands) for state in DEALT)


def test_3_the_card_of_the_greatest_worth_or_the_players_wish_tells_who_begins() -> None:
    for state in DEALT:
        best = [max(WORTH[card] for card in hand) for hand in state.hands]
        assert state.opener == state.order[0] == best.index(max(best))
    assert GAME.setup(4, AforatorOptions(starts="host"), 5).opener == 0


def test_4_moves_lay_cards_on_the_table_or_play_them_on_the_kon() -> None:
    assert codes(table("coffee1 whip1", "sloth1")) == ["kcoffee1", "kwhip1", "tcoffee1", "twhip1"]


def test_5_tricks_are_taken_at_the_end_of_a_round() -> None:
    state = table("coffee1 whip1 whip2", "sloth5 sloth4 sloth3")
    assert state.tricks == does(state, "kcoffee1").tricks == (0, 0)
    assert does(state, "kcoffee1", "ksloth5").tricks == (0, 1)


def test_6_points_are_counted_when_the_deck_is_played_out() -> None:
    state = table(*LAST, deck="praise1 praise2")
    assert GAME.outcome(does(state, "kcoffee1")) is None
    assert GAME.outcome(does(state, "kcoffee1", "kwhip1")) is not None


# The discard


def test_the_discard_holds_played_cards_beside_their_taker() -> None:
    assert names(does(table("coffee1 whip1", "sloth5"), "kcoffee1", "ksloth5").discards[1]) == "coffee1 sloth5"


def test_the_discard_lies_face_down() -> None:
    state = table("coffee1 whip1", "sloth5", discards={0: "praise1", 1: "praise2"})
    for seat in (None, Seat(0), Seat(1)):
        assert GAME.view(state, seat) == GAME.view(state._replace(discards=(cards("thrill1"), cards("thrill2"))), seat)


def test_no_card_is_taken_from_a_discard_except_by_an_ability() -> None:
    state = table("coffee1 whip1", "sloth5", discards={0: "praise1", 1: "praise2"})
    assert why(state, "kpraise1") == why(state, "tpraise2") == "not-your-card"
    stolen = does(table("coffee1 whip1", "sloth5", discards={1: "praise2"}, tables={0: "aforator"}), "s1")
    assert (names(stolen.discards[0]), stolen.discards[1]) == ("praise2", ())


# The Table


def test_no_more_than_three_cards_lie_on_the_table() -> None:
    state = table("coffee1 whip1", "sloth5", tables={0: "carrot1 carrot2 thrill1"})
    assert codes(state) == ["kcoffee1", "kwhip1"]
    assert why(state, "tcoffee1") == "table-full"


def test_laying_a_card_on_the_table_activates_it() -> None:
    assert len(does(table("carrot1 whip1 whip2", "sloth5"), "tcarrot1").hands[0]) == 4
    assert codes(does(table("coffee1 whip1 whip2", "sloth5"), "tcoffee1")) == ["pass", "ucoffee"]


def test_cards_on_the_table_can_t_be_played_on_the_kon_any_more() -> None:
    state = table("coffee1 whip1", "sloth5", tables={0: "carrot1"})
    assert why(state, "kcarrot1") == why(state, "tcarrot1") == "not-your-card"


def test_cards_on_the_table_never_go_to_a_discard() -> None:
    state = table("coffee1 whip1 whip2", "sloth5 sloth1 sloth2", tables={0: "critic1", 1: "aforator"}, deck="praise1")
    end = does(state, "kwhip1", "ksloth1")
    assert end.tables == (cards("critic1"), cards("aforator"))


def test_instead_of_a_move_the_ability_of_a_table_card_may_be_used() -> None:
    state = table("praise1 praise2", "sloth5", tables={0: "coffee1"})
    assert "ucoffee" in codes(state)
    assert does(state, "ucoffee").hands[0] != state.hands[0]


# The hand


def test_there_is_no_upper_limit_to_a_hand() -> None:
    state = table("praise1 praise2 praise3 praise4 sloth1 sloth2", "sloth5")
    assert len(does(state, "kpraise1").hands[0]) == 5


def test_at_the_beginning_of_each_move_a_hand_holds_at_least_three() -> None:
    state = DEALT[0]
    while state.order:
        assert len(state.hands[state.order[0]]) >= 3
        state, _ = GAME.play(state, state.order[0], GAME.idle_move(state, state.order[0]))


def test_at_the_end_of_each_move_the_hand_is_drawn_up_to_three() -> None:
    state = table("coffee1 whip1 whip2", "sloth5 sloth1 sloth2", deck="praise1 praise2 praise3 praise4")
    assert names(does(state, "kcoffee1").hands[0]) == "whip1 whip2 praise1"
    assert (event(state, "drew", "kcoffee1").n, event(state, "drew", "kcoffee1").reveals) == (1, True)


# The deck and the Kon


def test_the_deck_has_73_cards() -> None:
    assert len(DECK) == 73


def test_the_kon_is_where_cards_are_laid_in_moves() -> None:
    state = does(table("coffee1 whip1", "sloth5", "praise1"), "kcoffee1", "ksloth5")
    assert state.kon == placed("coffee1 sloth5")


def test_each_new_kon_is_opened_by_whoever_took_the_trick() -> None:
    state = table("coffee1 whip1 whip2", "sloth5 sloth3 sloth4", "praise1 praise2 praise3")
    after_round = does(state, "kcoffee1", "ksloth5", "kpraise1")
    assert (after_round.opener, after_round.order) == (2, (2, 0, 1))


# The trick


def test_the_trick_is_all_cards_of_the_kon() -> None:
    state = table("coffee1 whip1 whip2", "sloth5 sloth3 sloth4", "praise1 praise2 praise3")
    assert event(state, "trick", "kcoffee1", "ksloth5", "kpraise1").pieces == ("coffee1", "sloth5", "praise1")


@pytest.mark.parametrize(("kon", "taker"), [("coffee6 monday1 whip3", 1), ("whip1 carrot1 burnout5", 1)])
def test_it_goes_to_whoever_moved_the_sum_farthest_from_zero_to_either_side(kon: str, taker: int) -> None:
    first, second, third = kon.split()
    state = table(f"{first} sloth1", f"{second} sloth2", f"{third} sloth3")
    assert event(state, "trick", f"k{first}", f"k{second}", f"k{third}").seat == taker


def test_each_card_on_the_kon_adds_to_the_sum_or_takes_from_it() -> None:
    assert [step.sum for step in added("whip1 monday6 delay6 critic5").steps][:1] == [6]
    assert [step.sum for step in added("thrill4 deadline4 deadline6").steps] == [-1, 0, 0]
    assert [step.sum for step in added("carrot5 praise4 coffee5").steps] == [1, 5, 6]


def test_the_winner_puts_the_trick_into_the_own_discard() -> None:
    state = does(table("coffee1 whip1", "sloth4 whip2"), "kcoffee1", "ksloth4")
    assert [len(pile) for pile in state.discards] == [2, 0]


def test_a_sum_of_zero_sends_all_cards_under_the_deck() -> None:
    state = table("carrot5 whip2 whip3", "critic4 sloth1 sloth2", deck="praise1 praise2 praise3 praise4")
    end = does(state, "kcarrot5", "kcritic4")
    assert names(end.deck[::-1]) == "praise3 praise4 carrot5 critic4"
    assert (end.deck_wins, end.tricks, end.discards) == (1, (0, 0), ((), ()))


def test_a_card_on_the_kon_neutralises_the_one_before_if_its_type_is_among_its_three() -> None:
    assert event(table("coffee1 whip1", "thrill1"), "laid", "kcoffee1", "kthrill1").pieces == ("thrill1", "coffee1")
    assert event(table("coffee1 whip1", "praise1"), "laid", "kcoffee1", "kpraise1").pieces == ("praise1",)


# The round


def test_in_a_round_each_player_makes_one_move_clockwise() -> None:
    state = table("coffee1 whip1", "sloth5 whip2", "praise1 whip3", opener=1, turn=1)
    order = []
    for code in ("ksloth5", "kpraise1", "kcoffee1"):
        order.append(state.order[0])
        state = does(state, code)
    assert order == [1, 2, 0]


def test_a_round_ends_with_the_last_player_of_the_circle() -> None:
    state = table("coffee1 whip1", "sloth5 whip2", "praise1 whip3")
    assert "round" not in kinds(state, "kcoffee1", "ksloth5")
    assert event(state, "round", "kcoffee1", "ksloth5", "kpraise1").n == 2


def test_if_nobody_took_the_trick_the_next_player_opens() -> None:
    sunk = table("critic4 whip2 whip3", "carrot5 sloth1 sloth2", opener=1, turn=1)
    assert does(sunk, "kcarrot5", "kcritic4").opener == 0
    empty = table("praise1 whip2", "thrill1 whip3", "carrot1 whip4", opener=1, turn=1)
    assert does(empty, "tthrill1", "tcarrot1", "tpraise1").opener == 2


def test_a_move_is_exactly_one_of_three_actions() -> None:
    state = table("carrot1 whip1", "sloth5", tables={0: "coffee1"})
    assert codes(state) == ["kcarrot1", "kwhip1", "tcarrot1", "twhip1", "ucoffee"]
    for code in ("kcarrot1", "tcarrot1"):
        assert does(state, code).order[0] == 1


def test_after_move_and_round_a_hand_of_less_than_three_draws() -> None:
    state = table("carrot1 whip1 whip2", "sloth5", deck="praise1 praise2 praise3 praise4 praise5")
    assert [len(hand) for hand in does(state, "kcarrot1", "ksloth5").hands] == [3, 3]
    bare = table("carrot1", "sloth5 sloth1 sloth2", deck="praise1 praise2 praise3 praise4", turn=1)
    assert [len(hand) for hand in does(bare, "ksloth5").hands] == [3, 3]


def test_rounds_go_on_until_the_deck_is_played_out_and_then_the_game_ends() -> None:
    state = table(*LAST, deck="praise1 praise2 praise3")
    assert kinds(state, "kcoffee1", "kwhip1")[-1] == "round"
    assert kinds(state, "kcoffee1", "kwhip1", "kcoffee2")[-2:] == ["drew", "deck-empty"]
    assert kinds(state, "kcoffee1", "kwhip1", "kcoffee2", "kwhip2")[-1] == "over"


def test_while_cards_are_left_in_the_deck_the_game_goes_on() -> None:
    """«Пока все карты в колоде не закончатся и не окажутся на руках, на столах или в отбоях»: so what went under
    an empty deck is drawn first.
    """
    sunk = does(table("carrot5 whip2 whip3", "critic4 sloth2 sloth3", deck="praise1 praise2"), "kcarrot5", "kcritic4")
    assert (names(sunk.deck), sunk.phase, sunk.round) == ("critic4 carrot5", "move", 2)
    assert kinds(sunk, "ksloth2", "kwhip2")[-1] == "over"


def test_who_looks_through_the_last_cards_and_puts_them_back_ends_nothing() -> None:
    state = table("sloth1 sloth2 sloth3", "monday1 monday2 monday3", tables={0: "coffee1"}, deck="praise1 praise2")
    looked = does(state, "ucoffee", "bsloth1", "bsloth2")
    assert "deck-empty" not in kinds(state, "ucoffee") + kinds(state, "ucoffee", "bsloth1", "bsloth2")
    assert (len(looked.deck), looked.ending) == (2, False)
    assert kinds(looked, "kmonday1")[-1] == "round"


# The cards


def test_each_card_has_a_worth_and_three_kinds_that_it_neutralises() -> None:
    assert all(-6 <= WORTH[card] <= 6 and len(set(KIND[KIND_OF[card]].neutralises)) == 3 for card in DECK)


def test_the_worth_is_neutral_negative_or_positive() -> None:
    assert {(worth > 0) - (worth < 0) for worth in WORTH} == {-1, 0, 1}


def test_the_worth_is_what_a_card_brings_in_the_discard_and_its_sign_counts_on_the_kon() -> None:
    assert ended("sum", discards={1: "monday1 delay5"}) == Outcome(((Seat(1),), (Seat(0),)))
    assert added("monday1").sum == -6
