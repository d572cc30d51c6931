"""Aforator on the contact sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.pictures.aforator.scenes import AforatorBoard
from bot.screens import teaching
from bot.screens.aforator.screens import AFORATOR
from bot.screens.game import GameScreens
from bot.sheet.sample import Sample
from bot.sheet.staged import STRANGERS, sample, scene, session
from bot.text.words import Words
from games.aforator.deck import CARDS, DECK, Cards
from games.aforator.rounds import clockwise
from games.aforator.state import State
from games.aforator.tally import Placed, tally
from games.game import Event, Seat
from games.sessions.session import Session
from games.turning import Turning

A, B, V, G, D, E = map(Seat, range(6))
SCREENS: GameScreens = AFORATOR
SIX = ("coffee2", "thrill1 delay3", "", "praise1 monday1 burnout2", "whip1", "sloth1")
"""Their Tables."""
FOUR = ("", "coffee2 whip1", "", "delay3")
FULL = ("coffee2 delay1 burnout2", "coffee1 thrill2 sloth1", "critic1 delay3 burnout3", "carrot1 monday1 boredom1") * 2
HARD = (STRANGERS[0], STRANGERS[1], STRANGERS[2], STRANGERS[5], STRANGERS[3], "J")


def samples(words: Words) -> Iterator[Sample]:
    """All scenes, then those that are as full as can be."""
    yield from _boards(words)
    yield from _rounds(words)
    yield from _hands(words)
    yield from _menus(words)
    yield from _ends(words)
    yield from _extremes(words)


def _boards(words: Words) -> Iterator[Sample]:
    kon = on_kon("0 coffee2", "1 burnout2", "2 praise2", "3 whip6", "4 thrill1")
    six = table(6, kon, tables=SIX, turned="sloth1", discards=(8, 6, 5, 5, 11, 4), round=9, deck=31)
    yield _board(words, "six", six, Event("laid", D, pieces=("thrill1",)))
    four = table(4, on_kon("0 carrot2", "1 thrill6", "2 sloth2"), tables=FOUR, discards=(8, 6, 5, 5), round=9, deck=31)
    yield _board(words, "board", four, Event("laid", V, pieces=("sloth2", "thrill6")))
    yield _board(
        words,
        "empty",
        table(4, tables=FOUR, discards=(8, 6, 5, 5), round=9, deck=31),
        Event("placed", G, pieces=("delay3",)),
    )
    yield _board(words, "start", table(3, hands=(3, 4, 3), tables=("", "carrot1", "")), Event("begun"))
    late = table(
        3, on_kon("0 delay2", "1 praise2"), tables=("coffee1", "", ""), hands=(3, 3, 2), discards=(2, 0, 12), round=5
    )
    yield _board(words, "late", late)
    yield _board(words, "nought", table(3, on_kon("1 carrot2", "2 critic2"), discards=(9, 12, 7), round=7))


def _rounds(words: Words) -> Iterator[Sample]:
    """Rounds that have just ended."""
    laid = ("carrot2", "thrill6", "sloth2", "boredom1")
    after = table(
        4, tables=("", "coffee2 whip1", "", "delay3 praise1 burnout2"), discards=(8, 6, 5, 10), round=10, deck=26
    )
    trick = Event("trick", V, pieces=laid, n=_sum(after, laid)), Event("round", V, n=10)
    yield _board(words, "trick", _opened(after, V), *_laid(laid), *trick)
    forgotten = Event("trick", V, pieces=laid, n=-6), Event("praised", V, n=1), Event("round", V, n=10)
    yield _board(words, "forgotten", _opened(after, V), *forgotten)
    zero = table(3, tables=("", "burnout3", ""), discards=(8, 7, 5), round=10, deck=29)
    settled = Event("saved", B, pieces=("praise5",)), Event("deck-won", pieces=("carrot2", "critic4"))
    yield _board(
        words, "zero", _opened(zero, B), *_laid(("carrot2", "critic4", "praise5")), *settled, Event("round", B, n=10)
    )
    nobody = table(2, tables=("coffee2", "praise1"), round=2)
    yield _board(words, "nobody", nobody, Event("no-trick"), Event("round", A, n=2))
    over = table(4, tables=FOUR, discards=(18, 16, 15, 10), round=18, deck=0)._replace(phase="over", order=())
    events = Event("trick", V, pieces=laid, n=_sum(over, laid)), Event("over")
    yield _board(words, "after", over, *_laid(laid), *events, over=True)


def _hands(words: Words) -> Iterator[Sample]:
    kon = on_kon("1 carrot2", "2 critic3", "3 whip6")
    mine = table(4, kon, mine="sloth1 carrot3 deadline4", turn=A, tables=("coffee2 boredom1", *FOUR[1:]), round=9)
    yield _hand(words, "hand", mine, Event("laid", G, pieces=("whip6",)))
    yield _hand(words, "waiting", mine._replace(order=(G,)), Event("laid", A, pieces=("carrot2",)))
    yield _hand(words, "opening", table(4, mine="monday1 praise2 delay4", turn=A, tables=FOUR))
    yield _hand(words, "two", table(3, kon[:1], mine="thrill1 coffee3", turn=A, deck=0))
    yield _hand(words, "one", table(3, kon[:1], mine="aforator", turn=A, deck=0))
    yield _hand(
        words, "four", table(4, kon, mine="carrot2 sloth1 burnout1 delay5", turn=A, tables=("carrot1", *FOUR[1:]))
    )


def _menus(words: Words) -> Iterator[Sample]:
    kon = on_kon("1 carrot2", "2 critic3", "3 whip6")
    mine = table(
        4, kon, mine="sloth1 carrot3 deadline4", turn=A, tables=("coffee2 boredom1", *FOUR[1:]), turned="sloth1"
    )
    yield _hand(words, "card", mine, menu="carrot3")
    full = mine._replace(tables=(cards("coffee2 aforator sloth1"), *mine.tables[1:]))
    yield _hand(words, "card-full", full, menu="sloth1")
    yield _hand(words, "table", full, menu="table")
    yield _hand(words, "aloud", mine, menu="aloud")
    critic = mine._replace(tables=(cards("critic5"), *mine.tables[1:]))
    at_once = critic._replace(phase="use", fresh=CARDS["critic5"])
    yield _hand(words, "swap", critic, menu="xcarrot3")
    yield _hand(words, "at-once", at_once)
    stealing = mine._replace(tables=(cards("aforator"), *mine.tables[1:]), phase="use", fresh=CARDS["aforator"])
    yield _hand(words, "whose", stealing._replace(discards=tuple(DECK[:n] for n in (4, 8, 6, 5))))
    bury = table(4, kon, mine="sloth1 carrot3 deadline4 boredom4 coffee3", turn=A, tables=("coffee2", *FOUR[1:]))
    yield _hand(words, "bury", bury._replace(phase="bury", owed=2))


def _ends(words: Words) -> Iterator[Sample]:
    over = table(4, tables=FOUR, discards=(19, 15, 6, 15), round=18, deck=0)._replace(
        phase="over", order=(), tricks=(6, 3, 1, 5), readings=((CARDS["critic2"], 4), (CARDS["coffee1"], 1))
    )
    counted = ((5, 6, 5, 5), (9, 12, 6, 8), (14, 13, 9, 13), (23, 20, 9, 19))
    turning = Turning(2, A, A, 38, 64, (Event("laid", A, pieces=("praise1",)),))
    yield _end(words, "end", over, counted=counted, turning=turning)
    yield _end(words, "end-points", over._replace(scoring="sum", readings=((CARDS["coffee3"], 1),)))
    yield _end(words, "end-tricks", over._replace(scoring="pro", readings=()))
    shared = table(3, tables=("", "sloth3", "whip2"), discards=(9, 9, 6), round=12, deck=0)._replace(
        phase="over", order=(), tricks=(4, 4, 2)
    )
    yield _end(words, "end-shared", shared)
    two = table(2, tables=("carrot1", ""), discards=(19, 25), round=21, deck=0)._replace(
        phase="over", order=(), tricks=(9, 9)
    )
    yield _end(words, "end-two", two._replace(scoring="pro"))


def _extremes(words: Words) -> Iterator[Sample]:
    kon = on_kon("0 carrot1", "1 coffee1", "2 praise1", "3 thrill1", "4 monday1")
    full = table(6, kon, tables=FULL, hands=(3, 4, 3, 3, 5, 4), discards=(18, 16, 5, 25, 11, 40), round=123, deck=0)
    full = full._replace(turned=DECK)
    plain = _board(words, "board-full", full, names=HARD, extreme=True)
    yield plain
    yield replace(plain, name="aforator-board-far", drawing=_far(plain))
    narrow = table(4, kon[:4], tables=FULL, hands=(3, 4, 14, 4), discards=(18, 16, 5, 25), round=23, deck=0)
    yield _board(words, "four-full", narrow._replace(order=(G,)), names=STRANGERS[:4], extreme=True)
    same = on_kon("0 praise2", "1 praise5", "2 critic5", "3 whip5", "4 burnout5")
    yield _board(words, "close", table(6, same, tables=SIX, round=3), extreme=True)
    long = table(4, kon[:3], mine="carrot6 coffee3 delay1", turn=A, tables=FOUR)
    yield _hand(words, "hand-long", long, extreme=True)
    yield _hand(words, "hand-wide", table(4, mine="praise6 sloth4 thrill6", turn=A, tables=FOUR), extreme=True)
    six = "carrot2 boredom1 deadline4 delay5 coffee3 praise6"
    yield _hand(
        words,
        "bury-full",
        table(4, kon[:3], mine=six, turn=A, tables=FOUR)._replace(phase="bury", owed=2),
        extreme=True,
    )
    swapping = table(6, kon, mine="sloth1 carrot3 deadline4", turn=E, tables=(*FULL[:5], "critic5"))
    yield _hand(words, "swap-full", swapping, names=HARD, seat=E, menu="xcarrot3", extreme=True)
    yield _hand(words, "aloud-full", swapping, names=HARD, seat=E, menu="aloud", extreme=True)
    over = table(6, tables=FULL, discards=(9,) * 6, round=123, deck=0)._replace(phase="over", order=())
    played = ((5, 6, 5, 5, 5, 5), (9, 9, 9, 9, 9, 9))
    tied = over._replace(tricks=(16,) * 6, readings=((CARDS["coffee3"], 12),))
    yield _end(words, "end-tied", tied, names=HARD, extreme=True)
    won = tied._replace(discards=((*DECK, *DECK[:5]), *tied.discards[1:]))
    turning = Turning(0, B, D, 100, 12, (Event("laid", B, pieces=("burnout5", "coffee3", "whip1")),))
    yield _end(words, "end-full", won, counted=played, names=HARD, turning=turning, extreme=True)


def _far(plain: Sample) -> AforatorBoard:
    """With the greatest sums."""
    drawing = plain.drawing
    assert isinstance(drawing, AforatorBoard)
    sums = ((6, 6), (12, 12), (52, 52), (-104, 104), (-6, -6))
    laid = tuple(replace(card, reached=one, sum=other) for card, (one, other) in zip(drawing.laid, sums, strict=True))
    return replace(drawing, laid=laid, sum=-6, leader=3, distance=104)


def cards(named: str) -> Cards:
    return tuple(CARDS[name] for name in named.split())


def on_kon(*laid: str) -> tuple[Placed, ...]:
    """«0 coffee2»: a seat and its card."""
    pairs = (each.split() for each in laid)
    return tuple((Seat(int(seat)), CARDS[card]) for seat, card in pairs)


def table(
    seats: int, kon: tuple[Placed, ...] = (), *, mine: str = "", turn: Seat | None = None,
    tables: Sequence[str] = (), turned: str = "", hands: Sequence[int] = (), discards: Sequence[int] = (),
    round: int = 1, deck: int = 31,
) -> State:  # fmt: skip
    """Who hasn't laid yet is on, by seat; `mine`: the cards of whoever is on turn."""
    laid = {seat for seat, _ in kon}
    order = tuple(Seat(seat) for seat in range(seats) if seat not in laid and seat != turn)
    order = order if turn is None else (turn, *order)
    held = [DECK[at * 5 : at * 5 + n] for at, n in enumerate(hands or (3,) * seats)]
    if mine:
        held[order[0]] = cards(mine)
    piles = (*(DECK[:n] for n in discards), *((),) * (seats - len(discards)))
    lying = (*(cards(named) for named in tables[:seats]), *((),) * (seats - len(tables)))
    return State(
        tuple(held), DECK[:deck], lying, piles, (0,) * seats, 1, kon[0][0] if kon else order[0], order, kon,
        turned=cards(turned), round=round, lowest=deck, rules=2,
    )  # fmt: skip


def _opened(state: State, seat: Seat) -> State:
    """Before the first move of a round, which the seat opens."""
    return state._replace(opener=seat, order=clockwise(seat, len(state.hands)))


def _laid(names: Sequence[str]) -> Iterator[Event]:
    return (Event("laid", Seat(seat), pieces=(name,)) for seat, name in enumerate(names))


def _sum(state: State, names: Sequence[str]) -> int:
    """What the Kon comes to with these cards, by seat."""
    return tally([(Seat(seat), CARDS[name]) for seat, name in enumerate(names)], state.tables).sum


def _board(
    words: Words, name: str, state: State, *events: Event,
    names: tuple[str, ...] = (), over: bool = False, extreme: bool = False,
) -> Sample:  # fmt: skip
    drawn = scene(words, _session(words, state, *events, names=names, over=over))
    return sample(f"aforator-{name}", SCREENS.board(drawn), group=True, extreme=extreme)


def _hand(
    words: Words, name: str, state: State, *events: Event,
    names: tuple[str, ...] = (), seat: int = 0, menu: str = "", extreme: bool = False,
) -> Sample:  # fmt: skip
    drawn = scene(words, _session(words, state, *events, names=names), seat=seat)
    return sample(f"aforator-{name}", teaching.hand(drawn, menu, ""), group=False, extreme=extreme)


def _end(
    words: Words, name: str, state: State, *,
    counted: Sequence[Sequence[int]] = (), names: tuple[str, ...] = (), turning: Turning | None = None,
    extreme: bool = False,
) -> Sample:  # fmt: skip
    """`counted`: what everybody had after some rounds."""
    finished = replace(_session(words, state, names=names, over=True), turning=turning)
    rule_book: Any = finished.rule_book
    before = [
        state._replace(
            phase="move", order=(A,), round=at + 2, discards=tuple(DECK[:n] for n in counts),
            tables=((),) * len(counts), hands=((),) * len(counts),
        )
        for at, counts in enumerate(counted)
    ]  # fmt: skip
    played = tuple(rule_book.view(other, None) for other in before)
    return sample(f"aforator-{name}", SCREENS.ended(scene(words, finished, played=played)), group=True, extreme=extreme)


def _session(words: Words, state: State, *events: Event, names: tuple[str, ...], over: bool = False) -> Session:
    return session(words, "aforator", state, len(state.hands), *events, names=names, over=over)
