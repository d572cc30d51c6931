"""What an open window would bring a seat, and whether it holds what would bring it something better.

How others fare among themselves doesn't concern it, until one of them would win by it: then it concerns everybody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.game import Seat
from games.raiders.aims import aimed_at, is_foul
from games.raiders.clash import project, swing
from games.raiders.estates import Estate
from games.raiders.fighters import EFFECTS, Card
from games.raiders.legal import active, may_call
from games.raiders.moves import Play, Use
from games.raiders.outlook import outlook
from games.raiders.piles import Lots, Pile, Played, cash, find
from games.raiders.scene import Scene
from games.raiders.state import State, allied, by_side, first_to_reach, raid


class Stakes(NamedTuple):
    """How a window would end, as far as a seat cares."""

    loses: bool
    """Another side wins the game by it."""
    own: frozenset[Estate]
    """Property of its side."""
    robbed: bool
    """What its side owned is another's."""
    lost: frozenset[Card]
    """Fighters of the seat that die."""
    searched: int
    """How often others look through its hand."""

    def better_than(self, other: Stakes) -> bool:
        """Whether something that matters ends better, and nothing that matters more ends worse."""
        if self.loses != other.loses:
            return other.loses
        if not self.own >= other.own:
            return False
        if self.own > other.own or self.robbed < other.robbed:
            return True
        return self.robbed == other.robbed and (self.lost < other.lost or self.searched < other.searched)


def concerned(state: State, seat: Seat) -> bool:
    """Whether the seat could answer what is asked now to its own good: by one card, by all that pull the same way, or
    by a true call of cheating. To cheat in its turn is nothing that it is asked for.
    """
    if state.phase != "window":
        return False
    scene = Scene(state)
    if may_call(state, seat) and any(played.seat != seat and is_foul(scene, played) for played in state.pile):
        return True
    answers = [played for played in _answers(scene, seat) if not is_foul(scene, played)]
    now = _stakes(scene, seat, state.pile)
    piles = ((played,) for played in answers)
    some = (*piles, *_together(scene, answers))
    return any(_stakes(scene, seat, (*state.pile, *cards)).better_than(now) for cards in some)


def helps(state: State, seat: Seat, move: Play) -> bool:
    """Whether the trick alone brings the seat something better; one that would be cheating doesn't count."""
    scene, played = Scene(state), Played(seat, move.card, move.target)
    better = _stakes(scene, seat, (*state.pile, played)).better_than(_stakes(scene, seat, state.pile))
    return better and not is_foul(scene, played)


def falls_short(state: State, seat: Seat) -> bool:
    """Whether the capture would end against the seat, as everybody can see: its own fails, or its property is taken."""
    if state.phase != "window" or state.prize < 0:
        return False
    taken = project(state.lots, raid(state), state.pile, rules=state.rules).verdict == "taken"
    if seat == state.turn:
        return not taken
    lot = find(state.lots, state.prize)
    return taken and lot is not None and lot.owner == seat


def _stakes(scene: Scene, seat: Seat, pile: Pile) -> Stakes:
    state, seen = scene.state, outlook(scene.state, pile)
    mine = {fighter for fighter, owner in scene.owners.items() if owner == seat}
    before = {lot.estate for lot in state.lots if allied(lot.owner, seat, state.pairs)}
    owners = {lot.estate: lot.owner for lot in seen.fate.lots}
    own = frozenset(estate for estate, owner in owners.items() if allied(owner, seat, state.pairs))
    return Stakes(
        loses=_loses(state, seen.fate.lots, seat),
        own=own,
        robbed=any(owners[estate] >= 0 for estate in before - own),
        lost=frozenset(mine.intersection((*seen.fate.doomed, *seen.fate.fallen))),
        searched=sum(whose == seat for _, whose in seen.searched),
    )


def _loses(state: State, lots: Lots, seat: Seat) -> bool:
    counts = by_side(cash(lots, len(state.hands)), state.pairs)
    winner = first_to_reach(state.goal, counts, state.turn)
    return winner is not None and not allied(winner, seat, state.pairs)


def _answers(scene: Scene, seat: Seat) -> Iterator[Played]:
    """What each of the seat's moves would lay on the pile."""
    for move in active(scene.state, seat):
        if isinstance(move, Play):
            yield Played(seat, move.card, move.target)
        elif isinstance(move, Use):
            effect = EFFECTS[move.fighter]
            assert effect is not None
            yield Played(seat, move.fighter, aimed_at(scene, move.fighter, effect), move.costs)


def _together(scene: Scene, answers: Sequence[Played]) -> Iterator[Pile]:
    """All that helps the attacker at once, and all that hinders him, as far as there are cards for it."""
    for helps in (True, False):
        some: list[Played] = []
        spent: set[Card] = set()
        for played in answers:
            cards = played.costs or (played.card,)
            swings = played.deed == "swing" and ((played.target == scene.attacker) == (swing(played) > 0)) is helps
            if swings and spent.isdisjoint(cards):
                some.append(played)
                spent.update(cards)
        if len(some) > 1:
            yield tuple(some)
