"""The words that people read, in their language: Fluent messages out of `locales/`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from threading import Lock

import structlog
from fluent_compiler.bundle import FluentBundle

log = structlog.get_logger()

LANGUAGES = ("ru", "en")
"""The first speaks where nobody has said what they read."""
LOCALES = Path(__file__).parents[2] / "locales"
NEAR_RUSSIAN = ("ru", "uk", "be", "kk")
KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE | re.ASCII | re.IGNORECASE)
"""Where a message begins; nothing else in a Fluent file looks so at the beginning of a line."""
_COMPILING = Lock()
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


def files() -> list[Path]:
    """The files of all languages, the small ones first: they are what every table needs."""
    found = (path for language in LANGUAGES for path in (LOCALES / language).glob("*.ftl"))
    return sorted(found, key=lambda path: (path.stat().st_size, path))


def compiled(path: Path) -> FluentBundle:
    """The messages of one file. At first it takes up to an eighth of a second to compile them: a task for a thread."""
    with _COMPILING:
        return _compiled(path)


@cache
def homes(language: str) -> Mapping[str, Path]:
    """In which file each message of a language stands."""
    found = sorted((LOCALES / language).glob("*.ftl"))
    return {key: path for path in found for key in KEY.findall(path.read_text("utf-8"))}


@cache
def _compiled(path: Path) -> FluentBundle:
    return FluentBundle.from_files(path.parent.name, [str(path)], use_isolating=False)


@cache
def _words(language: str) -> Words:
    return Words(language)


class Unsaid(LookupError):
    """A message that a language lacks, or can't say: which, in one line."""


@lru_cache(REMEMBERED)
def _said(language: str, key: str, args: tuple[tuple[str, Argument], ...]) -> str:
    """The message. Raises Unsaid."""
    home = homes(language).get(key)
    if home is None:
        raise Unsaid(f"missing in {language}: {key}")
    text, errors = compiled(home).format(key, dict(args))
    if errors:
        raise Unsaid(f"wrong in {language}: {key}: {', '.join(map(repr, errors))}")
    return str(text)


def _safe(arg: Argument) -> Argument:
    return escaped(arg) if isinstance(arg, str) else arg
