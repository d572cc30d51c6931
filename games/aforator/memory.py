"""What a seat, or the group, has seen of cards that lie hidden now, and can still tell where they are."""

from __future__ import annotations

from typing import NamedTuple

from games.aforator.deck import NO_CARD, Cards
from games.aforator.state import EVERYBODY, Piles, State
from games.game import Seat


class Memory(NamedTuple):
    """What the fields mean stands in AforatorView."""

    traced: Piles
    under: Cards
    won: Piles | None
    loose: Cards


def remembered(state: State, seat: Seat | None) -> Memory:
    """What that seat knows; None: what everybody knows."""
    bit = 0 if seat is None else 1 << seat
    known = frozenset(card for card, knows in state.traced if knows == EVERYBODY or knows & bit)
    traced: Piles = ((),) * len(state.hands)
    if known:
        traced = tuple(
            () if holder == seat else tuple(card for card in hand if card in known)
            for holder, hand in enumerate(state.hands)
        )
    won, loose = _discards(state)
    return Memory(traced, _under(state.deck, known), won, loose)


def _under(deck: Cards, known: frozenset[int]) -> Cards:
    seen = [card if card in known else NO_CARD for card in deck] if known else []
    while seen and seen[-1] == NO_CARD:
        seen.pop()
    return tuple(seen)


def _discards(state: State) -> tuple[Piles | None, Cards]:
    """By seat what surely lies in its discard; and what lies in some."""
    if state.phase == "over":
        return state.discards, ()
    if state.loose is None:
        return None, ()
    if not state.loose and not state.dark:
        return state.discards, ()
    unsure = {*state.loose, *state.dark}
    won = tuple(tuple(card for card in pile if card not in unsure) for pile in state.discards)
    return won, tuple(card for card in state.loose if card not in state.dark)
