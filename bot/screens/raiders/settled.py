"""How a window ended, in words: who is back in hand, who died, who has the property, and what is nobody's now. On the
board that is a line of what happened; on hands, what has become of the property.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import get_args

from bot.screens.frame import name_of
from bot.screens.markup import joined
from bot.screens.raiders.pieces import MIGHTY, cards, estate_of, fighter, number, property_name, stands, view_of
from bot.screens.screen import Scene
from bot.text.words import Html
from games.game import Event
from games.raiders.clash import VERDICTS, Verdict
from games.raiders.estates import ESTATES
from games.raiders.fighters import CARDS

LISTED = 2
"""So many fighters or properties are named in a line; with more it would grow too long."""
MET_PROPERTY = ("taken", "too-weak")
"""Verdicts for which the property's might was what counted."""
PILED = frozenset({"raided", "played", "used"})
"""Kinds of events that open a window, or join its pile: its board shows them for as long as it is open."""
LED_BY: dict[str, tuple[str, ...]] = {
    "came-back": ("came-back",),
    "called-off": ("came-back", "killed"),
    "freed": ("came-back", "killed", *get_args(Verdict), "freed"),
}
"""What such an event may be told together with, if that came directly before."""


def settled(scene: Scene, beat: Iterable[Event]) -> Html:
    """One line, a part for each kind of event."""
    groups = groupby(beat, key=lambda event: event.kind)
    line = joined(" · ", (PARTS[kind](scene, list(events)) for kind, events in groups))
    return Html(line[:1].upper() + line[1:])


def _came_back(scene: Scene, events: list[Event]) -> Html:
    words = scene.words
    back = (
        words.html("raiders-event-came-back-to", fighter=fighter(words, card), name=name_of(scene, event.seat))
        for event in events
        for card in cards(event.pieces)
    )
    return words.html("raiders-event-came-back", fighters=_some(back))


def _killed(scene: Scene, events: list[Event]) -> Html:
    dead = (fighter(scene.words, card) for event in events for card in cards(event.pieces))
    return scene.words.html("raiders-event-killed", fighters=_some(dead))


def _freed(scene: Scene, events: list[Event]) -> Html:
    things = (property_name(scene.words, estate_of(event.pieces[0])) for event in events)
    return scene.words.html("raiders-event-freed", things=_some(things))


def _called_off(scene: Scene, events: list[Event]) -> Html:
    *_, estate = events[0].pieces
    thing, name = property_name(scene.words, estate_of(estate)), name_of(scene, events[0].seat)
    return scene.words.html("raiders-event-called-off", thing=thing, name=name)


def _fought(scene: Scene, events: list[Event]) -> Html:
    """Might against might, and what came of it."""
    words, (event, *_) = scene.words, events
    attacker, *guard = (fighter(words, CARDS[piece]) for piece in event.pieces if piece in CARDS)
    (thing,) = (property_name(words, ESTATES[piece]) for piece in event.pieces if piece in ESTATES)
    attack, against = map(int, event.pieces[-1].split(":"))
    key = f"{event.kind}-guarded" if guard and event.kind in ("taken", "too-weak") else event.kind
    return words.html(
        f"raiders-event-{key}", name=name_of(scene, event.seat), owner=name_of(scene, event.target), thing=thing,
        attack=number(attack), against=number(against), fighter=attacker, guard="".join(guard),
    )  # fmt: skip


def result(scene: Scene) -> Iterator[Html]:
    """What became of the property that was raided last, as all have seen it, for as long as the table remembers it."""
    freed: tuple[str, ...] = ()
    for event in reversed(scene.table.recent):
        if event.kind == "freed":
            freed += event.pieces
        if event.kind in VERDICTS:
            yield _result(scene, event, freed)
            return


def earlier(scene: Scene) -> Iterator[Html]:
    """The same on a hand that isn't asked: as that of the last capture, as another may be going on. Who has played
    since has seen it, and might take it for what came of that.
    """
    for event in reversed(scene.table.recent):
        if event.kind in VERDICTS:
            yield from (scene.words.html("raiders-settled-earlier", result=line) for line in result(scene))
            return
        if event.kind in PILED and event.seat == scene.seated.seat:
            return


def _result(scene: Scene, event: Event, freed: tuple[str, ...]) -> Html:
    words, (thing,) = scene.words, [piece for piece in event.pieces if piece in ESTATES]
    estate = estate_of(thing)
    if event.kind == "called-off" or thing in freed:
        key = "raiders-settled-freed" if thing in freed else "raiders-settled-called-off"
        return words.html(key, property=property_name(words, estate))
    attack, against = map(int, event.pieces[-1].split(":"))
    score = {
        "attack": number(attack),
        "against": f"{MIGHTY}{against}" if event.kind in MET_PROPERTY else number(against),
    }
    if event.kind == "taken":
        taker, own = name_of(scene, event.seat), event.seat == view_of(scene).seat
        key = "raiders-settled-yours" if own else "raiders-settled-taken"
        return words.html(key, property=property_name(words, estate), name=taker, **score)
    return words.html("raiders-settled-kept", stands=stands(words, estate), **score)


def _some(parts: Iterable[str]) -> Html:
    return joined(", ", _cut(list(parts)))


def _cut(parts: list[str]) -> Iterator[str]:
    yield from parts[:LISTED]
    if len(parts) > LISTED:
        yield "…"


PARTS: dict[str, Callable[[Scene, list[Event]], Html]] = {
    "came-back": _came_back,
    "killed": _killed,
    "freed": _freed,
    **dict.fromkeys(get_args(Verdict), _fought),
    "called-off": _called_off,
}
