"""What UpTurn teaches whoever plays it for the first time."""

from __future__ import annotations

from bot.screens.lesson import Lesson, Step, moved, opened
from bot.screens.screen import Scene
from bot.screens.upturn.pieces import ACTIONS, SAID, UNSAID, view_of
from bot.screens.upturn.rack import DRAWN
from games.upturn.tiles import DOWN, JOKER, UP, UPDOWN


def drew(scene: Scene, menu: str) -> bool:
    """They have drawn, or no longer need to be told how."""
    return view_of(scene).phase == "drawn" or opened(scene, menu)


LESSON = Lesson(
    signs={
        "ways": (ACTIONS[UP], ACTIONS[DOWN]),
        "both": (ACTIONS[UPDOWN],),
        "skip": ("🚫",),
        "joker": (ACTIONS[JOKER],),
        "hand": ("✋",),
        "twin": ("👯",),
        "gift": ("🎁",),
        "said": (SAID,),
        "unsaid": (UNSAID,),
        "catch": ("🫵",),
        "drawn": (DRAWN.strip(),),
    },
    steps=(Step("lay", opened), Step("draw", drew), Step("undo", moved)),
)
