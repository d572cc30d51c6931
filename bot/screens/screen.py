"""What a message looks like, before Telegram hears of it; and what a screen may know when it is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from zoneinfo import ZoneInfo

from bot.words import Words
from games.session import Session


@dataclass(frozen=True, slots=True)
class Button:
    """An inline button: `data` for a tap that the bot answers, or `url` for a link."""

    label: str
    data: str = ""
    url: str = ""
    style: str = ""
    """Telegram's colour, `success` or `danger`; never the only sign."""


@dataclass(frozen=True)
class Screen:
    """One message: `text` in Telegram's HTML, and its keyboard."""

    text: str
    rows: tuple[tuple[Button, ...], ...] = ()

    @cached_property
    def digest(self) -> str:
        """Equal for screens that Telegram would show alike."""
        return blake2b(repr((self.text, self.rows)).encode(), digest_size=9).hexdigest()


@dataclass(frozen=True)
class Scene:
    """All that a screen may know: the session, who reads, and where they are."""

    session: Session
    words: Words
    now: float
    """Seconds since 1970."""
    zone: ZoneInfo
    title: str
    """The group's name, as its people wrote it."""
    bot: str
    """The bot's user name, without @."""
    unreached: frozenset[int] = frozenset()
    """People at the table whom the bot can't write to."""
    board: str = ""
    """A link to the board; empty in chats that have none."""
