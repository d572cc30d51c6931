"""The rulings on rounds: who takes, zero, the order at their end, drawing, the end, stalls, silence, reading aloud."""

from collections import Counter

import pytest

from games.aforator.deck import WORTH
from games.aforator.options import AforatorOptions
from games.aforator.rounds import STALL
from games.aforator.state import State
from games.game import Outcome, Seat
from tests.games.aforator.builders import GAME, codes, does, event, kinds, names, table, told, why

REST = "praise1 praise2 praise3 praise4 praise6 thrill1 thrill2"
"""A deck."""

# Who takes the trick


def test_of_equal_distances_the_earlier_step_takes() -> None:
    state = table("whip2 sloth1", "monday2 sloth2", deck=REST)
    assert event(state, "trick", "kwhip2", "kmonday2").seat == 0


def test_steps_are_judged_with_the_neutralising_of_the_finished_round() -> None:
    state = table("coffee1 sloth1", "burnout6 sloth2", deck=REST)
    assert event(state, "trick", "kcoffee1", "kburnout6").seat == 1
    shielded = table("coffee1 sloth1", "burnout6 sloth2", deck=REST, tables={0: "boredom1"})
    assert event(shielded, "trick", "kcoffee1", "kburnout6").seat == 1
    assert event(shielded, "trick", "kcoffee1", "kburnout6").n == 7


def test_a_trick_tells_its_sum_with_its_sign() -> None:
    assert event(table("monday1 sloth1", "praise5 sloth2"), "trick", "kmonday1", "kpraise5").n == -6


def test_one_card_of_worth_0_alone_is_a_deck_win() -> None:
    state = table("praise5 sloth1", "thrill3 sloth2", deck=REST)
    assert event(state, "deck-won", "kpraise5", "tthrill3").pieces == ("praise5",)


def test_if_nobody_laid_a_card_there_is_no_trick() -> None:
    state = table("praise5 sloth1", "thrill3 sloth2", deck=REST)
    assert kinds(state, "tpraise5", "tthrill3") == ["placed", "drew", "no-trick", "round"]
    done = does(state, "tpraise5", "tthrill3")
    assert (done.tricks, done.deck_wins, done.opener) == ((0, 0), 0, 1)


# The end of a round, in order


def test_a_round_s_end_is_told_in_its_order() -> None:
    state = table("coffee1 sloth1", "carrot6", tables={0: "praise1"})
    assert kinds(state, "kcoffee1", "kcarrot6") == ["laid", "drew", "trick", "praised", "round"]


def test_praise_s_card_goes_before_the_drawing() -> None:
    state = table(
        "coffee1 sloth1 sloth2", "carrot6 sloth3", tables={0: "praise1"}, deck="thrill1 thrill2 thrill3 thrill4"
    )
    done = does(state, "kcoffee1", "kcarrot6")
    assert names(done.discards[0]) == "coffee1 carrot6 thrill4"
    assert done.phase == "over"


def test_everybody_draws_up_clockwise_from_the_round_s_opener() -> None:
    state = table(
        "sloth1", "sloth2", "coffee1", opener=1, turn=0, deck="whip1 whip2 whip3 whip4 whip5", kon="1:praise1"
    )
    done = does(state, "ksloth1")
    assert [names(hand) for hand in done.hands] == ["whip1 whip2 whip3", "sloth2 whip4 whip5", "coffee1"]


def test_who_took_the_trick_opens_else_the_player_after_this_round_s_opener() -> None:
    taken = table("sloth1 whip1", "monday1 whip2", "praise5 whip3", deck=REST)
    assert does(taken, "ksloth1", "kmonday1", "kpraise5").opener == 1
    sunk = table("praise5 whip1", "critic5 whip2", "monday1 thrill3", deck=REST)
    assert does(sunk, "kpraise5", "kcritic5", "tthrill3").opener == 1


def test_a_saved_card_is_no_trick_and_doesn_t_open() -> None:
    state = table("praise5 whip1", "critic5 whip2", "monday1 thrill3", tables={2: "burnout1"}, deck=REST)
    done = does(state, "kpraise5", "kcritic5", "tthrill3")
    assert (done.opener, done.tricks, names(done.discards[2])) == (1, (0, 0, 0), "critic5")


# Drawing, passing over, the end


def test_drawing_takes_what_there_is() -> None:
    state = table("sloth1 sloth2", "monday1", deck="thrill1")
    assert len(does(state, "ksloth1").hands[0]) == 2
    assert kinds(state, "ksloth1") == ["laid", "drew", "deck-empty"]


def test_who_has_no_move_is_passed_over() -> None:
    state = table("sloth1", "", "whip1", deck="", ending=True)
    assert kinds(state, "ksloth1") == ["laid", "passed-over"]
    assert does(state, "ksloth1").order == (2,)


def test_who_has_no_hand_but_something_to_use_is_not() -> None:
    state = table("sloth1", "", "whip1", deck="", ending=True, tables={1: "aforator"}, discards={0: "whip2"})
    asked = does(state, "ksloth1")
    assert codes(asked) == ["s0"]
    assert GAME.idle_move(asked, Seat(1)).code == "s0"


def test_a_round_at_whose_end_the_deck_is_empty_is_the_last() -> None:
    state = table("sloth1 sloth2 sloth3", "monday1 monday2 monday3", deck="thrill1 thrill2")
    assert kinds(state, "ksloth1", "kmonday1")[-1] == "over"


def test_cards_that_went_under_an_empty_deck_are_drawn_first() -> None:
    state = table("praise5 sloth2 sloth3", "critic5 monday2 monday3", deck="thrill1 thrill2")
    sunk = does(state, "kpraise5", "kcritic5")
    assert names(sunk.deck) == "critic5 praise5"
    assert GAME.outcome(sunk) is None
    assert not sunk.ending
    assert kinds(sunk, "kmonday2", "ksloth2")[-1] == "over"
    assert names(does(sunk, "kmonday2", "ksloth2").hands[1])[-7:] == "praise5"


def test_of_the_cards_that_went_under_at_the_very_end_hands_fill_up_at_once() -> None:
    state = table("praise5 sloth2", "critic5 monday2 monday3", deck="", ending=True)
    done = does(state, "kpraise5", "kcritic5")
    assert [len(hand) for hand in done.hands] == [3, 2]
    assert (done.deck, done.phase) == ((), "over")


def test_an_empty_deck_is_told_once_until_cards_go_under_it() -> None:
    state = table("praise5 sloth2", "critic5 monday2", "whip2 whip3 whip4", deck="thrill1")
    assert "deck-empty" in kinds(state, "kpraise5")
    assert "deck-empty" not in kinds(state, "kpraise5", "kcritic5")


def test_under_the_first_rules_the_round_of_the_last_card_is_the_last_whatever_goes_under() -> None:
    state = table("praise5 sloth2 sloth3", "critic5 monday2 monday3", deck="thrill1 thrill2", rules=1)
    assert kinds(state, "kpraise5", "kcritic5") == ["laid", "last-round", "drew", "deck-won", "over"]


def test_cards_left_in_hand_stay_there_and_count_as_cards() -> None:
    done = does(table("whip1 sloth2 sloth3", "critic5 monday2", deck="", ending=True), "kwhip1", "kcritic5")
    assert [names(hand) for hand in done.hands] == ["sloth2 sloth3", "monday2"]
    assert [final.cards for final in GAME.view(done, None).finals] == [4, 1]


@pytest.mark.parametrize("still", [STALL - 2, STALL - 1])
def test_seven_rounds_without_a_smaller_deck_end_the_game(still: int) -> None:
    state = table("praise5 sloth2 sloth3", "critic5 monday2 monday3", deck=REST, still=still, lowest=5)
    assert (kinds(state, "kpraise5", "kcritic5")[-1] == "stalled") == (still == STALL - 1)


def test_a_stall_is_scored_as_usual() -> None:
    state = table(
        "praise5 sloth2 sloth3", "critic5 monday2 monday3", deck=REST, still=6, lowest=5, discards={1: "whip1"}
    )
    assert GAME.outcome(does(state, "kpraise5", "kcritic5")) == Outcome(((Seat(1),), (Seat(0),)))


def test_a_smaller_deck_starts_the_count_anew() -> None:
    done = does(table("whip1 sloth2 sloth3", "critic5 monday2 monday3", deck=REST, still=6), "kwhip1", "kcritic5")
    assert (done.still, done.lowest) == (0, 5)


def test_a_draw_stays_a_draw() -> None:
    done = does(table("whip1", "thrill4", deck="", ending=True), "kwhip1", "tthrill4")
    assert GAME.outcome(done) == Outcome(((Seat(0), Seat(1)),))


# Who starts


def test_the_greatest_worth_starts_of_equal_ones_the_first_seat() -> None:
    dealt = [GAME.setup(6, AforatorOptions(), seed) for seed in range(60)]
    best = [[max(WORTH[card] for card in hand) for hand in state.hands] for state in dealt]
    assert [state.opener for state in dealt] == [seats.index(max(seats)) for seats in best]
    assert any(seats.count(max(seats)) > 1 for seats in best)


def test_or_chance_or_the_host() -> None:
    by_chance = Counter(GAME.setup(4, AforatorOptions(starts="chance"), seed).opener for seed in range(200))
    assert min(by_chance[Seat(seat)] for seat in range(4)) > 25
    assert {GAME.setup(4, AforatorOptions(starts="host"), seed).opener for seed in range(20)} == {0}


# Silence


def test_silence_lays_the_card_of_least_worth_on_the_kon_the_one_held_longest_first() -> None:
    assert idle(table("whip1 sloth5 coffee6", "monday1")) == "ksloth5"
    assert idle(table("whip1 coffee6 sloth5", "monday1")) == "kcoffee6"
    assert idle(table("whip1 burnout1 critic5", "monday1", tables={0: "whip2"})) == "kcritic5"


def test_silence_uses_nothing_at_once_and_puts_what_came_last_under_the_deck() -> None:
    asked = does(table("coffee1 sloth1 sloth2", "monday1", deck=REST), "tcoffee1")
    assert idle(asked) == "pass"
    assert idle(does(asked, "ucoffee")) == "bpraise2"


# Reading aloud


def test_only_an_open_card_can_be_read_aloud() -> None:
    state = table("sloth1 sloth2", "monday1", kon="1:whip1", tables={1: "coffee1"}, discards={0: "whip2"})
    assert codes(state, 0, aloud=True) == codes(state, 1, aloud=True) == ["acoffee1", "awhip1"]
    assert why(state, "asloth1", 0) == why(state, "awhip2", 0) == "not-open"


def test_anybody_may_read_awaited_or_not_and_the_turn_stays_where_it_is() -> None:
    state = table("sloth1 sloth2", "monday1", kon="1:whip1")
    for seat in (0, 1):
        read = does(state, f"{seat}:awhip1")
        assert (read.order, read.hands, read.kon, read.phase) == (state.order, state.hands, state.kon, state.phase)
        assert codes(read) == codes(state)
        assert [(told.kind, told.seat, told.pieces, told.reveals) for told in told(state, f"{seat}:awhip1")] == [
            ("aloud", seat, ("whip1",), True)
        ]


def test_once_a_round_for_each_player() -> None:
    state = does(table("sloth1 sloth2", "monday1 monday2", kon="1:whip1", tables={1: "coffee1"}), "0:awhip1")
    assert why(state, "acoffee1", 0) == "aloud-twice"
    assert codes(state, 0, aloud=True) == []
    assert codes(does(state, "ksloth1", "kmonday1"), 0, aloud=True) == ["acoffee1"]


def test_how_often_each_card_was_read_is_counted() -> None:
    state = table("sloth1", "monday1", "praise1", kon="1:whip1", tables={1: "coffee1"})
    view = GAME.view(does(state, "0:awhip1", "2:awhip1", "1:acoffee1"), None)
    assert [(names([card]), n) for card, n in view.readings] == [("coffee1", 1), ("whip1", 2)]
    assert view.readers == {0, 1, 2}


def test_reading_never_ends_a_pending_choice() -> None:
    asked = does(table("coffee1 sloth1 sloth2", "monday1", deck=REST), "tcoffee1", "ucoffee", "0:acoffee1")
    assert (asked.phase, asked.owed) == ("bury", 2)


def test_reading_is_passive() -> None:
    state = table("sloth1 sloth2", "monday1", kon="1:whip1")
    assert [move.passive for move in GAME.moves(state, Seat(0)) if move.code[0] == "a"] == [True]


def idle(state: State) -> str:
    return GAME.idle_move(state, state.order[0]).code
