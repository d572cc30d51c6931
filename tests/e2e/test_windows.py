"""Windows over HTTP: among people who are present, among sleepers, under standing orders, and across a restart."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.callback_data import Press, Verb
from bot.sandbox.driver import Group, Person
from bot.sandbox.model import Message
from games.raiders.state import State
from games.sessions.session import Session, Step
from games.sessions.turns import awaken
from tests.e2e.house import House
from tests.e2e.scene import HOUR, STALE, STRANGER, passes, settled
from tests.games.sessions.windowed import DEFENDED, GUARDS, REARMED, SHORT, STAKED, UNARMED

pytestmark = pytest.mark.slow

ANSWERS = "Твой ответ"
"""What a question of a window says."""
ALONE = "Все уже ответили"
"""What it says to the last for whom it waits."""


class Fight:
    """Anya, Borya and Vika at a table of Raiders in a state of the test's own; Anya is on turn."""

    def __init__(self, here: House, group: Group, people: list[Person]) -> None:
        self.here, self.group = here, group
        self.anya, self.borya, self.vika = self.people = people

    async def session(self) -> Session:
        return await self.here.session(self.group, game="raiders")

    async def attacks(self) -> None:
        """Anya goes for Borya's club."""
        await self.plays(self.anya, "kd>club1")

    async def plays(self, person: Person, code: str) -> str:
        """By a button as the hand would have it. Returns what the person hears."""
        session = await self.session()
        seat = session.seat_of(person.id)
        assert seat is not None
        press = Press(Verb.MOVE, session.id, session.chairs[seat].epoch, code)
        answer = await person.presses(person.last, press.data())
        await settled(self.here)
        return answer.text

    async def orders(self, person: Person, wish: str) -> str:
        answer = await person.presses(person.last, Press(Verb.ORDER, (await self.session()).id, 0, wish).data())
        await settled(self.here)
        return answer.text

    @property
    def board(self) -> Message:
        return next(message for message in reversed(self.group.said) if "Рейдеры" in message.text and message.flat)

    async def windowed(self) -> bool:
        return (await self.session()).question is not None


async def fight(here: House, state: State, clock: str = "") -> Fight:
    people = await here.friends("Аня", "Боря", "Вика")
    group = here.group(*people)
    await here.lobby(group, *people, game="raiders")
    if clock:
        for label in ("Условия", "Часы", clock, "‹ К сбору"):
            await people[0].taps(label, group)
            await settled(here)
    await people[0].taps("Поехали!", group)
    await settled(here)
    table = Fight(here, group, people)
    session = await table.session()

    def arranged(session: Session) -> Step:
        now = here.sandbox.clock.now()
        return Step(awaken(session, replace(session, state=state, recent=(), undo=None), now))

    await here.store.sessions.change(session.id, arranged, now=here.sandbox.clock.now())
    await here.sandbox.until(lambda: "Клуб" in table.board.text and table.anya.sees("Хватит, дальше", table.anya.last))
    await settled(here)
    return table


async def watched(here: House, state: State) -> Fight:
    """The same, and all three are asked, whatever they hold: they have ordered it so."""
    table = await fight(here, state)
    for person in table.people:
        assert await table.orders(person, "always")
    return table


def rung(person: Person) -> int:
    return len(person.bells)


async def test_among_people_who_are_present_a_capture_takes_under_a_minute(here: House) -> None:
    table = await fight(here, DEFENDED)
    await table.attacks()
    assert "Ждём ответов" in table.board.text
    await passes(here, 10)
    assert ANSWERS in table.borya.last.text
    await table.borya.taps("Пас", table.borya.last)
    await settled(here)
    await passes(here, 10)
    assert not await table.windowed()
    assert "Ждём ответов" not in table.board.text


async def test_when_nobody_holds_an_answer_a_capture_takes_twenty_seconds_by_itself(here: House) -> None:
    table = await fight(here, UNARMED)
    bells = [rung(person) for person in table.people]
    await table.attacks()
    assert await table.windowed()
    await passes(here, 21)
    assert not await table.windowed()
    assert [rung(person) for person in table.people] == bells


async def test_among_sleepers_a_window_ends_by_its_deadline_and_names_nobody(here: House) -> None:
    table = await fight(here, GUARDS)
    await table.attacks()
    await passes(here, 8 * HOUR - 60)
    assert await table.windowed()
    assert "Ждём ответов" in table.board.text
    await passes(here, 90)
    assert not await table.windowed()
    assert "молчит" not in table.board.text
    session = await table.session()
    assert all(chair.missed == 0 for chair in session.chairs)


@pytest.mark.parametrize(
    ("deed", "later", "away"),
    [("Пас", 0, False), ("Пас", 60, True), ("Пас до конца", 0, True), ("Пас до конца", 60, False)],
)
async def test_who_passes_changes_nothing_that_anybody_else_sees(
    here: House, deed: str, later: int, away: bool
) -> None:
    """At once or after the least time; also who is away, and has another name by now. Two others are still asked."""
    table = await watched(here, GUARDS)
    if away:
        await table.vika.says("/away 3d")
        await settled(here)
    await table.attacks()
    await passes(here, later)
    await table.vika.renames("Виктория")
    calls = len(here.sandbox.calls)
    await table.vika.taps(deed, table.vika.last)
    await settled(here)
    touched = [call for call in list(here.sandbox.calls)[calls:] if call.method.startswith(("send", "edit", "delete"))]
    assert {call.params.get("chat_id") for call in touched} <= {table.vika.id, str(table.vika.id)}


async def test_the_last_for_whom_a_window_waits_is_told_so_and_nobody_else_is(here: House) -> None:
    table = await fight(here, STAKED)
    await table.attacks()
    await passes(here, 60)
    assert not [person for person in table.people if ALONE in person.last.text]
    board, rang = table.board.text, rung(table.borya)
    await table.vika.taps("Пас", table.vika.last)
    await settled(here)
    assert [person for person in table.people if ALONE in person.last.text] == [table.borya]
    assert rung(table.borya) == rang
    assert table.board.text == board


@pytest.mark.parametrize("state", [DEFENDED, GUARDS], ids=["she could play nothing", "it is no concern of hers"])
async def test_only_who_can_change_what_concerns_them_is_rung_and_asked(here: House, state: State) -> None:
    table = await fight(here, state)
    before = [rung(person) for person in table.people]
    await table.attacks()
    assert [rung(person) - rang for person, rang in zip(table.people, before, strict=True)] == [0, 1, 0]
    assert [person for person in table.people if ANSWERS in person.last.text] == [table.borya]


async def test_who_has_acted_last_is_asked_once_another_has_acted(here: House) -> None:
    table = await fight(here, REARMED)
    await table.attacks()
    assert ANSWERS not in table.anya.last.text
    await table.plays(table.borya, "5h@3h")
    assert ANSWERS in table.anya.last.text
    assert ANSWERS not in table.borya.last.text


async def test_who_falls_short_is_not_rung_but_has_two_minutes_for_a_second_card(here: House) -> None:
    """Their hand says so, not when the window closes for the others: by then they have passed."""
    table = await fight(here, SHORT)
    rang = rung(table.anya)
    await table.plays(table.anya, "6s>club1")
    assert rung(table.anya) == rang
    assert "Твой ответ: сыграй карту или пасуй · пару минут, не больше" in table.anya.last.text
    await table.borya.taps("Пас", table.borya.last)
    await passes(here, 100)
    assert await table.windowed()
    await table.anya.taps("4♦️ +2", table.anya.last)
    await settled(here)
    assert ANSWERS in table.borya.last.text
    assert ANSWERS not in table.anya.last.text


async def test_who_adds_no_second_card_within_two_minutes_keeps_nobody_waiting(here: House) -> None:
    table = await fight(here, SHORT)
    await table.plays(table.anya, "6s>club1")
    await table.borya.taps("Пас", table.borya.last)
    await passes(here, 121)
    assert not await table.windowed()


async def test_always_ask_me_is_how_one_bluffs(here: House) -> None:
    table = await fight(here, DEFENDED)
    assert await table.orders(table.vika, "always")
    await table.attacks()
    await passes(here, 60)
    assert ANSWERS in table.vika.last.text
    assert await table.windowed()


async def test_the_orders_are_a_menu_of_the_hand_also_while_one_waits(here: House) -> None:
    """Whoever attacks would win by it: without orders Vika would be asked, too."""
    table = await fight(here, STAKED)
    for person in (table.vika, table.borya):
        await person.taps("Режим", person.last)
        await settled(here)
        await person.taps("Пас, пока моё не тронут", person.last)
        await settled(here)
    await table.attacks()
    assert ANSWERS in table.borya.last.text
    assert ANSWERS not in table.vika.last.text


async def test_pass_to_the_end_passes_whatever_else_is_played(here: House) -> None:
    table = await watched(here, GUARDS)
    await table.attacks()
    await table.vika.taps("Пас до конца", table.vika.last)
    await settled(here)
    rang = rung(table.vika)
    await table.plays(table.borya, "5h@3h")
    await passes(here, 31)
    assert ANSWERS not in table.vika.last.text
    assert rung(table.vika) == rang


async def test_what_waits_can_be_played_from_a_menu_that_is_never_stale(here: House) -> None:
    table = await fight(here, STAKED)
    hand = table.vika.last
    await table.vika.taps("Шняги", hand)
    await settled(here)
    assert "сыграть нечего" in table.vika.last.text
    await table.attacks()
    assert ANSWERS in table.vika.last.text


async def test_a_restart_in_a_window_loses_no_pass_and_asks_nobody_twice(here: House) -> None:
    """Neither the one that Anya has made before it counts, nor the one that the bot makes for Vika."""
    table = await fight(here, DEFENDED)
    assert await table.orders(table.anya, "always")
    await table.attacks()
    await table.anya.taps("Пас", table.anya.last)
    await settled(here)
    assert (await table.session()).awaited == {0, 1, 2}
    rang = [rung(person) for person in table.people]
    await here.closes()
    here.sandbox.jump(40)
    await here.opens()
    await settled(here, 20.0)
    assert (await table.session()).awaited == {1}
    assert [rung(person) for person in table.people] == rang
    await table.borya.taps("Пас", table.borya.last)
    await settled(here)
    assert not await table.windowed()


async def test_an_answer_to_a_question_of_before_is_history(here: House) -> None:
    table = await watched(here, GUARDS)
    await table.attacks()
    old = next(button for button in table.vika.last.flat if button.text == "Пас")
    await table.plays(table.borya, "5h@3h")
    answer = await table.vika.presses(table.vika.last, old.data)
    assert answer.text == STALE
    await settled(here)
    session = await table.session()
    seat = session.seat_of(table.vika.id)
    assert seat is not None
    assert session.asked(seat)


async def test_a_stranger_answers_nothing_and_orders_nothing(here: House) -> None:
    table = await fight(here, GUARDS)
    (stranger,) = await here.friends("Жора")
    await stranger.joins(table.group)
    await table.attacks()
    session = await table.session()
    for press in (
        Press(Verb.MOVE, session.id, session.chairs[2].epoch, "pass"),
        Press(Verb.ORDER, session.id, 0, "rest"),
        Press(Verb.LOOK, session.id, 0, "tricks"),
    ):
        answer = await stranger.presses(table.board, press.data())
        assert answer.text == STRANGER
    assert (await table.session()).version == session.version


async def test_an_order_that_nobody_offers_changes_nothing(here: House) -> None:
    table = await fight(here, GUARDS)
    session = await table.session()
    assert await table.orders(table.vika, "never") == STALE
    assert (await table.session()).version == session.version


async def test_a_capture_is_taken_back_though_somebody_has_passed_meanwhile(here: House) -> None:
    table = await watched(here, GUARDS)
    await table.attacks()
    await table.vika.taps("Пас", table.vika.last)
    await settled(here)
    await table.anya.taps("↩️ Вернуть", table.anya.last)
    await settled(here)
    assert not await table.windowed()
    assert "Ждём ответов" not in table.board.text
    assert table.anya.sees("Хватит, дальше", table.anya.last)


@pytest.mark.parametrize("answered", [0, 1, 2])
async def test_nobody_is_called_in_a_window_however_many_are_left(here: House, answered: int) -> None:
    table = await watched(here, GUARDS)
    await table.attacks()
    for person in (table.anya, table.borya)[:answered]:
        await person.taps("Пас", person.last)
        await settled(here)
    await passes(here, 2 * HOUR)
    assert not table.anya.sees("Позвать", table.group)
    press = Press(Verb.NUDGE, (await table.session()).id).data()
    assert (await table.anya.presses(table.board, press)).text == "Ждём ответов, торопить некого"
