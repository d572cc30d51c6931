"""The one clock. Everything below takes `now` as an argument; only the top of the program asks this."""

import time
from collections.abc import Callable

UNHEEDED = 0.25
"""Seconds by which the store's clock may differ without being followed: so long may its answer be under way."""


class Clock:
    """Seconds since 1970, to the millisecond: documents are full of them.

    Goes by the store's clock, so that all processes of a bot agree on what is leased and what is due. May run ahead of
    it by an offset (a local stand-in for Telegram can jump).
    """

    def __init__(self, machine: Callable[[], float] = time.time) -> None:
        self._machine = machine
        self._skew = self._offset = 0.0

    def now(self) -> float:
        return round(self.machine() + self._skew + self._offset, 3)

    def machine(self) -> float:
        """The machine's own time: it passes while a computer sleeps, and never jumps with Telegram's stand-in."""
        return round(self._machine(), 3)

    def follow(self, offset: float) -> None:
        """From now on, `offset` seconds ahead."""
        self._offset = offset

    def agree(self, sent: float, there: float, heard: float) -> float | None:
        """Goes by the store's clock from now on, which said `there` between two moments of this machine.

        Returns by how many seconds that is ahead of this machine's. None, and nothing changes: the answer was under
        way for so long that it tells nothing.
        """
        if not 0 <= heard - sent <= 2 * UNHEEDED:
            return None
        skew = there - (sent + heard) / 2
        self._skew = skew if abs(skew) > UNHEEDED else 0.0
        return skew
