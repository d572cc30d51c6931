"""How a Kon is added up. An ability on the Kon changes the sum and nothing else, so this one function knows them all.

Rulings, in their order: neutralising (a card takes the ability of the one directly before it, if that is among its
three); the value of each card; the running sum from left to right; late cards after the last one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from games.aforator.deck import (
    AFORATOR,
    BOREDOM,
    BURNOUT,
    CARROT,
    COFFEE,
    CRITIC,
    DEADLINE,
    DELAY,
    KIND_OF,
    MONDAY,
    PRAISE,
    SLOTH,
    THRILL,
    UNDOES,
    WHIP,
    WORTH,
    Cards,
)
from games.game import Seat

Placed = tuple[Seat, int]
"""Whose place on the Kon it is, and the card there."""

NEARER = 4
"""How far a Критика takes the sum to zero."""
LATE = 3
"""Up to which worth, with either sign, a 🐌 on the table makes its owner's cards late."""


class Step(NamedTuple):
    place: int
    """On the Kon, from 0, in the order laid."""
    seat: Seat
    card: int
    value: int
    """What it counts: a live Понедельник its worth, whatever else would change that."""
    reached: int
    """The sum with it, which counts for its player."""
    sum: int
    """The sum after it: reached, less what Критика, Выгорание or Азарт then do to it."""
    cancelled: bool
    """Neutralised by the card on the next place."""
    late: bool
    """Added after the last card."""


class Tally(NamedTuple):
    steps: tuple[Step, ...]
    """In the order in which they are added: the late ones at the end."""
    sum: int
    leader: Seat | None
    """On whose step the sum was farthest from zero, of equal ones the earlier; None on an empty Kon."""
    distance: int
    """How far that was."""


def tally(kon: Sequence[Placed], tables: Sequence[Cards]) -> Tally:
    """The Kon, in the order laid, as if the round ended now; `tables` by seat."""
    table = _Laid(kon, tables)
    steps: list[Step] = []
    total = distance = 0
    leader: Seat | None = None
    for place, late in table.in_order():
        seat, card = kon[place]
        live, value = table.live[place], table.value(place)
        kind = KIND_OF[card] if live else None
        reached = total * 2 + value if kind == AFORATOR else value if kind == MONDAY else total + value
        total = _AFTER[kind](reached) if kind in _AFTER else reached
        steps.append(Step(place, seat, card, value, reached, total, not live, late))
        if leader is None or abs(reached) > distance:
            leader, distance = seat, abs(reached)
    return Tally(tuple(steps), total, leader, distance)


def neutralises(kon: Sequence[Placed], tables: Sequence[Cards], place: int) -> bool:
    """Whether the card on that place takes the ability of the one before it."""
    if not place:
        return False
    (owner, before), (_, card) = kon[place - 1], kon[place]
    return KIND_OF[before] in UNDOES[KIND_OF[card]] and BOREDOM not in map(KIND_OF.__getitem__, tables[owner])


class _Laid:
    """The places of a Kon and what is at work on each."""

    def __init__(self, kon: Sequence[Placed], tables: Sequence[Cards]) -> None:
        self.kon = kon
        self.kinds = [KIND_OF[card] for _, card in kon]
        self.powers = [{KIND_OF[card] for card in tables[seat]} for seat, _ in kon]
        self.live = [not neutralises(kon, tables, place + 1) for place in range(len(kon) - 1)]
        self.live += [True] * bool(kon)
        self.silent = [place for place, kind in enumerate(self.kinds) if kind in _SILENCES and self.live[place]]

    def in_order(self) -> Iterator[tuple[int, bool]]:
        """The places as they are added, and whether late."""
        late = []
        for place in range(len(self.kon)):
            if self._late(place):
                late.append(place)
            else:
                yield place, False
        for place in late:
            yield place, True

    def value(self, place: int) -> int:
        """What the card on that place counts."""
        kind, worth = self.kinds[place], WORTH[self.kon[place][1]]
        if kind == MONDAY and self.live[place]:
            return worth
        value = _OWN[kind](self, place, worth) if kind in _OWN and self.live[place] else worth
        if THRILL in self.powers[place]:
            value = further(value, 1)
        if place and DEADLINE in self.powers[place - 1] and self.kon[place - 1][0] != self.kon[place][0]:
            value = nearer(value, 2)
        if self.silent and any(self._silences(earlier, worth) for earlier in self.silent if earlier < place):
            value = 0
        if self._acts(place + 1, WHIP):
            value = -value
        return 0 if place and self._acts(place - 1, SLOTH) else value

    def _acts(self, place: int, kind: int) -> bool:
        return place < len(self.kon) and self.kinds[place] == kind and self.live[place]

    def _silences(self, place: int, worth: int) -> bool:
        """Whether the live Дедлайн or Скука there makes a later card of that worth count 0."""
        return self.kinds[place] == DEADLINE or WORTH[self.kon[place][1]] * worth > 0

    def _late(self, place: int) -> bool:
        powers = self.powers[place]
        by_table = (DELAY in powers and abs(WORTH[self.kon[place][1]]) <= LATE) or (not place and MONDAY in powers)
        return by_table or self._acts(place, DELAY)


def further(value: int, by: int) -> int:
    """Farther from zero; 0 has no sign and stays."""
    return value + by if value > 0 else value - by if value < 0 else 0


def nearer(value: int, by: int) -> int:
    """Nearer to zero, not past it."""
    return max(value - by, 0) if value > 0 else min(value + by, 0)


def halved(value: int) -> int:
    """Halved towards zero."""
    return value // 2 if value > 0 else -(-value // 2)


def _first_doubles(_: _Laid, place: int, worth: int) -> int:
    return worth if place else worth * 2


def _same_sign_doubles(laid: _Laid, place: int, worth: int) -> int:
    return worth * 2 if place and WORTH[laid.kon[place - 1][1]] * worth > 0 else worth


def _counts_more(_: _Laid, __: int, worth: int) -> int:
    return further(worth, 2)


_OWN: dict[int, Callable[[_Laid, int, int], int]] = {
    COFFEE: _first_doubles,
    CARROT: _same_sign_doubles,
    PRAISE: _counts_more,
}
"""What the value of a live card of that kind is made of first, from its place and worth."""
_SILENCES = frozenset({BOREDOM, DEADLINE})
"""Kinds that make later cards count 0."""
_AFTER: dict[int | None, Callable[[int], int]] = {
    CRITIC: lambda total: nearer(total, NEARER),
    BURNOUT: halved,
    THRILL: lambda total: -total,
}
"""What a live card of that kind does to the sum after its step."""
