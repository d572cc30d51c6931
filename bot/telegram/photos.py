"""A picture as Telegram gets it: what was uploaded before goes by the name that Telegram gave it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

PART = "picture"
"""What the file is called within a request."""


@dataclass(frozen=True, slots=True)
class Photo:
    """Of `file_id` and `content` exactly one."""

    digest: str
    """Equal for equal pictures."""
    file_id: str = ""
    content: bytes = b""
    """A PNG that Telegram doesn't have yet."""

    @property
    def named(self) -> str:
        """What stands for it among the parameters."""
        return f"attach://{PART}" if self.content else self.file_id


def file_id_of(message: Any) -> str:
    """What Telegram calls the photo of a message from now on: the largest is the last; empty if it has none."""
    sizes = message.get("photo") if isinstance(message, dict) else None
    return str(sizes[-1]["file_id"]) if sizes else ""
