"""A beginner of UpTurn: doesn't look through all of its tiles each time, runs least, and forgets the word."""

from games.beginner import beginner
from games.upturn.moves import Catch, Give, Lay, Say, UpTurnMove
from games.upturn.rival import choose as sensible
from games.upturn.tiles import is_number

NUMBER = 0.75
ACTION = 0.7
RUN = 0.5
"""How often a twin's run is noticed."""
_OTHERS: dict[type[UpTurnMove], float] = {Catch: 0.4, Say: 0.7, Give: 0.6}


def _odds(move: UpTurnMove) -> float:
    if not isinstance(move, Lay):
        return _OTHERS[type(move)]
    return RUN if move.run else NUMBER if is_number(move.tile) else ACTION


choose = beginner(sensible, _odds)
