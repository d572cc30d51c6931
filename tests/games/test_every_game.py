"""What holds for every game in the catalogue, at every number of seats and under every option."""

import json
import os
import random
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from games import catalogue
from games.catalogue import GAMES, dump_state, game, load_state, newest
from games.game import AnyGame, IllegalMove, Move
from games.playout import play_out
from tests.games.playout import Course, as_text, log, on_courses, played, playouts, replayed, seats_of, states
from tests.games.redealt import redealt

GOLDEN = Path(__file__).parent / "golden"
ENOUGH = 120
"""Different moves that are tried in every state of a sample."""
SAMPLE = 8
"""States of a play-out that are looked at closely."""
FEW = 3
"""States in which every move is tried."""
REASON = re.compile(r"[a-z]+(-[a-z]+)*")

on_every_course = on_courses()
of_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.id}-{game.rules}")


@on_every_course
def test_a_play_out_ends_within_the_bound_and_gives_every_seat_one_place(course: Course) -> None:
    gives_every_seat_one_place(course, played(course)[-1][3])


@on_every_course
def test_somebody_is_awaited_until_the_end_and_has_a_move(course: Course) -> None:
    rules = course.game
    *before, last = states(course, 200)
    for state in before:
        assert rules.outcome(state) is None
        assert rules.awaited(state)
        assert all(rules.moves(state, seat) for seat in rules.awaited(state))
    assert rules.outcome(last) is not None
    assert not rules.awaited(last)
    assert not any(rules.moves(last, seat) for seat in seats_of(course))


@on_every_course
def test_codes_are_unique_sorted_and_short(course: Course) -> None:
    for state in states(course, 100):
        for seat in seats_of(course):
            codes = [move.code for move in course.game.moves(state, seat)]
            assert codes == sorted(set(codes))
            assert all(len(code) <= 12 and code.isascii() and code.isprintable() and " " not in code for code in codes)


@on_every_course
def test_a_move_never_changes_the_state_that_it_was_given(course: Course) -> None:
    for before, seat, move, after, events in played(course)[:: SAMPLE // 2]:
        written = repr(before)
        assert course.game.play(before, seat, move) == (after, events)
        assert repr(before) == written


@on_every_course
def test_a_state_that_was_stored_and_read_goes_on_identically(course: Course) -> None:
    steps = played(course)
    for state in states(course, 60):
        assert stored(course.game, state) == state
    late = steps[2 * len(steps) // 3 :]
    assert replayed(course.game, stored(course.game, late[0][0]), log(late)) == steps[-1][3]


@on_every_course
def test_the_log_replayed_gives_the_same_state_whatever_the_global_chance(course: Course) -> None:
    steps = played(course)
    random.seed(len(steps))
    state = course.game.setup(course.seats, course.options, course.chance)
    for at, entry in enumerate(log(steps)):
        random.seed(at)
        assert state == steps[at][0]
        state = replayed(course.game, state, [entry])
        random.random()
    assert state == steps[-1][3]


@on_every_course
def test_all_pieces_stay_in_the_game(course: Course) -> None:
    first, *others = (Counter(course.game.pieces(state)) for state in states(course, 60))
    assert first
    assert all(pieces == first for pieces in others)


@on_every_course
def test_views_moves_and_reasons_depend_on_nothing_hidden(course: Course) -> None:
    rules, differs = course.game, 0
    pieces = sorted(set(rules.pieces(states(course, 1)[0])))[::5]
    for chance, state in enumerate(states(course, SAMPLE)):
        for seat in (None, *seats_of(course)):
            anew = redealt(rules, state, seat, chance)
            differs += anew != state
            assert rules.view(anew, seat) == rules.view(state, seat)
            assert Counter(rules.pieces(anew)) == Counter(rules.pieces(state))
            if seat is not None:
                assert rules.moves(anew, seat) == rules.moves(state, seat)
                assert [said(rules, anew, seat, piece) for piece in pieces] == [
                    said(rules, state, seat, piece) for piece in pieces
                ]
    assert differs


@on_every_course
def test_views_show_a_seat_its_own_and_the_group_nothing(course: Course) -> None:
    for state in states(course, SAMPLE):
        group = course.game.view(state, None)
        assert (group.seat, group.mine) == (None, None)
        for seat in seats_of(course):
            view = course.game.view(state, seat)
            assert view.seat == seat
            assert view.mine is not None


@on_every_course
def test_silence_is_always_legal_and_goes_on(course: Course) -> None:
    rules = course.game
    for state in states(course, 4):
        for _ in range(400):
            if not (awaited := rules.awaited(state)):
                break
            seat = min(awaited)
            silent = rules.idle_move(state, seat)
            assert silent in rules.moves(state, seat)
            state, _ = rules.play(state, seat, silent)


@on_every_course
def test_what_is_forced_is_legal_and_nothing_else_would_do_anything_else(course: Course) -> None:
    rules = course.game
    for state in states(course, 100):
        for seat in rules.awaited(state):
            if (forced := rules.forced(state, seat)) is None:
                continue
            moves = [move for move in rules.moves(state, seat) if not move.aside]
            assert forced in moves
            assert all(rules.play(state, seat, move) == rules.play(state, seat, forced) for move in moves)


@on_every_course
def test_a_turn_winds_down_only_for_who_is_awaited_and_can_end_it(course: Course) -> None:
    rules = course.game
    for state in states(course, 60):
        for seat in seats_of(course):
            if rules.winding_down(state, seat):
                assert seat in rules.awaited(state)
                assert rules.idle_move(state, seat).passive


@on_every_course
def test_a_rival_makes_legal_moves_from_its_view_alone(course: Course) -> None:
    rules, differs = course.game, 0
    for chance, state in enumerate(states(course, 30)):
        for seat in seats_of(course):
            if not (moves := rules.moves(state, seat)):
                continue
            chosen = catalogue.choose(rules, state, seat)
            assert chosen in moves
            anew = redealt(rules, state, seat, chance)
            differs += anew != state
            assert catalogue.choose(rules, anew, seat) == chosen == catalogue.choose(rules, state, seat)
    assert differs


@on_courses(usual=True)
def test_rivals_among_themselves_come_to_an_end(course: Course) -> None:
    *_, last = play_out(course.game, course.seats, course.options, course.chance, catalogue.sensible(course.game))
    assert course.game.outcome(last[3]) is not None


@on_every_course
def test_what_is_legal_is_accepted_and_all_else_is_refused_with_its_reason(course: Course) -> None:
    rules, known = course.game, every_move(course)
    pieces = sorted(set(rules.pieces(states(course, 1)[0])))
    for state in states(course, FEW):
        before = repr(state)
        for seat in seats_of(course):
            legal = {move.code for move in rules.moves(state, seat)}
            for code, move in known.items():
                if code in legal:
                    rules.play(state, seat, move)
                    continue
                reason = rules.explain(state, seat, code).reason
                assert REASON.fullmatch(reason)
                with pytest.raises(IllegalMove, match=f"^{reason}$"):
                    rules.play(state, seat, move)
            for code in (*pieces, "", "no such thing"):
                assert code in legal or REASON.fullmatch(rules.explain(state, seat, code).reason)
        assert repr(state) == before


@of_every_game
def test_another_chance_deals_another_game_and_the_same_the_same(game: AnyGame) -> None:
    options = game.options().settled(slow=True)
    assert game.setup(game.seats[-1], options, 1) == game.setup(game.seats[-1], options, 1)
    assert len({repr(game.view(game.setup(game.seats[-1], options, seed), None)) for seed in range(20)}) > 1


@of_every_game
def test_the_catalogue_knows_each_game_by_id_and_version(game: AnyGame) -> None:
    assert catalogued(game.id, game.rules) is game
    assert catalogued(game.id) in newest()


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=pytest.mark.slow if game.id == "raiders" else (), id=f"{game.id}-{game.rules}")
        for game in GAMES
    ],
)
def test_a_game_is_played_as_it_was_written_down(game: AnyGame) -> None:
    """KON_GOLDEN=write writes it down anew."""
    path = GOLDEN / (f"{game.id}.txt" if game in newest() else f"{game.id}-{game.rules}.txt")
    text = golden(game)
    if os.environ.get("KON_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"{path.name} is missing: KON_GOLDEN=write makes it"
    assert path.read_text(encoding="utf-8") == text


catalogued = game


def gives_every_seat_one_place(course: Course, last: object) -> None:
    outcome = course.game.outcome(last)
    assert outcome is not None
    assert sorted(seat for seats in outcome.places for seat in seats) == list(seats_of(course))


def stored(game: AnyGame, state: object) -> object:
    return load_state(game, json.loads(json.dumps(dump_state(game, state))))


def said(game: AnyGame, state: object, seat: int, code: str) -> tuple[str, object]:
    reason = game.explain(state, seat, code)  # type: ignore[arg-type]
    return reason.reason, reason.details


def every_move(course: Course) -> dict[str, Move]:
    """Moves that anybody made or could have made in two play-outs; of very many, a part."""
    found = {
        move.code: move
        for chance in (course.chance, course.chance + 1)
        for state in states(replace(course, chance=chance), 100)
        for seat in seats_of(course)
        for move in course.game.moves(state, seat)
    }
    return dict([*found.items()][:: len(found) // ENOUGH + 1])


def golden(game: AnyGame) -> str:
    """A short game of the most players with quick clocks: header, moves with what they tell, outcome, state.

    Of a game that never is short, the beginning and the end.
    """
    seats, options = game.seats[-1], game.options().settled(slow=False)
    tried = ((seed, list(playouts(game, seats, seed, options))) for seed in range(3))
    seed, steps = next(one for one in tried if len(one[1]) < 250 or one[0] == 2)
    shown = steps if len(steps) < 250 else [*steps[:200], *steps[-50:]]
    header = f"{game.id} · rules {game.rules} · {seats} seats · chance {seed} · {options!r}"
    end = steps[-1][3]
    return (
        "\n".join((header, "", *map(as_text, shown), "", repr(game.outcome(end)), json.dumps(dump_state(game, end))))
        + "\n"
    )
