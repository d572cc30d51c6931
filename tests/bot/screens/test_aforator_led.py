"""What a hand of Aforator leaves no question about: who would lead and why, what a closed round brought, and what one's
own Table can't do now.
"""

from dataclasses import replace

import pytest

from bot.callback_data import Verb, parse
from bot.screens import games
from bot.screens.aforator.board import TABLES
from bot.screens.screen import Screen
from games.aforator.deck import CARDS
from games.aforator.rounds import STALL
from games.game import Event, IllegalMove, Seat
from games.sessions import play
from games.sessions.session import Session
from tests.bot.screens.stage import bare, buttons, mocked, scene
from tests.bot.screens.test_aforator import LAID, A, B, G, V, board, cards, hand, table
from tests.games.sessions.tables import NOON
from tests.games.sessions.windowed import until

SCREENS = games.of("aforator")


def done(session: Session, seat: Seat, *codes: str) -> Session:
    """The session after these moves of one seat."""
    for code in codes:
        session = play.play(session, session.chairs[seat].person, code, NOON + 60).session
    return session


def quoted(shown: str) -> list[str]:
    return [line.removeprefix("▏") for line in shown.splitlines() if line.startswith("▏")]


# Who would lead, and why


@pytest.mark.parametrize(
    ("kon", "held", "label", "told"),
    [
        ("monday2", "critic1", "[🧊−5 → −10 → −6 ✓]", "На Кону станет −6, дальше всех от нуля ты: 10"),
        ("monday2", "burnout1", "[🕳−6 → −11 → −5 ✓]", "На Кону станет −5, дальше всех от нуля ты: 11"),
        ("monday2", "thrill5", "[🔥−3 → +8 ✓]", "На Кону станет +8, дальше всех от нуля ты: 8"),
        ("boredom6", "whip4", "[🥁+1 → −2]", "На Кону станет −2, дальше всех от нуля Аня: 2"),
        ("carrot5", "critic4", "[🧊−1 → 0]", "На Кону станет 0, и пока всё забирает колода"),
    ],
)
def test_a_card_shows_how_far_its_step_goes_and_tells_who_would_lead(
    kon: str, held: str, label: str, told: str
) -> None:
    """The sum at the end isn't what counts: an ability may bring it back, or make another's step the farthest."""
    mine = table(hands=(cards("coffee1"),) * 3 + (cards(held),), kon=((A, CARDS[kon]),))
    assert label in hand(mine)
    assert told in hand(mine, menu=held).splitlines()


def test_the_board_shows_how_far_a_step_has_gone() -> None:
    shown = board(table(kon=((A, CARDS["burnout1"]), (B, CARDS["thrill5"]))))
    assert "*Кон +6* · дальше всех от нуля Аня: 6\nАня 🕳−6 → −6 → *−3*\nБоря 🔥−3 → *+6*" in shown


def test_who_replaces_a_card_sees_how_far_that_goes() -> None:
    mine = table(kon=((A, CARDS["monday2"]), (B, CARDS["coffee6"])), tables=((), (), (), cards("critic5")),
                 hands=(cards("coffee1"),) * 3 + (cards("burnout1"),))  # fmt: skip
    assert "[Боря ☕+1Ⅱ → −11 → −5 ✓]" in hand(mine, menu="xburnout1")


@pytest.mark.parametrize(
    ("kon", "told"),
    [
        ("", "Кон пуст: пока хватит и единицы."),
        ("coffee6", "Уйди от нуля дальше 2. Сейчас на Кону +2."),
        ("praise5", "На Кону ноль: пока хватит и единицы."),
    ],
)
def test_what_it_takes_to_lead(kon: str, told: str) -> None:
    assert told in hand(table(kon=tuple((A, card) for card in cards(kon))))


def test_an_alert_tells_what_lies_on_the_kon() -> None:
    assert bare(SCREENS.table_alert(scene(table(*LAID), seat=A))).startswith("Кон: 🥕+4 🔥−5 🧊+2 → 0, пока забирает")


def test_an_alert_tells_what_lies_on_the_tables_and_what_of_it_is_used_up() -> None:
    tables = table(tables=((), cards("coffee5 critic5"), (), ()), turned=cards("critic5"))
    assert bare(SCREENS.explained(scene(tables), TABLES)) == "Боря: ☕+1 Кофе, (🧊0 Критика)"


# What a closed round brought


def test_who_closes_a_round_is_told_what_became_of_it_and_whose_it_is() -> None:
    """It happened with their own move, so that no news will tell them."""
    closed = done(table(*LAID), G, "kcarrot3")
    assert quoted(hand(closed)) == ["Взятка твоя: 4 карты, на Кону +9"], "and opens the next one"
    assert "👉 Твой ход" in hand(closed)
    lost = done(table(*LAID), G, "ksloth1")
    assert quoted(hand(lost)) == ["· Розыгрыш 9: взятку берёт Аня, 4 карты, Кон −2"]
    assert "На Кону 🛋−5. Позову, когда дойдёт до тебя.\n▏·" in hand(lost)
    assert quoted(hand(lost, A)) == ["Взятка твоя: 4 карты, на Кону −2", "· Гена кладёт 🛋−5: 🧊+2 гаснет"]


def test_a_round_that_others_close_is_news_and_not_told_twice() -> None:
    mine = table(*LAID, order=(G, A), turn=G)
    laid = done(mine, G, "kcarrot3")
    assert quoted(hand(laid)) == []
    assert len(quoted(hand(done(laid, A, "kcoffee2"), G))) == len(["the trick is theirs", "Anya's card"])


def test_a_round_that_silence_closes_is_told_once() -> None:
    mine = table(*LAID)
    waiting = until(mine, mine.call(G).deadline or NOON)
    assert quoted(hand(waiting)) == ["· Розыгрыш 9: взятку берёт Аня, 4 карты, Кон +1"]
    asked = done(done(done(waiting, A, "kcoffee1"), B, "kpraise1"), V, "kdelay1")
    assert "👉 Твой ход" in hand(asked)
    assert hand(asked, menu="news").count("Розыгрыш 9") == 1
    assert "Розыгрыш 9" not in hand(asked)


def test_own_news_tell_of_the_card_that_praise_brought() -> None:
    trick = Event("trick", A, pieces=("coffee1",), n=7), Event("praised", A, n=1), Event("round", A, n=10)
    session = replace(table(*trick, kon=(), order=(A, B, V, G), turn=A), events=3)
    assert quoted(hand(session, A)) == ["Взятка твоя: 1 карта и ещё верхняя из колоды, на Кону +7"]


def test_what_others_read_aloud_is_no_news() -> None:
    """It has a message of its own, and would take the room of what has been played."""
    session = replace(table(*LAID, Event("aloud", B, pieces=("thrill6",), n=9)), events=3)
    assert quoted(hand(session)) == ["· Боря кладёт 🔥−5", "· Вика кладёт 🧊+2"]


def test_what_the_whip_has_laid_stands_in_the_hand() -> None:
    whipped = done(table(order=(B, G), turn=B), B, "uwhip")
    assert "🥁 кладёт за тебя 📅−4. Позову, когда дойдёт до тебя." in hand(whipped, B)


# What one's own Table can't do now


@pytest.mark.parametrize(
    ("own", "changes", "label", "reason"),
    [
        ("sloth2", {}, "[· 🛋 применить]", "last-already"),
        ("coffee3", {"deck": ()}, "[· ☕ применить]", "empty-deck"),
        ("whip3", {"deck": ()}, "[· 🥁 применить]", "empty-deck"),
        ("critic3", {"kon": ()}, "[· 🧊 применить]", "no-such-place"),
        ("aforator", {"discards": ((), (), (), ())}, "[· 🎭 применить]", "empty-discard"),
    ],
)
def test_what_a_table_card_cannot_do_now_has_a_button_that_says_why(
    own: str, changes: dict[str, object], label: str, reason: str
) -> None:
    session = table(**{"tables": ((), (), (), cards(own)), **changes})
    assert label in hand(session, menu="table")
    refused = session.rule_book.explain(session.state, G, why(drawn(session, "table")))
    assert isinstance(refused, IllegalMove)
    assert refused.reason == reason


@pytest.mark.parametrize("own", ["boredom1", "carrot1", "delay1", "praise1"])
def test_what_is_always_at_work_has_no_button(own: str) -> None:
    assert "применить" not in hand(table(tables=((), (), (), cards(own))), menu="table")


def drawn(session: Session, menu: str) -> Screen:
    return SCREENS.hand(scene(session, seat=G), menu, "")


def why(screen: Screen) -> str:
    """What the button that says why asks for."""
    (press,) = (press for press in map(parse, (b.data for b in buttons(screen))) if press.verb is Verb.WHY)
    return press.choice


# The end


def test_a_board_after_the_end_has_no_kon_and_nobody_who_opens() -> None:
    over = replace(table(phase="over", order=(), kon=(), deck=()), status="finished", ended=NOON + 60)
    assert board(over).startswith("🎭 *Афоратор* · розыгрыш 9 · колода пуста\n\nСтолы: ")


@pytest.mark.parametrize(
    ("tricks", "told"), [((1, 2, 0, 0), "больше всех взяток"), ((2, 2, 0, 0), "взяток поровну, больше очков")]
)
def test_the_end_says_by_what_tricks_are_won(tricks: tuple[int, ...], told: str) -> None:
    over = table(phase="over", order=(), kon=(), scoring="pro", tricks=tricks)
    ended = replace(over, status="finished", ended=NOON + 60)
    assert mocked(SCREENS.ended(scene(ended))).startswith(f"🏆 *Победа: Боря* · {told}\n")


@pytest.mark.parametrize("still", [0, STALL])
def test_a_game_that_stood_still_says_that_it_did(still: int) -> None:
    over = replace(table(phase="over", order=(), kon=(), still=still), status="finished", ended=NOON + 60)
    assert ("Колода не тает 7 розыгрышей подряд, считаем как есть" in mocked(SCREENS.ended(scene(over)))) == bool(still)


def test_in_private_everybody_reads_that_equal_tricks_leave_it_to_the_sum() -> None:
    """Borya has won by 11 against Gena's 4, with a trick each: both read so; Anya has none."""
    state = table(phase="over", order=(), kon=(), deck=(), scoring="pro").state
    ended = replace(table(), state=state, status="finished", ended=NOON + 60)
    assert "Взятки: у тебя 0, на первом месте 1" in hand(ended, A)
    assert "Взяток поровну, решает сумма: у тебя 11, следом 4" in hand(ended, B)
    assert "Взяток поровну, решает сумма: у тебя 4, на первом месте 11" in hand(ended, G)
