"""A window shows nobody who still thinks, who has answered, who could answer, or what anybody has ordered."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from bot.delivery.audience import Audience
from bot.delivery.desired import desired
from bot.delivery.job import Desired
from bot.screens import games
from bot.settings import Settings
from games.game import Seat
from games.raiders.state import State
from games.sessions.absence import come_back, go_away
from games.sessions.clocks import DAY
from games.sessions.session import Session
from games.sessions.slots import BOARD, CALL, GROUP_SLOTS, private_slot, touched
from games.sessions.telling import RECENT
from games.sessions.window_orders import WindowWish
from storage.chats import Chat
from storage.people import Who
from tests.bot.screens.stage import BOARD_LINK, scene
from tests.games.sessions.tables import ANYA, BORYA, NOON, VIKA, A, B, V
from tests.games.sessions.windowed import DEFENDED, GUARDS, STAKED, UNARMED, at, attacked, does, wishes
from tests.plain import PICTURES

LATER = NOON + 60
SETTINGS = Settings.read(None, bot_token="1:x", telegram_api_url="http://127.0.0.1:1", pictures=PICTURES)
PEOPLE = {A: ANYA, B: BORYA, V: VIKA}


def of_group(session: Session, unreached: Iterable[Seat] = ()) -> list[Desired]:
    """All that stands in the group."""
    return [desired(session, slot, audience(unreached), {}, None, LATER) for slot in GROUP_SLOTS]


def of_seat(session: Session, seat: Seat) -> tuple[Desired, str, str]:
    """All that one of the players can see beside the group: their own message, and what alerts tell them."""
    mine = scene(session, seat=seat, now=LATER, board=BOARD_LINK)
    told = games.of("raiders").table_alert(mine), games.of("raiders").hand_alert(mine)
    return desired(session, private_slot(PEOPLE[seat].id), audience(), {}, None, LATER), *told


def audience(unreached: Iterable[Seat] = ()) -> Audience:
    closed = {PEOPLE[seat].id for seat in unreached}
    people = {person.id: Who(person.id, started=person.id not in closed) for person in PEOPLE.values()}
    return Audience(Chat(-100, "Дачники", kind="supergroup", language="ru"), people, "kon_bot", SETTINGS)


def passed(session: Session, *seats: Seat, at: float = NOON + 40) -> Session:
    for seat in seats:
        session = does(session, PEOPLE[seat], "pass", at)
    return session


@pytest.mark.parametrize("at", [NOON + 5, NOON + 40])
@pytest.mark.parametrize("seats", [(A,), (B,), (V,), (A, B), (A, V), (B, V)])
def test_who_has_passed_is_seen_by_nobody_else(seats: tuple[Seat, ...], at: float) -> None:
    window = attacked(GUARDS)
    answered = passed(window, *seats, at=at)
    assert of_group(answered) == of_group(window)
    for seat in {A, B, V} - set(seats) - {answered.alone}:
        assert of_seat(answered, seat) == of_seat(window, seat)


def test_only_the_last_one_left_is_told_that_all_wait_for_them() -> None:
    window = attacked(GUARDS)
    some, all_others = passed(window, V), passed(window, A, V)
    assert (some.alone, all_others.alone) == (None, B)
    waits = "ждут только тебя"
    assert [waits in str(of_seat(table, B)) for table in (window, some, all_others)] == [False, False, True]
    assert private_slot(BORYA.id) in touched(some, all_others)
    assert private_slot(BORYA.id) not in touched(window, some)
    assert of_group(all_others) == of_group(window)
    for gone in (A, V):
        assert of_seat(all_others, gone) == of_seat(passed(window, gone), gone)


def test_who_is_passed_by_the_bot_is_seen_by_nobody_else() -> None:
    window = attacked(DEFENDED)
    asked = replace(window, chairs=(*window.chairs[:V], replace(window.chairs[V], passes=None)))
    assert window.chairs[V].passes is not None
    assert of_group(asked) == of_group(window)
    assert [of_seat(asked, seat) for seat in (A, B)] == [of_seat(window, seat) for seat in (A, B)]


@pytest.mark.parametrize("wish", ["can", "mine", "always", "rest"])
def test_what_somebody_orders_is_seen_by_nobody_else(wish: WindowWish) -> None:
    window = attacked(GUARDS)
    ordered = wishes(window, VIKA, wish, NOON + 10)
    assert of_group(ordered) == of_group(window)
    assert [of_seat(ordered, seat) for seat in (A, B)] == [of_seat(window, seat) for seat in (A, B)]


def test_other_hands_change_nothing_that_is_seen() -> None:
    """Vika may hold nothing, or answers in plenty."""
    windows = [attacked(state) for state in (hands(STAKED, UNARMED), STAKED)]
    poor, rich = windows
    assert poor.asked(V) != rich.asked(V)
    assert of_group(poor) == of_group(rich)
    assert [of_seat(poor, seat) for seat in (A, B)] == [of_seat(rich, seat) for seat in (A, B)]


def test_who_cannot_be_reached_is_not_called_in_a_window() -> None:
    assert of_group(attacked(GUARDS), unreached=[V])[GROUP_SLOTS.index(CALL)].screen is None
    assert of_group(at(GUARDS), unreached=[A])[GROUP_SLOTS.index(CALL)].screen is not None


def test_the_first_board_explains_itself_however_many_have_passed() -> None:
    window = replace(attacked(GUARDS), first=True)
    assert of_group(passed(window, B, V)) == of_group(window)


def test_a_board_in_a_window_says_by_when_it_closes() -> None:
    board = of_group(attacked(GUARDS))[GROUP_SLOTS.index(BOARD)].screen
    assert board is not None
    assert "19:00" in board.text


def test_the_end_of_a_window_reaches_every_hand() -> None:
    """Also those that have passed long ago: a menu may be open there."""
    window = passed(attacked(UNARMED), V, B)
    closed = does(window, ANYA, "pass", NOON + 60)
    assert closed.question is None
    assert {private_slot(person.id) for person in PEOPLE.values()} <= touched(window, closed)


def test_what_the_table_forgets_goes_from_the_hand_of_who_is_on() -> None:
    """How their capture has ended, for one, when others come and go."""
    turn = does(passed(attacked(UNARMED), V, B), ANYA, "pass", NOON + 60)
    for number in range(RECENT):
        before, turn = turn, go_away(turn, (BORYA, VIKA)[number % 2], NOON + DAY, NOON + 70).session
        turn = come_back(turn, (BORYA, VIKA)[number % 2], NOON + 80).session
        if turn.recent[:1] != before.recent[:1]:
            assert private_slot(ANYA.id) in touched(before, turn)
    assert not {event.kind for event in turn.recent} & {"taken", "raided"}


def hands(state: State, other: State) -> State:
    """The state with Vika's hand from another one, of as many cards."""
    assert len(state.hands[V]) == len(other.hands[V])
    return state._replace(hands=(*state.hands[:V], other.hands[V]))
