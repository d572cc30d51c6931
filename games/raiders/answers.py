"""What could still be answered in a capture, as far as everybody can tell: by which cards are hidden, of whom each hand
may hold any, and by how many cards each hand has.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

from games.game import Seat
from games.raiders.fighters import ALL, EFFECTS, FIGHTS, MIGHT, NO_CARD, SIZE, SUIT, SUITS, TRICKS, Card, Deed, Trick
from games.raiders.piles import Played
from games.raiders.scene import Scene
from games.raiders.state import State

FEW = 4
"""Players who never have two sets."""
CANCELS = frozenset(card for card in ALL if (trick := TRICKS[card]) and trick.deed == "cancel")
_DEEDS = frozenset[Deed | None](("swing", "doom", "return", "charm"))
"""What can be done to a fighter of a capture."""
_TRICKS = tuple(trick for trick in dict.fromkeys(TRICKS) if trick and trick.deed in _DEEDS)
_HALVES = tuple(sorted({MIGHT[card] + 1 >> 1 for card in ALL if FIGHTS[card]}))


class Answer(NamedTuple):
    """A trick or an effect that concerns a fighter of a capture."""

    deed: Deed
    target: Card
    amount: int
    by: Literal["anybody", "attacker", "guard"]
    """Whether only the owner of one of them could give it."""
    cards: frozenset[Card] = frozenset()
    """By which trick; else it is the effect of a fighter: for what it costs, and whether once."""
    fighter: Card = NO_CARD
    costs: int = 1
    once: bool = False


@cache
def conceivable(attacker: Card, guard: Card, trump: int, two_sets: bool) -> tuple[Answer, ...]:
    """All that there are in such a capture; guard: -1 without one."""
    found = []
    for trick in _TRICKS:
        for target in _targets(attacker, guard, trick):
            owner: Literal["attacker", "guard"] = "attacker" if target == attacker or trick.own_turn else "guard"
            by = owner if trick.bound == "own" or trick.own_turn else "anybody"
            found.append(Answer(trick.deed, target, trick.amount, by, _fitting(trick, target, trump, two_sets)))
    for fighter, by, enemy in ((attacker, "attacker", guard), (guard, "guard", attacker)):
        effect = EFFECTS[fighter] if fighter >= 0 else None
        target = fighter if effect is None or effect.on == "self" else enemy
        if effect is not None and target >= 0:
            answer = Answer(effect.deed, target, 0, by, fighter=fighter, costs=effect.costs, once=effect.once)
            found += (answer._replace(amount=amount) for amount in (_HALVES if effect.half else (effect.amount,)))
    return tuple(found)


class Answers:
    """To cards that a seat lays: so many that its hand is the smaller by them."""

    __slots__ = ("_hidden", "_scene", "_seat", "all", "sizes")

    def __init__(self, scene: Scene, seat: Seat, spent: int) -> None:
        state, fights = scene.state, scene.fights
        self._scene, self._seat = scene, seat
        self._hidden: frozenset[Card] | None = None
        self.sizes = [len(hand) for hand in state.hands]
        self.sizes[seat] -= spent
        guard = fights[1] if len(fights) > 1 else NO_CARD
        self.all = conceivable(fights[0], guard, state.trump, _two_sets(state))

    def times(self, answer: Answer) -> int:
        """How often it could be given, by the seat too."""
        if not (size := self.size(answer)):
            return 0
        if answer.cards:
            return len(answer.cards & self.hidden)
        if answer.once:
            return int(all(played.card != answer.fighter for played in self._scene.state.pile))
        return size // answer.costs

    def by_others(self, answer: Answer) -> bool:
        """Whether another player could give it."""
        if answer.by != "anybody" and self._owner(answer) == self._seat:
            return False
        return sum(self.sizes) > self.sizes[self._seat] and self.times(answer) > 0

    def size(self, answer: Answer) -> int:
        """How many cards are in the hands of those who could give it."""
        return sum(self.sizes) if answer.by == "anybody" else self.sizes[self._owner(answer)]

    def takes_away(self, played: Played, *, anybody: bool = False) -> bool:
        """Whether a trick of the pile could be made void by another player than the seat (or by `anybody`): cancelled,
        or where the table cheats called.
        """
        if played.costs or (played.deed != "cancel" and played.deed not in _DEEDS):
            return False
        if self._scene.state.disputes != "fair":
            return True
        able = (size and at != played.seat and (anybody or at != self._seat) for at, size in enumerate(self.sizes))
        return any(able) and not CANCELS.isdisjoint(self.hidden)

    @property
    def hidden(self) -> frozenset[Card]:
        """Cards that may be in any hand, as far as everybody can tell."""
        if self._hidden is None:
            state = self._scene.state
            spent = [card for played in state.pile for card in played.costs or (played.card,)]
            there = [lot.guard for lot in state.lots]
            cards = _OF_TWO if _two_sets(state) else _OF_ONE
            self._hidden = cards.difference(state.discard, (state.bottom, state.fighter), there, spent)
        return self._hidden

    def _owner(self, answer: Answer) -> Seat:
        scene = self._scene
        return scene.owners[scene.attacker if answer.by == "attacker" else scene.guard]


def _targets(attacker: Card, guard: Card, trick: Trick) -> tuple[Card, ...]:
    """At whom of the two it aims."""
    fights = (attacker, guard) if guard >= 0 else (attacker,)
    if trick.aims == "attacker":
        return fights[:1]
    return fights[1:] if trick.aims in ("attacked", "guard") else fights


def _fitting(trick: Trick, target: Card, trump: int, two_sets: bool) -> frozenset[Card]:
    """The cards with that trick which may be aimed at the fighter."""
    cards = (card for card in ALL[: None if two_sets else SIZE] if TRICKS[card] == trick)
    suits = (trump, SUIT[target]) if trick.bound == "suit" else range(len(SUITS))
    return frozenset(
        card for card in cards if SUIT[card] in suits and not (trick.weaker and MIGHT[target] > MIGHT[card])
    )


def _two_sets(state: State) -> bool:
    """Whether there are more fighters in the game than one set has."""
    if len(state.hands) <= FEW:
        return False
    known = len(state.deck) + len(state.discard) + sum(map(len, state.hands))
    if known <= SIZE:
        known += (state.fighter >= 0) + sum(lot.guard >= 0 for lot in state.lots)
        known += sum(len(played.costs) or 1 for played in state.pile)
    return known > SIZE


_OF_TWO = frozenset(ALL)
_OF_ONE = frozenset(ALL[:SIZE])
