"""What somebody would most likely want to play: cheap guesses, from what lies open, for the order of buttons."""

from __future__ import annotations

from bot.screens.raiders.reader import Reader
from games.raiders.fighters import Card
from games.raiders.forecast import forecast
from games.raiders.moves import RaidersMove
from games.raiders.piles import find


def of_card(reader: Reader, card: Card) -> int:
    """On one's own turn: first what captures something, then what can be played at all; less is better."""
    captures = reader.captures(card)
    if any(_takes(reader, move) for move in captures):
        return 0
    return 1 if captures or reader.plays(card) else 2


def of_answer(reader: Reader, card: Card) -> int:
    """In a window: first what turns its end the reader's way, last what turns it against them."""
    return min((_turns(reader, move) for move in reader.plays(card)), default=1)


def _turns(reader: Reader, move: RaidersMove) -> int:
    """-1: for the better, 1: for the worse, 0: neither, or nothing of theirs is at stake."""
    view, lot = reader.view, find(reader.view.lots, reader.view.raid.estate)
    if view.fate is None or lot is None:
        return 0
    stake = 1 if view.raid.seat == reader.seat else -1 if lot.owner == reader.seat else 0
    return stake * ((view.fate.verdict == "taken") - _takes(reader, move))


def _takes(reader: Reader, move: RaidersMove) -> bool:
    """Whether the property that is raided would be taken."""
    fate = forecast(reader.view, move)
    return fate is not None and fate.verdict == "taken"
