"""What a table of Raiders asks of one player: a turn, an answer to a window, or which card of a searched hand goes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot.callback_data import Verb
from bot.screens import frame, keyboard
from bot.screens.keyboard import abreast, rows_of
from bot.screens.raiders import labels, menus, wanted
from bot.screens.raiders.laid import laid
from bot.screens.raiders.outlook import comes
from bot.screens.raiders.pieces import (
    SUIT_SIGNS,
    alike_in,
    mighty,
    name,
    property_name,
    sign,
    signs,
    trick,
    worth,
    yours,
)
from bot.screens.raiders.reader import Reader
from bot.screens.raiders.settled import result
from bot.screens.screen import Button, Row, Scene
from bot.text.words import Html
from games.raiders.fighters import NAMES, SUIT, Card
from games.raiders.moves import Call, Capture, Discard
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
    top = _tasked(reader, head, task(reader), "raiders-turn", frame.until(scene, reader.seat))
    if reader.view.spent:
        top += result(scene)
    if reader.view.spent and any(map(reader.plays, reader.mine.hand)):
        top.append(words.html("raiders-spent"))
    end = reader.chooses(words.text("raiders-button-end"), END)
    moves, link = [*_few(reader, _moves(reader)), *frame.undo_row(scene)], frame.to_table(scene)
    rows = [(end,), *moves, link] if reader.view.spent else [*moves, (end, *link)]
    return [*top, *reader.lines(reader.mine.hand)], rows


def task(reader: Reader) -> str:
    """What a turn may be used for."""
    captures, plays = any(map(reader.captures, reader.mine.hand)), any(map(reader.plays, reader.mine.hand))
    return reader.words.text(TASKS[captures, plays])


def _answer(reader: Reader) -> str:
    """How a window may be answered."""
    moves = reader.mine.moves
    plays = any(not isinstance(move, Call) for move in moves)
    how = "raiders-task-answer" if plays else "raiders-task-call" if moves else "raiders-task-pass"
    return reader.words.text(how)


def _tasked(reader: Reader, head: str, asked: str, key: str, until: str) -> list[Html]:
    """What is asked, until when, and what is trump; under a head that has said until when, in two lines."""
    trump = SUIT_SIGNS[reader.view.trump]
    line = frame.task(reader.scene, head, asked, key, until=until, trump=trump)
    return [line, reader.words.html("raiders-trump", trump=trump)] if head else [line]


def rest(reader: Reader) -> Asked | None:
    """The moves for which the hand has no room; None if it has."""
    hidden = keyboard.rest(_moves(reader)) if reader.decides else ()
    if not hidden:
        return None
    return [*reader.lines(reader.mine.hand)], [*hidden, reader.back()]


def _few(reader: Reader, rows: Sequence[Row]) -> Sequence[Row]:
    return keyboard.few(rows, reader.opens(reader.words.text("button-more"), keyboard.MORE))


def _moves(reader: Reader) -> list[Row]:
    """All rows of moves, by what one would likely want."""
    hand, view, cards = alike_in(reader.mine.hand), reader.view, wanted.ordered(reader)
    if view.phase == "turn" and not view.spent:
        captures = (reader.does(labels.sent(reader.scene, view, move), move) for move in direct(reader))
        return [*rows_of(captures, 1), *rows_of((_fighter(reader, card, hand[card]) for card in cards), ACROSS)]
    idle = [_refused(reader, card, hand[card]) for card in cards if not reader.plays(card)]
    tricks = (_trick(reader, card, hand[card]) for card in cards if reader.plays(card))
    moves = abreast(tricks, 2) if view.phase == "turn" else menus.answers(reader)
    return [*moves, *rows_of(idle, 4)]


def direct(reader: Reader) -> list[Capture]:
    """Captures that need no more than one tap."""
    return wanted.captures(reader, TAKEN)


def _fighter(reader: Reader, card: Card, n: int) -> Button:
    """So many of a card that may be sent to capture something."""
    if reader.captures(card) or reader.plays(card):
        return reader.opens(labels.mighty_sign(card, n), NAMES[card])
    return _refused(reader, card, n)


def _trick(reader: Reader, card: Card, n: int) -> Button:
    """Likewise, once only its trick is left."""
    return reader.opens(f"{signs(card, n)} {trick(reader.words, card)}", NAMES[card])


def _refused(reader: Reader, card: Card, n: int) -> Button:
    """What can't be played now; a tap says why."""
    return reader.scene.button(f"· {signs(card, n)}", Verb.WHY, NAMES[card])


def _window(reader: Reader, head: str) -> Asked:
    """What is in the window, what it comes to, and what the reader has against it."""
    scene, words, view = reader.scene, reader.words, reader.view
    text = [
        *_tasked(reader, head, _answer(reader), "raiders-asked-until", _until(scene)),
        *_question(reader),
        words.html("raiders-asked-now", comes=comes(scene, view)),
        *reader.lines(reader.mine.hand),
    ]
    text += [words.html("raiders-asked-alone")] if scene.seated.alone else []
    text += [words.html("raiders-asked-adds")] if scene.seated.adds else []
    order = words.text("raiders-button-order", order=words.text(menus.ORDER_WORDS[menus.order_of(reader)]))
    return text, [
        *_few(reader, _moves(reader)),
        menus.passes(reader),
        (reader.opens(order, menus.ORDERS),),
        *frame.undo_row(scene),
        frame.to_table(scene),
    ]


def _until(scene: Scene) -> str:
    """How long the reader may answer: to add a card they have a while, however late the window closes."""
    adds = scene.seated.adds and not scene.table.paused
    return scene.words.text("raiders-until-adds") if adds else frame.until_closed(scene)


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
    for at, played in [*enumerate(view.pile)][max(len(view.pile) - reader.piled, 0) :]:
        key = "raiders-asked-laid" if view.fate.live[at] else "raiders-asked-laid-dead"
        yield words.html(key, n=at + 1, name=scene.names[played.seat], laid=laid(scene, view, played))


def _search(reader: Reader, head: str) -> Asked:
    """Another's hand, and which of its cards is to go."""
    words, view = reader.words, reader.view
    assert view.search is not None
    _, whose = view.search
    text = [] if head else [words.html("raiders-search-until", until=frame.until(reader.scene, reader.seat))]
    text.append(words.html("raiders-search", name=reader.scene.names[whose], suit=searched_for(reader)))
    text += reader.lines(reader.mine.searched)
    chosen = alike_in(move.card for move in reader.mine.moves if isinstance(move, Discard))
    buttons = [reader.does(f"{sign(card)} {name(words, card)}", discard(card)) for card in chosen]
    spare = reader.chooses(words.text("raiders-button-spare"), SPARE)
    return text, [*rows_of(buttons, 2), (spare,), frame.to_table(reader.scene)]


def searched_for(reader: Reader) -> str:
    """The suit of the search that is being carried out; any, if it is trump."""
    of = SUIT[reader.view.pile[reader.view.step - 1].card]
    return "any" if of == reader.view.trump else SUIT_SIGNS[of]


ACROSS = 3
"""So many cards of a hand are side by side."""
TAKEN = 2
"""How many captures that succeed as things stand need no more than one tap."""
TASKS = {
    (True, True): "raiders-task-both",
    (True, False): "raiders-task-capture",
    (False, True): "raiders-task-trick",
    (False, False): "raiders-task-end",
}
"""By whether anything can be captured, and any trick be played."""
ASKED: dict[str, Callable[[Reader, str], Asked]] = {"turn": _turn, "window": _window, "search": _search}
"""By phase."""
