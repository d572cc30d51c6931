"""A player's cards in values, in the order of their keyboard: what each is and does, and what it would come to."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from functools import partial

from bot.pictures.drawing import Drawing
from bot.pictures.raiders.scenes import RaidersHand
from bot.pictures.raiders.values import Icon, Line
from bot.screens.markup import plain
from bot.screens.raiders import asked, labels, menus, wanted
from bot.screens.raiders.drawn import SUITS, line, players, seated
from bot.screens.raiders.drawn_card import card_of, options, said, spaced
from bot.screens.raiders.outlook import score
from bot.screens.raiders.pieces import alike_in, mighty, property_name, yours
from bot.screens.raiders.reader import Reader
from games.raiders.fighters import CARDS, Card
from games.raiders.moves import Capture, Discard, Play
from games.raiders.piles import find

ROWS = ((12, asked.ACROSS), (16, 4), (25, 5), (36, 6), (64, 8))
"""So many cards at most, and how many of them stand side by side: as on the keyboard, as long as that has room."""
CROWD = 11
Tabs = Mapping[Card, Line]


def hand(reader: Reader, menu: str) -> Drawing:
    """What stands above the keyboard of a hand, or of a menu that is open in it."""
    if menu.startswith(menus.PAYS):
        return _prices(reader, menu)
    if menu == menus.TRICKS and not reader.decides:
        return _window(reader)
    card = CARDS.get(menu.rstrip(menus.RAIDS + menus.AIMS))
    if card is not None:
        return options(reader, card, menu[-1:]) or _asked(reader)
    return _asked(reader)


def _asked(reader: Reader) -> Drawing:
    if not reader.decides:
        return _drawn(reader, line(reader.words.text("raiders-drawn-hand")), [*alike_in(reader.mine.hand)])
    return ASKED[reader.view.phase](reader)


def _turn(reader: Reader) -> Drawing:
    """On one's own turn: what can be sent or played; the captures that need no more than a tap stand on tabs."""
    task = asked.task(reader)
    tabs = {move.fighter: _taken(reader, move) for move in reversed(asked.direct(reader))}
    playable = {card for card in reader.mine.hand if reader.captures(card) or reader.plays(card)}
    return _drawn(reader, line(task[:1].upper() + task[1:]), wanted.ordered(reader), tabs, playable)


def _window(reader: Reader) -> Drawing:
    """What can be played into the window, with what that would make of it."""
    plays = {card: sorted(reader.plays(card), key=partial(wanted.of_play, reader)) for card in reader.mine.hand}
    tabs = {card: _tab(reader, moves) for card, moves in plays.items() if moves}
    fate = reader.view.fate
    now = spaced(score(reader.words, fate)) if fate else ()
    return _drawn(reader, _question(reader), wanted.ordered(reader), tabs, tabs.keys(), now)


def _search(reader: Reader) -> Drawing:
    """The cards of another, and which of them may go."""
    assert reader.view.search is not None
    _, whose = reader.view.search
    cards = alike_in(reader.mine.searched)
    chosen = [*alike_in(move.card for move in reader.mine.moves if isinstance(move, Discard))]
    heading = line(
        reader.words.text("raiders-search", name=seated(whose), suit=asked.searched_for(reader)),
        players(reader.scene),
    )
    ordered = [*chosen, *(card for card in cards if card not in chosen)]
    return _drawn(reader, heading, ordered, playable=chosen, held=reader.mine.searched)


def _prices(reader: Reader, menu: str) -> Drawing:
    """What may be given up next for an effect."""
    named = [CARDS[each] for each in menu.split(menus.PAYS)[1:] if each in CARDS]
    if not named:
        return _asked(reader)
    card, *given = named
    tabs = dict[Card, Line]()
    for cost, uses in menus.costs(reader, card, given):
        done = len(uses[0].costs) == len(given) + 1
        tabs[cost] = said(labels.makes(reader.scene, reader.view, uses[0])) if done else ()
    heading = line(plain(reader.words.html("raiders-price", fighter=mighty(reader.words, card))))
    left = [each for each in reader.mine.hand if each not in given]
    ordered = [*tabs, *(other for other in alike_in(left) if other not in tabs)]
    return _drawn(reader, heading, ordered, tabs, tabs.keys(), held=left)


def _drawn(
    reader: Reader, heading: Line, cards: Sequence[Card], tabs: Tabs | None = None,
    playable: Container[Card] | None = None, now: Line = (), held: Sequence[Card] | None = None,
) -> RaidersHand:  # fmt: skip
    """These cards; all of them can be played, if nothing else is said."""
    numbers = alike_in(reader.mine.hand if held is None else held)
    return RaidersHand(
        heading=heading, score=now, trump=SUITS[reader.view.trump],
        cards=tuple(
            card_of(reader, card, numbers[card], (tabs or {}).get(card, ()),
                    playable=playable is None or card in playable)
            for card in cards
        ),
        across=next((across for most, across in ROWS if len(cards) <= most), CROWD),
    )  # fmt: skip


def _taken(reader: Reader, move: Capture) -> Line:
    """«Банк» and a flag: it succeeds, as things stand."""
    return (Icon("flag"), f" {property_name(reader.words, move.estate)}")


def _tab(reader: Reader, moves: Sequence[Play]) -> Line:
    """What the best use of a card makes of the capture."""
    return said(labels.makes(reader.scene, reader.view, moves[0]))


def _question(reader: Reader) -> Line:
    """Who goes for what."""
    words, view = reader.words, reader.view
    lot = find(view.lots, view.raid.estate)
    if lot is None:
        return line(plain(words.html("raiders-tricks")))
    if view.raid.seat == reader.seat:
        text = words.text("raiders-drawn-own", property=property_name(words, lot.estate))
    elif lot.owner == reader.seat:
        text = words.text("raiders-drawn-yours", name=seated(view.raid.seat), property=yours(words, lot.estate))
    else:
        text = words.text("raiders-drawn-raid", name=seated(view.raid.seat), property=property_name(words, lot.estate))
    return line(text, players(reader.scene))


ASKED = {"turn": _turn, "window": _window, "search": _search}
"""By phase."""
