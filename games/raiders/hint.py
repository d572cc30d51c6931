"""Why a move of Raiders is good: how its window ends on tables that the View could be of, and what that brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from games.facts import Facts, facts
from games.game import Seat
from games.raiders import trials
from games.raiders.fighters import TRICKS
from games.raiders.forecast import forecast, laid
from games.raiders.moves import Call, Capture, Discard, End, Pass, Play, RaidersMove, Spare, Use
from games.raiders.piles import NOBODY, Lot, Lots, cash, find
from games.raiders.prospect import is_right
from games.raiders.rival import captures
from games.raiders.state import State, allied, by_side
from games.raiders.view import Own, RaidersView
from games.raiders.worth import value

KINDS = (
    *("capture-wins", "capture-try", "capture-from", "capture"),
    *("attack", "guard", "stop", "help"),
    *("draw", "search", "turn-up", "charm", "kill", "home", "cancel", "score"),
    *("pass-none", "pass-calm", "pass-costs", "pass-attack", "pass-failed", "pass-guard", "pass-lost", "pass-others"),
    *("end-spent", "end-none", "end-rest", "end-keep", "discard-best", "discard", "spare", "call", "bluff"),
)
"""Of all reasons."""
LIKELY = 5
"""In fewer of ten tables than this something is rather to fail."""
TURNED = 2
"""In so many more of ten tables it has to end otherwise, lest it be by chance."""
RARE = 2
"""In so many it nearly always does."""


def why(view: RaidersView, move: RaidersMove, tables: Sequence[State]) -> Facts | None:
    """The reason for a legal move, out of tables that the View could be of; None if there is none in figures."""
    return _REASONS[type(move)](view, move, tables)


def _of_capture(view: RaidersView, move: Capture, tables: Sequence[State]) -> Facts:
    seat, estate = _seat(view), move.estate
    chance = trials.owned(trials.tried(view, move, tables), estate, seat)
    owner = _lot(view, estate).owner
    won = tuple(lot._replace(owner=seat) if lot.estate == estate else lot for lot in view.lots)
    figures = {"tens": chance, "cash": _cash(view, won)[seat] - view.cash[seat]}
    if chance <= RARE:
        return Facts("capture-try", figures)
    if by_side(_cash(view, won), view.pairs)[seat] >= view.goal:
        return Facts("capture-wins", figures)
    return Facts("capture", figures) if owner == NOBODY else Facts("capture-from", {**figures, "whose": owner})


def _of_card(view: RaidersView, move: Play | Use, tables: Sequence[State]) -> Facts | None:
    """What it turns in the capture that is being tried; else what it does by itself."""
    played = laid(view, move)
    assert played is not None
    if view.raid.estate >= 0 and played.deed in ("swing", "doom", "return", "cancel"):
        done, undone = (_raided(view, some) for some in (trials.tried(view, move, tables), trials.left(view, tables)))
        role = _role(view)
        kind = ("stop" if done < undone else "help") if role == "others" else role
        with_it, without = (done, undone) if kind in ("attack", "help") else (10 - done, 10 - undone)
        if with_it >= without + TURNED:
            return facts(kind, tens=with_it, without=without)
    return _DEEDS[played.deed or "cancel"](view, move, tables)


def _role(view: RaidersView) -> str:
    """What the seat has to do with the capture: `attack`, `guard` or `others`."""
    if allied(view.raid.seat, _seat(view), view.pairs):
        return "attack"
    return "guard" if allied(_lot(view, view.raid.estate).owner, _seat(view), view.pairs) else "others"


def _raided(view: RaidersView, found: Sequence[trials.Trial]) -> int:
    """In how many of ten the capture succeeds."""
    return trials.owned(found, view.raid.estate, view.raid.seat)


def _of_draw(_: RaidersView, move: Play, __: Sequence[State]) -> Facts:
    trick = TRICKS[move.card]
    return facts("draw", n=trick.amount if trick else 0)


def _of_search(view: RaidersView, move: Play, _: Sequence[State]) -> Facts:
    return facts("search", n=view.sizes[move.target])


def _of_charm(view: RaidersView, move: Play, tables: Sequence[State]) -> Facts | None:
    lot, gain = _guarded(view, move.target), _gain(view, move, _seat(view))
    if lot is None or gain <= 0:
        return _of_swing(view, move, tables)
    chance = trials.owned(trials.tried(view, move, tables), lot.estate, _seat(view))
    return facts("charm", tens=chance, cash=gain)


def _of_kill(view: RaidersView, move: Play, tables: Sequence[State]) -> Facts | None:
    lot = _guarded(view, move.target)
    loss = -_gain(view, move, lot.owner) if lot else 0
    if lot is None or loss <= 0:
        return _of_swing(view, move, tables)
    chance = trials.freed(trials.tried(view, move, tables), lot.estate)
    return facts("kill", tens=chance, cash=loss, whose=lot.owner)


def _of_swing(view: RaidersView, move: Play | Use, _: Sequence[State]) -> Facts | None:
    """The fight as it stands then, if there is one."""
    fate = forecast(view, move)
    if fate is None or fate.attack is None:
        return None
    return facts("score", attack=fate.attack, against=fate.might if fate.defence is None else fate.defence)


def _of_pass(view: RaidersView, _: Pass, tables: Sequence[State]) -> Facts:
    if not _own(view).moves:
        return facts("pass-none")
    if view.raid.estate < 0:
        return _of_calm(view)
    chance, role = _raided(view, trials.left(view, tables)), _role(view)
    if role == "others":
        return facts("pass-others", tens=chance)
    if role == "attack":
        return facts("pass-attack" if chance >= LIKELY else "pass-failed", tens=chance)
    return facts("pass-guard" if 10 - chance >= LIKELY else "pass-lost", tens=10 - chance)


def _of_calm(view: RaidersView) -> Facts:
    """There are tricks in the window and no capture."""
    seat = _seat(view)
    loss = view.cash[seat] - _cash(view, view.fate.lots)[seat] if view.fate else 0
    return facts("pass-costs", cash=loss) if loss > 0 else facts("pass-calm")


def _of_end(view: RaidersView, _: End, tables: Sequence[State]) -> Facts:
    if view.spent:
        return facts("end-spent", n=len(_own(view).hand))
    best = next((move for move, _ in captures(view, _own(view).moves)), None)
    if best is None:
        return facts("end-none")
    chance = trials.owned(trials.tried(view, best, tables), best.estate, _seat(view))
    return facts("end-rest" if chance < LIKELY else "end-keep", tens=chance)


def _of_discard(view: RaidersView, move: Discard, _: Sequence[State]) -> Facts:
    found = [each.card for each in _own(view).moves if isinstance(each, Discard)]
    best = value(move.card) == max(map(value, found))
    return facts("discard-best" if best else "discard")


def _of_call(view: RaidersView, move: Call, _: Sequence[State]) -> Facts:
    return facts("call" if is_right(view, move) else "bluff")


def _plainly(kind: str) -> Callable[[RaidersView, Any, Sequence[State]], Facts]:
    return lambda _, __, ___: facts(kind)


def _gain(view: RaidersView, move: Play, seat: Seat) -> int:
    """How many бабки more the seat would have, if nobody answered any more."""
    fate, now = forecast(view, move), view.fate.lots if view.fate else view.lots
    return _cash(view, fate.lots if fate else now)[seat] - _cash(view, now)[seat]


def _cash(view: RaidersView, lots: Lots) -> tuple[int, ...]:
    return cash(lots, len(view.sizes))


def _guarded(view: RaidersView, guard: int) -> Lot | None:
    return next((lot for lot in view.lots if lot.guard == guard), None)


def _lot(view: RaidersView, estate: int) -> Lot:
    return cast(Lot, find(view.lots, estate))


def _seat(view: RaidersView) -> Seat:
    return cast(Seat, view.seat)


def _own(view: RaidersView) -> Own:
    return cast(Own, view.mine)


_DEEDS: dict[str, Callable[[RaidersView, Any, Sequence[State]], Facts | None]] = {
    "draw": _of_draw,
    "search": _of_search,
    "turn-up": _plainly("turn-up"),
    "charm": _of_charm,
    "doom": _of_kill,
    "return": _plainly("home"),
    "cancel": _plainly("cancel"),
    "swing": _of_swing,
}
_REASONS: dict[type[RaidersMove], Callable[[RaidersView, Any, Sequence[State]], Facts | None]] = {
    Capture: _of_capture,
    Play: _of_card,
    Use: _of_card,
    Pass: _of_pass,
    End: _of_end,
    Discard: _of_discard,
    Spare: _plainly("spare"),
    Call: _of_call,
}
