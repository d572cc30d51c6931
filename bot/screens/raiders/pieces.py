"""Fighters, property and scores as people read them, and what a reader may know of the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.screens.screen import Scene
from bot.text.words import Words
from games.raiders.estates import CASH, ESTATES, KIND, KINDS, Estate
from games.raiders.estates import MIGHT as WORTH
from games.raiders.fighters import CARDS, EFFECTS, FACES, FIGHTS, MIGHT, SUIT, TRICKS, Card
from games.raiders.piles import Lot
from games.raiders.view import RaidersView

SUIT_SIGNS = "♤", "♥️", "♦️", "♧"
"""By suit, here and nowhere else. The black ones are outlines, which have the colour of the words around them: as emoji
they are black on every bubble, and can't be seen on a dark one.
"""
RANK_SIGNS = {"t": "10", "j": "J", "q": "Q", "k": "K", "a": "A"}
"""Ranks that aren't written as in the data."""
RAIDED, GUARDED, MIGHTY, MONEY, PARTNER = "⚔️", "🛡", "💪", "💰", "🤝"


def number(n: int) -> str:
    """A might; below zero with a real minus."""
    return f"−{-n}" if n < 0 else str(n)


def signed(n: int) -> str:
    """What is added to a might, with its sign."""
    return f"+{n}" if n >= 0 else number(n)


def suit(card: Card) -> str:
    """The sign of the card's suit."""
    return SUIT_SIGNS[SUIT[card]]


def rank(card: Card) -> str:
    """The card's rank as on a card."""
    letter = FACES[card][0]
    return RANK_SIGNS.get(letter, letter)


def sign(card: Card) -> str:
    """A card by what stands in its corner: rank and suit."""
    return f"{rank(card)}{suit(card)}"


def alike_in(hand: Iterable[Card]) -> dict[Card, int]:
    """How many of each card there are: of twins from two sets one stands for both, as they do the same."""
    found: dict[str, list[Card]] = {}
    for card in hand:
        found.setdefault(FACES[card], []).append(card)
    return {like[0]: len(like) for like in found.values()}


def signs(card: Card, n: int) -> str:
    """So many of a card by their corner."""
    return sign(card) if n == 1 else f"{sign(card)}×{n}"


def name(words: Words, card: Card) -> str:
    """The fighter's own name; an ace has one too."""
    return words.text(f"raiders-fighter-{FACES[card]}")


def fighter(words: Words, card: Card) -> str:
    """A fighter by name and suit, as on the table."""
    return f"{name(words, card)}{suit(card)}"


def by_might(words: Words, card: Card) -> str:
    """Likewise where its suit is known anyway, with its printed might."""
    return f"{name(words, card)} {MIGHTY}{MIGHT[card]}" if FIGHTS[card] else name(words, card)


def mighty(words: Words, card: Card) -> str:
    """A fighter with its printed might."""
    return f"{fighter(words, card)} {MIGHT[card]}" if FIGHTS[card] else fighter(words, card)


def guard_sign(card: Card) -> str:
    """A guard where names have no room: by his corner, and how mighty he is."""
    return f"{sign(card)} {MIGHTY}{MIGHT[card]}"


def trick(words: Words, card: Card) -> str:
    """The name of the card's trick; empty for a jack."""
    return words.text(f"raiders-trick-{FACES[card][0]}") if TRICKS[card] else ""


def short(words: Words, card: Card, trump: int) -> str:
    """What the card does beside fighting, in a few words; whom it hits depends on the trump."""
    if EFFECTS[card]:
        return words.text(f"raiders-effect-{FACES[card]}-short")
    hits = "any" if SUIT[card] == trump else suit(card)
    return words.text(f"raiders-trick-{FACES[card][0]}-short", suit=hits)


def does(words: Words, card: Card) -> str:
    """The whole text of its trick or effect."""
    key = f"raiders-effect-{FACES[card]}" if EFFECTS[card] else f"raiders-trick-{FACES[card][0]}"
    return words.text(f"{key}-does")


def property_name(words: Words, estate: Estate) -> str:
    """A property by its kind."""
    return words.text(f"raiders-property-{KINDS[KIND[estate]]}")


def yours(words: Words, estate: Estate) -> str:
    """Likewise, as whoever owns it is asked about it."""
    return words.text(f"raiders-property-{KINDS[KIND[estate]]}-yours")


def stands(words: Words, estate: Estate) -> str:
    """That a property has withstood a capture."""
    return words.text(f"raiders-property-{KINDS[KIND[estate]]}-stands")


def alike(words: Words, estates: Sequence[Estate]) -> str:
    """So many of one kind."""
    named = property_name(words, estates[0])
    return named if len(estates) == 1 else f"{named}×{len(estates)}"


def worth(estate: Estate) -> int:
    """The might that its capture takes."""
    return WORTH[estate]


def cash_of(estate: Estate, n: int = 1) -> int:
    """Бабки for so many of its kind."""
    return CASH[KIND[estate]][n]


def guarded(view: RaidersView, card: Card, target: int) -> Lot | None:
    """The property that the target of a card's trick guards."""
    means = TRICKS[card]
    if means is None or means.aims in ("nothing", "seat", "pile"):
        return None
    return next((lot for lot in view.lots if lot.guard == target), None)


def cards(names: Iterable[str]) -> list[Card]:
    """Fighters as events and buttons name them."""
    return [CARDS[named] for named in names]


def estate_of(named: str) -> Estate:
    """A property likewise."""
    return ESTATES[named]


def holding(hand: Iterable[Card]) -> str:
    """All cards of a hand."""
    return " · ".join(map(sign, hand))


def view_of(scene: Scene) -> RaidersView:
    """What the reader may know."""
    assert isinstance(scene.view, RaidersView)
    return scene.view
