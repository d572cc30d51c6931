"""A beginner of Aforator: sees the Kon rather than the Table, and forgets what lies there to be used."""

from games.aforator.moves import AforatorMove, Bury, Place, Play, Use
from games.aforator.rival import choose as sensible
from games.beginner import beginner

_ODDS: dict[type[AforatorMove], float] = {Play: 0.75, Place: 0.6, Use: 0.5, Bury: 0.6}


def _odds(move: AforatorMove) -> float:
    return _ODDS[type(move)]


choose = beginner(sensible, _odds)
