"""Hints: what a strong rival would do, and why in figures, out of what the seat may know."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import Any, NamedTuple

import pytest
from pydantic import TypeAdapter

from games import catalogue
from games.catalogue import game, mind_of
from games.facts import Facts, percent, tens
from games.game import AnyGame, Seat
from games.hint import Hint, Rated, finder_of, hint_of, imagined
from games.playout import play_out
from games.search.guide import Budget
from games.search.search import think
from tests.games.aforator import builders as aforator
from tests.games.raiders import builders as raiders
from tests.games.redealt import redealt
from tests.games.upturn import builders as upturn

LITTLE = Budget(playouts=4, plies=1, moves=3)
FEW = 6
"""Tables on which reasons are looked for."""
LONGEST, EVERY = 80, 4
"""Decisions of a course, and which of them are looked at."""
MOVES = 4
"""Of each decision, whose reasons are looked at."""
BOUNDS = {"tens": 10, "without": 10, "chance": 100}
"""The most that such figures can be; none is below zero but those that have a sign."""
SIGNED = {"sum", "worth", "attack", "against"}


class Case(NamedTuple):
    """A game as sensible players play it: with moves that random ones seldom have."""

    id: str
    seats: int
    options: tuple[tuple[str, object], ...] = ()


class Asked(NamedTuple):
    """A decision on the way, and a hint for it."""

    book: AnyGame
    state: Any
    seat: Seat
    chance: int
    hint: Hint


CASES = (
    Case("upturn", 2), Case("upturn", 4, (("calls", "self"), ("goes_on", True))),
    Case("aforator", 2, (("scoring", "pro"),)), Case("aforator", 4),
    Case("raiders", 2), Case("raiders", 3, (("disputes", "roll-back"),)), Case("raiders", 4, (("pairs", True),)),
)  # fmt: skip
on_cases = pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.id}-{case.seats}")


@cache
def asked(case: Case) -> tuple[Asked, ...]:
    """Some decisions of a game."""
    book = game(case.id)
    options = book.options.model_validate(dict(case.options)).settled(slow=False)
    steps = islice(play_out(book, case.seats, options, 4, catalogue.sensible(book)), 0, LONGEST, EVERY)
    return tuple(
        Asked(book, state, seat, chance, hint(book, state, seat, chance))
        for chance, (state, seat, *_) in enumerate(steps)
    )


def hint(book: AnyGame, state: Any, seat: int = 0, chance: int = 5, tables: int = FEW) -> Hint:
    return hint_of(book, book.view(state, Seat(seat)), book.moves(state, Seat(seat)), chance, LITTLE, tables)


def facts(book: AnyGame, state: Any, code: str, seat: int = 0) -> Facts:
    """Why one would make that move."""
    view, finder = book.view(state, Seat(seat)), finder_of(book)
    assert finder is not None
    move = next(move for move in book.moves(state, Seat(seat)) if move.code == code)
    found = finder(view, move, [*imagined(mind_of(book), view, 5, 20)])
    assert found is not None
    return found


@cache
def kinds(id: str) -> frozenset[str]:
    """The reasons that a game gives."""
    module = __import__(f"games.{id}.hint", fromlist=["KINDS"])
    return frozenset(module.KINDS)


@on_cases
def test_it_is_what_a_strong_rival_would_do_with_the_same_chance(case: Case) -> None:
    for book, state, seat, chance, found in asked(case):
        view, moves = book.view(state, seat), book.moves(state, seat)
        assert found.code == think(mind_of(book), view, moves, chance, LITTLE).move.code
        assert found.code in {move.code for move in moves}
        assert 0 <= found.share <= 1
        assert found.next is None or (found.next.code != found.code and 0 <= found.next.share <= 1)


@on_cases
def test_it_depends_on_nothing_that_the_seat_cannot_see(case: Case) -> None:
    differing = 0
    for book, state, seat, chance, found in asked(case)[::2]:
        other = redealt(book, state, seat, chance + 50)
        assert hint(book, other, seat, chance) == found
        differing += other != state
    assert differing


@on_cases
def test_it_crosses_the_border_of_a_process(case: Case) -> None:
    adapter = TypeAdapter(Hint)
    for each in asked(case):
        assert adapter.validate_json(adapter.dump_json(each.hint)) == each.hint


@on_cases
def test_moves_have_reasons_in_whole_numbers(case: Case) -> None:
    """All but a card here and there that changes nothing of a fight."""
    without = 0
    for book, state, seat, chance, found in asked(case):
        view, moves, finder = book.view(state, seat), book.moves(state, seat), finder_of(book)
        assert finder is not None
        tables = [*imagined(mind_of(book), view, chance, 3)]
        some = moves[chance % 2 :: max(len(moves) // MOVES, 1)]
        for reason in (found.facts, *(finder(view, move, tables) for move in some)):
            if reason is None:
                without += 1
                continue
            assert reason.kind in kinds(book.id)
            for name, figure in reason.figures.items():
                assert type(figure) is int
                assert name in SIGNED or 0 <= figure <= BOUNDS.get(name, 200), reason
                assert name not in ("next", "whose") or figure < case.seats
    assert without <= (3 if case.id == "raiders" else 0)


def test_tables_are_those_of_the_search_in_its_order(monkeypatch: pytest.MonkeyPatch) -> None:
    book = upturn.GAME
    view = book.view(upturn.table("12 34 56", "4 6", last=20, up=True), Seat(0))
    first = [*imagined(mind_of(book), view, 7, 3)]
    assert [*imagined(mind_of(book), view, 7, 5)][:3] == first
    seen: list[Any] = []
    mind = mind_of(book)
    monkeypatch.setattr(type(mind), "table", lambda _, __, own: seen.append(own) or first[0])
    think(mind, view, book.moves(first[0], Seat(0)), 7, Budget(playouts=6, plies=1, moves=2))
    tried, seen[:] = tuple(seen), []
    assert [*imagined(mind, view, 7, 3)] == [first[0]] * 3
    assert tuple(seen) == tried[:3]


def test_where_there_is_no_choice_the_chances_are_those_of_the_table() -> None:
    found = hint(upturn.GAME, upturn.table("12", "4 6", last=20, up=True))
    assert (found.code, found.next) == ("draw", None)
    assert 0 < found.share < 1


def test_the_next_best_move_is_told() -> None:
    found = hint(upturn.GAME, upturn.table("31 32 33", "4 6", last=20, up=True))
    assert (found.code, found.share) == ("33r", 1.0)
    assert isinstance(found.next, Rated)
    assert found.next.share <= 1


def test_a_game_without_reasons_has_the_chances_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.hint.finder_of", lambda _: None)
    found = hint(upturn.GAME, upturn.table("12 34 56", "4 6", last=20, up=True))
    assert found.facts is None


def test_every_game_of_the_catalogue_has_reasons() -> None:
    assert all(finder_of(book) for book in catalogue.GAMES)


def test_parts_are_counted_in_tens_and_hundreds() -> None:
    assert tens([True, True, False]) == 7
    assert percent([True, True, False]) == 67


def test_upturn_tells_what_fits_next_and_whom_it_stops() -> None:
    state = upturn.table("34 56 60 12", "4 6 9 10 46 50", last=20, up=True)
    assert facts(upturn.GAME, state, "34") == Facts("number", {"fit": 2, "left": 3})
    stuck = facts(upturn.GAME, upturn.table("96 4 6", "12", last=20, up=True), "96")
    assert (stuck.kind, stuck.figures["next"], stuck.figures["fit"]) == ("number-stuck", 1, 0)
    assert stuck.figures["chance"] > 60


def test_upturn_tells_what_an_arrow_turns_and_who_is_skipped() -> None:
    turned = facts(upturn.GAME, upturn.table("down 4 6 60", "9", last=20, up=True), "down")
    assert turned == Facts("turn", {"fit": 2, "before": 1})
    state = upturn.table("skip1 34 46", "6 9", "10", last=20, up=True)
    assert facts(upturn.GAME, state, "skip1") == Facts("skip", {"n": 1, "least": 2})
    assert facts(upturn.GAME, state._replace(racks=state.racks[:2]), "skip1") == Facts("again", {"fit": 2})


def test_upturn_gives_to_whoever_has_fewest() -> None:
    state = upturn.table("34 46", "6 9 10", "12", last=20, up=True, phase="gifts", gifts=1)
    assert facts(upturn.GAME, state, "g2") == Facts("give-least", {"n": 1})
    assert facts(upturn.GAME, state, "g1") == Facts("give-next", {"n": 3})


def test_aforator_tells_the_sum_and_who_could_beat_it() -> None:
    state = aforator.table("whip6 carrot1", "monday1 sloth1", "monday2 sloth2")
    assert facts(aforator.GAME, state, "kwhip6") == Facts("leads", {"sum": -2, "could": 2, "rest": 2})
    some = aforator.table("carrot1 sloth5", "monday1", "monday2", kon="2:praise5")._replace(order=(Seat(0), Seat(1)))
    stays = facts(aforator.GAME, some, "kcarrot1")
    assert (stays.kind, stays.figures["sum"]) == ("stays", 6)
    assert 20 < stays.figures["chance"] < 80
    without = some._replace(hands=(some.hands[0], (), some.hands[2]))
    assert facts(aforator.GAME, without, "kcarrot1") == Facts("safe", {"sum": 6, "chance": 100})


def test_aforator_tells_who_closes_a_round_what_is_in_the_trick() -> None:
    state = aforator.table("carrot1 sloth5", "monday1", kon="1:praise5", opener=1)
    assert facts(aforator.GAME, state, "kcarrot1") == Facts("takes", {"sum": 6, "n": 2})


def test_raiders_tells_how_often_a_capture_works_and_what_it_brings() -> None:
    """Whoever has no cards answers nothing."""
    state = raiders.table("kh 2h", "", lots="club1 bank1:1:2c", bag="")
    assert facts(raiders.GAME, state, "kh>club1") == Facts("capture", {"tens": 10, "cash": 2})
    assert facts(raiders.GAME, state, "kh>bank1") == Facts("capture-from", {"tens": 10, "cash": 8, "whose": 1})
    assert facts(raiders.GAME, state, "2h>bank1") == Facts("capture-try", {"tens": 0, "cash": 8})
    assert facts(raiders.GAME, state._replace(goal=8), "kh>bank1").kind == "capture-wins"


def test_raiders_tells_what_a_card_turns_and_what_a_pass_would_cost() -> None:
    state = raiders.does(raiders.table("2h 3h 6h", "", lots="hotel1", bag=""), "3h>hotel1")
    assert facts(raiders.GAME, state, "6h@3h") == Facts("attack", {"tens": 10, "without": 0})
    assert facts(raiders.GAME, state, "pass") == Facts("pass-failed", {"tens": 0})
    state = raiders.does(raiders.table("kc", "5h 4h", lots="club1:1:7h", bag=""), "kc>club1")
    assert facts(raiders.GAME, state, "5h@7h", 1) == Facts("guard", {"tens": 10, "without": 0})
    assert facts(raiders.GAME, state, "pass", 1) == Facts("pass-lost", {"tens": 0})
