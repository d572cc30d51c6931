"""Refusals as people hear them: cards by their corners, fighters by name, suits by their signs."""

from __future__ import annotations

from bot.screens.raiders.pieces import SUIT_SIGNS, fighter, sign
from bot.text.words import Words
from games.game import Refused
from games.raiders.fighters import CARDS, SUITS

RENAMED = {"nothing-to-draw": "no-fighters-left"}
"""Reasons that other games give too, and mean something else by."""
BY_NAME = frozenset({"not-your-fighter"})
"""Reasons that are about somebody who stands on the table."""
CARD_DETAILS, SUIT_DETAILS = frozenset({"card"}), frozenset({"suit", "other"})
"""Details that name a card, or a suit, as the rules do."""


def spelled(words: Words, refused: Refused) -> Refused:
    details = {name: _spelled(words, refused.reason, name, value) for name, value in refused.details.items()}
    return Refused(RENAMED.get(refused.reason, refused.reason), **details)


def _spelled(words: Words, reason: str, name: str, value: str | int) -> str | int:
    if name in SUIT_DETAILS:
        return SUIT_SIGNS[SUITS.index(str(value))]
    if name in CARD_DETAILS and value in CARDS:
        card = CARDS[str(value)]
        return fighter(words, card) if reason in BY_NAME else sign(card)
    return value
