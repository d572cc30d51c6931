"""The world on disk: one file that is replaced as a whole, and beside it pictures and the bot's own data.

<directory>/world.json, lock, <name of the world>/{files, bot}
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import shutil
import sys
from pathlib import Path

from bot.sandbox.model import Json
from bot.sandbox.page import archive
from bot.sandbox.state import BotApi

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FORM = 2
"""Of what is written; another one can't be read."""
LATER_SECONDS = 0.5
"""How long what happens may wait to be written down."""


class UnreadableWorld(Exception):
    """What was kept can't be read; its text says why."""


class Occupied(Exception):
    """Another sandbox keeps its world here."""


class Keep:
    """One directory, and the world in it. Made by `claim`."""

    def __init__(self, directory: Path, lock: int) -> None:
        self._directory, self._lock = directory.resolve(), lock
        self._world = self._directory / "world.json"
        self._name = ""
        self._messages = archive.Messages()
        self._due: asyncio.TimerHandle | None = None
        self._writing: asyncio.Task[None] | None = None

    @classmethod
    def claim(cls, directory: Path) -> Keep:
        """Takes the directory for this process. Raises Occupied, or OSError where nothing can be written."""
        directory.mkdir(parents=True, exist_ok=True)
        directory.chmod(0o700)  # also one of earlier days
        lock = os.open(directory / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        if not _locked(lock):
            os.close(lock)
            raise Occupied(str(directory))
        return cls(directory, lock)

    @property
    def bot(self) -> Path:
        """Where the bot of this world keeps its data."""
        return self._directory / self._name / "bot"

    @property
    def _files(self) -> Path:
        return self._directory / self._name / "files"

    async def begin(self) -> None:
        """A new world's place; the old world, if there is one, is no more."""
        self._cancel()
        if self._writing:
            await self._writing
        self._world.unlink(missing_ok=True)
        self._messages = archive.Messages()
        self._name = f"world-{secrets.token_hex(4)}"
        self._make_room()
        self.sweep()

    def load(self, api: BotApi) -> str | None:
        """Fills the world with what was kept. Returns its scene; None if nothing was kept. Raises UnreadableWorld."""
        try:
            kept = json.loads(self._world.read_bytes())
            self._name, scene = str(kept["name"]), str(kept["scene"])
            if kept["form"] != FORM:
                raise ValueError(f"form {kept['form']}, not {FORM}")
            self._make_room()
            api.world.files = {path.name: path.read_bytes() for path in self._files.glob("[!.]*")}
            archive.read(api, kept, whole=kept["whole"])
        except FileNotFoundError:
            return None
        except OSError as error:
            raise UnreadableWorld(error.strerror or "it can't be opened") from None
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise UnreadableWorld(f"it is damaged, {type(error).__name__}: {error}") from None
        return scene

    def soon(self, api: BotApi, scene: str) -> None:
        """Writes the world down in a moment, with all that happens until then."""
        if self._due is None:
            self._due = asyncio.get_running_loop().call_later(LATER_SECONDS, self._start, api, scene)

    async def close(self, api: BotApi, scene: str) -> None:
        """Writes down everything, and leaves the directory to others."""
        self._cancel()
        if self._writing:
            await self._writing
        self._put(self._text(api, scene, whole=True), dict(api.world.files))
        self.sweep()
        os.close(self._lock)

    def sweep(self) -> None:
        """Removes what other worlds have left."""
        for place in self._directory.glob("world-*"):
            if place.name != self._name:
                shutil.rmtree(place, ignore_errors=True)

    def _make_room(self) -> None:
        for place in (self._files, self.bot):
            place.mkdir(parents=True, exist_ok=True)

    def _start(self, api: BotApi, scene: str) -> None:
        if self._writing and not self._writing.done():
            self._due = asyncio.get_running_loop().call_later(LATER_SECONDS, self._start, api, scene)
            return
        self._due = None
        text, files = self._text(api, scene, whole=False), dict(api.world.files)
        self._writing = asyncio.create_task(asyncio.to_thread(self._put, text, files))

    def _cancel(self) -> None:
        if self._due:
            self._due.cancel()
        self._due = None

    def _text(self, api: BotApi, scene: str, *, whole: bool) -> str:
        head: Json = {"form": FORM, "whole": whole, "name": self._name, "scene": scene}
        text = json.dumps(head | archive.written(api), ensure_ascii=False, separators=(",", ":"))
        return f'{text[:-1]},"messages":{self._messages.text(api.world)}}}'

    def _put(self, text: str, files: dict[str, bytes]) -> None:
        """New pictures first, and those that nobody needs go last: a world never speaks of one that isn't there."""
        there = {path.name for path in self._files.iterdir()}
        for name in files.keys() - there:
            _replace(self._files / name, files[name])
        _replace(self._world, text.encode("utf-8", "surrogatepass"))
        for name in there - files.keys():
            (self._files / name).unlink(missing_ok=True)


def _locked(file: int) -> bool:
    """Whether this process has the lock on a file now; it ends with the process at the latest."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _replace(path: Path, content: bytes) -> None:
    """Writes a file so that there is always the old one or the new one, never a part."""
    half = path.with_name(f".{path.name}.half")
    with half.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    half.replace(path)
