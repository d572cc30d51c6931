"""Tricks without a capture in values, and a hand that is being searched."""

from __future__ import annotations

from collections.abc import Iterator

from bot.pictures.raiders.scenes import RaidersTricks
from bot.pictures.raiders.values import Aim, Fighter, Line
from bot.screens.raiders.drawn import SUITS, head, kind_of, line, players, seated, standings
from bot.screens.raiders.drawn_window import ICONS, column, portrait, searching
from bot.screens.raiders.laid import deed
from bot.screens.raiders.outlook import comes
from bot.screens.raiders.pieces import property_name, rank, trick, view_of, worth
from bot.screens.screen import Scene
from games.raiders.fighters import SUIT, TRICKS
from games.raiders.piles import Lot, Played
from games.raiders.view import RaidersView


def tricks(scene: Scene) -> RaidersTricks:
    """Tricks alone: the first one large, with whom it is aimed at; a search, while it is being decided."""
    view = view_of(scene)
    at = max(view.step - 1, 0) if view.search else 0
    first = view.pile[at]
    return RaidersTricks(
        head=head(scene), players=players(scene), seat=first.seat, trick=_front(scene, first),
        aim=_aim(scene, view, first), draws=first.means.amount if first.deed == "draw" else 0,
        pile=column(scene, view, list(range(len(view.pile)))),
        when=searching(scene, view) or (scene.words.text("raiders-drawn-if"),),
        comes=_comes(scene, view), standings=standings(view),
    )  # fmt: skip


def _comes(scene: Scene, view: RaidersView) -> Line:
    everybody = players(scene)
    return line(comes(scene, view, called=[seated(seat) for seat in range(len(everybody))]), everybody)


def _front(scene: Scene, played: Played) -> Fighter:
    """A card by its trick; one that adds might by how much."""
    card = played.card
    return Fighter(rank(card), SUITS[SUIT[card]], deed_name(scene, played), None, icon=ICONS[played.deed])


def deed_name(scene: Scene, played: Played) -> str:
    return trick(scene.words, played.card) or deed(scene.words, played)


def _aim(scene: Scene, view: RaidersView, played: Played) -> Aim | None:
    means = TRICKS[played.card]
    if means is None or means.aims == "nothing":
        return None
    if means.aims == "seat":
        return Aim(seat=played.target, hand=view.sizes[played.target])
    lot = next(_guarding(view, played.target), None)
    if means.aims == "pile" or lot is None:
        return Aim(seat=None, fighter=portrait(scene, played.target))
    return Aim(
        seat=int(lot.owner), fighter=portrait(scene, lot.guard), kind=kind_of(lot.estate),
        might=worth(lot.estate), name=property_name(scene.words, lot.estate),
    )  # fmt: skip


def _guarding(view: RaidersView, card: int) -> Iterator[Lot]:
    return (lot for lot in view.lots if lot.guard == card >= 0)
