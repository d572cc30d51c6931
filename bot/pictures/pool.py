"""Draws in other processes, so that nobody waits for a picture but who is to see it."""

from __future__ import annotations

from bot.pictures.drawing import Drawing, NoPicture
from bot.runtime.children import Children, NoAnswer

PROCESSES = 2
WORKER = ("bot.pictures.worker",)


class Pool:
    """A few processes that draw."""

    def __init__(self, seconds: float = 1.0, *, processes: int = PROCESSES) -> None:
        """`seconds`: the longest that somebody waits for a picture, in line or while it is drawn."""
        self.children = Children(*WORKER, seconds=seconds, processes=processes)

    async def draw(self, drawing: Drawing) -> bytes:
        """The PNG of a drawing. Raises NoPicture."""
        try:
            return await self.children.ask(drawing.written)
        except NoAnswer as why:
            raise NoPicture(str(why)) from None

    async def stop(self) -> None:
        """Ends all processes; what is being drawn is not."""
        await self.children.stop()

    @property
    def pids(self) -> frozenset[int]:
        """Of the processes there are."""
        return self.children.pids
