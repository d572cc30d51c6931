"""What can be aimed at on a table: who is there, who fights, who is doomed, as the open pile has it so far.

"No dumping" (printed rules, Шняга) is judged here: a trick or effect needs a target on which it does something as
things stand. Nothing can be done to a fighter who is on his way back to a hand; a might changes nothing for one who
won't fight.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Set
from typing import Any, TypeVar

from games.game import Seat
from games.raiders.fighters import NO_CARD, Card, Deed
from games.raiders.outlook import outlook
from games.raiders.piles import NOBODY, Played, live
from games.raiders.state import State

T = TypeVar("T")
_NONE: frozenset[Card] = frozenset()
_NOBODY: dict[Card, Seat] = {}


class Scene:
    __slots__ = ("_found", "attacker", "charmed", "doomed", "fights", "gone", "guard", "owners", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        owners: dict[Card, Seat] = {}
        attacked = NO_CARD
        for estate, owner, guard, _ in state.lots:
            if guard >= 0:
                owners[guard] = owner
                if estate == state.prize:
                    attacked = guard
        fighter: Card = state.fighter
        if fighter >= 0:
            owners[fighter] = state.turn
        self.owners = owners
        """Whose each fighter on the table is: guards first, the attacker last."""
        self.attacker = fighter
        self.guard: Card = attacked
        """The one under attack."""
        self.gone: Set[Card] = _NONE
        """Fighters who are on their way back."""
        self.doomed: Set[Card] = _NONE
        self.charmed: Mapping[Card, Seat] = _NOBODY
        """Guards who are about to change sides, and to whom."""
        if state.pile:
            self._look_at_pile()
        self.fights: tuple[Card, ...] = self._fighting() if fighter >= 0 else ()
        """Attacker and guard, as far as they would fight."""
        self._found: dict[Hashable, Any] = {}

    def once(self, name: Hashable, find: Callable[[Scene], T]) -> T:
        """What can be found out about it, found out when it is first asked for."""
        if name not in self._found:
            self._found[name] = find(self)
        found: T = self._found[name]
        return found

    def _look_at_pile(self) -> None:
        """As `clash` carries it out."""
        gone: set[Card] = set()
        doomed: set[Card] = set()
        charmed: dict[Card, Seat] = {}
        for played, works in zip(self.state.pile, live(self.state.pile), strict=True):
            deed = played.deed
            if not works or deed == "swing":
                continue
            if deed == "doom":
                doomed.add(played.target)
            elif deed == "return":
                gone.add(played.target)
            elif deed == "charm" and played.target not in gone:
                charmed[played.target] = played.seat
                if played.target == self.guard:
                    gone.add(self.attacker)
        self.gone, self.doomed, self.charmed = gone, doomed, charmed

    def _fighting(self) -> tuple[Card, ...]:
        if self._is_out(self.attacker):
            return ()
        if self.guard < 0 or self._is_out(self.guard):
            return (self.attacker,)
        return (self.attacker, self.guard)

    def _is_out(self, fighter: Card) -> bool:
        return fighter in self.gone or fighter in self.doomed

    def left(self, deed: Deed) -> int:
        """What there is to draw, or to turn up, beyond what the pile takes: less than 0 if that is too much."""
        state, pile = self.state, self.state.pile
        left = len(state.estates) if deed == "turn-up" else len(state.deck) + len(state.discard)
        if pile:
            takes = (p for p, works in zip(pile, live(pile), strict=True) if works and p.deed == deed)
            left -= sum(1 if deed == "turn-up" else played.means.amount for played in takes)
        return left

    def is_idle(self, at: int) -> bool:
        """Whether the window would come to the same without that live trick of its pile."""
        pile = self.state.pile
        if pile[at].deed == "swing":
            return pile[at].target not in self.fights
        if self._surely_matters(pile[at]):
            return False
        return outlook(self.state, pile[:at] + pile[at + 1 :]) == outlook(self.state, pile)

    def _surely_matters(self, played: Played) -> bool:
        """What can be told much faster than by working out the window twice, and is so nearly always."""
        deed, target = played.deed, played.target
        if deed == "search":
            return bool(self.state.hands[target])
        if deed == "draw" or deed == "turn-up":
            return True  # there was something left for it
        if deed == "cancel" or (self.charmed and target == self.attacker):
            return False
        return sum(other.target == target and other.deed != "swing" for other in self.state.pile) == 1

    def yields(self, guard: Card, seat: Seat) -> bool:
        """Whether to charm the guard would do something for the seat: his property, or an attacker's return to hand."""
        if guard in self.gone:
            return False
        if guard not in self.doomed and self.charmed.get(guard) != seat:
            return True
        return guard == self.guard and self.attacker >= 0 and self.attacker not in self.gone

    def enemy(self, fighter: Card) -> Card:
        """Whom the fighter faces in the capture; -1 if nobody, or if he takes no part."""
        if fighter == self.attacker:
            return self.guard
        return self.attacker if fighter == self.guard else NO_CARD

    def owner(self, fighter: Card) -> Seat:
        return self.owners.get(fighter, NOBODY)
