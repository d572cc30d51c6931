"""What a table of Raiders may choose."""

from typing import Literal

from games.game import Options
from games.raiders.view import Disputes


class RaidersOptions(Options):
    goal: Literal["fit", "36", "short", "24"] = "fit"
    """Бабки to win. short: 6 less for each side beyond two (printed formula); fit: likewise, but never less than 24.
    The print leaves it to three and more; with 36 they play for a month.
    """
    pairs: bool = False
    """Four players: 0 and 2 against 1 and 3, each pair's бабки added up."""
    one_set: bool = False
    """Five and six: one set of fighters and property instead of two mixed."""
    disputes: Disputes = "fair"
    """fair: only legal tricks can be chosen; else a trick may be aimed where it may not, and a call of cheating rolls
    play back to before it, or burns the card."""
