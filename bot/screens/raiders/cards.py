"""A fighter or a property in words, as alerts."""

from __future__ import annotations

from bot.screens.markup import ALERT, fitted
from bot.screens.raiders.pieces import by_might, does, property_name, sign, trick, worth
from bot.screens.screen import Scene
from bot.text.names import units
from bot.text.words import Words
from games.raiders.estates import CASH, COPIES, ESTATES, KIND, KINDS, Estate, Kind
from games.raiders.fighters import CARDS, SUIT, SUITS, TRICKS, Card


def explained(scene: Scene, piece: str) -> str:
    """A fighter or a property by its name: in at most 200 characters; empty for what isn't there."""
    if piece in CARDS:
        return _fighter(scene.words, CARDS[piece])
    return _estate(scene.words, ESTATES[piece]) if piece in ESTATES else ""


def bonuses(kind: Kind) -> str:
    """Бабки in all for 1, 2, 3 … of a kind, as many as one set has."""
    return " · ".join(map(str, CASH[kind][1 : COPIES[kind] + 1]))


def _fighter(words: Words, card: Card) -> str:
    """What it is and does; what its crowd says, where there is room."""
    suit = SUITS[SUIT[card]]
    crowd, motto = words.text(f"raiders-crowd-{suit}"), words.text(f"raiders-crowd-{suit}-motto")
    key = "raiders-alert-trick" if TRICKS[card] else "raiders-alert-effect"
    told = words.text(
        key, card=sign(card), fighter=by_might(words, card), crowd=crowd, trick=trick(words, card),
        does=does(words, card),
    )  # fmt: skip
    whole = words.text("raiders-alert-motto", told=told, motto=motto)
    return whole if units(whole) <= ALERT else fitted(told)


def _estate(words: Words, estate: Estate) -> str:
    kind = KIND[estate]
    says = words.text(f"raiders-property-{KINDS[kind]}-says")
    told = words.text(
        "raiders-alert-property", thing=property_name(words, estate), might=worth(estate), bonuses=bonuses(kind),
        says=says,
    )  # fmt: skip
    return fitted(told)
