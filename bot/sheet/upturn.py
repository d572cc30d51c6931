"""UpTurn on the contact sheet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bot.screens import teaching
from bot.screens.game import GameScreens
from bot.screens.upturn.screens import UPTURN
from bot.sheet.sample import Sample
from bot.sheet.staged import STRANGERS, sample, scene, session
from bot.text.words import Words
from games.game import Event, Seat
from games.sessions.session import Session
from games.turning import Turning
from games.upturn.board import NO_ROW, Board, Tiles
from games.upturn.state import State
from games.upturn.tiles import DECK, DOWN, JOKER, SKIP1, SKIP2, UP, UPDOWN
from games.upturn.view import Row, UpTurnView

A, B, V, G = map(Seat, range(4))
SCREENS: GameScreens = UPTURN
MINE: Tiles = (12, 30, 37, 41, 44, 60, UPDOWN)
"""Anya's tiles."""
FIRST_ROW = Row((9, 23, 32), 1)
LONG_ROW: Tiles = (UPDOWN, 37, 39, 41, 42, 43, 44, 46, 47, 49, 50, SKIP2, 51, 60, 99)
"""As long as rows get."""
LONGER = Row((JOKER, 12, 13, 20, 21, 22, 24, 30, 31, 33, 34), 1)
MANY: Tiles = (
    2,
    3,
    4,
    6,
    7,
    9,
    10,
    11,
    12,
    13,
    52,
    61,
    62,
    63,
    66,
    91,
    UP,
    UP,
    DOWN,
    UPDOWN,
    SKIP1,
    SKIP2,
    SKIP2,
    JOKER,
)
CHARTED = (
    (7, 7, 8, 8, 8, 9, 9, 8, 8, 7, 7, 6, 6, 7, 7, 6, 6, 5, 5, 5, 5, 5, 4, 4, 3, 2, 3, 4, 4, 3, 2, 2, 1, 1, 1, 1, 2, 2),
    (7, 6, 6, 7, 6, 6, 7, 7, 6, 6, 7, 8, 9, 10, 9, 10, 10, 11, 10, 11, 12, 13, 13, 12, 12, 12, 11, 12, 11, 12, 12, 13,
     12, 12, 12, 11, 10, 9),
    (7, 7, 6, 5, 5, 6, 7, 8, 9, 10, 10, 9, 10, 11, 11, 11, 10, 9, 10, 11, 11, 12, 11, 12, 13, 13, 12, 13, 13, 13, 12,
     11, 11, 11, 10, 9, 6, 4),
    (7, 6, 7, 8, 9, 9, 9, 8, 7, 6, 6, 7, 6, 5, 6, 5, 5, 5, 4, 4, 5, 4, 3, 3, 4, 3, 10, 11, 11, 10, 9, 4, 4, 3, 3, 2,
     1, 0),
)  # fmt: skip
"""Tiles of each after each turn, as such evenings go."""


def samples(words: Words) -> Iterator[Sample]:
    """All scenes, then those that are as full as can be."""
    yield from _boards(words)
    yield from _hands(words)
    yield from _menus(words)
    yield from _ends(words)
    yield from _extremes(words)


def _boards(words: Words) -> Iterator[Sample]:
    row: Tiles = (UPDOWN, 37, 44, 51, 60, 72)
    laid = Event("laid", G, pieces=("72",))
    yield _board(words, "upturn-board", table(row, (7, 6, 8, 5), before=FIRST_ROW, number=2, bag=76), laid)
    caught = table((UP, 41, 53, 63), (9, 1, 2, 4), before=Row((DOWN, 77, 46, 23, 21), -1), number=5, bag=41)
    events = Event("laid", G, pieces=("63",)), Event("caught", A, G, n=3, reveals=True)
    yield _board(words, "upturn-caught", caught._replace(turn=V, sense=-1), *events)
    yield _board(words, "upturn-start", table((23,), (7, 7), direction=None, bag=91), Event("begun"))
    giving = table(
        (DOWN, 39, 31, 22), (7, 5, 0, 1), before=Row((JOKER, 12, SKIP1, 33, 41), 1), number=7, bag=31, direction=-1
    )
    giving = giving._replace(turn=B, phase="gifts", gifts=3, out=((V, 12),), goes_on=True)
    yield _board(words, "upturn-gifts", giving, Event("laid", B, pieces=("31", "22")))
    owing = table((DOWN, 39, 31, 22), (7, 1), number=7, bag=31, direction=-1)._replace(turn=B, owing=B, bot=False)
    yield _board(words, "upturn-owing", owing, Event("laid", B, pieces=("22",)))
    over = table((UPDOWN, 37, 31, 22, 19), (2, 9, 4, 0), before=FIRST_ROW, number=11, bag=12, direction=-1)
    yield _board(words, "upturn-after", over._replace(phase="over", out=((G, 19),)), over=True)


def _hands(words: Words) -> Iterator[Sample]:
    opening = table((32,), (7, 6, 8, 6), mine=MINE, bag=76)
    yield _hand(words, "upturn-hand", opening, Event("laid", G, pieces=("32",)))
    drawn = table((32,), (8, 6, 8, 6), mine=(12, 30, 37, 41, 44, 52, 60, UPDOWN), bag=75)
    yield _hand(words, "upturn-drawn", drawn._replace(phase="drawn", drawn=52))
    yield _hand(words, "upturn-waiting", opening._replace(turn=B), Event("laid", A, pieces=("32",)))
    yield _hand(words, "upturn-any", table((23,), (7, 7), mine=MINE, direction=None, bag=91))
    called = table((32,), (2, 5, 3), mine=(37, SKIP1), bag=40)._replace(bot=False)
    yield _hand(words, "upturn-last-two", called)
    yield _hand(words, "upturn-stuck", table((UP, 99), (4, 5), mine=(12, 30, 37, 60), bag=0, number=3))
    gone = table((32,), (0, 5, 3), bag=40)._replace(turn=B, out=((A, 32),), goes_on=True)
    yield _hand(words, "upturn-gone", gone)


def _menus(words: Words) -> Iterator[Sample]:
    mine: Tiles = (37, 41, 44, 60, UP, UPDOWN, JOKER)
    state = table((32,), (7, 6, 8, 6), mine=mine, bag=76)
    yield _hand(words, "upturn-arrow", state, menu="updown")
    yield _hand(words, "upturn-next", state, menu="up")
    yield _hand(words, "upturn-way", table((32,), (7, 6), mine=mine, bag=76), menu="updown")
    yield _hand(words, "upturn-run", state, menu="44")
    last = table((32,), (2, 6, 8, 6), mine=(60, UPDOWN), bag=76)._replace(bot=False)
    yield _hand(words, "upturn-aloud", last, menu="updown")
    giving = state._replace(phase="gifts", gifts=3)
    yield _hand(words, "upturn-give", giving, Event("laid", A, pieces=("31", "22")))


def _ends(words: Words) -> Iterator[Sample]:
    won = table((UPDOWN, 37, 31, 22, 19), (2, 9, 4, 0), number=11, bag=12, direction=-1)
    won = won._replace(phase="over", out=((G, 19),), turns=37)
    run = Event("laid", G, pieces=("31", "33", "34", "37"))
    yield _end(words, "upturn-end", won, CHARTED, turning=Turning(28, G, G, 35, 72, (run,)))
    shared = table((UP, 37, 62), (2, 2, 0), number=11, bag=12, mine=(12, 30), others=((10, 32), ()))
    shared = shared._replace(phase="over", out=((V, 62),), turns=37)
    yield _end(
        words, "upturn-shared", shared, (CHARTED[0], (*CHARTED[2][:-2], 3, 2), (*CHARTED[3][:25], *(3,) * 10, 2, 1, 0))
    )
    two = table((UP, 37, 62), (0, 4), number=11, bag=12)._replace(phase="over", out=((A, 62),), turns=24)
    yield _end(words, "upturn-unseen", two)
    stalled = table((UP, 99), (2, 2, 3), number=11, bag=0, mine=(12, 30), others=((10, 32), (2, 3, 4)))
    yield _end(words, "upturn-stalled", stalled._replace(phase="over", turns=50), CHARTED[:3])


def _extremes(words: Words) -> Iterator[Sample]:
    full = table(LONG_ROW, (19, 1, 12, 1), before=LONGER, number=138, bag=0)
    full = full._replace(sense=-1, owing=B, bot=False)
    events = Event("laid", V, pieces=("99",)), *(Event("gave", A, V, n=1, reveals=True) for _ in range(5))
    yield _board(words, "upturn-full", full, *events, names=STRANGERS, extreme=True)
    wide = table(LONG_ROW, (64, 31), number=138, bag=0)._replace(turn=B)
    yield _board(words, "upturn-pair-full", wide, names=(STRANGERS[4], STRANGERS[0]), extreme=True)
    yield _hand(words, "upturn-hand-full", table((40,), (24, 6), mine=MANY, bag=0), extreme=True)
    every = tuple(sorted({*DECK[::2]} - {40}))
    yield _hand(words, "upturn-hand-every", table((40,), (len(every), 6), mine=every, bag=0), extreme=True)
    arrow = table((32,), (2, 6, 8, 6), mine=(60, UPDOWN), bag=76)._replace(bot=False)
    yield _hand(words, "upturn-aloud-full", arrow, names=STRANGERS[2:], menu="updown", extreme=True)
    giving = table((32,), (7, 16, 18, 26), mine=MINE, bag=76)._replace(phase="gifts", gifts=19)
    yield _hand(words, "upturn-give-full", giving, names=STRANGERS, extreme=True)
    won = table((UP, 37, 99), (19, 0, 26, 26), number=11, bag=12)._replace(phase="over", out=((B, 99),), turns=37)
    series = (CHARTED[0], CHARTED[3], CHARTED[1], CHARTED[2])
    turning = Turning(20, V, A, 100, 12, (Event("laid", V, B, ("joker", "to-up")),))
    yield _end(words, "upturn-end-full", won, series, names=STRANGERS, turning=turning, extreme=True)


def table(
    row: Tiles, sizes: tuple[int, ...], *, mine: Tiles = (), others: tuple[Tiles, ...] = (), before: Row = NO_ROW,
    number: int = 1, bag: int, direction: Any = 1,
) -> State:  # fmt: skip
    """Anya is on turn; `mine`: her tiles, where they are seen."""
    last = next(tile for tile in reversed((*FIRST_ROW.tiles, *row)) if tile < UP)
    board = Board(row, last, direction, setter=row[0] if direction else 0, number=number, before=before)
    hidden = (DECK * 3)[46:]
    racks = tuple(hidden[at : at + size] for at, size in enumerate(sizes))
    racks = (mine or racks[0], *(other or rack for other, rack in zip((*others, *((),) * 4), racks[1:], strict=False)))
    return State(racks, hidden[:bag], board, chance=1, turn=A)


def _board(
    words: Words, name: str, state: State, *events: Event,
    names: tuple[str, ...] = (), over: bool = False, extreme: bool = False,
) -> Sample:  # fmt: skip
    drawn = scene(words, _session(words, state, *events, names=names, over=over))
    return sample(name, SCREENS.board(drawn), group=True, extreme=extreme)


def _hand(
    words: Words, name: str, state: State, *events: Event,
    names: tuple[str, ...] = (), menu: str = "", extreme: bool = False,
) -> Sample:  # fmt: skip
    drawn = scene(words, _session(words, state, *events, names=names), seat=0)
    return sample(name, teaching.hand(drawn, menu, ""), group=False, extreme=extreme)


def _end(
    words: Words, name: str, state: State, series: tuple[tuple[int, ...], ...] = (), *,
    names: tuple[str, ...] = (), extreme: bool = False, turning: Turning | None = None,
) -> Sample:  # fmt: skip
    finished = replace(_session(words, state, names=names, over=True), turning=turning)
    drawn = scene(words, finished)
    assert isinstance(drawn.view, UpTurnView)
    played = [
        replace(drawn.view, sizes=sizes, turns=turn, last=44) for turn, sizes in enumerate(zip(*series, strict=True))
    ]
    return sample(name, SCREENS.ended(replace(drawn, played=tuple(played))), group=True, extreme=extreme)


def _session(words: Words, state: State, *events: Event, names: tuple[str, ...], over: bool = False) -> Session:
    return session(words, "upturn", state, len(state.racks), *events, names=names, over=over)
