"""The closing of a window a second time, written down from the rulings' words alone and as plainly as possible."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.raiders import estates
from games.raiders.fighters import FACES, MIGHT

SWINGS = {"3": -3, "4": 2, "5": 6, "6": 3, "t": -5}
"""Rank: what its trick adds to a might."""


@dataclass
class Property:
    owner: int | None = None
    guard: int | None = None


@dataclass
class Closed:
    """A table after the window: what lies where, who came back to which hand, who died before the fight and in it."""

    streets: dict[int, Property]
    back: dict[int, int] = field(default_factory=dict)
    doomed: set[int] = field(default_factory=set)
    fallen: set[int] = field(default_factory=set)
    mights: tuple[int, int | None] | None = None
    """The attacker's and the guard's, if they fought."""


Card = tuple[int, int, int, tuple[int, ...]]
"""Seat, card, target, what was discarded."""


def close(streets: dict[int, Property], attack: tuple[int, int, int] | None, pile: list[Card]) -> Closed:
    """`attack`: seat, fighter, property."""
    closed = Closed({estate: Property(each.owner, each.guard) for estate, each in streets.items()})
    fighter = attack[1] if attack else None
    works = [played for played in pile if not is_cancelled(played, pile)]
    for played in works:
        fighter = carry_out(closed, played, attack, fighter)
    doomed = {target for _, card, target, costs in works if FACES[card][0] == "a" and not costs}
    if fighter is not None and fighter in doomed:
        closed.doomed.add(fighter)
        fighter = None
    for each in closed.streets.values():
        if each.guard is not None and each.guard in doomed:
            closed.doomed.add(each.guard)
            each.guard = None
    if attack and fighter is not None:
        fight(closed, attack, works)
    for each in closed.streets.values():
        if each.guard is None:
            each.owner = None
    return closed


def is_cancelled(played: Card, pile: list[Card]) -> bool:
    """By a later «Отмазка» that isn't cancelled itself. Effects can't be."""
    later = pile[pile.index(played) + 1 :]
    return not played[3] and any(
        FACES[other[1]][0] == "8" and not other[3] and other[2] == played[1] and not is_cancelled(other, pile)
        for other in later
    )


def carry_out(closed: Closed, played: Card, attack: tuple[int, int, int] | None, fighter: int | None) -> int | None:
    """What a card does at its place in the pile; who attacks still."""
    seat, card, target, costs = played
    rank = FACES[card][0]
    sends_back = rank == "7" or (bool(costs) and FACES[card] == "jd")
    if sends_back and fighter is not None and target == fighter and attack:
        closed.back[fighter] = attack[0] if costs else seat
        return None
    for estate, each in closed.streets.items():
        if each.guard != target or each.guard is None or each.owner is None:
            continue
        if sends_back:
            closed.back[each.guard] = each.owner if costs else seat
            each.guard = None
        elif rank == "q":
            each.owner = seat
            if attack and estate == attack[2] and fighter is not None:
                closed.back[fighter] = attack[0]
                return None
    return fighter


def fight(closed: Closed, attack: tuple[int, int, int], works: list[Card]) -> None:
    seat, fighter, estate = attack
    each = closed.streets[estate]
    mine = MIGHT[fighter] + added(fighter, works)
    closed.mights = (mine, None)
    if each.guard is not None:
        theirs = MIGHT[each.guard] + added(each.guard, works)
        closed.mights = (mine, theirs)
        if mine >= theirs:
            closed.fallen.add(each.guard)
        if mine <= theirs:
            closed.fallen.add(fighter)
        if mine >= theirs:
            each.guard = None
        if mine <= theirs:
            return
    if mine >= estates.MIGHT[estate]:
        each.owner, each.guard = seat, fighter
    else:
        closed.fallen.add(fighter)


def added(fighter: int, works: list[Card]) -> int:
    total = 0
    for _, card, target, costs in works:
        if target != fighter:
            continue
        if not costs:
            total += SWINGS.get(FACES[card][0], 0)
        elif FACES[card] == "jc":
            total += 2
        elif FACES[card] == "js":
            total -= 2
        elif FACES[card] == "jh":
            total += -(-MIGHT[costs[0]] // 2)
    return total
