"""What a move would make of the Kon, told from a View alone: for the sums on buttons and for computer players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.aforator.deck import Cards
from games.aforator.tally import Placed, tally
from games.aforator.view import AforatorView
from games.game import Seat


class Forecast(NamedTuple):
    sum: int
    """The Kon's, if the round ended then."""
    leader: Seat | None
    distance: int
    reached: int
    """The sum on the step of that card: what counts for this seat."""
    leads: bool
    """This seat would lead, and the sum isn't zero; if it closes the round, the trick is its own."""


def forecast(view: AforatorView, card: int) -> Forecast:
    """The Kon with a card of this seat laid on it next."""
    return _with(view, (*view.laid, (_seat(view), card)), len(view.laid))


def forecast_swap(view: AforatorView, card: int, place: int) -> Forecast:
    """The Kon with a card of this seat in place of the one there, counted from 0."""
    laid = view.laid
    return _with(view, (*laid[:place], (_seat(view), card), *laid[place + 1 :]), place)


def replaceable(view: AforatorView) -> Iterator[int]:
    """The places of others' cards on the Kon, which a Критика of this seat may replace."""
    return (place for place, (owner, _) in enumerate(view.laid) if owner != view.seat)


def _with(view: AforatorView, kon: tuple[Placed, ...], place: int) -> Forecast:
    """The Kon with a card of this seat on that place."""
    result = tally(kon, [_cards(view, seat) for seat in range(len(view.tables))])
    leads = bool(result.sum) and result.leader == view.seat
    reached = next(step.reached for step in result.steps if step.place == place)
    return Forecast(result.sum, result.leader, result.distance, reached, leads)


def _cards(view: AforatorView, seat: int) -> Cards:
    return tuple(lying.card for lying in view.tables[seat])


def _seat(view: AforatorView) -> Seat:
    assert view.seat is not None, "the group has no cards"
    return view.seat
