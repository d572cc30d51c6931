"""The process that draws: `python -m bot.pictures.worker`. It reads drawings and answers with PNGs."""

from __future__ import annotations

from pydantic_core import from_json

from bot.pictures import painters
from bot.runtime import child

NICE = 5
"""People's taps come first."""


def main() -> None:
    child.serve(painted, nice=NICE)


def painted(written: bytes) -> bytes:
    """The PNG of a drawing that was written down."""
    return painters.painted(painters.read(from_json(written)["scene"], written))


if __name__ == "__main__":
    main()
