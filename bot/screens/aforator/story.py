"""What happened, in words: a line for each beat of the play, the newest first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.screens.aforator.pieces import sign, signed, signs, view_of
from bot.screens.frame import name_of, of_the_table
from bot.screens.markup import joined
from bot.screens.screen import Scene
from bot.text.words import Html
from games.aforator.deck import AFORATOR, CARDS, COFFEE, CRITIC, KIND_OF, WHIP
from games.game import Event
from games.sessions.table import READING, TABLE_EVENTS

Beat = tuple[Event, ...]
"""Events that are told together, oldest first."""

UNTOLD = frozenset({"drew", "buried"})
"""Hands fill up by themselves."""
SETTLING = frozenset({"trick", "praised", "saved", "deck-won", "no-trick"})
"""The end of a round; the next one's beginning, or the game's end, is told with it."""
CLOSING = frozenset({"round", "over", "stalled"})
LAYS = {CRITIC: 2, WHIP: 1}
"""How many cards a use names besides those that it undoes."""
USED = {COFFEE: "coffee", AFORATOR: "aforator", CRITIC: "critic", WHIP: "whip"}


def story(scene: Scene) -> list[Html]:
    """Lines of what a table remembers, but for readings, which have messages of their own."""
    events = scene.table.recent
    found = (tuple(events[at] for at in beat) for beat in reversed(beats(events)))
    return [told(scene, beat) for beat in found if beat[0].kind != READING]


def beats(events: Sequence[Event]) -> list[tuple[int, ...]]:
    """The numbers of the events that are told together, oldest first."""
    found: list[tuple[int, ...]] = []
    for at, event in enumerate(events):
        if event.kind in UNTOLD:
            continue
        if found and _belongs(event, events[found[-1][-1]]):
            found[-1] += (at,)
        elif event.kind not in CLOSING:
            found.append((at,))
    return found


def _belongs(event: Event, before: Event) -> bool:
    if before.kind in SETTLING:
        return event.kind in SETTLING or event.kind in CLOSING
    return before.kind == "silent" and event.kind == "laid" and event.seat == before.seat


def told(scene: Scene, beat: Beat) -> Html:
    """One line."""
    event = beat[0]
    if event.kind in TABLE_EVENTS:
        return of_the_table(scene, event)
    return TELL.get(event.kind, _plain)(scene, beat)


def _plain(scene: Scene, beat: Beat) -> Html:
    """What needs no more than a name and a card."""
    event = beat[0]
    cards = joined(" ", signs(event.pieces))
    return scene.words.html(f"aforator-event-{event.kind}", name=name_of(scene, event.seat), card=cards)


def _laid(scene: Scene, beat: Beat) -> Html:
    """A card on the Kon, by its owner or by silence, and what it undoes."""
    event = beat[-1]
    if event.kind == "silent":
        return scene.words.html("aforator-event-silent", name=name_of(scene, event.seat))
    card, *undone = signs(event.pieces)
    by = "silent" if len(beat) > 1 else "laid"
    key = f"aforator-event-{by}-undoes" if undone else f"aforator-event-{by}-card"
    return scene.words.html(key, name=name_of(scene, event.seat), card=card, undone="".join(undone))


def _used(scene: Scene, beat: Beat) -> Html:
    """The ability of a Table card: what it lays on the Kon, what that replaces, and what it undoes there."""
    event = beat[0]
    card, *others = event.pieces
    kind = KIND_OF[CARDS[card]]
    laid, taken = (*signs(others), "", "")[:2]
    undone = signs(others)[LAYS.get(kind, len(others)) :]
    return scene.words.html(
        f"aforator-event-used-{USED[kind]}", name=name_of(scene, event.seat), target=name_of(scene, event.target),
        card=sign(CARDS[card]), laid=laid, taken=taken, n=len(undone), undone="".join(undone),
    )  # fmt: skip


def _settled(scene: Scene, beat: Beat) -> Html:
    """A round's end: who takes the trick, or what the deck takes; which round tells the one that follows."""
    words, by_kind = scene.words, {event.kind: event for event in beat}
    following = by_kind.get("round")
    number = following.n - 1 if following else view_of(scene).round
    if trick := by_kind.get("trick"):
        key = "aforator-event-trick-praised" if "praised" in by_kind else "aforator-event-trick"
        name = name_of(scene, trick.seat)
        return words.html(key, round=number, name=name, n=len(trick.pieces), sum=signed(trick.n))
    if "deck-won" not in by_kind:
        return words.html("aforator-event-no-trick", round=number)
    saved = [(name_of(scene, event.seat), sign(CARDS[event.pieces[0]])) for event in beat if event.kind == "saved"]
    left = len(by_kind["deck-won"].pieces)
    if not saved:
        return words.html("aforator-event-deck-won", round=number, n=left)
    cards = joined(", ", (f"{name} {card}" for name, card in saved))
    return words.html("aforator-event-deck-won-saved", round=number, saved=cards, n=left)


TELL: dict[str, Callable[[Scene, Beat], Html]] = {
    "laid": _laid,
    "silent": _laid,
    "used": _used,
    **dict.fromkeys(SETTLING, _settled),
}
