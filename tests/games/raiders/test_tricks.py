"""The thirteen tricks: what each may be aimed at, and what it does (rulings, Raiders)."""

import pytest

from games.game import Seat
from games.raiders.fighters import CARDS, EFFECTS, FACES, FIGHTS, MIGHT, RANKS, TRICKS
from games.raiders.state import State
from tests.games.raiders.builders import GAME, codes, discard, does, fate, hand, kinds, street, table, told, why


def scores(state: State) -> tuple[int | None, int | None]:
    return fate(state).attack, fate(state).defence


# The data


def test_the_rank_gives_the_trick_and_the_suit_shades_the_might() -> None:
    for card, face in enumerate(FACES):
        assert TRICKS[card] == TRICKS[CARDS[face[0] + "s"]]
        assert FIGHTS[card] == (face[0] != "a")
    assert len({trick.id for trick in TRICKS if trick}) == len(RANKS) - 1


def test_a_jack_has_an_effect_instead_one_for_each_suit() -> None:
    assert [FACES[card] for card, effect in enumerate(EFFECTS[:52]) if effect] == ["js", "jh", "jd", "jc"]
    assert [FACES[card] for card, trick in enumerate(TRICKS[:52]) if not trick] == ["js", "jh", "jd", "jc"]
    state = table("js", "", lots="club1")
    assert codes(state) == ["end", "js>club1"]
    assert why(state, "js@js") == "not-now"


# Modifiers: 3, 4, 5, 6, 10


def test_trip_takes_3_from_a_fighter_of_its_suit_in_the_capture() -> None:
    state = does(table("kh 3h", "3d", lots="club1:1:9d bank1:1:4h"), "kh>club1")
    assert [code for code in codes(state) if code.startswith("3h")] == ["3h@kh"]
    assert codes(state, 1) == ["3d@9d", "pass"]
    assert why(state, "3d@kh", 1) == "wrong-suit"
    assert why(state, "3h@4h") == "no-effect"
    assert scores(does(state, "3h@kh", "1:3d@9d")) == (8 - 3, 6 - 3)


def test_handcuffs_take_5() -> None:
    assert scores(does(table("kh", "th", lots="club1:1:9d"), "kh>club1", "1:th@kh")) == (8 - 5, 6)


def test_help_adds_2_to_ones_own_fighter_in_the_capture() -> None:
    state = does(table("kh 4c", "4d", "4h", lots="club1:1:9d bank1:1:4s"), "kh>club1")
    assert codes(state, 0) == ["4c@kh", "pass"]
    assert codes(state, 1) == ["4d@9d", "pass"]
    assert codes(state, 2) == ["pass"]
    assert why(state, "4d@kh", 1) == "not-your-fighter"
    assert scores(does(state, "4c@kh", "1:4d@9d")) == (8 + 2, 6 + 2)


def test_dig_in_adds_6_to_ones_own_guard_under_attack() -> None:
    state = does(table("kh 5h", "5d", lots="club1:1:9d bank1:1:4s"), "kh>club1")
    assert codes(state, 1) == ["5d@9d", "pass"]
    assert why(state, "5h@kh") == "no-effect"
    assert scores(does(state, "1:5d@9d")) == (8, 6 + 6)


def test_rush_adds_3_to_ones_own_attacker() -> None:
    state = does(table("kh 6c", "6d", lots="club1:1:9d"), "kh>club1")
    assert codes(state, 0) == ["6c@kh", "pass"]
    assert codes(state, 1) == ["pass"]
    assert why(state, "6d@kh", 1) == "not-your-fighter"
    assert scores(does(state, "6c@kh")) == (8 + 3, 6)


@pytest.mark.parametrize("name", ["3s", "4s", "5s", "6s", "ts"])
def test_modifiers_are_for_captures_only(name: str) -> None:
    state = table(name, "", lots="club1:0:kh bank1:1:9d")
    assert [code for code in codes(state) if code.startswith(name + "@")] == []
    assert why(state, name + "@kh") == "no-capture"


def test_only_the_two_fighters_of_the_capture_are_modified() -> None:
    state = does(table("kh ts", "", lots="club1 bank1:1:9d"), "kh>club1")
    assert codes(state) == ["pass", "ts@kh"]
    assert why(state, "ts@9d") == "no-effect"


# 2, 9, K: on one's own turn


def test_a_stash_that_finds_nothing_left_to_draw_is_dumping() -> None:
    state = does(table("2d 2c 2h", "", lots="club1", bag="3c 3d 3h"), "2d!")
    assert "2c!" in codes(state)
    assert why(does(state, "2c!"), "2h!") == "nothing-to-draw"


def test_a_tip_that_finds_no_property_left_is_dumping() -> None:
    state = does(table("ks kh kd", "", lots="club1", estates="bank1 bank2"), "ks!")
    assert "kh!" in codes(state)
    assert why(does(state, "kh!"), "kd!") == "no-property-left"


def test_stash_draws_two() -> None:
    begun = table("2d", "", lots="club1", bag="3c 3d 3h")
    state = does(begun, "2d!")
    assert hand(state) == set()
    assert hand(does(state, "*")) == {"3c", "3d"}
    assert kinds(begun, "2d!", "1:pass", "0:pass") == ["drew"]


def test_cards_that_stash_draws_cant_answer_in_its_window() -> None:
    state = does(table("kh 2d", "as", lots="club1", bag="7c 7d"), "kh>club1", "2d!", "1:as@kh")
    assert codes(state) == ["pass"]
    assert "kh" in discard(does(state, "*"))


def test_tip_turns_up_one_more_property() -> None:
    state = does(table("ks", "", lots="club1", estates="bank1 bank2"), "ks!")
    assert street(state) == {"club1": ""}
    assert street(does(state, "*")) == {"club1": "", "bank1": ""}


def test_tip_isnt_possible_when_the_property_deck_is_empty() -> None:
    assert why(table("ks", "", lots="club1", estates=""), "ks!") == "no-property-left"


def test_search_shows_a_hand_and_discards_a_card_of_its_suit() -> None:
    state = does(table("9d", "2d kd as", lots="club1"), "9d@1", "*")
    assert GAME.awaited(state) == {0}
    assert codes(state) == ["none", "x2d", "xkd"]
    after = does(state, "xkd")
    assert hand(after, 1) == {"2d", "as"}
    assert discard(after) == {"9d", "kd"}
    assert after.phase == "turn"


def test_a_trump_search_discards_any_card() -> None:
    assert codes(does(table("9s", "2d as", lots="club1"), "9s@1", "*")) == ["none", "x2d", "xas"]


def test_a_search_that_finds_nothing_of_the_suit_discards_none() -> None:
    state = does(table("9d", "as kh", lots="club1"), "9d@1", "*")
    assert codes(state) == ["none"]
    assert hand(does(state, "none"), 1) == {"as", "kh"}


def test_a_search_of_a_hand_that_was_emptied_meanwhile_finds_nothing() -> None:
    begun = table("9d 9s", "2d", lots="club1")
    assert kinds(begun, "9d@1", "9s@1", "*", "x2d") == ["discarded"]
    after = does(begun, "9d@1", "9s@1", "*", "x2d")
    assert (after.phase, after.pile, discard(after)) == ("turn", (), {"9d", "9s", "2d"})


def test_a_search_may_spare_everything() -> None:
    assert kinds(table("9d", "2d", lots="club1"), "9d@1", "*", "none") == ["spared"]


def test_only_the_searcher_sees_the_hand_and_all_see_the_discard() -> None:
    state = does(table("9d", "2d as", "", lots="club1"), "9d@1", "*")
    seen = [GAME.view(state, seat).mine for seat in map(Seat, range(3))]
    assert [own.searched for own in seen if own] == [(CARDS["2d"], CARDS["as"]), (), ()]
    event = told(state, "x2d")[0]
    assert (event.kind, event.seat, event.target, event.pieces, event.reveals) == ("discarded", 0, 1, ("2d",), True)


def test_what_is_discarded_is_chosen_when_the_search_is_carried_out_so_what_was_played_meanwhile_is_safe() -> None:
    state = does(table("9d", "7d 2d", lots="club1:1:kh"), "9d@1", "1:7d@kh", "*")
    assert codes(state) == ["none", "x2d"]
    assert GAME.view(state, Seat(0)).mine.searched == (CARDS["2d"],)  # type: ignore[union-attr]  # seat 0 has its own


def test_a_fighter_who_returned_before_the_search_is_found_by_it() -> None:
    state = does(table("9h", "7d 2s", lots="club1:1:kh"), "1:7d@kh", "9h@1", "*")
    assert codes(state) == ["none", "xkh"]


def test_the_rest_of_the_pile_is_carried_out_after_the_search() -> None:
    begun = table("9d 2c", "2d", lots="club1:1:kh", bag="3c 3d")
    halfway = does(begun, "9d@1", "2c!", "*")
    assert hand(halfway) == set()
    assert hand(does(halfway, "none")) == {"3c", "3d"}


def test_nobody_plays_while_a_search_is_decided() -> None:
    state = does(table("9d as", "2d ac", lots="club1:1:kh"), "9d@1", "*")
    assert codes(state, 1) == []
    assert why(state, "as@kh") == "searching"
    assert why(state, "end") == "searching"
    assert why(table("9d", ""), "none") == "not-searching"


def test_an_empty_hand_cant_be_searched() -> None:
    assert why(table("9d", "", "2c"), "9d@1") == "no-effect"


# 7


def test_retreat_takes_ones_own_fighter_back_to_the_hand_whatever_its_suit() -> None:
    state = table("7c", "7d", lots="club1:0:kh bank1:1:ks")
    assert codes(state) == ["7c>bank1", "7c@kh", "end"]
    assert why(state, "7c@ks") == "not-your-fighter"
    after = does(state, "7c@kh", "*")
    assert (hand(after), street(after)["club1"]) == ({"kh"}, "")


def test_retreat_saves_wherever_it_stands_in_the_pile_and_a_later_kill_finds_nobody() -> None:
    later = does(table("7c", "as", lots="club1:0:kh"), "1:as@kh", "7c@kh", "*")
    assert hand(later) == {"kh"}
    earlier = does(table("7c", "as", lots="club1:0:kh"), "7c@kh")
    assert codes(earlier, 1) == ["pass"]
    assert why(earlier, "as@kh", 1) == "no-target"


def test_a_cancelled_retreat_saves_nobody() -> None:
    after = does(table("7c", "as 8d", lots="club1:0:kh"), "1:as@kh", "7c@kh", "1:8d@7c", "*")
    assert {"kh", "as", "7c", "8d"} == discard(after)


def test_retreat_saves_from_a_fight_that_would_be_lost_and_the_guard_keeps_the_property() -> None:
    after = does(table("2c 7c", "", lots="club1:1:kh"), "2c>club1", "7c@2c", "*")
    assert (hand(after), street(after), after.spent) == ({"2c"}, {"club1": "1:kh"}, True)


def test_a_guard_who_retreats_leaves_the_property_unguarded_to_the_attacker() -> None:
    begun = table("9d", "7d", lots="club1:1:kh")
    assert street(does(begun, "9d>club1", "1:7d@kh", "*")) == {"club1": "0:9d"}
    weak = table("2c", "7d", lots="club1:1:kh")
    after = does(weak, "2c>club1", "1:7d@kh", "*")
    assert (street(after), discard(after), hand(after, 1)) == ({"club1": ""}, {"2c", "7d"}, {"kh"})


def test_hands_have_no_upper_limit() -> None:
    full = table("7c 2c 3c 4c 5c 6c", "", lots="club1:0:kh bank1:0:ks")
    assert len(does(full, "7c@kh", "*").hands[0]) == 6
    more = table("7c 2c 3c 4c 5c 6c 7d", "", lots="club1:0:kh")
    assert len(does(more, "7c@kh", "*", "end", "1:end").hands[0]) == 7


# 8


def test_excuse_cancels_anothers_card_whatever_its_suit() -> None:
    state = does(table("kh", "as 8d", "8c", lots="club1"), "kh>club1", "1:as@kh")
    assert codes(state, 2) == ["8c@as", "pass"]
    assert codes(state, 1) == ["pass"]
    after = does(state, "2:8c@as", "*")
    assert (street(after), discard(after)) == ({"club1": "0:kh"}, {"as", "8c"})


def test_excuses_are_worked_out_from_the_last_to_the_first() -> None:
    state = does(table("kh 8s", "as 8d", lots="club1"), "kh>club1", "1:as@kh", "8s@as", "1:8d@8s")
    assert fate(state).live == (True, False, True)
    assert street(does(state, "*")) == {"club1": ""}


def test_who_is_excused_already_isnt_excused_twice() -> None:
    state = does(table("kh 8s 8h", "as", lots="club1"), "kh>club1", "1:as@kh", "8s@as")
    assert codes(state) == ["pass"]
    assert why(state, "8h@as") == "no-target"


def test_excusing_a_card_that_does_nothing_already_is_dumping() -> None:
    saved = does(table("kh 7h 8d", "as", lots="club1"), "kh>club1", "1:as@kh", "7h@kh")
    assert why(saved, "8d@as") == "no-target"
    dying = does(table("kh as 8d", "5h", "ad", lots="club1:1:2h"), "kh>club1", "1:5h@2h", "as@2h")
    assert why(dying, "8d@5h") == "no-target"
    begun = table("2c 7s qh", "8d 7c", lots="club1:1:4h bank1:1:kd")
    charmed = does(begun, "2c>club1", "7s@2c", "1:7c@kd", "qh@4h")
    assert "8d@qh" in codes(charmed, 1)
    assert why(charmed, "8d@7s", 1) == "no-effect"  # the charm sends him home too


def test_excusing_an_excuse_by_which_a_card_lives_again_is_no_dumping() -> None:
    state = does(table("kh 6c 8s", "8d", lots="club1"), "kh>club1", "6c@kh", "1:8d@6c")
    assert "8s@8d" in codes(state)
    assert scores(does(state, "8s@8d")) == (8 + 3, None)


def test_excusing_a_search_of_a_hand_is_no_dumping_while_there_is_a_card_or_one_comes_back() -> None:
    state = table("9d", "7c", "8c", lots="club1:1:kh")
    assert "8c@9d" in codes(does(state, "9d@1"), 2)
    assert "8c@9d" in codes(does(state, "9d@1", "1:7c@kh"), 2)
    empty = does(table("9d 9h", "4d", "8c", lots="club1:1:kh club2"), "9h>club1", "9d@1", "1:4d@kh")
    assert why(empty, "8c@9d", 2) == "no-effect"


def test_dead_cards_are_spent() -> None:
    after = does(table("ks 8d", "as 8c", lots="club1"), "ks>club1", "1:as@ks", "8d@as", "*")
    assert {"as", "8d"} <= discard(after)


def test_excuse_has_nothing_to_cancel_outside_a_window() -> None:
    assert why(table("8s", "", lots="club1"), "8s@as") == "no-target"


# Q


def test_charm_takes_a_guard_of_its_suit_with_his_property() -> None:
    state = table("qh", "", lots="club1:1:4h bank1:1:2s plant1:0:2h")
    assert codes(state) == ["end", "qh>bank1", "qh>club1", "qh@4h"]
    assert street(does(state, "qh@4h", "*"))["club1"] == "0:4h"


def test_a_doomed_guard_stays_doomed_when_charmed() -> None:
    after = does(table("qh", "", "as", lots="club1:1:4h"), "qh@4h", "2:as@4h", "*")
    assert (street(after), discard(after)) == ({"club1": ""}, {"as", "qh", "4h"})


def test_charming_the_doomed_guard_whom_one_attacks_takes_the_attacker_back() -> None:
    after = does(table("2c qh", "", "as", lots="club1:1:4h"), "2c>club1", "2:as@4h", "qh@4h", "*")
    assert (hand(after), street(after), discard(after)) == ({"2c"}, {"club1": ""}, {"as", "qh", "4h"})


def test_charming_the_guard_whom_one_attacks_takes_the_attacker_back_and_spends_the_attempt() -> None:
    after = does(table("2c qh", "", lots="club1:1:4h"), "2c>club1", "qh@4h", "*")
    assert (hand(after), street(after), after.spent) == ({"2c"}, {"club1": "0:4h"}, True)


def test_charming_who_changes_sides_already_is_dumping() -> None:
    state = does(table("qs qd", "", lots="club1:1:2d bank1:1:3d"), "qs@2d")
    assert [code for code in codes(state) if code.startswith("qd")] == ["qd@3d"]
    assert why(state, "qd@2d") == "no-effect"


def test_charming_a_doomed_guard_is_dumping_unless_one_attacks_him() -> None:
    state = table("as qh 2c", "", lots="club1:1:4h plant1:1:2s")
    assert why(does(state, "as@4h"), "qh@4h") == "no-effect"
    assert why(does(state, "2c>plant1", "as@4h"), "qh@4h") == "no-effect"
    assert "qh@4h" in codes(does(state, "2c>club1", "as@4h"))


def test_an_attacker_whose_guard_left_before_he_was_charmed_still_fights() -> None:
    """«Откатиться», an excuse for it, «Охмурить», and an excuse for the excuse."""
    begun = table("9h qh 8s 6c", "7d", "8d", lots="club1:1:4h")
    state = does(begun, "9h>club1", "1:7d@4h", "2:8d@7d", "qh@4h")
    assert (fate(state).verdict, why(state, "6c@9h")) == ("called-off", "no-effect")
    state = does(state, "8s@8d")
    assert fate(state).attack == 7
    after = does(state, "*")
    assert (street(after), hand(after), hand(after, 1)) == ({"club1": "0:9h"}, {"6c"}, {"4h"})


def test_charm_returns_a_doomed_attacker_too() -> None:
    after = does(table("2c qh", "as", lots="club1:1:4h"), "2c>club1", "1:as@2c", "qh@4h", "*")
    assert hand(after) == {"2c"}


def test_charm_works_on_a_guard_no_stronger_than_herself() -> None:
    assert MIGHT[CARDS["qh"]] == 5
    state = table("qh", "", lots="club1:1:kh bank1:1:jh plant1:1:4h")
    assert [code for code in codes(state) if "@" in code] == ["qh@4h", "qh@jh"]
    assert why(state, "qh@kh") == "too-strong"
    assert why(table("qh", "", lots="club1:1:kh"), "qh@kh") == "too-strong"


# A


def test_kill_dooms_a_fighter_of_its_suit_who_dies_before_the_fight() -> None:
    state = does(table("kh", "ah", lots="club1:1:2c"), "kh>club1", "1:ah@kh")
    assert (fate(state).doomed, fate(state).verdict, fate(state).attack) == ((CARDS["kh"],), "called-off", None)
    after = does(state, "*")
    assert (street(after), discard(after), after.spent) == ({"club1": "1:2c"}, {"kh", "ah"}, True)


def test_who_kills_the_guard_first_meets_unguarded_property() -> None:
    assert street(does(table("5s ah", "", lots="club1:1:kh"), "5s>club1", "ah@kh", "*")) == {"club1": "0:5s"}
    weak = does(table("2c ah", "", lots="club1:1:kh"), "2c>club1", "ah@kh", "*")
    assert (street(weak), discard(weak)) == ({"club1": ""}, {"2c", "ah", "kh"})


def test_both_may_be_doomed() -> None:
    after = does(table("kd ah", "ad", lots="club1:1:kh"), "kd>club1", "ah@kh", "1:ad@kd", "*")
    assert (street(after), discard(after)) == ({"club1": ""}, {"kd", "kh", "ah", "ad"})


def test_the_might_of_a_card_is_what_the_data_say() -> None:
    assert [MIGHT[CARDS["k" + suit]] for suit in "shdc"] == [6, 8, 7, 7]
