"""Links that open the private chat with the bot, and what its Start then says: Telegram's `?start=`."""

from __future__ import annotations

TABLE = "s"
"""Leads to a table: the session's id follows."""
MINUTE = "m"
"""Leads to the rules of a game in a minute: its id follows."""
RECORD = "log"
"""Of those who asked for a game's file before the bot could write to them."""


def to_table(bot: str, session: str) -> str:
    """`bot`: its user name."""
    return _link(bot, f"{TABLE}{session}")


def to_minute(bot: str, game: str) -> str:
    return _link(bot, f"{MINUTE}{game}")


def to_record(bot: str) -> str:
    return _link(bot, RECORD)


def _link(bot: str, payload: str) -> str:
    return f"https://t.me/{bot}?start={payload}"
