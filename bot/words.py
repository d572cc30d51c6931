"""The words that people read, in their language: Fluent messages out of `locales/`."""

from __future__ import annotations

from functools import cache, lru_cache
from html import escape
from pathlib import Path
from threading import Lock

import structlog
from fluent_compiler.bundle import FluentBundle

log = structlog.get_logger()

LANGUAGES = ("ru", "en")
"""The first speaks where nobody has said what they read."""
LOCALES = Path(__file__).parent.parent / "locales"
NEAR_RUSSIAN = ("ru", "uk", "be", "kk")
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
                log.error("a message went wrong", language=language, key=key, errors=wrong.args)
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


def load() -> None:
    """Compiles all languages: a quarter of a second each, for a thread while the bot starts."""
    for language in LANGUAGES:
        bundle(language)


def bundle(language: str) -> FluentBundle:
    """All messages of a language, compiled once."""
    with _COMPILING:
        return _compiled(language)


@cache
def _compiled(language: str) -> FluentBundle:
    files = sorted(str(path) for path in (LOCALES / language).glob("*.ftl"))
    return FluentBundle.from_files(language, files, use_isolating=False)


@cache
def _words(language: str) -> Words:
    return Words(language)


class Unsaid(LookupError):
    """A message that a language lacks, or can't say."""


@lru_cache(REMEMBERED)
def _said(language: str, key: str, args: tuple[tuple[str, Argument], ...]) -> str:
    """The message. Raises Unsaid."""
    messages = bundle(language)
    if not messages.has_message(key):
        raise Unsaid("missing")
    text, errors = messages.format(key, dict(args))
    if errors:
        raise Unsaid(*map(repr, errors))
    return str(text)


def _safe(arg: Argument) -> Argument:
    return escaped(arg) if isinstance(arg, str) else arg
