"""How Aforator looks, word for word: the board, a hand with its menus, events and the end."""

import re
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from bot.screens import games
from bot.screens.aforator.pieces import sign
from bot.text.names import units
from bot.text.words import speak
from games.aforator.deck import CARDS, KIND, KIND_OF, Cards
from games.aforator.state import State
from games.game import Event, Seat
from games.sessions.session import Session
from tests.bot.screens.stage import bare, mocked, on_turn, plain, scene
from tests.games.sessions.tables import EVERYBODY, NOON, playing

SCREENS = games.of("aforator")
A, B, V, G = map(Seat, range(4))


def cards(text: str) -> Cards:
    """Cards by their ids."""
    return tuple(CARDS[name] for name in text.split())


def table(*events: Event, turn: Seat = G, **changes: Any) -> Session:
    """Four friends in round 9: Anya has opened it, Borya and Vika have followed, Gena closes it."""
    kon = tuple(zip((A, B, V), cards("carrot2 thrill6 critic6"), strict=True))
    state = State(
        hands=(cards("coffee1 coffee2 whip1"), cards("praise1 praise2 praise3"), cards("delay1 delay2 delay3"),
               cards("sloth1 carrot3 boredom4")),
        deck=cards("monday1 monday2 monday3"), tables=((), cards("coffee5 whip4"), (), cards("delay6")),
        discards=((), cards("burnout1 burnout2"), (), cards("deadline1")), tricks=(0, 1, 0, 1), chance=1, opener=A,
        order=(turn,), kon=kon, round=9,
    )._replace(**changes)  # fmt: skip
    session = replace(playing(*EVERYBODY, game="aforator"), state=state, recent=events, acted=NOON)
    return replace(session, chairs=on_turn(session, turn))


def board(session: Session, language: str = "ru") -> str:
    return mocked(SCREENS.board(scene(session, language)))


def hand(session: Session, seat: Seat = G, menu: str = "", language: str = "ru") -> str:
    return mocked(SCREENS.hand(scene(session, language, seat=seat), menu, ""))


LAID = (Event("laid", B, pieces=("thrill6",)), Event("laid", V, pieces=("critic6",)))


def test_the_board_before_the_last_of_a_round() -> None:
    """Borya's Thrill undoes Anya's Carrot; then it turns the sum, and Critique brings it to zero."""
    assert board(table(*LAID)) == (
        "🎭 *Афоратор* · розыгрыш 9 · в колоде 3\n"
        "*Кон 0* · пока всё забирает колода\n"
        "Аня 🥕+4 ✖ → *+4*\n"
        "Боря 🔥−5 → *+1*\n"
        "Вика 🧊+2 → +3 → *0*\n"
        "\n"
        "Столы: Боря ☕🥁 · Гена 🐌\n"
        "Рука/отбой: Аня 3/0 · Боря 3/2 · Вика 3/0 · *Гена 3/1*\n"
        "Считаем все свои карты · впереди *Боря*: 7\n"
        "👉 Ходит *Гена* · до завтра 11:00\n"
        "▏Вика кладёт 🧊+2\n"
        "▏Боря кладёт 🔥−5\n"
        "[🥕+4] [🔥−5] [🧊+2] [Столы]\n"
        "[☕] [🐌] [🥁]\n"
        "[👀 Моя рука] [В личку ↗]\n"
        "[📜 Ходы] [❓ Знаки] [🔔 Позвать]"
    )


def test_who_leads_and_what_is_added_late() -> None:
    shown = board(table(kon=((A, CARDS["delay6"]), (B, CARDS["coffee1"])), order=(V, G)), "en")
    assert "*Kon +10* · farthest from zero: Аня, 10\nБоря ☕+6 → *+6*\nАня 🐌+4 at the end → *+10*" in shown


def test_a_late_card_that_is_undone_names_by_whom() -> None:
    """The Monday on Anya's own Table makes her opening late, and not the card below has undone it."""
    kon = ((A, CARDS["carrot2"]), (B, CARDS["thrill6"]))
    shown = board(table(kon=kon, tables=(cards("monday1"), (), (), ()), order=(V, G)))
    assert "Аня 🥕+4 ✖🔥 в конце" in shown


def test_an_empty_kon_between_rounds() -> None:
    assert "*Кон пуст*, открывает Гена" in board(table(kon=(), order=(G, A, B, V), opener=G))


def test_a_hand_that_closes_the_round() -> None:
    assert hand(table(*LAID)) == (
        "*Афоратор* · Дачники\n"
        "👉 Твой ход закрывает розыгрыш: карту на Кон или себе на стол · до завтра 11:00\n"
        "Уйди от нуля дальше 4. Сейчас на Кону 0.\n"
        "🛋−5 · следующая карта считается за 0; погасит 🧊\n"
        "🥕+3 · считается вдвойне, если карта перед ней того же знака; погасит 🧊\n"
        "🥱−2 · все карты её знака после неё считаются за 0; погасит 🧊\n"
        "[🥕+3 → +9 ✓] [🛋−5 → −2]\n"
        "[🥱−2 → +1]\n"
        "[Стол: 🐌] [🗣 Вслух]"
    )


def test_a_card_and_where_it_may_go() -> None:
    shown = hand(table(*LAID), menu="sloth1").splitlines()
    assert shown[1].startswith("🛋 *Лень −5* · ")
    assert shown[2][0] + shown[2][-1] == "«»"
    assert shown[3:] == [
        "На Кону: следующая карта считается за 0",
        "На столе: раз за игру, в свой ход: пропусти всех вперёд и ходи после",
        "Гасит приём карты перед ней: 🕳🔥🧊",
        "На Кону станет −2, дальше всех от нуля Аня: 4",
        "[На Кон → −2] [На стол · 2/3]",
        "[‹ Назад]",
    ]


def test_a_full_table_says_so() -> None:
    full = table(tables=((), (), (), cards("delay6 coffee3 monday4")))
    assert "[· На стол · 3/3]" in hand(full, menu="sloth1")


def test_what_lies_on_ones_table_and_can_be_used() -> None:
    mine = table(tables=((), (), (), cards("coffee3 critic5 aforator")), turned=cards("aforator"))
    shown = hand(mine, menu="table").splitlines()
    assert shown[1:4] == [
        "☕+3 · вместо хода: возьми 2 карты, потом 2 положи под колоду",
        "🧊0 · раз за игру, вместо хода: обменяй карту из руки на чужую с Кона",
        "🎭0 · приём сыгран, карта считается",
    ]
    assert shown[4:] == ["[☕ применить] [🧊 отдать 🛋−5]", "[🧊 отдать 🥕+3] [🧊 отдать 🥱−2]", "[‹ Назад]"]
    assert "Меняем 🛋−5 на чью карту?" in hand(mine, menu="xsloth1")
    assert "[Аня 🥕+4 → " in hand(mine, menu="xsloth1")


def test_a_card_just_laid_may_be_used_at_once() -> None:
    shown = hand(table(phase="use", fresh=CARDS["whip4"], tables=((), (), (), cards("whip4"))))
    assert "🥁+1 на столе. Сыграть приём сразу, тем же ходом?" in shown
    assert shown.endswith("[🥁 применить]\n[Не сейчас]")


def test_coffee_asks_for_two_cards_and_has_no_way_back() -> None:
    shown = hand(table(phase="bury", owed=2))
    assert shown.endswith("☕ Две карты под колоду. Какая первой?\n[🛋−5] [🥕+3] [🥱−2]")


def test_a_waiting_hand() -> None:
    assert hand(table(*LAID), V) == (
        "*Афоратор* · Дачники\n"
        "На Кону 🧊+2. Позову, когда дойдёт до тебя.\n"
        "🐌−5 · считается в конце, после последней карты\n"
        "🐌−4 · считается в конце, после последней карты\n"
        "🐌−3 · считается в конце, после последней карты\n"
        "[🐌−5] [🐌−4] [🐌−3]\n"
        "[🗣 Вслух]\n"
        "[Что на столе?]"
    )


NEXT = Event("round", G, n=10)
BEATS = [
    ((Event("laid", V, pieces=("critic6", "thrill6")),), "Вика кладёт 🧊+2: 🔥−5 гаснет"),
    ((Event("placed", V, pieces=("critic6",)),), "Вика кладёт 🧊+2 себе на стол"),
    ((Event("used", V, pieces=("coffee5",), n=2),), "Вика пьёт ☕+1 и меняет карты"),
    ((Event("used", V, B, ("aforator",), 1),), "Вика тянет карту из чужого отбоя: Боря"),
    ((Event("used", V, B, ("critic6", "sloth1", "thrill6"), 2),), "Вика берёт с Кона 🔥−5 (Боря), туда ложится 🛋−5"),
    ((Event("used", V, pieces=("whip4", "praise1")),), "Вика: 🥁, и с колоды на Кон ложится 👏+6"),
    ((Event("last", V, pieces=("sloth1",)),), "Вика ходит после всех: 🛋−5"),
    ((Event("passed-over", V),), "Вика без карт: ход дальше"),
    ((Event("deck-empty"),), "Колода пуста: если под неё ничего не уйдёт, розыгрыш последний"),
    ((Event("last-round"),), "Этот розыгрыш последний"),
    ((Event("trick", G, pieces=("x",) * 4, n=-7), NEXT), "Розыгрыш 9: взятку берёт Гена, 4 карты, Кон −7"),
    (
        (Event("trick", G, pieces=("x",), n=7), Event("praised", G, n=1), NEXT),
        "Розыгрыш 9: взятку берёт Гена, 1 карта и ещё верхняя из колоды, Кон +7",
    ),
    ((Event("deck-won", pieces=("x",) * 4), NEXT), "Розыгрыш 9: ровно ноль, колода забирает 4"),
    (
        (Event("saved", G, pieces=("sloth1",)), Event("deck-won", pieces=("x",)), NEXT),
        "Розыгрыш 9: ровно ноль, но 🕳 спасает: Гена 🛋−5, колоде 1",
    ),
    ((Event("no-trick"), NEXT), "Розыгрыш 9: на Кону пусто"),
    (
        (Event("silent", G), Event("laid", G, pieces=("sloth1", "critic6"))),
        "Гена молчит: на Кон ложится 🛋−5, 🧊+2 гаснет",
    ),
]


@pytest.mark.parametrize(("beat", "told"), BEATS, ids=[told for _, told in BEATS])
def test_what_happened_in_a_line(beat: tuple[Event, ...], told: str) -> None:
    hidden = (Event("drew", V, n=1, reveals=True), Event("buried", V, n=1))
    events = (*beat[:1], *hidden, *beat[1:])
    assert [tuple(events[at] for at in found) for found in SCREENS.beats(events)] == [beat]
    assert bare(SCREENS.told(scene(table()), beat)) == told


def test_the_end_counts_by_all_three_and_tells_what_was_read_most() -> None:
    state = table(
        phase="over", order=(), kon=(), deck=(), round=18, deck_wins=3, scoring="sum", tricks=(2, 1, 0, 0),
        readings=((CARDS["critic2"], 2), (CARDS["coffee1"], 1)),
    ).state  # fmt: skip
    ended = replace(table(), state=state, status="finished", ended=NOON + 60)
    assert mocked(SCREENS.ended(scene(ended))) == (
        "🏆 *Победа: Боря* · больше всех очков\n"
        "🎭 Афоратор · 18 розыгрышей, 3 за колодой\n"
        "\n"
        "*Сумма:* Боря 11 · Гена 4 · Аня 0 · Вика 0\n"
        "Карты: Боря 7 · Гена 5 · Аня 3 · Вика 3\n"
        "Взятки: Аня 2 · Боря 1 · Вика 0 · Гена 0\n"
        "▏Чаще всего вслух: «Хорошо. Но могло быть и молча.»\n"
        "[Ещё раз] [📜 Вся игра]"
    )
    draw = replace(ended, state=state._replace(discards=((), (), (), ())))
    assert "🏆 *Ничья:* Аня, Боря, Вика, Гена" in mocked(SCREENS.ended(scene(draw)))


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_card_is_explained_whole_in_an_alert(language: str) -> None:
    drawn = scene(table(), language)
    for name in CARDS:
        told = SCREENS.explained(drawn, name)
        assert 0 < units(told) <= 200
        assert not told.endswith("…")
    assert SCREENS.explained(drawn, "nothing") == ""


@pytest.mark.parametrize("language", ["ru", "en"])
def test_rules_have_pages_for_all_kinds(language: str) -> None:
    first, *kinds = SCREENS.rules(speak(language))
    assert units(plain(first)) <= 900
    assert len(kinds) == 5
    assert all(units(plain(page)) <= 900 for page in kinds)
    assert all(kind.emoji in "".join(page.split("\n")[0] for page in "\n\n".join(kinds).split("\n\n")) for kind in KIND)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_no_two_cards_have_the_same_title_or_the_same_words(language: str) -> None:
    words = speak(language)
    for part, longest in (("name", 24), ("says", 90)):
        told = [words.text(f"aforator-card-{name}-{part}") for name in CARDS]
        assert len(set(told)) == len(CARDS) == 73
        assert max(map(units, told)) <= longest


BREAK = re.compile(r"(?<=[.!?…])[“’]?\s+")
MOST_PAIRS, LEAST_OTHERS = 24, 3
"""How many cards may be a pair of sentences, and how many of each kind must be something else."""


def is_pair(said: str) -> bool:
    """Whether it is two plain sentences, as in «set-up. Twist.»: neither a dialogue nor a list, and no question."""
    return len(BREAK.split(said)) == 2 and not said.startswith(("—", "‘", "1.")) and "?" not in said


@pytest.mark.parametrize("language", ["ru", "en"])
def test_cards_read_aloud_do_not_all_have_one_rhythm(language: str) -> None:
    """A set-up, a full stop and a twist are funny on the first card, and on the fiftieth a habit."""
    words = speak(language)
    pairs = [is_pair(words.text(f"aforator-card-{name}-says")) for name in CARDS]
    assert 0 < sum(pairs) <= MOST_PAIRS
    others = Counter(kind for kind, pair in zip(KIND_OF, pairs, strict=True) if not pair)
    assert all(others[kind] >= min(LEAST_OTHERS, KIND_OF.count(kind)) for kind in KIND_OF)


def test_no_two_cards_have_the_same_sign() -> None:
    """Two coffees are worth one each, and only one of them says what it says."""
    assert len({*map(sign, CARDS.values())}) == len(CARDS)
    assert [sign(CARDS[name]) for name in ("coffee5", "coffee6")] == ["☕+1", "☕+1Ⅱ"]


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({"scoring": "pro", "tricks": (0, 2, 1, 2)}, "Считаем взятки · впереди *Боря, Гена*: 2\n"),
        ({"scoring": "pro", "tricks": (1, 1, 1, 1)}, "Считаем взятки · пока поровну\n"),
        (
            {
                "hands": (cards("coffee1"),) * 3 + (cards("sloth1 carrot3 boredom4 whip1 whip2"),),
                "owed": 2,
                "phase": "bury",
            },
            "Считаем все свои карты · впереди *Боря, Гена*: 5\n",
        ),
        ({"scoring": "sum"}, "Считаем сумму отбоя без знаков · кто впереди, узнаем в конце\n"),
    ],
)
def test_a_board_says_what_counts_and_who_is_in_front_as_far_as_that_is_open(
    changes: dict[str, Any], line: str
) -> None:
    assert line in board(table(**changes))
