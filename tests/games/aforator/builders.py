"""Small tables of Aforator for tests: `table("coffee1 whip2", "sloth3", kon="critic2", tables={1: "praise1"})`."""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from games.aforator.deck import CARDS, DECK, NAMES, Cards
from games.aforator.rounds import clockwise
from games.aforator.rules import Aforator
from games.aforator.state import State
from games.aforator.tally import Placed, Tally, tally
from games.game import Event, Seat

GAME = Aforator()
Named = Mapping[int, str]
"""Cards by seat."""
NOTHING: Named = {}


def cards(names: str) -> Cards:
    return tuple(CARDS[name] for name in names.split())


def placed(names: str) -> tuple[Placed, ...]:
    """A Kon: each card laid by the next seat from 0 on, or by another as in `2:coffee1`."""
    kon = []
    for at, name in enumerate(names.split()):
        seat, _, card = name.rpartition(":")
        kon.append((Seat(int(seat) if seat else at), CARDS[card]))
    return tuple(kon)


def table(
    *hands: str,
    kon: str = "",
    tables: Named = NOTHING,
    discards: Named = NOTHING,
    deck: str | None = None,
    opener: int = 0,
    turn: int = 0,
    turned: str = "",
    **fields: Any,
) -> State:
    """A state in which that seat is on turn, in a round that the opener has opened.

    The deck is drawn from left to right; without one, it holds all cards that don't lie elsewhere.
    """
    seats = range(len(hands))
    held, laid = tuple(map(cards, hands)), placed(kon)
    piles = [tuple(cards(named.get(seat, "")) for seat in seats) for named in (tables, discards)]
    elsewhere = {*chain(*held, *piles[0], *piles[1]), *(card for _, card in laid)}
    hidden = tuple(card for card in DECK if card not in elsewhere) if deck is None else cards(deck)
    ring = clockwise(Seat(opener), len(hands))
    state = State(
        held, hidden[::-1], piles[0], piles[1], (0,) * len(hands), 1, Seat(opener), ring[ring.index(Seat(turn)) :],
        kon=laid, turned=cards(turned), lowest=len(hidden), rules=GAME.rules,
    )  # fmt: skip
    return state._replace(**fields)


def added(kon: str, tables: Named = NOTHING) -> Tally:
    """The Kon added up."""
    laid = placed(kon)
    seats = 1 + max([seat for seat, _ in laid], default=0)
    return tally(laid, [cards(tables.get(seat, "")) for seat in range(max(seats, 1 + max(tables, default=0)))])


def sums(kon: str, tables: Named = NOTHING) -> list[int]:
    """The running sum after each step, as the steps are added."""
    return [step.sum for step in added(kon, tables).steps]


def values(kon: str, tables: Named = NOTHING) -> list[int]:
    """What the cards count, in the order laid."""
    return [step.value for step in sorted(added(kon, tables).steps)]


def does(state: State, *steps: str) -> State:
    """The state after these moves, each a code for the seat on turn or `seat:code`."""
    for step in steps:
        state, _ = _play(state, step)
    return state


def told(state: State, *steps: str) -> list[Event]:
    """What the last of these moves tells."""
    *before, last = steps
    return list(_play(does(state, *before), last)[1])


def kinds(state: State, *steps: str) -> list[str]:
    return [event.kind for event in told(state, *steps)]


def event(state: State, kind: str, *steps: str) -> Event:
    """The one event of that kind that the last of these moves tells."""
    (found,) = (event for event in told(state, *steps) if event.kind == kind)
    return found


def codes(state: State, seat: int | None = None, *, aloud: bool = False) -> list[str]:
    """What the seat, or the one on turn, may do; reading aloud apart."""
    mover = state.order[0] if seat is None else Seat(seat)
    return [move.code for move in GAME.moves(state, mover) if (move.code[0] == "a") is aloud]


def why(state: State, code: str, seat: int | None = None) -> str:
    """The reason why the seat, or the one on turn, can't do that."""
    mover = state.order[0] if seat is None else Seat(seat)
    assert code not in codes(state, mover)
    return GAME.explain(state, mover, code).reason


def names(pile: Sequence[int]) -> str:
    return " ".join(NAMES[card] for card in pile)


def _play(state: State, step: str) -> tuple[State, Sequence[Event]]:
    seat, _, code = step.rpartition(":")
    mover = Seat(int(seat)) if seat else state.order[0]
    moves = {move.code: move for move in GAME.moves(state, mover)}
    assert code in moves, f"{step} is not among {list(moves)}"
    return GAME.play(state, mover, moves[code])
