"""The store: whether it does all that we ask for, whether it keeps it, and how much room it has."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Iterator

from bot.doctor.finding import Finding, advice, ill, of_clock, well
from bot.settings import Settings
from bot.transfer import reached
from storage.away import AWAY
from storage.condition import Condition, conditions
from storage.connect import Store, connect
from storage.errors import Refusing, Unavailable
from storage.room import LEAST, MB

OLDEST = (7,)
NEARLY_FULL = 0.8
LITTLE_FREE = 512 * MB
"""Bytes on the disk of DATA_DIR: it works, but not for long."""


def of_store(settings: Settings) -> Iterator[Finding]:
    if settings.redis_url is None:
        yield _of_disk(settings)
    try:
        with reached(settings) as url:
            yield from asyncio.run(_looked_at(url))
    except (Unavailable, Refusing) as error:
        yield ill(f"store: {error}")


async def _looked_at(url: str) -> list[Finding]:
    store = Store.open(connect(url))
    try:
        ahead = await store.check() - time.time()
        found = [well("store: it takes all that the bot writes"), of_clock("the store", ahead)]
        for one in await conditions(store.redis):
            found += _of_condition(one)
        return found
    except AWAY as error:
        return [ill(f"store: it doesn't tell of itself ({error})")]
    finally:
        await store.close()


def _of_disk(settings: Settings) -> Finding:
    place = settings.data_dir.absolute()
    there = next(directory for directory in (place, *place.parents) if directory.exists())
    free = shutil.disk_usage(there).free
    said = f"disk: {free // MB} MB are free for DATA_DIR ({place})"
    if free < LEAST:
        return ill(f"{said}, the store needs {LEAST // MB}: free some")
    return advice(f"{said}: free some before it gets full") if free < LITTLE_FREE else well(said)


def _of_condition(one: Condition) -> Iterator[Finding]:
    version = ".".join(map(str, one.version))
    yield (
        ill(f"store: {one.name} {version} is too old: Kon needs Redis or Valkey 7 or newer")
        if one.version < OLDEST
        else well(f"store: {one.name} {version}")
    )
    yield _of_policy(one)
    yield _of_persistence(one)
    if one.most:
        share = one.used / one.most
        said = f"memory: {one.used // MB} of {one.most // MB} MB are taken"
        yield ill(f"{said}: give it more (maxmemory)") if share > NEARLY_FULL else well(said)
    else:
        yield well(f"memory: {one.used // MB} MB are taken, without a limit")


def _of_policy(one: Condition) -> Finding:
    if one.policy == "noeviction":
        return well("policy: noeviction")
    remedy = "games vanish when the memory is full: set maxmemory-policy noeviction"
    said = f"policy: with {one.policy or 'an unknown one'} {remedy}"
    return ill(said) if one.most and one.policy else advice(said)


def _of_persistence(one: Condition) -> Finding:
    if one.journal:
        return well("persistence: a journal (appendonly), so that a power cut loses a second at most")
    if one.snapshots:
        return advice(f"persistence: snapshots only ({one.snapshots}): set appendonly yes, or a crash loses minutes")
    return ill("persistence: no journal, and no snapshots that it tells of: set appendonly yes, or a restart loses all")
