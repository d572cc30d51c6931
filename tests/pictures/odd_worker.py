"""A process that draws odd things, for the tests of the pool: `python -m tests.pictures.odd_worker`."""

from __future__ import annotations

import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from bot.pictures import painters, worker
from bot.pictures.drawing import Drawing
from bot.pictures.kit import encode
from bot.pictures.kit.canvas import Canvas
from bot.pictures.kit.palette import CREAM, INK
from bot.runtime.child import GROWN_BYTES

HOARD: list[bytes] = []


@dataclass(frozen=True)
class Odd(Drawing):
    """Does as it says: `plain`, `raises`, `hangs`, `slow`, `dies` (then the file `remember` is there), `grows`."""

    does: str = "plain"
    remember: str = ""
    scene: str = "odd"


def paint(drawing: Odd) -> Canvas:
    match drawing.does:
        case "raises":
            raise ValueError("an odd thing")
        case "hangs":
            time.sleep(3600)
        case "slow":
            time.sleep(1)
        case "dies":
            if not Path(drawing.remember).exists():
                Path(drawing.remember).touch()
                os._exit(7)
        case "grows":
            HOARD.append(os.urandom(1 << 20) * (GROWN_BYTES >> 20))
    return Canvas(Image.new("RGB", (64, 48), CREAM))


if __name__ == "__main__":
    if "ends" in sys.argv:
        sys.exit(3)
    painters.PAINTERS["odd"] = painters.Painter(Odd, paint, "odd")
    encode.PALETTES = Path(sys.argv[1])
    (encode.PALETTES / "odd.txt").write_text(f"{CREAM}\n{INK}\n")
    worker.main()
