"""What Aforator teaches whoever plays it for the first time."""

from __future__ import annotations

from bot.screens.aforator.pieces import AGAIN, CANCELLED, LEADS, USED
from bot.screens.lesson import Lesson, Step, moved, opened
from games.aforator.deck import KIND

LESSON = Lesson(
    signs={
        "kinds": tuple(kind.emoji for kind in KIND),
        "sum": ("→",),
        "leads": (LEADS,),
        "cancelled": (CANCELLED,),
        "aloud": ("🗣",),
        "again": (AGAIN,),
        "used": tuple(USED),
    },
    steps=(Step("look", opened), Step("lead", moved), Step("table", moved)),
)
