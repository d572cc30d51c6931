"""What pictures of Raiders show of a table, in values: names, signs among words, streets, the board."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import cast, get_args

from bot.pictures.drawing import Player
from bot.pictures.raiders.scenes import RaidersBoard
from bot.pictures.raiders.values import Free, Guard, Head, Icon, Kin, Kind, Line, Standing, Street, Suit
from bot.screens.raiders.pieces import (
    GUARDED,
    MIGHTY,
    MONEY,
    RAIDED,
    SUIT_SIGNS,
    cash_of,
    property_name,
    view_of,
    worth,
)
from bot.screens.raiders.street import SIDES
from bot.screens.screen import Scene
from bot.text import names
from games.game import Seat
from games.raiders.estates import KIND, KINDS, Estate
from games.raiders.fighters import MIGHT, SUIT, Card
from games.raiders.piles import NOBODY, Lot
from games.raiders.state import by_side
from games.raiders.view import RaidersView

SUITS: tuple[Suit, ...] = get_args(Suit)
"""By suit, as the game counts them."""
ICONS: Mapping[str, Icon] = {
    **{sign: Icon(suit) for sign, suit in zip(SUIT_SIGNS, SUITS, strict=True)},
    MIGHTY: Icon("might"),
    MONEY: Icon("coin"),
    RAIDED: Icon("swords"),
    GUARDED: Icon("shield"),
    "→": Icon("right"),
}
"""Signs of messages that pictures have, too."""
SIGN = re.compile(f"({'|'.join(map(re.escape, ICONS))}|[\ue000-\ue005])")
"""Such a sign, or the place of somebody's name."""


def line(text: str, players: Sequence[Player] = ()) -> Line:
    """Words with signs among them; `players`: by seat, whose names stand where `seated` has put them."""
    found: list[str | Icon | Player] = []
    for part in filter(None, SIGN.split(text)):
        if part in ICONS:
            found.append(ICONS[part])
        elif "\ue000" <= part[0] <= "\ue005" and players:
            found.append(players[ord(part[0]) - 0xE000])
        else:
            found.append(part)
    return tuple(found)


def seated(seat: int) -> str:
    """Stands for somebody's name in a sentence that `line` takes apart."""
    return chr(0xE000 + seat)


def players(scene: Scene) -> tuple[Player, ...]:
    """Everybody, by seat: as they wrote their names, but told apart where two are called alike."""
    given = [names.given(seat.who, scene.words) for seat in scene.table.seats]
    times = Counter(map(str.casefold, given))
    called = (name if times[name.casefold()] == 1 else scene.names[seat] for seat, name in enumerate(given))
    return tuple(Player(name, scene.words.text("player", n=seat)) for seat, name in enumerate(called, 1))


def head(scene: Scene) -> Head:
    words, view = scene.words, view_of(scene)
    return Head(
        title=scene.game, trump_word=words.text("raiders-drawn-trump"), trump=SUITS[view.trump],
        goal_word=words.text("raiders-drawn-goal"), goal=view.goal,
    )  # fmt: skip


def kind_of(estate: Estate) -> Kind:
    return cast(Kind, KINDS[KIND[estate]])


def guard_of(view: RaidersView, card: Card) -> Guard | None:
    return None if card < 0 else Guard(SUITS[SUIT[card]], MIGHT[card], trump=SUIT[card] == view.trump)


def kin(view: RaidersView, owner: Seat) -> tuple[Kin, ...]:
    """What somebody has, like with like."""
    return tuple(
        Kin(kind_of(lots[0].estate), worth(lots[0].estate), cash_of(lots[0].estate, len(lots)),
            tuple(guard_of(view, lot.guard) for lot in lots))
        for lots in _alike(view, owner)
    )  # fmt: skip


def standings(view: RaidersView) -> tuple[Standing, ...]:
    """What everybody has, or each pair."""
    counts = by_side(view.cash, view.pairs)
    sides: Iterable[Sequence[Seat]] = SIDES if view.pairs else [(Seat(seat),) for seat in range(len(view.cash))]
    return tuple(Standing(tuple(map(int, side)), counts[side[0]]) for side in sides)


def board(scene: Scene) -> RaidersBoard:
    """The table between captures; after the end nobody is on turn."""
    words, view = scene.words, view_of(scene)
    return RaidersBoard(
        head=head(scene), players=players(scene),
        streets=tuple(
            Street(view.cash[seat], size, kin(view, Seat(seat))) for seat, size in enumerate(view.sizes)
        ),
        pairs=view.pairs, free=tuple(_free(scene, view)),
        free_word=words.text("raiders-drawn-free"), none_word=words.text("raiders-drawn-none"),
        fighters=view.deck, estates=view.estates,
        turn=int(view.turn) if scene.table.status == "playing" else None,
        turn_word=words.text("raiders-drawn-turn"),
    )  # fmt: skip


def _free(scene: Scene, view: RaidersView) -> Iterator[Free]:
    for lots in _alike(view, NOBODY):
        estate = lots[0].estate
        name = property_name(scene.words, estate)
        yield Free(kind_of(estate), name, worth(estate), cash_of(estate), len(lots))


def _alike(view: RaidersView, owner: Seat) -> list[list[Lot]]:
    """Property of one owner, or nobody's, by kind."""
    kinds: dict[int, list[Lot]] = {}
    for lot in view.lots:
        if lot.owner == owner:
            kinds.setdefault(KIND[lot.estate], []).append(lot)
    return [kinds[kind] for kind in sorted(kinds)]
