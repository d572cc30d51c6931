"""Toasts: one person, one line."""

import pytest

from bot.screens.toasts import toast
from bot.text.names import units
from bot.text.words import LANGUAGES, speak
from games.game import IllegalMove, Refused
from tests.bot.screens.stage import bare
from tests.bot.text.test_words import reasons

NAMES = ("Аня", "Боря", "Вика")
DETAILS: dict[str, str | int] = {
    "name": "Константинополь <b>", "person": 7, "seat": 2, "tile": 12, "last": 32, "direction": "up", "n": 3,
    "card": "tc", "suit": "c", "other": "h",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_short_line(language: str) -> None:
    for reason in sorted(reasons()):
        line = toast(speak(language), Refused(reason, **DETAILS), NAMES)
        assert 0 < units(line) <= 200, reason
        assert line != f"toast-{reason}"
        assert "\n" not in line, reason


@pytest.mark.parametrize(
    ("refused", "ru", "en"),
    [
        (Refused("stale"), "Этот ход уже в прошлом. Свежее ниже 👇", "That's history. The fresh one is below 👇"),
        (IllegalMove("not-your-turn", seat=2), "Ходит Вика. Позову, когда ты", "It's Вика's turn. I'll call you"),
        (
            IllegalMove("wont-fit", tile=12, last=32, direction="up"),
            "12 не ляжет: нужно больше 32",
            "12 won't fit: it must be above 32",
        ),
        (
            IllegalMove("wont-fit", tile=72, last=32, direction="down"),
            "72 не ляжет: нужно меньше 32",
            "72 won't fit: it must be below 32",
        ),
        (Refused("host-only", name="Аня", person=1), "Это решает Аня", "That's up to Аня"),
        (Refused("over"), "Эта игра сыграна. Новая: «Ещё раз»", "This game is over. Next one: “Again”"),
    ],
)
def test_reasons_in_words(refused: Refused, ru: str, en: str) -> None:
    assert bare(toast(speak("ru"), refused, NAMES)) == ru
    assert bare(toast(speak("en"), refused, NAMES)) == en


def test_names_in_toasts_are_short_and_isolated() -> None:
    line = toast(speak("ru"), Refused("host-only", name="\u202eКонстантинополь", person=1))
    assert line == "Это решает \u2068Константино…\u2069"


def test_a_seat_without_a_name_is_still_somebody() -> None:
    assert toast(speak("ru"), IllegalMove("not-your-turn", seat=1)) == "Ходит Игрок 2. Позову, когда ты"
