"""What a table of Raiders asks of one player: a turn, an answer to a window, or which card of a searched hand goes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.callback_data import Verb
from bot.screens import frame
from bot.screens.keyboard import rows_of
from bot.screens.raiders import labels, menus
from bot.screens.raiders.laid import laid
from bot.screens.raiders.outlook import comes
from bot.screens.raiders.pieces import SUIT_SIGNS, mighty, name, property_name, sign, worth, yours
from bot.screens.raiders.reader import Reader
from bot.screens.raiders.settled import result
from bot.screens.screen import Button, Row
from bot.text.words import Html
from games.raiders.fighters import NAMES, Card
from games.raiders.moves import Discard
from games.raiders.piles import NOBODY, find
from games.raiders.repertoire import END, SPARE, discard

Asked = tuple[list[Html], list[Row]]
"""The lines below the head, and the rows."""


def asked(reader: Reader, head: str) -> Asked:
    """What the reader has to decide; `head` has said until when, if there is one."""
    return ASKED[reader.view.phase](reader, head)


def silence(reader: Reader) -> str:
    """What happens if nobody answers."""
    if reader.view.phase == "turn":
        return reader.words.text("raiders-then-end" if reader.view.spent else "raiders-then-rest")
    return reader.words.text("raiders-then-pass" if reader.view.phase == "window" else "raiders-then-spare")


def _turn(reader: Reader, head: str) -> Asked:
    """The reader's own turn: a capture, or tricks."""
    scene, words = reader.scene, reader.words
    trump = SUIT_SIGNS[reader.view.trump]
    said = words.html("raiders-turn", until=frame.until(scene, reader.seat), trump=trump)
    top = [words.html("raiders-trump", trump=trump) if head else said]
    if reader.view.spent:
        top += (*result(scene), words.html("raiders-spent"))
    end = reader.chooses(words.text("raiders-button-end"), END)
    buttons = rows_of((_card_button(reader, card) for card in reader.mine.hand), 3)
    rows = [*buttons, *frame.undo_row(scene), (end, *frame.to_table(scene))]
    return [*top, *reader.lines(reader.mine.hand)], rows


def _card_button(reader: Reader, card: Card) -> Button:
    if reader.captures(card) or reader.plays(card):
        return reader.opens(labels.mighty_sign(card), NAMES[card])
    return _refused(reader, card)


def _refused(reader: Reader, card: Card) -> Button:
    """A card that can't be played now; a tap says why."""
    return reader.scene.button(f"· {sign(card)}", Verb.WHY, NAMES[card])


def _window(reader: Reader, head: str) -> Asked:
    """What is in the window, what it comes to, and what the reader has against it."""
    scene, words, view = reader.scene, reader.words, reader.view
    trump = SUIT_SIGNS[view.trump]
    said = words.html("raiders-asked-until", until=frame.until_closed(scene), trump=trump)
    text = [
        *_question(reader),
        words.html("raiders-asked-now", comes=comes(scene, view)),
        words.html("raiders-trump", trump=trump) if head else said,
    ]
    idle = [_refused(reader, card) for card in reader.mine.hand if not reader.plays(card)]
    order = words.text("raiders-button-order", order=words.text(menus.ORDER_WORDS[menus.order_of(reader)]))
    return text, [
        *menus.answers(reader),
        *rows_of(idle, 4),
        menus.passes(reader),
        (reader.opens(order, menus.ORDERS),),
        *frame.undo_row(scene),
        frame.to_table(scene),
    ]


def _question(reader: Reader) -> Iterator[Html]:
    """Who goes for what, who fights whom, and the pile, numbered as buttons refer to it."""
    scene, words, view = reader.scene, reader.words, reader.view
    lot = find(view.lots, view.raid.estate)
    if lot is not None:
        key = "raiders-asked-free" if lot.owner == NOBODY else "raiders-asked-raid"
        key = "raiders-asked-yours" if lot.owner == reader.seat else key
        key = "raiders-asked-own" if view.raid.seat == reader.seat else key
        named = yours if key == "raiders-asked-yours" else property_name
        yield words.html(
            key, name=scene.names[view.raid.seat], property=named(words, lot.estate),
            owner="" if lot.owner == NOBODY else scene.names[lot.owner],
        )  # fmt: skip
        yield words.html(
            "raiders-asked-fighters-free" if lot.guard < 0 else "raiders-asked-fighters",
            attacker=mighty(words, view.raid.fighter), guard="" if lot.guard < 0 else mighty(words, lot.guard),
            might=worth(lot.estate),
        )  # fmt: skip
    assert view.fate is not None
    for at, played in enumerate(view.pile):
        key = "raiders-asked-laid" if view.fate.live[at] else "raiders-asked-laid-dead"
        yield words.html(key, n=at + 1, name=scene.names[played.seat], laid=laid(scene, view, played))


def _search(reader: Reader, head: str) -> Asked:
    """Another's hand, and which of its cards is to go."""
    words, view = reader.words, reader.view
    assert view.search is not None
    _, whose = view.search
    text = [] if head else [words.html("raiders-search-until", until=frame.until(reader.scene, reader.seat))]
    text.append(words.html("raiders-search", name=reader.scene.names[whose]))
    text += reader.lines(reader.mine.searched)
    chosen = menus.faces(move.card for move in reader.mine.moves if isinstance(move, Discard))
    buttons = [reader.does(f"{sign(card)} {name(words, card)}", discard(card)) for card in chosen]
    spare = reader.chooses(words.text("raiders-button-spare"), SPARE)
    return text, [*rows_of(buttons, 2), (spare,), frame.to_table(reader.scene)]


ASKED: dict[str, Callable[[Reader, str], Asked]] = {"turn": _turn, "window": _window, "search": _search}
"""By phase."""
