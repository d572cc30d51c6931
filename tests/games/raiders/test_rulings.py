"""What the print leaves open, row by row of the rulings: turn, window, closing, end."""

from typing import Any

import pytest

from games.cards import draw
from games.game import Outcome, Seat
from games.raiders.estates import ESTATES
from games.raiders.fighters import CARDS, MIGHT
from games.raiders.options import RaidersOptions
from games.raiders.piles import Lot
from games.raiders.state import State
from games.raiders.table import LONGEST, LONGEST_CIRCLES, STALL_TURNS
from tests.games.raiders.builders import (
    GAME,
    cards,
    codes,
    counts,
    discard,
    does,
    hand,
    kinds,
    street,
    table,
    told,
    why,
)


def dealt(seats: int, seed: int, **options: object) -> State:
    return GAME.setup(seats, RaidersOptions.model_validate(options), draw(seed)[0])


# Start and turn


def test_who_starts_is_random() -> None:
    assert {dealt(3, seed).turn for seed in range(40)} == {0, 1, 2}


def test_trump_is_fixed_for_the_game_also_after_reshuffles() -> None:
    begun = table("", "", lots="club1", trump="h", bag="2c", discard=tuple(range(8, 20)))
    assert does(begun, "end", "1:end").trump == begun.trump


def test_the_trump_card_lies_open_under_the_deck_until_it_is_drawn() -> None:
    begun = dealt(2, 1)
    assert GAME.view(begun, None).bottom == begun.deck[0]
    last = begun._replace(hands=((), begun.hands[1]), deck=begun.deck[:1], turn=Seat(1))
    assert GAME.view(does(last, "end"), None).bottom == -1


def test_the_trump_card_is_hidden_again_by_a_reshuffle_in_the_same_draw() -> None:
    under = {"bag": "2c", "bottom": CARDS["2c"], "discard": cards("3c 3d 3h 4c 4d 4h 5c")}
    after = does(table("", "", lots="club1", **under), "end")
    assert "2c" in hand(after, 1)
    assert (len(after.deck), GAME.view(after, None).bottom) == (2, -1)


def test_a_turn_is_drawing_one_property_if_none_lies_unguarded_at_most_one_capture_and_its_end() -> None:
    begun = table("", "kh 2d 2h 2s 3s 3d", lots="club1:0:9d", estates="bank1")
    assert kinds(begun, "end") == ["rested", "turned-up"]
    assert kinds(begun, "end", "1:kh>bank1", "*") == ["taken"]


def test_nothing_is_turned_up_at_the_end_of_the_property_deck() -> None:
    begun = table("", "", lots="club1:0:kh", estates="")
    assert street(does(begun, "end")) == {"club1": "0:kh"}


def test_with_nothing_to_draw_one_takes_what_there_is() -> None:
    begun = table("", "", lots="club1", bag="2c", discard=cards("3c 3d"))
    assert hand(does(begun, "end"), 1) == {"2c", "3c", "3d"}
    assert hand(does(table("", "", lots="club1", bag=""), "end"), 1) == set()


def test_cards_in_an_open_pile_arent_reshuffled() -> None:
    begun = table("2d 3c", "", lots="club1", bag="", discard=cards("4c"))
    after = does(begun, "2d!", "*")
    assert (hand(after), discard(after)) == ({"3c", "4c"}, {"2d"})


def test_ones_own_property_is_no_target() -> None:
    state = table("kh", "", lots="club1:0:9d bank1:1:9h")
    assert codes(state) == ["end", "kh!", "kh>bank1"]
    assert why(state, "kh>club1") == "your-own"
    assert why(state, "club1") == "your-own"
    assert why(state, "kh>plant1") == "not-on-the-table"


def test_a_hopeless_capture_is_legal() -> None:
    assert "2c>bank1" in codes(table("2c", "", lots="bank1:1:kh"))


def test_a_failed_capture_spends_the_attempt() -> None:
    assert does(table("2c 3s", "", lots="bank1"), "2c>bank1", "*").spent


# The window


def test_a_capture_and_any_trick_open_a_window_that_asks_everybody_its_player_too() -> None:
    begun = table("kh as", "as", "", lots="club1:1:9d")
    assert GAME.awaited(does(begun, "kh>club1")) == {0, 1, 2}
    assert GAME.awaited(does(begun, "as@9d")) == {0, 1, 2}


def test_a_trick_in_an_open_window_joins_its_pile_and_everybody_is_asked_again() -> None:
    state = does(table("kh", "4d", "", lots="club1:1:9d"), "kh>club1", "0:pass", "2:pass")
    assert GAME.awaited(state) == {1}
    state = does(state, "1:4d@9d")
    assert GAME.awaited(state) == {0, 1, 2}
    assert [played.card for played in state.pile] == [CARDS["4d"]]


def test_anyone_may_answer_or_pass_in_any_order() -> None:
    begun = does(table("kh", "4d", "", lots="club1:1:9d"), "kh>club1")
    for order in ("0 1 2", "2 1 0", "1 2 0"):
        state = does(begun, *[f"{seat}:pass" for seat in order.split()])
        assert state.phase == "turn"


def test_who_has_passed_may_still_play() -> None:
    state = does(table("kh", "4d", "", lots="club1:1:9d"), "kh>club1", "1:pass")
    assert codes(state, 1) == ["4d@9d"]
    assert why(state, "pass", 1) == "passed-already"
    assert GAME.awaited(does(state, "1:4d@9d")) == {0, 1, 2}


def test_a_pass_tells_nobody_anything() -> None:
    assert told(does(table("kh", "", lots="club1"), "kh>club1"), "1:pass") == []


def test_outside_a_window_nobody_passes_and_inside_nobody_ends() -> None:
    state = table("kh", "", lots="club1")
    assert why(state, "pass") == "no-window"
    assert why(does(state, "kh>club1"), "end") == "window-open"


def test_own_turn_includes_the_window_of_ones_own_capture() -> None:
    state = does(table("9h qd 2d 9c", "kh", lots="club1:1:3d bank1:1:4d"), "9h>bank1")
    assert {"2d!", "9c@1", "qd@3d", "qd@4d"} <= set(codes(state))


# Closing


def test_target_gone_a_card_does_nothing_and_is_spent() -> None:
    begun = table("kh as", "7d", "ad", lots="club1:1:9d")
    state = does(begun, "as@9d", "1:7d@9d", "*")
    assert (hand(state, 1), discard(state)) == ({"9d"}, {"as", "7d"})


def test_attacker_gone_the_attempt_is_spent_and_the_guard_keeps_the_property() -> None:
    state = does(table("kh", "2d 3d", lots="club1:1:jd"), "kh>club1")
    bounced = does(state, next("1:" + code for code in codes(state, 1) if "+" in code))
    assert (street(does(bounced, "*")), does(bounced, "*").spent) == ({"club1": "1:jd"}, True)


def test_attacker_doomed_the_guard_keeps_the_property() -> None:
    after = does(table("kh", "ah", lots="club1:1:2c"), "kh>club1", "1:ah@kh", "*")
    assert (street(after), discard(after)) == ({"club1": "1:2c"}, {"kh", "ah"})


def test_guard_gone_an_attacker_too_weak_for_the_property_dies_and_it_goes_to_the_centre() -> None:
    after = does(table("2c", "7d", lots="club1:1:kh"), "2c>club1", "1:7d@kh", "*")
    assert (street(after), discard(after)) == ({"club1": ""}, {"2c", "7d"})


def test_a_winner_over_the_guard_who_is_too_weak_for_the_property_dies_too() -> None:
    after = does(table("9h", "", lots="bank1:1:2c"), "9h>bank1", "*")
    assert MIGHT[CARDS["9h"]] == 7
    assert (street(after), discard(after)) == ({"bank1": ""}, {"9h", "2c"})


def test_two_who_fell_leave_the_property_in_the_centre() -> None:
    assert street(does(table("5s", "", lots="club1:1:8s"), "5s>club1", "*")) == {"club1": ""}


def test_property_whose_guard_died_elsewhere_goes_to_the_centre_in_the_same_closing() -> None:
    after = does(table("kh as", "", lots="club1 bank1:1:9d"), "kh>club1", "as@9d", "*")
    assert street(after) == {"club1": "0:kh", "bank1": ""}
    events = told(table("kh as", "", lots="club1 bank1:1:9d"), "kh>club1", "as@9d", "1:pass", "0:pass")
    assert [event.kind for event in events] == ["killed", "taken", "freed"]


def test_modifiers_end_with_the_capture_played_and_dead_cards_go_to_the_discard() -> None:
    after = does(table("kh 6c 2h", "3d", lots="club1:1:9d"), "kh>club1", "6c@kh", "1:3d@9d", "*")
    assert discard(after) == {"6c", "3d", "9d"}
    assert (after.pile, after.prize, after.fighter) == ((), -1, -1)


def test_the_open_projection_is_what_would_happen_if_everybody_passed() -> None:
    state = does(table("kh 6c", "ts", lots="club1:1:9d"), "kh>club1", "6c@kh", "1:ts@kh")
    fate = GAME.view(state, None).fate
    assert fate is not None
    assert (fate.attack, fate.defence, fate.might, fate.verdict) == (8 + 3 - 5, 6, 5, "both-fell")
    assert [(lot.owner, lot.guard) for lot in fate.lots] == [(lot.owner, lot.guard) for lot in does(state, "*").lots]


# The end


def rich(seat: int, *kinds: str) -> str:
    guards = iter(["2s", "3s", "4s", "5s", "6s", "7s", "8s"])
    return " ".join(f"{name}:{seat}:{next(guards)}" for name in kinds)


def test_winning_is_judged_when_a_window_has_closed() -> None:
    state = does(table("kh", "", lots=rich(0, "depot1", "depot2", "bank1") + " bank2", goal=33), "kh>bank2")
    assert GAME.outcome(state) is None
    won = does(state, "*")
    assert counts(won)[0] >= 33
    assert GAME.outcome(won) == Outcome(((Seat(0),), (Seat(1),)))
    assert codes(won) == codes(won, 1) == []
    assert why(won, "kh") == why(won, "pass") == "over"


def test_a_capture_by_chance_of_two_at_the_goal_the_one_on_turn_wins_else_who_is_nearer_clockwise() -> None:
    lots = " ".join(("club1:0:2s", "club2:1:3s", "club3:2:4s", "kiosk1:2:kh"))
    state = table("", "as", "", lots=lots, goal=2, turn=Seat(1))
    assert does(state, "1:as@kh", "*").winner == 1
    state = table("", "as", "", lots=lots.replace("club2:1:3s", "wash1:0:3s"), goal=2, turn=Seat(1))
    assert does(state, "1:as@kh", "*").winner == 2


def test_the_others_are_placed_by_cash_and_equals_share_a_place() -> None:
    lots = "depot1:0:2s kiosk1:1:3s kiosk2:2:4s"
    state = does(table("kh", "", "", lots=lots + " club1", goal=9), "kh>club1", "*")
    assert GAME.outcome(state) == Outcome(((Seat(0),), (Seat(1), Seat(2))))


@pytest.mark.parametrize(("seats", "turns"), [(2, 12), (3, 12), (4, 12), (5, 15), (6, 18)])
def test_a_stall_is_3_full_circles_and_at_least_12_turns_without_change(seats: int, turns: int) -> None:
    state = table(*[""] * seats, lots="club1 bank1:1:kh", bag="", estates="")
    for number in range(turns):
        assert state.phase == "turn", number
        state = does(state, "end")
    assert state.phase == "over"
    assert GAME.outcome(state) == Outcome(places_of(seats), won=True)


def places_of(seats: int) -> tuple[tuple[Seat, ...], ...]:
    return (Seat(1),), tuple(Seat(seat) for seat in range(seats) if seat != 1)


def test_a_change_of_owner_or_a_property_turned_up_starts_the_count_anew() -> None:
    still: dict[str, Any] = {"still": STALL_TURNS - 1, "bag": ""}
    assert does(table("kh", "", lots="club1", estates="", **still), "kh>club1", "*", "end").phase == "turn"
    assert does(table("as", "", lots="club1:1:kh", estates="", **still), "as@kh", "*", "end").phase == "turn"
    assert does(table("qh", "", lots="club1:1:2h", estates="", **still), "qh@2h", "*", "end").phase == "turn"
    assert does(table("ks", "", lots="club1", estates="bank1", **still), "ks!", "*", "end").phase == "turn"
    assert does(table("2c", "", lots="bank1", estates="", **still), "2c>bank1", "*", "end").phase == "over"
    assert does(table("", "", lots="bank1", estates="", **still), "end").phase == "over"


TO_THE_STALL = pytest.mark.parametrize(("seats", "turns"), [(2, 12), (6, 18)])


@TO_THE_STALL
@pytest.mark.parametrize("code", ["kh>club1", "qh@2h", "as@2h", "ks!"])
def test_a_turn_in_which_property_changed_owner_or_was_turned_up_is_none_of_a_stalls(
    seats: int, turns: int, code: str
) -> None:
    begun = table("kh qh as ks", *[""] * (seats - 1), lots="club1 kiosk1 wash1:1:2h", bag="", estates="bank1", still=5)
    changed = does(begun, code, "*")
    assert GAME.view(changed, None).still == 0
    assert quiet_turns(does(changed, "end")) == turns


@TO_THE_STALL
def test_a_turn_that_began_with_a_property_turned_up_is_none_of_a_stalls(seats: int, turns: int) -> None:
    begun = table(*[""] * seats, lots="club1:0:kh", bag="", estates="bank1", still=5)
    assert kinds(begun, "end") == ["rested", "turned-up"]
    assert quiet_turns(does(begun, "end", "end")) == turns


@TO_THE_STALL
def test_the_first_turn_that_turns_a_property_up_too_is_none_of_a_stalls(seats: int, turns: int) -> None:
    begun = dealt(seats, 1)
    assert quiet_turns(does(begun, "end")) == turns
    assert GAME.view(begun, None).still == GAME.view(does(begun, "end"), None).still == 0


def quiet_turns(state: State) -> int:
    """How many turns pass until the stall if nobody does anything."""
    number = 0
    while state.phase == "turn":
        state, number = does(state, "end"), number + 1
    return number


def test_a_stall_with_equal_cash_is_a_draw() -> None:
    state = does(table("", "", lots="club1", bag="", still=STALL_TURNS - 1), "end")
    assert GAME.outcome(state) == Outcome(((Seat(0), Seat(1)),), won=False)


def test_a_see_saw_without_end_is_a_stall_too() -> None:
    assert kinds(table("", "", lots="club1", turns=LONGEST - 1), "end") == ["rested", "stalled"]
    six = table(*[""] * 6, lots="club1", turns=LONGEST_CIRCLES * 6 - 2)
    assert "stalled" not in kinds(six, "end")
    assert kinds(six, "end", "1:end") == ["rested", "stalled"]


def test_beyond_the_bonus_table_each_brings_its_face_value_more() -> None:
    four = "club1:0:2s club2:0:3s club3:0:4s club4:0:5s"
    table_of_six = table(*[""] * 6, lots=four + " club5:0:6s")
    assert counts(table_of_six)[0] == counts(table(*[""] * 6, lots=four))[0] + 2


# Silence


def test_silence_passes_ends_the_turn_without_a_capture_and_spares_the_searched() -> None:
    state = table("9d", "2d", lots="club1")
    assert GAME.idle_move(state, Seat(0)).code == "end"
    opened = does(state, "9d@1")
    assert GAME.idle_move(opened, Seat(1)).code == "pass"
    assert GAME.idle_move(does(opened, "*"), Seat(0)).code == "none"


# Options


def test_the_printed_rules_are_the_defaults() -> None:
    assert RaidersOptions() == RaidersOptions(goal="fit", pairs=False, one_set=False, disputes="fair")


@pytest.mark.parametrize(("seats", "goal"), [(2, 36), (3, 30), (4, 24), (5, 24), (6, 24)])
def test_the_goal_is_36_for_two_and_for_more_what_the_print_allows_them_but_never_less_than_24(
    seats: int, goal: int
) -> None:
    assert dealt(seats, 1).goal == goal


@pytest.mark.parametrize("seats", GAME.seats)
def test_several_may_play_to_24(seats: int) -> None:
    assert dealt(seats, 1, goal="24").goal == 24


# Pairs


def pairs(*hands: str, **fields: Any) -> State:
    return table(*hands, pairs=True, **fields)


def test_pairs_draw_up_to_six_like_everybody() -> None:
    assert [len(held) for held in does(pairs("", "", "", "", lots="club1"), "end").hands] == [0, 6, 0, 0]


def test_only_four_play_in_pairs() -> None:
    assert [seats for seats in GAME.seats if dealt(seats, 1, pairs=True).pairs] == [4]


def test_pairs_may_play_to_24_as_the_option_says() -> None:
    assert dealt(4, 1, pairs=True, goal="24").goal == 24


def test_the_short_goal_of_pairs_stays_36_there_are_two_sides() -> None:
    assert dealt(4, 1, pairs=True, goal="short").goal == 36


def test_a_pairs_total_reaches_36_together() -> None:
    lots = "depot1:0:2s depot2:0:3s bank1:2:4s bank2:2:5s"
    alone = table("kh", "", "", "", lots=lots + " club1")
    assert does(alone, "kh>club1", "*").phase == "turn"
    together = does(pairs("kh", "", "", "", lots=lots + " club1", goal=33), "kh>club1", "*")
    assert GAME.outcome(together) == Outcome(((Seat(0), Seat(2)), (Seat(1), Seat(3))))


def test_the_partners_property_may_be_captured_because_bonuses_count_for_each_player() -> None:
    state = pairs("kh", "", "", "", lots="club1:0:9d club2:2:2c")
    assert "kh>club2" in codes(state)
    assert counts(state) == (2, 0, 2, 0)
    assert counts(does(state, "kh>club2", "*")) == (6, 0, 0, 0)


def test_the_partners_fighter_isnt_ones_own() -> None:
    state = does(pairs("kh", "", "4s 5s 6s 7s", "4h 5h 6h 7h", lots="club1:1:9d"), "kh>club1")
    assert codes(state, 2) == ["pass"]
    assert codes(state, 3) == ["pass"]


def test_pairs_that_stall_are_compared_by_their_sums() -> None:
    lots = "club1:0:2s kiosk1:1:3s club2:2:4s"
    state = does(pairs("", "", "", "", lots=lots, bag="", estates="", still=STALL_TURNS - 1), "end")
    assert counts(state) == (2, 3, 2, 0)
    assert GAME.outcome(state) == Outcome(((Seat(0), Seat(2)), (Seat(1), Seat(3))))


def test_pairs_that_stall_equal_draw() -> None:
    state = does(pairs("", "", "", "", bag="", estates="", still=STALL_TURNS - 1), "end")
    assert GAME.outcome(state) == Outcome(((Seat(0), Seat(1), Seat(2), Seat(3)),), won=False)


# Two sets


def test_identical_cards_of_two_sets_are_told_apart() -> None:
    state = table("kh kh2", "", "", "", "", lots="club1 club5")
    assert codes(state) == ["end", "kh!", "kh2!", "kh2>club1", "kh2>club5", "kh>club1", "kh>club5"]
    after = does(state, "kh2>club1", "*")
    assert after.lots[0] == Lot(ESTATES["club1"], Seat(0), CARDS["kh2"])
    assert hand(after) == {"kh"}


def test_two_of_the_same_kind_from_different_sets_have_their_bonus() -> None:
    assert counts(table(*[""] * 5, lots="club1:0:2c club5:0:2c2"))[0] == 6
