"""The table of Raiders in the group: property and its guards, or the fight that is going on, and what happened last."""

from __future__ import annotations

from collections.abc import Iterator

from bot.callback_data import Verb
from bot.pictures.drawing import Drawing
from bot.screens.frame import board_rows, filled, first_steps, lead, newest, until
from bot.screens.keyboard import abreast, rows_of
from bot.screens.markup import joined, lines, plain, quote
from bot.screens.raiders import drawn, drawn_tricks, drawn_window
from bot.screens.raiders.fight import fight, fighters
from bot.screens.raiders.pieces import SUIT_SIGNS, fighter, property_name, sign, view_of
from bot.screens.raiders.story import story
from bot.screens.raiders.street import BRIEF, NAMED, SIDES, SIGNED, TOTALS, centre, shrunk, street
from bot.screens.screen import Button, Row, Scene, Screen
from bot.text.names import units
from bot.text.words import Html
from games.raiders import estates
from games.raiders import fighters as cards
from games.raiders.estates import KIND
from games.raiders.fighters import Card
from games.raiders.piles import NOBODY
from games.raiders.state import by_side
from games.raiders.table import turns_left
from games.raiders.view import RaidersView

LIMIT = 960
"""UTF-16 units, so that a request to take a move back still fits beside what Telegram allows a caption."""
ROOM = ((NAMED, 3), (SIGNED, 3), (BRIEF, 3), (BRIEF, 1), (TOTALS, 2), (TOTALS, 0))
"""How much of the street and how many events are told, from the most to the least."""
SHOWN, DOORS = 9, 3
"""So many fighters or cards of a pile, and things, have a button."""
ACROSS, CORNERS = 3, 4
"""So many names in a row at most, and corners of cards."""


def board(scene: Scene) -> Screen:
    """The board; after the end it keeps the table, but neither turn nor keyboard."""
    view, playing = view_of(scene), scene.table.status == "playing"
    versions = (_text(scene, view, detail, told) for detail, told in ROOM)
    text = next((text for text in versions if units(plain(text)) <= LIMIT), None) or _text(scene, view, *ROOM[-1])
    return Screen(
        text, _rows(scene, view) if playing else (), drawing=_drawing(scene, view) if scene.pictured else None
    )


def _drawing(scene: Scene, view: RaidersView) -> Drawing:
    """A window has the room of the streets."""
    if view.fate is None or not (view.pile or view.raid.estate >= 0):
        return drawn.board(scene)
    return drawn_window.capture(scene) if view.raid.estate >= 0 else drawn_tricks.tricks(scene)


def _text(scene: Scene, view: RaidersView, detail: int, told: int) -> Html:
    """The message; below a picture without what that shows better."""
    title = scene.words.html("raiders-title", sign=scene.sign, game=scene.game, trump=SUIT_SIGNS[view.trump])
    window, turn = (fight, _called) if scene.pictured else (_window, _turn)
    body = window(scene, view, detail) if view.fate is not None else turn(scene, view, detail)
    return lines(title, *body, *newest(story(scene)[:told]), *(first_steps(scene) if detail < BRIEF else ()))


def _window(scene: Scene, view: RaidersView, detail: int) -> Iterator[Html]:
    """A fight, and behind it the street."""
    yield from fight(scene, view, detail)
    yield quote((_lead(scene, view), *shrunk(scene, view, max(detail, SIGNED))), expandable=True)


def _turn(scene: Scene, view: RaidersView, detail: int) -> Iterator[Html]:
    words = scene.words
    yield from street(scene, view, detail)
    sizes = (f"{scene.names[seat]} {size}" for seat, size in enumerate(view.sizes))
    yield words.html("raiders-sizes", sizes=joined(" · ", sizes))
    yield words.html("raiders-decks", fighters=view.deck, estates=view.estates)
    yield from _goes_on(scene, view)


def _called(scene: Scene, view: RaidersView, detail: int) -> Iterator[Html]:
    """Between fights, below a picture: what can be had, and who is on turn."""
    if detail < BRIEF:
        yield from centre(scene, view, detail)
    yield from _goes_on(scene, view)


def _goes_on(scene: Scene, view: RaidersView) -> Iterator[Html]:
    words = scene.words
    if scene.table.status == "playing":
        yield from _stalls(scene, view)
        yield _lead(scene, view)
        yield words.html("turn", name=scene.names[view.turn], until=until(scene, view.turn))
    else:
        yield words.html("played-out")


def _stalls(scene: Scene, view: RaidersView) -> Iterator[Html]:
    """In the last circle before a game ends for want of a winner: after how many turns it does."""
    seats = len(view.sizes)
    still, at_all = turns_left(view.still, view.turns, seats)
    if min(still, at_all) <= seats:
        key = "raiders-stalls" if still < at_all else "raiders-ends"
        yield scene.words.html(key, n=min(still, at_all))


def _lead(scene: Scene, view: RaidersView) -> Html:
    counts = by_side(view.cash, view.pairs)
    sides = [(" + ".join(scene.names[seat] for seat in side), counts[side[0]]) for side in SIDES] if view.pairs else []
    counted = scene.words.text("raiders-counts", goal=view.goal)
    return lead(scene, counted, sides or list(zip(scene.names, counts, strict=False)))


def _rows(scene: Scene, view: RaidersView) -> tuple[Row, ...]:
    """What lies open, to be explained, and the hand."""
    windowed = view.fate is not None
    who = {fighter(scene.words, card): card for card in (fighters(view) if windowed else _guards(view))}
    named = [_explains(scene, label, card) for label, card in list(who.items())[:SHOWN]]
    doors = tuple(_doors(scene, view))
    pile = {sign(played.card): played.card for played in view.pile if not played.costs}
    return filled(
        *(abreast([*doors, *named], ACROSS) if windowed else (*abreast(doors, ACROSS), *abreast(named, ACROSS))),
        *rows_of((_explains(scene, label, card) for label, card in list(pile.items())[-SHOWN:]), CORNERS),
        *board_rows(scene),
    )


def _explains(scene: Scene, label: str, card: Card) -> Button:
    return scene.button(label, Verb.EXPLAIN, cards.NAMES[card])


def _guards(view: RaidersView) -> list[Card]:
    """Who guards property, the newest first."""
    return [lot.guard for lot in sorted(view.lots, key=lambda lot: -lot.since) if lot.guard >= 0]


def _doors(scene: Scene, view: RaidersView) -> Iterator[Button]:
    """The property that is raided; between fights that in the centre, then what is owned, each kind once."""
    lots = sorted(view.lots, key=lambda lot: lot.owner != NOBODY)
    if view.fate is not None:
        lots = [lot for lot in lots if lot.estate == view.raid.estate]
    kinds = {KIND[lot.estate]: lot.estate for lot in reversed(lots)}
    for estate in [*reversed(kinds.values())][:DOORS]:
        yield scene.button(property_name(scene.words, estate), Verb.EXPLAIN, estates.NAMES[estate])
