"""What has happened in Raiders since its reader last acted: first whatever became of their own property and cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from bot.screens.frame import name_of
from bot.screens.markup import joined
from bot.screens.news import Beat, Teller
from bot.screens.raiders.pieces import MIGHTY, cards, estate_of, fighter, number, property_name, sign, view_of, yours
from bot.screens.raiders.settled import MET_PROPERTY
from bot.screens.raiders.story import beats, piled, told
from bot.screens.screen import Scene
from bot.text.words import Html
from games.game import Event
from games.raiders.clash import VERDICTS
from games.raiders.estates import ESTATES
from games.raiders.fighters import CARDS

ACTS = ("raided", "played", "used", "rested", "discarded", "spared")
"""Events that are somebody's own doing."""


def concerns(scene: Scene, beat: Beat, pieces: Sequence[str]) -> Html | None:
    """The line of what was done to the reader, or for them."""
    seat, last = scene.seated.seat, beat[-1]
    if last.seat == seat and (how := "-".join(event.kind for event in beat)) in DONE:
        return scene.words.html(DONE[how])
    if last.seat == seat and last.kind == "searched":
        return Html("")
    verdict = next((event for event in beat if event.kind in VERDICTS), None)
    if verdict and verdict.seat == seat:
        return joined(" · ", filter(None, (_own_capture(scene, verdict), *_losses(scene, beat))))
    event = next((event for event in reversed(beat) if event.target == seat and event.kind in AIMED), None)
    return AIMED[event.kind](scene, event, beat) if event else None


def _own_capture(scene: Scene, event: Event) -> Html:
    """How the reader's own attack has ended; a hand in the midst of that turn says it anyway."""
    if view_of(scene).turn == scene.seated.seat:
        return Html("")
    key = "raiders-news-won" if event.kind == "taken" else "raiders-news-failed"
    return scene.words.html(key, thing=property_name(scene.words, _thing(event)), score=_score(event))


def _attacked(scene: Scene, event: Event, beat: Beat) -> Html:
    """What became of the reader's property: that which was raided, and whatever else lost its guard meanwhile."""
    words, thing = scene.words, _thing(event)
    key = "raiders-news-lost" if event.kind == "taken" else "raiders-news-kept"
    key = "raiders-news-freed" if thing in _freed_in(scene, beat) else key
    raided = words.html(key, name=name_of(scene, event.seat), thing=yours(words, thing), score=_score(event))
    return joined(" · ", (raided, *_losses(scene, beat, thing)))


def _freed(scene: Scene, event: Event, beat: Beat) -> Html:
    """Property that lost its guard: to whom, if that was in a capture."""
    verdict = next((one for one in beat if one.kind in VERDICTS and one.target == event.target), None)
    if verdict:
        return _attacked(scene, verdict, beat)
    return joined(" · ", _losses(scene, beat))


def _losses(scene: Scene, beat: Beat, told: int = -1) -> Iterator[Html]:
    """What the reader has lost with its guard, but for what is told already."""
    for thing in _freed_in(scene, beat):
        if thing != told:
            yield scene.words.html("raiders-news-unguarded", thing=property_name(scene.words, thing))


def _freed_in(scene: Scene, beat: Beat) -> list[int]:
    return [_thing(event) for event in beat if event.kind == "freed" and event.target == scene.seated.seat]


def _charmed(scene: Scene, event: Event, _: Beat) -> Html:
    words, (who, thing) = scene.words, event.pieces
    return words.html(
        "raiders-news-charmed", name=name_of(scene, event.seat), fighter=fighter(words, CARDS[who]),
        thing=yours(words, estate_of(thing)),
    )  # fmt: skip


def _told_to(key: str) -> Callable[[Scene, Event, Beat], Html]:
    """Of somebody who searches the reader, or calls them a cheat."""

    def tell(scene: Scene, event: Event, _: Beat) -> Html:
        listed = joined(", ", map(sign, cards(event.pieces)))
        return scene.words.html(key, name=name_of(scene, event.seat), cards=listed, n=event.n)

    return tell


def _thing(event: Event) -> int:
    return next(estate_of(piece) for piece in event.pieces if piece in ESTATES)


def _score(event: Event) -> str:
    """The attacker's might against what he met, marked where that was the property itself: there a tie takes it."""
    scores = [piece for piece in event.pieces if ":" in piece]
    if not scores:
        return "none"
    attack, against = (number(int(might)) for might in scores[0].split(":"))
    return f"{attack}:{MIGHTY}{against}" if event.kind in MET_PROPERTY else f"{attack}:{against}"


def _signs(pieces: Iterable[str]) -> Iterator[str]:
    return map(sign, cards(pieces))


DONE = {
    "rested": "raiders-news-rested",
    "silent-rested": "raiders-news-silent-rested",
    "silent-spared": "raiders-news-silent-spared",
}
"""What was done for the reader without a card of theirs, by the kinds of events that tell it."""
AIMED: dict[str, Callable[[Scene, Event, Beat], Html]] = {
    **dict.fromkeys(VERDICTS, _attacked),
    "freed": _freed,
    "charmed": _charmed,
    "searched": _told_to("raiders-news-searched"),
    "discarded": _told_to("raiders-news-discarded"),
    "spared": _told_to("raiders-news-spared"),
    "caught": _told_to("raiders-news-caught"),
}
NEWS = Teller(beats, told, concerns, _signs, ACTS, shown=piled)
