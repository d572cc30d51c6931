"""What can be aimed at on a table: who is there, who fights, who is doomed, as the open pile has it so far.

"No dumping" (printed rules, Шняга) is judged here: a trick or effect needs a target on which it does something as
things stand. Nothing can be done to a fighter who is on his way back to a hand; a might changes nothing for one who
won't fight.
"""

from __future__ import annotations

from collections.abc import Set

from games.game import Seat
from games.raiders.fighters import NO_CARD, Card
from games.raiders.piles import NOBODY, live
from games.raiders.state import State

_NONE: frozenset[Card] = frozenset()


class Scene:
    __slots__ = ("attacker", "doomed", "fights", "gone", "guard", "owners", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        owners: dict[Card, Seat] = {}
        attacked = NO_CARD
        for estate, owner, guard, _ in state.lots:
            if guard >= 0:
                owners[guard] = owner
                if estate == state.prize:
                    attacked = guard
        if state.fighter >= 0:
            owners[state.fighter] = state.turn
        self.owners = owners
        """Whose each fighter on the table is: guards first, the attacker last."""
        self.attacker: Card = state.fighter
        self.guard: Card = attacked
        """The one under attack."""
        self.gone: Set[Card] = _NONE
        """Fighters who are on their way back."""
        self.doomed: Set[Card] = _NONE
        if state.pile:
            self._look_at_pile()
        self.fights: tuple[Card, ...] = self._fighting()
        """Attacker and guard, as far as they would fight."""

    def _look_at_pile(self) -> None:
        """As `clash` carries it out."""
        gone: set[Card] = set()
        doomed: set[Card] = set()
        for played, works in zip(self.state.pile, live(self.state.pile), strict=True):
            deed = played.deed
            if not works or deed == "swing":
                continue
            if deed == "doom":
                doomed.add(played.target)
            elif deed == "return":
                gone.add(played.target)
            elif deed == "charm" and played.target == self.guard and self.guard not in gone:
                gone.add(self.attacker)
        self.gone, self.doomed = gone, doomed

    def _fighting(self) -> tuple[Card, ...]:
        if self.attacker < 0 or self._is_out(self.attacker):
            return ()
        if self.guard < 0 or self._is_out(self.guard):
            return (self.attacker,)
        return (self.attacker, self.guard)

    def _is_out(self, fighter: Card) -> bool:
        return fighter in self.gone or fighter in self.doomed

    def enemy(self, fighter: Card) -> Card:
        """Whom the fighter faces in the capture; -1 if nobody, or if he takes no part."""
        if fighter == self.attacker:
            return self.guard
        return self.attacker if fighter == self.guard else NO_CARD

    def owner(self, fighter: Card) -> Seat:
        return self.owners.get(fighter, NOBODY)
