"""The process that looks back upon games: `python -m bot.thinking.reviewer`. Everything else comes first."""

from __future__ import annotations

from bot.runtime import child
from bot.thinking.looking_back import Played, of_turning

NICE = 19


def main() -> None:
    child.serve(answer, nice=NICE)


def answer(asked: bytes) -> bytes:
    """Where a game turned, as JSON."""
    return of_turning(Played.read(asked).turning())


if __name__ == "__main__":
    main()
