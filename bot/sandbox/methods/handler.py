"""What a method of the Bot API is, here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.sandbox.params import Params
from bot.sandbox.state import BotApi

Handler = Callable[[BotApi, Params], Any | Awaitable[Any]]
"""Returns the `result` of the answer, or raises Refusal."""
