"""Every move that Aforator has, made once: legal moves are picked from here, and whatever isn't here is none."""

from __future__ import annotations

from games.aforator.deck import AFORATOR, COFFEE, CRITIC, KINDS, NAMES, SLOTH, WHIP
from games.aforator.moves import AforatorMove, Bury, Keep, Place, Play, ReadAloud, Use
from games.game import Seat

SEATS = range(2, 7)

PLAYS = tuple(Play(f"k{name}", card=card) for card, name in enumerate(NAMES))
PLACES = tuple(Place(f"t{name}", card=card) for card, name in enumerate(NAMES))
BURIALS = tuple(Bury(f"b{name}", card=card) for card, name in enumerate(NAMES))
READINGS = tuple(ReadAloud(f"a{name}", passive=True, aside=True, card=card) for card, name in enumerate(NAMES))
KEEP = Keep("pass", passive=True)
USES = {kind: Use(f"u{KINDS[kind]}", kind=kind) for kind in (COFFEE, SLOTH, WHIP)}
"""By kind, sorted by code."""
STEALS = tuple(Use(f"s{seat}", kind=AFORATOR, target=Seat(seat)) for seat in range(SEATS[-1]))
SWAPS = tuple(
    tuple(Use(f"c{name}@{place + 1}", kind=CRITIC, card=card, place=place) for place in range(SEATS[-1]))
    for card, name in enumerate(NAMES)
)
"""By card and place."""

_EVERY: tuple[AforatorMove, ...] = (
    *PLAYS,
    *PLACES,
    *BURIALS,
    *READINGS,
    KEEP,
    *USES.values(),
    *STEALS,
    *(swap for swaps in SWAPS for swap in swaps),
)
MOVES = {move.code: move for move in _EVERY}
"""By code."""
