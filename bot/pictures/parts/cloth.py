"""The cloth that everything lies on, with its game's fringe below the header; an end has rays from the cup in place of
the big circle.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures.kit.canvas import MARGIN, WIDTH, Canvas, Part, Sign, Word, flow_width
from bot.pictures.kit.palette import CREAM, HONEY, Cloth, mix, rgb
from bot.pictures.kit.type import width

HEADER = 104
"""Its height; the fringe hangs below."""
RING, LOWER = 640, 60
"""The radius of the big circle, and how far it lies below the middle."""
RAYS, REACH, FINER = 28, 1800, 2
CUP = (104, 215)
"""Where the rays come from."""
FACT, BETWEEN = 46, 36
Fact = tuple[str, str]
"""An icon or nothing, and words."""


def cloth(kind: Cloth, height: int) -> Canvas:
    """A canvas with a cloth of that height."""
    return Canvas(_laid(kind, height).convert("RGB"))


def tall_header(kind: Cloth, height: int, header: int) -> Canvas:
    """The same with a header of another height, as hands have it; 0: none but the fringe's own."""
    return Canvas(_laid(kind, height, header).convert("RGB"))


def rays(kind: Cloth, height: int) -> Canvas:
    """The cloth of an end."""
    return Canvas(_rayed(kind, height).convert("RGB"))


def header(canvas: Canvas, kind: Cloth, title: str, facts: Sequence[Fact]) -> None:
    """The game's sign and name; facts from the right. A fact that has no room is dropped, the first one last."""
    canvas.icon(f"game-{kind.name}", MARGIN, 20, 64, HONEY)
    taken = MARGIN + 84 + canvas.text(MARGIN + 84, 70, title, 50, CREAM, "bold")
    shown = [_fact(kind, *fact) for fact in facts]
    while shown and sum(flow_width(fact, FACT) + BETWEEN for fact in shown) > WIDTH - MARGIN - taken:
        shown.pop()
    x = float(WIDTH - MARGIN)
    for fact in reversed(shown):
        x -= canvas.flow(x, 69, fact, FACT, "right") + BETWEEN


def _fact(kind: Cloth, icon: str, said: str) -> list[Part]:
    word = Word(said, CREAM, "medium")
    return [Sign(icon, mix(CREAM, kind.panel, 0.35), 1.05), 8, word] if icon else [word]


def ended_header(canvas: Canvas, kind: Cloth, title: str, facts: str, by: str) -> None:
    """The header of an end: the game, its length, and whose table it was."""
    header(canvas, kind, title, [])
    x = WIDTH - MARGIN - canvas.text(WIDTH - MARGIN, 70, by, 50, CREAM, "bold", "right") - 12 - 54
    canvas.icon("game-kon", x, 24, 54, HONEY)
    room = x - 40 - MARGIN - 84 - width(title, 50, "bold") - BETWEEN
    canvas.text(x - 40, 69, facts, FACT, CREAM, anchor="right", room=room, drop=True)


@lru_cache(16)
def _laid(kind: Cloth, height: int, header: int = HEADER) -> Image.Image:
    canvas = _ground(kind, height)
    canvas.disc(WIDTH // 2, height // 2 + LOWER, RING, kind.ring)
    _fringe(canvas, kind, header)
    return kept(canvas.image)


@lru_cache(3)
def _rayed(kind: Cloth, height: int) -> Image.Image:
    (cx, cy), canvas = CUP, _ground(kind, height)
    mask = Image.new("L", (WIDTH * FINER, height * FINER))
    draw, step = ImageDraw.Draw(mask), 2 * math.pi / RAYS
    for ray in range(RAYS):
        ends = [(cx + REACH * math.cos(a), cy + REACH * math.sin(a)) for a in (step * ray, step * (ray + 0.5))]
        draw.polygon([(x * FINER, y * FINER) for x, y in ((cx, cy), *ends)], fill=255)
    canvas.put(mask.reduce(FINER), 0, 0, kind.ring)
    _fringe(canvas, kind, HEADER)
    return kept(canvas.image)


def kept(image: Image.Image) -> Image.Image:
    """A cloth in a quarter of its memory: it has some twenty colours, and is the same in a palette of its own."""
    return image.quantize(dither=Image.Dither.NONE)


def _ground(kind: Cloth, height: int) -> Canvas:
    return Canvas(Image.new("RGB", (WIDTH, height), rgb(kind.ground)))


def _fringe(canvas: Canvas, kind: Cloth, below: int) -> None:
    canvas.box(0, 0, WIDTH, below, 0, kind.shade)
    FRINGES[kind.name](canvas, kind, below)


def _zigzag(canvas: Canvas, kind: Cloth, y: int) -> None:
    for x in range(0, WIDTH, 64):
        canvas.polygon([(x, y - 1), (x + 64, y - 1), (x + 32, y + 20)], kind.shade)


def _curtain(canvas: Canvas, kind: Cloth, y: int) -> None:
    for x in range(0, WIDTH, 80):
        canvas.box(x + 2, y - 40, 76, 62, 31, kind.shade)


def _battlements(canvas: Canvas, kind: Cloth, y: int) -> None:
    for x in range(0, WIDTH, 80):
        canvas.box(x, y - 2, 40, 22, 0, kind.shade)


FRINGES: dict[str, Callable[[Canvas, Cloth, int], None]] = {
    "upturn": _zigzag,
    "aforator": _curtain,
    "raiders": _battlements,
}
"""One a game, so that its tables are known before they are read."""
