"""Labels of buttons, each with how many stand side by side: whoever draws them on a phone finds which are cut."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain
from typing import NamedTuple

from bot.screens import away, composed, lobby, notices, options, pending, private, settings, teaching
from bot.screens.screen import Scene, Screen
from bot.text.names import units
from bot.text.words import escaped, speak
from games import catalogue
from games.game import Seat
from games.sessions import absence
from games.sessions import lobby as tables
from games.sessions.session import Person, Session
from tests.bot.screens.guards import shown
from tests.bot.screens.stage import BOT, MOSCOW, bare, hands, scene
from tests.games.sessions.tables import NOON, gathering, playing

LONG = {
    "ru": ("Александра", "Константин", "Вероника", "Станислав", "Елизавета", "Максимилиан"),
    "en": ("Alexandra", "Christopher", "Elizabeth", "Sebastian", "Charlotte", "Maximilian"),
}
"""Names that people do have; most are longer than a button shows them."""
TITLE = {"ru": "Настолки по четвергам", "en": "Thursday board games"}
ROOM = {1: 36, 2: 18, 3: 12, 4: 8, 5: 7, 6: 3, 7: 3}
"""How many UTF-16 units each of so many buttons in a row has room for."""
BELOW_PICTURE = {1: 32, 2: 18, 3: 9, 4: 8, 5: 7}
"""The same below a picture in private, which is narrower than a text."""
DAY = 86_400


class Label(NamedTuple):
    private: bool
    """Whether it stands in a private chat; in a group messages are narrower."""
    abreast: int
    text: str


def labels(screens: Iterable[Screen], *, private: bool) -> set[Label]:
    """All labels of these screens."""
    rows = (row for screen in screens for row in screen.rows)
    return {Label(private, len(row), bare(button.label)) for row in rows for button in row}


def too_wide(found: Iterable[Label], room: Mapping[int, int] = ROOM) -> list[Label]:
    """Those for which there is no room."""
    return sorted(label for label in found if units(label.text) > room[label.abreast])


def below_pictures(session: Session, language: str) -> set[Label]:
    """Those of hands and their menus that are pictures, or stand below the board's where one practises."""
    every = (
        screen
        for seat, _ in session.seats()
        for draw in (teaching.hand, composed.practice)
        for _, screen in hands(scene(session, language, seat=seat, pictured=True), draw=draw)
        if screen.drawing is not None
    )
    return labels(every, private=True)


def of_a_game(session: Session, language: str) -> set[Label]:
    """Those of a game: its board, hands with their menus and with what they teach, reminders, and the end."""
    drawn = shown(session, language)
    in_group = filter(None, (drawn.board, drawn.ended))
    taught = [teaching.hand(_drawn(session, language, seat=seat), "", "") for seat, _ in session.seats()]
    return labels(in_group, private=False) | labels((*drawn.private, *taught), private=True)


def outside_of_games(language: str) -> set[Label]:
    """Those of lobbies with whatever they open, of questions to the table, of settings, and of private chats."""
    in_group = (_lobbies(language), _questions(language), _settings(language, own=False))
    in_private = (_private(language), _settings(language, own=True))
    every = chain.from_iterable
    return labels(every(in_group), private=False) | labels(every(in_private), private=True)


def _lobbies(language: str) -> Iterator[Screen]:
    for table in _gatherings(language):
        late = frozenset({table.chairs[-1].person.id})
        drawn = _drawn(table, language, unreached=late, zone_told=False)
        menus = ("", lobby.OVERRIDE, *lobby.MENUS, *drawn.table.choices)
        yield from (lobby.gathering(drawn, menu) for menu in menus)
        yield from (lobby.gathering(_drawn(chosen, language), options.OVERVIEW) for chosen in _choices(table))
        yield lobby.closed(_drawn(replace(table, status="closed", closed="abandoned"), language))
    words = speak(language)
    yield from (lobby.welcome(words), lobby.which_game(words))
    hosts = [(table.id, table.game, table.chairs[0].person) for table in _gatherings(language)]
    yield lobby.which_table(words, [*hosts, *hosts], "table")


def _gatherings(language: str) -> list[Session]:
    """A full lobby of each game, the first one in its chat."""
    every = catalogue.newest()
    return [replace(gathering(*_people(language, game.seats[-1]), game=game.id), first=True) for game in every]


def _people(language: str, seats: int) -> list[Person]:
    return [Person(number, name) for number, name in enumerate(LONG[language][:seats], 1)]


def _choices(table: Session) -> Iterator[Session]:
    """The lobby with each value of each option."""
    assert table.host is not None
    for field, values in tables.choices(table).items():
        yield from (tables.choose(table, table.host, field, value, NOON).session for value in values)


def _questions(language: str) -> Iterator[Screen]:
    """What the group is asked; the same words stand in private chats, where there is more room."""
    people = _people(language, 4)
    table = playing(*people)
    drawn = _drawn(table, language, seat=Seat(0))
    yield from (pending.pause(drawn, menu) for menu in ("", pending.SURE))
    yield from (pending.homeless(drawn, menu) for menu in ("", pending.SURE))
    yield from (pending.get_up_in_group(drawn, Seat(0)), pending.here_or_not(speak(language), [drawn, drawn]))
    yield from (notices.unreached(drawn, [Seat(1)]), notices.stop_question(drawn))
    left = absence.leave(table, people[3], NOON).session
    offered = absence.offer(left, people[0], Seat(3), NOON).session
    voted = (pending.of_table(_drawn(each, language)) for each in (left, offered))
    yield from filter(None, voted)


def _settings(language: str, *, own: bool) -> Iterator[Screen]:
    known = settings.Known(speak(language), NOON, MOSCOW.key, None if own else (1380, 540), own=own)
    fields = (settings.LANGUAGE, settings.CLOCK, settings.QUIET, settings.ZONE)
    yield from (settings.overview(known), *(settings.menu(known, field) for field in fields))


def _private(language: str) -> Iterator[Screen]:
    words, seated = speak(language), [_drawn(table, language, seat=Seat(0)) for table in _gatherings(language)]
    yield from (private.greeting(words, BOT), private.lost_link(words, "full"), private.language(words))
    yield private.lost(words, "upturn")
    yield from (private.rules_list(words), private.my_games(words, seated))
    yield from (private.rules_page(words, game.id, page) for game in catalogue.newest() for page in (0, 1, 2))
    yield from (teaching.minute(words, game.id) for game in catalogue.newest())
    yield from (lobby.waiting_room(drawn, drawn.people[0].id) for drawn in seated)
    yield from (away.away(words, until, NOON, MOSCOW, 3) for until in (None, NOON + DAY))
    hand, called = Screen(escaped("…")), playing(*_people(language, 4))
    yield pending.in_hand(_drawn(called, language, seat=Seat(0)), hand, pending.TAKEBACK)


def _drawn(table: Session, language: str, **more: object) -> Scene:
    return scene(table, language, title=TITLE[language], **more)  # type: ignore[arg-type]  # as scene itself has them
