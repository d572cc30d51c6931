"""How sure a share is that was counted in a number of games."""

from math import sqrt

Z = 1.96
"""Standard deviations to either side that hold 95 %."""


def interval(share: float, games: int) -> tuple[float, float]:
    """From where to where the true share lies with 95 %, by Wilson's score ("Probable inference", 1927)."""
    spread = Z * Z / games
    middle = share + spread / 2
    width = Z * sqrt((share * (1 - share) + spread / 4) / games)
    return max((middle - width) / (1 + spread), 0.0), min((middle + width) / (1 + spread), 1.0)
