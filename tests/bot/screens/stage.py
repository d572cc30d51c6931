"""What tests of screens share: scenes, play-outs to be drawn, and how a message reads once it is drawn."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from html import unescape
from random import Random
from zoneinfo import ZoneInfo

from bot.names import FSI, PDI
from bot.screens import games
from bot.screens.screen import Button, Scene, Screen
from bot.words import speak
from games import play
from games.game import Move, Seat
from games.session import Chair, Person, Session
from tests.games.tables import EVERYBODY, NOON, playing

MOSCOW = ZoneInfo("Europe/Moscow")
LONGEST, WILD = 3000, 60
"""Steps of a play-out, and of its beginning, in which people also do something silly."""
BOT = "kon_bot"
BOARD_LINK = "https://t.me/c/100/42"
LATIN = ("Anya", "Borya", "Vika", "Gena")
TAG = re.compile(r'<(/?)(b|i|blockquote|a)((?: href="[^"<>&]+")?)>')
SCREENS = games.of("upturn")


def scene(
    session: Session, language: str = "ru", *, now: float | None = None, title: str = "Дачники", **more: object
) -> Scene:
    """The scene of a session for a reader in Moscow, at the session's last act unless told otherwise."""
    at = session.acted if now is None else now
    drawn = Scene(session, speak(language), at, MOSCOW, title, BOT)
    return replace(drawn, **more)  # type: ignore[arg-type]  # fields of Scene, checked as it is made


def renamed(session: Session, names: tuple[str, ...]) -> Session:
    """The session with other names for its people."""
    chairs = (
        replace(chair, person=Person(chair.person.id, name)) for chair, name in zip(session.chairs, names, strict=False)
    )
    return replace(session, chairs=tuple(chairs))


@dataclass(frozen=True)
class Course:
    """One kind of play-out."""

    seats: int
    chance: int
    calls: str = "self"
    goes_on: bool = False


COURSES = (
    Course(2, 11),
    Course(2, 12, calls="bot"),
    Course(3, 13, goes_on=True),
    Course(4, 14),
    Course(4, 15, calls="bot", goes_on=True),
)


def play_out(course: Course, names: tuple[str, ...] = ()) -> Iterator[Session]:
    """Every session on the way from the start to the end."""
    session = playing(
        *EVERYBODY[: course.seats], clock="hour", chance=course.chance, calls=course.calls, goes_on=course.goes_on
    )
    session = replace(renamed(session, names) if names else session, first=True)
    dice = Random(course.chance)
    yield session
    for step in range(LONGEST):
        if session.status != "playing":
            return
        wild = step < WILD and dice.random() < 0.4
        seat, move = _wild(session, dice) if wild else _sensible(session)
        session = play.play(session, session.chairs[seat].person, move.code, session.acted + 7.0).session
        yield session


def _wild(session: Session, dice: Random) -> tuple[Seat, Move]:
    """Anything that anybody may do."""
    book = session.rule_book
    return dice.choice([(seat, move) for seat, _ in session.seats() for move in book.moves(session.state, seat)])


def _sensible(session: Session) -> tuple[Seat, Move]:
    """What ends a game soon: lay the number that is nearest to the last, say that it's the last one, give nothing."""
    book, seat = session.rule_book, min(session.awaited)
    last = book.view(session.state, None).last
    tempting = {
        move: abs(getattr(move, "tile", 0) - last) + 200 * (move.code[0] == "g") + 150 * move.passive
        for move in book.moves(session.state, seat)
    }
    return seat, min(tempting, key=lambda move: (tempting[move], -len(move.code)))


def every_private(session: Session, language: str, **more: object) -> Iterator[Screen]:
    """All that the players' private chats may show of a session: hands, reminders, and every menu."""
    drawn = scene(session, language, **more)  # type: ignore[arg-type]
    for seat, _ in session.seats():
        hand = SCREENS.hand(drawn, seat, "", "")
        yield hand
        yield SCREENS.hand(drawn, seat, "", "reminder")
        yield from (SCREENS.hand(drawn, seat, choice, "") for choice in opened(hand))


def opened(screen: Screen) -> list[str]:
    """The menus that a screen's buttons open, the way back left out."""
    return [
        choice for button in buttons(screen) if button.data.startswith("o:") and (choice := button.data.split(":")[3])
    ]


def buttons(screen: Screen) -> list[Button]:
    return [button for row in screen.rows for button in row]


def plain(text: str) -> str:
    """What Telegram shows of HTML, entities resolved. Fails for HTML that Telegram would refuse."""
    open_tags: list[str] = []
    for closing, name, _ in TAG.findall(text):
        if closing:
            assert open_tags.pop() == name, text
        else:
            open_tags.append(name)
    assert not open_tags, text
    bare = TAG.sub("", text)
    assert not re.search(r"[<>]|&(?!(?:lt|gt|amp|quot);)", bare), text
    return unescape(bare)


def mocked(screen: Screen) -> str:
    """The screen as mock-ups are written: *bold*, _italic_, a bar before quoted lines, and rows of [buttons]."""
    text = re.sub(r"<blockquote>(.*?)</blockquote>", _barred, screen.text, flags=re.DOTALL)
    text = re.sub(r"</?b>", "*", re.sub(r"</?i>", "_", text))
    rows = (" ".join(f"[{button.label}]" for button in row) for row in screen.rows)
    return bare("\n".join((unescape(text), *rows)))


def bare(text: str) -> str:
    """Without the isolating marks around names."""
    return text.replace(FSI, "").replace(PDI, "")


def _barred(quoted: re.Match[str]) -> str:
    return "\n".join(f"▏{line}" for line in quoted[1].split("\n"))


def on_turn(session: Session, seat: int, since: float = NOON) -> tuple[Chair, ...]:
    """The chairs, with the clock of one seat running."""
    return tuple(replace(chair, since=since if at == seat else None) for at, chair in session.seats())
