"""Links that lead to the bot."""

from __future__ import annotations

import re

_START = re.compile(
    r"(?:https?://)?(?:t\.me|telegram\.me)/(\w+)(?:\?start=([\w-]{0,64}))?$"
    r"|tg://resolve\?domain=(\w+)(?:&start=([\w-]{0,64}))?$",
    re.ASCII,
)


def start_payload(url: str, username: str) -> str | None:
    """The payload of a link that opens the bot's private chat with a Start button; None for other links."""
    match = _START.match(url)
    if match is None:
        return None
    name, payload = match[1] or match[3], match[2] or match[4] or ""
    return payload if name.lower() == username.lower() else None
