"""What was found, and whether the bot can do its work with it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Mark(Enum):
    WELL = "ok"
    ADVICE = "hint"
    ILL = "BAD"


@dataclass(frozen=True, slots=True)
class Finding:
    mark: Mark
    what: str

    def __str__(self) -> str:
        return f"{self.mark.value:4} {self.what}"


def well(what: str) -> Finding:
    return Finding(Mark.WELL, what)


def advice(what: str) -> Finding:
    """It works, but not as well as it could."""
    return Finding(Mark.ADVICE, what)


def ill(what: str) -> Finding:
    return Finding(Mark.ILL, what)


SKEW_SECONDS = 2.0


def of_clock(whose: str, ahead: float, exact: float = 0.0) -> Finding:
    """`ahead`: by how many seconds it differs from ours; `exact`: how far that may be wrong."""
    if abs(ahead) <= SKEW_SECONDS + exact:
        return well(f"clock: that of {whose} agrees with ours")
    way = "behind" if ahead > 0 else "ahead of"
    return ill(f"clock: ours is {abs(ahead):.0f} s {way} that of {whose}: let the system set it (NTP, chrony)")
