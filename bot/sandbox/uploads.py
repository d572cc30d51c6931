"""What the bot has uploaded, by file id: bounded, so that what no chat shows goes, the oldest first.

What is gone is unknown again: its file id is wrong, as if Telegram had forgotten it.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256

from bot.sandbox.model import Document, Photo
from bot.sandbox.pictures import LARGEST, STEPS, letter, measure, within
from bot.sandbox.world import World

KEPT_BYTES = 64 * 1024 * 1024
ROOM = 0.75
"""To which part of the bound they are reduced, once they are more."""


class Uploads:
    """`token`: whose they are; file ids mean nothing to another bot."""

    def __init__(self, world: World, token: str, most: int = KEPT_BYTES) -> None:
        self._world, self._token, self._most = world, token, most
        self.photos: dict[str, Photo] = {}
        self.documents: dict[str, Document] = {}

    def keep_photo(self, content: bytes) -> Photo:
        """Raises Refusal for what is no photo."""
        width, height = within(*measure(content), LARGEST)
        size = letter(width, height)
        file_id = f"AgACAgIAAxkBAA{self._own(content)}A{size}"
        photo = Photo(file_id, width, height, len(content), f"AQAD{_digest(content)[:12]}")
        self._keep(file_id, content)
        self.photos[file_id] = photo
        return photo

    def keep_document(self, content: bytes, name: str, mime: str) -> Document:
        file_id = f"BQACAgIAAxkBAA{self._own(content)}"
        document = Document(file_id, name, mime, len(content), f"AgAD{_digest(content)[:12]}")
        self._keep(file_id, content)
        self.documents[file_id] = document
        return document

    def photo(self, id: str) -> Photo | None:
        """By the id of any of its sizes."""
        sizes = (self.photos.get(id[:-1] + size) for size in STEPS)
        return self.photos.get(id) or next(filter(None, sizes), None)

    def restore(self, photos: list[Photo], documents: list[Document]) -> None:
        """Those of an earlier run whose bytes are still there."""
        files = self._world.files
        self.photos = {photo.file_id: photo for photo in photos if photo.file_id in files}
        self.documents = {document.file_id: document for document in documents if document.file_id in files}
        self._world.files = {id: files[id] for id in (*self.photos, *self.documents)}

    def _own(self, content: bytes) -> str:
        """What no other upload has."""
        number = self._world.counters.take("file")
        return _digest(f"{self._token}/{number}/".encode() + content)[:32]

    def _keep(self, id: str, content: bytes) -> None:
        self._make_room(len(content))
        self._world.files[id] = content

    def _make_room(self, coming: int) -> None:
        files = self._world.files
        kept = coming + sum(map(len, files.values()))
        if kept <= self._most:
            return
        shown = self._shown()
        for id in [id for id in files if id not in shown]:
            kept -= len(files.pop(id))
            self.photos.pop(id, None)
            self.documents.pop(id, None)
            if kept <= self._most * ROOM:
                return

    def _shown(self) -> set[str]:
        """The files of all messages that can be seen."""
        contents = (message.content for chat in self._world.chats.values() for message in chat.messages.values())
        return {file.file_id for content in contents for file in (content.photo, content.document) if file}


def _digest(content: bytes) -> str:
    return urlsafe_b64encode(sha256(content).digest()).decode()
