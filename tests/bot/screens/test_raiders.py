"""How Raiders looks, word for word: the street, the fight, and hands with their menus."""

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.screens import games
from bot.screens.screen import Scene
from games.game import Event, Seat
from games.raiders.estates import ALL as EVERY_ESTATE
from games.raiders.estates import ESTATES
from games.raiders.fighters import ALL as EVERY_FIGHTER
from games.raiders.fighters import CARDS
from games.raiders.piles import NOBODY, Lot, Played
from games.raiders.state import Cards, State
from games.sessions.reminders import with_chair
from games.sessions.session import Session, TurnClock
from tests.bot.screens.stage import BOARD_LINK, LATIN, bare, mocked, renamed, scene
from tests.games.sessions.tables import EVERYBODY, NOON, SIX, playing

SCREENS = games.of("raiders")
A, B, V, G = map(Seat, range(4))


def cards(text: str) -> Cards:
    """Fighters by their names."""
    return tuple(sorted(CARDS[name] for name in text.split()))


def lot(estate: str, owner: Seat = NOBODY, guard: str = "", since: int = 0) -> Lot:
    return Lot(ESTATES[estate], owner, CARDS[guard] if guard else -1, since)


def played(seat: Seat, card: str, target: str | int = -1, *costs: str) -> Played:
    return Played(seat, CARDS[card], CARDS[target] if isinstance(target, str) else target, cards(" ".join(costs)))


STREET = (
    lot("kiosk1"),
    lot("club1", A, "kh", 3), lot("club2", A, "6d", 5), lot("market1", A, "qh", 1), lot("bank1", B, "9s", 2),
)  # fmt: skip
HANDS = (cards("jc 6c 7d 3h 5d as"), cards("ts 8h 5h 2c qc"), cards("2s 7s kd"), cards("9c 4d"))


def table(*events: Event, clock: TurnClock = "day", **changes: Any) -> Session:
    """Four friends; Anya is on turn, spades are trump."""
    state = State(
        hands=HANDS, deck=cards("2h 3s 4s"), discard=cards("9h"), lots=STREET, estates=(ESTATES["depot1"],),
        trump=0, bottom=-1, chance=1, turn=A, goal=36,
    )._replace(**changes)  # fmt: skip
    session = replace(playing(*EVERYBODY, clock=clock, game="raiders"), state=state, recent=events, acted=NOON)
    return replace(session, chairs=tuple(replace(chair, since=NOON) for chair in session.chairs))


def raid(*pile: Played, fighter: str = "jc", estate: str = "bank1", asked: int = 0b1111, **changes: Any) -> Session:
    """Anya goes for property, with this in the pile already. There is no clock."""
    hands = tuple(tuple(card for card in hand if card != CARDS[fighter]) for hand in HANDS)
    given = {"hands": hands, "fighter": CARDS[fighter], "prize": ESTATES[estate], "spent": True, **changes}
    return table(phase="window", pile=pile, asked=asked, clock="none", **given)


def seen(session: Session, language: str, seat: Seat | None = None) -> Scene:
    if language == "en":
        session = renamed(session, LATIN)
    return scene(session, language, seat=seat, title="Дачники" if language == "ru" else "Dacha gang")


def board(session: Session, language: str = "ru") -> str:
    return mocked(SCREENS.board(seen(session, language)))


def hand(session: Session, seat: Seat = A, menu: str = "", language: str = "ru", head: str = "") -> str:
    return mocked(SCREENS.hand(seen(session, language, seat), menu, head))


STREET_RU = (
    "🏴‍☠️ *Рейдеры* · козырь ♤\n"
    "*Ничьё:* Ларёк 💪5 💰3\n"
    "*Аня 12/36:* Клуб×2 💪5 💰6 🛡Генерал♥️ 8, Зазывала♦️ 5 · Рынок 💪6 💰6 🛡Связистка♥️ 5\n"
    "*Боря 8/36:* Банк 💪8 💰8 🛡Сыщик♤ 5\n"
    "*Вика 0/36* · *Гена 0/36*\n"
    "Карт на руках: Аня 6 · Боря 5 · Вика 3 · Гена 2\n"
    "Колоды: бойцы 3 · собственность 1\n"
    "Считаем бабки 💰 до 36 · впереди *Аня*: 12\n"
    "👉 Ходит *Аня* · до завтра 11:00\n"
    "[Ларёк] [Клуб] [Рынок]\n"
    "[Зазывала♦️] [Генерал♥️]\n"
    "[Сыщик♤] [Связистка♥️]\n"
    "[👀 Моя рука] [В личку ↗]\n"
    "[📜 Ходы] [❓ Знаки] [🔔 Позвать]"
)
STREET_EN = (
    "🏴‍☠️ *Raiders* · trump ♤\n"
    "*Unowned:* Kiosk 💪5 💰3\n"
    "*Anya 12/36:* Club×2 💪5 💰6 🛡General♥️ 8, Cashier♦️ 5 · Market 💪6 💰6 🛡Nurse♥️ 5\n"
    "*Borya 8/36:* Bank 💪8 💰8 🛡Gumshoe♤ 5\n"
    "*Vika 0/36* · *Gena 0/36*\n"
    "Cards in hand: Anya 6 · Borya 5 · Vika 3 · Gena 2\n"
    "Decks: fighters 3 · property 1\n"
    "First to 36 bucks 💰 wins · *Anya* in front: 12\n"
    "👉 *Anya* to move · until tomorrow 11:00\n"
    "[Kiosk] [Club] [Market]\n"
    "[Cashier♦️] [General♥️] [Gumshoe♤]\n"
    "[Nurse♥️]\n"
    "[👀 My hand] [Private chat ↗]\n"
    "[📜 Moves] [❓ Symbols] [🔔 Nudge]"
)
FIGHT_RU = (
    "🏴‍☠️ *Рейдеры* · козырь ♤\n"
    "⚔️ *Аня → Банк* 💪8 · хозяин Боря\n"
    "Нападает Кабан♧ 6 · охраняет Сыщик♤ 5\n"
    "1. Аня: 6♧ +3 → Кабан♧\n"
    "2. Боря: 10♤ −5 → Кабан♧ ✖\n"
    "3. Вика: 8♦️ Отмазка → №2 −5\n"
    "*Сейчас: 9 против 🛡5 и 💪8, захват удаётся*\n"
    "👉 Ждём ответов · без часов\n"
    "▏⌄Считаем бабки 💰 до 36 · впереди *Аня*: 12\n"
    "▏⌄*Аня 12/36* · *Боря 8/36* · *Вика 0/36* · *Гена 0/36*\n"
    "▏⌄*Ничьё:* Ларёк 💪5 💰3\n"
    "▏⌄Аня: Клуб×2 💪5 💰6 🛡K♥️ 💪8, 6♦️ 💪5 · Рынок 💪6 💰6 🛡Q♥️ 💪5\n"
    "▏⌄Боря: Банк 💪8 💰8 🛡9♤ 💪5\n"
    "[Банк] [Кабан♧] [Сыщик♤]\n"
    "[6♧] [10♤] [8♦️]\n"
    "[👀 Моя рука] [В личку ↗]\n"
    "[📜 Ходы] [❓ Знаки]"
)
FIGHT_EN = (
    "🏴‍☠️ *Raiders* · trump ♤\n"
    "⚔️ *Anya → Bank* 💪8 · owner Borya\n"
    "Attacking: Boar♧ 6 · guarding: Gumshoe♤ 5\n"
    "1. Anya: 6♧ +3 → Boar♧\n"
    "2. Borya: 10♤ −5 → Boar♧ ✖\n"
    "3. Vika: 8♦️ Excuse → #2 −5\n"
    "*As it stands: 9 to 🛡5 and 💪8, the capture succeeds*\n"
    "👉 Waiting for answers · no clock\n"
    "▏⌄First to 36 bucks 💰 wins · *Anya* in front: 12\n"
    "▏⌄*Anya 12/36* · *Borya 8/36* · *Vika 0/36* · *Gena 0/36*\n"
    "▏⌄*Unowned:* Kiosk 💪5 💰3\n"
    "▏⌄Anya: Club×2 💪5 💰6 🛡K♥️ 💪8, 6♦️ 💪5 · Market 💪6 💰6 🛡Q♥️ 💪5\n"
    "▏⌄Borya: Bank 💪8 💰8 🛡9♤ 💪5\n"
    "[Bank] [Boar♧] [Gumshoe♤]\n"
    "[6♧] [10♤] [8♦️]\n"
    "[👀 My hand] [Private chat ↗]\n"
    "[📜 Moves] [❓ Symbols]"
)
HELPED = played(A, "6c", "jc")
CUFFED = played(B, "ts", "jc")
EXCUSED = (HELPED, CUFFED, played(V, "8d", "ts"))


@pytest.mark.parametrize(("language", "mock"), [("ru", STREET_RU), ("en", STREET_EN)])
def test_the_board_is_a_street_between_fights(language: str, mock: str) -> None:
    assert board(table(), language) == mock


@pytest.mark.parametrize(("language", "mock"), [("ru", FIGHT_RU), ("en", FIGHT_EN)])
def test_a_fight_gets_the_room_of_the_street(language: str, mock: str) -> None:
    assert board(raid(*EXCUSED), language) == mock


def test_each_kind_of_property_has_a_button_those_in_the_centre_first() -> None:
    owned = (lot("club1", A, "kh"), lot("club2", A, "6d"), lot("bank1", B, "9s"), lot("plant1", B, "5c"))
    shown = board(table(lots=(*owned, lot("kiosk1"), lot("kiosk2"))))
    assert "[Ларёк] [Клуб] [Банк]\n" in shown
    assert "[Ларёк] [Кабан♧]\n" in board(raid(estate="kiosk1"))


def test_guards_stand_two_in_a_row_where_names_are_long() -> None:
    shown = board(table(lots=(lot("club1", A, "qs", 2), lot("club2", A, "6d", 1), lot("bank1", B, "9s"))), "en")
    assert "[Femme Fatale♤] [Cashier♦️]\n[Gumshoe♤]\n" in shown


def test_a_long_pile_is_told_by_its_last_six_cards() -> None:
    shown = board(raid(*(played(A, "6c", "jc"), played(B, "ts", "jc")) * 4))
    assert "…\n3. Аня: 6♧ +3 → Кабан♧\n" in shown
    assert "\n2. " not in shown
    assert "8. Боря" in shown


def test_pairs_are_shown_as_pairs() -> None:
    assert (
        "*Аня + Вика 12/36* (12 + 0)\n"
        "Аня: Клуб×2 💪5 💰6 🛡Генерал♥️ 8, Зазывала♦️ 5 · Рынок 💪6 💰6 🛡Связистка♥️ 5\n"
        "*Боря + Гена 8/36* (8 + 0)\n"
        "Боря: Банк 💪8 💰8 🛡Сыщик♤ 5\n"
    ) in board(table(pairs=True))
    assert "▏⌄*Аня + Вика 12/36* (12 + 0) · *Боря + Гена 8/36* (8 + 0)\n" in board(raid(pairs=True))


def test_a_window_of_tricks_alone() -> None:
    killing = table(phase="window", pile=(played(V, "as", "9s"),), asked=0b1111, clock="none")
    assert (
        "*На столе шняги*\n"
        "1. Вика: A♤ Замочить → Сыщик♤ 5 · Банк, Боря\n"
        "*Сейчас: гибнет Сыщик♤*\n"
        "👉 Ждём ответов · без часов\n"
    ) in board(killing)
    assert hand(killing, B).startswith(
        "*Рейдеры* · Дачники\n"
        "👉 Твой ответ: сыграй карту или пасуй · без часов · козырь ♤\n"
        "№1 Вика A♤ Замочить → Сыщик♤ 5 · Банк\n"
        "Пока так: гибнет Сыщик♤\n"
        "2♧ Хомяк 💪3 · "
    )
    assert "\n[8♥️ Отмазка → №1 Замочить]\n" in hand(killing, B)


@pytest.mark.parametrize(
    ("pile", "now"),
    [
        ((), "6 против 5, но мало против 💪8: гибнут оба"),
        ((CUFFED,), "1 против 5, гибнет Кабан♧"),
        ((played(V, "4s", "9s"),), "6 против 7, гибнет Кабан♧"),
        ((played(V, "3s", "jc"), played(A, "4c", "jc")), "5 против 5, гибнут оба"),
        ((played(V, "as", "9s"),), "6 против 💪8, гибнет Кабан♧ · гибнет Сыщик♤"),
        ((played(V, "as", "jc"),), "захвата нет · гибнет Кабан♧"),
        ((played(B, "7s", "9s"),), "6 против 💪8, гибнет Кабан♧ · Боря берёт в руку: Сыщик♤"),
        ((played(A, "7d", "jc"),), "захвата нет · Аня берёт в руку: Кабан♧"),
        ((played(A, "qs", "9s"),), "захвата нет · Аня берёт в руку: Кабан♧ · Аня забирает: Сыщик♤ и Банк"),
        ((HELPED, played(A, "2s"), played(A, "ks")), "9 против 🛡5 и 💪8, захват удаётся · Аня берёт карты: 2 · отк"),
        ((HELPED, played(A, "9c", B)), "9 против 🛡5 и 💪8, захват удаётся · обыск: Аня → Боря"),
    ],
)
def test_every_end_that_a_window_may_come_to(pile: tuple[Played, ...], now: str) -> None:
    assert f"*Сейчас: {now}" in board(raid(*pile))


def test_effects_and_what_they_cost_lie_in_the_pile() -> None:
    shown = board(raid(played(A, "jc", "jc", "3h"), lots=(*STREET[:-1], lot("bank1", B, "jd"))))
    assert "1. Аня: Кабан♧ +2 (в битые 3♥️)" in shown
    home = board(raid(played(B, "jd", "jc", "2c", "8h"), lots=(*STREET[:-1], lot("bank1", B, "jd"))))
    assert "1. Боря: Вышибала♦️ в руку → Кабан♧ (в битые 2♧ 8♥️)" in home


def test_an_excuse_for_a_burnt_card_names_its_corner() -> None:
    assert "1. Вика: 8♦️ Отмазка → 10♤\n" in board(raid(played(V, "8d", "ts"), disputes="burn"))


def test_a_search_says_who_looks_and_nothing_that_they_see() -> None:
    searching = table(phase="search", pile=(played(A, "9c", B),), step=1)
    assert "1. Аня: 9♧ Обыск → Боря\n👉 *Аня* смотрит карты: Боря · до завтра 11:00\n▏" in board(searching)
    assert hand(searching) == (
        "*Рейдеры* · Дачники\n"
        "👉 Твой ход: обыск · до завтра 11:00\n"
        "Карты открыты: Боря. Можно сбросить ♧.\n"
        "2♧ Хомяк 💪3 · в свой ход: +2 карты\n"
        "5♥️ Часовой 💪7 · +6 своей охране\n"
        "8♥️ Писарь 💪4 · гасит чужую шнягу\n"
        "10♤ Шериф 💪5 · −5 любому в захвате\n"
        "Q♧ Лиса 💪5 · охмурить охрану ♧\n"
        "[2♧ Хомяк] [Q♧ Лиса]\n"
        "[Ничего не трогать]"
    )


HOSTILE = tuple("Ж" * 60 + str(number) for number in range(6))


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("windowed", [False, True])
def test_the_fullest_table_still_fits(language: str, windowed: bool) -> None:
    """Six players own all the property of two sets, under a pile of forty."""
    guards = [card for card in EVERY_FIGHTER if card % 52 < 44]
    lots = tuple(Lot(each, Seat(each % 6), guards[each]) for each in EVERY_ESTATE)
    pile = tuple(Played(Seat(number % 6), CARDS["ts"], guards[0]) for number in range(40)) if windowed else ()
    state = table(lots=lots, hands=HANDS + HANDS[:2], pile=pile).state
    if windowed:
        state = state._replace(phase="window", fighter=CARDS["ks2"], prize=0, asked=63)
    crowd = replace(renamed(playing(*SIX, game="raiders", clock="none"), HOSTILE), state=state, first=True)
    shown = SCREENS.board(scene(crowd, language))
    assert len(mocked(shown).encode("utf-16-le")) // 2 <= 1024
    assert "36" in shown.text


def test_nobody_can_see_on_the_board_who_thinks_or_what_they_ordered() -> None:
    window = raid(HELPED)
    for number, chair in enumerate(window.chairs):
        changed = replace(chair, passes=NOON + 9, order="always", resting=True)
        chairs = (*window.chairs[:number], changed, *window.chairs[number + 1 :])
        assert board(replace(window, chairs=chairs)) == board(window)
    assert board(raid(HELPED, asked=0b0010)) == board(window)


TURN_RU = (
    "*Рейдеры* · Дачники\n"
    "👉 Твой ход: напади на вещь или сыграй шнягу · до завтра 11:00 · козырь ♤\n"
    "3♥️ Салага 💪6 · −3 бойцу ♥️ в захвате\n"
    "5♦️ Вахтёр 💪6 · +6 своей охране\n"
    "6♧ Бычок 💪4 · +3 своему нападающему\n"
    "7♦️ Должник 💪5 · свой боец — в руку\n"
    "J♧ Кабан 💪6 · сбрось карту: себе +2\n"
    "A♤ Титры · замочить любого\n"
    "[J♧ 6 ⚔️ Ларёк 5: возьмёшь]\n"
    "[3♥️ 6] [5♦️ 6] [7♦️ 5]\n"
    "[J♧ 6] [6♧ 4] [A♤]\n"
    "[Хватит, дальше]"
)
TURN_EN = (
    "*Raiders* · Dacha gang\n"
    "👉 Your turn: go for a property or play a trick · until tomorrow 11:00 · trump ♤\n"
    "3♥️ Recruit 💪6 · −3 to a ♥️ in a capture\n"
    "5♦️ Receptionist 💪6 · +6 to your guard\n"
    "6♧ Ram 💪4 · +3 to your attacker\n"
    "7♦️ Debtor 💪5 · your fighter back to hand\n"
    "J♧ Boar 💪6 · discard one: +2 to self\n"
    "A♤ The End · rub out anyone\n"
    "[J♧ 6 ⚔️ Kiosk 5: yours]\n"
    "[3♥️ 6] [5♦️ 6] [7♦️ 5]\n"
    "[J♧ 6] [6♧ 4] [A♤]\n"
    "[End turn]"
)


@pytest.mark.parametrize(("language", "mock"), [("ru", TURN_RU), ("en", TURN_EN)])
def test_a_turn_shows_each_card_as_fighter_and_trick(language: str, mock: str) -> None:
    assert hand(table(), language=language) == mock


def test_a_spent_attempt_leaves_the_tricks() -> None:
    shown = hand(table(spent=True))
    assert "Попытка потрачена, шняги остались.\n" in shown
    assert "[Хватит, дальше]\n[7♦️ Откатиться] [A♤ Замочить]\n[· 3♥️] [· 5♦️] [· 6♧] [· J♧]" in shown
    poor = hand(table(spent=True, hands=(cards("3h 6c"), *HANDS[1:])))
    assert "👉 Твой ход: играть нечего, заканчивай" in poor
    assert "шняги остались" not in poor


def test_a_capture_that_succeeds_as_things_stand_is_one_tap_away_the_two_best_of_them() -> None:
    lots = (lot("kiosk1"), lot("kiosk2"), lot("wash1"), lot("bank1"))
    rich = hand(table(lots=lots, hands=(cards("kh 8h 3h"), *HANDS[1:])))
    direct = [line for line in rich.split("\n") if "⚔️" in line]
    assert direct == ["[K♥️ 8 ⚔️ Автомойка 5: возьмёшь]", "[K♥️ 8 ⚔️ Банк 8: возьмёшь]"]
    assert "⚔️" not in hand(table(lots=lots, hands=(cards("8h 2c"), *HANDS[1:])))
    assert "⚔️" not in hand(table(spent=True, lots=lots))


def test_the_last_circle_before_a_game_is_counted_for_want_of_a_winner_is_announced() -> None:
    assert "считаем бабки" not in board(table(still=7))
    assert "Ничего не меняется: ещё 4 таких хода — и считаем бабки\n" in board(table(still=8))
    assert "Nothing changes: 1 more turn like that and we count the bucks\n" in board(table(still=11), "en")
    assert "Игра затянулась: ещё 2 хода — и считаем бабки\n" in board(table(turns=398))


def test_nobody_is_led_into_taking_what_is_their_partners() -> None:
    lots = (lot("kiosk1", V, "2c"),)
    assert "⚔️" not in hand(table(lots=lots, pairs=True))
    assert "[J♧ 6 ⚔️ Ларёк 🛡2♧" in hand(table(lots=lots))


def test_a_capture_says_what_comes_of_it() -> None:
    assert hand(table(), menu="jc") == (
        "*Рейдеры* · Дачники\n"
        "J♧ *Кабан 💪6*\n"
        "В захвате: сбрось любую карту — Кабану +2. И так, сколько карт не жалко.\n"
        "[⚔️ Ларёк 5: возьмёшь]\n"
        "[⚔️ Банк 🛡9♤ 5 Боря: оба гибнут]\n"
        "[‹ Назад]"
    )
    weak = hand(table(), menu="6c", language="en")
    assert "[⚔️ Kiosk 5: dies]\n[⚔️ Bank 🛡9♤ 5 Borya: dies]\n" in weak


def test_a_guard_is_told_by_its_corner_and_like_things_that_nobody_owns_are_one() -> None:
    guarded = (lot("kiosk1", V, "5s"), lot("kiosk2", V, "jd"), lot("kiosk3"), lot("kiosk4"))
    assert hand(table(lots=guarded), menu="6c").endswith(
        "[⚔️ Ларёк 🛡5♤ 5 Вика: погибнет]\n[⚔️ Ларёк 🛡J♦️ 5 Вика: погибнет]\n[⚔️ Ларёк 5: погибнет]\n[‹ Назад]"
    )


@pytest.mark.parametrize(("language", "line"), [("ru", "🤝 напарник"), ("en", "🤝 partner")])
def test_whose_property_is_the_partner_s_is_marked(language: str, line: str) -> None:
    lots = (lot("kiosk1", V, "5s"), lot("club1", B, "jd"))
    shown = hand(table(lots=lots, pairs=True), menu="6c", language=language)
    assert f"\n{line}\n[⚔️ " in shown
    assert shown.count("🤝") == 2
    assert "🤝" not in hand(table(lots=lots[1:], pairs=True), menu="6c", language=language)
    assert "🤝" not in hand(table(lots=lots), menu="6c", language=language)


@pytest.mark.parametrize(("language", "line"), [("ru", "🤝 Твой напарник: Вика"), ("en", "🤝 Your partner: Vika")])
def test_a_hand_of_pairs_says_whose_bucks_count_too(language: str, line: str) -> None:
    for session in (table(pairs=True), raid(pairs=True), table(pairs=True, turn=B)):
        assert f"\n{line}, " in hand(session, language=language)
    assert line not in hand(table(), language=language)


def test_of_a_card_s_targets_those_that_help_come_first() -> None:
    shown = hand(raid(HELPED), B)
    assert "[10♤ −5 → Кабан♧: 4:5, отбито]\n[10♤ −5 → Сыщик♤: 9:0]\n" in shown
    assert "[10♤ −5 → Сыщик♤: 9:0]\n[10♤ −5 → Кабан♧" in hand(raid(HELPED, hands=(cards("ts"), *HANDS[1:])), A)
    cheating = raid(HELPED, hands=(HANDS[0], cards("3c 6h"), *HANDS[2:]), disputes="burn")
    assert hand(cheating, B).index("[3♧") < hand(cheating, B).index("[🤫")


def test_whoever_takes_a_guard_over_in_their_own_capture_is_not_told_that_it_fails() -> None:
    """They have what they came for."""
    charming = raid(hands=(cards("qs"), *HANDS[1:]))
    assert "[Q♤ Охмурить → Сыщик♤]\n" in hand(charming)
    assert "захвата нет" in board(raid(played(A, "qs", "9s"))), "the table sees both"


def test_a_label_that_would_be_too_wide_leaves_out_what_matters_least() -> None:
    lots = (lot("hotel1", B, "td"), lot("depot1", V, "qd"))
    assert "[⚔️ Гостиница 🛡10♦️ 4 Боря: погибнет]\n" in hand(table(hands=(cards("2c"), *HANDS[1:]), lots=lots), menu="2c")
    assert "[⚔️ Нефтебаза 🛡Q♦️ Вика: оба гибнут]\n" in hand(table(lots=lots, hands=(cards("4d"), *HANDS[1:])), menu="4d")
    bounced = raid(lots=GUARDED_BY_BOUNCER, fighter="qs", hands=HANDS)
    assert "[J♦️: Шпионка в руку за две карты]\n" in hand(bounced, B)
    assert "[J♦️: Femme Fatale to hand]\n" in hand(bounced, B, language="en")
    cheated = table(lots=lots, hands=(cards("ah"), *HANDS[1:]), disputes="burn")
    assert "[🤫 → Буфетчица♦️ 6 · Нефтебаза, Вика]\n" in hand(cheated, menu="ah")
    assert "[🤫 → Chocolatier♦️ · Oil Depot, Vika]\n" in hand(cheated, menu="ah", language="en")
    hands = (*HANDS[:2], cards("7s 9h"), HANDS[3])
    rolled = raid(lots=(lot("depot1", B, "7h"),), estate="depot1", fighter="jd", hands=hands, disputes="burn")
    assert "[🤫 → Paratrooper♥️: 5:💪8, not taken]\n" in hand(rolled, V, "7s", language="en")


def test_a_trick_lists_its_targets() -> None:
    assert hand(table(), menu="as") == (
        "*Рейдеры* · Дачники\n"
        "A♤ *Титры*\n"
        "Замочить. Убивает бойца той же масти, что эта карта; козырная — любого. Где бы он ни стоял.\n"
        "[Замочить своего → Зазывала♦️ · Клуб]\n"
        "[Замочить → Сыщик♤ 5 · Банк, Боря]\n"
        "[Замочить своего → Генерал♥️ 8 · Клуб]\n"
        "[Замочить своего → Связистка · Рынок]\n"
        "[‹ Назад]"
    )


def test_a_kill_of_ones_own_says_so() -> None:
    shown = hand(table(), menu="as")
    assert "[Замочить своего → Зазывала♦️ · Клуб]\n" in shown
    assert "[Замочить → Сыщик♤ 5 · Банк, Боря]\n" in shown
    assert "[Rub Out → your Cashier♦️ 5 · Club]\n" in hand(table(), menu="as", language="en")
    assert "своего" not in hand(table(), menu="7d"), "a retreat is of one's own anyway"
    window = raid(hands=(cards("ah 6c"), *HANDS[1:]))
    assert "[A♥️ Замочить своего → Генерал♥️]\n[A♥️ Замочить своего → Связистка♥️]\n" in hand(window)
    assert "[A♥️ Rub Out → your General♥️]\n[A♥️ Rub Out → your Nurse♥️]\n" in hand(window, language="en")
    twins = (lot("kiosk1", B, "kh2", 2), *(each for each in STREET[1:] if each.guard != CARDS["qh"]))
    assert "[A♥️ своего → Генерал♥️ · Клуб]\n" in hand(raid(hands=(cards("ah"), *HANDS[1:]), lots=twins))


def test_an_end_says_whether_the_property_is_held_or_just_too_mighty() -> None:
    """Both leave it untaken, but without a guard it is nobody's."""
    holding = raid(hands=(HANDS[0], cards("7s"), *HANDS[2:]))
    assert "[7♤ Откатиться → Сыщик♤: не взято]\n" in hand(holding, B)


def test_captures_and_targets_part_where_there_are_many() -> None:
    queen, guards = CARDS["qs"], [card for card in EVERY_FIGHTER if card % 52 < 44]
    lots = tuple(Lot(each, B, guards[each]) for each in EVERY_ESTATE)
    crowded = table(hands=((queen,), *HANDS[1:]), lots=lots)
    assert "[⚔️ Захват] [Охмурить]\n[‹ Назад]" in hand(crowded, menu="qs")
    raids, targets = hand(crowded, menu="qs>"), hand(crowded, menu="qs@")
    assert raids.count("[⚔️ ") == len(EVERY_ESTATE)
    assert "[Охмурить" not in raids
    assert 0 < targets.count("[Охмурить → ") < 100
    assert "⚔️" not in targets


QUESTION_RU = (
    "*Рейдеры* · Дачники\n"
    "👉 Твой ответ: сыграй карту или пасуй · без часов · козырь ♤\n"
    "⚔️ Аня хочет твой Банк\n"
    "Кабан♧ 6 ⚔️ 🛡Сыщик♤ 5 · вещь 💪8\n"
    "№1 Аня 6♧ +3 → Кабан♧\n"
    "Пока так: 9 против 🛡5 и 💪8, захват удаётся\n"
    "2♧ Хомяк 💪3 · в свой ход: +2 карты\n"
    "5♥️ Часовой 💪7 · +6 своей охране\n"
    "8♥️ Писарь 💪4 · гасит чужую шнягу\n"
    "10♤ Шериф 💪5 · −5 любому в захвате\n"
    "Q♧ Лиса 💪5 · охмурить охрану ♧\n"
    "[5♥️ +6 → Сыщик♤: 9:11, отбито]\n"
    "[10♤ −5 → Кабан♧: 4:5, отбито]\n"
    "[10♤ −5 → Сыщик♤: 9:0]\n"
    "[8♥️ Отмазка → №1 +3: оба гибнут]\n"
    "[· 2♧] [· Q♧]\n"
    "[Пас] [Пас до конца]\n"
    "[Режим: когда ответ что-то решит]"
)
QUESTION_EN = (
    "*Raiders* · Dacha gang\n"
    "👉 Your answer: play a card or pass · no clock · trump ♤\n"
    "⚔️ Anya wants your Bank\n"
    "Boar♧ 6 ⚔️ 🛡Gumshoe♤ 5 · property 💪8\n"
    "#1 Anya 6♧ +3 → Boar♧\n"
    "So far: 9 to 🛡5 and 💪8, the capture succeeds\n"
    "2♧ Squirrel 💪3 · on your turn: +2 cards\n"
    "5♥️ Sentry 💪7 · +6 to your guard\n"
    "8♥️ Chaplain 💪4 · cancels another's trick\n"
    "10♤ Sheriff 💪5 · −5 to anyone in a capture\n"
    "Q♧ Vixen 💪5 · sweet-talk a ♧ guard\n"
    "[5♥️ +6 → Gumshoe♤: 9:11, beaten off]\n"
    "[10♤ −5 → Boar♧: 4:5, beaten off]\n"
    "[10♤ −5 → Gumshoe♤: 9:0]\n"
    "[8♥️ Excuse → #1 +3: both die]\n"
    "[· 2♧] [· Q♧]\n"
    "[Pass] [Pass this fight]\n"
    "[Orders: when my answer matters]"
)


@pytest.mark.parametrize(("language", "mock"), [("ru", QUESTION_RU), ("en", QUESTION_EN)])
def test_a_window_asks_with_the_score_of_each_answer(language: str, mock: str) -> None:
    assert hand(raid(HELPED), B, language=language) == mock


def test_the_question_says_whose_property_it_is_about() -> None:
    assert "⚔️ Ты → Банк\n" in hand(raid())
    assert "⚔️ Аня → Банк, хозяин Боря\n" in hand(raid(), V)
    assert "⚔️ Аня → Ларёк, пока без хозяина\n" in hand(raid(estate="kiosk1"), V)


def test_the_question_says_who_fights_whom() -> None:
    assert "\nКабан♧ 6 ⚔️ 🛡Сыщик♤ 5 · вещь 💪8\n" in hand(raid(), V)
    assert "\nКабан♧ 6 ⚔️ вещь 💪5, без охраны\n" in hand(raid(estate="kiosk1"), V)
    assert "\nBoar♧ 6 ⚔️ property 💪5, no guard\n" in hand(raid(estate="kiosk1"), V, language="en")


def test_the_pile_of_a_question_is_numbered_as_its_buttons_and_marks_the_void() -> None:
    assert ("№1 Аня 6♧ +3 → Кабан♧\n№2 Боря 10♤ −5 → Кабан♧ ✖\n№3 Вика 8♦️ Отмазка → №2 −5\n") in hand(raid(*EXCUSED), B)
    assert "[8♥️ Отмазка → №3 Отмазка: отбито]\n[8♥️ Отмазка → №1 +3: оба гибнут]\n" in hand(raid(*EXCUSED), B)
    assert "#2 Borya 10♤ −5 → Boar♧ ✖\n" in hand(raid(*EXCUSED), B, language="en")


def test_a_score_says_where_it_is_property_that_is_met() -> None:
    """7 to 7 takes it, while 6 to 6 kills both fighters."""
    free = raid(estate="kiosk1")
    assert "Пока так: 6 против 💪5, захват удаётся\n" in hand(free, B)
    assert "[10♤ −5 → Кабан♧: 1:💪5, не взято]\n" in hand(free, B)


@pytest.mark.parametrize("head", ["reminder", "morning", "nudge"])
def test_the_trump_is_said_under_any_head(head: str) -> None:
    for session, seat in ((table(), A), (raid(HELPED), B)):
        assert "\nКозырь ♤\n" in hand(session, seat, head=head)
        assert "\nTrump ♤\n" in hand(session, seat, head=head, language="en")


def test_a_morning_in_a_window_asks_for_an_answer() -> None:
    assert hand(raid(HELPED), B, head="morning").startswith(
        "☀️ *Рейдеры* · Дачники\nДоброе утро! За столом спрашиваю всех. Ответ за тобой, без часов.\n"
    )
    assert "Доброе утро! Ход за тобой" in hand(table(), head="morning")


def test_many_targets_have_a_menu_of_their_own() -> None:
    assert "[A♤ Замочить → …]\n" in hand(raid())
    shown = hand(raid(), menu="as")
    assert "[Замочить → Кабан♧: срыв]\n" in shown
    assert "[Замочить → Сыщик♤: 6:💪8, не взято]\n" in shown
    assert "[Замочить своего → Генерал♥️ 8 · Клуб]\n" in shown


def test_an_effect_asks_for_its_price() -> None:
    assert "[J♧ Кабан: +2 за карту]\n" in hand(raid())
    assert hand(raid(), menu="+jc") == (
        "*Рейдеры* · Дачники\n"
        "Кабан♧ 6: что сбросить?\n"
        "В захвате: сбрось любую карту — Кабану +2. И так, сколько карт не жалко.\n"
        "[3♥️: 8:5, взято] [5♦️: 8:5, взято]\n"
        "[6♧: 8:5, взято] [7♦️: 8:5, взято]\n"
        "[A♤: 8:5, взято]\n"
        "[‹ Назад]"
    )


GUARDED_BY_BOUNCER = (*STREET[:-1], lot("bank1", B, "jd"))


def test_the_bouncer_asks_for_one_card_and_then_for_the_other() -> None:
    bounced = raid(lots=GUARDED_BY_BOUNCER)
    assert "[J♦️: Кабан в руку за две карты]\n" in hand(bounced, B)
    assert "[J♦️: 2♧ и…] [J♦️: 5♥️ и…]\n[J♦️: 8♥️ и…] [J♦️: 10♤ и…]\n" in hand(bounced, B, "+jd")
    assert ("На сброс: 5♥️\n[2♧: срыв] [8♥️: срыв]\n[10♤: срыв] [Q♧: срыв]\n[‹ Назад]") in hand(bounced, B, "+jd+5h")


def test_who_is_not_asked_sees_a_waiting_hand() -> None:
    window = raid(HELPED)
    passed = replace(window.chairs[B], passes=NOON + 9)
    unasked = replace(window, chairs=(window.chairs[A], passed, *window.chairs[2:]))
    calm = hand(unasked, B)
    assert calm == hand(raid(HELPED, asked=0b1101), B)
    assert "[Шняги] [Режим]\n[Что на столе?]" in calm
    assert hand(unasked, B, "tricks").startswith(
        "*Рейдеры* · Дачники\nШняги, которые годятся прямо сейчас:\n[5♥️ +6 → Сыщик♤: 9:11, отбито]\n"
    )


def test_who_only_looks_gives_up_the_first_of_two_cards_at_once() -> None:
    looking = raid(lots=GUARDED_BY_BOUNCER, asked=0b0001)
    assert "[J♦️: 2♧ и…] [J♦️: 5♥️ и…]\n" in hand(looking, B, "tricks")


WAITING_RU = (
    "*Рейдеры* · Дачники\n"
    "Позову, когда будет что решать.\n"
    "2♤ Пират 💪5 · в свой ход: +2 карты\n"
    "7♤ Каскадёр 💪6 · свой боец — в руку\n"
    "K♦️ Директор 💪7 · открыть собственность\n"
    "[Шняги] [Режим]\n"
    "[Что на столе?]"
)
WAITING_EN = (
    "*Raiders* · Dacha gang\n"
    "I'll call you when there's something to decide.\n"
    "2♤ Pirate 💪5 · on your turn: +2 cards\n"
    "7♤ Stuntman 💪6 · your fighter back to hand\n"
    "K♦️ Waiter 💪7 · turn up a property\n"
    "[Tricks] [Orders]\n"
    "[See the table]"
)


@pytest.mark.parametrize(("language", "mock"), [("ru", WAITING_RU), ("en", WAITING_EN)])
def test_a_waiting_hand_shows_only_its_own(language: str, mock: str) -> None:
    assert hand(table(), V, language=language) == mock
    assert hand(raid(asked=0b0001), V, language=language) == mock


def test_what_can_be_played_is_drawn_at_the_tap() -> None:
    assert hand(table(), V, "tricks") == "*Рейдеры* · Дачники\nПрямо сейчас сыграть нечего.\n[‹ Назад]"


def test_orders_are_ticked_and_passing_to_the_end_needs_a_window() -> None:
    assert hand(raid(), B, "orders") == (
        "*Рейдеры* · Дачники\n"
        "Когда спрашивать тебя о чужих захватах и шнягах?\n"
        "[Когда ответ что-то решит ✓]\n"
        "[Пас, пока моё не тронут]\n"
        "[Пас до конца окна]\n"
        "[Спрашивать всегда]\n"
        "[‹ Назад]"
    )
    assert "[Пас до конца окна]" not in hand(table(), V, "orders")


def test_cheating_is_marked_and_can_be_called() -> None:
    foul = raid(played(B, "ts", "9s"), disputes="roll-back")
    shown = hand(foul, V)
    assert "[🤫 7♤ Откатиться → …]\n" in shown
    assert "[🚨 Мухлёж: 1. −5]\n" in shown
    assert "[🤫 Откатиться → Кабан♧: срыв]" in hand(foul, V, "7s")
    assert "🚨" not in hand(foul, B)


def test_calls_of_others_cards_stand_in_the_order_of_the_pile_and_at_no_effect() -> None:
    pile = (played(B, "ts", "9s"), played(A, "6c", "jc"), played(B, "8h", "6c"), played(A, "4d", "jc"))
    window = raid(*pile, played(A, "jc", "jc", "3h"), disputes="burn")
    shown, more = hand(window, V), hand(window, V, menu="more")
    calls = re.findall(r"\[🚨 Мухлёж: ([^]]*)\]", shown + more)
    assert calls == ["1. −5", "2. +3", "3. Отмазка", "4. +2"]


@pytest.mark.parametrize(
    ("session", "silence"),
    [
        (table(), "Потом ход закончится без захвата."),
        (table(spent=True), "Потом ход закончится."),
        (table(phase="window", pile=(HELPED,), asked=0b1111), "Потом пас."),
        (table(phase="search", pile=(played(A, "9c", B),), step=1), "Потом обыск кончится ничем."),
    ],
)
def test_a_reminder_says_what_silence_will_do(session: Session, silence: str) -> None:
    assert silence in hand(session, head="reminder")


@pytest.mark.parametrize(
    ("event", "move"),
    [
        (Event("raided", V, B, ("2s", "bank1")), "Пират♤ → Банк"),
        (Event("played", V, B, ("7s", "9s")), "7♤ Откатиться → Сыщик♤"),
        (Event("played", V, pieces=("kd",)), "K♦️ Наводка"),
        (Event("played", V, B, ("8d", "ts")), "8♦️ Отмазка → 10♤"),
        (Event("played", V, B, ("9c",)), "9♧ Обыск → Боря"),
        (Event("used", V, pieces=("jc", "2s")), "Кабан♧ за 2♤"),
        (Event("rested", V), "без захвата"),
        (Event("spared", V, B), "обыск"),
        (Event("raided", B, pieces=("2c", "bank1")), ""),
    ],
)
def test_a_last_move_in_a_word(event: Event, move: str) -> None:
    assert bare(SCREENS.last_move(scene(table(event)), V)) == move


def test_a_waiting_hand_remembers_what_its_owner_did() -> None:
    raided = Event("raided", V, B, ("2s", "bank1"))
    assert "Сыграно: Пират♤ → Банк. Позову" in hand(table(raided), V)
    assert "Ход без захвата. Позову" in hand(table(Event("rested", V)), V)
    attacked = replace(table(raided, Event("raided", B, V, ("qc", "club1"))), events=2)
    assert "Сыграно: Пират♤ → Банк. Позову" in hand(knowing(attacked, V, 1), V)
    assert "\nПас. Позову" in hand(knowing(attacked, V, 2), V)
    silent = replace(table(Event("silent", V), Event("rested", V)), events=2)
    assert "Срок вышел, ход без захвата. Позову" in hand(silent, V)


def knowing(session: Session, seat: Seat, events: int) -> Session:
    """So many events are no news to the seat: they came before it acted, or passed."""
    return replace(session, chairs=with_chair(session, seat, replace(session.chairs[seat], answered=events)))


SETTLED = [
    (("taken", "jc bank1 9s 9:8"), (), "Банк: теперь {}, 9 против 💪8", "The Bank {}, 9 to 💪8"),
    (("beaten", "jc bank1 9s 4:5"), (), "Банк устоял, 4 против 5", "The Bank holds out, 4 to 5"),
    (("beaten", "jc hotel1 9s 4:5"), (), "Гостиница устояла, 4 против 5", "The Hotel holds out, 4 to 5"),
    (("too-weak", "jc bank1 6:8"), (), "Банк устоял, 6 против 💪8", "The Bank holds out, 6 to 💪8"),
    (("both-fell", "jc bank1 9s 5:5"), ("bank1",), "Банк: теперь без хозяина", "The Bank is unowned again"),
    (("called-off", "bank1"), (), "Банк: захват сорвался", "The Bank: the capture is off"),
    (("called-off", "bank1"), ("bank1",), "Банк: теперь без хозяина", "The Bank is unowned again"),
]


@pytest.mark.parametrize(("verdict", "freed", "ru", "en"), SETTLED, ids=[line for *_, line in SETTLED])
def test_how_a_capture_has_ended_stands_on_every_hand(
    verdict: tuple[str, str], freed: tuple[str, ...], ru: str, en: str
) -> None:
    kind, pieces = verdict
    events = (Event("raided", A, B, ("jc", "bank1")), Event(kind, A, B, tuple(pieces.split())))
    after = table(*events, *(Event("freed", None, B, (thing,)) for thing in freed), Event("rested", A), spent=True)
    assert f"\n{ru.format('за тобой')}\n" in hand(after, A)
    assert f"\n{en.format('is yours')}\n" in hand(after, A, language="en")
    for seat in (B, V):
        assert f"\nПрошлый захват — {ru.format('хозяин Аня')}\n" in hand(after, seat)
        assert f"\nLast capture: {en.format('goes to Anya')}\n" in hand(after, seat, language="en")
        assert ru.format("хозяин Аня") not in board(after)


def test_the_result_of_a_capture_stays_until_the_next_so_that_no_hand_is_edited_as_another_begins() -> None:
    ended = Event("beaten", A, B, ("jc", "bank1", "9s", "4:5"))
    for begins in (Event("raided", V, None, ("kd", "kiosk1")), Event("played", V, pieces=("kd",))):
        assert "Банк устоял, 4 против 5" in hand(table(ended, begins), B)
    assert "Банк" not in hand(table(ended, Event("called-off", V, None, ("kiosk1",))), B)


def test_an_earlier_capture_is_not_taken_for_what_came_of_ones_own() -> None:
    ended = Event("taken", A, None, ("jc", "kiosk1", "6:5"))
    assert "Прошлый захват — Ларёк: теперь хозяин Аня" in hand(table(ended), B)
    for own in (Event("raided", B, A, ("qc", "club1")), Event("played", B, pieces=("2c",))):
        assert "Прошлый захват" not in hand(table(ended, own), B)


TWINS = cards("3h 3h2 6c as as2")


def test_twins_of_two_sets_are_one_line_and_one_button() -> None:
    two = table(hands=(TWINS, *HANDS[1:]))
    assert hand(two).endswith(
        "3♥️×2 Салага 💪6 · −3 бойцу ♥️ в захвате\n"
        "6♧ Бычок 💪4 · +3 своему нападающему\n"
        "A♤×2 Титры · замочить любого\n"
        "[3♥️ 6 ⚔️ Ларёк 5: возьмёшь]\n"
        "[3♥️×2 6] [6♧ 4] [A♤×2]\n"
        "[Хватит, дальше]"
    )
    spent = hand(table(hands=(TWINS, *HANDS[1:]), spent=True))
    assert "[A♤×2 Замочить]\n[· 3♥️×2] [· 6♧]" in spent
    window = hand(raid(played(B, "ts", "jc"), hands=(TWINS, *HANDS[1:]), estate="kiosk1"))
    assert window.count("[A♤ Замочить") == 1
    assert "[· 3♥️×2]" in window


def test_a_table_link_stands_beside_the_safe_answer() -> None:
    linked = SCREENS.hand(replace(seen(table(), "ru", A), board=BOARD_LINK), "", "")
    assert [button.label for button in linked.rows[-1]] == ["Хватит, дальше", "К столу ↗"]
