"""The one clock. Everything below takes `now` as an argument; only the top of the program asks this."""

import time


class Clock:
    """Seconds since 1970, to the millisecond: documents are full of them.

    May run ahead of the machine's time by an offset (a local stand-in for Telegram can jump).
    """

    def __init__(self) -> None:
        self._offset = 0.0

    def now(self) -> float:
        return round(time.time() + self._offset, 3)

    def machine(self) -> float:
        """The machine's own time: it passes while a computer sleeps, and never jumps with Telegram's stand-in."""
        return round(time.time(), 3)

    def follow(self, offset: float) -> None:
        """From now on, the machine's time + `offset` seconds."""
        self._offset = offset
