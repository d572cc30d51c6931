"""The rulings on how a Kon is added up: neutralising, values, the running sum, late cards, and each kind's ability."""

from games.game import Seat
from tests.games.aforator.builders import added, sums, values

# The kinds, in the order of the circle


def test_coffee_counts_double_as_the_first_card() -> None:
    assert values("coffee3 whip3") == [-6, 3]
    assert values("coffee3 carrot5") == [6, 2]
    assert values("deadline4 coffee3")[1] == 0
    assert values("carrot5 coffee3") == [1, 3]


def test_aforator_doubles_the_sum_before_it() -> None:
    assert sums("coffee2 praise5 aforator") == [8, 8, 16]
    assert sums("whip4 aforator") == [1, 2]


def test_carrot_counts_double_after_a_card_of_the_same_sign() -> None:
    assert values("praise3 carrot2") == [5, 8]
    assert values("monday4 carrot6")[1] == -4
    assert values("burnout1 carrot2")[1] == 4


def test_monday_makes_the_sum_its_worth() -> None:
    assert sums("whip1 carrot5 monday2") == [6, 8, -5]
    assert sums("praise1 sloth4 monday6") == [8, 6, 3]


def test_boredom_silences_later_cards_of_its_sign() -> None:
    assert values("boredom1 burnout4 whip3 burnout1") == [-5, 0, 3, 0]
    assert values("boredom6 whip1 burnout3") == [2, 0, -3]


def test_critic_brings_the_sum_4_nearer_to_zero_not_past_it() -> None:
    assert sums("whip1 critic4") == [6, 1]
    assert sums("whip1 critic1") == [6, 0]
    assert sums("sloth5 critic1") == [1, 0]
    assert sums("burnout1 critic1") == [-3, -4]


def test_praise_counts_2_further_from_zero() -> None:
    assert values("praise1 coffee6 praise6") == [8, 1, -3]
    assert values("praise5") == [0]


def test_procrastination_is_added_after_the_last_card() -> None:
    result = added("delay1 coffee6 thrill4")
    assert [(step.place, step.late) for step in result.steps] == [(1, False), (2, False), (0, True)]
    assert [step.sum for step in result.steps] == [1, -2, -7]


def test_cards_after_a_deadline_count_0() -> None:
    assert values("deadline1 burnout1 praise1") == [4, 0, 0]


def test_the_card_after_sloth_counts_0() -> None:
    assert values("sloth1 carrot1 praise1") == [-5, 0, 8]


def test_burnout_halves_the_sum_towards_zero() -> None:
    assert sums("carrot1 burnout3") == [6, 1]
    assert sums("monday5 burnout4") == [-2, -2]
    assert sums("monday4 burnout4") == [-3, -2]


def test_the_whip_turns_the_sign_of_the_card_before() -> None:
    assert values("burnout1 whip1") == [6, 6]
    assert sums("praise1 whip4") == [-8, -7]


def test_thrill_changes_the_sign_of_the_sum_after_it() -> None:
    assert sums("whip3 thrill1") == [3, -9]
    assert added("whip3 thrill1").steps[1].reached == 9


# Neutralising


def test_a_card_cancels_the_ability_of_the_one_directly_before_if_that_is_among_its_three() -> None:
    assert values("coffee1 thrill1") == [6, 6]
    assert [step.cancelled for step in added("coffee1 thrill1").steps] == [True, False]


def test_neutralising_looks_only_at_neighbouring_places() -> None:
    assert values("coffee1 carrot5 thrill1")[0] == 12


def test_neutralising_takes_the_ability_and_not_the_worth() -> None:
    assert sums("critic1 praise5") == [-1, -1]
    assert sums("critic1 carrot5") == [-5, -4]
    assert sums("whip1 monday1 coffee6") == [6, 0, 1]


def test_neutralising_does_not_chain() -> None:
    """Who is neutralised neutralises all the same."""
    chain = added("thrill1 whip1 carrot1")
    assert [step.cancelled for step in chain.steps] == [True, True, False]
    assert [step.sum for step in chain.steps] == [6, 12, 24]


# Tally 1: the value of a card


def test_the_value_is_made_in_the_order_of_the_rulings() -> None:
    assert values("praise4 carrot4", {1: "thrill1"}) == [4, 5]
    assert values("praise1", {0: "thrill1"}) == [9]
    assert values("whip1 praise1", {0: "deadline1"}) == [6, 6]
    assert values("coffee1 carrot4 burnout1 whip1", {1: "thrill1"}) == [12, 5, 6, 6]
    assert values("sloth1 burnout1 whip1") == [-5, 0, 6]


def test_deadline_on_the_table_comes_after_thrill_and_stops_at_zero() -> None:
    tables = {0: "deadline1", 1: "thrill1"}
    assert values("critic5 whip4", tables) == [0, 0]
    assert values("critic5 whip3", tables) == [0, 2]


def test_a_silenced_card_has_no_sign_to_turn() -> None:
    assert values("deadline1 burnout1 whip1") == [4, 0, 0]


def test_boredom_looks_at_the_sign_before_a_whip_turns_it() -> None:
    assert values("boredom1 burnout1 whip1") == [-5, 0, 6]
    assert values("boredom1 praise1 whip1") == [-5, -8, 6]


# Tally 2: the running sum


def test_what_acts_first_does_so_before_the_value_is_added() -> None:
    assert sums("praise4 aforator", {1: "thrill1"}) == [4, 8]
    assert sums("whip1 monday1", {1: "thrill1"}) == [6, -6]


def test_what_acts_after_leaves_the_step_itself_as_it_is() -> None:
    steps = added("carrot1 critic4 burnout4").steps
    assert [(step.reached, step.sum) for step in steps] == [(6, 6), (5, 1), (-1, 0)]


def test_a_live_monday_counts_its_worth_whatever_turns_or_silences_it() -> None:
    assert sums("carrot1 monday1 whip4") == [6, -6, -5]
    assert sums("sloth2 monday1") == [-4, -6]


# Tally 3: late cards


def test_late_cards_are_added_once_each_in_the_order_laid() -> None:
    assert [step.place for step in added("delay1 coffee6 delay6 carrot5").steps] == [1, 3, 0, 2]


def test_late_cards_are_steps_of_their_own_players() -> None:
    result = added("delay1 critic5 delay2")
    assert [(step.seat, step.reached) for step in result.steps] == [(1, 0), (0, -5), (2, -9)]
    assert (result.leader, result.distance) == (Seat(2), 9)


def test_a_neutralised_procrastination_is_added_at_its_place() -> None:
    assert [(step.place, step.late) for step in added("delay1 whip1 praise1").steps] == [
        (0, False),
        (1, False),
        (2, False),
    ]


def test_a_neutralised_card_is_late_all_the_same_if_the_table_makes_it_so() -> None:
    assert [step.place for step in added("delay5 whip1", {0: "delay1"}).steps] == [1, 0]


# Value against operation, zero, sign, neighbours


def test_what_silences_values_leaves_operations_at_work() -> None:
    assert sums("sloth1 thrill1") == [-5, 5]
    assert sums("deadline1 burnout1") == [4, 2]
    assert sums("boredom1 critic2") == [-5, -1]


def test_zero_is_judged_on_the_final_sum() -> None:
    assert added("praise4 critic3").sum == 0
    assert sums("delay5 carrot6 coffee6") == [-2, -1, 0]


def test_zero_has_no_sign_and_stays_zero() -> None:
    assert values("critic5 carrot1") == [0, 6]
    assert values("praise5", {0: "thrill1"}) == [0]
    assert values("boredom1 critic5")[1] == 0
    assert values("burnout5 whip1") == [0, 6]


def test_carrot_compares_printed_worths() -> None:
    assert values("sloth2 whip1 carrot1") == [-4, 0, 12]
    assert values("burnout1 carrot6", {0: "thrill1"}) == [-7, -4]


def test_neighbours_are_places_on_the_kon() -> None:
    """A late card still is the next of the one before it, and has its own next."""
    result = added("sloth1 delay6 carrot1")
    assert [(step.place, step.value) for step in result.steps] == [(0, -5), (2, 12), (1, 0)]


def test_without_a_neighbour_there_is_no_effect() -> None:
    assert values("whip1") == [6]
    assert values("sloth1") == [-5]
    assert values("carrot1") == [6]


def test_an_empty_kon_has_no_leader_and_sum_0() -> None:
    assert added("") == ((), 0, None, 0)


# Always-on parts of the Table


def test_table_thrill_counts_its_owner_s_cards_1_further() -> None:
    assert values("burnout1 whip1 praise1", {1: "thrill1"})[1] == 7
    assert values("coffee3", {0: "thrill1"}) == [7]


def test_table_deadline_brings_another_s_next_card_2_nearer() -> None:
    assert values("burnout1 praise1 carrot1", {0: "deadline1"})[:2] == [-6, 6]
    assert values("0:burnout1 0:praise1", {0: "deadline1"})[1] == 8


def test_table_boredom_shields_its_owner_s_cards() -> None:
    assert values("coffee1 thrill1", {0: "boredom1"}) == [12, 6]
    assert values("coffee1 thrill1", {1: "boredom1"}) == [6, 6]
    assert not added("coffee1 thrill1", {0: "boredom1"}).steps[0].cancelled


def test_table_procrastination_makes_its_owner_s_small_cards_late() -> None:
    assert [step.place for step in added("carrot3 whip3 carrot2 critic3", {0: "delay1"}).steps] == [1, 2, 3, 0]
    assert [step.place for step in added("carrot2 whip3", {0: "delay1"}).steps] == [0, 1]
    assert [step.place for step in added("burnout6 whip3", {0: "delay1"}).steps] == [1, 0]


def test_table_monday_makes_the_first_card_late() -> None:
    assert [step.place for step in added("carrot1 whip3 praise1", {0: "monday1"}).steps] == [1, 2, 0]
    assert [step.place for step in added("carrot1 whip3 praise1", {1: "monday1"}).steps] == [0, 1, 2]


def test_always_on_parts_of_two_equal_kinds_work_once() -> None:
    assert values("whip1", {0: "thrill1 thrill2"}) == [7]
    assert values("burnout1 praise1", {0: "deadline1 deadline2"}) == [-6, 6]


# Who leads


def test_the_greatest_distance_leads_in_either_direction() -> None:
    assert added("whip3 monday2 critic6").leader == 1
    assert added("whip3 carrot1 burnout1").leader == 1


def test_of_equal_distances_the_earlier_leads() -> None:
    assert added("whip2 monday2").leader == 0


def test_the_leader_is_told_by_the_neutralising_of_the_whole_kon() -> None:
    assert added("coffee1 praise6").leader == 0
    assert added("coffee1 burnout6").leader == 1
