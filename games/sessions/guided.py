"""How far a guided first practice has come."""

from __future__ import annotations

from dataclasses import dataclass

from games.lesson import Answer


@dataclass(frozen=True, slots=True)
class Guided:
    """A lesson under way."""

    step: int
    """Which is asked, or will be once all answers are played; as many as there are: it is over."""
    of: int
    answers: tuple[Answer, ...] = ()
    """What is still to be played before the learner is asked."""
    due: float = 0.0
    """When the first of them is."""
    tried: str = ""
    """The move that the learner would have made, which isn't what the step is about."""

    @property
    def guides(self) -> bool:
        """Whether the lesson still says what is played."""
        return bool(self.answers) or self.step < self.of
