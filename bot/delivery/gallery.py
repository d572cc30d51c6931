"""Pictures as Telegram gets them: what it has already goes by its file id, all else is drawn, once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import Protocol

import structlog

from bot.pictures.drawing import Drawing, NoPicture
from bot.telegram.photos import Photo
from storage.away import AWAY
from storage.clock import Clock
from storage.crash import reach

log = structlog.get_logger()

NEAREST = 500
"""File ids that are known without asking the store."""


class Studio(Protocol):
    """What draws."""

    async def draw(self, drawing: Drawing, /) -> bytes:
        """A PNG. Raises NoPicture."""
        ...


class NoStudio:
    """In its place, where nothing can be drawn."""

    async def draw(self, drawing: Drawing) -> bytes:
        raise NoPicture("nothing draws here")


class FileIds(Protocol):
    """What remembers them for all processes."""

    async def find(self, bot: int, picture: str, *, now: float) -> str: ...
    async def keep(self, bot: int, picture: str, file_id: str, *, now: float) -> None: ...
    async def forget(self, bot: int, picture: str) -> None: ...


class Gallery:
    """Pictures of one bot."""

    def __init__(self, file_ids: FileIds, studio: Studio, clock: Clock, *, bot: int, edition: str) -> None:
        """`edition`: of the pictures' looks; what another one has drawn is none of ours."""
        self._file_ids, self._studio, self._clock, self._bot, self._edition = file_ids, studio, clock, bot, edition
        self._near: OrderedDict[str, str] = OrderedDict()
        self._under_way: dict[str, asyncio.Task[bytes]] = {}

    async def photo(self, drawing: Drawing) -> Photo:
        """Raises NoPicture."""
        digest = drawing.digest
        if file_id := await self._known(digest):
            return Photo(digest, file_id=file_id)
        content = await self._drawn(digest, drawing)
        reach("after-drawing")
        return Photo(digest, content=content)

    async def remember(self, digest: str, file_id: str) -> None:
        """Telegram has the picture by that name now. Not worth a failure: at worst it is uploaded once more."""
        self._keep_near(digest, file_id)
        with suppress(*AWAY):
            await self._file_ids.keep(self._bot, self._name(digest), file_id, now=self._clock.now())
        reach("after-file-id")

    async def forget(self, digest: str) -> None:
        """Telegram doesn't have it by that name any more."""
        self._near.pop(digest, None)
        await self._file_ids.forget(self._bot, self._name(digest))

    async def _known(self, digest: str) -> str:
        if file_id := self._near.get(digest):
            self._near.move_to_end(digest)
            return file_id
        file_id = await self._file_ids.find(self._bot, self._name(digest), now=self._clock.now())
        if file_id:
            self._keep_near(digest, file_id)
        return file_id

    def _keep_near(self, digest: str, file_id: str) -> None:
        self._near[digest] = file_id
        self._near.move_to_end(digest)
        if len(self._near) > NEAREST:
            self._near.popitem(last=False)

    async def _drawn(self, digest: str, drawing: Drawing) -> bytes:
        """Whoever wants the same picture meanwhile waits for the same one; who gives up takes it from nobody."""
        drawn = self._under_way.get(digest)
        if drawn is None:
            drawn = self._under_way[digest] = asyncio.create_task(self._draw(drawing), name="drawing")
            drawn.add_done_callback(lambda task: self._ended(digest, task))
        return await asyncio.shield(drawn)

    async def _draw(self, drawing: Drawing) -> bytes:
        try:
            return await self._studio.draw(drawing)
        except NoPicture:
            raise
        except Exception as error:
            log.exception("a picture failed", scene=drawing.scene)
            raise NoPicture(f"{type(error).__name__} in {drawing.scene}") from error

    def _ended(self, digest: str, task: asyncio.Task[bytes]) -> None:
        del self._under_way[digest]
        if not task.cancelled():
            task.exception()  # whoever waited has it

    def _name(self, digest: str) -> str:
        return f"{self._edition}.{digest}"
