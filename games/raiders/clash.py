"""How a window is worked out once everybody has passed, as far as all can see: the pile, then the fight.

Order (rulings, Closing): cancels; the pile, first to last; the doomed die; fighter against fighter; fighter against
property; property without a guard to the centre. Draws, searches and what is turned up concern no fight: they are
carried out by whoever closes the window, and stay out of a projection.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple, get_args

from games.game import Seat
from games.raiders import estates
from games.raiders.fighters import MIGHT, NO_CARD, Card, Effect
from games.raiders.piles import NOBODY, Lot, Lots, Pile, Played, Raid, live

Verdict = Literal["taken", "beaten", "both-fell", "too-weak", "called-off"]
"""taken: the property is the attacker's. beaten: he died of its guard. both-fell: they killed each other. too-weak: he
died of the property itself. called-off: he had left, or died before the fight."""
VERDICTS = frozenset[str](get_args(Verdict))


class Fate(NamedTuple):
    """What comes, or would come, of a window."""

    lots: Lots
    live: tuple[bool, ...]
    """By card of the pile."""
    back: tuple[tuple[Card, Seat], ...]
    """Fighters who return, and to whose hand."""
    doomed: tuple[Card, ...]
    """Fighters who die before the fight."""
    fallen: tuple[Card, ...]
    """Fighters who die in it."""
    verdict: Verdict | None = None
    """None: no capture was tried."""
    attack: int | None = None
    """The attacker's might with all that was added; None if he doesn't fight. Likewise the guard's."""
    defence: int | None = None
    might: int = 0
    """The property's."""


NEWEST = 2
"""The version of the rules, unless an older one is asked for."""
_Fight = tuple[tuple[Card, ...], Verdict | None, int | None, int | None, int]
"""The last fields of a Fate."""
_NO_FIGHT: _Fight = ((), None, None, None, 0)


def swing(played: Played) -> int:
    """What a trick or an effect adds to a might."""
    means = played.means
    if isinstance(means, Effect) and means.half:
        return sum(MIGHT[card] + 1 >> 1 for card in played.costs)
    return means.amount


class Clash:
    """A table on which a pile is carried out, card after card."""

    __slots__ = ("back", "lots", "raid", "rules")

    def __init__(self, lots: Lots, raid: Raid, rules: int = NEWEST) -> None:
        self.lots = [*lots]
        self.raid = raid
        self.rules = rules
        self.back: list[tuple[Card, Seat]] = []

    def carry_out(self, played: Played) -> None:
        """A live card; nothing, if its target has left or it works in the fight only."""
        if deed := _DEEDS.get(played.deed):
            deed(self, played)

    def settle(self, pile: Pile, alive: tuple[bool, ...]) -> Fate:
        """The end, after the last card."""
        works = [played for played, is_live in zip(pile, alive, strict=True) if is_live] if pile else []
        doomed = self._kill({played.target for played in works if played.deed == "doom"}) if works else ()
        fallen, verdict, attack, defence, might = self._fight(works) if self.raid.estate >= 0 else _NO_FIGHT
        lots = tuple([Lot(lot.estate) if lot.guard < 0 and lot.owner != NOBODY else lot for lot in self.lots])
        return Fate(lots, alive, tuple(self.back), doomed, fallen, verdict, attack, defence, might)

    def _return(self, played: Played) -> None:
        """A trick brings the fighter to whoever plays it («возвращается к вам в руку»), an effect to his owner."""
        fighter, to_player = played.target, not played.costs and self.rules > 1
        if fighter == self.raid.fighter:
            self._take_back(fighter, played.seat if to_player else self.raid.seat)
            self.raid = self.raid._replace(fighter=NO_CARD)
        elif (at := self._guarded_by(fighter)) is not None:
            self._take_back(fighter, played.seat if to_player else self.lots[at].owner)
            self.lots[at] = self.lots[at]._replace(guard=NO_CARD)

    def _charm(self, played: Played) -> None:
        at = self._guarded_by(played.target)
        if at is None:
            return
        lot = self.lots[at] = self.lots[at]._replace(owner=played.seat)
        if lot.estate == self.raid.estate and self.raid.fighter >= 0:
            self._take_back(self.raid.fighter, self.raid.seat)
            self.raid = self.raid._replace(fighter=NO_CARD)

    def _take_back(self, fighter: Card, seat: Seat) -> None:
        self.back.append((fighter, seat))

    def _guarded_by(self, fighter: Card) -> int | None:
        return next((at for at, lot in enumerate(self.lots) if lot.guard == fighter), None)

    def _kill(self, targets: set[int]) -> tuple[Card, ...]:
        """The doomed who are still there."""
        dead: list[Card] = []
        if not targets:
            return ()
        if self.raid.fighter in targets:
            dead.append(self.raid.fighter)
            self.raid = self.raid._replace(fighter=NO_CARD)
        for at, lot in enumerate(self.lots):
            if lot.guard in targets:
                dead.append(lot.guard)
                self.lots[at] = lot._replace(guard=NO_CARD)
        return tuple(dead)

    def _fight(self, works: list[Played]) -> _Fight:
        seat, fighter, estate = self.raid
        might = estates.MIGHT[estate]
        if fighter < 0:
            return (), "called-off", None, None, might
        at = self._at(estate)
        guard = self.lots[at].guard
        attack = _strength(fighter, works)
        defence = _strength(guard, works) if guard >= 0 else None
        verdict: Verdict = "taken" if attack >= might else "too-weak"
        fallen: tuple[Card, ...] = () if verdict == "taken" else (fighter,)
        if defence is not None and attack <= defence:
            verdict = "beaten" if attack < defence else "both-fell"
            fallen = (fighter,) if attack < defence else (fighter, guard)
        elif defence is not None:
            fallen = (guard, *fallen)
        if verdict == "taken":
            self.lots[at] = Lot(estate, seat, fighter)
        elif guard in fallen:
            self.lots[at] = Lot(estate)
        return fallen, verdict, attack, defence, might

    def _at(self, estate: int) -> int:
        return next(at for at, lot in enumerate(self.lots) if lot.estate == estate)


def project(lots: Lots, raid: Raid, pile: Pile, step: int = 0, rules: int = NEWEST) -> Fate:
    """The window worked out as if everybody passed now; `step` cards of the pile have been carried out already."""
    clash, alive = Clash(lots, raid, rules), live(pile)
    for at in range(step, len(pile)):
        if alive[at]:
            clash.carry_out(pile[at])
    return clash.settle(pile, alive)


def _strength(fighter: Card, works: list[Played]) -> int:
    return MIGHT[fighter] + sum(
        swing(played) for played in works if played.target == fighter and played.deed == "swing"
    )


_DEEDS: dict[str | None, Callable[[Clash, Played], None]] = {"return": Clash._return, "charm": Clash._charm}
"""What is done card by card; all else is judged at the end, or concerns what isn't open."""
