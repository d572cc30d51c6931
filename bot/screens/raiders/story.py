"""What happened, in words: a line for each beat of the play, the newest first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.screens.frame import name_of, of_the_table
from bot.screens.markup import joined
from bot.screens.raiders.laid import deed
from bot.screens.raiders.pieces import (
    cards,
    cash_of,
    estate_of,
    fighter,
    mighty,
    property_name,
    sign,
    signed,
    view_of,
    worth,
)
from bot.screens.raiders.settled import LED_BY, PARTS, PILED, settled
from bot.screens.screen import Scene
from bot.text.words import Html
from games.game import Event
from games.raiders.clash import swing
from games.raiders.fighters import CARDS, EFFECTS, NO_CARD, TRICKS, Aim
from games.raiders.piles import NOBODY, Played
from games.sessions.table import TABLE_EVENTS

Beat = tuple[Event, ...]
"""Events that are told together, oldest first."""

UNTOLD = frozenset({"drew", "reshuffled", "won"})
"""Hands fill up by themselves, which goes along with what was told before; the end has a message of its own."""
FOLLOWERS = {**LED_BY, "discarded": ("searched",), "spared": ("searched", "silent"), "rested": ("silent",)}
"""What a kind of event may be told together with, if that came directly before."""
WHOSE: frozenset[Aim] = frozenset({"fighter", "guard", "pile"})
"""Aims at which it takes saying whose the target is."""


def story(scene: Scene) -> list[Html]:
    """Lines of what a table remembers, but for what the board of an open window shows anyway."""
    events = scene.table.recent
    found = [tuple(events[at] for at in beat) for beat in beats(events)]
    shown = piled(scene, found)
    return [told(scene, beat) for at, beat in reversed([*enumerate(found)]) if at not in shown]


def piled(scene: Scene, found: Sequence[Beat]) -> frozenset[int]:
    """The numbers of those that tell of the capture or the cards that lie open now."""
    view = view_of(scene)
    lying = 0 if view.fate is None else len(view.pile) + (view.raid.estate >= 0)
    numbers = [at for at, beat in enumerate(found) if beat[0].kind in PILED]
    return frozenset(numbers[max(len(numbers) - lying, 0) :])


def beats(events: Sequence[Event]) -> list[tuple[int, ...]]:
    """The numbers of the events that are told together, oldest first."""
    found: list[tuple[int, ...]] = []
    before = None
    for at, event in enumerate(events):
        if event.kind in UNTOLD:
            found[-1:] = [(*beat, at) for beat in found[-1:]]
            continue
        if before and _belongs(event, before):
            found[-1] += (at,)
        else:
            found.append((at,))
        before = event
    return found


def _belongs(event: Event, before: Event) -> bool:
    """Whether they are told together; silence only with what it does for the same seat."""
    same = before.kind != "silent" or before.seat == event.seat
    return same and before.kind in FOLLOWERS.get(event.kind, ())


def told(scene: Scene, beat: Beat) -> Html:
    """One line."""
    beat = tuple(event for event in beat if event.kind not in UNTOLD)
    event = beat[0]
    if event.kind in TABLE_EVENTS:
        return of_the_table(scene, event)
    if event.kind in PARTS:
        return settled(scene, beat)
    return TELL.get(event.kind, _plain)(scene, beat)


def _plain(scene: Scene, beat: Beat) -> Html:
    """What needs no more than names and cards."""
    key, event = "-".join(event.kind for event in beat), beat[-1]
    listed = joined(", ", map(sign, cards(event.pieces)))
    name, target = name_of(scene, event.seat), name_of(scene, event.target)
    return scene.words.html(f"raiders-event-{key}", name=name, target=target, cards=listed, n=event.n)


def _turned_up(scene: Scene, beat: Beat) -> Html:
    estate = estate_of(beat[0].pieces[0])
    thing = property_name(scene.words, estate)
    return scene.words.html("raiders-event-turned-up", thing=thing, might=worth(estate), cash=cash_of(estate))


def _raided(scene: Scene, beat: Beat) -> Html:
    words, event = scene.words, beat[0]
    card, estate = event.pieces
    key = "raiders-event-raided" if event.target is None else "raiders-event-raided-owned"
    return words.html(
        key, name=name_of(scene, event.seat), owner=name_of(scene, event.target),
        fighter=mighty(words, CARDS[card]), thing=property_name(words, estate_of(estate)),
    )  # fmt: skip


def _played(scene: Scene, beat: Beat) -> Html:
    """A trick, and whose its target is where that isn't plain."""
    event = beat[0]
    card, *others = cards(event.pieces)
    means = TRICKS[card]
    assert means is not None
    others_own = bool(others) and means.aims in WHOSE and event.target != event.seat
    return scene.words.html(
        "raiders-event-played-whose" if others_own else "raiders-event-played",
        name=name_of(scene, event.seat), trick=trick_played(scene, event), whose=name_of(scene, event.target),
    )  # fmt: skip


def trick_played(scene: Scene, event: Event) -> str:
    """A trick and at what it is aimed: a fighter by name, a card of the pile by its corner, a hand by its owner."""
    words, (card, *others) = scene.words, cards(event.pieces)
    means = TRICKS[card]
    assert means is not None
    what = f"{sign(card)} {deed(words, Played(NOBODY, card, NO_CARD))}"
    at = ", ".join(sign(other) if means.aims == "pile" else fighter(words, other) for other in others)
    at = at or name_of(scene, event.target)
    return f"{what} → {at}" if at else what


def _used(scene: Scene, beat: Beat) -> Html:
    """The effect of a fighter, and what was discarded for it."""
    words, event = scene.words, beat[0]
    card, *costs = cards(event.pieces)
    effect = EFFECTS[card]
    assert effect is not None
    return words.html(
        f"raiders-event-used-{effect.id}", name=name_of(scene, event.seat), fighter=fighter(words, card),
        amount=signed(swing(Played(NOBODY, card, NO_CARD, tuple(costs)))), cards=joined(", ", map(sign, costs)),
    )  # fmt: skip


def _caught(scene: Scene, beat: Beat) -> Html:
    """Cheating that was called: the card burns, or it and all after it are rolled back."""
    event = beat[0]
    return scene.words.html(
        "raiders-event-caught-rolled" if event.n else "raiders-event-caught-burnt", name=name_of(scene, event.seat),
        target=name_of(scene, event.target), cards=joined(", ", map(sign, cards(event.pieces))), n=event.n,
    )  # fmt: skip


def _charmed(scene: Scene, beat: Beat) -> Html:
    words, event = scene.words, beat[0]
    card, estate = event.pieces
    return words.html(
        "raiders-event-charmed", name=name_of(scene, event.seat), owner=name_of(scene, event.target),
        fighter=fighter(words, CARDS[card]), thing=property_name(words, estate_of(estate)),
    )  # fmt: skip


TELL: dict[str, Callable[[Scene, Beat], Html]] = {
    "turned-up": _turned_up,
    "raided": _raided,
    "played": _played,
    "used": _used,
    "caught": _caught,
    "charmed": _charmed,
}
