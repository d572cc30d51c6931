"""Play-outs to be drawn: every game of the catalogue at every number of seats and with every option."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import get_args

import pytest

from games import catalogue
from games.game import NAMED, Move, Options, Seat
from games.sessions import play
from games.sessions.session import Person, Session
from games.sessions.table import MARK
from games.sessions.window_timing import LEAST_SECONDS
from tests.bot.screens.guards import Shown, shown
from tests.bot.screens.stage import renamed
from tests.games import playout
from tests.games.sessions.tables import SIX, playing

LONGEST, WILD = 6000, 60
"""Steps of a play-out, and of its beginning, in which people also do something silly."""
DRAWN = 9
"""States of each play-out, evenly spread, that are drawn in full."""
AT_HAND = 2
"""Courses that are remembered: all tests of one come one after the other."""
HOSTILE = (
    *("t.me/<b>&_*`[x](y)</i>", "\u202e@kon שלום עליכם {$n} {", "👨‍👩‍👧‍👦🏳️‍🌈" * 6, "🏆" + "А\u0301\u0302\u0303" * 16),
    *("W" * 64, "Ж" * 64),
)
"""Names that would break a screen that isn't careful."""
LIVELY = ("t.me/kon", "/stop@kon_bot", "@kon_bot", "a@kon.ru", "#апт $USD", "79991234567", "https://t.me")
"""Names of which Telegram would make something else, if it could."""
TITLES = {(): "Дачники", HOSTILE: f"🏆 {HOSTILE[0]}", LIVELY: "tg://kon 4111 1111 1111 1111"}
"""Of the group in which people are called so."""


@dataclass(frozen=True)
class Course:
    """One kind of play-out. `options`: field=value, as the lobby has them."""

    game: str
    seats: int
    chance: int
    options: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, (self.game, str(self.seats), self.options)))


def of_the_catalogue() -> Iterator[tuple[Course, bool]]:
    """Every number of seats, and at the most (up to four) every option; and whether the quick part leaves it out."""
    quick: set[tuple[str, int]] = set()
    for number, course in enumerate(playout.courses()):
        game, seats = course.game, course.seats
        first = (game.id, seats) not in quick
        if game not in catalogue.newest() or not (first or seats == min(game.seats[-1], playout.MANY)):
            continue
        quick.add((game.id, seats))
        changed = course.options.model_dump(exclude_defaults=True)
        options = " ".join(f"{field}={value}" for field, value in changed.items())
        yield Course(game.id, seats, number, options), not first or seats > min(playout.QUICK)


FOUR = Course("upturn", 4, 14, "calls=self")
OF_THEIR_OWN = (
    FOUR,
    Course("upturn", 3, 13, "calls=self goes_on=True"),
    Course("raiders", 4, 33, "pairs=True"),
)
"""Ways in which a game is drawn besides; the first in the quick part, too."""
COURSES = {
    **{course: slow for course, slow in of_the_catalogue() if str(course) not in map(str, OF_THEIR_OWN)},
    **{course: course is not FOUR for course in OF_THEIR_OWN},
}
"""And whether the quick part leaves it out."""


GAMES = tuple(dict.fromkeys(course.game for course in COURSES))


def on_courses(*games: str) -> pytest.MarkDecorator:
    """A test of every course, or of those of some games: all tests of a course before any of the next one."""
    chosen = {course: slow for course, slow in COURSES.items() if course.game in games or not games}
    marked = [pytest.param(c, marks=pytest.mark.slow if slow else (), id=str(c)) for c, slow in chosen.items()]
    return pytest.mark.parametrize("course", marked, scope="session")


def on_some_courses(*games: str) -> pytest.MarkDecorator:
    """The same, but only as few and as many as can play a game, and in pairs: the soak takes all."""
    most = {game: max(course.seats for course in COURSES if course.game == game) for game in games or GAMES}
    return pytest.mark.parametrize(
        "course",
        [
            pytest.param(course, marks=pytest.mark.slow if slow else (), id=str(course))
            for course, slow in COURSES.items()
            if course.game in most and _telling(course, slow, most[course.game])
        ],
        scope="session",
    )


def _telling(course: Course, slow: bool, most: int) -> bool:
    return not slow or "pairs" in course.options or (course.seats == most and not course.options)


@lru_cache(AT_HAND)
def states(course: Course) -> tuple[Session, ...]:
    """Every session on the way from the start to the end."""
    return tuple(_play_out(course))


def drawn(course: Course, names: tuple[str, ...] = (), *, about: int = DRAWN) -> Iterator[Session]:
    """About so many states to be drawn, the end among them; `names` of its people change nothing of what they do."""
    known = states(course)
    for session in (*known[:-1][:: max(len(known) // about, 1)], known[-1]):
        yield renamed(session, names) if names else session


@lru_cache(AT_HAND * 4)
def screens(course: Course, language: str, names: tuple[str, ...] = ()) -> tuple[Shown, ...]:
    """All that is shown of these states, drawn once for all tests."""
    return tuple(shown(session, language, TITLES[names]) for session in drawn(course, names))


def _play_out(course: Course) -> Iterator[Session]:
    known = catalogue.game(course.game).options
    given = (option.split("=") for option in course.options.split())
    chosen = {field: _read(known, field, text) for field, text in given}
    options = known.model_validate(chosen).model_dump(include={*chosen})
    people = _people(course.seats)
    if options.pop(NAMED, None) is not None:  # in a lobby it is a person who is named
        options = {field: f"{MARK}{people[-1].id}" if value == NAMED else value for field, value in options.items()}
    session = playing(*people, clock="hour", chance=course.chance, game=course.game, **options)
    session = replace(session, first=True)
    dice, now = Random(course.chance), session.acted
    yield session
    for step in range(LONGEST):
        if session.status != "playing":
            return
        wild = step < WILD and dice.random() < 0.4
        seat, move = _wild(session, dice) if wild else _sensibly(session, dice)
        now += LEAST_SECONDS if play.is_pass(session, move) else 7.0
        session = play.play(session, session.chairs[seat].person, move.code, now).session
        yield session


def _read(options: type[Options], field: str, text: str) -> object:
    """The value that is written so."""
    values = get_args(options.model_fields[field].annotation)
    return next((value for value in values if str(value) == text), text)


def _people(seats: int) -> tuple[Person, ...]:
    return (*SIX, *(Person(number, f"Гость {number}") for number in range(len(SIX) + 1, seats + 1)))[:seats]


def _wild(session: Session, dice: Random) -> tuple[Seat, Move]:
    """Anything that anybody may do."""
    book = session.rule_book
    return dice.choice([(seat, move) for seat, _ in session.seats() for move in book.moves(session.state, seat)])


def _sensibly(session: Session, dice: Random) -> tuple[Seat, Move]:
    """What ends a game soon."""
    book, seat = session.rule_book, min(session.awaited)
    moves = book.moves(session.state, seat)
    return seat, catalogue.sensible(book)(session.state, moves, dice)
