"""The board of UpTurn, word for word."""

from dataclasses import replace

import pytest

from bot.text.words import speak
from games.game import Event, Seat
from games.sessions.telling import remembering
from games.upturn.moves import Direction
from games.upturn.tiles import DECK, PENALTIES, SKIP1, UP, UPDOWN
from games.upturn.view import Row
from tests.bot.screens.mockup import (
    ANYA,
    BORYA,
    DREW_AND_PASSED,
    FIRST_ROW,
    GENA,
    MINE,
    TEN,
    VIKA,
    board,
    both,
    opening,
    others,
    seen,
    table,
)
from tests.bot.screens.stage import SCREENS, bare
from tests.games.sessions.tables import EVERYBODY, playing


@both(
    """
🔺 *АП ТЕРН* · ряд 1 · в мешке 76
9 · 23 · *32*
⬆️ нужно *больше 32*

*Аня 7* → Боря 6 → Вика 8 → Гена 6
Считаем фишки, меньше — лучше · впереди *Боря, Гена*: 6
👉 Ходит *Аня* · до завтра 10:00
▏Гена кладёт 32
▏Вика берёт и пасует
▏Боря кладёт 23: едем вверх
[👀 Моя рука] [В личку ↗]
[📜 Ходы] [❓ Знаки] [🔔 Позвать]
""",
    """
🔺 *UpTurn* · row 1 · bag 76
9 · 23 · *32*
⬆️ play *above 32*

*Anya 7* → Borya 6 → Vika 8 → Gena 6
We count tiles: the fewer, the better · *Borya, Gena* in front: 6
👉 *Anya* to move · until tomorrow 10:00
▏Gena plays 32
▏Vika draws and passes
▏Borya plays 23: up we go
[👀 My hand] [Private chat ↗]
[📜 Moves] [❓ Symbols] [🔔 Nudge]
""",
)
def test_the_board(language: str, mock: str) -> None:
    events = (Event("laid", BORYA, pieces=("23", "to-up")), *DREW_AND_PASSED, Event("laid", GENA, pieces=("32",)))
    assert board(table(opening(), *events), language) == mock


@both(
    """
🔺 *АП ТЕРН* · ряд 2 · в мешке 76
_9 · 23 · 32_
↕️⬇️ нужно *меньше 32*

Аня 6 ← Боря 6 ← Вика 8 ← *Гена 6*
Считаем фишки, меньше — лучше · впереди *Аня, Боря, Гена*: 6
👉 Ходит *Гена* · до завтра 11:20
▏Аня кладёт ↕️: вниз, дальше Гена
[👀 Моя рука] [В личку ↗]
[📜 Ходы] [❓ Знаки] [🔔 Позвать]
""",
    """
🔺 *UpTurn* · row 2 · bag 76
_9 · 23 · 32_
↕️⬇️ play *below 32*

Anya 6 ← Borya 6 ← Vika 8 ← *Gena 6*
We count tiles: the fewer, the better · *Anya, Borya, Gena* in front: 6
👉 *Gena* to move · until tomorrow 11:20
▏Anya plays ↕️: down, Gena is next
[👀 My hand] [Private chat ↗]
[📜 Moves] [❓ Symbols] [🔔 Nudge]
""",
)
def test_the_board_after_an_arrow_that_reversed_the_sense(language: str, mock: str) -> None:
    rows = (FIRST_ROW, Row((UPDOWN,), -1))
    racks = (MINE[:6], others(6), others(8), others(6))
    state = opening(rows=rows, number=2, sense=-1, turn=GENA, racks=racks)
    turned = Event("laid", ANYA, GENA, ("updown", "to-down"))
    assert board(table(state, turned, since=TEN + 4800), language) == mock


@both(
    """
🔺 *АП ТЕРН* · ряд 2 · в мешке 58
_9 · 23 · 32_
↕️⬇️ 27✋ · *19*
⬇️ нужно *меньше 19*

Аня 4 ← Боря 4 ← *Вика 5* ← Гена 1❗
Считаем фишки, меньше — лучше · впереди *Гена*: 1
👉 Ходит *Вика* · до 10:32
▏🎁 Гена → Боря: +1
▏Гена кладёт 19
[🫵 Поймать!]
[👀 Моя рука] [В личку ↗]
[📜 Ходы] [❓ Знаки]
""",
    """
🔺 *UpTurn* · row 2 · bag 58
_9 · 23 · 32_
↕️⬇️ 27✋ · *19*
⬇️ play *below 19*

Anya 4 ← Borya 4 ← *Vika 5* ← Gena 1❗
We count tiles: the fewer, the better · *Gena* in front: 1
👉 *Vika* to move · until 10:32
▏🎁 Gena → Borya: +1
▏Gena plays 19
[🫵 Catch!]
[👀 My hand] [Private chat ↗]
[📜 Moves] [❓ Symbols]
""",
)
def test_the_board_while_somebody_owes_the_word(language: str, mock: str) -> None:
    state = opening(
        rows=(FIRST_ROW, Row((UPDOWN, 27, 19), -1)), number=2, last=19, sense=-1, turn=VIKA, bag=others(58),
        racks=(others(4), others(4), others(5), others(1)), owing=GENA, bot=False,
    )  # fmt: skip
    events = (Event("laid", GENA, pieces=("19",)), Event("gave", GENA, BORYA, n=1, reveals=True))
    assert board(table(state, *events, clock="hour", since=TEN - 28 * 60), language) == mock


@both(
    """
Нужно меньше 19. Ходит Вика, до 18:30. Аня 6, Боря 3, Вика 5, Гена 1📢. В мешке 58.
""",
    """
Play below 19. Vika to move, until 18:30. Anya 6, Borya 3, Vika 5, Gena 1📢. Bag 58.
""",
)
def test_what_lies_on_the_table(language: str, mock: str) -> None:
    state = opening(
        rows=(Row((32, 19), -1),), last=19, turn=VIKA, bag=others(58),
        racks=(others(6), others(3), others(5), others(1)),
    )  # fmt: skip
    session = table(state, since=TEN - 15.5 * 3600)
    assert bare(SCREENS.table_alert(seen(session, language, ANYA))) == mock


def told(*events: Event, language: str = "ru") -> list[str]:
    """The quoted lines of a board."""
    return [line[1:] for line in board(table(opening(), *events), language).split("\n") if line[0:1] == "▏"]


def laid(seat: Seat, *pieces: str, target: Seat | None = None) -> Event:
    return Event("laid", seat, target, pieces)


@pytest.mark.parametrize(
    ("events", "line"),
    [
        ([Event("begun")], "Фишки розданы, по семь на руки"),
        ([laid(GENA, "33", "37", "41", "44")], "Гена кладёт 33👯·37✋·41✋·44👯"),
        ([laid(BORYA, "23", "to-down")], "Боря кладёт 23: едем вниз"),
        ([laid(ANYA, "up", "to-up", target=GENA)], "Аня кладёт ⬆️: дальше Гена"),
        ([laid(ANYA, "up", "to-up")], "Аня кладёт ⬆️"),
        ([laid(ANYA, "joker", "to-up")], "Аня кладёт 🃏: вверх"),
        ([laid(ANYA, "skip1"), Event("skipped", BORYA)], "Аня кладёт 🚫1: пропускает Боря"),
        (
            [laid(ANYA, "skip2"), Event("skipped", BORYA), Event("skipped", VIKA)],
            "Аня кладёт 🚫2: пропускают Боря и Вика",
        ),
        ([Event("drew", VIKA, n=1)], "Вика берёт фишку"),
        ([Event("passed", VIKA)], "Вика пасует"),
        ([*DREW_AND_PASSED], "Вика берёт и пасует"),
        ([Event("silent", VIKA), *DREW_AND_PASSED], "Вика молчит: беру фишку и пас"),
        ([Event("silent", VIKA), Event("passed", VIKA)], "Вика молчит: пас"),
        ([Event("silent", VIKA)], "Вика молчит: идём дальше"),
        (
            [Event("gave", GENA, BORYA, n=1), Event("gave", GENA, ANYA, n=1), Event("gave", GENA, BORYA, n=1)],
            "🎁 Гена → Боря: +2, Аня: +1",
        ),
        ([Event("said", GENA)], "📢 Гена: «Последняя!»"),
        ([Event("caught", VIKA, GENA, n=3)], "🫵 Вика ловит: Гена берёт 3"),
        ([Event("forgot", GENA, n=3)], "Гена забывает сказать «Последняя!» и берёт 3"),
        ([Event("refilled", n=40)], "Мешок пуст: фишки со стола снова в нём, их 40"),
        ([Event("went-out", GENA, pieces=("19",))], "Гена: последняя на столе!"),
        ([Event("stalled")], "Брать нечего, все пасуют"),
    ],
)
def test_what_happened_in_words(events: list[Event], line: str) -> None:
    assert told(*events) == [line]


def test_the_word_said_meanwhile_does_not_hide_why_somebody_misses_a_turn() -> None:
    skips = Event("skipped", BORYA), Event("skipped", VIKA)
    assert told(laid(ANYA, "skip2"), Event("said", ANYA), *skips) == [
        "📢 Аня: «Последняя!»",
        "Аня кладёт 🚫2: пропускают Боря и Вика",
    ]


def test_different_people_are_not_told_in_one_line() -> None:
    assert told(Event("drew", VIKA, n=1), Event("passed", GENA)) == ["Гена пасует", "Вика берёт фишку"]
    assert told(Event("gave", GENA, ANYA, n=1), Event("gave", VIKA, ANYA, n=1)) == [
        "🎁 Вика → Аня: +1",
        "🎁 Гена → Аня: +1",
    ]


def test_the_last_three_things_are_told() -> None:
    assert told(*(laid(seat, "32") for seat in (ANYA, BORYA, VIKA, GENA))) == [
        f"{name} кладёт 32" for name in ("Гена", "Вика", "Боря")
    ]


def test_a_long_row_shows_its_last_twelve() -> None:
    row = tuple(tile for tile in DECK if tile < 33)
    shown = board(table(opening(rows=(Row(row, 1),))), "ru").split("\n")[1]
    assert shown.startswith("… ")
    assert shown.count(" · ") == 11
    assert shown.endswith("31✋ · *32*")


@pytest.mark.parametrize(
    ("direction", "last", "needed"),
    [
        (None, 32, "Любое число: больше *32* — едем вверх, меньше — вниз"),
        (1, 99, "Выше некуда: нужна стрелка"),
        (-1, 1, "Ниже некуда: нужна стрелка"),
        (-1, 32, "⬇️ нужно *меньше 32*"),
    ],
)
def test_what_fits(direction: Direction | None, last: int, needed: str) -> None:
    shown = board(table(opening(rows=(Row((9, last), direction),), last=last)), "ru")
    assert shown.split("\n")[2] == needed


@both(
    """
👉 *Аня* дарит фишки · до завтра 10:00
""",
    """
👉 *Anya* is giving tiles away · until tomorrow 10:00
""",
)
def test_a_board_tells_why_the_turn_of_somebody_who_gives_goes_on(language: str, mock: str) -> None:
    assert f"\n{mock}" in board(table(opening(phase="gifts", gifts=1)), language)


@both(
    """
👉 *Аня*: можно ещё одну · до завтра 10:00
""",
    """
👉 *Anya* may play one more · until tomorrow 10:00
""",
)
def test_a_board_tells_why_the_turn_of_somebody_with_a_joker_goes_on(language: str, mock: str) -> None:
    assert f"\n{mock}" in board(table(opening(phase="extra")), language)


def test_a_row_before_without_any_number_says_nothing() -> None:
    rows = (Row((UPDOWN, SKIP1), 1), Row((UP,), 1))
    assert board(table(opening(rows=rows)), "ru").split("\n")[1] == "⬆️ нужно *больше 32*"


def test_the_oldest_line_still_tells_that_somebody_was_silent() -> None:
    session = replace(table(opening()), recent=())
    for seat in (BORYA, VIKA, GENA):
        session = remembering(session, Event("silent", seat), Event("drew", seat, n=1), Event("passed", seat))
    assert board(session, "ru").count("молчит: беру фишку и пас") == 3


def test_two_players_need_no_arrow_between_them() -> None:
    session = replace(playing(*EVERYBODY[:2]), state=opening(racks=(MINE, others(6))))
    assert "*Аня 7* · Боря 6" in board(session, "ru")


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_rules_tell_which_tiles_that_end_in_1_or_7_are_no_gifts(language: str) -> None:
    (rules,) = SCREENS.rules(speak(language))
    told = next(line for line in rules.split("\n") if line.startswith("<b>✋"))
    others = {tile for tile in range(1, UP) if tile % 10 in (1, 7) and tile in DECK} - PENALTIES
    assert others == {11, 77}
    assert all(str(tile) in told for tile in others)
