"""What a card's trick, or a fighter's effect, can be aimed at now: small functions by the kind of aim."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from games.game import Seat
from games.raiders.clash import swing
from games.raiders.decided import Touch, matters
from games.raiders.fighters import EFFECTS, FIGHTS, MIGHT, NO_CARD, SUIT, TRICKS, Aim, Card, Effect, Trick
from games.raiders.piles import Played, live
from games.raiders.scene import Scene
from games.raiders.state import Cards, State

NOWHERE: tuple[int, ...] = ()
_ITSELF: tuple[int, ...] = (-1,)


def aims(scene: Scene, seat: Seat, card: Card) -> Sequence[int]:
    """The legal targets of the card's trick, were it the seat's; cheating too, where the table plays with it."""
    trick = TRICKS[card]
    if trick is None or (trick.own_turn and seat != scene.state.turn):
        return NOWHERE
    found = CANDIDATES[trick.aims](scene, seat, trick)
    if trick.weaker:
        found = [target for target in found if can_overawe(card, target)]
    if found and trick.bound is not None and not may_cheat(scene.state, seat):
        found = within_bounds(scene, seat, card, found)
    return undecided(scene, seat, card, found) if found and scene.fights else found


def within_bounds(scene: Scene, seat: Seat, card: Card, targets: Sequence[int]) -> Sequence[int]:
    """Those whom the card may touch: fighters of its own suit (a trump's: of any), or the seat's own."""
    trick, suit = TRICKS[card], SUIT[card]
    if trick is None or trick.bound is None or (trick.bound == "suit" and suit == scene.state.trump):
        return targets
    if trick.bound == "own":
        return [target for target in targets if scene.owners.get(target) == seat]
    return [target for target in targets if SUIT[target] == suit]


def undecided(scene: Scene, seat: Seat, card: Card, targets: Sequence[int]) -> Sequence[int]:
    """Those at whom the card is more than dumped: not on a capture that it can't decide otherwise any more."""
    trick = TRICKS[card]
    if not targets or not scene.fights or trick is None or scene.state.rules == 1:
        return targets
    if trick.deed == "swing":
        return [target for target in targets if matters(scene, seat, Touch(target, trick.amount))]
    if trick.deed == "doom":
        return [target for target in targets if matters(scene, seat, Touch(target, dooms=True))]
    return [at for at in targets if _cancel_matters(scene, seat, at)] if trick.deed == "cancel" else targets


def _cancel_matters(scene: Scene, seat: Seat, card: Card) -> bool:
    """To cancel what changes a might is to change it back."""
    played = next(played for played in scene.state.pile if played.card == card and not played.costs)
    return played.deed != "swing" or matters(scene, seat, Touch(played.target, -swing(played)))


def can_overawe(card: Card, target: Card) -> bool:
    """Whether a trick for weaker fighters works on that one."""
    return MIGHT[target] <= MIGHT[card]


def may_cheat(state: State, seat: Seat) -> bool:
    """Who was caught plays fair for the rest of the turn."""
    return state.disputes != "fair" and not state.caught >> seat & 1


def is_foul(scene: Scene, played: Played) -> bool:
    return not played.costs and not within_bounds(scene, played.seat, played.card, (played.target,))


def costs(scene: Scene, seat: Seat, fighter: Card) -> Iterable[Cards]:
    """What the seat can discard for the fighter's effect; nothing, if that would change nothing."""
    effect = EFFECTS[fighter]
    if effect is None or not changes(scene, seat, fighter, effect):
        return ()
    hand = scene.state.hands[seat]
    found = combinations([card for card in hand if FIGHTS[card]] if effect.fighters else hand, effect.costs)
    if effect.deed != "swing" or scene.state.rules == 1:
        return found
    if not effect.half:
        return found if use_matters(scene, seat, fighter, effect, (NO_CARD,)) else ()
    return [spent for spent in found if use_matters(scene, seat, fighter, effect, spent)]


def use_matters(scene: Scene, seat: Seat, fighter: Card, effect: Effect, spent: Cards) -> bool:
    """Whether to discard these for the effect is more than dumping them."""
    if effect.deed != "swing" or scene.state.rules == 1:
        return True
    target = aimed_at(scene, fighter, effect)
    amount = sum(MIGHT[card] + 1 >> 1 for card in spent) if effect.half else effect.amount
    return matters(scene, seat, Touch(target, amount), effect.costs)


def changes(scene: Scene, seat: Seat, fighter: Card, effect: Effect) -> bool:
    """Whether the seat's fighter is in the capture, and his effect changes something as things stand."""
    if scene.owners.get(fighter) != seat or fighter in scene.gone:
        return False
    if effect.once and any(played.card == fighter for played in scene.state.pile):
        return False
    target = aimed_at(scene, fighter, effect)
    if target < 0:
        return False
    return target in scene.fights if effect.deed == "swing" else target not in scene.gone


def aimed_at(scene: Scene, fighter: Card, effect: Effect) -> Card:
    """Whom the effect concerns; -1 if the fighter, or his enemy, takes no part in a capture."""
    if fighter not in (scene.attacker, scene.guard):
        return -1
    return fighter if effect.on == "self" else scene.enemy(fighter)


def _nothing(scene: Scene, _: Seat, trick: Trick) -> Sequence[int]:
    """More to be drawn, or to be turned up, than the pile takes already."""
    return _ITSELF if scene.left(trick.deed) > 0 else NOWHERE


def _capture(scene: Scene, _: Seat, __: Trick) -> Sequence[int]:
    return scene.fights


def _attacker(scene: Scene, _: Seat, __: Trick) -> Sequence[int]:
    return scene.fights[:1]


def _attacked(scene: Scene, _: Seat, __: Trick) -> Sequence[int]:
    return scene.fights[1:]


def _guard(scene: Scene, seat: Seat, _: Trick) -> Sequence[int]:
    """Guards of others: who would change sides, or at least send an attacker home."""
    guards = [fighter for fighter, owner in scene.owners.items() if owner != seat and fighter != scene.attacker]
    return [fighter for fighter in guards if scene.yields(fighter, seat)] if scene.state.pile else guards


def _fighter(scene: Scene, _: Seat, trick: Trick) -> Sequence[int]:
    out = scene.gone | scene.doomed if trick.deed == "doom" else scene.gone
    return [fighter for fighter in scene.owners if fighter not in out] if out else [*scene.owners]


def _pile(scene: Scene, seat: Seat, _: Trick) -> Sequence[int]:
    """Live tricks of other players that do something."""
    pile = scene.state.pile
    return [
        played.card
        for at, (played, works) in enumerate(zip(pile, live(pile), strict=True))
        if works and played.seat != seat and not played.costs and not scene.is_idle(at)
    ]


def _seat(scene: Scene, seat: Seat, _: Trick) -> Sequence[int]:
    return [other for other, hand in enumerate(scene.state.hands) if hand and other != seat]


CANDIDATES: dict[Aim, Callable[[Scene, Seat, Trick], Sequence[int]]] = {
    "nothing": _nothing,
    "capture": _capture,
    "attacker": _attacker,
    "attacked": _attacked,
    "guard": _guard,
    "fighter": _fighter,
    "pile": _pile,
    "seat": _seat,
}
"""By what a trick aims at: targets on which it would do something, whether or not it may touch them."""
