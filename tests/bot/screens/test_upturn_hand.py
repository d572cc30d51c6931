"""The hand of UpTurn, word for word: every question that a player is asked."""

from dataclasses import replace

import pytest

from games.game import Event
from games.sessions import play
from games.sessions.seat import Gain
from games.upturn.state import State
from games.upturn.tiles import DECK, DOWN, UP, UPDOWN, is_number
from games.upturn.view import Row
from tests.bot.screens.mockup import (
    ANYA,
    BORYA,
    MINE,
    TEN,
    both,
    hand,
    opening,
    others,
    seen,
    table,
)
from tests.bot.screens.stage import SCREENS, bare
from tests.games.sessions.tables import EVERYBODY, playing


@both(
    """
*АП ТЕРН* · Дачники
👉 Твой ход: положи фишку или возьми новую · до завтра 10:00
Нужно больше 32 (⬆️) · у тебя 7
[37✋] [41✋] [44👯] [60] [↕️]
[· 12] [· 30]
[Взять фишку] [К столу ↗]
""",
    """
*UpTurn* · Dacha gang
👉 Your turn: play a tile or draw one · until tomorrow 10:00
Play above 32 (⬆️) · you hold 7
[37✋] [41✋] [44👯] [60] [↕️]
[· 12] [· 30]
[Draw a tile] [To the table ↗]
""",
)
def test_my_turn(language: str, mock: str) -> None:
    assert hand(table(opening()), language) == mock


def test_equal_actions_stand_once() -> None:
    shown = hand(table(opening(racks=((12, UP, UP), *[others(6)] * 3))), "ru")
    assert "[⬆️×2] [· 12]" in shown


@both(
    """
*АП ТЕРН* · Дачники
↕️ Куда и кому? Последнее число 32
[⬆️ Боря →] [⬆️ ← Гена]
[⬇️ Боря →] [⬇️ ← Гена]
[‹ Назад]
""",
    """
*UpTurn* · Dacha gang
↕️ Which way, and who's next? Last number 32
[⬆️ Borya →] [⬆️ ← Gena]
[⬇️ Borya →] [⬇️ ← Gena]
[‹ Back]
""",
)
def test_an_arrow_asks_which_way_and_who_is_next(language: str, mock: str) -> None:
    assert hand(table(opening()), language, menu="updown") == mock


def test_a_plain_arrow_asks_only_who_is_next() -> None:
    session = table(opening(racks=((12, DOWN), *[others(6)] * 3)))
    assert hand(session, "ru", menu="down").split("\n")[1:3] == [
        "⬇️ Кто дальше? Последнее число 32",
        "[Боря →] [← Гена]",
    ]


def test_two_players_are_asked_only_what_is_open() -> None:
    session = playing(*EVERYBODY[:2])
    session = replace(session, state=opening(racks=((12, DOWN, UPDOWN), others(6))))
    assert "[⬇️] [↕️] [· 12]" in hand(session, "ru")
    assert hand(session, "ru", menu="updown").split("\n")[1:3] == [
        "↕️ Куда? Последнее число 32",
        "[⬆️ Вверх] [⬇️ Вниз]",
    ]


@both(
    """
*АП ТЕРН* · Дачники
44👯 От 32 до 44 у тебя ещё 37✋ и 41✋. Все сразу?
[37·41·44 → 🎁5] [Только 44 → 🎁1]
[‹ Назад]
""",
    """
*UpTurn* · Dacha gang
44👯 From 32 to 44 you also hold 37✋ and 41✋. All at once?
[37·41·44 → 🎁5] [Only 44 → 🎁1]
[‹ Back]
""",
)
def test_a_twin_counts_its_gifts_on_the_button(language: str, mock: str) -> None:
    assert hand(table(opening()), language, menu="44") == mock


def test_a_long_run_is_counted_and_not_spelled_out() -> None:
    rack = (12, 36, 37, 39, 40, 41, 44)
    shown = hand(table(opening(racks=(rack, *[others(6)] * 3))), "ru", menu="44")
    assert "[Все 6 → 🎁8] [Только 44 → 🎁1]" in shown


@pytest.mark.parametrize("language", ["ru", "en"])
def test_where_nobody_gives_gifts_a_run_promises_neither_gifts_nor_the_end(language: str) -> None:
    many, few = (12, 36, 37, 39, 40, 41, 44), (12, 37, 44)
    for rack, label in ((many, {"ru": "[Все 6] [Только 44]", "en": "[All 6] [Only 44]"}), (few, {
        "ru": "[37·44] [Только 44]", "en": "[37·44] [Only 44]"})):  # fmt: skip
        given_none = opening(racks=(rack, *[others(6)] * 3), gives=False)
        assert label[language] in hand(table(given_none), language, menu="44")


def test_a_run_that_empties_the_rack_promises_no_gifts() -> None:
    shown = hand(table(opening(racks=((37, 44), *[others(6)] * 3))), "ru", menu="44")
    assert "У тебя" not in shown
    assert "[37·44 и всё!] [Только 44 → 🎁1]" in shown


@both(
    """
*АП ТЕРН* · Дачники
🎁 Подарков 5: за 3 фишки и ещё за две ✋. Кому первый? Число — сколько у кого
[Боря 6] [Вика 8] [Гена 6]
[Хватит дарить]
""",
    """
*UpTurn* · Dacha gang
🎁 5 gifts: for 3 tiles and two more for the ✋. Who gets the first? The number is how many they hold
[Borya 6] [Vika 8] [Gena 6]
[No more gifts]
""",
)
def test_gifts(language: str, mock: str) -> None:
    assert (
        hand(table(opening(phase="gifts", gifts=5), Event("laid", ANYA, pieces=("37", "41", "44"))), language) == mock
    )


def test_later_gifts_count_down() -> None:
    laid = Event("laid", ANYA, pieces=("37", "41", "44"))
    session = table(opening(phase="gifts", gifts=4), laid, Event("gave", ANYA, BORYA, n=1))
    assert "🎁 Ещё подарков: 4. Кому следующий?" in hand(session, "ru")


@both(
    """
*АП ТЕРН* · Дачники
👉 Твой ход: положи фишку или пасуй · до завтра 10:00
Новая: *50*
Нужно больше 32 (⬆️) · у тебя 8
[37✋] [41✋] [44👯] [50 ●] [60]
[↕️] [· 12] [· 30]
[Пас] [К столу ↗]
""",
    """
*UpTurn* · Dacha gang
👉 Your turn: play a tile or pass · until tomorrow 10:00
You drew *50*
Play above 32 (⬆️) · you hold 8
[37✋] [41✋] [44👯] [50 ●] [60]
[↕️] [· 12] [· 30]
[Pass] [To the table ↗]
""",
)
def test_after_drawing(language: str, mock: str) -> None:
    rack = tuple(sorted((*MINE, 50)))
    assert hand(table(opening(racks=(rack, *[others(6)] * 3), phase="drawn", drawn=50)), language) == mock


def test_an_extra_tile_after_a_joker_may_be_declined() -> None:
    shown = hand(table(opening(phase="extra")), "ru").split("\n")
    assert shown[1].startswith("👉 Твой ход: можно ещё одну фишку · ")
    assert shown[-1] == "[Хватит] [К столу ↗]"
    racks = ((12, 30), *[others(6)] * 3)
    assert "👉 Твой ход: добавить нечего, хватит · " in hand(table(opening(phase="extra", racks=racks)), "ru")


def test_a_tile_that_the_bot_has_drawn_is_told_once_by_the_news_or_by_the_hand() -> None:
    drew, rack = Event("drew", ANYA, n=1, reveals=True), tuple(sorted((*MINE, 50)))
    session = table(opening(racks=(rack, *[others(6)] * 3), phase="drawn", drawn=50), drew)
    known = (replace(session.chairs[ANYA], gained=(Gain(0, ("50",)),)), *session.chairs[1:])
    session = replace(session, events=1, chairs=known)
    shown = hand(session, "ru")
    assert "▏За тебя взята 50\n" in shown
    assert "Новая" not in shown
    going_on = replace(session, chairs=(replace(session.chairs[ANYA], plays=TEN + 9), *session.chairs[1:]))
    assert "Новая: *50*" in hand(going_on, "ru")


def test_two_tiles_left_may_be_laid_with_or_without_the_word() -> None:
    racks = ((12, 60), *[others(6)] * 3)
    assert "[60 молча] [60 📢]\n[· 12]" in hand(table(opening(racks=racks, bot=False)), "ru")
    assert "[60] [· 12]" in hand(table(opening(racks=racks, bot=True)), "ru")


@pytest.mark.parametrize("menu", ["", "updown"])
def test_what_the_word_is_for_is_said_where_it_is_to_be_chosen(menu: str) -> None:
    racks, why = ((60, UPDOWN), *[others(6)] * 3), "могут поймать"
    assert why in hand(table(opening(racks=racks, bot=False)), "ru", menu)
    assert why not in hand(table(opening(racks=racks, bot=True)), "ru", menu)
    assert why not in hand(table(opening(bot=False)), "ru", menu)


def test_a_lone_arrow_has_to_draw() -> None:
    shown = hand(table(opening(racks=((UP,), *[others(6)] * 3))), "ru")
    assert "Закрыть игру можно только числом: возьми фишку." in shown
    assert "[· ⬆️]\n[Взять фишку] [К столу ↗]" in shown


@both(
    """
*АП ТЕРН* · Дачники
Осталась одна. Скажи, пока не поймали!
60
[📢 Последняя!]
[Что на столе?] [К столу ↗]
""",
    """
*UpTurn* · Dacha gang
One left. Say it before you're caught!
60
[📢 Last one!]
[See the table] [To the table ↗]
""",
)
def test_one_left_unsaid(language: str, mock: str) -> None:
    state = opening(racks=((60,), *[others(6)] * 3), turn=BORYA, bot=False, owing=ANYA)
    assert hand(table(state), language) == mock


@both(
    """
*АП ТЕРН* · Дачники
Сыграно: 60. Позову, когда дойдёт до тебя.
12 · 30 · 37✋ · 41✋ · 44👯 · ↕️
[↩️ Вернуть] [Что на столе?]
[К столу ↗]
""",
    """
*UpTurn* · Dacha gang
Played: 60. I'll call you when it's your turn.
12 · 30 · 37✋ · 41✋ · 44👯 · ↕️
[↩️ Take back] [See the table]
[To the table ↗]
""",
)
def test_just_moved(language: str, mock: str) -> None:
    assert hand(play.play(table(opening()), EVERYBODY[0], "60", TEN).session, language) == mock


@both(
    """
⏳ *АП ТЕРН* · Дачники
Осталось 5 часов, до 15:00. Потом возьму фишку и спасую за тебя.
👉 Положи фишку или возьми новую
Нужно больше 32 (⬆️) · у тебя 7
[37✋] [41✋] [44👯] [60] [↕️]
[· 12] [· 30]
[Взять фишку] [К столу ↗]
""",
    """
⏳ *UpTurn* · Dacha gang
5 hours left, until 15:00. Then I'll draw and pass for you.
👉 Play a tile or draw one
Play above 32 (⬆️) · you hold 7
[37✋] [41✋] [44👯] [60] [↕️]
[· 12] [· 30]
[Draw a tile] [To the table ↗]
""",
)
def test_a_reminder_is_the_whole_hand_with_another_head(language: str, mock: str) -> None:
    assert hand(table(opening(), since=TEN - 19 * 3600), language, head="reminder") == mock


@pytest.mark.parametrize(
    ("state", "then"),
    [
        (opening(phase="drawn", drawn=60), "Потом спасую за тебя."),
        (opening(phase="extra"), "Потом обойдёмся без второй фишки."),
        (opening(phase="gifts", gifts=1), "Потом подарки пропадут."),
        (opening(bag=(), rows=(Row((9, 32), 1),)), "Потом спасую за тебя."),
    ],
    ids=["drawn", "extra", "gifts", "nothing to draw"],
)
def test_a_reminder_says_what_silence_will_do(state: State, then: str) -> None:
    assert then in hand(table(state), "ru", head="reminder")


@both(
    """
Твои 7: 37✋ 41✋ 44👯 60 ↕️. Не лягут: 12 30. Нужно больше 32. Ходить у меня в личке.
""",
    """
Your 7: 37✋ 41✋ 44👯 60 ↕️. Won't fit: 12 30. Play above 32. Make your move in our private chat.
""",
)
def test_my_hand_as_an_alert(language: str, mock: str) -> None:
    assert bare(SCREENS.hand_alert(seen(table(opening()), language, ANYA))) == mock


def test_a_full_hand_is_cut_in_its_alert() -> None:
    rack = tuple(tile for tile in DECK if tile > 32 and is_number(tile))
    alert = SCREENS.hand_alert(seen(table(opening(racks=(rack, *[others(6)] * 3))), "ru", ANYA))
    assert alert.startswith(f"Твои {len(rack)}: 33👯 34 ")
    assert " … и ещё " in alert


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ((Event("drew", ANYA, n=1, reveals=True), Event("passed", ANYA)), "Пас."),
        (
            (Event("silent", ANYA), Event("drew", ANYA, n=1), Event("passed", ANYA)),
            "Срок вышел: взята фишка, за тебя пас.",
        ),
        ((Event("silent", ANYA), Event("passed", ANYA)), "Срок вышел, за тебя пас."),
        ((Event("silent", BORYA), Event("passed", BORYA), Event("passed", ANYA)), "Пас."),
    ],
)
def test_a_pass_by_silence_is_not_taken_for_ones_own(events: tuple[Event, ...], told: str) -> None:
    waiting = table(opening(turn=BORYA), *events)
    if events[0] == Event("silent", ANYA):
        waiting = replace(waiting, events=len(events))  # nothing of it is known to her
    assert hand(waiting, "ru").splitlines()[1] == f"{told} Позову, когда дойдёт до тебя."
