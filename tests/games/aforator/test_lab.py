"""What `python -m games simulate aforator` reports, and the figures that the deck was made for."""

from collections.abc import Mapping
from functools import cache

import pytest

from games.aforator.deck import KINDS
from games.aforator.lab import collector
from games.aforator.options import AforatorOptions
from games.lab import Figures
from games.simulate import Report, simulate
from tests.games.aforator.builders import GAME, does, table, told

DECK_WINS, ROUNDS = (0.08, 0.25), (12, 25)


@cache
def played(players: int, games: int, policy: str = "sensible") -> Report:
    return simulate(GAME, players, games, 11, policy, AforatorOptions())


def watched(state: object, *codes: str) -> Figures:
    """The figures of these moves alone."""
    lab = collector(2)
    for at in range(len(codes)):
        before = does(state, *codes[:at])  # type: ignore[arg-type]  # a State
        after = does(before, codes[at])
        lab.see([(before, before.order[0], None, after, told(before, codes[at]))])  # type: ignore[list-item]  # unread
    lab.end(GAME.outcome(after))
    return lab.figures()


def test_a_trick_is_counted_with_its_size_and_its_taker_s_place() -> None:
    figures = watched(table("coffee1", "thrill1", deck="", ending=True), "kcoffee1", "kthrill1")
    assert figures["trick_sizes"] == {"2": 1.0}
    assert figures["tricks_by_place"] == [0.0, 1.0]
    assert (figures["deck_wins"], figures["empty_kons"], figures["neutralised_a_game"]) == (0.0, 0.0, 1.0)
    assert figures["laid"] == {"coffee": 1, "thrill": 1}


def test_a_deck_win_and_an_empty_kon_are_shares_of_the_rounds() -> None:
    sunk = watched(table("carrot5", "critic4", deck="", ending=True), "kcarrot5", "kcritic4")
    assert (sunk["deck_wins"], sunk["empty_kons"]) == (1.0, 0.0)
    empty = watched(table("carrot5", "thrill4", deck="", ending=True), "tcarrot5", "tthrill4")
    assert (empty["deck_wins"], empty["empty_kons"]) == (0.0, 1.0)


def test_kinds_are_counted_where_they_lie_and_by_their_uses() -> None:
    state = table("carrot5", "thrill4", tables={0: "whip1"}, deck="sloth1", turn=0)
    figures = watched(state, "uwhip", "tthrill4")
    assert figures["used_a_game"] == {"whip": 1.0}
    assert _kinds(figures["games_kon"]) == {"sloth"}
    assert _kinds(figures["games_table"]) == {"thrill"}
    assert _kinds(figures["games_anywhere"]) == {"sloth", "thrill"}


def test_what_a_critic_lays_and_neutralises_is_counted() -> None:
    state = table("thrill1", "praise2", kon="0:coffee2 1:praise1", tables={0: "critic1"}, deck="", ending=True)
    figures = watched(state, "cthrill1@2", "kpraise2")
    assert figures["neutralised_a_game"] == 1.0
    assert _kinds(figures["games_kon"]) == {"thrill", "praise"}


def test_scorings_agree_when_all_have_the_same_winner() -> None:
    assert watched(table("whip1", "critic4", deck="", ending=True), "kwhip1", "kcritic4")["scorings_agree"] == 1.0
    tie = watched(table("whip1", "thrill4", deck="", ending=True), "kwhip1", "tthrill4")
    assert (tie["scorings_agree"], tie["drawn"]) == (0.0, 1.0)


def test_a_report_has_the_figures_of_the_game_beside_those_of_every_game() -> None:
    report = played(3, 4, "random").as_dict()
    assert {"rounds", "deck_wins", "trick_sizes", "games_kon", "games_table", "laid"} <= report.keys()
    assert {"moves_per_second", "turns_per_player", "wins_by_seat", "unfinished"} <= report.keys()
    assert "penalties" not in report


@pytest.mark.slow
def test_with_four_a_game_has_12_to_25_rounds() -> None:
    rounds = played(4, 150).figures["rounds"]
    assert isinstance(rounds, Mapping)
    assert ROUNDS[0] <= rounds["p10"] <= rounds["p90"] <= ROUNDS[1]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "games"), [(2, 100), (4, 150), (6, 100)])
def test_the_deck_wins_often_enough_to_be_felt(players: int, games: int) -> None:
    share = played(players, games).figures["deck_wins"]
    assert isinstance(share, float)
    assert DECK_WINS[0] <= share <= DECK_WINS[1]


@pytest.mark.slow
def test_every_kind_is_used_in_both_places_but_the_single_aforator() -> None:
    figures = played(4, 150).figures
    for where in ("games_kon", "games_table"):
        shares = figures[where]
        assert isinstance(shares, Mapping)
        assert {kind for kind in KINDS if shares[kind] < 0.55} <= {"aforator"}


@pytest.mark.slow
def test_no_seat_wins_much_more_than_another() -> None:
    wins = played(4, 150).wins_by_seat
    assert max(wins) - min(wins) <= 0.15 * 150


def _kinds(shares: object) -> set[str]:
    assert isinstance(shares, Mapping)
    return {kind for kind, share in shares.items() if share}
