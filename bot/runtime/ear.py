"""How well this process hears Telegram, kept in the store for those who handle what is heard."""

from __future__ import annotations

from typing import Protocol

from storage.clock import Clock
from storage.heard import OUTAGE_SECONDS

BEAT_SECONDS = 2.0
"""How often it is said that all is heard; who handles updates takes it for deaf after a few of them."""
AT_ONCE_SECONDS = 1.0
"""After so long, as Telegram's clock shows, it is said as soon as it is known: that clock may jump in a sandbox."""
CATCH_UP_SECONDS = 60.0
"""Whoever hasn't come to the end of what Telegram kept by then counts as if they had: time can't wait for ever."""


class Heard(Protocol):
    async def contact(self, now: float, /) -> None: ...
    async def taken(self, now: float, /) -> None: ...


class Ear:
    """Deaf at first. Whatever raises because the store is away, the ear is as it was."""

    def __init__(self, heard: Heard, clock: Clock) -> None:
        self._heard, self._clock = heard, clock
        self._since: float | None = None
        """When it came to hear, by the machine's time; None: it is deaf."""
        self._last = 0.0
        self._all = False
        """Telegram has nothing more that it had kept before."""
        self._said = 0.0

    async def hears(self) -> None:
        """Telegram has answered. To be called before anything of what it brings is kept."""
        machine = self._clock.machine()
        if self._since is None or machine - self._last > OUTAGE_SECONDS:
            await self._heard.contact(self._clock.now())
            self._since, self._all = machine, False
        self._last = machine

    async def has(self, *, everything: bool) -> None:
        """Whether Telegram has nothing more at present. Once it had nothing, it brings the rest as it comes."""
        late = self._since is not None and self._last - self._since > CATCH_UP_SECONDS
        self._all = self._all or everything or late
        if abs(self._clock.now() - self._said) >= AT_ONCE_SECONDS:
            await self.beat()

    @property
    def has_all(self) -> bool:
        return self._all

    def deafens(self) -> None:
        """Telegram doesn't answer, or brings nothing here."""
        self._since, self._all = None, False

    async def beat(self) -> None:
        """Says so, as long as all is heard."""
        if self._since is not None and self._all:
            now = self._clock.now()
            await self._heard.taken(now)
            self._said = now


class _Nowhere:
    async def contact(self, now: float, /) -> None:
        """Nobody wants to know."""

    async def taken(self, now: float, /) -> None:
        """Nobody wants to know."""


def unheeded() -> Ear:
    """An ear of which nobody wants to know how well it hears."""
    return Ear(_Nowhere(), Clock())
