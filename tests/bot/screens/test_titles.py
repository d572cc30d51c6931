"""Tables of one name are told apart wherever somebody sees more than one of them."""

from dataclasses import replace

from bot.screens import pending, private, titles
from bot.screens.keyboard import ROOM, width
from bot.screens.screen import Scene
from bot.text.words import speak
from games.sessions.session import Person
from tests.bot.screens.stage import SCREENS, bare, buttons, mocked, scene
from tests.games.sessions.tables import ANYA, BORYA, NOON, VIKA, playing

RU = speak("ru")


def at(title: str, *others: Person, id: str = "a", opened: float = NOON, game: str = "upturn") -> Scene:
    """A table of Anya and others in a chat of this name."""
    session = replace(playing(ANYA, *others, game=game), id=id, opened=opened)
    return scene(session, seat=session.seat_of(ANYA.id), title=title)


def called(*tables: Scene) -> list[str]:
    return [bare(title) for title in titles.in_text(tables)]


def test_a_table_is_called_by_its_chat() -> None:
    assert called(at("Дачники", BORYA), at("Работа", BORYA)) == ["Дачники", "Работа"]
    assert called(at("Дачники", BORYA), at("Дачники", BORYA, game="raiders")) == ["Дачники"] * 2, "the sign is another"


def test_chats_of_one_name_are_told_apart_by_who_plays_there() -> None:
    tables = at("Дачники", BORYA, id="a"), at("дачники", VIKA, BORYA, id="b"), at("Работа", BORYA)
    assert called(*tables) == ["Дачники (Боря)", "дачники (Вика)", "Работа"]


def test_the_hand_of_whoever_plays_in_two_chats_of_one_name_says_beside_whom() -> None:
    plain = at("Дачники", VIKA, BORYA)
    assert "*АП ТЕРН* · Дачники\n" in mocked(SCREENS.hand(plain, "", ""))
    assert plain.own is not None
    twin = replace(plain, own=plain.own._replace(namesake=True))
    assert "*АП ТЕРН* · Дачники (Вика)\n" in mocked(SCREENS.hand(twin, "", ""))


def test_tables_of_the_same_people_are_told_apart_by_their_age() -> None:
    younger, older = at("Дачники", BORYA, id="a", opened=NOON + 60), at("Дачники", BORYA, id="b")
    assert called(younger, older) == ["Дачники (Боря) 2", "Дачники (Боря) 1"]
    assert called(older, younger) == ["Дачники (Боря) 1", "Дачники (Боря) 2"]


def test_a_topic_stands_behind_its_chat() -> None:
    games = replace(at("Работа", BORYA, id="a"), topic="Игры")
    lunch = replace(at("Работа", BORYA, id="b"), topic="Обед")
    assert called(games, lunch) == ["Работа › Игры", "Работа › Обед"]
    assert "*АП ТЕРН* · Работа › Игры" in mocked(SCREENS.hand(games, "", ""))
    long = replace(games, title="Дачный кооператив «Рассвет»", topic="Настольные игры по пятницам")
    assert called(long) == ["Дачный кооперат… › Настольные и…"]
    assert called(replace(games, title="")) == ["общий чат › Игры"]


def test_lists_buttons_and_the_question_where_a_table_comes_all_tell_them_apart() -> None:
    tables = [at("Дачники", BORYA, id="a"), at("Дачники", VIKA, id="b")]
    listed, asked = mocked(private.my_games(RU, tables)), mocked(pending.here_or_not(RU, tables))
    for shown in (listed, asked, mocked(private.digest(RU, tables))):
        assert shown.count("Дачники (Боря)") == shown.count("Дачники (Вика)") == 2


def test_a_long_name_leaves_room_on_its_button_for_what_tells_it_apart() -> None:
    tables = [at("Дачный кооператив «Рассвет»", person, id=person.name) for person in (BORYA, VIKA)]
    labels = [button.label for button in buttons(private.digest(RU, tables))]
    assert len({*labels}) == 2
    assert all(width(label) <= ROOM[1] for label in labels)
