"""One run of the soak: its seed, how long each kind may take, and where it prints."""

from __future__ import annotations

import time
from dataclasses import dataclass, field


@dataclass
class Run:
    """A kind of soak begins, and goes on until it has done enough or its time is over."""

    redis_url: str
    seed: int
    seconds: float
    kind: str = ""
    began: float = field(default_factory=time.monotonic)

    @property
    def spent(self) -> float:
        """Seconds."""
        return time.monotonic() - self.began

    @property
    def goes_on(self) -> bool:
        return self.spent < self.seconds

    def says(self, what: str) -> None:
        """One line of progress."""
        print(f"{self.spent:6.0f} s  {self.kind}: {what}", flush=True)
