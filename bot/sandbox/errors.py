"""What Telegram answers when it refuses: code, description in its own words, parameters."""

from __future__ import annotations

from collections.abc import Mapping


class Refusal(Exception):
    """An answer with ok = false."""

    def __init__(self, code: int, description: str, parameters: Mapping[str, int] | None = None) -> None:
        super().__init__(description)
        self.code, self.description, self.parameters = code, description, parameters


def bad(reason: str) -> Refusal:
    """400. Telegram writes the reason's first letter small, except in its upper-case codes."""
    if reason[:2].upper() != reason[:2]:
        reason = reason[:1].lower() + reason[1:]
    return Refusal(400, f"Bad Request: {reason}")


def forbidden(reason: str) -> Refusal:
    return Refusal(403, f"Forbidden: {reason}")


def conflict(reason: str) -> Refusal:
    return Refusal(409, f"Conflict: {reason}")


def too_many(seconds: int) -> Refusal:
    return Refusal(429, f"Too Many Requests: retry after {seconds}", {"retry_after": seconds})


def migrated(to: int) -> Refusal:
    description = "Bad Request: group chat was upgraded to a supergroup chat"
    return Refusal(400, description, {"migrate_to_chat_id": to})
