"""Each owner's news: what was told since they acted, and what came into their hand; nothing is missing, nor twice."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import groupby
from random import Random

import pytest

from games import catalogue
from games.game import Event, Move, Seat
from games.sessions import disclosure, news, play, timers
from games.sessions.absence import go_away
from games.sessions.clocks import DAY, HOUR
from games.sessions.stored import read, write
from games.sessions.table import News
from games.sessions.telling import MEMORY, RECENT, remembering, told
from games.sessions.window_timing import LEAST_SECONDS
from tests.games.sessions.tables import ANYA, BORYA, EVERYBODY, NOON, A, B, V, goes, laid, playing
from tests.games.sessions.windowed import GUARDS, attacked, does, until

GAMES = [game.id for game in catalogue.newest()]
MOVES = 250


class Remembering:
    """A table with somebody beside it who forgets nothing."""

    def __init__(self, game: str) -> None:
        self.session = playing(*EVERYBODY, clock="hour", game=game, chance=7)
        self.dice, self.now = Random(f"news {game}"), self.session.acted
        self.told: dict[Seat, list[Event]] = {seat: [] for seat, _ in self.session.seats()}
        self.held = {seat: self.hand(seat) for seat in self.told}

    def hand(self, seat: Seat) -> Counter[str]:
        return Counter(self.session.rule_book.held(self.session.state, seat))

    def moves(self) -> None:
        """Somebody moves, or takes that back again at once."""
        seat = min(self.session.awaited)
        move = catalogue.choose(self.session.rule_book, self.session.state, seat)
        before, known, had = self.session, {at: [*events] for at, events in self.told.items()}, {**self.held}
        passes = play.is_pass(self.session, move)
        self._play(seat, move)
        if not passes and play.may_undo(self.session, seat, self.now) and self.dice.random() < 0.3:
            back = play.undo(self.session, before.chairs[seat].person, self.now)
            self.session, self.told, self.held = back.session, known, had

    def _play(self, seat: Seat, move: Move) -> None:
        before, passes = self.session, play.is_pass(self.session, move)
        _, events = before.rule_book.play(before.state, seat, move)
        self.now += LEAST_SECONDS if passes else 7.0
        self.session = play.play(before, before.chairs[seat].person, move.code, self.now).session
        events = play.remembered(before.rule_book, events)
        if passes:  # they have looked at the table, and then the window may have closed
            self.told[seat] = []
        for other in self.told:
            self.told[other] += events
            if other == seat and not passes:
                self.told[seat] = []
        self.held[seat] = self.hand(seat)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_misses_anything_nor_hears_it_twice(game: str) -> None:
    table = Remembering(game)
    for _ in range(MOVES):
        if table.session.status != "playing":
            break
        for seat, everything in table.told.items():
            fresh = news.of(table.session, seat)
            assert fresh.forgotten + len(fresh.events) == len(everything)
            assert list(fresh.events) == everything[fresh.forgotten :]
            assert not fresh.forgotten or len(fresh.events) >= min(len(everything), MEMORY) - RECENT
        table.moves()


@pytest.mark.parametrize("game", ["upturn", "aforator"])
def test_what_came_into_a_hand_is_named_to_its_owner(game: str) -> None:
    """Hands here only grow until their owners move."""
    table, gained = Remembering(game), 0
    for _ in range(MOVES):
        if table.session.status != "playing":
            break
        for seat, had in table.held.items():
            pieces = [piece for gain in news.of(table.session, seat).gained for piece in gain.pieces]
            assert had + Counter(pieces) == table.hand(seat)
            gained += len(pieces)
        table.moves()
    assert gained or game == "aforator"


def test_a_gift_is_named_with_the_event_that_brought_it() -> None:
    table = Remembering("upturn")
    while not (given := [e for e in table.session.recent[-1:] if e.kind == "gave"]):
        table.moves()
    target = given[0].target
    assert target is not None
    fresh = news.of(table.session, target)
    (gain,) = fresh.gained
    assert fresh.events[gain.number] == given[0]
    assert len(gain.pieces) == given[0].n


def test_memory_has_a_bound_and_says_what_is_gone() -> None:
    session = playing(*EVERYBODY)
    for number in range(3 * MEMORY):
        session = told(session, "away" if number % 2 else "back", B)
    assert len(session.past) + len(session.recent) == MEMORY
    assert len(session.recent) == RECENT
    assert news.of(session, A).forgotten == 2 * MEMORY
    assert read(write(session)) == session


def test_what_everybody_knows_is_not_kept() -> None:
    table = Remembering("upturn")
    for _ in range(60):
        table.moves()
        unknown = max(map(len, table.told.values()))
        past, recent = table.session.past, table.session.recent
        assert len(past) + len(recent) <= max(unknown, len(recent))
        assert sum(1 for _ in groupby(recent, key=lambda event: (event.kind, event.seat))) <= RECENT


def test_a_move_that_is_taken_back_is_no_news_and_its_maker_has_theirs_again() -> None:
    before = laid(playing(ANYA, BORYA), A, NOON + 1)
    after = laid(before, B, NOON + 2)
    assert (news.of(before, B).events, news.of(after, B)) == (before.recent[-1:], News())
    back = play.undo(after, BORYA, NOON + 4).session
    assert news.of(back, A) == news.of(before, A) == News()
    assert news.of(back, B) == news.of(before, B)


def test_what_is_kept_does_not_tell_who_has_passed() -> None:
    """Else a board might come to depend on it."""
    window = attacked(GUARDS)
    passed = does(window, EVERYBODY[V], "pass", NOON + 1)
    assert news.of(passed, V) == News()
    assert (passed.past, passed.recent, passed.events) == (window.past, window.recent, window.events)
    assert remembering(passed, *[Event("x")] * 9).past == remembering(window, *[Event("x")] * 9).past


def test_of_a_dozen_gifts_that_are_one_line_none_is_forgotten() -> None:
    laid, gifts = Event("laid", B, pieces=("9",)), [Event("gave", A, B)] * MEMORY
    for number in range(1, MEMORY):
        table = remembering(playing(ANYA, BORYA), *[laid, Event("drew", A)] * RECENT, laid, *gifts[:number])
        assert table.recent.count(gifts[0]) == number
        assert len(table.recent) == min(RECENT - 1 + number, MEMORY)
    assert len(remembering(table, laid, Event("drew", A), *gifts).recent) == MEMORY


def test_what_silence_did_is_news_to_whom_it_was_done_for() -> None:
    session = until(playing(ANYA, BORYA), NOON + 3 * DAY)
    fresh = disclosure.private(session, A, NOON + 3 * DAY)
    kinds = [event.kind for event in fresh.news.events if event.seat == A]
    assert kinds[:3] == ["silent", "drew", "passed"]
    assert [len(gain.pieces) for gain in fresh.news.gained] == [1]
    assert fresh.silenced


def test_a_silent_answer_is_neither_told_nor_counted() -> None:
    closed = until(attacked(GUARDS), NOON + 20 * HOUR)
    assert closed.question is None
    assert "silent" not in {event.kind for event in closed.recent}
    assert not disclosure.private(closed, V, NOON + 20 * HOUR).silenced


def test_who_takes_a_seat_is_not_told_of_what_was_before() -> None:
    session = goes(go_away(playing(ANYA, BORYA), BORYA, NOON + DAY, NOON + 1))
    assert news.of(session, B).events
    taken = replace(session.chairs[B], known=session.events)
    assert news.of(replace(session, chairs=(session.chairs[A], taken)), B) == News()


def test_a_table_that_was_stored_before_there_were_news_has_none() -> None:
    session = playing(ANYA, BORYA)
    old = replace(session, recent=(*session.recent, Event("laid", A, pieces=("12",))))
    assert news.of(read(write(old)), B) == News()
    assert timers.wake(old, NOON) is not None
