"""How long a game will take: what lobbies say of it, and when they offer a shorter one."""

import pytest

from bot.callback_data import Verb, parse
from bot.screens import lasting
from bot.screens import lobby as screens
from bot.text.words import speak
from games import catalogue
from games.sessions import expected
from games.sessions.clocks import CLOCKS, DAY, HOUR, MINUTE, TurnClock
from games.sessions.expected import Span
from games.sessions.session import Session
from tests.bot.screens.stage import buttons, mocked, scene
from tests.games.sessions.tables import ANYA, BORYA, VIKA, gathering

TABLE = {
    "upturn": {
        "days": {"2 gifts": [3.0, 9.0], "2 bare": [2.0, 5.2], "3 gifts": [9.4, 30.0], "3 bare": [6.0, 14.0]},
        "clocks": {"day": 1.0, "three-days": 1.5, "live": 0.004},
    }
}


@pytest.fixture(autouse=True)
def table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expected, "_table", lambda: TABLE)


def lobby(session: Session, menu: str = "", language: str = "ru") -> str:
    return mocked(screens.gathering(scene(session, language), menu))


@pytest.mark.parametrize(
    ("span", "ru", "en"),
    [
        (Span(9 * DAY, 14 * DAY), "9–14 дней", "9–14 days"),
        (Span(9 * DAY, 20.5 * DAY), "9–21 день", "9–21 days"),
        (Span(2.6 * DAY, 2.7 * DAY), "около 3 дней", "about 3 days"),
        (Span(20 * HOUR, 30 * HOUR), "20–30 часов", "20–30 hours"),
        (Span(70 * MINUTE, 3 * HOUR), "1–3 часа", "1–3 hours"),
        (Span(20 * MINUTE, 41 * MINUTE), "20–41 минута", "20–41 minutes"),
        (Span(1.0, 2.0), "около 1 минуты", "about a minute"),
    ],
)
def test_a_span_is_said_in_the_unit_that_people_would_say_it_in(span: Span, ru: str, en: str) -> None:
    assert (lasting.in_words(speak("ru"), span), lasting.in_words(speak("en"), span)) == (ru, en)


def test_a_lobby_says_how_long_such_a_game_usually_takes_with_those_who_are_there() -> None:
    assert "\nОбычно 3–9 дней\n" in lobby(gathering(ANYA, BORYA))
    assert "\nОбычно 3–9 дней\n" in lobby(gathering(ANYA))
    assert "\nUsually 3–9 days\n" in lobby(gathering(ANYA, BORYA), language="en")
    assert "\nОбычно 17–52 минуты\n" in lobby(gathering(ANYA, BORYA, clock="live"))
    assert "\nОбычно 4–14 дней\n" in lobby(gathering(ANYA, BORYA, clock="three-days"))


def test_what_takes_too_long_says_so_and_offers_the_shorter_choice_by_a_tap() -> None:
    drawn = screens.gathering(scene(gathering(ANYA, BORYA, VIKA)), "")
    assert "Обычно 9–30 дней: это надолго" in drawn.text
    (offer,) = (button for button in buttons(drawn) if button.label.startswith("Короче · "))
    assert offer.label == "Короче · Подарки: нет"
    press = parse(offer.data)
    assert (press.verb, press.choice) == (Verb.CHOOSE, "gifts=False")
    short = lobby(gathering(ANYA, BORYA, VIKA, gifts=False))
    assert "Обычно 6–14 дней\n" in short
    assert "Короче" not in short


def test_an_options_answers_say_how_long_each_takes_where_it_depends_on_them() -> None:
    gifts, starts = (lobby(gathering(ANYA, BORYA), menu=menu) for menu in ("gifts", "starts"))
    assert "· 3–9 дней" in gifts
    assert "· 2–6 дней" in gifts
    assert "дней" not in starts


def test_what_nobody_has_tried_says_nothing() -> None:
    assert "Обычно" not in lobby(gathering(ANYA, BORYA, clock="none"))
    assert "Обычно" not in lobby(gathering(ANYA, BORYA, game="aforator"))


@pytest.mark.parametrize("game", catalogue.newest(), ids=lambda game: game.id)
@pytest.mark.parametrize("clock", CLOCKS)
def test_the_committed_table_knows_every_game_number_clock_and_choice(
    game: object, clock: TurnClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    book = next(each for each in catalogue.newest() if each is game)
    fields = expected.fields_of(book)
    for people in book.seats:
        for field, values in fields.items():
            for value in values:
                found = expected.expected(book, people, clock, book.options(**{field: value}))
                assert found is not None, (people, field, value)
                assert 0 < found.least <= found.most
