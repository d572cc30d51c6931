"""Why a move of Aforator is good: what it makes of the Kon, and who could still get farther from zero."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

from games.aforator.deck import AFORATOR, COFFEE, CRITIC, SLOTH, WHIP, WORTH
from games.aforator.forecast import Forecast, forecast, forecast_swap
from games.aforator.moves import AforatorMove, Bury, Keep, Place, Play, ReadAloud, Use
from games.aforator.rules import Aforator
from games.aforator.state import State
from games.aforator.tally import Placed, tally
from games.aforator.view import AforatorView, Hand
from games.facts import Facts, facts, percent, tens
from games.game import Seat

KINDS = (
    *("takes", "leads", "stays", "safe", "zero", "spoils", "saves", "yields"),
    *("table-now", "table-counts", "table-weak", "table"),
    *("swap-takes", "swap-leads", "swap-safe", "swap", "steal", "coffee", "sloth", "whip-takes", "whip"),
    *("keep", "bury-least", "bury", "aloud"),
)
"""Of all reasons."""
WEAK = 3
"""Worths below, with either sign, seldom lead."""
OFTEN = 50
"""In more of a hundred tables than this somebody counts as able to get farther."""
SURE = 80
"""In so many of a hundred tables nobody gets farther, where that is said without a figure."""
LATE = 12
"""With fewer cards in the deck an ability on the Table has little left to work on."""
_RULES = Aforator()


def why(view: AforatorView, move: AforatorMove, tables: Sequence[State]) -> Facts:
    """The reason for a legal move, out of tables that the View could be of."""
    return _REASONS[type(move)](view, move, tables)


def _of_play(view: AforatorView, move: Play, tables: Sequence[State]) -> Facts:
    made, kon = forecast(view, move.card), (*view.laid, (_seat(view), move.card))
    if made.leads:
        return _of_lead(view, made, kon, tables)
    if made.leader is None or not made.sum:
        return _of_zero(view)
    others = (card for card in _hand(view) if card != move.card)
    may_lead = any(forecast(view, card).leads for card in others)
    return facts("saves" if may_lead else "yields", sum=made.sum, far=made.distance, whose=made.leader)


def _of_zero(view: AforatorView) -> Facts:
    """The deck takes what somebody else would have taken; or nobody leads for now."""
    leader = view.kon.leader if view.kon.sum and len(view.order) == 1 else None
    return facts("zero") if leader is None or leader == view.seat else facts("spoils", whose=leader)


def _of_lead(view: AforatorView, made: Forecast, kon: Sequence[Placed], tables: Sequence[State]) -> Facts:
    rest = view.order[1:]
    if not rest:
        return facts("takes", sum=made.sum, n=len(kon))
    beaten = {seat: [_gets_farther(table, seat, kon) for table in tables] for seat in rest}
    if could := sum(percent(found) > OFTEN for found in beaten.values()):
        return facts("leads", sum=made.sum, could=could, rest=len(rest))
    chance = percent(not any(found) for found in zip(*beaten.values(), strict=True))
    return facts("safe" if chance >= SURE else "stays", sum=made.sum, chance=chance)


def _gets_farther(table: State, seat: Seat, kon: Sequence[Placed]) -> bool:
    """Whether the seat would lead with one of its cards, laid next."""
    return any(_leads(table, seat, (*kon, (seat, card))) for card in table.hands[seat])


def _leads(table: State, seat: Seat, kon: Sequence[Placed]) -> bool:
    made = tally(kon, table.tables)
    return made.sum != 0 and made.leader == seat


def _of_place(view: AforatorView, move: Place, tables: Sequence[State]) -> Facts:
    figures = {"deck": view.deck}
    if view.scoring == "simple" and view.deck < LATE:
        return Facts("table-counts", figures)
    if _RULES.play(tables[0], _seat(view), move)[0].phase == "use":
        return Facts("table-now", figures)
    may_lead = any(forecast(view, card).leads for card in _hand(view))
    return Facts("table" if may_lead else "table-weak", figures)


def _of_use(view: AforatorView, move: Use, tables: Sequence[State]) -> Facts:
    return _USED[move.kind](view, move, tables)


def _of_swap(view: AforatorView, move: Use, tables: Sequence[State]) -> Facts:
    card, place = cast(int, move.card), cast(int, move.place)
    made = forecast_swap(view, card, place)
    if not made.leads:
        return facts("swap", sum=made.sum, worth=WORTH[view.laid[place][1]])
    kon = (*view.laid[:place], (_seat(view), card), *view.laid[place + 1 :])
    kind = _of_lead(view, made, kon, tables).kind
    return facts(f"swap-{kind if kind in ('takes', 'safe') else 'leads'}", sum=made.sum)


def _of_whip(view: AforatorView, _: Use, tables: Sequence[State]) -> Facts:
    """How often the card on top of the deck leads."""
    seat = _seat(view)
    leads = tens(_leads(table, seat, (*view.laid, (seat, table.deck[-1]))) for table in tables)
    return facts("whip" if len(view.order) > 1 else "whip-takes", tens=leads)


def _of_steal(view: AforatorView, move: Use, _: Sequence[State]) -> Facts:
    return facts("steal", n=view.discards[cast(Seat, move.target)])


def _of_coffee(view: AforatorView, _: Use, __: Sequence[State]) -> Facts:
    return facts("coffee", n=sum(abs(WORTH[card]) < WEAK for card in _hand(view)))


def _of_sloth(_: AforatorView, __: Use, ___: Sequence[State]) -> Facts:
    return facts("sloth")


def _of_keep(view: AforatorView, _: Keep, __: Sequence[State]) -> Facts:
    return facts("keep", deck=view.deck)


def _of_bury(view: AforatorView, move: Bury, _: Sequence[State]) -> Facts:
    worth, least = abs(WORTH[move.card]), min(abs(WORTH[card]) for card in _hand(view))
    return facts("bury-least" if worth == least else "bury")


def _of_aloud(_: AforatorView, __: ReadAloud, ___: Sequence[State]) -> Facts:
    return facts("aloud")


def _seat(view: AforatorView) -> Seat:
    return cast(Seat, view.seat)


def _hand(view: AforatorView) -> Iterator[int]:
    return iter(cast(Hand, view.mine).cards)


_USED: dict[int, Callable[[AforatorView, Use, Sequence[State]], Facts]] = {
    CRITIC: _of_swap,
    AFORATOR: _of_steal,
    COFFEE: _of_coffee,
    SLOTH: _of_sloth,
    WHIP: _of_whip,
}
_REASONS: dict[type[AforatorMove], Callable[[AforatorView, Any, Sequence[State]], Facts]] = {
    Play: _of_play,
    Place: _of_place,
    Use: _of_use,
    Keep: _of_keep,
    Bury: _of_bury,
    ReadAloud: _of_aloud,
}
