"""What happened, in words: a line for each beat of the play, the newest first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot.screens.frame import name_of, of_the_table
from bot.screens.markup import joined
from bot.screens.screen import Scene
from bot.screens.upturn.pieces import LONGEST, WAYS, signs
from bot.text.words import Html
from games.game import Event
from games.sessions.table import TABLE_EVENTS
from games.upturn.tiles import OPENERS, SKIP1, SKIP2, TILES

Beat = tuple[Event, ...]
"""Events that are told together, oldest first."""

FOLLOWERS = {
    "drew": ("silent",),
    "passed": ("silent", "drew"),
    "gave": ("gave",),
    "skipped": ("laid", "skipped"),
}
"""What a kind of event may be told together with, if that came directly before."""
TURNS = {f"to-{way}": way for way in WAYS.values()}
UNTOLD = "over"
"""The end has a message of its own."""


def story(scene: Scene) -> list[Html]:
    """Lines of what a table remembers."""
    events = scene.table.recent
    return [told(scene, tuple(events[at] for at in beat)) for beat in reversed(beats(events))]


def beats(events: Sequence[Event]) -> list[tuple[int, ...]]:
    """The numbers of the events that are told together, oldest first."""
    found: list[tuple[int, ...]] = []
    for at, event in enumerate(events):
        if event.kind == UNTOLD:
            continue
        led = (back for back in _going_on(found, events) if _belongs(event, tuple(events[n] for n in found[back])))
        if (back := next(led, 0)) < 0:
            found[back] += (at,)
        else:
            found.append((at,))
    return found


def _going_on(found: Sequence[tuple[int, ...]], events: Sequence[Event]) -> Iterator[int]:
    """Which beats may have more to them, counted from the end: the last, and the one before, if what came between is
    only the word that the bot says for its player.
    """
    if found:
        yield -1
    if len(found) > 1 and events[found[-1][0]].kind == "said":
        yield -2


def _belongs(event: Event, beat: Beat) -> bool:
    before = beat[-1]
    if before.kind not in FOLLOWERS.get(event.kind, ()):
        return False
    if event.kind == "skipped":
        return before.kind == "skipped" or TILES.get(before.pieces[-1]) in (SKIP1, SKIP2)
    return event.seat == before.seat


def told(scene: Scene, beat: Beat) -> Html:
    """One line."""
    kind = beat[0].kind
    if kind in SPECIAL:
        return SPECIAL[kind](scene, beat)
    event = beat[0]
    if kind in TABLE_EVENTS:
        return of_the_table(scene, event)
    key = f"upturn-event-{'-'.join(event.kind for event in beat)}"
    return scene.words.html(
        key,
        name=name_of(scene, event.seat),
        target=name_of(scene, event.target),
        n=event.n,
        tiles=joined("·", signs(event.pieces)),
    )


def _laid(scene: Scene, beat: Beat) -> Html:
    """A tile or a run, and what it changes: the direction, who is next, who is passed over."""
    event, *skipped = beat
    way = TURNS.get(event.pieces[-1])
    names = event.pieces[:-1] if way else event.pieces
    name, tiles = name_of(scene, event.seat), joined("·", _cut(signs(names)))
    if skipped:
        passed = _all_of(scene, skipped)
        return scene.words.html("upturn-event-skips", name=name, tiles=tiles, skipped=passed, n=len(skipped))
    if way and TILES[names[-1]] not in OPENERS:
        return scene.words.html("upturn-event-began", name=name, tiles=tiles, way=way)
    return _turned(scene, event, name, tiles, names[-1], way)


def _turned(scene: Scene, event: Event, name: str, tiles: str, tile: str, way: str | None) -> Html:
    words, following = scene.words, name_of(scene, event.target)
    chosen = way if tile not in TURNS.values() else None
    if chosen and event.target is not None:
        return words.html("upturn-event-turned-next", name=name, tiles=tiles, way=chosen, next=following)
    if chosen:
        return words.html("upturn-event-turned", name=name, tiles=tiles, way=chosen)
    if event.target is not None:
        return words.html("upturn-event-next", name=name, tiles=tiles, next=following)
    return words.html("upturn-event-laid", name=name, tiles=tiles)


def _gave(scene: Scene, beat: Beat) -> Html:
    """All gifts of one giver, summed up by who gets them; a bare number would read as a tile."""
    counts: dict[str, int] = {}
    for event in beat:
        target = name_of(scene, event.target)
        counts[target] = counts.get(target, 0) + event.n
    gifts = joined(", ", (f"{target}: +{n}" for target, n in counts.items()))
    return scene.words.html("upturn-event-gave", name=name_of(scene, beat[0].seat), gifts=gifts)


def _skipped(scene: Scene, beat: Beat) -> Html:
    return scene.words.html("upturn-event-skipped", name=_all_of(scene, beat), n=len(beat))


def _all_of(scene: Scene, beat: Sequence[Event]) -> Html:
    """«Вика и Гена»."""
    *head, last = (name_of(scene, event.seat) for event in beat)
    return scene.words.html("list-and", head=joined(", ", head), last=last) if head else joined("", (last,))


def _begun(scene: Scene, beat: Beat) -> Html:
    return scene.words.html("upturn-event-begun")


def _cut(tiles: list[str]) -> list[str]:
    return tiles if len(tiles) <= LONGEST else ["…", *tiles[-LONGEST:]]


SPECIAL: dict[str, Callable[[Scene, Beat], Html]] = {
    "begun": _begun,
    "laid": _laid,
    "gave": _gave,
    "skipped": _skipped,
}
