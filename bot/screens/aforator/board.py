"""The table of Aforator in the group: the Kon with its running sum, the Tables, who is on, and what happened last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.callback_data import Verb
from bot.screens.aforator import drawn
from bot.screens.aforator.pieces import CANCELLED, emoji, on_table, passing, sign, signed, view_of
from bot.screens.aforator.story import story
from bot.screens.frame import board_rows, first_steps, lead, marked, newest, until
from bot.screens.keyboard import rows_of
from bot.screens.markup import bold, joined, lines
from bot.screens.screen import Button, Row, Scene, Screen
from bot.text.words import Html
from games.aforator.deck import KIND_OF, NAMES
from games.aforator.tally import Step
from games.aforator.view import AforatorView
from games.game import Seat

ABREAST = 4
ACROSS = 7
"""Kinds in a row: 13 are two."""
TABLES = "tables"
"""What the button explains that is no card."""


def board(scene: Scene) -> Screen:
    """The board; after the end it keeps the table, but neither turn nor keyboard."""
    view, playing = view_of(scene), scene.table.status == "playing"
    rows = (*_cards(scene, view), *board_rows(scene)) if playing else ()
    if scene.pictured:
        return Screen(_caption(scene, view), rows, drawing=drawn.board(scene))
    text = lines(
        _title(scene, view), *_kon_lines(scene, view), "", *_people_lines(scene, view), *newest(story(scene)),
        *first_steps(scene),
    )  # fmt: skip
    return Screen(text, rows)


def _caption(scene: Scene, view: AforatorView) -> Html:
    """What is to be known of a table whose picture shows the rest."""
    kon = tuple(_kon_lines(scene, view))[:1]
    news, steps = newest(story(scene)), first_steps(scene)
    return lines(_title(scene, view), *kon, *_turn_lines(scene, view), *news, *steps)


def _title(scene: Scene, view: AforatorView) -> Html:
    key = "aforator-title" if view.deck else "aforator-title-empty"
    return scene.words.html(key, sign=scene.sign, game=scene.game, round=view.round, deck=view.deck)


def _kon_lines(scene: Scene, view: AforatorView) -> Iterator[Html]:
    """The sum and who leads, then a line for each card in the order in which they are added."""
    words, kon = scene.words, view.kon
    if kon.leader is None:
        if view.turn is not None:
            yield words.html("aforator-kon-empty", name=scene.names[view.opener])
        return
    key = "aforator-kon" if kon.sum else "aforator-kon-zero"
    yield words.html(key, sum=signed(kon.sum), name=scene.names[kon.leader], far=kon.distance)
    for at, step in enumerate(kon.steps):
        below = kon.steps[at + 1] if at + 1 < len(kon.steps) else None
        yield _step(scene, view, step, below)


def _step(scene: Scene, view: AforatorView, step: Step, below: Step | None) -> Html:
    """The mark of a cancelled card names who has done it, unless that is the card right below."""
    mark = ""
    if step.cancelled:
        _, by = view.laid[step.place + 1]
        mark = f" {CANCELLED}" if below and below.place == step.place + 1 else f" {CANCELLED}{emoji(by)}"
    key = "aforator-step-late" if step.late else "aforator-step"
    card = f"{sign(step.card)}{mark}"
    way = joined("", (passing(step.reached, step.sum), bold(signed(step.sum))))
    return scene.words.html(key, name=scene.names[step.seat], card=card, way=way)


def _people_lines(scene: Scene, view: AforatorView) -> Iterator[Html]:
    words, seats = scene.words, range(len(view.hands))
    tables = [f"{scene.names[seat]} {on_table(view.tables[seat])}" for seat in seats if view.tables[seat]]
    if tables:
        yield words.html("aforator-tables", tables=joined(" · ", tables))
    yield words.html("aforator-sizes", sizes=joined(" · ", (_size(scene, view, seat) for seat in seats)))
    yield from _turn_lines(scene, view)


def _turn_lines(scene: Scene, view: AforatorView) -> Iterator[Html]:
    words = scene.words
    if view.turn is not None and scene.table.status == "playing":
        yield _lead(scene, view)
        yield words.html("turn", name=scene.names[view.turn], until=until(scene, view.turn))
    else:
        yield words.html("played-out")


def _lead(scene: Scene, view: AforatorView) -> Html:
    """What is counted at the end, and who has most of it; the sum of a discard is closed until then."""
    if view.scoring == "sum":
        return scene.words.html("aforator-counts-sum")
    owed = [view.owed if seat == view.turn else 0 for seat in range(len(view.hands))]
    lying = zip(view.hands, view.discards, map(len, view.tables), strict=True)
    kept = [sum(piles) - back for piles, back in zip(lying, owed, strict=True)]
    counts = view.tricks if view.scoring == "pro" else kept
    sides = list(zip(scene.names, counts, strict=False))
    return lead(scene, scene.words.text(f"aforator-counts-{view.scoring}"), sides)


def _size(scene: Scene, view: AforatorView, seat: int) -> str:
    on = scene.table.status == "playing"
    named = marked(scene, Seat(seat)) if on else scene.names[seat]
    size = f"{named} {view.hands[seat]}/{view.discards[seat]}"
    return bold(size) if on and seat == view.turn else size


def _cards(scene: Scene, view: AforatorView) -> tuple[Row, ...]:
    """What lies on the Kon, to be explained; each kind that lies on a Table; and whose they are."""
    laid = [scene.button(sign(card), Verb.EXPLAIN, NAMES[card]) for _, card in view.laid]
    kinds = {KIND_OF[lying.card]: lying.card for table in view.tables for lying in table}
    active = [scene.button(emoji(card), Verb.EXPLAIN, NAMES[card]) for _, card in sorted(kinds.items())]
    tables = [scene.button(scene.words.text("aforator-button-tables"), Verb.EXPLAIN, TABLES)] if kinds else []
    if scene.pictured:
        return _below_picture(scene, active, tables)
    return (*rows_of([*laid, *tables], ABREAST), *rows_of(active, ACROSS))


def _below_picture(scene: Scene, active: Sequence[Button], tables: Sequence[Button]) -> tuple[Row, ...]:
    """The Kon in a row as on the picture; the button of the Tables where it has room."""
    laid = tuple(scene.button(sign(card), Verb.EXPLAIN, NAMES[card]) for card in drawn.shown_cards(scene))
    rows = [*([laid] if laid else []), *rows_of(active, ACROSS)]
    roomy = next((at for at, row in enumerate(rows) if len(row) < ABREAST), None)
    if roomy is None:
        return (*rows, *rows_of(tables, 1))
    rows[roomy] = (*rows[roomy], *tables)
    return tuple(rows)
