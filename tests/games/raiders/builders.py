"""Small tables of Raiders for tests: `table("kd 7c", "as", lots="club1 bank1:1:kh", trump="s")`."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from games.game import Event, Seat
from games.raiders.clash import Fate
from games.raiders.estates import ESTATES, KIND, KINDS
from games.raiders.estates import NAMES as ESTATE_NAMES
from games.raiders.estates import deck as property_deck
from games.raiders.fighters import CARDS, NAMES, SUITS, deck
from games.raiders.piles import Lot, cash
from games.raiders.rules import Raiders
from games.raiders.state import State

GAME = Raiders()
Step = tuple[State, Sequence[Event]]


def cards(names: str) -> tuple[int, ...]:
    return tuple(CARDS[name] for name in names.split())


def lot(text: str) -> Lot:
    """`club1` in the centre, or `club1:0:kd` owned by seat 0 and guarded by the king of diamonds."""
    name, *rest = text.split(":")
    return Lot(ESTATES[name], Seat(int(rest[0])), CARDS[rest[1]]) if rest else Lot(ESTATES[name])


def table(
    *hands: str, lots: str = "", trump: str = "s", bag: str | None = None, estates: str | None = None, **fields: Any
) -> State:
    """A state in which seat 0 is on turn and has not tried its capture.

    The bag of fighters and the deck of property are drawn from left to right; without one, each holds all cards that
    don't lie elsewhere.
    """
    held = tuple(tuple(sorted(cards(hand))) for hand in hands)
    laid = tuple(map(lot, lots.split()))
    sets = 2 if len(hands) > 4 else 1
    out = {card for hand in held for card in hand} | {each.guard for each in laid}
    hidden = [card for card in deck(sets) if card not in out] if bag is None else [*reversed(cards(bag))]
    there = {each.estate for each in laid}
    left = [estate for estate in property_deck(sets) if estate not in there]
    deeds = left if estates is None else [ESTATES[name] for name in reversed(estates.split())]
    open_cards: dict[str, Any] = {"discard": (), "lots": laid, "trump": SUITS.index(trump), "bottom": -1}
    hidden_cards = {"hands": held, "deck": tuple(hidden), "estates": tuple(deeds), "chance": 1}
    return State(**{**open_cards, **hidden_cards, "turn": Seat(0), "goal": 36, "rules": GAME.rules, **fields})


def does(state: State, *steps: str) -> State:
    """The state after these moves: a code for the seat on turn, `seat:code`, or `*`: everybody asked passes."""
    for step in steps:
        state, _ = _play(state, step)
    return state


def told(state: State, *steps: str) -> list[Event]:
    """What the last of these moves tells."""
    *before, last = steps
    return list(_play(does(state, *before), last)[1])


def kinds(state: State, *steps: str) -> list[str]:
    return [event.kind for event in told(state, *steps)]


def codes(state: State, seat: int = 0) -> list[str]:
    return [move.code for move in GAME.moves(state, Seat(seat))]


def why(state: State, code: str, seat: int = 0) -> str:
    """The reason why the seat can't do that."""
    assert code not in codes(state, seat)
    return GAME.explain(state, Seat(seat), code).reason


def hand(state: State, seat: int = 0) -> set[str]:
    return {NAMES[card] for card in state.hands[seat]}


def fate(state: State) -> Fate:
    """What the window would come to."""
    found = GAME.view(state, None).fate
    assert found is not None
    return found


def discard(state: State) -> set[str]:
    return {NAMES[card] for card in state.discard}


def street(state: State) -> dict[str, str]:
    """Who holds what: `{"club1": "0:kd", "bank1": ""}`, the centre with nothing."""
    return {ESTATE_NAMES[each.estate]: _held(each) for each in state.lots}


def counts(state: State) -> tuple[int, ...]:
    """Бабки by seat."""
    return cash(state.lots, len(state.hands))


def kind_counts(state: State) -> Counter[str]:
    return Counter(KINDS[KIND[each.estate]] for each in state.lots)


def _held(each: Lot) -> str:
    return f"{each.owner}:{NAMES[each.guard]}" if each.owner >= 0 else ""


def _play(state: State, step: str) -> Step:
    if step == "*":
        return _all_pass(state)
    seat, _, code = step.rpartition(":")
    mover = Seat(int(seat)) if seat else state.turn
    moves = {move.code: move for move in GAME.moves(state, mover)}
    assert code in moves, f"{step} is not among {list(moves)}"
    return GAME.play(state, mover, moves[code])


def _all_pass(state: State) -> Step:
    events: Sequence[Event] = ()
    while state.phase == "window":
        seat = min(GAME.awaited(state))
        state, events = GAME.play(state, seat, next(move for move in GAME.moves(state, seat) if move.code == "pass"))
    return state, events
