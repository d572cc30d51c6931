"""What is told of Raiders, word for word: events, alerts, explanations, the end, rules and refusals."""

from dataclasses import replace
from typing import Any

import pytest

from bot.screens import games, options, toasts
from bot.screens.raiders.story import story
from bot.text.names import units
from bot.text.words import LANGUAGES, speak
from games.game import Event, IllegalMove, Refused, Seat
from games.raiders.estates import ESTATES, KINDS
from games.raiders.fighters import CARDS, FACES, RANKS
from games.raiders.state import State
from games.sessions.session import Session
from tests.bot.screens.stage import bare, buttons, mocked, on_turn, plain, scene
from tests.bot.screens.test_states import HOSTILE
from tests.games.raiders.builders import GAME, does, lot
from tests.games.raiders.builders import table as state_of
from tests.games.sessions.tables import NOON, SIX, gathering, playing

SCREENS = games.of("raiders")
A, B, V, G = map(Seat, range(4))
STREET = "wash1 kiosk1 kiosk2 club1:0:kc club2:0:5d market1:0:th bank1:1:ks"
HANDS = ("jc 6c 7d 3h as", "ts 8h 5h", "2h", "qc kd")
TOO_LONG = 187
"""UTF-16 units with which twenty lines, their days and a title would fill a message."""


def table(state: State, *events: Event, people: tuple[Any, ...] = SIX, **changes: Any) -> Session:
    """A game of these people in that state."""
    session = replace(playing(*people[: len(state.hands)], game="raiders"), state=state, recent=events, acted=NOON)
    return replace(session, chairs=on_turn(session, state.turn), **changes)


def four(*steps: str, **fields: Any) -> State:
    """Anya is on turn among four; what they own stands in STREET."""
    return does(state_of(*HANDS, lots=STREET, **fields), *steps)


def told(*events: Event, language: str = "ru", session: Session | None = None) -> list[str]:
    """The lines of these events, oldest first."""
    drawn = scene(session or table(four()), language)
    return [bare(plain(SCREENS.told(drawn, [events[at] for at in beat]))) for beat in SCREENS.beats(events)]


def ev(kind: str, seat: Seat | None = None, target: Seat | None = None, pieces: str = "", n: int = 0) -> Event:
    return Event(kind, seat, target, tuple(pieces.split()), n)


LINES = [
    (ev("begun"), "Карты розданы, по шесть на руки", "Cards are dealt, six each"),
    (ev("turned-up", pieces="bank2"), "Открыто: Банк 💪8 💰8", "Turned up: Bank 💪8 💰8"),
    (ev("raided", A, None, "jc wash1"), "Аня ⚔️ Автомойка: идёт Кабан♧ 6", "Аня ⚔️ Car Wash with Boar♧ 6"),
    (ev("raided", A, B, "jc bank1"), "Аня ⚔️ Банк (Боря): идёт Кабан♧ 6", "Аня ⚔️ Bank (Боря) with Boar♧ 6"),
    (ev("played", B, None, "2h"), "Боря: 2♥️ Заначка", "Боря: 2♥️ Stash"),
    (ev("played", B, A, "9s"), "Боря: 9♤ Обыск → Аня", "Боря: 9♤ Frisk → Аня"),
    (ev("played", B, A, "ts jc"), "Боря: 10♤ −5 → Кабан♧", "Боря: 10♤ −5 → Boar♧"),
    (ev("played", A, A, "6c jc"), "Аня: 6♧ +3 → Кабан♧", "Аня: 6♧ +3 → Boar♧"),
    (ev("played", B, A, "8h 6c"), "Боря: 8♥️ Отмазка → 6♧ (Аня)", "Боря: 8♥️ Excuse → 6♧ (Аня)"),
    (ev("played", V, B, "as ks"), "Вика: A♤ Замочить → Злодей♤ (Боря)", "Вика: A♤ Rub Out → Mastermind♤ (Боря)"),
    (ev("played", B, B, "7d ks"), "Боря: 7♦️ Откатиться → Злодей♤", "Боря: 7♦️ Roll Away → Mastermind♤"),
    (ev("used", A, pieces="jc 5h"), "Аня: Кабан♧ +2, в битые 5♥️", "Аня: Boar♧ +2, discarding 5♥️"),
    (ev("used", A, pieces="js 5h"), "Аня: Снайпер♤, врагу −2, в битые 5♥️", "Аня: Sniper♤, foe −2, discarding 5♥️"),
    (ev("used", A, pieces="jh 5h"), "Аня: Прапорщик♥️ +4, в битые 5♥️", "Аня: Sarge♥️ +4, discarding 5♥️"),
    (
        ev("used", A, pieces="jd 5h as"),
        "Аня: Вышибала♦️, враг уходит в руку, в битые 5♥️, A♤",
        "Аня: Bouncer♦️ sends the foe back to hand, discarding 5♥️, A♤",
    ),
    (
        ev("caught", V, B, "ts", 3),
        "🚨 Вика: мухлёж! 10♤ (Боря) не по правилам, откат, карт: 3",
        "🚨 Вика: cheating! 10♤ (Боря) breaks the rules and is undone, 3 cards",
    ),
    (
        ev("caught", V, B, "ts", 1),
        "🚨 Вика: мухлёж! 10♤ (Боря) не по правилам, откат",
        "🚨 Вика: cheating! 10♤ (Боря) breaks the rules and is undone",
    ),
    (
        ev("caught", V, B, "ts"),
        "🚨 Вика: мухлёж! 10♤ (Боря) не по правилам, карта сгорает",
        "🚨 Вика: cheating! 10♤ (Боря) breaks the rules, the card burns",
    ),
    (
        ev("false-alarm", V, B, "ts"),
        "🚨 Вика: мухлёж? 10♤ (Боря): всё чисто",
        "🚨 Вика: cheating? 10♤ (Боря): all fair",
    ),
    (ev("cancelled", pieces="6c 3h"), "✖ Впустую: 6♧, 3♥️", "✖ No effect: 6♧, 3♥️"),
    (
        ev("charmed", V, B, "ks bank1"),
        "Охмурение: Злодей♤ и Банк, Боря → Вика",
        "Вика sweet-talks Mastermind♤; Боря loses the Bank",
    ),
    (ev("searched", V, B, n=3), "👀 Вика обыскивает: Боря, 3 карты", "👀 Вика frisks Боря, 3 cards"),
    (ev("rested", G), "Гена не захватывает", "Гена doesn't try a capture"),
    (ev("stalled"), "Долго без перемен: считаем бабки", "Nothing has changed for a long time: we count the bucks"),
    (
        ev("taken", A, None, "jc wash1 9:5"),
        "Аня ⚔️ Автомойка: 9 против 💪5, взято",
        "Аня ⚔️ Car Wash: 9 to 💪5, taken",
    ),
    (
        ev("taken", A, B, "jc bank1 ks 11:8"),
        "Аня ⚔️ Банк: 11 против 💪8, взято, Злодей♤ гибнет",
        "Аня ⚔️ Bank: 11 to 💪8, taken, Mastermind♤ dies",
    ),
    (
        ev("beaten", A, B, "jc bank1 ks -1:9"),
        "Аня ⚔️ Банк: −1 против 9, Кабан♧ гибнет, хозяин прежний: Боря",
        "Аня ⚔️ Bank: −1 to 9, Boar♧ dies, Боря stays",
    ),
    (
        ev("too-weak", V, None, "2h wash1 4:5"),
        "Вика ⚔️ Автомойка: 4 против 💪5, не по силам, Каптёр♥️ гибнет",
        "Вика ⚔️ Car Wash: 4 to 💪5, too weak, Mess Cook♥️ dies",
    ),
    (ev("came-back", B, pieces="ks"), "В руку: Злодей♤ (Боря)", "Back in hand: Mastermind♤ (Боря)"),
    (ev("killed", pieces="ks jc kc"), "Наповал: Злодей♤, Кабан♧, …", "Killed: Mastermind♤, Boar♧, …"),
    (ev("called-off", A, B, "bank1"), "Захват сорван: Банк", "The capture fails: Bank"),
    (ev("freed", None, B, "bank1"), "Без хозяина: Банк", "Unowned now: Bank"),
]


@pytest.mark.parametrize(("event", "ru", "en"), LINES, ids=[str(line) for _, line, _ in LINES])
def test_what_happened_in_a_line(event: Event, ru: str, en: str) -> None:
    assert told(event) == [ru]
    assert told(event, language="en") == [en]


TOGETHER = [
    (
        (ev("both-fell", A, B, "jc bank1 ks 6:6"), ev("freed", None, B, "bank1")),
        "Аня ⚔️ Банк: 6 против 6, гибнут и Кабан♧, и Злодей♤ · без хозяина: Банк",
    ),
    (
        (ev("too-weak", A, B, "jc bank1 ks 7:8"), ev("freed", None, B, "bank1")),
        "Аня ⚔️ Банк: 7 против 💪8, гибнут и Кабан♧, и Злодей♤ · без хозяина: Банк",
    ),
    (
        (ev("came-back", A, pieces="jc"), ev("called-off", A, B, "bank1")),
        "В руку: Кабан♧ (Аня) · захват сорван: Банк",
    ),
    (
        (ev("killed", pieces="jc ks"), ev("called-off", A, B, "jc bank1"), ev("freed", None, B, "bank1")),
        "Наповал: Кабан♧, Злодей♤ · захват сорван: Банк · без хозяина: Банк",
    ),
    ((ev("searched", V, B, n=3), ev("discarded", V, B, "5h")), "👀 Вика обыскивает: Боря, в битые 5♥️"),
    ((ev("searched", V, B, n=3), ev("spared", V, B)), "👀 Вика обыскивает: Боря, всё на месте"),
    ((ev("silent", G), ev("rested", G)), "Гена молчит: ход без захвата"),
]


@pytest.mark.parametrize(("events", "line"), TOGETHER, ids=[line for _, line in TOGETHER])
def test_what_belongs_together_is_told_in_one_line(events: tuple[Event, ...], line: str) -> None:
    assert told(*events) == [line]
    drawn = (events[0], ev("drew", A, n=2), *events[1:])
    assert told(*drawn) == [line]


def test_the_end_of_a_window_is_told_line_by_line_in_its_order() -> None:
    events = (
        ev("cancelled", pieces="6c"),
        ev("charmed", A, B, "ks bank1"),
        ev("turned-up", pieces="bank2"),
        ev("killed", pieces="th"),
        ev("taken", A, V, "jc market1 8:6"),
        ev("freed", None, G, "club3"),
        ev("won", A, n=36),
    )
    assert told(*events) == [
        "✖ Впустую: 6♧",
        "Охмурение: Злодей♤ и Банк, Боря → Аня",
        "Открыто: Банк 💪8 💰8",
        "Наповал: Комендант♥️",
        "Аня ⚔️ Рынок: 8 против 💪6, взято · без хозяина: Клуб",
    ]


def test_silence_is_told_whatever_it_comes_to() -> None:
    """A turn whose attempt is spent ends without another event. In windows silence is no event at all."""
    assert told(ev("silent", B), ev("rested", A)) == ["Боря молчит: ход окончен", "Аня не захватывает"]
    assert told(ev("searched", V, B, n=3), ev("silent", V), ev("spared", V, B)) == [
        "👀 Вика обыскивает: Боря, 3 карты",
        "Вика молчит: обыск кончается ничем",
    ]


def test_a_person_who_returns_is_no_fighter_who_does() -> None:
    back, sat, freed = ev("came-back", B, pieces="ks"), ev("returned", V), ev("freed", None, B, "bank1")
    assert told(back, sat, freed) == ["В руку: Злодей♤ (Боря)", "Вика снова за столом", "Без хозяина: Банк"]


def test_a_board_tells_the_newest_first() -> None:
    session = table(four(), ev("rested", G), ev("turned-up", pieces="club3"))
    assert [bare(line) for line in story(scene(session))] == ["Открыто: Клуб 💪5 💰2", "Гена не захватывает"]


def test_a_board_does_not_tell_twice_what_lies_in_its_window() -> None:
    """An older trick, and a card that was rolled back, lie there no more."""
    before, called = ev("played", A, None, "2d"), ev("false-alarm", V, A, "6c")
    window = (ev("raided", A, B, "jc bank1"), ev("played", A, A, "6c jc"))
    session = table(four("jc>bank1", "6c@jc"), before, *window, called)
    assert [bare(line) for line in story(scene(session))] == [
        "🚨 Вика: мухлёж? 6♧ (Аня): всё чисто",
        "Аня: 2♦️ Заначка",
    ]
    assert len(story(scene(table(four(), *window)))) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_too_long_whatever_people_are_called(language: str) -> None:
    session = table(four())
    chairs = (replace(chair, who=replace(chair.person, name=HOSTILE[at])) for at, chair in enumerate(session.chairs))
    hostile = replace(session, chairs=tuple(chairs))
    many = (*(ev("came-back", seat, pieces="th") for seat in (A, B, V)), ev("called-off", A, B, "hotel1"))
    lost = (ev("both-fell", A, B, "jh hotel1 th 10:10"), *(ev("freed", None, B, f"hotel{n}") for n in (1, 2, 3)))
    for events in (*((event,) for event, *_ in LINES), *(events for events, _ in TOGETHER), many, lost):
        (line,) = told(*events, language=language, session=hostile)
        assert units(line) <= TOO_LONG


def test_what_lies_on_the_table_in_an_alert() -> None:
    session = table(four())
    assert bare(SCREENS.table_alert(scene(session, seat=B))) == (
        "Ходит Аня, до завтра 11:00. 💰 до 36: Аня 12, Боря 8, Вика 0, Гена 0. Козырь ♤. "
        "Ничьё: Автомойка 💪5, Ларёк×2 💪5."
    )
    assert bare(SCREENS.table_alert(scene(session, seat=A))).startswith("Твой ход, до завтра 11:00.")
    paired = table(four(pairs=True))
    assert "💰 to 36: Аня + Вика 12, Боря + Гена 8." in bare(SCREENS.table_alert(scene(paired, "en", seat=B)))


def test_an_open_window_in_an_alert() -> None:
    alert = bare(SCREENS.table_alert(scene(table(four("jc>bank1", "6c@jc")), seat=B)))
    assert alert.startswith("Аня ⚔️ Банк (Боря): 9 против 🛡6 и 💪8, захват удаётся. Ответы: ")
    assert alert.endswith(". 💰 до 36: Аня 12, Боря 8, Вика 0, Гена 0. Козырь ♤.")
    trick = bare(SCREENS.table_alert(scene(table(four("as@ks")), seat=B)))
    assert trick.startswith("Аня: A♤ Замочить → Злодей♤ 6 · Банк, Боря. Ответы: ")


def test_an_alert_of_a_window_tells_no_more_than_how_the_capture_would_end() -> None:
    alert = bare(SCREENS.table_alert(scene(table(four("jc>bank1", "as@ks")), seat=B)))
    assert alert.startswith("Аня ⚔️ Банк (Боря): 6 против 💪8, гибнет Кабан♧. Ответы: ")
    assert "…" not in alert


def test_a_window_s_alert_does_not_tell_who_has_answered() -> None:
    asked = four("jc>bank1")
    answered = GAME.play(asked, V, next(move for move in GAME.moves(asked, V) if move.code == "pass"))[0]
    for seat in (A, B, V, G):
        told = [SCREENS.table_alert(scene(table(state), seat=seat)) for state in (answered, asked)]
        assert told[0] == told[1]


def test_ones_own_hand_in_an_alert() -> None:
    session = table(four())
    assert SCREENS.hand_alert(scene(session, seat=A)) == (
        "Твои 5: 3♥️ 6 Подножка, 6♧ 4 Наезд, 7♦️ 5 Откатиться, J♧ 6 Кабан, A♤ Замочить. Козырь ♤. Ходить у меня в личке."
    )
    bare_hand = table(state_of("", "2h"))
    assert SCREENS.hand_alert(scene(bare_hand, "en", seat=A)) == "Your 0: –. Trump ♤. You play in my private chat."


def test_a_long_hand_is_told_by_the_cards_corners() -> None:
    many = " ".join(face for face in FACES[:20])
    alert = SCREENS.hand_alert(scene(table(state_of(many, "ac")), seat=A))
    assert alert.startswith("Твои 20: 2♤, 2♥️, 2♦️, 2♧, 3♤, ")
    assert "…" not in alert
    longer = SCREENS.hand_alert(scene(table(state_of(" ".join(FACES[:51]), "ac")), seat=A))
    assert " … и ещё " in longer
    assert units(longer) <= 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_property_is_explained_whole_in_an_alert(language: str) -> None:
    drawn = scene(table(four()), language)
    for piece in (*CARDS, *ESTATES):
        said = SCREENS.explained(drawn, piece)
        assert 0 < units(said) <= 200, said
        assert not said.endswith("…"), said
    assert SCREENS.explained(drawn, "nothing") == ""


def test_what_a_card_is() -> None:
    drawn = scene(table(four()))
    assert SCREENS.explained(drawn, "tc2") == (
        "10♧ Паук 💪3 · Живой уголок. «Наручники». В захвате: −5 бойцу той же масти, что эта карта; "
        "козырная — любому. Погладить можно. Отойти — как получится."
    )
    assert SCREENS.explained(drawn, "jc").startswith("J♧ Кабан 💪6 · Живой уголок. В захвате: сбрось любую карту")
    assert SCREENS.explained(drawn, "as").startswith("A♤ Титры · Видеосалон. «Замочить». Убивает бойца")
    assert SCREENS.explained(drawn, "club3") == (
        "Клуб 💪5 · 💰 за 1, 2, 3…: 2 · 6 · 12 · 19. «Фейсконтроль. Лицо предъявлять в развёрнутом виде.»"
    )


def ended(state: State, language: str = "ru") -> str:
    session = table(state, status="finished", started=NOON, ended=NOON + 90000)
    return mocked(SCREENS.ended(scene(session, language)))


def over(lots: str, winner: Seat, **fields: Any) -> State:
    laid = tuple(lot(text) for text in lots.split())
    return four(phase="over", winner=winner, turns=43)._replace(lots=laid, **fields)


RICH = "bank1:0:kc bank2:0:5d bank3:0:th club1:0:kh depot1:1:ks wash1"


def test_the_end_names_the_winner_and_everybodys_streets() -> None:
    state = over(RICH, A, goal=24)
    held = tuple(each._replace(since=4 * at + 7) for at, each in enumerate(state.lots))
    assert ended(state._replace(lots=held)) == (
        "🏆 *Победа: Аня* · 29 💰\n"
        "🏴‍☠️ Рейдеры · 11 кругов · 2 дня\n"
        "\n"
        "*Аня 29*: Клуб, Банк×3\n"
        "*Боря 9*: Нефтебаза\n"
        "*Вика 0*: –\n"
        "*Гена 0*: –\n"
        "▏Дольше всех держится 🛡Зубр♧: 9 кругов\n"
        "[Ещё раз] [📜 Вся игра]"
    )


def test_a_pair_wins_as_one() -> None:
    shown = ended(over(RICH, A, goal=24, pairs=True), "en")
    assert shown.startswith("🏆 *Winner: Аня + Вика* · 29 💰\n")
    assert "*Вика 0*: –\n*Боря 9*: Oil Depot" in shown


def test_a_stalled_game_goes_to_the_most_and_equals_draw() -> None:
    stalled = over("club1:0:kc depot1:1:ks", Seat(-1))
    assert ended(stalled).startswith("🏆 *Победа: Боря* · 9 💰\n")
    assert "▏До 36 💰 никто не дошёл: долго без перемен, считаем бабки" in ended(stalled)
    equal = over("club1:0:kc club2:1:ks", Seat(-1))
    assert ended(equal).startswith("🏆 *Ничья:* Аня, Боря · 2 💰\n")
    pairs = over("club1:0:kc club2:1:ks", Seat(-1), pairs=True)
    assert ended(pairs).startswith("🏆 *Ничья:* Аня + Вика, Боря + Гена · 2 💰\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_the_fullest_table_fits_whatever_people_are_called(language: str) -> None:
    """Six players, and each has something of every kind: sixty cards in all."""
    copies = [name for name in ESTATES if name[:-1] in KINDS]
    lots = tuple(lot(f"{name}:{at % 6}:{FACES[at % 52]}") for at, name in enumerate(copies))
    state = state_of(*(["2s"] + [""] * 5))._replace(phase="over", winner=A, lots=lots, goal=10)
    session = table(state, status="finished", started=NOON, ended=NOON + 60)
    chairs = (replace(each, who=replace(each.person, name=HOSTILE[at])) for at, each in enumerate(session.chairs))
    shown = SCREENS.ended(scene(replace(session, chairs=tuple(chairs)), language))
    assert units(plain(shown.text)) <= 1024


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_pages_for_windows_tricks_crowds_property_and_options(language: str) -> None:
    words = speak(language)
    pages = [plain(page) for page in SCREENS.rules(words)]
    assert all(units(page) <= 900 for page in pages)
    text = "\n".join(pages)
    tricks = [words.text(f"raiders-trick-{rank}-does") for rank in RANKS if rank != "j"]
    effects = [words.text(f"raiders-effect-j{suit}-does") for suit in "shdc"]
    doors = [words.text(f"raiders-property-{kind}-says") for kind in KINDS]
    names = [words.text(f"raiders-fighter-{face}") for face in FACES]
    assert all(part in text for part in (*tricks, *effects, *doors, *names))
    assert max(map(units, (*tricks, *effects))) <= 90, "short enough for a hand"
    assert pages[1] == plain(words.html("raiders-rules-windows"))


REFUSALS = [
    (IllegalMove("wrong-suit", card="th", suit="h", other="c"), "♥️ действует только на ♥️, а там ♧"),
    (IllegalMove("own-turn-only", card="2h2"), "2♥️: только в свой ход"),
    (IllegalMove("no-fighter", card="as"), "A♤ не боец: крутизны нет"),
    (IllegalMove("not-your-fighter", card="jc"), "Кабан♧ не твой боец"),
    (IllegalMove("nothing-to-draw"), "Колода бойцов пуста, и битых нет"),
    (IllegalMove("not-your-card", card=""), "Этой карты у тебя уже нет"),
    (IllegalMove("wrong-cost", n=2), "Сбросить надо 2 карты"),
    (Refused("host-only", name="jc", person=1), "Это решает jc"),
]


@pytest.mark.parametrize(("refused", "line"), REFUSALS, ids=[line for _, line in REFUSALS])
def test_refusals_name_cards_as_players_see_them(refused: Refused, line: str) -> None:
    words = speak("ru")
    assert bare(toasts.toast(words, SCREENS.spelled(words, refused))) == line


def test_the_bag_of_upturn_stays_a_bag() -> None:
    words, refused = speak("ru"), IllegalMove("nothing-to-draw")
    assert toasts.toast(words, games.of("upturn").spelled(words, refused)).startswith("Мешок пуст")


def test_options_say_for_whom_they_are() -> None:
    lobby = scene(gathering(*SIX[:4], game="raiders"))
    labels = [button.label for button in buttons(options.overview(lobby))]
    assert labels[3:5] == ["Цель: по числу игроков", "Вчетвером: каждый за себя"]
    assert labels[5:7] == ["Впятером, вшестером: две колоды", "Мухлёж: нельзя"]
    goals = [button.label for button in buttons(options.values(lobby, "goal"))]
    assert goals[:4] == [
        "По числу игроков ✓",
        "36, как на коробке",
        "Короткая, от 36 до 12",
        "24 для всех",
    ]
