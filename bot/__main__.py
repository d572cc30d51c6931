"""`python -m bot [<command>]`: what to run, and the exit code."""

from __future__ import annotations

from bot.runtime.leaving import leave_on_signals
from bot.runtime.rubbish import look_seldom

if __name__ == "__main__":
    leave_on_signals()  # before all that has to be imported, which takes a while
    look_seldom()

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bot.misspelt import misspelt
from bot.settings import ENV_FILE, Misconfigured, Settings
from storage.errors import Unavailable

if TYPE_CHECKING:
    from bot.process import Serve

PARTS = {"run": (True, True), "intake": (True, False), "worker": (False, True)}
"""Command: whether it takes updates in, whether it handles them."""
MOVES = ("export", "import")
TASKS = (*MOVES, "doctor")
"""Commands that end by themselves."""
PRIVATE = 0o077
"""What a mask takes from others: whatever this process writes is for its owner only."""


def main(arguments: Sequence[str]) -> int:
    """0: stopped as asked; 1: can't start, or can't go on; 2: misconfigured."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    if (asked.file is not None) != (asked.command in MOVES):
        parser.error("export and import want a file, nothing else does")
    if (asked.sheet is not None or asked.palettes) != (asked.command == "pictures"):
        parser.error("pictures wants --sheet FILE or --palettes, nothing else does")
    leave_on_signals()
    look_seldom()
    os.umask(PRIVATE)
    for line in misspelt(ENV_FILE):
        print(f"kon: {line}", file=sys.stderr)
    try:
        return _done(asked)
    except SystemExit:  # a signal at the start
        return 1 if asked.command in TASKS else 0
    except Misconfigured as error:
        return _fail(error, 2)
    except Unavailable as error:
        return _fail(error, 1)


def _done(asked: argparse.Namespace) -> int:
    if asked.command == "demo":
        return _in_earnest(partial(_demonstrated, asked))
    if asked.command == "pictures":
        return _pictured(asked)
    if asked.command == "sandbox" or (asked.command == "play" and not _has_token()):
        return _in_sandbox(asked)
    settings = Settings.read()
    if asked.command in MOVES:
        return _transferred(asked, settings)
    if asked.command == "doctor":
        from bot.doctor.examine import examine

        return 0 if examine(settings) else 1
    intake, work = PARTS.get(asked.command, PARTS["run"])
    if not (intake and work) and settings.redis_url is None:
        remedy = f"`{asked.command}` shares its store with other processes; alone, `python -m bot run` needs none"
        raise Misconfigured("REDIS_URL", "is not set", remedy)
    return _in_earnest(lambda: _served(settings, partial(_app, intake=intake, work=work)))


# What a command needs is imported when it begins: whatever is misconfigured is told at once, a sandbox starts without
# the bot that it will have as another process, and a bot without a Telegram of its own.


def _in_sandbox(asked: argparse.Namespace) -> int:
    from bot.playground import page

    try:
        page.run(asked.port, anew=asked.anew, fast=asked.fast, bot=asked.command == "play")
    except page.NoStart:
        return 1
    return 0


def _pictured(asked: argparse.Namespace) -> int:
    """The contact sheet, or the colours of pictures made anew."""
    from bot.sheet import palettes, samples, sheet

    games = [asked.game] if asked.game else list(samples.GAMES)
    if asked.game and asked.game not in samples.GAMES:
        return _fail(ValueError(f"--game {asked.game}: there are {', '.join(samples.GAMES)}"), 2)
    try:
        if asked.palettes:
            palettes.write(games)
        if asked.sheet:
            sheet.write(Path(asked.sheet), games, asked.lang, asked.theme)
    except OSError as error:
        return _fail(error, 1)
    return 0


def _transferred(asked: argparse.Namespace, settings: Settings) -> int:
    from bot import transfer

    try:
        if asked.command == "export":
            transfer.export(settings, asked.file)
        else:
            transfer.import_(settings, asked.file, replace=asked.replace)
    except transfer.Undone as error:
        return _fail(error, 1)
    return 0


def _in_earnest(run: Callable[[], None]) -> int:
    """Something that Telegram may turn away."""
    from bot.process import Unreachable
    from bot.telegram.polling import Rejected

    try:
        run()
    except (Rejected, Unreachable) as error:
        return _fail(error, 1)
    return 0


def _demonstrated(asked: argparse.Namespace) -> None:
    from bot.playground import trial

    trial.run(asked.port, _app(), fast=asked.fast)


def _served(settings: Settings, load: Callable[[], Serve]) -> None:
    from bot import process

    process.run(settings, load)


def _app(*, intake: bool = True, work: bool = True) -> Serve:
    """Imported while a store starts."""
    from bot.app import serve

    return partial(serve, intake=intake, work=work)


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
        choices=(*PARTS, "play", "demo", "sandbox", "pictures", *TASKS),
        help="run: the bot (default); intake, worker: its parts; play: run if there is a token, else "
        "a local Telegram in the browser; demo: scripted friends play; sandbox: the browser without a bot of its own; "
        "export, import: all that is kept, to a file or from it; doctor: looks at all that the bot stands on; "
        "pictures: draws a contact sheet of all that is drawn",
    )
    parser.add_argument("file", nargs="?", help="of export and import; -: standard output or input")
    parser.add_argument("--replace", action="store_true", help="import: in place of what the store has")
    parser.add_argument("--port", type=int, default=8081, help="of the sandbox (8081); 0: any that is free")
    parser.add_argument("--fast", action="store_true", help="a sandbox without limits, a demonstration without pauses")
    parser.add_argument("--sheet", metavar="OUT.png", help="pictures: where the contact sheet goes")
    parser.add_argument("--palettes", action="store_true", help="pictures: their colours made anew, after a change")
    parser.add_argument("--game", help="pictures: of one game only")
    parser.add_argument("--lang", choices=("ru", "en"), default="ru", help="of the contact sheet (ru)")
    parser.add_argument("--theme", choices=("light", "dark"), default="light", help="of the contact sheet (light)")
    parser.add_argument("--anew", action="store_true", help="the sandbox forgets what was in it")
    return parser


def _fail(error: Exception, code: int) -> int:
    print(f"kon: {error}", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
