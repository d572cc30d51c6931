"""The printed rules of Raiders, sentence by sentence, in their order."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from games.cards import draw
from games.game import Outcome, Seat
from games.raiders import estates, fighters
from games.raiders.fighters import CARDS, FIGHTS, MIGHT, NAMES, SUIT, TRICKS
from games.raiders.options import RaidersOptions
from games.raiders.piles import Lot, cash
from games.raiders.state import State
from tests.games.raiders.builders import (
    GAME,
    cards,
    codes,
    counts,
    discard,
    does,
    fate,
    hand,
    kinds,
    street,
    table,
    told,
    why,
)


def dealt(seats: int, **options: object) -> list[State]:
    chosen = RaidersOptions.model_validate(options)
    return [GAME.setup(seats, chosen, draw(seed)[0]) for seed in range(30)]


# Цель игры


def test_two_decks_one_of_property_and_one_of_fighters_never_mix() -> None:
    """Tens and above, whose numbers no property has."""
    bag = "ts th td tc js jh jd jc qs qh qd"
    state = does(table("kd ks", "as", lots="club1", bag=bag), "kd>club1", "ks!", "*", "end", "1:as@kd", "*", "1:end")
    fighters_there = {*state.deck, *state.discard, *state.hands[0], *state.hands[1]}
    assert {NAMES[card] for card in fighters_there} == {*bag.split(), "kd", "ks", "as"}
    assert not fighters_there & {*estates.deck(1)}
    assert sorted([*(lot.estate for lot in state.lots), *state.estates]) == [*estates.deck(1)]


def test_each_player_is_dealt_six_fighters() -> None:
    for seats in GAME.seats:
        assert all([len(held) for held in state.hands] == [6] * seats for state in dealt(seats))


def test_the_goal_is_property_worth_36_or_more() -> None:
    assert all(state.goal == 36 for seats in GAME.seats for state in dealt(seats, goal="36"))
    assert all(state.goal == 36 for state in dealt(2))
    rich = "club1:0:2s club2:0:3s depot1:0:4s diner1:0:5s hotel1:0:6s plant1:0:7s"
    assert counts(table("", "", lots=rich))[0] < 36
    won = does(table("kh", "", lots=rich + " plant2"), "kh>plant2", "*")
    assert counts(won)[0] >= 36
    assert GAME.outcome(won) == Outcome(((Seat(0),), (Seat(1),)))


# Козыри


def test_after_dealing_the_top_fighter_goes_under_the_deck_and_its_suit_is_trump() -> None:
    for state in dealt(3):
        assert state.deck[0] == state.bottom
        assert state.trump == SUIT[state.bottom]


def test_a_trump_works_on_any_suit_a_trump_ace_kills_any_fighter() -> None:
    state = table("as", "", lots="club1:1:kh bank1:1:2d plant1:1:3c")
    assert codes(state) == ["as@2d", "as@3c", "as@kh", "end"]
    assert street(does(state, "as@kh", "*"))["club1"] == ""


def test_another_ace_kills_its_own_suit_alone() -> None:
    state = table("ah", "", lots="club1:1:kh bank1:1:2d")
    assert codes(state) == ["ah@kh", "end"]
    assert why(state, "ah@2d") == "wrong-suit"


# Правила, коротко · Ход


def test_all_take_turns() -> None:
    state = table("", "", "")
    assert [does(state, *["end"] * turns).turn for turns in range(5)] == [0, 1, 2, 0, 1]


def test_a_turn_begins_by_drawing_up_to_six() -> None:
    after = does(table("", "as ah", lots="club1"), "end")
    assert [len(held) for held in after.hands] == [0, 6]


def test_who_has_six_or_more_draws_nothing() -> None:
    begun = table("", "as ah ad ac ks kh kd", lots="club1")
    assert len(does(begun, "end").hands[1]) == 7
    assert "drew" not in kinds(begun, "end")


def test_property_is_turned_up_if_none_lies_unguarded() -> None:
    begun = table("", "", lots="club1:0:kd", estates="bank1 plant1")
    assert street(does(begun, "end")) == {"club1": "0:kd", "bank1": ""}


def test_no_property_is_turned_up_while_some_lies_unguarded() -> None:
    begun = table("", "", lots="club1:0:kd club2", estates="bank1")
    assert street(does(begun, "end")) == {"club1": "0:kd", "club2": ""}


def test_the_first_turn_begins_with_a_property_in_the_centre() -> None:
    assert all(len(state.lots) == 1 and state.lots[0].owner < 0 for state in dealt(2))


def test_a_capture_is_for_ones_own_turn_only() -> None:
    state = table("kd", "kh", lots="club1")
    assert why(state, "kh>club1", 1) == "not-your-turn"


def test_there_is_one_attempt_a_turn_and_it_is_spent_if_it_fails_too() -> None:
    state = does(table("2c kd", "", lots="bank1 club1"), "2c>bank1", "*")
    assert not [code for code in codes(state) if ">" in code]
    assert why(state, "kd>club1") == "attempt-spent"
    assert why(state, "club1") == "attempt-spent"
    assert ">" in "".join(codes(does(state, "end", "1:end")))


def test_any_property_in_play_can_be_captured() -> None:
    state = table("jd", "", "", lots="club1 bank1:1:2s plant1:2:3s")
    assert codes(state) == ["end", "jd>bank1", "jd>club1", "jd>plant1"]


# Захват


def test_a_fighter_is_a_card_with_might() -> None:
    assert [NAMES[card] for card in fighters.deck(1) if not FIGHTS[card]] == ["as", "ah", "ad", "ac"]
    state = table("as", "", lots="club1")
    assert codes(state) == ["end"]
    assert why(state, "as>club1") == "no-fighter"


def test_an_equal_might_takes_unguarded_property() -> None:
    assert MIGHT[CARDS["5s"]] == 5
    assert street(does(table("5s", "", lots="club1"), "5s>club1", "*")) == {"club1": "0:5s"}


def test_a_greater_might_takes_unguarded_property() -> None:
    assert street(does(table("kh", "", lots="club1"), "kh>club1", "*")) == {"club1": "0:kh"}


def test_who_is_weaker_than_unguarded_property_dies() -> None:
    after = does(table("2c", "", lots="club1"), "2c>club1", "*")
    assert (street(after), discard(after)) == ({"club1": ""}, {"2c"})


def test_the_stronger_attacker_kills_the_guard_and_then_is_measured_against_the_property() -> None:
    after = does(table("kh", "", lots="club1:1:5s"), "kh>club1", "*")
    assert (street(after), discard(after)) == ({"club1": "0:kh"}, {"5s"})


def test_the_weaker_attacker_dies() -> None:
    after = does(table("5s", "", lots="club1:1:kh"), "5s>club1", "*")
    assert (street(after), discard(after)) == ({"club1": "1:kh"}, {"5s"})


def test_equal_fighters_both_die() -> None:
    assert MIGHT[CARDS["5s"]] == MIGHT[CARDS["8s"]]
    after = does(table("5s", "", lots="club1:1:8s"), "5s>club1", "*")
    assert (street(after), discard(after)) == ({"club1": ""}, {"5s", "8s"})


def test_the_attacker_stays_as_a_guard_and_the_property_is_the_attackers() -> None:
    after = does(table("kh", "", lots="club1", turns=4), "kh>club1", "*")
    assert after.lots == (Lot(estates.ESTATES["club1"], Seat(0), CARDS["kh"], 4),)


def test_property_without_a_fighter_goes_to_the_centre() -> None:
    assert street(does(table("as", "", lots="club1:1:kh"), "as@kh", "*")) == {"club1": ""}


def test_a_guard_may_be_weaker_than_the_property() -> None:
    state = table("", "", lots="bank1:0:2c")
    assert street(does(state, "end", "1:end")) == {"bank1": "0:2c", **dict.fromkeys(turned_up(state), "")}


def turned_up(state: State) -> list[str]:
    return [estates.NAMES[state.estates[-1]]]


def test_a_negative_might_kills_nobody() -> None:
    begun = table("2c ts 3s", "tc 3c", lots="club1:1:2h", trump="s")
    state = does(begun, "2c>club1", "ts@2h", "1:tc@2c", "1:3c@2c")
    fate = GAME.view(state, None).fate
    assert fate is not None
    assert (fate.attack, fate.defence) == (3 - 5 - 3, 4 - 5)
    assert street(does(state, "*")) == {"club1": "1:2h"}


def test_tricks_may_be_played_during_a_capture_by_anybody() -> None:
    state = does(table("5s 6s", "5h", "ts", lots="club1:1:kh"), "5s>club1")
    assert "6s@5s" in codes(state, 0)
    assert "5h@kh" in codes(state, 1)
    assert {"ts@5s", "ts@kh"} <= set(codes(state, 2))


def test_a_capture_is_done_when_all_have_passed() -> None:
    state = does(table("kh", "", "", lots="club1"), "kh>club1", "2:pass", "0:pass")
    assert GAME.awaited(state) == {1}
    assert street(state) == {"club1": ""}
    assert does(state, "1:pass").phase == "turn"


def test_others_may_only_play_tricks_in_a_capture_not_capture_too() -> None:
    state = does(table("kh", "kd 7s", lots="club1 club2"), "kh>club1")
    assert not [code for code in codes(state, 1) if ">" in code]
    assert why(state, "kd>club2", 1) == "not-your-turn"
    assert why(state, "kh>club2") == "window-open"


def test_playing_tricks_alone_is_no_capture() -> None:
    state = does(table("as kd", "", lots="club1:1:kh"), "as@kh", "*")
    assert not state.spent
    assert "kd>club1" in codes(state)


# Шняга


def test_tricks_are_played_from_the_hand_only() -> None:
    state = table("", "", lots="club1:0:7s bank1:1:as")
    assert codes(state, 0) == ["end"]
    assert codes(state, 1) == []
    assert why(state, "7s@7s") == "not-your-card"


def test_a_card_goes_to_the_discard_after_its_trick() -> None:
    after = does(table("as", "", lots="club1:1:kh"), "as@kh", "*")
    assert discard(after) == {"as", "kh"}
    assert hand(after) == set()


def test_tricks_may_be_played_at_any_time_in_others_turns_too() -> None:
    state = table("", "as", "7h", lots="club1:0:kh bank1:2:kd")
    assert codes(state, 1) == ["as@kd", "as@kh"]
    assert codes(state, 2) == ["7h@kd"]
    assert street(does(state, "1:as@kd", "*"))["bank1"] == ""


@pytest.mark.parametrize("trick", ["stash", "search", "charm", "tip"])
def test_some_are_for_ones_own_turn_only(trick: str) -> None:
    name = next(NAMES[card] for card, means in enumerate(TRICKS) if means and means.id == trick)
    state = table("2d", name, lots="club1:0:2h bank1:0:2s")
    assert not [code for code in codes(state, 1) if code.startswith(name)]
    assert why(state, name, 1) == "own-turn-only"
    on_turn = table(name, "2d", lots="club1:1:2h bank1:1:2s")
    assert [code for code in codes(on_turn) if code.startswith(name) and ">" not in code]


def test_becomes_yours_works_on_a_guard_and_not_on_an_attacker() -> None:
    state = does(table("kh qs", "qd", lots="club1:1:5s plant1:1:6d"), "kh>club1")
    assert "qs@5s" in codes(state)
    assert "qs@6d" in codes(state)
    assert "qs@kh" not in codes(state)
    assert not [code for code in codes(state, 1) if code.startswith("qd")]


def test_what_is_added_to_might_ends_with_the_capture() -> None:
    first = does(table("2c 6c", "", lots="club1"), "2c>club1", "6c@2c", "*")
    assert street(first) == {"club1": "0:2c"}
    second = does(first._replace(hands=((), (CARDS["4h"],)), turn=Seat(1), spent=False), "1:4h>club1")
    fate = GAME.view(second, None).fate
    assert fate is not None
    assert (fate.attack, fate.defence) == (4, 3)


def test_the_boar_discards_for_his_might_only_not_to_get_rid_of_cards() -> None:
    begun = table("jc 2d 3d", "6h", lots="club1 bank1:0:kh")
    assert not [code for code in codes(begun) if "+" in code]
    assert why(begun, "jc+2d") == "no-capture"
    fighting = does(begun, "jc>club1")
    assert {"jc+2d", "jc+3d"} <= set(codes(fighting))
    leaving = does(table("jc 2d 7h", "", lots="club1"), "jc>club1", "7h@jc")
    assert why(leaving, "jc+2d") == "no-effect"


FIVE = "2d 2h 4h 6d kd"
"""Cards to get rid of."""


def test_a_boar_of_6_against_an_unguarded_stall_of_5_is_not_fed_with_five_cards() -> None:
    """«Нельзя … использовать эффект «Кабана» … только для того, чтобы избавиться от ненужных карт»: two may forestall
    «Наручники», which could still be in the other hand; more would forestall nothing.
    """
    state = does(table("jc " + FIVE, "ks kh", lots="kiosk1"), "jc>kiosk1")
    fed = does(state, "jc+2d", "jc+2h")
    assert fate(fed).attack == 6 + 4
    assert not [code for code in codes(fed) if "+" in code]
    assert why(fed, "jc+4h") == why(fed, "6d@jc") == "dumping"


def test_a_capture_that_no_answer_can_change_any_more_is_not_fed_at_all() -> None:
    """With nobody who holds a card, or with all cards that could harm the boar in the discard."""
    alone = does(table("jc " + FIVE, "", lots="kiosk1"), "jc>kiosk1")
    assert why(alone, "jc+2d") == why(alone, "6d@jc") == "dumping"
    harmless = table("jc " + FIVE, "ks kh", lots="kiosk1", discard=cards("3c 3s tc ts"))
    harmless = does(harmless._replace(deck=tuple({*harmless.deck}.difference(harmless.discard))), "jc>kiosk1")
    assert why(harmless, "jc+2d") == why(harmless, "6d@jc") == "dumping"


def test_tricks_are_not_for_dumping() -> None:
    assert why(table("4s", "", lots="club1:0:kh"), "4s@kh") == "no-capture"
    assert why(table("as", ""), "as@kh") == "no-target"
    assert why(table("ks", "", estates=""), "ks!") == "no-property-left"
    assert why(table("2s", "", bag=""), "2s!") == "nothing-to-draw"
    twice = does(table("as ah", "", lots="club1:1:kh"), "as@kh")
    assert why(twice, "ah@kh") == "no-target"


def test_tricks_and_effects_are_carried_out_in_the_order_in_which_they_were_played() -> None:
    """Charmed first, the guard can still be sent home, and leaves the property to nobody; after that it is too late."""
    begun = table("qs", "7d", lots="club1:1:2h")
    charmed = does(begun, "qs@2h", "1:7d@2h", "*")
    assert street(charmed) == {"club1": ""}
    sent_home = does(begun, "1:7d@2h")
    assert why(sent_home, "qs@2h") == "no-target"
    assert hand(does(sent_home, "*"), 1) == {"2h"}


def test_retreat_returns_the_fighter_to_the_hand_of_who_plays_it() -> None:
    """«Указанный ваш солдат возвращается к вам в руку»: also one whom a rival has charmed in the same pile."""
    charmed = does(table("qs", "7d", lots="club1:1:2h"), "qs@2h", "1:7d@2h")
    assert fate(charmed).back == ((CARDS["2h"], 1),)
    after = does(charmed, "*")
    assert (hand(after, 0), hand(after, 1)) == (set(), {"2h"})


def test_retreat_under_the_first_rules_handed_a_charmed_fighter_to_the_rival() -> None:
    charmed = does(table("qs", "7d", lots="club1:1:2h", rules=1), "qs@2h", "1:7d@2h")
    assert fate(charmed).back == ((CARDS["2h"], 0),)
    assert hand(does(charmed, "*"), 0) == {"2h"}


def test_retreat_saves_even_from_certain_death() -> None:
    killed = does(table("kh 7c", "as", lots="club1"), "kh>club1", "1:as@kh", "7c@kh", "*")
    assert "kh" in hand(killed)
    beaten = does(table("2c 7h", "", lots="bank1:1:kh"), "2c>bank1", "7h@2c", "*")
    assert hand(beaten) == {"2c"}
    assert street(beaten) == {"bank1": "1:kh"}


# Собственность


def test_every_property_brings_its_cash() -> None:
    printed = tomllib.loads(Path(estates.__file__).with_name("property.toml").read_text(encoding="utf-8"))
    for kind in estates.KINDS:
        assert counts(table("", "", lots=f"{kind}1:0:2c")) == (printed[kind]["cash"][0], 0)


def test_who_holds_36_has_won_as_soon_as_it_is_captured() -> None:
    lots = tuple(Lot(estate, Seat(0), card) for estate, card in zip(range(8, 19), range(11), strict=True))
    state = table("kh", "", lots="club1")
    state = state._replace(lots=state.lots + lots)
    assert cash(lots, 2)[0] >= 36
    won = does(state, "kh>club1", "*")
    assert (won.phase, won.winner) == ("over", 0)
    assert "won" in kinds(state, "kh>club1", "1:pass", "0:pass")


def test_two_clubs_bring_6_not_4() -> None:
    assert counts(table("", "", lots="club1:0:2c")) == (2, 0)
    assert counts(table("", "", lots="club1:0:2c club2:0:2d")) == (6, 0)
    assert counts(table("", "", lots="club1:0:2c club2:1:2d")) == (2, 2)


# Конец колоды


def test_when_the_deck_ends_the_discard_is_shuffled_and_played() -> None:
    begun = table("", "", lots="club1", bag="2c", discard=tuple(range(8, 20)))
    after = does(begun, "end")
    assert len(after.hands[1]) == 6
    assert (len(after.deck), after.discard) == (7, ())
    assert "reshuffled" in kinds(begun, "end")


# Разрешение споров: test_disputes


# А зачем на картах масть


def test_the_fighters_are_an_ordinary_pack_with_suits_and_ranks() -> None:
    assert len(set(NAMES[:52])) == 52
    assert Counter(map(SUIT.__getitem__, fighters.deck(1))) == dict.fromkeys(range(4), 13)


# Варианты игры


@pytest.mark.parametrize(("players", "goal"), [(2, 36), (3, 30), (4, 24), (5, 18), (6, 12)])
def test_the_short_game_takes_6_less_for_each_player_over_two_four_play_to_24(players: int, goal: int) -> None:
    assert dealt(players, goal="short")[0].goal == goal


def test_four_may_play_pair_against_pair_to_36_together() -> None:
    state = dealt(4, pairs=True)[0]
    assert (state.pairs, state.goal) == (True, 36)


def test_bonuses_count_for_each_player_of_a_pair_by_himself() -> None:
    state = table("", "", "", "", lots="club1:0:2c club2:2:2d", pairs=True)
    assert counts(state) == (2, 0, 2, 0)


def test_more_than_four_mix_two_sets() -> None:
    for seats in GAME.seats:
        state = dealt(seats)[0]
        sets = 2 if seats > 4 else 1
        assert len(list(GAME.pieces(state))) == sets * (52 + estates.SIZE)


def test_the_capture_tells_its_score() -> None:
    event = told(table("kh", "", lots="club1:1:5s"), "kh>club1", "1:pass", "0:pass")[0]
    assert (event.kind, event.seat, event.target, event.pieces) == ("taken", 0, 1, ("kh", "club1", "5s", "8:5"))
