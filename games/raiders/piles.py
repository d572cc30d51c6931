"""What lies on the table for all to see: property with its guards, and the open pile of a window."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from games.game import Seat
from games.raiders.estates import CASH, KIND, KINDS, NO_ESTATE, Estate
from games.raiders.fighters import EFFECT_DEED, EFFECTS, NO_CARD, TRICK_DEED, TRICKS, Card, Deed, Effect, Trick

NOBODY = Seat(-1)


class Lot(NamedTuple):
    """A property on the table."""

    estate: Estate
    owner: Seat = NOBODY
    guard: Card = NO_CARD
    since: int = 0
    """Turns of all seats that were finished when this guard came."""


Lots = tuple[Lot, ...]


class Raid(NamedTuple):
    """The capture that is being tried."""

    seat: Seat
    fighter: Card
    """-1 once he has left."""
    estate: Estate


NO_RAID = Raid(NOBODY, NO_CARD, NO_ESTATE)


class Played(NamedTuple):
    """A card of the open pile: a trick; or with `costs` the effect of a fighter, who isn't in the pile himself."""

    seat: Seat
    card: Card
    target: int
    """A fighter, a card of the pile, a seat, or -1: as the trick aims."""
    costs: tuple[Card, ...] = ()

    @property
    def means(self) -> Trick | Effect:
        means = EFFECTS[self.card] if self.costs else TRICKS[self.card]
        assert means is not None
        return means

    @property
    def deed(self) -> Deed | None:
        return EFFECT_DEED[self.card] if self.costs else TRICK_DEED[self.card]


Pile = tuple[Played, ...]


@lru_cache(1024)
def live(pile: Pile) -> tuple[bool, ...]:
    """Which cards work: all but those at which a live «Отмазка» aims, worked out from the last to the first."""
    cancelled: set[Card] = set()
    alive: list[bool] = []
    for played in reversed(pile):
        works = bool(played.costs) or played.card not in cancelled
        if works and played.deed == "cancel":
            cancelled.add(played.target)
        alive.append(works)
    return tuple(reversed(alive))


def find(lots: Lots, estate: Estate) -> Lot | None:
    return next((lot for lot in lots if lot.estate == estate), None)


def unguarded(lots: Lots) -> bool:
    """Whether there is a property that nobody guards."""
    return any(lot.owner == NOBODY for lot in lots)


def owned(lots: Lots, seat: Seat) -> tuple[int, ...]:
    """How many of each kind the seat has, by kind."""
    kinds = [KIND[lot.estate] for lot in lots if lot.owner == seat]
    return tuple(map(kinds.count, range(len(KINDS))))


@lru_cache(1024)
def cash(lots: Lots, seats: int) -> tuple[int, ...]:
    """Бабки of each seat, with bonuses."""
    counts: dict[tuple[Seat, int], int] = {}
    for lot in lots:
        if lot.owner != NOBODY:
            key = lot.owner, KIND[lot.estate]
            counts[key] = counts.get(key, 0) + 1
    totals = [0] * seats
    for (seat, kind), n in counts.items():
        totals[seat] += CASH[kind][n]
    return tuple(totals)
