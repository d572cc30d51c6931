"""The clocks that a table may choose. A fast one is a bank per player with credit per turn, capped; of a slow one each
turn has its credit, and nothing is saved.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

TurnClock = Literal["live", "ten", "hour", "eight-hours", "day", "three-days", "none"]
AnswerTime = Literal["short", "usual", "long"]
"""How much time an answer has where everybody is asked at once, compared with what the clock gives."""

USUAL: AnswerTime = "usual"

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
SLOW = 8 * HOUR
"""Clocks from here on (and no clock at all) count as slow: people sleep within a turn."""


@dataclass(frozen=True, slots=True)
class Bank:
    """What a clock gives, in seconds."""

    credit: float
    """Added by every turn: no turn has less."""
    cap: float
    """The most that a turn has, with what earlier turns have left over."""
    answer: float
    """What an answer has where several are awaited at once, usually; the bank isn't touched by it."""

    def answers(self, answer: AnswerTime) -> float:
        """Seconds for an answer, as the table has chosen."""
        return self.answer * ANSWERS[answer]

    @property
    def leftover(self) -> float:
        """Seconds for what is left of a turn that has had its main thing."""
        return min(HOUR, self.credit / 4)


ANSWERS: Mapping[AnswerTime, float] = {"short": 0.5, "usual": 1.0, "long": 2.0}


CLOCKS: Mapping[TurnClock, Bank | None] = {
    "live": Bank(2 * MINUTE, 4 * MINUTE, MINUTE),
    "ten": Bank(10 * MINUTE, 20 * MINUTE, 5 * MINUTE),
    "hour": Bank(HOUR, 2 * HOUR, 30 * MINUTE),
    "eight-hours": Bank(8 * HOUR, 8 * HOUR, 4 * HOUR),
    "day": Bank(DAY, DAY, 8 * HOUR),
    "three-days": Bank(3 * DAY, 3 * DAY, DAY),
    "none": None,
}
"""Fast ones first. None: no clock."""


def slow(clock: TurnClock) -> bool:
    """Whether people sleep within a turn."""
    bank = CLOCKS[clock]
    return bank is None or bank.credit >= SLOW
