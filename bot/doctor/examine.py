"""`python -m bot doctor`."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from bot.doctor.finding import Finding, Mark
from bot.doctor.store import of_store
from bot.doctor.telegram import of_telegram
from bot.runtime.logs import hiding
from bot.settings import Settings


def examine(settings: Settings) -> bool:
    """Prints what there is to say, without secrets. Whether the bot can do its work."""
    hide, sound = hiding(settings.secrets), True
    for finding in _findings(settings):
        print(hide(str(finding)), flush=True)
        sound = sound and finding.mark is not Mark.ILL
    return sound


def _findings(settings: Settings) -> Iterator[Finding]:
    yield from asyncio.run(of_telegram(settings))
    yield from of_store(settings)
