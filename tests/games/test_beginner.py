"""What a beginner overlooks."""

from collections.abc import Sequence

from games.beginner import beginner, noticed
from games.game import Move

MOVES = [Move(f"m{at}") for at in range(10)]
STOP = Move("stop", passive=True)
READ = Move("read", passive=True, aside=True)


def test_a_move_is_noticed_as_often_as_its_odds_are() -> None:
    times = sum(len(noticed(MOVES, lambda _: 0.3, chance)) for chance in range(1000))
    assert 2700 < times < 3300


def test_what_is_certain_or_passive_is_noticed_always() -> None:
    assert noticed(MOVES, lambda _: 1.0, 5) == MOVES
    assert noticed([*MOVES, STOP], lambda _: 0.0, 5) == [STOP]


def test_all_are_noticed_if_otherwise_the_game_could_not_go_on() -> None:
    assert noticed([*MOVES, READ], lambda _: 0.0, 5) == [*MOVES, READ]
    assert noticed([READ], lambda _: 0.0, 5) == [READ]


def test_they_keep_their_order() -> None:
    found = noticed(MOVES, lambda _: 0.5, 9)
    assert 0 < len(found) < len(MOVES)
    assert found == sorted(found, key=MOVES.index)


def test_a_beginner_chooses_among_them_as_the_sensible_player_does() -> None:
    def last(_: object, moves: Sequence[Move]) -> Move:
        return moves[-1]

    choose = beginner(last, lambda move: move.code != "m9")
    assert choose(None, MOVES, 3) == MOVES[8]
