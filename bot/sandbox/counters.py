"""What is counted in a Telegram: everything new gets the next number of its kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["person", "group", "supergroup", "number", "query", "mailbox", "file"]


@dataclass(slots=True)
class Counters:
    """The number that is given next, by kind; those of groups are without their sign."""

    person: int = 710_000_001
    group: int = 4_200_000_001
    supergroup: int = 1_002_200_000_001
    number: int = 1
    """Of messages, through all chats."""
    query: int = 4_611_686_018_000_000_001
    mailbox: int = 1
    """Message ids of private chats and basic groups."""
    file: int = 1
    """Of uploads."""

    def take(self, kind: Kind) -> int:
        number: int = getattr(self, kind)
        setattr(self, kind, number + 1)
        return number
