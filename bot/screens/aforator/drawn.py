"""What the picture of a board shows: the Kon, or how the round before has ended, and everybody."""

from __future__ import annotations

from collections.abc import Iterator

from bot.pictures.aforator.scenes import AforatorBoard, Card, Kind, Laid, Lying, Verdict
from bot.pictures.aforator.scenes import Seat as Panel
from bot.pictures.drawing import Player
from bot.screens.aforator.pieces import view_of
from bot.screens.aforator.settled import Settled, settled
from bot.screens.screen import Scene
from bot.text import names
from games.aforator.deck import KIND, KIND_OF, WORTH
from games.aforator.tally import Tally
from games.aforator.view import AforatorView
from games.game import Seat


def board(scene: Scene) -> AforatorBoard:
    """The table as everybody may see it; after the end, as it was left."""
    view, words, ended = view_of(scene), scene.words, settled(scene)
    playing = scene.table.status == "playing"
    return AforatorBoard(
        title=scene.game, round=words.text("aforator-drawn-round", round=view.round), deck=view.deck,
        laid=tuple(_ended(ended) if ended else _laid(view.kon, {})),
        coming=0 if ended or not playing else len(view.order),
        sum=view.kon.sum, leader=_leader(ended.tally if ended else view.kon), distance=view.kon.distance,
        seats=tuple(_panel(view, seat, player) for seat, player in enumerate(players(scene))),
        turn=view.turn if playing else None, turn_word=words.text("aforator-drawn-turn"),
        verdict=_verdict(scene, ended) if ended else None,
    )  # fmt: skip


def players(scene: Scene) -> tuple[Player, ...]:
    """Those who sit, by seat."""
    words, seats = scene.words, enumerate(scene.table.seats, 1)
    return tuple(Player(names.given(shown.who, words), words.text("player", n=number)) for number, shown in seats)


def card_of(card: int) -> Card:
    return Card(kind_of(KIND_OF[card]), WORTH[card])


def kind_of(kind: int) -> Kind:
    return Kind(KIND[kind].id, KIND[kind].mood)


def shown_cards(scene: Scene) -> tuple[int, ...]:
    """The cards that the picture has on the Kon, in its order."""
    ended = settled(scene)
    return ended.cards if ended else tuple(card for _, card in view_of(scene).laid)


def _leader(kon: Tally | None) -> Seat | None:
    """Who is farthest from zero; at zero nobody, for then the deck has it."""
    return kon.leader if kon and kon.sum else None


def _laid(kon: Tally, saved: dict[int, Seat]) -> Iterator[Laid]:
    """In the order laid."""
    for step in sorted(kon.steps, key=lambda step: step.place):
        yield Laid(
            card_of(step.card), step.seat, step.reached, step.sum, step.cancelled, step.late, saved.get(step.card)
        )


def _ended(round: Settled) -> Iterator[Laid]:
    """The same of the round before; of what is forgotten the cards alone."""
    if round.tally:
        return _laid(round.tally, round.saved)
    return (Laid(card_of(card), saved=round.saved.get(card)) for card in round.cards)


def _panel(view: AforatorView, seat: int, player: Player) -> Panel:
    table = tuple(Lying(kind_of(KIND_OF[lying.card]), lying.turned) for lying in view.tables[seat])
    return Panel(player, table, view.hands[seat], view.discards[seat])


def _verdict(scene: Scene, round: Settled) -> Verdict:
    words = scene.words
    if round.taker is not None:
        said, name = words.text("aforator-drawn-trick", round=round.round), ""
    elif round.cards:
        said, name = words.text("aforator-drawn-zero", round=round.round), words.text("aforator-drawn-to-deck")
    else:
        said, name = words.text("aforator-drawn-round", round=round.round), words.text("aforator-drawn-nobody")
    return Verdict(said, name, round.taker, len(round.cards) - len(round.saved), round.praised, round.sum)
