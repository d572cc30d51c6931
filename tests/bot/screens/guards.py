"""What every state of every game is held to: Telegram's limits, whole keyboards, and silence about what is hidden."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from bot.callback_data import LIMIT, Verb, parse
from bot.sandbox.found import found
from bot.screens import games, teaching, toasts
from bot.screens.game import GameScreens
from bot.screens.screen import Scene, Screen
from bot.text.names import BARRIER, FSI, PDI, units
from games.game import Seat
from games.sessions.session import Session
from tests.bot.screens.stage import BOARD_LINK, buttons, hands, plain, scene
from tests.games.redealt import redealt as dealt_anew

BOARD_UNITS, TEXT_UNITS, ALERT_UNITS, RULES_UNITS = 1024, 4096, 200, 900
"""Boards are kept so short that they could become captions."""
KEYBOARD, ROW = 100, 8
"""Buttons that Telegram shows, in all and in a row."""


def of(session: Session) -> GameScreens:
    return games.of(session.game)


def the_board(session: Session, language: str) -> Screen:
    return of(session).board(scene(session, language))


@dataclass(frozen=True)
class Shown:
    """All that anybody may be shown of a state, drawn."""

    session: Session
    board: Screen
    hands: Mapping[Seat, tuple[tuple[int, Screen], ...]]
    """By seat: the hand and every menu of it, each with the tap that a move from there is."""
    reminders: tuple[Screen, ...]
    alerts: tuple[str, ...]
    ended: Screen | None
    """After the end."""

    @property
    def menus(self) -> Iterator[tuple[int, Screen]]:
        return chain.from_iterable(self.hands.values())

    @property
    def private(self) -> Iterator[Screen]:
        """What the players' private chats show."""
        yield from self.reminders
        yield from (screen for _, screen in self.menus)


def shown(session: Session, language: str, title: str = "Дачники") -> Shown:
    """Draws whatever anybody may see of this state."""
    draws, board = of(session), the_board(session, language)
    every: dict[Seat, tuple[tuple[int, Screen], ...]] = {}
    reminders: list[Screen] = []
    alerts: list[str] = []
    for seat, _ in session.seats():
        view = scene(session, language, seat=seat, title=title, board=BOARD_LINK)
        every[seat] = tuple(hands(view))
        reminders.append(teaching.hand(view, "", "reminder"))
        alerts += _alerts_of(session, view, board, [screen for _, screen in every[seat]])
    ended = draws.ended(scene(session, language)) if session.status == "finished" else None
    return Shown(session, board, every, tuple(reminders), tuple(alerts), ended)


def keeps_within_limits(shown: Shown) -> None:
    """Telegram shows all of it as it is meant."""
    fits(shown.board, BOARD_UNITS)
    for screen in shown.private:
        fits(screen, TEXT_UNITS)
    for text in shown.alerts:
        assert 0 < units(text) <= ALERT_UNITS, text
    if shown.ended:
        fits(shown.ended, BOARD_UNITS)


def fits(screen: Screen, limit: int) -> None:
    assert 0 < units(plain(screen.text)) <= limit, screen.text
    assert "{" not in screen.text.replace("{$n} {", ""), screen.text
    assert sum(map(len, screen.rows)) <= KEYBOARD
    for row in screen.rows:
        assert 0 < len(row) <= ROW
        for button in row:
            assert button.label.strip()
            assert bool(button.data) != bool(button.url)
            assert len(button.data.encode()) <= LIMIT
            if button.data:
                assert parse(button.data).data() == button.data


def names_are_plain_text(shown: Shown) -> None:
    """Telegram makes nothing else of anybody's name, nor of the chat's; and buttons have them as they were written."""
    for screen in filter(None, (shown.board, *shown.private, shown.ended)):
        text = plain(screen.text)
        for kind, start, end in found(text):
            named = FSI in text[start:end] or _in_name(text, start)
            assert not named, f"{kind} {text[start:end]!r} in {text}"
        for button in buttons(screen):
            assert BARRIER not in button.label


def _in_name(text: str, at: int) -> bool:
    """Whether somebody's name goes on there."""
    return text.count(FSI, 0, at) > text.count(PDI, 0, at)


def tells_nothing_hidden(session: Session, chance: int, language: str) -> None:
    """What is hidden from a reader is dealt anew: everything that they may see stays as it is."""
    other = redealt(session, None, chance)
    assert _shown_to_all(other, language) == _shown_to_all(session, language)
    for seat, _ in session.seats():
        other = redealt(session, seat, chance)
        assert shown_to(other, seat, language) == shown_to(session, seat, language)


def redealt(session: Session, seat: Seat | None, chance: int) -> Session:
    """With other hidden cards, and in a window with others who are still asked: all since the same moment."""
    other = replace(session, state=dealt_anew(session.rule_book, session.state, seat, chance))
    if other.question is None:
        return other
    since = session.chairs[min(session.awaited)]
    chairs = (
        replace(chair, since=since.since, granted=since.granted, answers=True) if at in other.awaited else chair
        for at, chair in other.seats()
    )
    return replace(other, chairs=tuple(chairs))


def _shown_to_all(session: Session, language: str) -> list[object]:
    """The board, what each has played last, and after the end the result, for which all cards are open."""
    view, draws = scene(session, language), of(session)
    result = [draws.ended(view)] if session.status == "finished" else []
    return [draws.board(view), *result, *(draws.last_move(view, seat) for seat, _ in session.seats())]


def shown_to(session: Session, seat: Seat, language: str) -> list[object]:
    """All that one seat may see: its hand with every menu and head, its alerts, and what everybody sees."""
    view = scene(session, language, seat=seat)
    rings = [teaching.hand(view, "", head) for head in ("reminder", "stand-in")]
    every = [screen for _, screen in hands(view)]
    board, *others = _shown_to_all(session, language)
    assert isinstance(board, Screen)
    return [*every, *rings, *_alerts_of(session, view, board, every), board, *others]


def _alerts_of(session: Session, view: Scene, board: Screen, hand: Sequence[Screen]) -> Iterator[str]:
    """Every alert that somebody may get by a tap: the table, the hand, and what buttons explain, or say that doesn't
    fit.
    """
    draws = of(session)
    yield draws.table_alert(view)
    yield draws.hand_alert(view)
    yield from (teaching.explained(view, piece) for piece in _choices((board, *hand), Verb.EXPLAIN))
    for code in _choices(hand, Verb.WHY):
        refused = session.rule_book.explain(session.state, view.seated.seat, code)
        yield toasts.toast(view.words, draws.spelled(view.words, refused), view.names)


def _choices(shown: Sequence[Screen], verb: Verb) -> list[str]:
    presses = (parse(button.data) for screen in shown for button in buttons(screen) if button.data)
    return sorted({press.choice for press in presses if press.verb is verb})
