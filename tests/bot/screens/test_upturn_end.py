"""The end of UpTurn, word for word."""

from dataclasses import replace
from typing import Any

from games.sessions.session import Session
from tests.bot.screens.mockup import (
    ANYA,
    BORYA,
    GENA,
    TEN,
    board,
    both,
    hand,
    opening,
    others,
    seen,
    table,
)
from tests.bot.screens.stage import SCREENS, mocked


@both(
    """
🏆 *Победа: Гена*
🔺 АП ТЕРН · 11 кругов · 2 дня

1. Гена: закрывает числом 19
2. Аня: 2 фишки, сумма 71
3. Вика: 4 фишки
4. Боря: 9 фишек и щедрые друзья
[Ещё раз] [📜 Вся игра]
""",
    """
🏆 *Gena wins*
🔺 UpTurn · 11 rounds · 2 days

1. Gena: out with a 19
2. Anya: 2 tiles, sum 71
3. Vika: 4 tiles
4. Borya: 9 tiles and generous friends
[Again] [📜 Whole game]
""",
)
def test_the_end(language: str, mock: str) -> None:
    assert mocked(SCREENS.ended(seen(ended(out=((GENA, 19),)), language))) == mock


def test_english_numbers_have_their_article() -> None:
    assert "1. Gena: out with an 81" in mocked(SCREENS.ended(seen(ended(out=((GENA, 81),)), "en")))


def test_places_are_shared_by_equals() -> None:
    state = ended(out=((GENA, 19),), racks=((30, 41), (31, 40), others(4), ()))
    assert mocked(SCREENS.ended(seen(state, "ru"))).split("\n")[3:6] == [
        "1. Гена: закрывает числом 19",
        "2. Аня, Боря: 2 фишки, сумма 71",
        "4. Вика: 4 фишки",
    ]


def test_a_stall_has_places_and_no_winner() -> None:
    shown = mocked(SCREENS.ended(seen(ended(out=(), racks=((30,), (31,), others(4), others(3))), "ru"))).split("\n")
    assert shown[0] == "🏆 *Без победителя*: брать нечего, все спасовали"
    assert shown[3] == "1. Аня: 1 фишка, сумма 30"


def test_the_board_of_a_finished_game_keeps_the_table_and_loses_its_keyboard() -> None:
    shown = board(ended(out=((GENA, 19),)), "ru")
    assert "9 · 23 · *32*\n\nАня 2 · Боря 9 · Вика 4 · Гена 0\nДоиграли ↓" in shown
    assert "👉" not in shown
    assert "[" not in shown


def test_a_hand_after_the_end_says_how_it_has_ended_for_its_owner() -> None:
    assert hand(ended(out=((GENA, 19),)), "ru") == (
        "*АП ТЕРН* · Дачники\nДоиграли. Победа: *Гена*.\nТвоё место: 2 из 4\n"
        "Игру решает число 19; у тебя 2 фишки, в сумме 71\n[К столу ↗]"
    )


def test_who_is_out_watches_the_others_fight_for_places() -> None:
    state = opening(racks=((), others(6), others(8), others(6)), turn=BORYA, out=((ANYA, 32),), goes_on=True)
    assert hand(table(state), "ru").startswith("*АП ТЕРН* · Дачники\nУ тебя ни одной фишки.")
    assert (
        "*Боря 6* → Вика 8 → Гена 6\nБез фишек: Аня\n"
        "Считаем фишки, меньше — лучше · впереди *Боря, Гена*: 6\n👉 Ходит *Боря*"
    ) in board(table(state), "ru")


def ended(**changes: Any) -> Session:
    """A finished game of 41 turns and a day and a half."""
    racks = ((30, 41), others(9), others(4), ())
    session = table(opening(**{"racks": racks, "phase": "over", "turns": 41, **changes}))
    return replace(session, status="finished", started=TEN - 36 * 3600, ended=TEN)
