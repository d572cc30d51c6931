"""What there is to read about Raiders: the rules on one page; windows, tricks, crowds, property and options on more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.screens.markup import joined, lines
from bot.screens.raiders.cards import bonuses
from bot.screens.raiders.pieces import SUIT_SIGNS, by_might, does, property_name, rank, sign, trick, worth
from bot.text.words import Html, Words
from games.raiders.estates import ALL, KIND, KINDS
from games.raiders.fighters import EFFECTS, RANKS, SUITS, TRICKS, Card, deck

A_PAGE, CROWDS = 6, 2
"""Tricks or kinds of property, and crowds, on a page."""


def pages(words: Words) -> Sequence[Html]:
    tricks = [_trick(words, next(_of_rank(each))) for each in RANKS if any(TRICKS[card] for card in _of_rank(each))]
    things = [_property(words, kind) for kind in range(len(KINDS))]
    return (
        words.html("raiders-rules"),
        words.html("raiders-rules-windows"),
        *_paged(words.html("raiders-rules-tricks"), tricks),
        lines(words.html("raiders-rules-effects"), "", *_effects(words)),
        *_paged(words.html("raiders-rules-crowds"), [_crowd(words, suit) for suit in SUITS], CROWDS),
        *_paged(words.html("raiders-rules-property"), things),
        words.html("raiders-rules-options"),
    )


def _paged(head: Html, entries: list[Html], most: int = A_PAGE) -> Iterator[Html]:
    for at in range(0, len(entries), most):
        yield lines(head, "", *entries[at : at + most])


def _of_rank(letter: str) -> Iterator[Card]:
    at = RANKS.index(letter) * len(SUITS)
    return iter(range(at, at + len(SUITS)))


def _trick(words: Words, card: Card) -> Html:
    return words.html("raiders-rules-trick", rank=rank(card), trick=trick(words, card), does=does(words, card))


def _effects(words: Words) -> Iterator[Html]:
    for card in deck(1):
        if EFFECTS[card]:
            yield words.html(
                "raiders-rules-effect", card=sign(card), fighter=by_might(words, card), does=does(words, card)
            )


def _crowd(words: Words, suit: str) -> Html:
    """A suit with whoever belongs to it, and what they say."""
    members = [card for card in deck(1) if card % len(SUITS) == SUITS.index(suit)]
    return words.html(
        "raiders-rules-crowd", suit=SUIT_SIGNS[SUITS.index(suit)], crowd=words.text(f"raiders-crowd-{suit}"),
        motto=words.text(f"raiders-crowd-{suit}-motto"),
        fighters=joined(", ", (f"{rank(card)} {by_might(words, card)}" for card in members)),
    )  # fmt: skip


def _property(words: Words, kind: int) -> Html:
    estate = next(each for each in ALL if KIND[each] == kind)
    return words.html(
        "raiders-rules-thing", thing=property_name(words, estate), might=worth(estate), bonuses=bonuses(kind),
        says=words.text(f"raiders-property-{KINDS[kind]}-says"),
    )  # fmt: skip
