"""A sensible player of Raiders: plays a trick when that turns what the window would come to, captures where it pays.

It knows a View only. All is measured in бабки: what a table is worth to its side, less what the cards cost.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import cast

from games.game import Seat
from games.raiders.clash import Fate
from games.raiders.fighters import EFFECTS, SUIT, TRICKS, Card
from games.raiders.forecast import forecast, owner
from games.raiders.moves import Call, Capture, Discard, Play, RaidersMove, Use
from games.raiders.view import Own, RaidersView
from games.raiders.worth import allied, cost, in_danger, of_fate, of_lots, stake, unseen_gain, value

PATIENCE = 1
"""Turns without a change after which a capture against the odds is better than none."""
SPARED = 0.8
"""A fighter worth less is better lost than kept: the hand gets a new card for it."""
EAGER = 0.05
"""Less gain than this isn't worth a move."""
ODDS = (0.1, 0.3, 0.45, 0.55, 0.62, 0.7, 0.76, 0.82, 0.86, 0.9)
"""Chances that a capture succeeds, by what the attacker has above what he needs."""


def choose(view: RaidersView, moves: Sequence[RaidersMove]) -> RaidersMove:
    """Answers a window, makes its turn, or chooses what a searched player discards."""
    stop = next((move for move in moves if not isinstance(move, Capture | Play | Use | Discard | Call)), moves[0])
    if view.phase == "search":
        found = [move for move in moves if isinstance(move, Discard)]
        return max(found, key=lambda move: (value(move.card), move.code)) if found else stop
    fair = [move for move in moves if move.code not in cast(Own, view.mine).fouls]
    if calls := [move for move in fair if isinstance(move, Call) and _cheated(view, move)]:
        return calls[0]
    return (_answer if view.phase == "window" else _turn)(view, fair) or stop


def _answer(view: RaidersView, moves: Sequence[RaidersMove]) -> RaidersMove | None:
    """The card that gains most by turning what the window would come to; else the first of several that do together."""
    assert view.fate is not None
    now = of_fate(view, view.fate)
    swings: list[tuple[float, float, RaidersMove]] = []
    best: tuple[float, str, RaidersMove] | None = None
    for move in moves:
        fate = forecast(view, move)
        if fate is None:
            continue
        gain = of_fate(view, fate) - now - cost(view, move) + unseen_gain(view, move)
        if gain > EAGER and (best is None or (gain, move.code) > best[:2]):
            best = gain, move.code, move
        if shift := _shift(view, view.fate, fate):
            swings.append((cost(view, move) / shift, shift, move))
    return best[2] if best else _ladder(view, swings)


def _shift(view: RaidersView, before: Fate, after: Fate) -> float:
    """By how much a card turns the fight towards this side without deciding it; 0 if not at all."""
    if before.attack is None or after.attack is None or before.verdict != after.verdict:
        return 0.0
    shift = (after.attack - before.attack) - ((after.defence or 0) - (before.defence or 0))
    return max(0.0, float(shift if allied(view, view.raid.seat, cast(Seat, view.seat)) else -shift))


def _ladder(view: RaidersView, swings: list[tuple[float, float, RaidersMove]]) -> RaidersMove | None:
    """The cheapest cards that turn the fight together, if they are worth it: their first."""
    fate = view.fate
    if fate is None or fate.attack is None or not swings:
        return None
    attacks = allied(view, view.raid.seat, cast(Seat, view.seat))
    against = max(fate.might, fate.defence + 1 if fate.defence is not None else 0)
    needs = against - fate.attack if attacks else fate.attack - against + 1
    if needs <= 0:
        return None
    swings = _apart(sorted(swings, key=lambda swing: (swing[0], swing[2].code)))
    costs = accumulate(cost(view, move) for *_, move in swings)
    shifts = accumulate(shift for _, shift, _ in swings)
    in_all = next((spent for spent, shift in zip(costs, shifts, strict=True) if shift >= needs), None)
    return swings[0][2] if in_all is not None and in_all + EAGER < stake(view) else None


def _apart(swings: list[tuple[float, float, RaidersMove]]) -> list[tuple[float, float, RaidersMove]]:
    """Each card once, and no fighter's effect that can be used but once twice."""
    used: set[Card] = set()
    found = []
    for swing in swings:
        move = swing[2]
        cards = {move.card} if isinstance(move, Play) else set(cast(Use, move).costs)
        if isinstance(move, Use) and (effect := EFFECTS[move.fighter]) and effect.once:
            cards.add(move.fighter)
        if used.isdisjoint(cards):
            used |= cards
            found.append(swing)
    return found


def _turn(view: RaidersView, moves: Sequence[RaidersMove]) -> RaidersMove | None:
    """First what a trick gains by itself, then a capture, while there are any that pay."""
    now = of_lots(view, view.lots)
    best: tuple[float, str, RaidersMove] | None = None
    for move in moves:
        gain = _of_capture(view, move, now) if isinstance(move, Capture) else _of_trick(view, move, now)
        if gain > EAGER and (best is None or (gain, move.code) > best[:2]):
            best = gain, move.code, move
    return best[2] if best else _for_want_of_better(view, moves, now)


def _for_want_of_better(view: RaidersView, moves: Sequence[RaidersMove], now: float) -> RaidersMove | None:
    """A capture against the odds, once nothing has moved for a while: the hand gets other cards by it."""
    captures = [move for move in moves if isinstance(move, Capture)]
    if view.still < PATIENCE or not captures:
        return None
    return max(captures, key=lambda move: (_of_capture(view, move, now), move.code))


def _of_trick(view: RaidersView, move: RaidersMove, now: float) -> float:
    fate = forecast(view, move)
    if fate is None:
        return 0.0
    if _only_harms(move) and not in_danger(view):
        return 0.0
    # Tricks come before the capture that they may help: their gain counts as if it were large.
    gain = of_fate(view, fate) - now - cost(view, move) + unseen_gain(view, move)
    return gain + 100 if gain > EAGER and not view.spent else gain


def _only_harms(move: RaidersMove) -> bool:
    """Whether the card is better kept for a fight."""
    trick = TRICKS[move.card] if isinstance(move, Play) else None
    return trick is not None and trick.deed in ("doom", "return")


def _of_capture(view: RaidersView, move: Capture, now: float) -> float:
    """Its gain by its chances: how far the attacker is above what he needs, and who will defend."""
    fate = forecast(view, move)
    if fate is None or fate.attack is None:
        return 0.0
    against = _against(view, move, fate)
    helped = fate.attack + _support(view, move, fate.defence is not None)
    spare = max(-1, min(8, helped - against))
    odds = ODDS[spare + 1] if fate.verdict == "taken" or spare >= 0 else 0.0
    won = tuple(lot._replace(owner=cast(Seat, view.seat)) if lot.estate == move.estate else lot for lot in fate.lots)
    gain = of_lots(view, won) - now
    return odds * gain - (value(move.fighter) - SPARED)


def _against(view: RaidersView, move: Capture, fate: Fate) -> int:
    """What the attacker needs; whom his effect can send home doesn't count."""
    effect = EFFECTS[move.fighter]
    bounces = effect is not None and effect.deed == "return" and len(cast(Own, view.mine).hand) > effect.costs
    return fate.might if fate.defence is None or bounces else max(fate.might, fate.defence + 1)


def _support(view: RaidersView, move: Capture, guarded: bool) -> int:
    """What the hand could add to the attacker's might."""
    hand = cast(Own, view.mine).hand
    tricks = [TRICKS[card] for card in hand if card != move.fighter]
    effect = EFFECTS[move.fighter]
    works = effect is not None and (guarded or effect.on == "self")
    own = abs(effect.amount) * (len(hand) // 3) if effect and works else 0
    return own + sum(trick.amount for trick in tricks if trick and trick.bound == "own" and trick.aims != "attacked")


def _cheated(view: RaidersView, call: Call) -> bool:
    """Whether a card of another side's may not touch its target."""
    played = next(played for played in view.pile if played.card == call.card and not played.costs)
    trick = TRICKS[played.card]
    if trick is None or trick.bound is None or allied(view, played.seat, cast(Seat, view.seat)):
        return False
    if trick.bound == "own":
        return owner(view, played.target) != played.seat
    return SUIT[played.card] not in (view.trump, SUIT[played.target])
