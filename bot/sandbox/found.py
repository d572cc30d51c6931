"""What Telegram finds in a text by itself: links, mentions, commands, tags, numbers.

By the rules of its open library (tdlib, MessageEntity.cpp); of phone numbers, which only the server knows, a guess.
Where those rules leave something out on second thought (short user names, impossible domains), this is as strict as
they may ever be: it finds rather too much.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple, cast

import regex

SIGN, BLANK = re.compile(r"[@/#$.]\S"), re.compile(r"\s|$")
"""All but numbers has such a sign, and no blank."""
WORD = r"\p{L}\p{N}_"
TAG = r"\p{L}\p{Nd}_\u200c\u00b7\u0d80-\u0dff"
"""What hashtags and cashtags consist of, or end at."""
UNBROKEN = r"\u200c\u200d\u2010-\u2015"
"""All that links may hold of U+2000 to U+206F."""
HOST = rf"(?:[A-Za-z0-9_~-]|[{UNBROKEN}]|[^\x00-\xbf\p{{Z}}\u2000-\u206f])"
PATH = rf"(?:[{UNBROKEN}]|[^\s<>\"«»\p{{Z}}\u2000-\u206f])"
FOUND = regex.compile(
    rf"""
      (?P<email>(?<![{WORD}.+-])[A-Za-z0-9_.+-]+@(?:[A-Za-z0-9][A-Za-z0-9_-]*\.)+[A-Za-z]{{2,8}}(?![{WORD}]))
    | (?P<scheme>(?:tg|ton)://[A-Za-z0-9_-]+(?:[/?\#]{PATH}*+)?)
    | (?P<url>(?:(?:https?|ftp)://|(?<![{WORD}/\#@]))(?P<host>(?:{HOST}++\.)+{HOST}{{2,}}+)(?::\d{{1,5}})?(?:[/?\#]{PATH}*+)?)
    | (?P<mention>(?<![{WORD}])@[A-Za-z0-9_]{{2,32}}+(?![{WORD}]))
    | (?P<bot_command>(?<![{WORD}/<>])/[A-Za-z0-9_]{{1,64}}+(?:@[A-Za-z0-9_]{{3,32}})?+(?![{WORD}/<>]))
    | (?P<hashtag>(?<![{TAG}])\#(?=[{TAG}]*\p{{L}})[{TAG}]{{1,256}}+(?!\#))
    | (?P<cashtag>(?<![{TAG}$])\$(?:1INCH|[A-Z]{{1,8}}+)(?![{TAG}$]))
    """,
    regex.VERBOSE | regex.V1,
)
NUMBER = regex.compile(
    r"""
      (?P<phone_number>(?<![\p{L}\p{N}_+])(?:\+\d(?:[ ()-]{0,2}\d){6,14}|[78]\d{10})(?!\d))
    | (?P<bank_card_number>(?<![\p{L}\d_+.,-])\d(?:[ -]?\d){12,18}(?![\p{L}\d_-]))
    """,
    regex.VERBOSE | regex.V1,
)
TLDS = frozenset(
    """com org net info biz name pro xyz top online site website app dev club shop store live fun games game bot chat
    space tech blog page link click today world life team group media news cloud email agency studio design art
    рф рус москва дети сайт онлайн орг ком бел укр срб мкд қаз""".split()  # noqa: SIM905
)
"""Beside all of two letters, and all that follow a scheme."""
BAD_ENDS = ".:;,('?!`"


class Found(NamedTuple):
    kind: str
    start: int
    end: int


def found(text: str) -> list[Found]:
    """All of it, in order; offsets in characters."""
    signed = chain.from_iterable(_signed(text, *word) for word in _words(text))
    return sorted((*signed, *_numbers(text)), key=lambda one: one.start)


def _words(text: str) -> Iterator[tuple[int, int]]:
    """Where words begin and end in which there is a sign: most of a text is not worth a look."""
    end = 0
    for sign in SIGN.finditer(text):
        if sign.start() >= end:
            start = max(end, text.rfind(" ", end, sign.start()) + 1, text.rfind("\n", end, sign.start()) + 1)
            end = cast(re.Match[str], BLANK.search(text, sign.end())).start()
            yield start, end


def _signed(text: str, start: int, end: int) -> Iterator[Found]:
    for match in FOUND.finditer(text, start, end):
        kind, (start, end) = str(match.lastgroup), match.span()
        if kind in ("url", "scheme"):
            if match["host"] and not _is_host(match["host"], bare="://" not in match.group()):
                continue
            kind, end = "url", start + len(match.group().rstrip(BAD_ENDS))
        yield Found(kind, start, end)


def _numbers(text: str) -> Iterator[Found]:
    for match in NUMBER.finditer(text):
        kind, (start, end) = str(match.lastgroup), match.span()
        if kind == "phone_number" or _adds_up(match.group()):
            yield Found(kind, start, end)


def _is_host(host: str, *, bare: bool) -> bool:
    """Whether its last part may be one: known, where no scheme says that this is a link."""
    last = host.rpartition(".")[2].lower()
    if not bare:
        return last.isalpha() or last.startswith("xn--")
    return last in TLDS or (len(last) == 2 and last.isascii() and last.isalpha())


def _adds_up(card: str) -> bool:
    """By Luhn's check."""
    digits = [int(digit) for digit in reversed(card) if digit.isdigit()]
    doubled = (digit if at % 2 == 0 else digit * 2 - 9 * (digit > 4) for at, digit in enumerate(digits))
    return sum(doubled) % 10 == 0
