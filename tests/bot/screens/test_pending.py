"""What a table and its people are asked beside the game itself, word for word."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.screens import pending
from bot.screens.screen import Screen
from bot.text.words import Html
from games.game import Seat
from games.sessions import absence, takeback, votes
from games.sessions.seat import Head
from games.sessions.session import Session
from tests.bot.screens.mockup import ANYA, BORYA, TEN, both, hand, opening, seen, table
from tests.bot.screens.stage import SCREENS, bare, mocked
from tests.games.sessions.tables import EVERYBODY, laid, playing

HOUR = 3600.0
NOTHING = Screen(Html("…"))


def called(head: Head, since: float) -> Session:
    """Anya is on turn since then, and rung again; by Borya, if it is a nudge."""
    session = table(opening(), since=since)
    chair = replace(session.chairs[ANYA], head=head, nudger=BORYA)
    return replace(session, chairs=(chair, *session.chairs[1:]))


@both(
    """
☀️ *АП ТЕРН* · Дачники
Доброе утро! Ход за тобой, до завтра 4:00.
""",
    """
☀️ *UpTurn* · Dacha gang
Good morning! It's your move, until tomorrow 4:00.
""",
)
def test_in_the_morning_the_hand_says_whose_move_it_is_whenever_it_came(language: str, mock: str) -> None:
    assert hand(called("morning", TEN - 6 * HOUR), language, head="morning").startswith(mock)


@both(
    """
🔔 *АП ТЕРН* · Дачники
Боря скучает: твой ход, до завтра 8:00.
""",
    """
🔔 *UpTurn* · Dacha gang
Borya misses you: your move, until tomorrow 8:00.
""",
)
def test_a_nudge_says_who_waits(language: str, mock: str) -> None:
    assert hand(called("nudge", TEN - 2 * HOUR), language, head="nudge").startswith(mock)


@both(
    """
🗳 Гена больше не играет, место держит 🤖.
Закрываем игру (АП ТЕРН) без счёта? За: 1 из нужных 2 · до завтра 10:00
[Закрываем] [Играем дальше]
[👑 Отдать место: Гена]
[🤖 Посадить робота: Гена]
""",
    """
🗳 Gena is out of the game, 🤖 sits in.
Close UpTurn without a result? In favour: 1 of 2 needed · until tomorrow 10:00
[Close it] [Keep playing]
[👑 Offer the seat: Gena]
[🤖 Seat a robot: Gena]
""",
)
def test_a_vote_is_counted_and_names_nobody_who_votes(language: str, mock: str) -> None:
    session = absence.leave(table(opening()), EVERYBODY[3], TEN).session
    session = votes.vote(session, EVERYBODY[0], True, TEN).session
    assert screen(session, language) == mock


def test_the_seat_can_be_taken_once_it_is_offered_also_after_the_vote() -> None:
    session = absence.leave(table(opening()), EVERYBODY[3], TEN).session
    session = absence.offer(session, EVERYBODY[0], Seat(3), TEN).session
    assert "[Сесть на место: Гена]" in screen(session, "ru")
    assert screen(replace(session, vote=None), "ru").splitlines() == [
        "🤖 держит место: Гена. Кто хочет доиграть за человека?",
        "[Сесть на место: Гена]",
        "[🤖 Посадить робота: Гена]",
    ]


def test_a_table_that_is_asked_nothing_has_no_such_message() -> None:
    assert pending.of_table(seen(table(opening()), "ru")) is None


@both(
    """
⏸ *АП ТЕРН* · Дачники
Все, кроме тебя, отошли: поставил игру на паузу. Как поступим?
[Пусть 🤖 доиграют] [Подождём]
[Закрыть без счёта]
""",
    """
⏸ *UpTurn* · Dacha gang
Everybody but you is away, so the game is paused. What shall we do?
[Let 🤖 play it out] [Let's wait]
[Close, no result]
""",
)
def test_the_one_who_is_left_chooses_and_ending_it_stands_alone(language: str, mock: str) -> None:
    assert mocked(pending.pause(seen(table(opening()), language), "")) == mock


def test_ending_a_paused_table_asks_back_with_the_safe_answer_on_the_right() -> None:
    sure = mocked(pending.pause(seen(table(opening()), "ru"), pending.SURE))
    assert sure.splitlines()[-1] == "[Закрыть без счёта] [‹ Назад]"


@pytest.mark.parametrize(
    ("where", "reader", "line"),
    [
        (lambda scene: pending.on_board(scene, NOTHING), None, "↩️ Аня просит вернуть ход: "),
        (lambda scene: pending.in_hand(scene, NOTHING, ""), BORYA, "↩️ Аня хочет переходить: "),
    ],
)
def test_a_request_to_take_a_move_back_names_it_and_never_reads_the_same_in_private(
    where: Callable[..., Screen], reader: Seat | None, line: str
) -> None:
    session = laid(playing(*EVERYBODY), ANYA, TEN)
    move = SCREENS.last_move(seen(session, "ru"), ANYA)
    assert move.isdigit()
    session = takeback.ask(session, EVERYBODY[0], TEN).session
    drawn = mocked(where(seen(session, "ru", reader)))
    assert line + move in drawn
    assert "[Пусть] [Нет]" in drawn


def test_a_kept_seat_and_an_absent_owner_are_marked_in_the_order_of_play() -> None:
    session = table(opening())
    anya, borya, vika, gena = session.chairs
    chairs = (anya, replace(borya, stand_in=True), replace(vika, away=TEN + 1), gena)
    session = replace(session, chairs=chairs)
    drawn = bare(mocked(SCREENS.board(seen(session, "ru"))))
    assert "*Аня 7* → Боря 🤖 6 → Вика 🌴 8 → Гена 6" in drawn


def test_a_paused_board_says_so_instead_of_a_deadline() -> None:
    drawn = bare(mocked(SCREENS.board(seen(replace(table(opening()), paused=TEN), "ru"))))
    assert "👉 Ходит *Аня* · ⏸ на паузе" in drawn


def screen(session: Session, language: str) -> str:
    asked = pending.of_table(seen(session, language))
    assert asked
    return mocked(asked)
