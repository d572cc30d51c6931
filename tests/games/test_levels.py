"""The levels of computer players: what each may know, and how much better one is than another."""

from itertools import islice

import pytest

from games.catalogue import choose, newest
from games.game import AnyGame, Seat
from games.levels import LEVELS, Level, choose_at, played_at, policy
from games.playout import play_out
from games.simulate import simulate
from tests.games.playout import Course, on_courses, seats_of, states
from tests.games.thrift import thrifty as thrifty

pytestmark = pytest.mark.usefixtures("thrifty")

of_every_game = pytest.mark.parametrize("game", newest(), ids=lambda game: game.id)
at_every_level = pytest.mark.parametrize("level", played_at())


@at_every_level
@on_courses(usual=True)
def test_what_is_chosen_is_legal_and_the_same_for_the_same_chance(course: Course, level: Level) -> None:
    rules = course.game
    for chance, state in enumerate(states(course, 30)):
        for seat in seats_of(course):
            if moves := rules.moves(state, seat):
                view = rules.view(state, seat)
                chosen = choose_at(level, rules, view, moves, chance)
                assert chosen in moves
                assert choose_at(level, rules, view, moves, chance) == chosen


@on_courses()
def test_a_beginner_plays_under_every_option(course: Course) -> None:
    """Kinds of moves that few tables have, such as to call cheating, have their odds too."""
    rules = course.game
    for chance, state in enumerate(states(course, 25)):
        for seat in seats_of(course):
            if moves := rules.moves(state, seat):
                assert choose_at("easy", rules, rules.view(state, seat), moves, chance) in moves


@on_courses(usual=True)
def test_the_sensible_level_is_the_sensible_player_whatever_the_chance(course: Course) -> None:
    rules = course.game
    for chance, state in enumerate(states(course, 20)):
        for seat in rules.awaited(state):
            moves, view = rules.moves(state, seat), rules.view(state, seat)
            assert choose_at("sensible", rules, view, moves, chance) == choose(rules, state, seat)


@of_every_game
def test_who_is_awaited_goes_on_with_the_game_at_every_level(game: AnyGame) -> None:
    """Nobody reads aloud instead of playing."""
    for level in played_at():
        steps = islice(play_out(game, 3, game.options().settled(slow=True), 3, policy(level, game)), 200)
        assert not any(move.aside for _, _, move, _, _ in steps)


@pytest.mark.parametrize(("game", "games"), [("upturn", 120), ("aforator", 80), ("raiders", 16)])
def test_a_beginner_loses_to_a_sensible_player_and_beats_chance(game: str, games: int) -> None:
    book = next(known for known in newest() if known.id == game)
    options = book.options().settled(slow=True)
    lost = simulate(book, 2, games, 7, "easy", options, versus="sensible")
    won = simulate(book, 2, games // 2, 7, "easy", options, versus="random")
    assert lost.share is not None
    assert won.share is not None
    assert lost.share <= 0.4 < 0.5 < won.share


def test_a_level_at_which_nothing_is_played_is_a_lookup_error() -> None:
    with pytest.raises(LookupError, match="no game is played at the level 'clever'"):
        choose_at("clever", newest()[0], None, [], 1)  # type: ignore[arg-type]


def test_the_levels_at_which_games_are_played_stand_in_order() -> None:
    assert played_at() == LEVELS


@of_every_game
def test_the_same_seed_plays_the_same_game_at_every_level(game: AnyGame) -> None:
    options = game.options().settled(slow=True)
    for level in played_at():
        first, second = ([*islice(play_out(game, 2, options, 4, policy(level, game)), 60)] for _ in range(2))
        assert first == second


def test_another_chance_lets_a_beginner_notice_something_else() -> None:
    book = newest()[0]
    state = book.setup(2, book.options().settled(slow=True), 1)
    seat = Seat(min(book.awaited(state)))
    moves, view = book.moves(state, seat), book.view(state, seat)
    assert len({choose_at("easy", book, view, moves, chance).code for chance in range(30)}) > 1
