"""What a table of Aforator may choose."""

from typing import Literal

from games.game import Options

Scoring = Literal["simple", "sum", "pro"]
"""simple: most cards in discard, on the table and in hand. sum: the greatest sum of worths in the discard, signs left
out. pro: most tricks, then that sum."""


class AforatorOptions(Options):
    scoring: Scoring = "simple"
    starts: Literal["highest", "chance", "host", "named"] = "highest"
    """Who begins; highest: who holds the card of the greatest worth (only the seat is shown); named: whom the host
    names.
    """
    named: Literal[0, 1, 2, 3, 4, 5] = 0
    """The seat of whoever is named."""
