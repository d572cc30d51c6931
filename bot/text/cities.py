"""Time zones as people know them: by their city, which they tap with its present hour on it, or type.

What cities are called is in Unicode's CLDR, and in a file what it lacks or what people here say instead.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any
from zoneinfo import available_timezones

from babel import Locale
from babel.core import get_global

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
    if fixed := re.fullmatch(r"Etc/GMT([+-])(\d+)", zone):
        return f"UTC{'−' if fixed[1] == '+' else '+'}{fixed[2]}"  # POSIX has the sign the other way round
    return _called(zone, words.language)


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


def _called(zone: str, language: str) -> str:
    zone = get_global("zone_aliases").get(zone, zone)
    ours: str | None = _file()["called"].get(zone, {}).get(language)
    return ours or _in_cldr(zone, language)


def _in_cldr(zone: str, language: str) -> str:
    """CLDR's name for it; it has none where that would be what stands in the IANA name."""
    city = _cldr(language).get(zone, {}).get("city")
    return str(city or zone.rpartition("/")[2].replace("_", " "))


@cache
def _cldr(language: str) -> Mapping[str, Any]:
    return Locale.parse(language).time_zones


@cache
def _known() -> Mapping[str, str]:
    """Zones by every plain name; the better known names win over those of the IANA, and ours over all."""
    every = sorted(zone for zone in available_timezones() if "/" in zone or zone in ("UTC", "GMT"))
    cities = [zone for zone in every if not zone.startswith("Etc/")]
    names = {_plain(zone.rpartition("/")[2]): zone for zone in cities}
    present = set(cities) - get_global("zone_aliases").keys()
    names |= {_plain(_in_cldr(zone, language)): zone for language in LANGUAGES for zone in sorted(present)}
    names |= {_plain(zone): zone for zone in every}
    names |= {_plain(_called(zone, language)): zone for zone in _file()["called"] for language in LANGUAGES}
    for zone, typed in _file()["typed"].items():
        names |= {_plain(name): zone for cities in typed.values() for name in cities}
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
