"""What tests of screens share: scenes, hands with their menus, and how a message reads once it is drawn."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from html import unescape
from zoneinfo import ZoneInfo

from bot.callback_data import Verb, parse
from bot.delivery.audience import Audience
from bot.screens import games, teaching
from bot.screens.screen import Button, Scene, Screen
from bot.settings import Settings
from bot.text.names import FSI, PDI
from games.game import Seat
from games.sessions.session import Chair, Person, Session
from storage.chats import Chat
from storage.people import Who
from tests.games.sessions.tables import NOON
from tests.plain import PICTURES

MOSCOW = ZoneInfo("Europe/Moscow")
BOT = "kon_bot"
SETTINGS = Settings.read(None, bot_token="1:x", telegram_api_url="http://127.0.0.1:1", pictures=PICTURES)
BOARD_LINK = "https://t.me/c/100/42"
LATIN = ("Anya", "Borya", "Vika", "Gena")
TAG = re.compile(r'<(/?)(b|i|blockquote|a)((?: href="[^"<>&]+"| expandable)?)>')
SCREENS = games.of("upturn")
"""Where a test is about it."""


def scene(
    session: Session,
    language: str = "ru",
    *,
    seat: Seat | None = None,
    now: float | None = None,
    title: str = "Дачники",
    **more: object,
) -> Scene:
    """The scene of a session in Moscow for the group, or for who sits on `seat`; at the session's last act unless told
    otherwise.
    """
    at = session.acted if now is None else now
    chat = Chat(session.chat, title, language=language, zone=MOSCOW.key)
    people = {person.id: Who(person.id, started=True) for person in session.people}
    reader = None if seat is None else session.chairs[seat].person
    drawn = Audience(chat, people, BOT, SETTINGS).scene(session, at, reader=reader and reader.id)
    return replace(drawn, **more)  # type: ignore[arg-type]  # fields of Scene, checked as it is made


def renamed(session: Session, names: tuple[str, ...]) -> Session:
    """The session with other names for its people."""
    chairs = (
        replace(chair, who=Person(chair.person.id, name)) if chair.person else chair
        for chair, name in zip(session.chairs, names, strict=False)
    )
    return replace(session, chairs=tuple(chairs))


MOST_TAPS = 3
"""For a move with a target; menus that lead to it are one fewer."""


def hands(
    drawn: Scene, menu: str = "", taps: int = 1, *, draw: Callable[[Scene, str, str], Screen] = teaching.hand
) -> Iterator[tuple[int, Screen]]:
    """A hand and every menu that can be opened from it, each with the tap that a move from there is."""
    screen = draw(drawn, menu, "")
    yield taps, screen
    if taps < MOST_TAPS:
        for choice in opened(screen):
            yield from hands(drawn, choice, taps + 1, draw=draw)


def opened(screen: Screen) -> list[str]:
    """The menus that a screen's buttons open, the way back left out."""
    presses = (parse(button.data) for button in buttons(screen) if button.data)
    return [press.choice for press in presses if press.verb in (Verb.OPEN, Verb.LOOK) and press.choice]


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
    text = re.sub(r"<blockquote( expandable)?>(.*?)</blockquote>", _barred, screen.text, flags=re.DOTALL)
    text = re.sub(r"</?b>", "*", re.sub(r"</?i>", "_", text))
    rows = (" ".join(f"[{button.label}]" for button in row) for row in screen.rows)
    return bare("\n".join((unescape(text), *rows)))


def bare(text: str) -> str:
    """Without the isolating marks around names."""
    return text.replace(FSI, "").replace(PDI, "")


def _barred(quoted: re.Match[str]) -> str:
    bar = "▏⌄" if quoted[1] else "▏"
    return "\n".join(f"{bar}{line}" for line in quoted[2].split("\n"))


def on_turn(session: Session, seat: int, since: float = NOON) -> tuple[Chair, ...]:
    """The chairs, with the clock of one seat running."""
    return tuple(replace(chair, since=since if at == seat else None) for at, chair in session.seats())
