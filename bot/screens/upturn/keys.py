"""The keys of UpTurn's words that are put together, and the events that have none."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import get_args

from bot.screens.upturn.board import ASKED_MORE
from bot.screens.upturn.need import Need
from games.upturn.hint import KINDS as HINTS
from games.upturn.view import Phase

UNTOLD = ("over", "laid", "skipped", "gave")
KEYS: Mapping[str, Collection[str]] = {
    "upturn-board-": get_args(Need),
    "upturn-hand-": get_args(Need),
    "upturn-alert-": get_args(Need),
    "upturn-turn-": ASKED_MORE,
    "upturn-task-": ("lay-draw", "lay-pass", "lay", "draw", "pass", "extra", "enough"),
    "upturn-then-": {*get_args(Phase)} - {"over"},
    "upturn-ask-": ("both", "way", "next"),
    "upturn-drawn-": get_args(Need),
    "upturn-drawn-ask-": ("both", "way", "next", "run"),
    "upturn-news-": (
        *("gave", "caught", "skipped", "drew", "passed"),
        *("drew-passed", "silent-drew", "silent-passed", "silent-drew-passed"),
    ),
    "upturn-event-": ("drew-passed", "silent-drew", "silent-passed", "silent-drew-passed"),
    "upturn-hint-": HINTS,
}
