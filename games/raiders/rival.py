"""A sensible player of Raiders: wins or saves the game where one move does, plays a trick when that turns what the
window would come to, captures where it pays.

It knows a View only. All is measured in бабки: what a table is worth to its side, less what the cards cost.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from games.game import Seat
from games.raiders.clash import Fate
from games.raiders.fighters import EFFECTS, TRICKS
from games.raiders.moves import Call, Capture, Discard, Play, RaidersMove, Use
from games.raiders.prospect import Prospect, is_right, prospect
from games.raiders.together import together
from games.raiders.view import Own, RaidersView
from games.raiders.worth import allied, cost, in_danger, of_fate, of_lots, price, unseen_gain, value

PATIENCE = 1
"""Turns without a change after which a capture against the odds is better than none."""
SPARED = 0.8
"""A fighter worth less is better lost than kept: the hand gets a new card for it."""
EAGER = 0.05
"""Less gain than this isn't worth a move."""
ODDS = (0.1, 0.3, 0.45, 0.55, 0.62, 0.7, 0.76, 0.82, 0.86, 0.9)
"""Chances that a capture succeeds, by what the attacker has above what he needs."""


class _Choice(NamedTuple):
    """The greatest is the best: of equal gains the cheapest card."""

    gain: float
    spared: float
    code: str
    move: RaidersMove


def choose(view: RaidersView, moves: Sequence[RaidersMove]) -> RaidersMove:
    """Answers a window, makes its turn, or chooses what a searched player discards."""
    stop = next((move for move in moves if not isinstance(move, Capture | Play | Use | Discard | Call)), moves[0])
    if view.phase == "search":
        found = [move for move in moves if isinstance(move, Discard)]
        return max(found, key=lambda move: (value(move.card), move.code)) if found else stop
    stopped = prospect(view, stop).verdict
    if stopped == 1:
        return stop  # nothing is added to what is won: whoever answers it asks everybody again
    fouls = cast(Own, view.mine).fouls
    prospects = [prospect(view, move) for move in moves if move.code not in fouls]
    verdict = max([stopped, *(each.verdict for each in prospects)])
    good = [each for each in prospects if each.verdict == verdict]
    if calls := [each.move for each in good if isinstance(each.move, Call) and _accuses(view, each.move)]:
        return calls[0]
    best = max((_answers if view.phase == "window" else _turns)(view, good), default=None)
    if best is not None and (best.gain > EAGER or stopped < verdict):
        return best.move
    return _for_want_of_better(view, good) or stop


def captures(view: RaidersView, moves: Sequence[RaidersMove]) -> list[tuple[Capture, Fate]]:
    """Those of the moves that are captures, and how each would end, the most promising first."""
    fates = {move: prospect(view, move).fate for move in moves if isinstance(move, Capture)}
    now = of_lots(view, view.lots)
    best = sorted((_choice(_of_capture(view, move, fate, now), move) for move, fate in fates.items()), reverse=True)
    return [(choice.move, fates[choice.move]) for choice in best if isinstance(choice.move, Capture)]


def _answers(view: RaidersView, prospects: Sequence[Prospect]) -> list[_Choice]:
    """Cards that turn what the window would come to, alone or several together."""
    now = of_fate(view, cast(Fate, view.fate))
    parts = [each for each in prospects if isinstance(each.move, Play | Use)]
    found = [
        _choice(of_fate(view, fate) - now - cost(view, move) + unseen_gain(view, move), move) for move, fate, _ in parts
    ]
    several = together(view, [each.move for each in parts])
    return [*found, _choice(several[0] - now, several[1])] if several else found


def _turns(view: RaidersView, prospects: Sequence[Prospect]) -> list[_Choice]:
    """First what a trick gains by itself, then a capture, while there are any that pay."""
    now = of_lots(view, view.lots)
    found = []
    for each in prospects:
        if isinstance(each.move, Capture):
            found.append(_choice(_of_capture(view, each.move, each.fate, now), each.move))
        elif isinstance(each.move, Play):
            found.append(_choice(_of_trick(view, each.move, each.fate, now), each.move))
    return found


def _choice(gain: float, move: RaidersMove) -> _Choice:
    return _Choice(gain, -price(move), move.code, move)


def _for_want_of_better(view: RaidersView, prospects: Sequence[Prospect]) -> RaidersMove | None:
    """A capture against the odds, once nothing has moved for a while: the hand gets other cards by it."""
    if view.still < PATIENCE or view.phase == "window":
        return None
    captures = [choice for choice in _turns(view, prospects) if isinstance(choice.move, Capture)]
    return max(captures).move if captures else None


def _of_trick(view: RaidersView, move: Play, fate: Fate, now: float) -> float:
    if _only_harms(move) and not in_danger(view):
        return 0.0
    # Tricks come before the capture that they may help: their gain counts as if it were large.
    gain = of_fate(view, fate) - now - cost(view, move) + unseen_gain(view, move)
    return gain + 100 if gain > EAGER and not view.spent else gain


def _only_harms(move: Play) -> bool:
    """Whether the card is better kept for a fight."""
    trick = TRICKS[move.card]
    return trick is not None and trick.deed in ("doom", "return")


def _of_capture(view: RaidersView, move: Capture, fate: Fate, now: float) -> float:
    """Its gain by its chances: how far the attacker is above what he needs, and who will defend."""
    if fate.attack is None:
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


def _accuses(view: RaidersView, call: Call) -> bool:
    """Whether it is right, and the card another side's."""
    played = next(played for played in view.pile if played.card == call.card and not played.costs)
    return is_right(view, call) and not allied(view, played.seat, cast(Seat, view.seat))
