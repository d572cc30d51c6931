"""The menus of a hand: a card and what it may be used for, the price of an effect, and how one wants to be asked.

Their names: a card's, with `>` or `@` behind it where captures and targets have pages of their own; `+` and a fighter,
with `+` and each card that is given up already; `tricks`, `orders`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.callback_data import Verb
from bot.screens.keyboard import abreast, rows_of
from bot.screens.raiders import labels, wanted
from bot.screens.raiders.pieces import MIGHTY, alike_in, does, mighty, name, sign, trick
from bot.screens.raiders.reader import Reader
from bot.screens.screen import Button, Row
from bot.text.words import Html
from games.raiders.fighters import CARDS, EFFECTS, FIGHTS, MIGHT, NAMES, Card
from games.raiders.forecast import forecast
from games.raiders.moves import Capture, Play, Use
from games.raiders.piles import find
from games.raiders.repertoire import PASS

Menu = tuple[list[Html], list[Row]]
"""Its lines and its rows."""
TRICKS, ORDERS, PAYS, RAIDS, AIMS = "tricks", "orders", "+", ">", "@"
DIRECT, FULL = 2, 30
"""More targets of a card in a window than these have a menu of their own; all have in a hand that is so full."""
PAGE = 40
"""Beyond so many uses of a card, captures and targets part."""
TICK = " ✓"
ORDER_WORDS = {
    "can": "raiders-order-can",
    "mine": "raiders-order-mine",
    "rest": "raiders-order-rest",
    "always": "raiders-order-always",
}


def opened(reader: Reader, menu: str) -> Menu | None:
    """The menu of that name; None if there is nothing to choose in it now."""
    if menu == ORDERS:
        return _orders(reader)
    if menu == TRICKS:
        return None if reader.decides else _tricks(reader)
    if menu.startswith(PAYS):
        return _price(reader, [CARDS[name] for name in menu.split(PAYS)[1:] if name in CARDS])
    card = CARDS.get(menu.rstrip(RAIDS + AIMS))
    return None if card is None else _card(reader, card, menu[-1:])


def answers(reader: Reader) -> Iterator[Row]:
    """What can be played into a window, or at any time: effects, which take the most taps; then a row for each card
    and target, then calls.
    """
    scene, view = reader.scene, reader.view
    for card in reader.effects():
        yield from _effect(reader, card)
    for card in wanted.ordered(reader):
        plays = sorted(reader.plays(card), key=lambda move: wanted.of_play(reader, move))
        if len(plays) > (DIRECT if len(reader.mine.hand) < FULL else 0):
            foul = all(move.code in reader.mine.fouls for move in plays)
            label = labels.aims(scene, plays[0])
            yield (reader.opens(f"{labels.CHEATING} {label}" if foul else label, NAMES[card]),)
        else:
            yield from ((reader.does(labels.play(scene, view, move), move),) for move in plays)
    calls = [reader.does(labels.call(scene, view, move.card), move) for move in reader.calls()]
    yield from abreast(calls, 2)


def order_of(reader: Reader) -> str:
    """How the reader is asked in windows, as the buttons have it."""
    own = reader.scene.seated
    return "rest" if own.resting else own.order or "can"


def _card(reader: Reader, card: Card, page: str) -> Menu | None:
    """A card of the hand: its captures, and the targets of its trick."""
    words, scene, view = reader.words, reader.scene, reader.view
    moves = uses(reader, card, "")
    text = [*_about(reader, card)]
    captures = [move for move in moves if isinstance(move, Capture)]
    if page != AIMS and any(_goes_for_partner(reader, move) for move in captures):
        text.append(words.html("raiders-partner"))
    if not moves:
        return None
    if len(moves) > PAGE and 0 < len(captures) < len(moves) and page not in (RAIDS, AIMS):
        raids = reader.opens(words.text("raiders-button-raids"), NAMES[card] + RAIDS)
        return text, [(raids, reader.opens(trick(words, card), NAMES[card] + AIMS)), reader.back()]
    rows: list[Row] = []
    for move in uses(reader, card, page):
        label = labels.capture(scene, view, move) if isinstance(move, Capture) else labels.target(scene, view, move)
        rows.append((reader.does(label, move),))
    return text, [*rows, reader.back() if reader.decides else reader.back(TRICKS)]


def uses(reader: Reader, card: Card, page: str) -> list[Capture | Play]:
    """What a card of the hand may be used for, in the order of its menu, or of that page of it."""
    plays = sorted(reader.plays(card), key=lambda move: wanted.of_play(reader, move))
    return [*(_promising(reader, card) if page != AIMS else ()), *(plays if page != RAIDS else ())]


def _promising(reader: Reader, card: Card) -> list[Capture]:
    """The captures that a card may try, those that succeed first."""

    def rank(move: Capture) -> tuple[bool, int]:
        fate = forecast(reader.view, move)
        return fate is None or fate.verdict != "taken", move.estate

    return sorted(reader.captures(card), key=rank)


def _goes_for_partner(reader: Reader, move: Capture) -> bool:
    lot = find(reader.view.lots, move.estate)
    return lot is not None and labels.is_partner(reader.view, lot.owner)


def _about(reader: Reader, card: Card) -> Iterator[Html]:
    """The card as it is printed."""
    words = reader.words
    printed = f"{name(words, card)} {MIGHTY}{MIGHT[card]}" if FIGHTS[card] else name(words, card)
    yield words.html("raiders-card", sign=sign(card), card=printed)
    key = "raiders-card-effect" if EFFECTS[card] else "raiders-card-trick"
    yield words.html(key, trick=trick(words, card), does=does(words, card))


def _effect(reader: Reader, card: Card) -> Iterator[Row]:
    """What a fighter can do. Who isn't asked gives up the first card at once, lest it take too many taps."""
    means = EFFECTS[card]
    assert means is not None
    if reader.decides or means.costs == 1:
        yield (reader.opens(labels.effect(reader.scene, reader.view, card), f"{PAYS}{NAMES[card]}"),)
    else:
        yield from rows_of(_prices(reader, card, ()), 2)


def _price(reader: Reader, named: Sequence[Card]) -> Menu | None:
    """What to give up for an effect, one card after the other."""
    if not named:
        return None
    card, *given = named
    words, buttons = reader.words, list(_prices(reader, card, given))
    if not buttons:
        return None
    text = [words.html("raiders-card-effect", trick="", does=does(words, card))]
    if given:
        text.append(words.html("raiders-price-given", cards=" ".join(map(sign, given))))
    back = reader.back() if reader.decides else reader.back(TRICKS)
    return [words.html("raiders-price", fighter=mighty(words, card)), *text], [*rows_of(buttons, 2), back]


def _prices(reader: Reader, card: Card, given: Sequence[Card]) -> Iterator[Button]:
    """A button for each card that may be given up next."""
    for cost, ways in costs(reader, card, given):
        if len(ways[0].costs) == len(given) + 1:
            yield reader.does(labels.price(reader.scene, reader.view, ways[0], cost), ways[0])
        else:
            label = reader.words.text("raiders-button-first", fighter=sign(card), card=sign(cost))
            yield reader.opens(label, PAYS + PAYS.join(NAMES[each] for each in (card, *given, cost)))


def costs(reader: Reader, card: Card, given: Sequence[Card]) -> Iterator[tuple[Card, list[Use]]]:
    """Each card that may be given up next for an effect, and the ways to use it then."""
    for cost in alike_in(other for other in reader.mine.hand if other not in given):
        ways = [move for move in reader.uses(card) if {*given, cost} <= {*move.costs}]
        if ways:
            yield cost, ways


def _tricks(reader: Reader) -> Menu:
    """What can be played right now by who isn't asked."""
    rows = list(answers(reader))
    key = "raiders-tricks-now" if rows else "raiders-tricks-none"
    return [reader.words.html(key)], [*rows, reader.back()]


def _orders(reader: Reader) -> Menu:
    """When to be asked in windows; to pass until its end is offered while there is one."""
    words, chosen = reader.words, order_of(reader)
    in_window = reader.scene.table.windowed
    rows: list[Row] = []
    for order, key in ORDER_WORDS.items():
        if order != "rest" or in_window or chosen == "rest":
            label = words.text(key)
            label = label[:1].upper() + label[1:] + TICK * (order == chosen)
            rows.append((_order(reader, label, order),))
    return [words.html("raiders-orders")], [*rows, reader.back()]


def passes(reader: Reader) -> Row:
    """To answer nothing: to this, or to anything until the window closes."""
    words = reader.words
    return (
        reader.chooses(words.text("button-pass"), PASS),
        _order(reader, words.text("raiders-button-rest"), "rest"),
    )


def _order(reader: Reader, label: str, order: str) -> Button:
    """An order; to rest means the window that is open now, and no later one."""
    window = reader.scene.table.window if order == "rest" else 0
    return reader.scene.button(label, Verb.ORDER, order, epoch=window)
