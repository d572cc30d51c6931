"""How the last round has ended, as long as nobody has moved in the next one: out of what the table remembers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.screens.aforator.pieces import view_of
from bot.screens.aforator.story import CLOSING, SETTLING
from bot.screens.screen import Scene
from games.aforator.deck import CARDS, CRITIC, KIND_OF, WHIP, Cards
from games.aforator.tally import Placed, Tally, tally
from games.game import Event, Seat

MOVES = frozenset({"laid", "placed", "used", "last", "passed-over", "silent"})
"""Events with which the next round is under way."""


@dataclass(frozen=True)
class Settled:
    """The end of a round."""

    round: int
    cards: Cards
    """What lay on the Kon, in that order."""
    tally: Tally | None
    """How it was added up; None if the table has forgotten whose a card was."""
    kon: tuple[Placed, ...]
    """Whose each was; empty likewise."""
    taker: Seat | None
    """None: the deck, or nobody."""
    sum: int
    praised: int
    """Cards of the deck that came with the trick."""
    saved: dict[int, Seat]
    """Cards that were kept from the deck, and by whom."""


def settled(scene: Scene) -> Settled | None:
    """The round that has just ended; None while one is under way."""
    view, events = view_of(scene), scene.table.recent
    ends = [at for at, event in enumerate(events) if event.kind in CLOSING]
    if view.laid or not ends or any(event.kind in MOVES for event in events[ends[-1] :]):
        return None
    begins = max((at for at, event in enumerate(events[: ends[-1]]) if event.kind in (*MOVES, *CLOSING)), default=-1)
    closing = {event.kind: event for event in events[begins + 1 : ends[-1]]}
    if not SETTLING.intersection(closing):
        return None
    keepers = [event for event in events[begins + 1 : ends[-1]] if event.kind == "saved"]
    over = events[ends[-1]]
    return _told(scene, view.round if over.kind != "round" else view.round - 1, events[: begins + 1], closing, keepers)


def _told(
    scene: Scene, number: int, before: Sequence[Event], closing: dict[str, Event], keepers: Sequence[Event]
) -> Settled:
    trick, deck_won = closing.get("trick"), closing.get("deck-won")
    saved = {CARDS[event.pieces[0]]: event.seat for event in keepers if event.seat is not None}
    left = (trick or deck_won or closing["no-trick"]).pieces
    cards = (*(CARDS[name] for name in left), *reversed(saved))
    total = trick.n if trick else 0
    owners = _owners(before)
    kon = tuple((owners[card], card) for card in cards if card in owners)
    tables = [tuple(lying.card for lying in table) for table in view_of(scene).tables]
    added = tally(kon, tables)
    known = len(kon) == len(cards) and added.sum == total
    return Settled(
        number, cards, added if known else None, kon if known else (), trick.seat if trick else None, total,
        int("praised" in closing), saved,
    )  # fmt: skip


def _owners(events: Sequence[Event]) -> dict[int, Seat]:
    """Whose place each card lay on, of those that events tell."""
    found: dict[int, Seat] = {}
    for event in events:
        cards = [CARDS[name] for name in event.pieces]
        if event.kind == "laid" and event.seat is not None:
            found[cards[0]] = event.seat
        elif event.kind == "used" and KIND_OF[cards[0]] in (WHIP, CRITIC) and event.seat is not None:
            found[cards[1]] = event.seat
    return found
