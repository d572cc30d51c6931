"""The end of a round (розыгрыш), in the order of the rulings; what it tells stands in `table`."""

from __future__ import annotations

from games.aforator.deck import BURNOUT, NAMES, PRAISE
from games.aforator.draft import Draft
from games.aforator.repertoire import SEATS
from games.aforator.state import EVERYBODY, has
from games.aforator.tally import tally
from games.game import Seat

STALL = 7
"""Rounds in which the deck hasn't become smaller than ever."""


def close(draft: Draft) -> None:
    """Who takes the Kon; everybody draws up; the end or the next round."""
    taker = _settle(draft)
    ring = clockwise(draft.opener, len(draft.hands))
    for seat in ring:
        draft.draw_up(seat)
    if len(draft.deck) < draft.lowest:
        draft.lowest, draft.still = len(draft.deck), 0
    else:
        draft.still += 1
    draft.kon, draft.readers = (), ()
    if draft.rules > 1:
        draft.ending = not draft.deck
    if draft.ending or draft.still >= STALL:
        draft.phase, draft.order = "over", ()
        draft.tell("over" if draft.ending else "stalled")
        return
    draft.opener = ring[1] if taker is None else taker
    draft.order = clockwise(draft.opener, len(ring))
    draft.round += 1
    draft.tell("round", draft.opener, n=draft.round)


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats, from that one on."""
    return _RINGS[seats][first]


def _settle(draft: Draft) -> Seat | None:
    """The Kon's cards go to whoever takes the trick, or back under the deck; who took it."""
    result = tally(draft.kon, draft.tables)
    taker = result.leader
    if taker is None:
        draft.tell("no-trick")
        return None
    if not result.sum:
        _deck_wins(draft)
        return None
    cards = tuple(card for _, card in draft.kon)
    draft.discard(taker, cards)
    draft.tricks = (*draft.tricks[:taker], draft.tricks[taker] + 1, *draft.tricks[taker + 1 :])
    draft.tell("trick", taker, pieces=tuple(NAMES[card] for card in cards), n=result.sum)
    if result.sum > 0 and has(draft.tables[taker], PRAISE) and (top := draft.take(1)):
        draft.discard(taker, top)
        if (*top, EVERYBODY) not in draft.traced:
            draft.dark += top
        draft.forget(top)
        draft.tell("praised", taker, n=1)
    return taker


def _deck_wins(draft: Draft) -> None:
    cards = [card for _, card in draft.kon]
    for seat in clockwise(draft.opener, len(draft.hands)):
        if cards and has(draft.tables[seat], BURNOUT):
            saved = cards.pop()
            draft.discard(seat, (saved,))
            draft.tell("saved", seat, pieces=(NAMES[saved],))
    draft.bury(tuple(cards))
    draft.deck_wins += 1
    draft.tell("deck-won", pieces=tuple(NAMES[card] for card in cards))


_RINGS = {
    seats: tuple(tuple(Seat((first + at) % seats) for at in range(seats)) for first in range(seats)) for seats in SEATS
}
"""By number of seats and the first one."""
