"""Effects: what the jacks can do while they attack or guard."""

from games.raiders.fighters import CARDS
from games.raiders.state import State
from tests.games.raiders.builders import codes, discard, does, fate, hand, street, table, told, why


def uses(state: State, seat: int = 0) -> list[str]:
    return [code for code in codes(state, seat) if "+" in code]


def test_the_boar_gets_2_for_any_card_again_and_again() -> None:
    state = does(table("jc as 2d 2h", "6h", lots="bank1"), "jc>bank1")
    assert uses(state) == ["jc+2d", "jc+2h", "jc+as"]
    once = does(state, "jc+2d")
    assert (fate(once).attack, uses(once)) == (6 + 2, ["jc+2h", "jc+as"])
    assert fate(does(once, "jc+as")).attack == 6 + 4


def test_an_effect_works_on_guard_too() -> None:
    state = does(table("kd", "2d", lots="club1:1:jc"), "kd>club1")
    assert uses(state, 1) == ["jc+2d"]
    assert fate(does(state, "1:jc+2d")).defence == 6 + 2


def test_an_effect_is_its_owners_and_only_in_its_own_capture() -> None:
    begun = table("kd 2c", "2d", "2h", lots="club1:1:jc bank1:2:js")
    assert uses(begun) == []
    state = does(begun, "kd>club1")
    assert (uses(state, 0), uses(state, 2)) == ([], [])
    assert why(state, "jc+2c") == "no-use"
    assert why(state, "js+2h", 2) == "no-effect"


def test_the_sniper_takes_from_the_enemy_fighter_of_this_capture() -> None:
    state = does(table("js 2d 3d", "", lots="club1:1:kd"), "js>club1")
    before, after = fate(state).defence, fate(does(state, "js+2d", "js+3d")).defence
    assert (before, after) == (7, 7 - 2 - 2)
    assert uses(does(table("js 2d", "", lots="club1"), "js>club1")) == []


def test_the_ensign_discards_a_fighter_for_half_his_might_rounded_up_once_a_capture() -> None:
    state = does(table("jh 9h as 2s", "", lots="bank1"), "jh>bank1")
    assert uses(state) == ["jh+2s", "jh+9h"]
    assert why(state, "jh+as") == "no-fighter"
    after = does(state, "jh+9h")
    assert fate(after).attack == 5 + 4
    assert why(after, "jh+2s") == "no-effect"


def test_the_ensign_acts_once_a_capture_whatever_was_played_in_between() -> None:
    state = does(table("jh 9h 6c 2s", "td", lots="bank1", trump="d"), "jh>bank1", "jh+9h", "6c@jh", "1:td@jh")
    assert uses(state) == []
    again = does(state, "*", "end", "1:end")
    again = does(again._replace(hands=((*again.hands[0], CARDS["jh"]), ())), "jh>bank1")
    assert "jh+2s" in uses(again)


def test_the_bouncer_discards_two() -> None:
    assert uses(does(table("jd 2d", "", lots="club1:1:kh"), "jd>club1")) == []
    state = does(table("jd 2d 3d 4d", "", lots="club1:1:kh"), "jd>club1")
    assert uses(state) == ["jd+2d+3d", "jd+2d+4d", "jd+3d+4d"]
    assert why(state, "jd+2d") == "wrong-cost"
    assert hand(does(state, "jd+2d+4d", "*")) == {"3d"}


def test_the_bouncer_sends_the_enemy_fighter_back_to_his_owner() -> None:
    begun = table("jd 2d 3d", "", lots="club1:1:kh")
    cost = sum(len(code.split("+")) - 1 for code in uses(does(begun, "jd>club1"))[:1])
    code = uses(does(begun, "jd>club1"))[0]
    after = does(begun, "jd>club1", code, "*")
    assert hand(after, 1) == {"kh"}
    assert len(hand(after)) == 2 - cost
    guard = does(table("kh", "2d 3d", lots="club1:1:jd"), "kh>club1")
    after = does(guard, "1:" + uses(guard, 1)[0], "*")
    assert (street(after), hand(after), after.spent) == ({"club1": "1:jd"}, {"kh"}, True)


def test_the_bouncer_saves_a_doomed_enemy_too() -> None:
    state = does(table("kh", "2d 3d", "as", lots="club1:1:jd"), "kh>club1", "2:as@kh")
    assert hand(does(state, "1:" + uses(state, 1)[0], "*")) == {"kh"}


def test_a_doomed_bouncer_may_still_act() -> None:
    state = does(table("kh ad", "2d 3d", lots="club1:1:jd"), "kh>club1", "ad@jd")
    after = does(state, "1:" + uses(state, 1)[0], "*")
    assert (hand(after), street(after)) == ({"kh"}, {"club1": ""})


def test_effects_are_no_tricks_so_no_excuse_touches_them() -> None:
    state = does(table("jc 2d", "8d", lots="club1"), "jc>club1", "jc+2d")
    assert codes(state, 1) == ["pass"]
    assert why(state, "8d@jc", 1) == "no-target"


def test_effects_join_the_pile_in_order() -> None:
    state = does(table("jc 2d 6h", "6d", lots="bank1"), "jc>bank1", "jc+2d", "6h@jc")
    assert [(played.card, played.costs) for played in state.pile] == [
        (CARDS["jc"], (CARDS["2d"],)),
        (CARDS["6h"], ()),
    ]


def test_effects_are_used_only_while_the_fighter_hasnt_left() -> None:
    state = does(table("jc 7d 2d", "", lots="club1"), "jc>club1", "7d@jc")
    assert uses(state) == []
    bounced = does(table("kh 2c 3c", "7h 2d 3d", lots="club1:1:jd"), "kh>club1", "1:7h@jd")
    assert uses(bounced, 1) == []


def test_effects_are_used_only_if_they_change_something() -> None:
    state = does(table("jc 2d", "ac", lots="club1"), "jc>club1", "1:ac@jc")
    assert why(state, "jc+2d") == "no-effect"


def test_the_effect_of_a_fighter_who_leaves_stays_and_its_cost_isnt_returned() -> None:
    begun = table("kh", "2d 4d 7h", lots="club1:1:js")
    state = does(begun, "kh>club1", "1:js+2d", "1:7h@js")
    assert fate(state).attack is not None
    assert fate(state).attack < 8  # type: ignore[operator]  # an attacker who is there fights
    after = does(state, "*")
    assert {"2d", "7h"} <= discard(after)
    assert "js" in hand(after, 1)


def test_what_is_discarded_for_an_effect_is_shown() -> None:
    event = told(table("jc 2d", "6h", lots="club1"), "jc>club1", "jc+2d")[0]
    assert (event.kind, event.seat, event.pieces) == ("used", 0, ("jc", "2d"))


def test_costs_are_ones_own_cards_each_once_in_order() -> None:
    state = does(table("jd 2d 3d", "kc", lots="club1:1:kh"), "jd>club1")
    assert why(state, "jd+2d+kc") in ("not-your-card", "wrong-cost")
    assert why(state, "jd+2d+2d") == "wrong-cost"
    assert why(state, "jd+3d+2d+3d") == "wrong-cost"
