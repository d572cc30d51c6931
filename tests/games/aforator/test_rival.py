"""How the computer player of Aforator plays: what it does at a small table, and how often it wins."""

import pytest

from games import catalogue
from games.aforator.options import AforatorOptions
from games.aforator.state import State
from games.game import Seat
from games.simulate import simulate
from tests.games.aforator.builders import GAME, does, table

SIX = "praise1 praise2 praise3 praise4 praise5 praise6"


def chosen(state: State, seat: int = 0) -> str:
    return catalogue.choose(GAME, state, Seat(seat)).code


def closing(hand: str, kon: str, **fields: object) -> State:
    """Seat 0 closes a round for two that seat 1 has opened."""
    return table(hand, "monday1 monday2 monday3", kon=f"1:{kon}", opener=1, **fields)  # type: ignore[arg-type]


def test_it_takes_the_trick_when_it_closes_the_round() -> None:
    assert chosen(closing("sloth5 praise5 critic5", "coffee1")) == "ksloth5"


def test_it_takes_it_with_the_weakest_card_that_does() -> None:
    assert chosen(closing("thrill1 deadline4 praise5", "carrot5")) == "kdeadline4"


def test_it_lets_the_deck_win_rather_than_another() -> None:
    tables = {0: "carrot1 burnout1 thrill2"}
    assert chosen(closing("critic2 praise5 coffee6", "deadline1", tables=tables)) == "kcritic2"


# The end in sight: one card in the deck, which any card laid draws, unless the deck wins.

MANY = "boredom1 boredom2 boredom3 boredom4 boredom5 boredom6"


def test_it_ends_the_game_while_it_has_most() -> None:
    tables = {0: "carrot1 praise1 thrill2"}
    state = closing("critic2 praise5 coffee6", "deadline1", tables=tables, deck="whip2", discards={0: MANY})
    assert chosen(state) in ("kpraise5", "kcoffee6")
    assert chosen(state._replace(discards=state.discards[::-1])) == "kcritic2"


def test_it_goes_on_rather_than_take_a_trick_and_lose_the_game() -> None:
    state = closing("sloth5 praise5 critic5", "carrot5", deck="whip2", discards={1: MANY})
    assert chosen(state) == "kcritic5"


def test_it_draws_rather_than_lose_by_a_deck_that_stays_as_it_is() -> None:
    tables = {0: "whip5 deadline4 critic5", 1: "carrot6 praise3 deadline3"}
    behind = closing(
        "carrot5 delay5 coffee6", "burnout4", tables=tables, turned="critic5", discards={1: MANY},
        deck="sloth1 sloth2 sloth3", lowest=3, still=6,
    )  # fmt: skip
    assert chosen(behind)[0] == "k"
    assert chosen(behind._replace(still=0)) == "uwhip"


def test_it_puts_its_best_ability_on_the_table_when_the_trick_is_lost() -> None:
    assert chosen(closing("sloth5 praise5 coffee6", "deadline1")) == "tpraise5"


def test_it_puts_the_weakest_cards_under_the_deck() -> None:
    looking = does(table("whip1 sloth5 thrill1", "monday1", tables={0: "coffee1"}, deck=SIX), "ucoffee")
    assert chosen(looking) == "bsloth5"
    assert chosen(does(looking, "bsloth5")) == "bpraise2"


def test_it_never_reads_aloud() -> None:
    assert chosen(closing("sloth5 praise5 critic5", "coffee1"))[0] != "a"


def test_it_says_something_when_it_may_only_read_aloud() -> None:
    state = closing("sloth5 praise5 critic5", "coffee1")
    assert chosen(state, 1) == "acoffee1"


@pytest.mark.slow
@pytest.mark.parametrize(("players", "share"), [(2, 0.85), (4, 0.7), (6, 0.35)])
@pytest.mark.parametrize("scoring", ["simple", "sum", "pro"])
def test_it_beats_chance(players: int, share: float, scoring: str) -> None:
    options = AforatorOptions.model_validate({"scoring": scoring})
    won = simulate(GAME, players, 100, 7, "sensible", options, versus="random").share
    assert won is not None
    assert won >= share
