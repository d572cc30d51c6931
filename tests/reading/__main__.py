"""`python -m tests.reading GAME [--language ru] [--people 3] [--seed 1] [FIELD=VALUE …]`: a game as newcomers read it.

Prints each visit to the phone: what is new there, what is tapped, and what comes of it. Read it to the end as somebody
who doesn't know the rules: whatever leaves a question open is a fault.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot.text.words import LANGUAGES
from games import catalogue
from storage import embedded
from tests.e2e.house import house
from tests.reading.visits import Reading


def main() -> int:
    asked = _parser().parse_intermixed_args()
    logging.getLogger("apscheduler").setLevel(logging.WARNING)
    with TemporaryDirectory(prefix="kon-") as data:
        server = embedded.start(Path(data))
        try:
            asyncio.run(_read(server.url, asked))
        finally:
            server.stop()
    return 0


async def _read(redis_url: str, asked: argparse.Namespace) -> None:
    async with house(redis_url, default_quiet="23-9") as here:
        reading = Reading(here, asked.game, asked.language, asked.people, Random(asked.seed))
        await reading.gathers(dict(term.split("=", 1) for term in asked.terms))
        await reading.plays()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.reading", description="A game as newcomers read it.")
    parser.add_argument("game", choices=[game.id for game in catalogue.newest()])
    parser.add_argument("terms", nargs="*", metavar="FIELD=VALUE", help="options of the lobby")
    parser.add_argument("--language", choices=LANGUAGES, default="ru")
    parser.add_argument("--people", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    return parser


if __name__ == "__main__":
    sys.exit(main())
