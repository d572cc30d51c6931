"""The one clock. Everything below takes `now` as an argument; only the top of the program asks this."""

import time


class Clock:
    """Seconds since 1970; may run ahead of the machine's time by an offset (a local stand-in for Telegram can jump)."""

    def __init__(self) -> None:
        self._offset = 0.0

    def now(self) -> float:
        return time.time() + self._offset

    def follow(self, offset: float) -> None:
        """From now on, the machine's time + `offset` seconds."""
        self._offset = offset
