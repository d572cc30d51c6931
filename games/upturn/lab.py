"""What simulations ask of UpTurn: a way to play, and kinds of tiles to count."""

from collections.abc import Sequence
from random import Random

from games.playout import at_random
from games.upturn.moves import Lay, UpTurnMove
from games.upturn.state import State
from games.upturn.tiles import ACTIONS, PENALTIES, TILES, TWINS, is_number


def nearest(state: State, moves: Sequence[UpTurnMove], rng: Random) -> UpTurnMove:
    """The number nearest to the last one, with its run and with the word; without a number that fits, anything."""
    last = state.board.last
    numbers = [move for move in moves if isinstance(move, Lay) and is_number(move.tile)]
    if not numbers:
        return at_random(state, moves, rng)
    return min(numbers, key=lambda move: (abs(move.tile - last), not move.run, not move.says))


def kind(piece: str) -> str | None:
    """Under which a laid piece is counted; None for what is no tile."""
    tile = TILES.get(piece)
    if tile is None:
        return None
    return ACTIONS.get(tile) or ("twin" if tile in TWINS else "penalty" if tile in PENALTIES else "number")
