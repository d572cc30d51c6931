"""What a seat may do at a table of Raiders."""

from __future__ import annotations

from operator import attrgetter

from games.game import Seat
from games.raiders import repertoire
from games.raiders.aims import aims, costs
from games.raiders.fighters import FIGHTS, SUIT
from games.raiders.moves import RaidersMove
from games.raiders.scene import Scene
from games.raiders.state import Cards, State

_code = attrgetter("code")


def moves(state: State, seat: Seat) -> list[RaidersMove]:
    """The seat's legal moves, sorted by code."""
    found: list[RaidersMove] = []
    if state.phase == "search":
        if seat == state.turn:
            found += (repertoire.discard(card) for card in choices(state))
            found.append(repertoire.SPARE)
    elif state.phase != "over":
        found += active(state, seat)
        if state.phase == "turn" and seat == state.turn:
            found.append(repertoire.END)
        elif state.asked >> seat & 1:
            found.append(repertoire.PASS)
    found.sort(key=_code)
    return found


def active(state: State, seat: Seat) -> list[RaidersMove]:
    """What the seat may do but pass or end, while cards can be played; in no order."""
    scene, hand = Scene(state), state.hands[seat]
    found: list[RaidersMove] = [repertoire.play(card, target) for card in hand for target in aims(scene, seat, card)]
    if state.phase == "turn":
        if seat == state.turn and not state.spent:
            targets = [lot.estate for lot in state.lots if lot.owner != seat]
            for card in hand:
                if FIGHTS[card]:
                    each = repertoire.captures(card)
                    found += [each[estate] for estate in targets]
        return found
    for fighter in (scene.attacker, scene.guard):
        if fighter >= 0 and scene.owners[fighter] == seat:
            found += [repertoire.use(fighter, cost) for cost in costs(scene, seat, fighter)]
    if may_call(state, seat):
        found += (repertoire.call(played.card) for played in state.pile if played.seat != seat and not played.costs)
    return found


def may_call(state: State, seat: Seat) -> bool:
    """Whether the seat has a call of cheating left in this window."""
    return state.disputes != "fair" and not state.barred >> seat & 1


def choices(state: State) -> Cards:
    """What the one who searches may discard."""
    played = state.pile[state.step - 1]
    return tuple(card for card in state.hands[played.target] if SUIT[played.card] in (state.trump, SUIT[card]))
