"""The rulings on the Table: laying and using, and what each kind does there beyond the adding up."""

import pytest

from games.game import Seat
from tests.games.aforator.builders import cards, codes, does, event, kinds, names, placed, table, told, why

REST = "praise1 praise2 praise3 praise4 praise5 praise6 thrill1 thrill2"
"""A deck."""

# Laying and using


@pytest.mark.parametrize(
    ("card", "use"), [("coffee1", "ucoffee"), ("whip1", "uwhip"), ("critic1", "csloth1@1"), ("aforator", "s1")]
)
def test_an_ability_instead_of_a_move_may_be_used_at_once_when_its_card_is_laid(card: str, use: str) -> None:
    state = does(table(f"{card} sloth1", "monday1", kon="1:burnout1", discards={1: "burnout2"}), f"t{card}")
    assert use in codes(state)
    assert "pass" in codes(state)
    assert state.order[0] == 0
    assert does(state, "pass").order[0] == 1


def test_what_could_do_nothing_at_once_is_not_asked() -> None:
    assert does(table("critic1 sloth1", "monday1"), "tcritic1").order[0] == 1
    assert does(table("aforator sloth1", "monday1"), "taforator").order[0] == 1
    assert does(table("whip1 sloth1", "monday1", deck=""), "twhip1").order[0] == 1
    assert does(table("coffee1 sloth1", "monday1", deck=""), "tcoffee1").order[0] == 1


def test_only_the_card_just_laid_may_be_used_at_once() -> None:
    state = does(table("whip1 sloth1", "monday1", tables={0: "coffee1"}), "twhip1")
    assert codes(state) == ["pass", "uwhip"]
    assert why(state, "ucoffee") == why(state, "ksloth1") == "use-or-keep"


def test_later_it_takes_a_move() -> None:
    state = table("sloth1 sloth2", "monday1", tables={0: "whip1"}, deck=REST)
    assert does(state, "uwhip").order[0] == 1


def test_what_is_not_once_a_game_can_be_used_again() -> None:
    state = table("sloth1 sloth2", "monday1 monday2", tables={0: "whip1"}, deck=REST)
    assert "uwhip" in codes(does(state, "uwhip", "kmonday1"))


def test_once_a_game_the_card_is_turned_stays_and_counts() -> None:
    state = table("sloth1 sloth2", "monday1 monday2", tables={0: "aforator"}, discards={1: "burnout1 burnout2"})
    used = does(state, "s1")
    assert (names(used.turned), names(used.tables[0])) == ("aforator", "aforator")
    assert why(used._replace(order=(Seat(0),)), "s1") == "used-up"


def test_a_turned_card_s_twin_can_still_be_used() -> None:
    state = table("sloth4 sloth2", "monday1", tables={0: "critic1 critic2"}, kon="1:praise1", turned="critic1")
    assert names(does(state, "csloth4@1").turned) == "critic1 critic2"


def test_the_same_kind_twice_offers_its_use_once() -> None:
    state = table("sloth4 sloth2", "monday1", tables={0: "whip1 whip2"})
    assert codes(state).count("uwhip") == 1


# The kinds, in the order of the circle


def test_coffee_draws_2_and_then_puts_2_under_the_deck() -> None:
    state = table("sloth1 sloth2 sloth3", "monday1", tables={0: "coffee1"}, deck=REST)
    looking = does(state, "ucoffee")
    assert names(looking.hands[0]) == "sloth1 sloth2 sloth3 praise1 praise2"
    assert (looking.phase, looking.owed, looking.order[0]) == ("bury", 2, 0)
    assert codes(looking) == ["bpraise1", "bpraise2", "bsloth1", "bsloth2", "bsloth3"]
    assert why(looking, "ksloth1") == "bury-first"
    done = does(looking, "bsloth3", "bpraise2")
    assert names(done.hands[0]) == "sloth1 sloth2 praise1"
    assert names(done.deck[:2]) == "praise2 sloth3"
    assert (done.phase, done.order[0]) == ("move", 1)


def test_coffee_tells_how_many_and_not_which() -> None:
    state = table("sloth1 sloth2 sloth3", "monday1", tables={0: "coffee1"}, deck=REST)
    used = event(state, "used", "ucoffee")
    assert (used.pieces, used.n, used.reveals) == (("coffee1",), 2, True)
    assert [(told.kind, told.pieces, told.n) for told in told(state, "ucoffee", "bsloth1")] == [("buried", (), 1)]


def test_coffee_with_one_card_in_the_deck_draws_one_and_puts_one_under() -> None:
    looking = does(table("sloth1 sloth2 sloth3", "monday1", tables={0: "coffee1"}, deck="praise1"), "ucoffee")
    assert looking.owed == 1
    done = does(looking, "bsloth1")
    assert (names(done.deck), done.ending) == ("sloth1", False)


def test_aforator_takes_a_random_card_from_another_s_discard() -> None:
    taken = set()
    for chance in range(40):
        state = table("sloth1", "monday1", tables={0: "aforator"}, discards={1: "burnout1 burnout2 whip1"})
        done = does(state._replace(chance=chance), "s1")
        taken.add(names(done.discards[0]))
        assert len(done.discards[1]) == 2
    assert taken == {"burnout1", "burnout2", "whip1"}


def test_aforator_takes_from_whoever_has_a_discard() -> None:
    state = table("sloth1", "monday1", "whip2", "whip3", tables={0: "aforator"}, discards={0: "whip1", 2: "coffee1"})
    assert [code for code in codes(state) if code[0] == "s"] == ["s2"]
    assert why(state, "s0") == "your-own-discard"
    assert why(state, "s1") == "empty-discard"
    assert why(state, "s5") == "not-now"
    used = event(state, "used", "s2")
    assert (used.seat, used.target, used.pieces, used.n) == (0, 2, ("aforator",), 1)


def test_carrot_draws_up_to_4() -> None:
    state = table("sloth1 sloth2 sloth3", "monday1 monday2 monday3", tables={0: "carrot1"}, deck=REST)
    assert len(does(state, "ksloth1").hands[0]) == 4
    assert len(does(state, "ksloth1", "kmonday1").hands[1]) == 3
    twice = table("sloth1 sloth2 sloth3", "monday1", tables={0: "carrot1 carrot2"}, deck=REST)
    assert len(does(twice, "ksloth1").hands[0]) == 4


def test_critic_replaces_another_s_card_which_comes_to_hand() -> None:
    state = table(
        "sloth1 sloth2 sloth3", "monday1", "whip4", tables={0: "critic1"}, kon="1:praise1 2:coffee1", opener=1
    )
    done = does(state._replace(order=(Seat(0), Seat(1))), "csloth1@2")
    assert done.kon == placed("1:praise1 0:sloth1")
    assert names(done.hands[0]) == "sloth2 sloth3 coffee1"


def test_critic_can_t_replace_an_own_card_or_an_empty_place() -> None:
    state = table("sloth1 sloth2", "monday1", "whip4", tables={0: "critic1"}, kon="0:praise1 1:coffee1")
    assert [code for code in codes(state) if code[0] == "c"] == ["csloth1@2", "csloth2@2"]
    assert why(state, "csloth1@1") == "your-own-place"
    assert why(state, "csloth1@3") == "no-such-place"
    assert why(state, "cwhip4@2") == "not-your-card"


def test_critic_tells_all_that_lies_open() -> None:
    state = table("thrill1 sloth2", "monday1", "whip4", tables={0: "critic1"}, kon="1:coffee2 2:praise1")
    used = event(state, "used", "cthrill1@2")
    assert (used.seat, used.target, used.n, used.reveals) == (0, 2, 2, False)
    assert used.pieces == ("critic1", "thrill1", "praise1", "coffee2")


def test_praise_takes_the_deck_s_top_card_with_each_trick_above_zero() -> None:
    state = table("coffee1 sloth1 sloth2", "carrot6 whip2 whip3", tables={0: "praise1"}, deck="thrill1 thrill2 thrill3")
    done = does(state, "kcoffee1", "kcarrot6")
    assert names(done.discards[0]) == "coffee1 carrot6 thrill3"
    assert event(state, "praised", "kcoffee1", "kcarrot6").n == 1
    assert done.tricks == (1, 0)


def test_praise_takes_nothing_with_a_trick_below_zero_or_from_an_empty_deck() -> None:
    below = table("monday1 sloth1 sloth2", "carrot6 whip2 whip3", tables={0: "praise1", 1: "praise1"}, deck=REST)
    assert "praised" not in kinds(below, "kmonday1", "kcarrot6")
    empty = table("coffee1 sloth1", "carrot6", tables={0: "praise1"}, deck="", ending=True)
    assert "praised" not in kinds(empty, "kcoffee1", "kcarrot6")


def test_two_praises_take_one_card() -> None:
    state = table("coffee1 sloth1 sloth2", "carrot6 whip2", tables={0: "praise1 praise2"}, deck=REST)
    assert len(does(state, "kcoffee1", "kcarrot6").discards[0]) == 3


def test_sloth_moves_its_owner_after_all_others_and_costs_no_move() -> None:
    state = table("praise1 sloth2", "monday1", "whip4", tables={0: "sloth1"})
    waiting = does(state, "usloth")
    assert waiting.order == (1, 2, 0)
    assert (names(waiting.turned), waiting.hands[0]) == ("sloth1", state.hands[0])
    assert [(told.kind, told.seat, told.pieces) for told in told(state, "usloth")] == [("last", 0, ("sloth1",))]
    assert codes(does(waiting, "kmonday1", "kwhip4")) == ["kpraise1", "ksloth2", "tpraise1", "tsloth2"]


def test_two_who_wait_move_in_the_order_in_which_they_said_so() -> None:
    state = table("praise1", "monday1", "whip4", tables={0: "sloth1", 1: "sloth2"})
    assert does(state, "usloth", "usloth").order == (2, 0, 1)


def test_sloth_is_nothing_for_who_moves_last_and_works_once() -> None:
    state = table("praise1", "monday1 monday2", "whip4", tables={2: "sloth1"}, turn=2)
    assert why(state, "usloth") == "last-already"
    assert why(table("praise1", "monday1", tables={0: "sloth1"}, turned="sloth1"), "usloth") == "used-up"


def test_sloth_can_t_be_used_in_the_round_in_which_it_was_laid() -> None:
    """Who has laid it has made the move of that round."""
    state = does(table("sloth1 praise1", "monday1", "whip4"), "tsloth1")
    assert state.order == (1, 2)


def test_burnout_takes_the_last_card_when_the_deck_wins() -> None:
    state = table("carrot5 whip2 whip3", "critic4 sloth1 sloth2", "praise5", tables={1: "burnout1"}, deck=REST)
    done = does(state, "kcarrot5", "kcritic4", "kpraise5")
    assert names(done.discards[1]) == "praise5"
    assert names(done.deck[:2][::-1]) == "carrot5 critic4"
    assert done.tricks == (0, 0, 0)
    steps = ("kcarrot5", "kcritic4", "kpraise5")
    assert event(state, "saved", *steps).pieces == ("praise5",)
    assert event(state, "deck-won", *steps).pieces == ("carrot5", "critic4")


def test_burnout_owners_take_clockwise_from_the_opener_the_latest_card_left() -> None:
    tables = {0: "burnout1", 1: "burnout2"}
    state = table("carrot5 whip2 whip3", "critic4 sloth1 sloth2", tables=tables, deck=REST, opener=1, turn=1)
    done = does(state._replace(hands=(cards("critic4"), cards("carrot5"))), "kcarrot5", "kcritic4")
    assert (names(done.discards[1]), names(done.discards[0])) == ("critic4", "carrot5")


def test_burnout_takes_nothing_from_a_trick() -> None:
    state = table("coffee1 whip2 whip3", "critic4 sloth1 sloth2", tables={1: "burnout1"})
    assert "saved" not in kinds(state, "kcoffee1", "kcritic4")


def test_the_whip_lays_the_deck_s_top_card_on_the_kon_as_one_s_own() -> None:
    state = table("sloth1 sloth2 sloth3", "monday1", tables={0: "whip1"}, deck="thrill1 praise2", kon="1:coffee1")
    done = does(state, "uwhip")
    assert done.kon == placed("1:coffee1 0:thrill1")
    assert done.hands[0] == state.hands[0]
    used = event(state, "used", "uwhip")
    assert (used.pieces, used.reveals) == (("whip1", "thrill1", "coffee1"), True)


def test_the_whip_needs_a_card_in_the_deck() -> None:
    state = table("sloth1", "monday1", tables={0: "whip1 coffee1"}, deck="", ending=True)
    assert why(state, "uwhip") == why(state, "ucoffee") == "empty-deck"


def test_what_lies_on_no_table_of_one_s_own_can_t_be_used() -> None:
    state = table("sloth1", "monday1", tables={1: "whip1"})
    assert why(state, "uwhip") == why(state, "csloth1@1") == why(state, "s1") == why(state, "usloth") == "not-on-table"


@pytest.mark.parametrize(
    "kind", ["carrot1", "monday1", "boredom1", "praise1", "delay1", "deadline1", "burnout1", "thrill1"]
)
def test_what_is_always_on_asks_for_no_move(kind: str) -> None:
    state = table(f"{kind} sloth1", "monday2", kon="1:burnout2", discards={1: "burnout3"})
    assert does(state, f"t{kind}").order[0] == 1
    on_table = table("sloth1", "monday2", tables={0: kind}, kon="1:burnout2", discards={1: "burnout3"})
    assert codes(on_table) == ["ksloth1", "tsloth1"]
