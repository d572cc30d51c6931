"""What a seat may do at a table of Aforator, and why not the rest.

Reasons: over; not-your-turn (seat); not-your-card (card); table-full; bury-first (n: so many cards go under the deck
now); use-or-keep (card: the one just laid on the Table is asked about); nothing-to-keep, nothing-to-bury (no such move
is asked); not-on-table (kind: no such card on one's Table); used-up (kind); empty-deck; empty-discard (seat);
your-own-discard; no-such-place, your-own-place (Критика: place, from 1); last-already; aloud-twice; not-open (card);
not-now (no such move here).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from games.aforator.deck import AFORATOR, CARDS, COFFEE, CRITIC, KIND_OF, KINDS, NAMES, SLOTH, WHIP
from games.aforator.draft import Draft
from games.aforator.moves import AforatorMove, Bury, Keep, Place, Play, ReadAloud, Use
from games.aforator.repertoire import BURIALS, KEEP, MOVES, PLACES, PLAYS, READINGS, STEALS, SWAPS, USES
from games.aforator.state import State, unturned
from games.game import IllegalMove, Seat

TABLE = 3
"""Cards that may lie on one's Table."""
AT_ONCE = frozenset({COFFEE, AFORATOR, CRITIC, WHIP})
"""Kinds whose ability takes the place of a move; laid on the Table, they may be used in the same move."""


def moves(state: State, seat: Seat) -> list[AforatorMove]:
    """The seat's legal moves, sorted by code."""
    found: list[AforatorMove] = []
    if state.phase == "over":
        return found
    if seat not in state.readers:
        found += map(READINGS.__getitem__, sorted(_open_cards(state)))
    if seat != state.order[0]:
        return found
    if state.phase == "use":
        assert state.fresh is not None
        found += sorted((*_uses(state, seat, KIND_OF[state.fresh]), KEEP), key=_code)
        return found
    hand = sorted(state.hands[seat])
    if state.phase == "bury":
        found += map(BURIALS.__getitem__, hand)
        return found
    table, turned = state.tables[seat], state.turned
    kinds = {KIND_OF[card] for card in table if card not in turned}
    if CRITIC in kinds:
        found += _uses(state, seat, CRITIC)
    found += map(PLAYS.__getitem__, hand)
    if AFORATOR in kinds:
        found += _uses(state, seat, AFORATOR)
    if len(table) < TABLE:
        found += map(PLACES.__getitem__, hand)
    if not kinds.isdisjoint(USES):
        for kind in USES:
            if kind in kinds:
                found += _uses(state, seat, kind)
    return found


def plannable(state: State, seat: Seat) -> list[AforatorMove]:
    """Where each card of the hand could go."""
    hand = sorted(state.hands[seat]) if state.phase != "over" else []
    places = [PLACES[card] for card in hand] if len(state.tables[seat]) < TABLE else []
    return [*(PLAYS[card] for card in hand), *places]


def can_move(state: State | Draft, seat: Seat) -> bool:
    """Whether the seat has a move of its own; reading aloud is none."""
    return bool(state.hands[seat]) or any(
        unturned(state.tables[seat], state.turned, kind) is not None and can_use(state, seat, kind) for kind in AT_ONCE
    )


def can_use(state: State | Draft, seat: Seat, kind: int) -> bool:
    """Whether that ability of a Table card would do something now."""
    return next(_uses(state, seat, kind), None) is not None


def refusal(state: State, seat: Seat, move: AforatorMove) -> IllegalMove | None:
    """Why the move is illegal; None if it is legal."""
    known = MOVES.get(move.code)
    if known is not move and known != move:
        return IllegalMove("not-now")
    if state.phase == "over":
        return IllegalMove("over")
    if isinstance(move, ReadAloud):
        return _reading_refusal(state, seat, move)
    if seat != state.order[0]:
        return IllegalMove("not-your-turn", seat=state.order[0])
    return _REFUSALS[type(move)](state, seat, move)


def explain(state: State, seat: Seat, code: str) -> IllegalMove:
    """Why the move or card of that code can't be played."""
    card, move = CARDS.get(code), MOVES.get(code)
    if card is not None:
        move = BURIALS[card] if state.phase == "bury" else PLAYS[card]
    return (refusal(state, seat, move) if move else None) or IllegalMove("not-now")


def _code(move: AforatorMove) -> str:
    return move.code


def _open_cards(state: State) -> set[int]:
    return {card for _, card in state.kon}.union(*state.tables)


def _uses(state: State | Draft, seat: Seat, kind: int) -> Iterator[Use]:
    """What can be done with the ability of a Table card of that kind, sorted."""
    if kind == CRITIC:
        places = [place for place, (owner, _) in enumerate(state.kon) if owner != seat]
        if places:
            for card in sorted(state.hands[seat]):
                swaps = SWAPS[card]
                for place in places:
                    yield swaps[place]
    elif kind == AFORATOR:
        for other, pile in enumerate(state.discards):
            if pile and other != seat:
                yield STEALS[other]
    elif kind == SLOTH:
        if len(state.order) > 1:
            yield USES[SLOTH]
    elif kind in USES and state.deck:
        yield USES[kind]


def _busy(state: State) -> IllegalMove | None:
    """Why the seat on turn can't do just any move."""
    if state.phase == "bury":
        return IllegalMove("bury-first", n=state.owed)
    if state.fresh is not None:
        return IllegalMove("use-or-keep", card=NAMES[state.fresh])
    return None


def _unheld(state: State, seat: Seat, card: int) -> IllegalMove | None:
    return None if card in state.hands[seat] else IllegalMove("not-your-card", card=NAMES[card])


def _play_refusal(state: State, seat: Seat, move: Play) -> IllegalMove | None:
    return _busy(state) or _unheld(state, seat, move.card)


def _place_refusal(state: State, seat: Seat, move: Place) -> IllegalMove | None:
    if refused := _busy(state) or _unheld(state, seat, move.card):
        return refused
    return IllegalMove("table-full") if len(state.tables[seat]) >= TABLE else None


def _keep_refusal(state: State, _: Seat, __: Keep) -> IllegalMove | None:
    return None if state.phase == "use" else IllegalMove("nothing-to-keep")


def _bury_refusal(state: State, seat: Seat, move: Bury) -> IllegalMove | None:
    return _unheld(state, seat, move.card) if state.phase == "bury" else IllegalMove("nothing-to-bury")


def _use_refusal(state: State, seat: Seat, move: Use) -> IllegalMove | None:
    if state.phase == "bury" or (state.fresh is not None and KIND_OF[state.fresh] != move.kind):
        return _busy(state)
    table = state.tables[seat]
    if unturned(table, state.turned, move.kind) is None:
        used = unturned(table, (), move.kind) is not None
        return IllegalMove("used-up" if used else "not-on-table", kind=KINDS[move.kind])
    if move.kind == CRITIC:
        return _swap_refusal(state, seat, move)
    if move.kind == AFORATOR:
        return _steal_refusal(state, seat, move)
    if move.kind == SLOTH:
        return None if len(state.order) > 1 else IllegalMove("last-already")
    return None if state.deck else IllegalMove("empty-deck")


def _swap_refusal(state: State, seat: Seat, move: Use) -> IllegalMove | None:
    assert move.card is not None
    assert move.place is not None
    if refused := _unheld(state, seat, move.card):
        return refused
    if move.place >= len(state.kon):
        return IllegalMove("no-such-place", place=move.place + 1)
    return IllegalMove("your-own-place", place=move.place + 1) if state.kon[move.place][0] == seat else None


def _steal_refusal(state: State, seat: Seat, move: Use) -> IllegalMove | None:
    assert move.target is not None
    if move.target >= len(state.discards):
        return IllegalMove("not-now")
    if move.target == seat:
        return IllegalMove("your-own-discard")
    return None if state.discards[move.target] else IllegalMove("empty-discard", seat=move.target)


def _reading_refusal(state: State, seat: Seat, move: ReadAloud) -> IllegalMove | None:
    if seat in state.readers:
        return IllegalMove("aloud-twice")
    return None if move.card in _open_cards(state) else IllegalMove("not-open", card=NAMES[move.card])


_REFUSALS: dict[type[AforatorMove], Callable[[State, Seat, Any], IllegalMove | None]] = {
    Play: _play_refusal,
    Place: _place_refusal,
    Keep: _keep_refusal,
    Bury: _bury_refusal,
    Use: _use_refusal,
}
