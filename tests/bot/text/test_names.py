"""Names: cleaned, short, isolated, told apart."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.sandbox.found import found
from bot.text.names import (
    BARRIER,
    FSI,
    IN_TEXT,
    ON_BUTTONS,
    PDI,
    UNITS,
    clean,
    cut,
    display,
    graphemes,
    in_text,
    isolated,
    short,
    title,
    title_on_button,
    units,
)
from bot.text.words import speak
from games.sessions.session import Person

RU = speak("ru")
ENGLAND = "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
SCOTLAND = "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"


def shown(*names: str, surnames: tuple[str, ...] = ()) -> list[str]:
    """Names in text, without their isolating marks."""
    people = [Person(at, name, surnames[at] if at < len(surnames) else "") for at, name in enumerate(names)]
    return [name.removeprefix(FSI).removesuffix(PDI) for name in display(people, RU)]


def test_names_stand_isolated_from_the_direction_of_the_text() -> None:
    assert display([Person(1, "Аня")], RU) == ("\u2068Аня\u2069",)


def test_long_names_are_cut_to_twelve_in_text_and_nine_on_buttons() -> None:
    people = [Person(1, "Константинополь")]
    assert display(people, RU) == ("\u2068Константино…\u2069",)
    assert short(people, RU) == ("\u2068Констант…\u2069",)
    assert shown("Константиныч") == ["Константиныч"]


def test_control_invisible_and_direction_marks_are_dropped() -> None:
    assert shown("\u202eАн\u200bя\u0000\u2066\ufeff") == ["Аня"]
    assert shown("Аня\nДва\tслова") == ["Аня Два сло…"]


@pytest.mark.parametrize("nothing", ["", " ", "\u200b", "\u3164", "\ufe0f", "\u2800", "🏆", "\u0301", "\u0301 \u200d"])
def test_who_has_no_visible_name_is_a_numbered_player(nothing: str) -> None:
    assert shown("Аня", nothing) == ["Аня", "Игрок 2"]


def test_namesakes_get_the_initial_of_their_surname() -> None:
    assert shown("Аня", "аня", "Боря", surnames=("Козлова", "петрова")) == ["Аня К.", "аня П.", "Боря"]


def test_namesakes_without_different_initials_get_their_seat() -> None:
    assert shown("Аня", "Аня", surnames=("Козлова", "Крылова")) == ["Аня 1", "Аня 2"]
    assert shown("Аня", "Аня", "Аня", surnames=("Козлова",)) == ["Аня К.", "Аня 2", "Аня 3"]


def test_nobody_can_take_the_name_that_a_namesake_gets() -> None:
    names = shown("Аня 2", "Аня", "Аня", "Аня 3")
    assert len(set(names)) == 4


def test_names_that_only_differ_beyond_the_cut_are_told_apart() -> None:
    people = [Person(1, "Александрина"), Person(2, "Александриана")]
    assert len(set(short(people, RU))) == 2
    assert all(len(name) <= ON_BUTTONS + 2 for name in short(people, RU))


def test_the_sign_of_the_end_is_nobodys_name() -> None:
    assert shown("🏆 Аня") == ["Аня"]
    assert title("🏆 Чемпионы") == "\u2068Чемпионы\u2069"


READ_AS = {
    "Аня": 3,
    "é": 1,
    "❤️": 1,
    "1️⃣": 1,
    "👍🏽👍": 2,
    "👨\u200d👩\u200d👧\u200d👦": 1,
    "🏳️\u200d🌈!": 2,
    "🇷🇺🇩🇪": 2,
    f"{ENGLAND}{SCOTLAND}": 2,
    "각": 1,
    "नि": 1,
    "क्षि": 1,  # a conjunct of two consonants
    "नमस्ते": 3,
    "ക്ഷ": 1,
    "กำ": 1,
    "น้ำที่": 2,
}


@pytest.mark.parametrize(("text", "n"), READ_AS.items())
def test_what_reads_as_one_character_counts_as_one(text: str, n: int) -> None:
    assert len(list(graphemes(unicodedata.normalize("NFC", text)))) == n


def test_a_flag_of_a_region_stays_a_flag_and_its_letters_stay_nowhere_else() -> None:
    assert shown(f"{SCOTLAND} Том") == [f"{SCOTLAND} Том"]
    assert shown(f"Т{SCOTLAND[1:]}ом") == ["Том"]
    assert shown(f"🏴{SCOTLAND[1] * 7}{SCOTLAND[-1]}") == ["🏴"]


@pytest.mark.parametrize(("one", "kept"), [("क्षि", 6), ("น้ำ", 8), (ENGLAND, 1), ("👨\u200d👩\u200d👧\u200d👦", 2)])
def test_no_cut_goes_through_a_character(one: str, kept: int) -> None:
    assert cut(one * 20, ON_BUTTONS) == one * kept + "…"


def test_a_name_heaped_with_marks_cant_fill_the_board() -> None:
    heaped = "А" + "\u0301\u0302\u0303" * 20 + "ня"
    assert units(display([Person(1, heaped)], RU)[0]) <= IN_TEXT * UNITS + 2


@given(st.text(max_size=64), st.sampled_from((IN_TEXT, ON_BUTTONS)))
def test_any_name_becomes_short_and_loses_nothing_when_short(name: str, limit: int) -> None:
    cleaned = clean(name)
    shortened = cut(cleaned, limit)
    assert clean(cleaned) == cleaned
    assert "\n" not in cleaned
    assert len(list(graphemes(shortened))) <= limit
    assert units(shortened) <= limit * UNITS
    assert shortened == cleaned or shortened.endswith("…")


@given(st.lists(st.sampled_from(("Аня", "аня", "Аня 2", "Аня К.", "", "Игрок 1")), min_size=1, max_size=6))
def test_everybody_at_the_table_has_a_name_of_their_own(names: list[str]) -> None:
    folded = [name.casefold() for name in shown(*names, surnames=("Козлова", "К", "", "Петрова"))]
    assert len(set(folded)) == len(folded)


LIVELY = [
    *(
        "t.me/kon",
        "www.kon.ru",
        "почта.рф",
        "https://kon.example/a?b=1",
        "tg://resolve?domain=kon",
        "kon.io:80",
        "t.me.me",
    ),
    *(
        "@kon_bot",
        "Аня @kon",
        "/stop",
        "/stop@kon_bot",
        "Аня /stop",
        "#апт",
        "#1a",
        "#апт@kon",
        "$USD",
        "$1INCH",
        "a@b.co",
    ),
    *("+79991234567", "+7 999 123-45-67", "+7(999)123-45-67", "89991234567", "4111 1111 1111 1111", "4111111111111111"),
]


@pytest.mark.parametrize("name", LIVELY)
def test_whatever_a_name_looks_like_it_is_plain_text(name: str) -> None:
    assert found(isolated(name)), "or else this says nothing"
    (shown,) = display([Person(1, name[:IN_TEXT])], RU)
    for text in (shown, title(name), in_text(name), f"{in_text(name)}{in_text(name)}", f"Ход: {in_text(name)}.ru"):
        assert found(text) == []
        assert clean(text.replace(BARRIER, "")) == clean(text)


@pytest.mark.parametrize("name", LIVELY)
def test_on_buttons_a_name_is_as_it_was_written(name: str) -> None:
    assert BARRIER not in short([Person(1, name)], RU)[0] + title_on_button(name)
    assert short([Person(1, name[:ON_BUTTONS])], RU) == (isolated(name[:ON_BUTTONS].strip()),)


@pytest.mark.parametrize("name", ["Аня", "А.", "Аня К.", "Mr. T", "1️⃣", "#️⃣ Аня", "C# и +", "12", "R2-D2", "100 %", "и/"])
def test_an_ordinary_name_is_left_alone(name: str) -> None:
    assert in_text(name) == isolated(name)


@given(st.text(alphabet="@/#$.+:?aAЖя019 -_\u200c\u200d🔺", max_size=32))
def test_no_name_becomes_anything_else(name: str) -> None:
    assert found(title(name)) == []
    assert found(f"a{in_text(clean(name))}b") == []
    assert title(name).replace(BARRIER, "") == title_on_button(name)
