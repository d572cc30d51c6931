"""The process that thinks for strong rivals: `python -m bot.thinking.worker`. It reads positions, and tells moves."""

from __future__ import annotations

from bot.runtime import child
from bot.thinking import written
from bot.thinking.position import Position

NICE = 10
"""People's taps come first, and so do pictures."""


def main() -> None:
    child.serve(answer, nice=NICE)


def answer(asked: bytes) -> bytes:
    """What is asked of a position: the code of a strong rival's move, or a hint as JSON."""
    position = Position.read(asked)
    return position.choice().code.encode() if position.asks == "move" else written.of_hint(position.hint())


if __name__ == "__main__":
    main()
