"""What a strong rival thinks: of a View alone, within its budget, and that it wins where it can."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, islice
from typing import Any

import pytest

from games.catalogue import game, guide_of, mind_of
from games.game import AnyGame, Move, Seat
from games.levels import policy
from games.playout import play_out
from games.search.guide import Budget
from games.search.mind import Mind
from games.search.search import Thought, chances, think
from games.search.to_the_end import ToTheEnd
from games.simulate import simulate
from tests.games.aforator import builders as aforator
from tests.games.playout import Course, on_courses, seats_of, states
from tests.games.raiders import builders as raiders
from tests.games.redealt import redealt
from tests.games.thrift import thrifty as thrifty
from tests.games.upturn import builders as upturn

SOME = Budget(playouts=24, plies=2, moves=4)
LITTLE = Budget(playouts=6, plies=1, moves=3)


def thought(book: AnyGame, state: Any, seat: int = 0, budget: Budget | None = None, chance: int = 5) -> Thought:
    return think(mind_of(book), book.view(state, Seat(seat)), book.moves(state, Seat(seat)), chance, budget)


def chosen(book: AnyGame, state: Any, seat: int = 0) -> str:
    return thought(book, state, seat, SOME).move.code


def test_it_goes_out_in_upturn() -> None:
    assert chosen(upturn.GAME, upturn.table("31 32 33", "4 6", last=20, up=True)) == "33r"


def test_it_ends_aforator_while_it_has_most_and_not_before() -> None:
    many = "boredom1 boredom2 boredom3 boredom4 boredom5 boredom6"
    closing = aforator.table(
        "critic2 praise5 coffee6", "monday1 monday2 monday3", kon="1:deadline1", opener=1, deck="whip2",
        tables={0: "carrot1 praise1 thrill2"}, discards={0: many},
    )  # fmt: skip
    assert chosen(aforator.GAME, closing) in ("kpraise5", "kcoffee6")
    assert chosen(aforator.GAME, closing._replace(discards=closing.discards[::-1])) == "kcritic2"


def test_it_captures_what_wins_raiders() -> None:
    """The club would bring half of what is needed."""
    state = raiders.table("jc 2h", "", lots="club1 wash1", bag="", estates="", goal=4)
    wins = [
        move.code for move in raiders.GAME.moves(state, Seat(0)) if _won(raiders.GAME, raiders.does(state, move.code))
    ]
    assert wins
    assert chosen(raiders.GAME, state) in wins


def _won(book: AnyGame, state: Any) -> bool:
    """Whether seat 0 has won, once everybody has passed."""
    while (awaited := book.awaited(state)) and state.phase == "window":
        seat = min(awaited)
        state, _ = book.play(state, seat, book.idle_move(state, seat))
    outcome = book.outcome(state)
    return outcome is not None and outcome.places[0] == (Seat(0),)


def test_what_is_decided_is_told_as_such() -> None:
    won = thought(upturn.GAME, upturn.table("31 32 33", "4 6", last=20, up=True), budget=SOME)
    assert won.share == 1.0
    assert won.candidates[0].playouts == max(candidate.playouts for candidate in won.candidates)


@on_courses(usual=True)
def test_it_depends_on_the_view_and_the_chance_alone(course: Course) -> None:
    rules = course.game
    for chance, state in enumerate(states(course, 8)):
        for seat in seats_of(course):
            if rules.moves(state, seat):
                first = thought(rules, state, seat, LITTLE, chance)
                assert thought(rules, redealt(rules, state, seat, chance), seat, LITTLE, chance) == first
                assert first.move in rules.moves(state, seat)


@pytest.mark.usefixtures("thrifty")
@pytest.mark.parametrize(("id", "moves"), [("upturn", 400), ("aforator", 120), ("raiders", 150)])
def test_it_plays_by_the_rules_all_along(id: str, moves: int) -> None:
    """Whatever is illegal the rules refuse."""
    book = game(id)
    options, strong = book.options().settled(slow=True), policy("strong", book)
    steps = chain.from_iterable(play_out(book, 3, options, seed, strong) for seed in range(99))
    assert len([*islice(steps, moves)]) == moves


@pytest.mark.parametrize("id", ["upturn", "aforator", "raiders"])
def test_it_keeps_to_its_budget(id: str) -> None:
    book = game(id)
    state = book.setup(3, book.options().settled(slow=True), 3)
    seat = min(book.awaited(state))
    counting = _Counting(mind_of(book))
    budget = Budget(playouts=20, plies=3, moves=5)
    found = think(counting.mind, book.view(state, seat), book.moves(state, seat), 1, budget)
    assert sum(candidate.playouts for candidate in found.candidates) <= budget.playouts
    assert 2 <= len(found.candidates) <= budget.moves
    assert counting.calls["imagined"] == found.candidates[0].playouts
    assert counting.calls["posed"] == counting.calls["imagined"]
    assert 0 < counting.calls["policy"] - counting.calls["pass"] <= budget.playouts * budget.plies


def test_where_there_is_no_choice_nothing_is_tried() -> None:
    counting = _Counting(mind_of(upturn.GAME))
    state = upturn.table("12", "4 6", last=20, up=True)
    view, moves = upturn.GAME.view(state, Seat(0)), upturn.GAME.moves(state, Seat(0))
    assert len(moves) == 1
    assert think(counting.mind, view, moves, 1).candidates[0].playouts == 0
    assert not counting.calls


def test_who_may_only_read_aloud_does_not_think_about_it() -> None:
    state = aforator.table("sloth5 praise5", "monday1", kon="1:coffee1", opener=1)
    found = thought(aforator.GAME, state, 1)
    assert found.move.aside
    assert found.candidates[0].playouts == 0


def test_in_play_for_places_it_plays_for_the_best_that_is_left() -> None:
    state = upturn.table("31 32 33", "4 6", "", last=20, up=True, goes_on=True, out=((Seat(2), 12),))
    found = thought(upturn.GAME, state, budget=SOME)
    assert (found.move.code, found.share) == ("33r", 1.0)


def test_a_game_without_a_guide_is_played_to_its_end() -> None:
    book = upturn.GAME
    mind = mind_of(book)
    mind = replace(mind, guide=ToTheEnd(book, mind.sensible), weights={"": ()})
    state = upturn.table("31 32 33 60", "4 6 9", last=20, up=True)
    found = think(mind, book.view(state, Seat(0)), book.moves(state, Seat(0)), 3, LITTLE)
    assert all(0 <= candidate.share <= 1 for candidate in found.candidates)
    assert found.move in book.moves(state, Seat(0))


@on_courses(usual=True)
def test_the_chances_of_a_table_are_one_together_for_the_group_too(course: Course) -> None:
    mind = mind_of(course.game)
    for state in states(course, 4)[:-1]:
        for seat in (None, Seat(0)):
            found = chances(mind, course.game.view(state, seat), 3, tables=2)
            sides = mind.guide.sides(mind.guide.posed(state))
            assert sum(found[side[0]] for side in sides) == pytest.approx(1)
            assert [*found] == sorted(seat for side in sides for seat in side)


def test_who_is_about_to_go_out_has_the_better_chances() -> None:
    state = upturn.table("31 32 33", "4 6 7", last=20, up=True)
    found = chances(mind_of(upturn.GAME), upturn.GAME.view(state, Seat(0)), 3, tables=8)
    assert found[Seat(0)] == 1.0


@pytest.mark.slow
def test_it_beats_a_sensible_player_even_with_little_time(monkeypatch: pytest.MonkeyPatch) -> None:
    guide: Any = guide_of(aforator.GAME)
    monkeypatch.setattr(guide, "BUDGET", Budget(playouts=16, plies=4, moves=4))
    options = aforator.GAME.options().settled(slow=True)
    report = simulate(aforator.GAME, 2, 12, 7, "strong", options, versus="sensible")
    assert report.share is not None
    assert report.share > 0.5


class _Counting:
    """A mind that counts what it does, and to which every state is quiet enough."""

    def __init__(self, mind: Mind) -> None:
        self.calls: Counter[str] = Counter()
        book: Any = _Book(mind.book, self.calls)
        guide: Any = _Guide(mind.guide, self.calls)
        self.mind = replace(mind, book=book, guide=guide)


class _Book:
    def __init__(self, book: Any, calls: Counter[str]) -> None:
        self._book, self._calls = book, calls

    def __getattr__(self, name: str) -> Any:
        return getattr(self._book, name)

    def imagined(self, view: Any, chance: int) -> Any:
        self._calls["imagined"] += 1
        return self._book.imagined(view, chance)


class _Guide:
    def __init__(self, guide: Any, calls: Counter[str]) -> None:
        self._guide, self._calls = guide, calls

    def __getattr__(self, name: str) -> Any:
        return getattr(self._guide, name)

    def quiet(self, _: Any) -> bool:
        return True

    def posed(self, state: Any) -> Any:
        self._calls["posed"] += 1
        return self._guide.posed(state)

    def policy(self, state: Any, seat: Seat, moves: Sequence[Any]) -> Move:
        move: Move = self._guide.policy(state, seat, moves)
        self._calls["policy"] += 1
        self._calls["pass"] += move.code == "pass" and state.phase == "window"
        return move
