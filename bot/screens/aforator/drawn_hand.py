"""What the pictures of a hand show: its cards in the rows of the keyboard, and what its menus ask about."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from bot.pictures.aforator.scenes import (
    Ability,
    AforatorCard,
    AforatorHand,
    AforatorSwap,
    Bit,
    Exchange,
    Head,
    Said,
    Tab,
    Told,
)
from bot.screens.aforator.drawn import card_of, kind_of, players
from bot.screens.aforator.pieces import LEADS, in_quotes, kind_name, on_kon, on_the_table, signed
from bot.screens.screen import Row, Scene
from games.aforator.deck import KIND, KIND_OF
from games.aforator.forecast import forecast, forecast_swap
from games.aforator.moves import Use
from games.aforator.view import AforatorView

Rows = Iterable[Sequence[int]]
"""Cards as they stand in the keyboard."""
IDLE = "· "
"""Begins the label of what can't be done now."""
KINDS = {kind.emoji: kind.id for kind in KIND}
EMOJI = re.compile("|".join(map(re.escape, KINDS)))


def turn(scene: Scene, view: AforatorView, rows: Rows) -> AforatorHand:
    """Who is on: what each card would make of the Kon."""

    def told(card: int) -> Told:
        made = forecast(view, card)
        return _on_kon(scene, card, Tab((Bit(signed(made.sum)),), made.leads))

    return _hand(scene, need(scene, view), rows, told, tabs=True)


def waiting(scene: Scene, rows: Rows) -> AforatorHand:
    """Nothing that changes while others play."""
    return _hand(scene, _head(scene, "aforator-drawn-hand"), rows, lambda card: _on_kon(scene, card))


def burying(scene: Scene, view: AforatorView, rows: Rows) -> AforatorHand:
    return _hand(scene, _head(scene, "aforator-drawn-bury", n=view.owed), rows, lambda card: _on_kon(scene, card))


def own_table(scene: Scene, view: AforatorView) -> AforatorHand:
    """What lies on the reader's Table, and what it does there."""
    lying = {card.card: card.turned for card in view.tables[scene.seated.seat]}

    def told(card: int) -> Told:
        ability = scene.words.text("aforator-drawn-used") if lying[card] else on_the_table(scene.words, card)
        return _told(scene, card, ability, used=lying[card])

    return _hand(scene, _head(scene, "aforator-drawn-table"), [tuple(lying)], told)


def aloud(scene: Scene, rows: Rows) -> AforatorHand:
    """What may be read: aphorisms alone."""
    return _hand(scene, _head(scene, "aforator-drawn-aloud"), rows, lambda card: _told(scene, card, "", undoes=False))


def one_card(scene: Scene, view: AforatorView, card: int, rows: Sequence[Row]) -> AforatorCard:
    """A card of the hand, and where it may go."""
    return _card(scene, need(scene, view), card, ("kon", "table"), rows)


def at_once(scene: Scene, card: int, rows: Sequence[Row]) -> AforatorCard:
    """The card that has just come on the Table."""
    return _card(scene, _head(scene, "aforator-drawn-at-once"), card, ("table",), rows)


def swap(scene: Scene, view: AforatorView, card: int, moves: Sequence[Use]) -> AforatorSwap:
    """In whose place a card of the hand may come."""
    return AforatorSwap(
        head=_head(scene, "aforator-drawn-swap"), mine=card_of(card), players=players(scene),
        places=tuple(_exchange(view, card, move.place) for move in moves if move.place is not None),
    )  # fmt: skip


def _exchange(view: AforatorView, card: int, place: int) -> Exchange:
    owner, other = view.laid[place]
    made = forecast_swap(view, card, place)
    return Exchange(card_of(other), owner, Tab((Bit(signed(made.sum)),), made.leads))


def need(scene: Scene, view: AforatorView) -> Head:
    """How far one has to go."""
    kon = view.kon
    if kon.leader is None:
        return _head(scene, "aforator-drawn-first" if view.opener == view.seat else "aforator-drawn-any")
    if not kon.distance:
        return _head(scene, "aforator-drawn-nought")
    return _head(scene, "aforator-drawn-far", sum=signed(kon.sum), far=kon.distance)


def _head(scene: Scene, key: str, **args: str | int) -> Head:
    """A line of words; what stands between stars is strong."""
    parts = scene.words.text(key, **args).split("*")
    return tuple(Said(part, strong=bool(at % 2)) for at, part in enumerate(parts) if part)


def _hand(scene: Scene, head: Head, rows: Rows, told: Callable[[int], Told], *, tabs: bool = False) -> AforatorHand:
    drawn = tuple(tuple(told(card) for card in row) for row in rows)
    return AforatorHand(head=head, undoes=scene.words.text("aforator-drawn-undoes"), rows=drawn, tabs=tabs)


def _card(scene: Scene, head: Head, card: int, places: Sequence[str], rows: Sequence[Row]) -> AforatorCard:
    does = {"kon": on_kon, "table": on_the_table}
    where = {"kon": "aforator-drawn-on-kon", "table": "aforator-drawn-on-table"}
    return AforatorCard(
        head=head, card=_told(scene, card, ""), undoes=scene.words.text("aforator-drawn-undoes"),
        abilities=tuple(Ability(scene.words.text(where[at]), does[at](scene.words, card)) for at in places),
        ways=tuple(tuple(tab_of(button.label) for button in row) for row in rows),
    )  # fmt: skip


def _on_kon(scene: Scene, card: int, tab: Tab | None = None) -> Told:
    return _told(scene, card, on_kon(scene.words, card), tab)


def _told(
    scene: Scene, card: int, ability: str, tab: Tab | None = None, *, used: bool = False, undoes: bool = True
) -> Told:
    kinds = KIND[KIND_OF[card]].neutralises if undoes else ()
    return Told(
        card_of(card), kind_name(scene.words, card), ability, in_quotes(scene.words, card),
        tuple(map(kind_of, kinds)), tab, used,
    )  # fmt: skip


def tab_of(label: str) -> Tab:
    """What a button says, its kinds as icons and what it promises as a mark."""
    leads, idle = label.endswith(f" {LEADS}"), label.startswith(IDLE)
    said = label.removesuffix(f" {LEADS}").removeprefix(IDLE)
    return Tab(tuple(_bits(said)), leads, idle)


def _bits(said: str) -> Iterator[Bit]:
    end = 0
    for found in EMOJI.finditer(said):
        if before := said[end : found.start()].strip():
            yield Bit(before)
        yield Bit(KINDS[found.group()], icon=True)
        end = found.end()
    if rest := said[end:].strip():
        yield Bit(rest)
