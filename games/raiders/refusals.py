"""Why a move is illegal.

Reasons: over; searching (a search is being decided); not-searching; not-your-turn (seat); window-open; no-window;
passed-already; attempt-spent; not-your-card (card); no-fighter (card: it has no крутизна); not-on-the-table; your-own
(property); no-trick (card: it has an effect at most); own-turn-only (card); nothing-to-draw; no-property-left; no-
capture (the trick works in one only); no-target (nobody there at whom the trick could be aimed); no-effect (it would
change nothing now); dumping (card: the capture is decided whatever is answered); too-strong (card: it works on fighters
no stronger than itself); wrong-suit (card, suit, other: the target's); not-your-fighter (card); no-use (no effect of a
fighter of yours in this capture); wrong-cost (n); cant-discard (card); fair-play (no calls at this table); call-spent;
your-own-card; not-in-the-pile; not-now (no such move).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.game import IllegalMove, Seat
from games.raiders import repertoire
from games.raiders.aims import CANDIDATES, can_overawe, changes, may_cheat, undecided, use_matters, within_bounds
from games.raiders.estates import ESTATES
from games.raiders.fighters import ALL, CARDS, EFFECTS, FIGHTS, NAMES, SUIT, SUITS, TRICKS, Card, Trick
from games.raiders.legal import active, choices, may_call
from games.raiders.moves import Call, Capture, Discard, End, Pass, Play, RaidersMove, Spare, Use
from games.raiders.piles import find
from games.raiders.scene import Scene
from games.raiders.state import State


def refusal(state: State, seat: Seat, move: RaidersMove) -> IllegalMove | None:
    """Why the move is illegal; None if it is legal."""
    judge = _REFUSALS.get(type(move))
    if state.phase == "over":
        return IllegalMove("over")
    if judge is None:
        return IllegalMove("not-now")
    if (state.phase == "search") is not (type(move) in (Discard, Spare)):
        return IllegalMove("searching" if state.phase == "search" else "not-searching")
    return judge(state, seat, move)


def explain(state: State, seat: Seat, code: str) -> IllegalMove:
    """Why the move, fighter or property of that code can't be played."""
    refused = None
    if state.phase == "over":
        refused = IllegalMove("over")
    elif state.phase == "search" and (code in CARDS or code in ESTATES):
        refused = IllegalMove("searching")
    elif code in CARDS:
        refused = _card_refusal(state, seat, CARDS[code])
    elif code in ESTATES:
        refused = _capture_refusal(state, seat) or _estate_refusal(state, seat, ESTATES[code])
    elif move := repertoire.by_code(code):
        refused = refusal(state, seat, move)
    return refused or IllegalMove("not-now")


def _card_refusal(state: State, seat: Seat, card: Card) -> IllegalMove | None:
    """Why nothing can be done with the card."""
    if card not in state.hands[seat]:
        return IllegalMove("not-your-card", card=NAMES[card])
    if any(card == _card_of(move) for move in active(state, seat)):
        return None
    return _trick_refusal(Scene(state), seat, card, None)


def _card_of(move: RaidersMove) -> Card | None:
    if isinstance(move, Capture):
        return move.fighter
    return move.card if isinstance(move, Play) else None


def _capture_refusal(state: State, seat: Seat) -> IllegalMove | None:
    """Why the seat can capture nothing."""
    if seat != state.turn:
        return IllegalMove("not-your-turn", seat=state.turn)
    if state.phase == "window":
        return IllegalMove("window-open")
    return IllegalMove("attempt-spent") if state.spent else None


def _estate_refusal(state: State, seat: Seat, estate: int) -> IllegalMove | None:
    lot = find(state.lots, estate)
    if lot is None:
        return IllegalMove("not-on-the-table")
    return IllegalMove("your-own") if lot.owner == seat else None


def _of_capture(state: State, seat: Seat, move: Capture) -> IllegalMove | None:
    if refused := _capture_refusal(state, seat):
        return refused
    if move.fighter not in state.hands[seat]:
        return IllegalMove("not-your-card", card=_name(move.fighter))
    if not FIGHTS[move.fighter]:
        return IllegalMove("no-fighter", card=NAMES[move.fighter])
    return _estate_refusal(state, seat, move.estate)


def _of_play(state: State, seat: Seat, move: Play) -> IllegalMove | None:
    if move.card not in state.hands[seat]:
        return IllegalMove("not-your-card", card=_name(move.card))
    return _trick_refusal(Scene(state), seat, move.card, move.target)


def _trick_refusal(scene: Scene, seat: Seat, card: Card, target: int | None) -> IllegalMove | None:
    """Why the trick can't be aimed at the target, or (None) at anything."""
    trick, state = TRICKS[card], scene.state
    if trick is None:
        return IllegalMove("no-trick", card=NAMES[card])
    if trick.own_turn and seat != state.turn:
        return IllegalMove("own-turn-only", card=NAMES[card])
    found = CANDIDATES[trick.aims](scene, seat, trick)
    if not found:
        return IllegalMove(_nowhere(scene, trick))
    if target is not None and target not in found:
        return IllegalMove("no-effect" if trick.aims != "nothing" else "not-now")
    if trick.weaker:
        found = [each for each in found if can_overawe(card, each)]
        if not found or (target is not None and target not in found):
            return IllegalMove("too-strong", card=NAMES[card])
    targets = found if target is None else (target,)
    bound = targets if may_cheat(state, seat) else within_bounds(scene, seat, card, targets)
    if not bound:
        return _out_of_bounds(trick, card, targets[0])
    return None if undecided(scene, seat, card, bound) else IllegalMove("dumping", card=NAMES[card])


def _nowhere(scene: Scene, trick: Trick) -> str:
    """Why the trick has nothing to aim at."""
    if trick.aims == "nothing":
        return "no-property-left" if trick.deed == "turn-up" else "nothing-to-draw"
    if trick.aims in ("capture", "attacker", "attacked"):
        return "no-capture" if scene.state.prize < 0 else "no-effect"
    return "no-target"


def _out_of_bounds(trick: Trick, card: Card, target: Card) -> IllegalMove:
    if trick.bound == "own":
        return IllegalMove("not-your-fighter", card=NAMES[target])
    return IllegalMove("wrong-suit", card=NAMES[card], suit=SUITS[SUIT[card]], other=SUITS[SUIT[target]])


def _of_use(state: State, seat: Seat, move: Use) -> IllegalMove | None:
    if state.prize < 0:
        return IllegalMove("no-capture")
    effect = EFFECTS[move.fighter] if move.fighter in ALL else None
    scene = Scene(state)
    if effect is None or scene.owners.get(move.fighter) != seat:
        return IllegalMove("no-use")
    if not changes(scene, seat, move.fighter, effect):
        return IllegalMove("no-effect")
    if len(move.costs) != effect.costs or sorted(set(move.costs)) != [*move.costs]:
        return IllegalMove("wrong-cost", n=effect.costs)
    for card in move.costs:
        if card not in state.hands[seat]:
            return IllegalMove("not-your-card", card=_name(card))
        if effect.fighters and not FIGHTS[card]:
            return IllegalMove("no-fighter", card=NAMES[card])
    matters = use_matters(scene, seat, move.fighter, effect, move.costs)
    return None if matters else IllegalMove("dumping", card=NAMES[move.fighter])


def _of_pass(state: State, seat: Seat, _: Pass) -> IllegalMove | None:
    if state.phase != "window":
        return IllegalMove("no-window")
    return None if state.asked >> seat & 1 else IllegalMove("passed-already")


def _of_end(state: State, seat: Seat, _: End) -> IllegalMove | None:
    if seat != state.turn:
        return IllegalMove("not-your-turn", seat=state.turn)
    return IllegalMove("window-open") if state.phase == "window" else None


def _of_discard(state: State, seat: Seat, move: Discard) -> IllegalMove | None:
    if seat != state.turn:
        return IllegalMove("not-your-turn", seat=state.turn)
    return None if move.card in choices(state) else IllegalMove("cant-discard", card=_name(move.card))


def _of_spare(state: State, seat: Seat, _: Spare) -> IllegalMove | None:
    return None if seat == state.turn else IllegalMove("not-your-turn", seat=state.turn)


def _of_call(state: State, seat: Seat, move: Call) -> IllegalMove | None:
    if state.disputes == "fair":
        return IllegalMove("fair-play")
    if state.phase != "window":
        return IllegalMove("no-window")
    played = next((played for played in state.pile if played.card == move.card and not played.costs), None)
    if played is None:
        return IllegalMove("not-in-the-pile")
    if played.seat == seat:
        return IllegalMove("your-own-card")
    return None if may_call(state, seat) else IllegalMove("call-spent")


def _name(card: Card) -> str:
    return NAMES[card] if card in ALL else ""


_REFUSALS: dict[type[RaidersMove], Callable[[State, Seat, Any], IllegalMove | None]] = {
    Capture: _of_capture,
    Play: _of_play,
    Use: _of_use,
    Pass: _of_pass,
    End: _of_end,
    Discard: _of_discard,
    Spare: _of_spare,
    Call: _of_call,
}
