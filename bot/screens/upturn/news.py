"""What has happened in UpTurn since its reader last moved: gifts and penalties by their tiles, seen by nobody else."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.frame import name_of
from bot.screens.markup import joined
from bot.screens.news import Beat, Teller
from bot.screens.screen import Scene
from bot.screens.upturn.pieces import signs
from bot.screens.upturn.story import TURNS, beats, told
from bot.text.words import Html

ACTS = ("laid", "drew", "passed", "gave")


def concerns(scene: Scene, beat: Beat, pieces: Sequence[str]) -> Html | None:
    """The line of what was done to the reader, or for them."""
    seat = scene.seated.seat
    if beat[0].seat == seat:
        return _done(scene, beat, pieces)
    words, event = scene.words, next((event for event in beat if seat in (event.target, event.seat)), None)
    if event is None or event.kind not in ("gave", "caught", "skipped"):
        return None
    tiles = joined(" · ", signs(pieces)) or "none"
    n = sum(other.n for other in beat if other.target == seat)
    laid = joined("·", signs(piece for piece in beat[0].pieces if piece not in TURNS))
    return words.html(f"upturn-news-{event.kind}", name=name_of(scene, beat[0].seat), tiles=tiles, n=n, laid=laid)


def _done(scene: Scene, beat: Beat, pieces: Sequence[str]) -> Html | None:
    """What the reader's seat did without them."""
    kinds = {event.kind for event in beat}
    tiles = joined(" · ", signs(pieces)) or "none"
    if "forgot" in kinds:
        return scene.words.html("upturn-news-forgot", tiles=tiles, n=beat[0].n)
    if "laid" in kinds:
        laid = joined("·", signs(piece for piece in beat[0].pieces if piece not in TURNS))
        return scene.words.html("upturn-news-laid", laid=laid)
    if kinds <= {"silent", "drew", "passed"}:
        how = "-".join(event.kind for event in beat)
        return scene.words.html("news-silent" if how == "silent" else f"upturn-news-{how}", tiles=tiles)
    return None


NEWS = Teller(beats, told, concerns, signs, ACTS, named=("gave", "caught", "forgot", "drew"))
