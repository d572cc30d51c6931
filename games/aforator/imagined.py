"""Tables that a View could be of: what its seat doesn't see is dealt by chance."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import cast

from games.aforator.deck import DECK
from games.aforator.rules import Aforator
from games.aforator.state import Piles, State
from games.aforator.view import AforatorView, Hand
from games.cards import shuffle


def imagined(view: AforatorView, chance: int) -> State:
    """One of them, another for each chance. The seat must have a hand."""
    hand = cast(Hand, view.mine).cards
    tables = tuple(tuple(lying.card for lying in table) for table in view.tables)
    seen = {*hand, *(card for _, card in view.laid)}.union(*tables)
    mixed, chance = shuffle((card for card in DECK if card not in seen), chance)
    hidden = iter(mixed)

    def dealt(sizes: Iterable[int]) -> Piles:
        return tuple(tuple(islice(hidden, size)) for size in sizes)

    (deck,) = dealt((view.deck,))
    hands = dealt(0 if seat == view.seat else size for seat, size in enumerate(view.hands))
    return State(
        hands=tuple(hand if seat == view.seat else other for seat, other in enumerate(hands)),
        discards=dealt(view.discards), deck=deck, tables=tables, tricks=view.tricks, chance=chance,
        opener=view.opener, order=view.order, kon=view.laid,
        turned=tuple(lying.card for table in view.tables for lying in table if lying.turned),
        phase=view.phase, fresh=view.fresh, owed=view.owed, round=view.round, lowest=view.lowest, still=view.still,
        deck_wins=view.deck_wins, scoring=view.scoring, rules=Aforator.rules,
    )  # fmt: skip
