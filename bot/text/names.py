"""People's names as screens show them: cleaned, short, isolated from the direction of the text, and told apart."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache

import regex

from bot.text.words import Words
from games.sessions.seat import Occupant, Person, Rival

IN_TEXT, ON_BUTTONS, OF_A_CHAT = 12, 9, 32
"""Graphemes, a final "…" included."""
UNITS = 3
"""UTF-16 units for each grapheme, on the average: a name of flags and families must not fill the board."""
FSI, PDI = "\u2068", "\u2069"
BARRIER = "\u2060"
"""The word joiner: without ink or width, and nothing that Telegram makes of a text goes across it (see LIVELY)."""
JOINERS = "\u200c\u200d"
INVISIBLE = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and marks without ink, which Unicode doesn't class as such."""
LIVELY = regex.compile(r"[@/#$.+](?=\S)(?!\uFE0F?\u20E3)|\d{3}(?=\d)|(?<=\d)[\s()-]+(?=\d)")
"""What Telegram would make a link, a mention, a command, a tag or a number of, in so far as more follows."""
RESERVED = "🏆"
"""The sign of the end belongs to the end."""
REGION_FLAG = "🏴[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f"
"""A black flag and the code of England, Scotland, Texas in letters that can't be seen by themselves."""
DROPPED = regex.compile(
    rf"{REGION_FLAG}(*SKIP)(*FAIL)|[[\p{{Cc}}\p{{Cf}}\p{{Co}}\p{{Cs}}{INVISIBLE}{RESERVED}]--[{JOINERS}]]", regex.V1
)
"""Not what Unicode has yet to assign: it may be this year's emoji."""
HANGING = regex.compile(rf"^[\s\p{{M}}{JOINERS}]+|[\s{JOINERS}]+$")
"""What has no letter to hold on to."""
GRAPHEME = regex.compile(r"\X")


def display(people: Sequence[Occupant], words: Words) -> tuple[str, ...]:
    """Names for running text, by seat."""
    return _in_text(_told_apart(tuple(people), words, IN_TEXT))


def short(people: Sequence[Occupant], words: Words) -> tuple[str, ...]:
    """Names for buttons, by seat."""
    return tuple(map(isolated, _told_apart(tuple(people), words, ON_BUTTONS)))


def given(who: Occupant, words: Words) -> str:
    """A person's name as they gave it; a rival's, with the sign by which one knows it."""
    return words.text("rival", name=words.text(f"rival-{who.name}")) if isinstance(who, Rival) else who.name


@lru_cache(4096)  # every hand says in which chat it is played
def title(name: str) -> str:
    """A chat's name for running text; empty if nothing of it can be seen."""
    return in_text(cut(clean(name), OF_A_CHAT))


def title_on_button(name: str) -> str:
    """The same on a button, where everything is plain text."""
    return isolated(cut(clean(name), OF_A_CHAT))


def clean(name: str) -> str:
    """The name without control, invisible and direction marks, on one line."""
    kept = DROPPED.sub("", " ".join(name.split()))
    return unicodedata.normalize("NFC", " ".join(HANGING.sub("", kept).split()))


def cut(name: str, limit: int) -> str:
    """The name in at most `limit` graphemes."""
    parts = graphemes(name)
    if len(parts) <= limit and units(name) <= limit * UNITS:
        return name
    parts = parts[: limit - 1]
    while units("".join(parts)) >= limit * UNITS:
        parts.pop()
    return "".join(parts).rstrip() + "…"


def isolated(name: str) -> str:
    return f"{FSI}{name}{PDI}" if name else ""


def in_text(name: str) -> str:
    """A name that is nothing but text, whatever it looks like: t.me/kon, @kon, /stop."""
    return isolated(LIVELY.sub(lambda sign: sign.group() + BARRIER, name))


def units(text: str) -> int:
    """The length as Telegram counts it."""
    return len(text.encode("utf-16-le")) // 2


def graphemes(text: str) -> list[str]:
    """What a reader sees as one character each: marks, skin tones, conjuncts, joined emoji and flags stay together."""
    found: list[str] = GRAPHEME.findall(text)
    return found


@lru_cache(4096)  # the same tables are drawn again and again
def _told_apart(people: tuple[Occupant, ...], words: Words, limit: int) -> tuple[str, ...]:
    plain = [cut(clean(given(who, words)), limit) for who in people]
    plain = [name or words.text("player", n=seat) for seat, name in enumerate(plain, 1)]

    def initialled(seat: int) -> str:
        who = people[seat]
        initial = "".join(graphemes(clean(who.surname))[:1]) if isinstance(who, Person) else ""
        return f"{cut(plain[seat], limit - 3)} {initial.upper()}." if initial else plain[seat]

    def numbered(seat: int) -> str:
        return f"{cut(plain[seat], limit - 2)} {seat + 1}"

    def doubly_numbered(seat: int) -> str:
        return f"{cut(plain[seat], limit - 4)} {seat + 1}.{seat + 1}"

    names = plain
    for other in (initialled, numbered, doubly_numbered):
        names = _renamed(names, other)
    return tuple(names)


@lru_cache(4096)
def _in_text(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(in_text, names))


def _renamed(names: list[str], other: Callable[[int], str]) -> list[str]:
    """Gives everybody whose name somebody else has, too, the other name."""
    times = Counter(name.casefold() for name in names)
    return [other(seat) if times[name.casefold()] > 1 else name for seat, name in enumerate(names)]
