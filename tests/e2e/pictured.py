"""Tables as pictures, where nothing can draw them: plain sketches, and a studio that makes small PNGs of them."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from unittest.mock import patch

from pydantic_core import to_json

from bot.delivery.gallery import Studio
from bot.pictures.drawing import Drawing, NoPicture
from bot.sandbox.model import Message
from bot.screens import games as game_screens
from bot.screens.game import GameScreens
from bot.screens.markup import bold, is_caption, plain
from bot.screens.screen import Scene, Screen

WIDTH, HEIGHT = 64, 48
SELDOM = 5
"""Of so many drawings a moody studio can't make one."""


@dataclass(frozen=True)
class Sketch(Drawing):
    """What a reader knows of the game, in no particular form."""

    known: str


class FakeStudio:
    """Draws at once, unless it is told otherwise."""

    def __init__(self, refuses: Callable[[Drawing], bool] = lambda drawing: False) -> None:
        self.refuses = refuses
        self.drawn: list[Drawing] = []
        self.pause: asyncio.Event | None = None
        """What it waits for before it draws."""

    async def draw(self, drawing: Drawing) -> bytes:
        self.drawn.append(drawing)
        if self.pause:
            await self.pause.wait()
        if self.refuses(drawing):
            raise NoPicture("no paint left")
        return png(drawing.digest)


def moody(drawing: Drawing) -> bool:
    """Whether a studio that now and then can't draw something can't draw this."""
    return int(drawing.digest[:8], 16) % SELDOM == 0


MOODS: Mapping[str, Callable[[Drawing], bool]] = {
    "open": lambda drawing: False,
    "moody": moody,
    "closed": lambda drawing: True,
}
"""What a studio can't draw."""


def png(seed: str) -> bytes:
    """A picture of one colour."""
    colour = bytes.fromhex(seed[:6])
    header = WIDTH.to_bytes(4, "big") + HEIGHT.to_bytes(4, "big") + bytes((8, 2, 0, 0, 0))
    rows = (b"\0" + colour * WIDTH) * HEIGHT
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, content) for kind, content in parts)


def _chunk(kind: bytes, content: bytes) -> bytes:
    return len(content).to_bytes(4, "big") + kind + content + zlib.crc32(kind + content).to_bytes(4, "big")


@contextmanager
def sketched() -> Iterator[None]:
    """All games have boards, hands and ends that are sketches, where their readers get pictures."""
    with patch.dict(game_screens.GAMES, {game: _sketched(screens) for game, screens in game_screens.GAMES.items()}):
        yield


@contextmanager
def drawing_bots(environment: dict[str, str]) -> Iterator[None]:
    """In the process of a bot whose operator wants pictures: its tables are sketches, and STUDIO says how it draws."""
    with ExitStack() as opened:
        if environment.get("PICTURES") == "yes":
            studio = FakeStudio(MOODS[environment.get("STUDIO", "open")])
            opened.enter_context(sketched())
            opened.enter_context(patch("bot.process.drawing", lambda settings: _opened(studio)))
        yield


def is_photo(message: Message) -> bool:
    return message.content.photo is not None


@asynccontextmanager
async def _opened(studio: Studio) -> AsyncIterator[Studio]:
    yield studio


def _sketched(screens: GameScreens) -> GameScreens:
    def board(scene: Scene) -> Screen:
        return _pictured(scene, "board", screens.board(replace(scene, pictured=False)))

    def hand(scene: Scene, menu: str, head: str) -> Screen:
        return _pictured(scene, "hand", screens.hand(replace(scene, pictured=False), menu, head))

    def ended(scene: Scene) -> Screen:
        return _pictured(scene, "ended", screens.ended(replace(scene, pictured=False)))

    return replace(screens, board=board, hand=hand, ended=ended)


def _pictured(scene: Scene, kind: str, screen: Screen) -> Screen:
    if not scene.pictured:
        return screen
    caption = screen.text if is_caption(screen.text) else bold(plain(screen.text).splitlines()[0])
    return replace(screen, text=caption, drawing=Sketch(kind, f"{scene.table.id} {to_json(scene.view).decode()}"))
