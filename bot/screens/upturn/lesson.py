"""What UpTurn teaches whoever plays it for the first time."""

from __future__ import annotations

from bot.screens.lesson import Lesson, Step, moved
from bot.screens.screen import Scene
from bot.screens.upturn.pieces import ACTIONS, SAID, UNSAID, view_of
from bot.screens.upturn.rack import DRAWN
from games.upturn.tiles import DOWN, JOKER, UP, UPDOWN


def drawn_at_most(scene: Scene, menu: str) -> bool:
    """They have drawn, and still hold what may be laid."""
    return scene.seated.awaited and view_of(scene).phase == "drawn"


def laid(scene: Scene, menu: str) -> bool:
    """They have laid a tile, or passed."""
    return moved(scene, menu) and not drawn_at_most(scene, menu)


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
    steps=(Step("lay", laid), Step("draw", moved), Step("undo", laid)),
)
