"""What a seat of Aforator remembers of cards that it can't see any more."""

from games.aforator.deck import NO_CARD
from games.aforator.state import State
from games.game import Seat
from tests.games.aforator.builders import GAME, cards, does, table
from tests.games.redealt import redealt

A, B, C = map(Seat, range(3))
REST = "praise1 praise2 praise3 praise4 praise6 thrill1 thrill2"


def every(state: State, seat: Seat | None) -> list[State]:
    return [redealt(GAME, state, seat, chance) for chance in range(20)]


def deck_won() -> State:
    return does(table("praise5 sloth1", "thrill3 sloth2", deck=REST), "kpraise5", "tthrill3")


def buried() -> State:
    looking = table("sloth1 sloth2 sloth3", "monday1", tables={0: "coffee1"}, deck="praise1 praise2 thrill1 thrill2")
    return does(looking, "ucoffee", "bsloth3", "bpraise2")


def swapped() -> State:
    hands = ("sloth1 sloth2 sloth3", "monday1", "whip4")
    return does(table(*hands, tables={0: "critic1"}, kon="1:praise1 2:coffee1", opener=1), "csloth1@1")


def test_what_the_deck_has_won_lies_under_it_as_all_have_seen() -> None:
    state = deck_won()
    for seat in (None, A, B):
        assert GAME.view(state, seat).under == cards("praise5")
        assert all(anew.deck[:1] == cards("praise5") for anew in every(state, seat))


def test_only_who_has_put_cards_under_the_deck_knows_which() -> None:
    state = buried()
    assert GAME.view(state, A).under == cards("praise2 sloth3")
    assert GAME.view(state, B).under == GAME.view(state, None).under == ()
    assert all(anew.deck[:2] == cards("praise2 sloth3") for anew in every(state, A))
    assert len({anew.deck[:2] for anew in every(state, B)}) > 1


def test_under_a_card_that_one_knows_another_may_lie() -> None:
    state = buried()
    deeper = state._replace(deck=(*cards("coffee2"), *state.deck), traced=(*state.traced, (cards("coffee2")[0], 2)))
    assert GAME.view(deeper, A).under == (NO_CARD, *cards("praise2 sloth3"))
    assert GAME.view(deeper, B).under == cards("coffee2")


def test_who_draws_a_card_from_under_the_deck_holds_it_as_all_have_seen() -> None:
    state = deck_won()
    drawn = does(state._replace(deck=cards("thrill2 praise5"), order=(A, B)), "ksloth1")
    assert cards("praise5")[0] in drawn.hands[0]
    assert GAME.view(drawn, B).traced[0] == cards("praise5")
    assert all(cards("praise5")[0] in anew.hands[0] for anew in every(drawn, B))


def test_a_card_that_came_back_from_the_kon_is_in_the_hand_until_it_is_laid() -> None:
    state = swapped()
    assert GAME.view(state, B).traced == GAME.view(state, None).traced == (cards("praise1"), (), ())
    assert GAME.view(state, A).traced == ((), (), ())
    assert all(cards("praise1")[0] in anew.hands[0] for anew in every(state, C))
    laid = state._replace(order=(A,))
    assert GAME.view(does(laid, "tpraise1"), B).traced == ((), (), ())


def test_who_puts_a_card_of_the_hand_under_the_deck_may_have_put_any() -> None:
    state = swapped()._replace(order=(A,), phase="bury", owed=2)
    assert GAME.view(does(state, "bsloth2"), B).traced == ((), (), ())
    assert GAME.view(does(state, "bsloth2"), B).under == ()


def test_everybody_remembers_who_has_won_which_cards() -> None:
    state = does(table("coffee1 sloth1", "burnout6 sloth2", deck=REST, loose=()), "kcoffee1", "kburnout6")
    assert GAME.view(state, A).won == ((), cards("coffee1 burnout6"))
    assert all(anew.discards == state.discards for anew in every(state, A))


def test_after_a_card_was_taken_by_chance_the_discard_may_have_lost_any() -> None:
    hands = ("sloth1 sloth2", "monday1 monday2", "whip4 whip5")
    discards = {1: "praise1 praise2 praise3", 2: "thrill1 thrill2"}
    state = does(table(*hands, tables={0: "aforator"}, discards=discards, loose=()), "s1")
    view = GAME.view(state, C)
    assert view.won == ((), (), cards("thrill1 thrill2"))
    assert view.loose == cards("praise1 praise2 praise3")
    found = every(state, C)
    assert {card for anew in found for card in anew.discards[0]} == {*cards("praise1 praise2 praise3")}
    assert all({*anew.discards[0], *anew.discards[1]} == {*cards("praise1 praise2 praise3")} for anew in found)


def test_nobody_knows_the_card_that_praise_has_taken() -> None:
    hands = ("coffee1 sloth1 sloth2", "carrot6 whip2 whip3")
    begun = table(*hands, tables={0: "praise1"}, loose=())
    state = does(begun, "kcoffee1", "kcarrot6")
    assert GAME.view(state, A).won == (cards("coffee1 carrot6"), ())
    assert [len(pile) for pile in state.discards] == [3, 0]
    assert {anew.discards[0][:2] for anew in every(state, A)} == {cards("coffee1 carrot6")}
    assert len({anew.discards[0][2] for anew in every(state, A)}) > 1


def test_of_a_game_that_was_begun_before_discards_were_remembered_nothing_is_known() -> None:
    state = does(table("coffee1 sloth1", "burnout6 sloth2"), "kcoffee1", "kburnout6")
    assert GAME.view(state, A).won is None
    assert len({anew.discards for anew in every(state, A)}) > 1
