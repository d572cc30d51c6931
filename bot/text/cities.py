"""Time zones as people know them: by their city, which they tap with its present hour on it, or type."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any
from zoneinfo import available_timezones

from bot.text.words import LANGUAGES, LOCALES, Words

FILE = LOCALES / "cities.toml"
LEAST = 3
"""So many first letters of a city may stand for all of it, if they fit but one zone."""
OFFSET = re.compile(r"(?:utc|gmt)?\s*([+−-])\s*(\d{1,2})(?::?00)?", re.IGNORECASE)  # a minus or a hyphen
FARTHEST_EAST, FARTHEST_WEST = 14, 12


def offered(words: Words) -> Sequence[str]:
    """The zones that have buttons for readers of this language."""
    zones: list[str] = _file()["buttons"][words.language]
    return zones


def city(zone: str, words: Words) -> str:
    """What the zone's best known city is called; of fixed offsets the offset."""
    if names := _file()["zones"].get(zone):
        return str(names[words.language][0])
    if fixed := re.fullmatch(r"Etc/GMT([+-])(\d+)", zone):
        return f"UTC{'−' if fixed[1] == '+' else '+'}{fixed[2]}"  # POSIX has the sign the other way round
    return zone.rpartition("/")[2].replace("_", " ")


def zone_named(text: str) -> str | None:
    """The zone that somebody means by a city in any language, an IANA name, or an offset as in UTC+5."""
    wanted, known = _plain(text), _known()
    if not wanted:
        return None
    if wanted in known:
        return known[wanted]
    if shift := OFFSET.fullmatch(text.strip()):
        return _fixed(int(shift[2]) * (1 if shift[1] == "+" else -1))
    begun = {zone for name, zone in known.items() if name.startswith(wanted)}
    return begun.pop() if len(begun) == 1 and len(wanted) >= LEAST else None


@cache
def _file() -> Mapping[str, Any]:
    return tomllib.loads(FILE.read_text("utf-8"))


@cache
def _known() -> Mapping[str, str]:
    """Zones by every plain name; our own cities win over those of the IANA."""
    zones = sorted(zone for zone in available_timezones() if "/" in zone or zone in ("UTC", "GMT"))
    names = {_plain(zone.rpartition("/")[2]): zone for zone in zones if not zone.startswith("Etc/")}
    names |= {_plain(zone): zone for zone in zones}
    for zone, cities in _file()["zones"].items():
        names |= {_plain(name): zone for language in LANGUAGES for name in cities[language]}
    return names


def _plain(text: str) -> str:
    """Lower case, without marks, hyphens and the like: «Орёл» as «орел», "New_York" as "newyork"."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if letter.isalnum() or letter in "+/")


def _fixed(hours: int) -> str | None:
    """The zone that is always so many hours ahead of UTC."""
    if not -FARTHEST_WEST <= hours <= FARTHEST_EAST:
        return None
    return f"Etc/GMT{-hours:+d}" if hours else "UTC"
