"""All that an open window would do as its pile stands, seen in its projection or not. One more trick that leaves this
as it is does nothing now.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from games.game import Seat
from games.raiders.clash import Fate, project
from games.raiders.piles import Pile
from games.raiders.state import State, raid


class Outlook(NamedTuple):
    fate: Fate
    """But for which cards are live, and who comes back first: what matters is what is done."""
    drawn: Counter[Seat]
    """Fighters, as many as there are, by who draws them."""
    searched: tuple[tuple[Seat, int], ...]
    """Who looks through whose hand, if there is anything in it."""
    turned_up: int
    """Property, as much as there is."""


def outlook(state: State, pile: Pile) -> Outlook:
    fate = project(state.lots, raid(state), pile, rules=state.rules)
    full = {seat for seat, hand in enumerate(state.hands) if hand} | {seat for _, seat in fate.back}
    fighters, estates = len(state.deck) + len(state.discard), len(state.estates)
    drawn: Counter[Seat] = Counter()
    searched: list[tuple[Seat, int]] = []
    turned_up = 0
    for played, works in zip(pile, fate.live, strict=True):
        if not works:
            continue
        if played.deed == "draw":
            n = min(played.means.amount, fighters)
            fighters -= n
            drawn[played.seat] += n
        elif played.deed == "search" and played.target in full:
            searched.append((played.seat, played.target))
        elif played.deed == "turn-up":
            turned_up = min(turned_up + 1, estates)
    return Outlook(fate._replace(live=(), back=tuple(sorted(fate.back))), drawn, tuple(searched), turned_up)
