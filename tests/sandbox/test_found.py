"""What Telegram finds in a text by itself, by the rules that its own open library has."""

from __future__ import annotations

import pytest

from bot.sandbox.formatted import Formatted, finish
from bot.sandbox.found import found
from bot.sandbox.markup import parse

FINDS = {
    "t.me/kon": "url t.me/kon",
    "(см. t.me/kon, и дальше)": "url t.me/kon",
    "https://kon.example/a?b=1.": "url https://kon.example/a?b=1",
    "http://kon.example:8080/": "url http://kon.example:8080/",
    "www.kon.ru": "url www.kon.ru",
    "почта.рф": "url почта.рф",
    "kon-game.txt и 1.5, т.д. ход.Новый": "",
    "tg://resolve?domain=kon": "url tg://resolve?domain=kon",
    "@kon_bot": "mention @kon_bot",
    "а@kon": "",
    "@k и @конь": "",
    "/stop": "bot_command /stop",
    "/new@kon_bot.": "bot_command /new@kon_bot",
    "и/или 1/2 //x </b": "",
    "#апт #12 #1a": "hashtag #апт, hashtag #1a",
    "а#б #в#": "",
    "$USD $1INCH": "cashtag $USD, cashtag $1INCH",
    "$usd $$USD $TOOLONGTAG": "",
    "a.b+c@kon.example": "email a.b+c@kon.example",
    "+7 999 123-45-67 и 89991234567": "phone_number +7 999 123-45-67, phone_number 89991234567",
    "4111 1111 1111 1111": "bank_card_number 4111 1111 1111 1111",
    "4111 1111 1111 1112": "",
    "12 · 25 · 36 · 44👯 · 52 · 1/2 · +100": "",
}


@pytest.mark.parametrize(("text", "finds"), FINDS.items())
def test_what_is_found(text: str, finds: str) -> None:
    assert ", ".join(f"{kind} {text[start:end]}" for kind, start, end in found(text)) == finds


@pytest.mark.parametrize("text", [text for text, finds in FINDS.items() if finds and "," not in finds])
@pytest.mark.parametrize("mark", ["\u2060", "\u200b", "\u2063"])
def test_nothing_goes_across_a_mark_that_links_do_not_have(text: str, mark: str) -> None:
    for barred in (mark.join(text), f"Ж{mark}".join(text)):
        assert found(barred) == []


@pytest.mark.parametrize("mark", ["\u200c", "\u200d", "\ufeff"])
def test_some_marks_are_no_obstacle_to_links(mark: str) -> None:
    assert [one.kind for one in found(f"k{mark}on.ru")] == ["url"]


def test_code_and_links_are_left_alone_and_bold_text_is_not() -> None:
    text = parse('<code>t.me/a</code> <a href="https://kon.example">t.me/b</a> <b>t.me/c</b>')
    assert [(e.type, e.offset) for e in finish(text).entities if e.type == "url"] == [("url", 14)]


def test_places_are_counted_in_units_of_utf_16() -> None:
    (entity,) = finish(Formatted("🔺🔺 /stop")).entities
    assert (entity.type, entity.offset, entity.length) == ("bot_command", 5, 5)
