"""Tables that a View could be of: what its seat doesn't see is dealt by chance."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, islice

from games.aforator.deck import DECK, NO_CARD, Cards
from games.aforator.state import EVERYBODY, Piles, State
from games.aforator.view import AforatorView
from games.cards import dealt, shuffle

Hidden = tuple[Piles, Cards, Piles, int]
"""Hands, the deck, the discards, and the next chance."""


def imagined(view: AforatorView, chance: int) -> State:
    """One of them, another for each chance."""
    tables = tuple(tuple(lying.card for lying in table) for table in view.tables)
    hands, deck, discards, chance = _dealt(view, tables, chance)
    known = chain(view.under, *view.traced)
    knows = EVERYBODY if view.seat is None else 1 << view.seat
    surely = {*chain(*view.won), *view.loose} if view.won else ()
    return State(
        hands=hands, deck=deck, tables=tables, discards=discards, tricks=view.tricks, chance=chance,
        opener=view.opener, order=view.order, kon=view.laid,
        turned=tuple(lying.card for table in view.tables for lying in table if lying.turned),
        phase=view.phase, fresh=view.fresh, owed=view.owed, round=view.round, ending=view.ending,
        lowest=view.lowest, still=view.still, deck_wins=view.deck_wins, readers=tuple(sorted(view.readers)),
        readings=view.readings, scoring=view.scoring, rules=view.rules,
        traced=tuple((card, knows) for card in known if card != NO_CARD),
        loose=None if view.won is None else view.loose,
        dark=tuple(card for card in chain(*discards) if card not in surely),
    )  # fmt: skip


def _dealt(view: AforatorView, tables: Piles, chance: int) -> Hidden:
    own = view.mine.cards if view.mine else ()
    won: Sequence[Cards] = view.won or ((),) * len(tables)
    seen = {*own, *(card for _, card in view.laid), *view.under, *view.loose}.union(*tables, *won, *view.traced)
    hidden, chance = shuffle((card for card in DECK if card not in seen), chance)
    rest = iter(hidden)
    below = tuple(next(rest, card) if card == NO_CARD else card for card in view.under)
    deck = (*below, *islice(rest, view.deck - len(below)))
    hands = tuple(
        own if seat == view.seat else (*known, *islice(rest, size - len(known)))
        for seat, (known, size) in enumerate(zip(view.traced, view.hands, strict=True))
    )
    missing = [size - len(known) for size, known in zip(view.discards, won, strict=True)]
    if not any(missing):
        return hands, deck, tuple(won), chance
    others, _, chance = dealt(rest, missing, chance, view.loose)
    return hands, deck, tuple((*known, *more) for known, more in zip(won, others, strict=True)), chance
