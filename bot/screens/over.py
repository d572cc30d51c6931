"""What the screens of all games say after the end: in the group what can be done, in private how it has ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import Literal

from bot.callback_data import Verb
from bot.screens.frame import filled, header, to_table
from bot.screens.markup import is_caption, joined, lines
from bot.screens.screen import Row, Scene, Screen
from bot.text.words import Html
from games.game import Event, Seat
from games.turning import Turning

End = Literal["won", "draw", "nobody"]
ENDS: Mapping[End, str] = {"won": "hand-ended-won", "draw": "hand-ended-draw", "nobody": "hand-ended-nobody"}
"""In private, how a game has ended."""


def ended_row(scene: Scene) -> Row:
    """What can be done after the end: play again, or read it all."""
    again = scene.button(scene.words.text("button-again"), Verb.REMATCH, style="success")
    return (again, scene.button(scene.words.text("button-record"), Verb.RECORD))


def other_place(scene: Scene) -> Seat:
    """With whose count the reader compares their own: that of first place, or if it is theirs, of the next."""
    outcome = scene.table.outcome
    assert outcome is not None
    first, *others = outcome.places
    return (others[0] if others and scene.seated.seat in first else first)[0]


def compared(scene: Scene, counted: str, own: int, others: int) -> Html:
    """What decided it: what was counted, the reader's, and that of `other_place`."""
    outcome = scene.table.outcome
    assert outcome is not None
    ahead = scene.seated.seat in outcome.places[0] and len(outcome.places) > 1
    key = "ended-decided-ahead" if ahead else "ended-decided"
    return scene.words.html(key, counts=counted, own=own, other=others)


def with_turning(
    scene: Scene,
    beats: Callable[[Sequence[Event]], list[tuple[int, ...]]],
    told: Callable[[Scene, tuple[Event, ...]], Html],
    text: Callable[[Sequence[Html]], Html],
) -> Html:
    """The text of an end with the line of its turning point; without it, if there is none, or no room in a caption.

    `beats`, `told`: of the game (see GameScreens); `text`: what has the line in it, or nothing.
    """
    turning = scene.table.turning
    if turning is None:
        return text(())
    first = next(iter(beats(turning.events)), ())
    if first:
        move = told(scene, tuple(turning.events[at] for at in first))
    else:
        move = scene.words.html("ended-turning-move", n=turning.move + 1, name=scene.names[turning.mover])
    whole = text((scene.words.html("ended-turning", move=move, chances=chances(scene, turning)),))
    return whole if is_caption(whole) else text(())


def chances(scene: Scene, turning: Turning) -> Html:
    """How the turning point has changed whose chance to win; whose goes without saying, if it is the mover's."""
    key = "turning-own" if turning.seat == turning.mover else "turning-other"
    name = scene.names[turning.seat]
    return scene.words.html(key, name=name, before=turning.before, after=turning.after)


def drawn_chances(scene: Scene, turning: Turning) -> str:
    """The same behind their name on a picture, whose fonts have no arrow."""
    return scene.words.text("drawn-turning-chances", before=turning.before, after=turning.after)


def result(scene: Scene, how: End, decided: Html) -> Screen:
    """In private, after the end: who has won, the reader's own place, and what decided it."""
    words, outcome, seat = scene.words, scene.table.outcome, scene.seated.seat
    assert outcome is not None
    first, before = outcome.places[0], takewhile(lambda seats: seat not in seats, outcome.places)
    names = joined(", ", (scene.names[other] for other in first))
    key = "hand-ended-mine" if how == "won" and seat in first else ENDS[how]
    place = words.html("hand-ended-place", place=1 + sum(map(len, before)), of=len(scene.table.seats))
    text = lines(header(scene), words.html(key, name=names), place, decided)
    return Screen(text, filled(to_table(scene)))
