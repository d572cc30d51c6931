"""Tables that a View could be of: what its seat doesn't see is dealt by chance."""

from __future__ import annotations

from itertools import chain

from games.cards import below, dealt, shuffle
from games.game import Seat
from games.raiders import estates, fighters
from games.raiders.estates import Estate
from games.raiders.fighters import Card
from games.raiders.piles import NOBODY
from games.raiders.state import EVERYBODY, Cards, State, by_side, first_to_reach
from games.raiders.view import RaidersView


def imagined(view: RaidersView, chance: int) -> State:
    """One of them, another for each chance; whether others have passed is anything that can be."""
    sets, there = _open(view)
    hands, deck, chance = _dealt(view, sets, there, chance)
    property_deck, chance = _property(view, sets, chance)
    asked, chance = _asked(view, chance)
    knows = EVERYBODY if view.seat is None else 1 << view.seat
    return State(
        hands, deck, view.discard, view.lots, property_deck, view.trump, view.bottom, chance, view.turn, view.goal,
        phase=view.phase, spent=view.spent, fighter=view.raid.fighter, prize=view.raid.estate, pile=view.pile,
        step=view.step, asked=asked, question=view.question, barred=view.barred, caught=view.caught,
        still=-1 if view.moved else view.still, turns=view.turns, pairs=view.pairs, disputes=view.disputes,
        winner=_winner(view), rules=view.rules, kept=view.kept,
        seen=tuple((card, knows) for card in chain(*view.seen)),
    )  # fmt: skip


def _open(view: RaidersView) -> tuple[int, set[Card]]:
    """How many sets of cards are in the game, and what of them lies open."""
    there = [lot.guard for lot in view.lots if lot.guard >= 0]
    for played in view.pile:
        there += played.costs or (played.card,)
    if view.raid.fighter >= 0:
        there.append(view.raid.fighter)
    known = view.deck + len(view.discard) + sum(view.sizes) + len(there)
    return 2 if known > fighters.SIZE else 1, {*there, *view.discard}


def _dealt(view: RaidersView, sets: int, there: set[Card], chance: int) -> tuple[tuple[Cards, ...], Cards, int]:
    """Hands and deck; an open trump lies under the deck."""
    own = view.mine.hand if view.mine else ()
    under = (view.bottom,) if view.bottom >= 0 else ()
    known = list(view.seen)
    if view.search and view.mine and view.search[0] == view.seat:
        known[view.search[1]] = view.mine.searched
    if view.seat is not None:
        known[view.seat] = own
    seen = there.union(under, *known)
    hidden, kept = [card for card in fighters.deck(sets) if card not in seen], view.kept
    if kept:
        kept = tuple(card for card in kept if card not in seen)
        hidden = [card for card in hidden if card not in kept]
    missing = [size - len(some) for size, some in zip(view.sizes, known, strict=True)]
    more, rest, chance = dealt(hidden, missing, chance, kept)
    hands = tuple(tuple(sorted((*some, *others))) for some, others in zip(known, more, strict=True))
    return hands, under + rest[: view.deck - len(under)], chance


def _property(view: RaidersView, sets: int, chance: int) -> tuple[tuple[Estate, ...], int]:
    there = {lot.estate for lot in view.lots}
    hidden, chance = shuffle((estate for estate in estates.deck(sets) if estate not in there), chance)
    return hidden[: view.estates], chance


def _asked(view: RaidersView, chance: int) -> tuple[int, int]:
    """Bits of a window's seats still to answer: anything for others, but somebody is always asked."""
    own = 1 << view.seat if view.seat is not None else 0
    if view.phase != "window" or view.alone:
        return own if view.alone else 0, chance
    others = (1 << len(view.sizes)) - 1 & ~own
    bits, chance = below(others + 1, chance)
    return (own if view.asked else 0) | (bits & others or others), chance


def _winner(view: RaidersView) -> Seat:
    if view.phase != "over":
        return NOBODY
    winner = first_to_reach(view.goal, by_side(view.cash, view.pairs), view.turn)
    return NOBODY if winner is None else winner
