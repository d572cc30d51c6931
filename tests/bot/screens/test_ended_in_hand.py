"""In private the end says who has won, one's own place, and what decided it."""

from __future__ import annotations

import re

import pytest

from bot.screens import games
from tests.bot.screens.courses import Course, on_courses, states
from tests.bot.screens.stage import bare, plain, scene

WON = {
    "ru": ("победа твоя!", "Победа: ", "ничья", "победы ни у кого"),
    "en": ("yours!", "Winner: ", "draw", "nobody wins"),
}
DECIDED = {
    "upturn": r"у тебя \d+ фиш|У тебя \d+ фиш|легло число",
    "aforator": r"(Карты|Сумма|Взятки|сумма): у тебя \d+",
    "raiders": r"у тебя \d+",
}


@on_courses()
@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_end_is_told_in_private_too(course: Course, language: str) -> None:
    session = states(course)[-1]
    outcome = session.rule_book.outcome(session.state)
    assert outcome is not None
    draws, board = games.of(course.game), plain(games.of(course.game).ended(scene(session, language)).text)
    for place, seats in enumerate(outcome.places):
        for seat in seats:
            _, won, own, decided, *_ = bare(plain(draws.hand(scene(session, language, seat=seat), "", "").text)).split(
                "\n"
            )
            assert any(word in won for word in WON[language])
            assert (WON[language][0] in won) == (place == 0 and outcome.won and WON[language][2] not in won)
            assert [int(n) for n in re.findall(r"\d+", own)] == [
                1 + sum(map(len, outcome.places[:place])),
                course.seats,
            ]
            assert language == "en" or re.search(DECIDED[course.game], decided), decided
            assert won not in board
            leads = place == 0 and len(outcome.places) > 1 and course.game != "upturn"
            assert language == "en" or ("следом" in decided) == leads
