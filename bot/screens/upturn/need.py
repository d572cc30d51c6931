"""What fits now, in one line."""

from __future__ import annotations

from typing import Literal

from bot.text.words import Html, Words
from games.upturn.tiles import DECK, is_number
from games.upturn.view import UpTurnView

Need = Literal["any", "above", "below", "top", "bottom"]
"""Any number; above or below the last; beyond the highest or lowest there is, where only an arrow helps."""

NUMBERS = tuple(filter(is_number, DECK))
LOWEST, HIGHEST = min(NUMBERS), max(NUMBERS)


def need(view: UpTurnView) -> Need:
    match view.direction:
        case 1:
            return "top" if view.last == HIGHEST else "above"
        case -1:
            return "bottom" if view.last == LOWEST else "below"
        case _:
            return "any"


def on_board(view: UpTurnView, words: Words) -> Html:
    return words.html(f"upturn-board-{need(view)}", last=view.last)


def in_hand(view: UpTurnView, words: Words, n: int) -> Html:
    """With the count of one's own tiles."""
    return words.html(f"upturn-hand-{need(view)}", last=view.last, n=n)


def in_alert(view: UpTurnView, words: Words) -> str:
    return words.text(f"upturn-alert-{need(view)}", last=view.last)
