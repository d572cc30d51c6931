"""What has happened in Aforator since its reader last moved: tricks of theirs, cards of theirs that others changed."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from bot.screens.aforator.pieces import signed, signs
from bot.screens.aforator.story import SETTLING, beats, told
from bot.screens.frame import name_of
from bot.screens.markup import quote
from bot.screens.news import Beat, Teller
from bot.screens.screen import Scene
from bot.text.words import Html
from games.aforator.deck import AFORATOR, CARDS, CRITIC, KIND_OF
from games.game import Event
from games.sessions.table import READING

ACTS = ("laid", "placed", "used", "last")
"""Events with which somebody's own turn ends."""
TOUCHED = {CRITIC: "aforator-news-critic", AFORATOR: "aforator-news-aforator"}
"""Kinds of cards whose use is aimed at somebody."""


def closed(scene: Scene) -> Iterator[Html]:
    """What became of the round if the reader's own card has closed it: what their own move does is never news to them.
    As long as the table remembers it, and only where the news don't tell it.
    """
    events, mine = scene.table.recent, scene.seated.seat
    past = [tuple(events[at] for at in beat) for beat in beats(events)]
    own = [at for at, beat in enumerate(past) if beat[-1].seat == mine and beat[-1].kind in ACTS]
    since = past[own[-1] + 1 :] if own else []
    decided = next((beat for beat in since if beat[0].kind in (*SETTLING, *ACTS, "silent")), None)
    news = scene.seated.news.events if scene.seated.asked else ()
    if decided and decided[0].kind in SETTLING and decided[-1] not in news:
        line = concerns(scene, decided, ()) or scene.words.html("news-line", line=told(scene, decided))
        yield quote([line])


def concerns(scene: Scene, beat: Beat, pieces: Sequence[str]) -> Html | None:
    """The line of what was done to the reader, or for them."""
    seat, event = scene.seated.seat, beat[-1]
    if beat[0].kind in SETTLING:
        taken = next((one for one in beat if one.kind == "trick" and one.seat == seat), None)
        return _trick(scene, taken, sum(one.kind == "praised" for one in beat))
    if event.seat == seat and event.kind in DONE:
        key = DONE[event.kind] if len(beat) == 1 else "aforator-news-silent"
        return scene.words.html(key, card="".join(signs(event.pieces[:1])))
    if event.kind == "used" and event.target == seat:
        return _touched(scene, event)
    return None


def _trick(scene: Scene, trick: Event | None, more: int) -> Html | None:
    if trick is None:
        return None
    return scene.words.html("aforator-news-trick", n=len(trick.pieces), more=more, sum=signed(trick.n))


def _touched(scene: Scene, event: Event) -> Html:
    """Somebody has put another card in the reader's place, or drawn from their discard."""
    card, *others = event.pieces
    laid, taken = (*signs(others), "", "")[:2]
    name = name_of(scene, event.seat)
    return scene.words.html(TOUCHED[KIND_OF[CARDS[card]]], name=name, laid=laid, taken=taken)


DONE = {
    "silent": "news-silent",
    "laid": "aforator-news-laid",
    "placed": "aforator-news-placed",
    "passed-over": "aforator-news-passed-over",
}


def _readings(_: Scene, beats: Sequence[Beat]) -> Collection[int]:
    """The numbers of those that have messages of their own."""
    return [at for at, beat in enumerate(beats) if beat[0].kind == READING]


NEWS = Teller(beats, told, concerns, signs, ACTS, shown=_readings)
