"""What has happened in Aforator since its reader last moved: tricks of theirs, cards of theirs that others changed."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.aforator.pieces import signed, signs
from bot.screens.aforator.story import SETTLING, beats, told
from bot.screens.frame import name_of
from bot.screens.news import Beat, Teller
from bot.screens.screen import Scene
from bot.text.words import Html
from games.aforator.deck import AFORATOR, CARDS, CRITIC, KIND_OF
from games.game import Event

ACTS = ("laid", "placed", "used", "last")
"""Events with which somebody's own turn ends."""
TOUCHED = {CRITIC: "aforator-news-critic", AFORATOR: "aforator-news-aforator"}
"""Kinds of cards whose use is aimed at somebody."""


def concerns(scene: Scene, beat: Beat, pieces: Sequence[str]) -> Html | None:
    """The line of what was done to the reader, or for them."""
    seat, event = scene.seated.seat, beat[-1]
    if beat[0].kind in SETTLING:
        return _trick(scene, next((one for one in beat if one.kind == "trick" and one.seat == seat), None))
    if event.seat == seat and event.kind in DONE:
        key = DONE[event.kind] if len(beat) == 1 else "aforator-news-silent"
        return scene.words.html(key, card="".join(signs(event.pieces[:1])))
    if event.kind == "used" and event.target == seat:
        return _touched(scene, event)
    return None


def _trick(scene: Scene, trick: Event | None) -> Html | None:
    if trick is None:
        return None
    return scene.words.html("aforator-news-trick", n=len(trick.pieces), sum=signed(trick.n))


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
NEWS = Teller(beats, told, concerns, signs, ACTS)
