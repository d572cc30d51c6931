"""What a card's trick, or a fighter's effect, can be aimed at now: small functions by the kind of aim."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from games.game import Seat
from games.raiders.fighters import EFFECTS, FIGHTS, MIGHT, SUIT, TRICKS, Aim, Card, Effect, Trick
from games.raiders.piles import Played, live
from games.raiders.scene import Scene
from games.raiders.state import Cards, State, can_draw

NOWHERE: tuple[int, ...] = ()
_ITSELF: tuple[int, ...] = (-1,)


def aims(scene: Scene, seat: Seat, card: Card) -> Sequence[int]:
    """The legal targets of the card's trick, were it the seat's; cheating too, where the table plays with it."""
    trick = TRICKS[card]
    if trick is None or (trick.own_turn and seat != scene.state.turn):
        return NOWHERE
    found = candidates(scene, seat, trick)
    if trick.weaker:
        found = [target for target in found if can_overawe(card, target)]
    if not found or trick.bound is None or may_cheat(scene.state, seat):
        return found
    return [target for target in found if within_bounds(scene, seat, card, target)]


def candidates(scene: Scene, seat: Seat, trick: Trick) -> Sequence[int]:
    """Targets on which the trick would do something, whether or not it may touch them."""
    return _CANDIDATES[trick.aims](scene, seat, trick)


def within_bounds(scene: Scene, seat: Seat, card: Card, target: int) -> bool:
    """Whether the card may touch that fighter: one of its own suit (a trump's: of any), or one of the seat's own."""
    trick = TRICKS[card]
    if trick is None or trick.bound is None:
        return True
    if trick.bound == "own":
        return scene.owners.get(target) == seat
    return SUIT[card] in (scene.state.trump, SUIT[target])


def can_overawe(card: Card, target: Card) -> bool:
    """Whether a trick for weaker fighters works on that one."""
    return MIGHT[target] <= MIGHT[card]


def may_cheat(state: State, seat: Seat) -> bool:
    """Who was caught plays fair for the rest of the turn."""
    return state.disputes != "fair" and not state.caught >> seat & 1


def is_foul(scene: Scene, played: Played) -> bool:
    return not played.costs and not within_bounds(scene, played.seat, played.card, played.target)


def costs(scene: Scene, seat: Seat, fighter: Card) -> Iterable[Cards]:
    """What the seat can discard for the fighter's effect; nothing, if that would change nothing."""
    effect = EFFECTS[fighter]
    if effect is None or not changes(scene, seat, fighter, effect):
        return ()
    hand = scene.state.hands[seat]
    return combinations([card for card in hand if FIGHTS[card]] if effect.fighters else hand, effect.costs)


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
    possible = scene.state.estates if trick.deed == "turn-up" else can_draw(scene.state)
    return _ITSELF if possible else NOWHERE


def _capture(scene: Scene, _: Seat, __: Trick) -> Sequence[int]:
    return scene.fights


def _attacker(scene: Scene, _: Seat, __: Trick) -> Sequence[int]:
    return scene.fights[:1]


def _attacked(scene: Scene, _: Seat, __: Trick) -> Sequence[int]:
    return scene.fights[1:]


def _guard(scene: Scene, seat: Seat, _: Trick) -> Sequence[int]:
    """Guards of others."""
    return [
        fighter
        for fighter, owner in scene.owners.items()
        if owner != seat and fighter not in scene.gone and fighter != scene.attacker
    ]


def _fighter(scene: Scene, _: Seat, trick: Trick) -> Sequence[int]:
    out = scene.gone | scene.doomed if trick.deed == "doom" else scene.gone
    return [fighter for fighter in scene.owners if fighter not in out] if out else [*scene.owners]


def _pile(scene: Scene, seat: Seat, _: Trick) -> Sequence[int]:
    """Live tricks of other players."""
    pile = scene.state.pile
    return [
        played.card
        for played, works in zip(pile, live(pile), strict=True)
        if works and played.seat != seat and not played.costs
    ]


def _seat(scene: Scene, seat: Seat, _: Trick) -> Sequence[int]:
    return [other for other, hand in enumerate(scene.state.hands) if hand and other != seat]


_CANDIDATES: dict[Aim, Callable[[Scene, Seat, Trick], Sequence[int]]] = {
    "nothing": _nothing,
    "capture": _capture,
    "attacker": _attacker,
    "attacked": _attacked,
    "guard": _guard,
    "fighter": _fighter,
    "pile": _pile,
    "seat": _seat,
}
