"""How a screen comes into a chat: as a text, or as a photo with a caption; Telegram gets no more than it needs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.delivery.job import Job
from bot.delivery.plain import Told
from bot.pictures.drawing import Drawing, NoPicture
from bot.screens.screen import Screen
from bot.telegram.calls import CallResult, Calls, Verdict
from bot.telegram.photos import Photo


class Gallery(Protocol):
    """What has pictures."""

    async def photo(self, drawing: Drawing, /) -> Photo: ...
    async def remember(self, digest: str, file_id: str, /) -> None: ...
    async def forget(self, digest: str, /) -> None: ...


class Display:
    """Sends and edits."""

    def __init__(self, calls: Calls, gallery: Gallery) -> None:
        self._calls, self._gallery, self._told = calls, gallery, Told()

    async def photo(self, job: Job, screen: Screen, *, anew: bool) -> Photo | None:
        """What has to be shown to Telegram; None: nothing, but the text. Raises NoPicture."""
        stands = not anew and not job.doubtful and job.old.picture == screen.picture
        return None if screen.drawing is None or stands else await self._gallery.photo(screen.drawing)

    async def send(self, job: Job, screen: Screen, photo: Photo | None, *, silent: bool) -> CallResult:
        def sent(photo: Photo | None) -> Awaitable[CallResult]:
            return self._calls.send(job.desired.chat, job.desired.thread, screen, photo, silent=silent)

        return await (self._shown(screen, photo, sent) if photo else sent(None))

    async def edit(self, job: Job, screen: Screen, photo: Photo | None) -> CallResult:
        chat, message = job.old.chat, job.old.message or 0
        if screen.drawing is None:
            return await self._calls.edit(chat, message, screen)
        if photo is None:
            return await self._calls.caption(chat, message, screen)
        return await self._shown(screen, photo, lambda photo: self._calls.illustrate(chat, message, screen, photo))

    async def remember(self, screen: Screen, result: CallResult) -> None:
        """A picture that was uploaded needs not to be uploaded again."""
        if result.file_id:
            await self._gallery.remember(screen.picture, result.file_id)

    def tell(self, job: Job, why: str) -> None:
        """Tells the operator why something is shown without its picture."""
        self._told.no_picture(job.desired.chat, job.slot, why)

    async def _shown(self, screen: Screen, photo: Photo, show: Callable[[Photo], Awaitable[CallResult]]) -> CallResult:
        """Telegram's answer. What it doesn't have any more by the id that we know is uploaded anew, in the same try."""
        result = await show(photo)
        if result.verdict is not Verdict.WRONG_FILE or screen.drawing is None:
            return result
        await self._gallery.forget(screen.picture)
        try:
            return await show(await self._gallery.photo(screen.drawing))
        except NoPicture as error:
            return CallResult(Verdict.NO_PICTURE, why=error.why)
