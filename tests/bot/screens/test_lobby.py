"""Arrival and gathering, word for word, and who may be led where."""

from dataclasses import replace

import pytest

from bot.callback_data import Verb, parse
from bot.screens import lobby as screens
from bot.screens.screen import Scene
from bot.text.names import units
from bot.text.words import LANGUAGES, speak
from games import catalogue
from games.game import Seat
from games.sessions import expected, lobby
from games.sessions.clocks import TurnClock
from games.sessions.quiet_hours import Quiet
from games.sessions.session import Person, Session
from games.upturn.rules import UpTurn
from tests.bot.screens.stage import BOARD_LINK, LATIN, SCREENS, bare, buttons, mocked, renamed, scene
from tests.games.sessions.tables import ANYA, BORYA, GENA, NOON, VIKA, A, B, gathering, playing

LATE = frozenset({VIKA.id})


@pytest.fixture(autouse=True)
def unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody knows how long a game takes: what lobbies say of that has tests of its own."""
    monkeypatch.setattr(expected, "_table", dict)


def mock(
    session: Session,
    language: str = "ru",
    menu: str = "",
    unreached: frozenset[int] = frozenset(),
    zone_told: bool = True,
) -> str:
    return mocked(screens.gathering(replace(seen(session, language, unreached), zone_told=zone_told), menu))


def seen(
    session: Session, language: str = "ru", unreached: frozenset[int] = frozenset(), seat: Seat | None = None
) -> Scene:
    named = session if language == "ru" else renamed(session, LATIN)
    return scene(named, language, seat=seat, unreached=unreached)


def test_the_lobby_while_somebody_has_yet_to_press_start() -> None:
    assert mock(gathering(ANYA, BORYA, VIKA), unreached=LATE) == (
        "🔺 *АП ТЕРН*: собираемся · 3 из 4\n"
        "👑 Аня · Боря · ⏳ Вика\n"
        "Сутки на ход\n"
        "▏⏳ Вика, открой мою личку и нажми «Старт»: фишки придут туда.\n"
        "[Играю!] [Выйти]\n"
        "[Открыть личку ↗]\n"
        "[Поехали!] [⚙️ Условия]\n"
        "[🤖 Добавить соперника]\n"
        "[❓ Правила за минуту]"
    )


def test_the_lobby_in_english() -> None:
    assert mock(gathering(ANYA, BORYA, VIKA), "en", unreached=LATE) == (
        "🔺 *UpTurn*: gathering · 3 of 4\n"
        "👑 Anya · Borya · ⏳ Vika\n"
        "A day per move\n"
        "▏⏳ Vika, open our private chat and press Start: your tiles go there.\n"
        "[Join!] [Leave]\n"
        "[Open our chat ↗]\n"
        "[Let's go!] [⚙️ Options]\n"
        "[🤖 Add a rival]\n"
        "[❓ Rules in a minute]"
    )


def test_several_who_are_late_are_spoken_to_together() -> None:
    shown = mock(gathering(ANYA, BORYA, VIKA), unreached=frozenset({BORYA.id, VIKA.id}))
    assert "⏳ Боря, Вика, откройте мою личку" in shown


def test_the_link_row_goes_with_the_last_who_was_late() -> None:
    assert "Открыть личку" not in mock(gathering(ANYA, BORYA, VIKA))


def test_the_link_tells_the_bot_for_which_table() -> None:
    view = seen(gathering(ANYA, VIKA), unreached=LATE)
    assert [b.url for b in buttons(screens.gathering(view, "")) if b.url] == ["https://t.me/kon_bot?start=s5e55104"]


def test_start_shows_from_two_players_on() -> None:
    assert "Поехали!" not in mock(gathering(ANYA))
    assert "Поехали!" in mock(gathering(ANYA, BORYA))


def test_the_override_is_the_lobby_with_another_keyboard() -> None:
    assert mock(gathering(ANYA, VIKA), menu="override", unreached=LATE) == (
        "Вика пока не в личке: фишки будут за кнопкой «Моя рука», звать придётся здесь.\n[Начать так] [Подождём]"
    )


def test_the_override_is_gone_once_everybody_is_there() -> None:
    assert mock(gathering(ANYA, VIKA), menu="override") == mock(gathering(ANYA, VIKA))


def test_each_option_stands_with_its_value() -> None:
    assert mock(gathering(ANYA, BORYA), menu="options") == (
        "⚙️ *АП ТЕРН* · условия ставит Аня\n"
        "[Часы: сутки] [Тихо: нет]\n"
        "[Первый ход: случай]\n"
        "[«Последняя!»: бот]\n"
        "[Подарки: да]\n"
        "[Играем: до первого]\n"
        "[‹ К сбору]"
    )


def test_the_clock_decides_who_says_the_last_one_unless_the_host_did() -> None:
    assert "[«Последняя!»: сами]" in mock(gathering(ANYA, BORYA, clock="hour"), menu="options")
    assert "[«Последняя!»: бот]" in mock(gathering(ANYA, BORYA, clock="hour", calls="bot"), menu="options")


def test_an_option_asks_its_question_and_says_what_each_answer_means() -> None:
    assert mock(gathering(ANYA, BORYA), menu="goes_on") == (
        "⚙️ *До чего играем?*\n"
        "*До первого*: кто-то сбросил всё — конец; так короче\n"
        "*За все места*: остальные доигрывают за свои места; так дольше\n"
        "[До первого ✓]\n"
        "[За все места]\n"
        "[‹ Назад]"
    )
    assert "*36, as on the box*: the more of you, the longer" in mock(
        gathering(ANYA, BORYA, game="raiders"), "en", menu="goal"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in catalogue.newest()])
def test_every_answer_of_every_option_means_something_of_its_own(game: str, language: str) -> None:
    session = gathering(ANYA, BORYA, game=game)
    for field, values in lobby.choices(session).items():
        asked = screens.gathering(seen(session, language), field)
        question, *means = asked.text.split("\n")
        assert question.endswith("?</b>")
        assert len({*means}) == len(values)
        assert units(asked.text) <= 1024


def test_many_values_stand_side_by_side_with_a_tick() -> None:
    listed = mock(gathering(ANYA, BORYA, clock="three-days"), menu="clock").split("\n")
    assert listed[-5:] == [
        "[2 минуты] [10 минут]",
        "[Час] [8 часов]",
        "[Сутки] [Трое суток ✓]",
        "[Нет]",
        "[‹ Назад]",
    ]


def naming(person: Person = VIKA) -> Session:
    """A lobby of Aforator whose host has named somebody to begin."""
    table = gathering(ANYA, BORYA, VIKA, game="aforator")
    return lobby.choose(table, ANYA, "starts", f"@{person.id}", NOON).session


def test_who_begins_may_be_named_from_a_list_of_people() -> None:
    assert "*Вика*: начинает Вика, так решает хозяин стола" in mock(naming(), menu="starts")
    assert mock(naming(), menu="starts").split("\n")[-4:] == [
        "[Старшая карта] [Случай]",
        "[Хозяин стола] [Боря]",
        "[Вика ✓]",
        "[‹ Назад]",
    ]
    assert "[First move: Vika]" in mock(naming(), "en", menu="options")
    chosen = next(b for b in buttons(screens.gathering(seen(naming()), "starts")) if "Боря" in b.label)
    assert (parse(chosen.data).verb, parse(chosen.data).choice) == (Verb.CHOOSE, f"starts=@{BORYA.id}")


def test_the_lobby_tells_who_is_named_until_they_leave() -> None:
    assert "\nПервый ход: Вика\n" in mock(naming())
    assert "Первый ход" not in mock(lobby.leave(naming(), VIKA, NOON).session)
    hostile = Person(VIKA.id, "<b>&_{$n}")
    renamed_table = replace(naming(), chairs=(*naming().chairs[:2], replace(naming().chairs[2], who=hostile)))
    assert "<b>&_" not in screens.gathering(seen(renamed_table), "").text


def at_night(clock: TurnClock = "day", quiet: Quiet | None = None) -> Session:
    """A lobby with quiet hours."""
    return replace(gathering(ANYA, BORYA), clock=clock, quiet=quiet or Quiet())


def test_the_quiet_hours_stand_beside_a_clock_within_which_people_sleep() -> None:
    assert "\nСутки на ход · тихо с 23:00 до 9:00 · ночью срок не истекает\n" in mock(at_night())
    assert "\nЧас на ход\n" in mock(at_night("hour"))
    assert "\nСутки на ход\n" in mock(at_night(quiet=Quiet(start=0, end=0)))


def test_the_quiet_hours_open_a_list_with_a_tick() -> None:
    assert "[Часы: сутки] [Тихо: 22–8]" in mock(at_night(quiet=Quiet(start=22 * 60, end=8 * 60)), menu="options")
    assert mock(at_night(), menu="quiet") == (
        "Когда здесь тихо? Если на ход дано 8 часов и больше, в это время никого не бужу и срок не выходит.\n"
        "[23–9 ✓] [22–8] [0–10]\n[Никогда]\n[‹ Назад]"
    )


def test_the_first_lobby_asks_by_its_clock_whether_the_zone_is_right() -> None:
    first = replace(gathering(ANYA, BORYA), first=True, opened=NOON + 300)
    asked = mock(first, zone_told=False)
    assert asked.endswith("\n[Тут 11:05, верно?]"), "what the messenger shows beside the message"
    assert "верно" not in mock(first, zone_told=True)
    assert "верно" not in mock(replace(first, first=False), zone_told=False)


def test_the_zone_is_a_city_with_its_hour() -> None:
    listed = mock(gathering(ANYA), menu="zone")
    assert listed.startswith("Который у вас час?\n[Берлин")
    assert "[Москва 11:00 ✓] [Самара 12:00]" in listed.replace("]\n[", "] [")
    assert listed.endswith("[Другой город] [‹ К сбору]")


def test_two_values_ask_their_question_too() -> None:
    row = next(b for b in buttons(screens.gathering(seen(gathering(ANYA)), "options")) if "Играем" in b.label)
    assert (parse(row.data).verb, parse(row.data).choice) == (Verb.LOBBY, "goes_on")


@pytest.mark.parametrize("field", ["clock", "starts", "calls", "goes_on"])
def test_every_value_of_a_list_may_be_chosen(field: str) -> None:
    session = gathering(ANYA, BORYA)
    listed = [parse(b.data) for b in buttons(screens.gathering(seen(session), field))]
    chosen = [press.choice.removeprefix(f"{field}=") for press in listed if press.verb is Verb.CHOOSE]
    assert chosen == [*map(str, lobby.choices(session)[field])]
    for value in lobby.choices(session)[field]:
        lobby.choose(session, ANYA, field, value, NOON)


def test_what_was_chosen_otherwise_than_usual_stands_in_the_lobby() -> None:
    """Printed rules, Разрешение споров: how is agreed on before the game begins."""
    lobby_ = gathering(ANYA, BORYA, game="raiders")
    assert "Мухлёж" not in mock(lobby_)
    for field, value in (("disputes", "burn"), ("goal", "short"), ("answer", "short"), ("clock", "hour")):
        lobby_ = lobby.choose(lobby_, ANYA, field, value, NOON).session
    assert mock(lobby_) == (
        "🏴‍☠️ *Рейдеры*: собираемся · 2 из 6\n"
        "👑 Аня · Боря\n"
        "Час на ход\n"
        "На ответ: 15 мин\n"
        "Цель: короткая, от 36 до 12\n"
        "Мухлёж: можно, карта сгорает\n"
        "[Играю!] [Выйти]\n"
        "[Поехали!] [⚙️ Условия]\n"
        "[🤖 Добавить соперника]\n"
        "[❓ Правила за минуту]"
    )


def test_a_rematch_shows_who_is_invited() -> None:
    played = replace(playing(ANYA, BORYA, VIKA), status="finished")
    again = lobby.rematch(played, BORYA, "f00", NOON)
    assert "👑 Боря\nСутки на ход\nПервый ход: хозяин стола\nЗовём снова: Аня · Вика." in mock(again)


def test_namesakes_are_told_apart_even_if_one_is_only_invited() -> None:
    other = Person(9, "Аня", "Крылова")
    played = replace(playing(replace(ANYA, surname="Белова"), other), status="finished")
    assert "👑 Аня К.\nСутки на ход\nПервый ход: хозяин стола\nЗовём снова: Аня Б." in mock(
        lobby.rematch(played, other, "f00", NOON)
    )


@pytest.mark.parametrize(
    ("why", "text"),
    [
        ("abandoned", "🏁 Сбор закрыт: сутки без старта"),
        ("empty", "🏁 Сбор закрыт: за столом никого"),
        ("stopped", "🏁 Сбор закрыт"),
    ],
)
def test_a_closed_lobby_says_why_and_may_be_gathered_again(why: str, text: str) -> None:
    session = replace(gathering(ANYA), status="closed", closed=why)
    closed = screens.closed(seen(session))
    assert mocked(closed) == f"{text}\n[Собрать снова]"
    press = parse(buttons(closed)[0].data)
    assert (press.verb, press.choice) == (Verb.NEW, "upturn")


def test_a_stopped_game_has_no_result() -> None:
    stopped = lobby.stop(playing(ANYA, BORYA), ANYA, NOON).session
    assert mocked(screens.closed(seen(stopped))) == "🏁 АП ТЕРН: закрыто без счёта"


def test_the_waiting_room() -> None:
    view = replace(seen(gathering(ANYA, BORYA), seat=B), board=BOARD_LINK)
    assert mocked(screens.waiting_room(view, BORYA.id)) == (
        "Ты за столом: *АП ТЕРН* · Дачники. Ждём остальных, фишки придут сюда.\n"
        "[Выйти из сбора] [К столу ↗]\n[❓ Правила за минуту]"
    )


def test_who_left_or_lost_the_table_gets_one_line_without_a_keyboard() -> None:
    left = screens.waiting_room(seen(gathering(ANYA)), GENA.id)
    stopped = seen(replace(gathering(ANYA), status="closed", closed="stopped"), seat=A)
    closed = screens.waiting_room(stopped, ANYA.id)
    assert mocked(left) == "*АП ТЕРН* · Дачники\nТы уже не за столом. Передумаешь, пока собираемся, — «Играю!» в чате."
    assert mocked(closed) == "*АП ТЕРН* · Дачники\nЭтот стол закрыт. До следующего!"


def test_who_left_while_all_gathered_is_told_the_same_whatever_the_table_does_then() -> None:
    tables = (
        gathering(ANYA, BORYA),
        replace(gathering(ANYA), status="closed", closed="stopped"),
        playing(ANYA, BORYA),
        lobby.stop(playing(ANYA, BORYA), ANYA, NOON).session,
    )
    left = {screens.waiting_room(seen(table), GENA.id).text for table in tables}
    assert len(left) == 1, "nobody shows it to them again"


def test_who_got_up_in_play_is_thanked() -> None:
    gone = replace(playing(ANYA, BORYA), gone=(GENA.id,))
    assert mocked(screens.waiting_room(seen(gone), GENA.id)) == (
        "*АП ТЕРН* · Дачники\nИгра идёт дальше без тебя. Спасибо за компанию!"
    )


def test_a_title_that_shows_nothing_still_names_a_chat() -> None:
    view = replace(seen(gathering(ANYA), seat=A), title="\u200b")
    assert "АП ТЕРН</b> · общий чат" in bare(screens.waiting_room(view, ANYA.id).text)


def test_the_welcome_is_two_lines_and_a_button() -> None:
    assert mocked(screens.welcome(speak("ru"))) == (
        "Привет! Я Кон, держу стол для игр прямо в чате.\n"
        "Ход сейчас, следующий хоть завтра: играем в темпе жизни.\n"
        "[Сыграть] [Что за игры?]"
    )


def test_which_game() -> None:
    question, *games = mocked(screens.which_game(speak("ru"))).split("\n")
    assert question == "Во что сыграем?"
    assert games[:3] == ["[🔺 АП ТЕРН · 2–4]", "[🎭 Афоратор · 2–6]", "[🏴‍☠️ Рейдеры · 2–6]"]
    assert len(games) == len(catalogue.newest())


@pytest.mark.parametrize("language", ["ru", "en"])
def test_what_games_there_are_fits_an_alert(language: str) -> None:
    told, words = screens.about_games(speak(language)), speak(language)
    assert 0 < units(told) <= 200
    assert all(words.text(f"about-{game.id}") in told for game in catalogue.newest())


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("times", [2, 4, 12])
def test_of_more_games_than_an_alert_holds_there_are_the_names(
    language: str, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = catalogue.newest()[:3] * times
    monkeypatch.setattr(catalogue, "newest", lambda: many)
    alert = screens.about_games(speak(language))
    assert units(alert) <= 200
    *names, last = alert.split("\n")
    if times == 2:
        assert [*names, last] == [button.label for button in buttons(screens.which_game(speak(language)))]
    else:
        assert last == {"ru": "… и ещё {}: /new", "en": "… and {} more: /new"}[language].format(3 * times - len(names))
        assert len(names) > 5


class Duel(UpTurn):
    seats = range(2, 3)


@pytest.mark.parametrize(("language", "label"), [("ru", "🔺 АП ТЕРН · на двоих"), ("en", "🔺 UpTurn · for two")])
def test_a_game_for_exactly_two_says_so(language: str, label: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "newest", lambda: (Duel(),))
    assert mocked(screens.which_game(speak(language))).endswith(f"\n[{label}]")
    assert screens.about_games(speak(language)).endswith(label.partition(" ·")[2])


def test_the_first_board_explains_itself_until_everybody_has_moved() -> None:
    session = replace(playing(ANYA, BORYA), first=True)
    moved = replace(session, chairs=tuple(replace(chair, seen=True) for chair in session.chairs))
    lines = (
        "▏Ваши фишки и кнопки у меня в личке. Здесь стол, одно сообщение на всю игру.\n"
        "▏Не спешите: у хода есть срок, я напомню.\n"
        "▏Стол утонул в болтовне? /table. Правила: /rules."
    )
    assert lines in mocked(SCREENS.board(seen(session)))
    first, *_ = lines.split("\n")
    assert first not in mocked(SCREENS.board(seen(moved)))
    assert first not in mocked(SCREENS.board(seen(replace(session, first=False))))
    assert "срока у хода нет" in mocked(SCREENS.board(seen(replace(session, clock="none"))))
