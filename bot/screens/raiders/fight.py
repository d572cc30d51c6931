"""An open window on the board: who goes for what, the numbered pile, and what it would come to. Nobody is named as
thinking, and no answers are counted: each would tell who holds something.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.screens.frame import until, until_closed
from bot.screens.raiders.laid import laid
from bot.screens.raiders.outlook import comes
from bot.screens.raiders.pieces import mighty, property_name, worth
from bot.screens.screen import Scene
from bot.text.words import Html
from games.game import Seat
from games.raiders.fighters import NO_CARD, Card
from games.raiders.piles import NOBODY, find
from games.raiders.view import RaidersView

LAST = (6, 6, 6, 3)
"""How many cards of the pile, the newest, and how many consequences are told: by how much else is."""


def fight(scene: Scene, view: RaidersView, detail: int) -> Iterator[Html]:
    """The lines of a window or a search, as much of them as there is room for: see `street`."""
    yield from _raid(scene, view) if view.raid.estate >= 0 else (scene.words.html("raiders-tricks"),)
    yield from _pile(scene, view, LAST[detail])
    if told := comes(scene, view, LAST[detail]):
        yield scene.words.html("raiders-now", comes=told)
    yield _waits(scene, view)


def fighters(view: RaidersView) -> list[Card]:
    """Who is in the capture: attacker and guard."""
    lot = find(view.lots, view.raid.estate)
    return [card for card in (view.raid.fighter, lot.guard if lot else NO_CARD) if card >= 0]


def _raid(scene: Scene, view: RaidersView) -> Iterator[Html]:
    words, raid, lot = scene.words, view.raid, find(view.lots, view.raid.estate)
    assert lot is not None
    named: dict[str, str | int] = {
        "name": scene.names[raid.seat],
        "property": property_name(words, raid.estate),
        "might": worth(raid.estate),
    }
    if lot.owner == NOBODY:
        yield words.html("raiders-raid-free", **named)
    else:
        yield words.html("raiders-raid", **named, owner=scene.names[lot.owner])
    if raid.fighter < 0:
        yield words.html("raiders-fighters-left")
    elif lot.guard < 0:
        yield words.html("raiders-fighters-free", attacker=mighty(words, raid.fighter))
    else:
        yield words.html("raiders-fighters", attacker=mighty(words, raid.fighter), guard=mighty(words, lot.guard))


def _pile(scene: Scene, view: RaidersView, most: int) -> Iterator[Html]:
    """Numbered, with the void ones marked; older cards than there is room for are dots."""
    assert view.fate is not None
    if len(view.pile) > most:
        yield Html("…")
    for at, played in [*enumerate(view.pile)][-most:]:
        key = "raiders-pile" if view.fate.live[at] else "raiders-pile-dead"
        yield scene.words.html(key, n=at + 1, name=scene.names[played.seat], laid=laid(scene, view, played))


def _waits(scene: Scene, view: RaidersView) -> Html:
    """Until when everybody may answer, or who looks through whose hand."""
    words = scene.words
    if view.search is None:
        return words.html("raiders-waits", until=until_closed(scene))
    by, whose = view.search
    return words.html("raiders-searches", name=scene.names[by], target=scene.names[whose], until=until(scene, Seat(by)))
