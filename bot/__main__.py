"""`python -m bot [run | intake | worker | sandbox | play]`: what to run, and the exit code."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from bot import process, trial
from bot.intake import Rejected
from bot.settings import Misconfigured, Settings
from storage.errors import Unavailable

PARTS = {"run": (True, True), "intake": (True, False), "worker": (False, True)}
"""Command: whether it takes updates in, whether it handles them."""


def main(arguments: Sequence[str]) -> int:
    """0: stopped as asked; 1: can't start, or can't go on; 2: misconfigured."""
    asked = _parser().parse_args(arguments)
    try:
        if asked.command == "sandbox" or (asked.command == "play" and not _has_token()):
            trial.run(asked.port, stay=asked.command == "sandbox", fast=asked.fast)
        else:
            intake, work = PARTS.get(asked.command, PARTS["run"])
            process.run(Settings.read(), intake=intake, work=work)
    except Misconfigured as error:
        return _fail(error, 2)
    except (Rejected, process.Unreachable, Unavailable) as error:
        return _fail(error, 1)
    return 0


def _has_token() -> bool:
    """Whether somebody set a token: then `play` means the real bot."""
    try:
        Settings.read()
    except Misconfigured as error:
        if error.variable == "BOT_TOKEN" and "is not set" in str(error):
            return False
        raise
    return True


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Kon, a bot for games in group chats.")
    parser.add_argument(
        "command",
        nargs="?",
        default="run",
        choices=(*PARTS, "sandbox", "play"),
        help="run: the bot (default); intake, worker: its parts; sandbox: a demonstration in a local Telegram; "
        "play: run if there is a token, else the demonstration",
    )
    parser.add_argument("--port", type=int, default=8081, help="of the sandbox (8081)")
    parser.add_argument("--fast", action="store_true", help="the demonstration without pauses")
    return parser


def _fail(error: Exception, code: int) -> int:
    print(f"kon: {error}", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
