"""A card in words: what it is and does, as an alert, and at length in a hand's menu; what a table reads aloud."""

from __future__ import annotations

from collections.abc import Iterator

from bot.screens.aforator.board import TABLES
from bot.screens.aforator.pieces import (
    emoji,
    kind_name,
    marked,
    on_kon,
    on_the_table,
    says,
    sign,
    signed,
    title,
    undoes,
    view_of,
)
from bot.screens.markup import ALERT, fitted, joined
from bot.screens.screen import Scene, Screen
from bot.text.names import units
from bot.text.words import Html
from games.aforator.deck import CARDS, WORTH
from games.aforator.view import TableCard
from games.game import Event, Seat
from games.sessions.table import READING


def explained(scene: Scene, piece: str) -> str:
    """A card by its id, or all Tables: in at most 200 characters; empty for what isn't there."""
    if piece == TABLES:
        return _tables(scene)
    return _alert(scene, CARDS[piece]) if piece in CARDS else ""


def at_length(scene: Scene, card: int) -> Iterator[Html]:
    """A card's name, aphorism and abilities, a line each."""
    words = scene.words
    yield words.html(
        "aforator-card", sign=emoji(card), kind=kind_name(words, card), worth=signed(WORTH[card]),
        name=title(words, card),
    )  # fmt: skip
    yield words.html("aforator-card-says", says=says(words, card))
    yield words.html("aforator-card-kon", ability=on_kon(words, card))
    yield words.html("aforator-card-table", ability=on_the_table(words, card))
    yield words.html("aforator-card-undoes", undoes=undoes(card))


def read_aloud(scene: Scene, seat: Seat) -> tuple[int, Screen] | None:
    """What the seat has read last, as long as the table remembers, and in which round."""
    own = (event for event in reversed(scene.table.recent) if event.kind == READING and event.seat == seat)
    event: Event | None = next(own, None)
    if event is None:
        return None
    card = CARDS[event.pieces[0]]
    text = scene.words.html(
        "aforator-aloud", name=scene.names[seat], says=says(scene.words, card), sign=emoji(card),
        kind=kind_name(scene.words, card),
    )  # fmt: skip
    return event.n, Screen(text)


def _alert(scene: Scene, card: int) -> str:
    words = scene.words
    told = words.text(
        "aforator-alert", sign=emoji(card), kind=kind_name(words, card), worth=signed(WORTH[card]),
        says=says(words, card), kon=on_kon(words, card), table=on_the_table(words, card), undoes=undoes(card),
    )  # fmt: skip
    return fitted(told)


def _tables(scene: Scene) -> str:
    """Whose Table has what, with the kinds' names where there is room."""
    view, words = view_of(scene), scene.words
    owners = [seat for seat, table in enumerate(view.tables) if table]
    if not owners:
        return words.text("aforator-tables-none")

    def told(names: tuple[str, ...], *, spelled: bool) -> str:
        tables = [joined(", ", (card_of(lying, spelled=spelled) for lying in table)) for table in view.tables]
        return "\n".join(words.text("aforator-table-of", name=names[seat], cards=tables[seat]) for seat in owners)

    def card_of(lying: TableCard, *, spelled: bool) -> str:
        name = f" {kind_name(words, lying.card)}" if spelled else ""
        return marked(lying, f"{sign(lying.card)}{name}")

    roomy = told(scene.names, spelled=True)
    return roomy if units(roomy) <= ALERT else fitted(told(scene.shorts, spelled=False))
