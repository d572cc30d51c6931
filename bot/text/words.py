"""The words that people read, in their language: Fluent messages out of `locales/`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from html import escape
from pathlib import Path

import structlog
from fluent_compiler.bundle import FluentBundle

log = structlog.get_logger()

LANGUAGES = ("ru", "en")
"""The first speaks where nobody has said what they read."""
LOCALES = Path(__file__).parents[2] / "locales"
NEAR_RUSSIAN = ("ru", "uk", "be", "kk")
MESSAGE = re.compile(r"^(?=([a-z][\w-]*) *=)", re.MULTILINE | re.ASCII | re.IGNORECASE)
"""Where a message begins, and its key; nothing else in a Fluent file looks so at the beginning of a line."""
REMEMBERED = 4096
"""Sentences that aren't put together anew: most of a table stays as it was."""


class Html(str):
    """Text that is Telegram's HTML already: composed parts, not to be escaped again."""

    __slots__ = ()


Argument = str | int


class Words:
    """The messages of one language. What it lacks is logged and taken from another, or the key is shown."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._order = (language, *(other for other in LANGUAGES if other != language))

    def text(self, key: str, **args: Argument) -> str:
        """Plain text, for buttons and alerts."""
        return self._find(key, args)

    def html(self, key: str, **args: Argument) -> Html:
        """Telegram's HTML: whatever isn't Html is escaped, here and nowhere else."""
        return Html(self._find(key, {name: _safe(arg) for name, arg in args.items()}))

    def _find(self, key: str, args: dict[str, Argument]) -> str:
        for language in self._order:
            try:
                return _said(language, key, tuple(args.items()))
            except Unsaid as wrong:
                log.error(str(wrong))
        return key


@cache
def speak(language: str | None) -> Words:
    """The words for a language code as Telegram gives them ("pt-br"); None: not known."""
    if language is None:
        return _words(LANGUAGES[0])
    return _words("ru" if language.lower().startswith(NEAR_RUSSIAN) else "en")


def escaped(text: str) -> Html:
    """The text as HTML; what is Html already stays as it is."""
    return text if isinstance(text, Html) else Html(escape(text, quote=False))


@cache
def sources(language: str) -> Mapping[str, str]:
    """Each message of a language as it stands in its file, by its key."""
    found: dict[str, str] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        _, *parts = MESSAGE.split(path.read_text("utf-8"))
        found.update(zip(parts[::2], parts[1::2], strict=True))
    return found


@cache
def compiled(language: str, key: str) -> FluentBundle:
    """A message by itself, compiled in a millisecond or two when it is said for the first time: nobody says them all.

    Raises LookupError if there is none.
    """
    return FluentBundle.from_string(language, sources(language)[key], use_isolating=False)


@cache
def _words(language: str) -> Words:
    return Words(language)


class Unsaid(LookupError):
    """A message that a language lacks, or can't say: which, in one line."""


@lru_cache(REMEMBERED)
def _said(language: str, key: str, args: tuple[tuple[str, Argument], ...]) -> str:
    """The message. Raises Unsaid."""
    if key not in sources(language):
        raise Unsaid(f"missing in {language}: {key}")
    text, errors = compiled(language, key).format(key, dict(args))
    if errors:
        raise Unsaid(f"wrong in {language}: {key}: {', '.join(map(repr, errors))}")
    return str(text)


def _safe(arg: Argument) -> Argument:
    return escaped(arg) if isinstance(arg, str) else arg
