"""What a move that the bot makes must not tell: whether its seat could do nothing else, or its owner had ordered it."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

import pytest

from games.game import Refused, Seat
from games.log import AUTOMATIC
from games.sessions import disclosure, play, reminders, timers
from games.sessions.clocks import HOUR, TurnClock
from games.sessions.quiet_hours import Quiet
from games.sessions.reminders import with_chair
from games.sessions.session import Session, Step
from games.sessions.slots import private_slot, touched
from games.sessions.turns import begun
from games.upturn.state import State as UpTurnState
from tests.games.raiders import builders as raiders
from tests.games.redealt import redealt
from tests.games.sessions import stuck, windowed
from tests.games.sessions.stuck import FREE, STUCK
from tests.games.sessions.tables import ANYA, BORYA, NOON, VIKA, A, B
from tests.games.upturn import builders as upturn

MOMENT = NOON + 15.0
"""When the move comes, in all that are compared."""
NIGHT = NOON + 13 * HOUR
LOTS = "club1:1:3h market1"
Begin = Callable[..., Session]


def last_of_the_bag(rack: str) -> UpTurnState:
    """There is nothing to draw: whoever can lay nothing passes."""
    return upturn.table(rack, "4 60", "6 61", last=40, up=True, bag="")


def spent(hand: str) -> Begin:
    """Anya's attack is over; what she holds tells whether she could do anything yet."""
    state = raiders.table(hand, "5h 2s", "4c jh", lots=LOTS, trump="c", spent=True)
    return lambda **fields: windowed.at(state, **fields)


def upturns(state: UpTurnState) -> Begin:
    people = (ANYA, BORYA, VIKA)[: len(state.racks)]
    return lambda **fields: stuck.at(state, *people, **fields)


class Case(NamedTuple):
    """The same past as others see it, twice."""

    forced: Begin
    free: Begin
    """The same, as far as others know, but there is a choice."""
    code: str
    """What is played."""


CASES = {
    "a draw": Case(upturns(STUCK), upturns(FREE), "draw"),
    "a pass, as the bag is empty": Case(upturns(last_of_the_bag("12 30")), upturns(last_of_the_bag("12 50")), "pass"),
    "the end of a spent turn": Case(spent("5h 6h"), spent("5h 2h"), "end"),
}
each_case = pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())


def with_anya(session: Session, **fields: object) -> Session:
    return replace(session, chairs=with_chair(session, A, replace(session.chairs[A], **fields)))


def forced(case: Case, **fields: object) -> Session:
    session = with_anya(case.forced(**fields), plays=MOMENT)
    found = session.rule_book.forced(session.state, A)
    assert found is not None
    assert found.code == case.code
    return session


def ordered(case: Case, **fields: object) -> Session:
    """The bot plays the same because its owner has said so: as `automatic.put` makes it of a seat that is called."""
    free = case.free(**fields)
    assert free.rule_book.forced(free.state, A) is None
    unrung = replace(free.chairs[A], call=0, belled=0.0, muted=False)
    return with_anya(replace(free, chairs=with_chair(free, A, unrung)), plays=MOMENT, ahead=(case.code,))


def by_bot(session: Session) -> Step:
    step = timers.tick(session, MOMENT)
    assert isinstance(step, Step)
    return step


def by_hand(case: Case, **fields: object) -> Step:
    return play.play(case.free(**fields), ANYA, case.code, MOMENT)


def seen(session: Session, now: float) -> object:
    """All that others may see: at the table, in their hands, and what they are asked."""
    others = [seat for seat, _ in session.seats() if seat != A]
    return (
        disclosure.table(session, now),
        [disclosure.view(session, seat) for seat in (None, *others)],
        [disclosure.private(session, seat, now) for seat in others],
        [session.chairs[seat] for seat in others],
        reminders.nudgeable(session),
    )


@each_case
def test_before_it_comes_all_looks_as_if_its_owner_were_asked(case: Case) -> None:
    asked = case.free()
    assert seen(forced(case), NOON + 5) == seen(ordered(case), NOON + 5) == seen(asked, NOON + 5)


@each_case
def test_the_move_looks_and_is_logged_like_one_ordered_and_one_by_hand(case: Case) -> None:
    ways = by_bot(forced(case)), by_bot(ordered(case)), by_hand(case)
    assert len({tuple(line.removesuffix(AUTOMATIC) for line in step.log) for step in ways}) == 1
    assert ways[0].log == ways[1].log
    first, *others = (seen(step.session, MOMENT) for step in ways)
    assert all(other == first for other in others)


@each_case
def test_it_touches_what_the_same_move_by_hand_touches(case: Case) -> None:
    """But for the hand that it is about, which nobody else sees."""
    before = forced(case), ordered(case), case.free()
    after = *(by_bot(session).session for session in before[:2]), by_hand(case).session
    own = {private_slot(ANYA.id)}
    found = {touched(old, new) - own for old, new in zip(before, after, strict=True)}
    assert len(found) == 1


@each_case
def test_whoever_nudges_meanwhile_hears_the_same(case: Case) -> None:
    for now, fields in ((NOON + 5, {}), (NIGHT + 5, {"quiet": Quiet(), "now": NIGHT})):
        reasons = set()
        for session in (forced(case, **clock(case, fields)), ordered(case, **clock(case, fields))):
            with pytest.raises(Refused) as refused:
                reminders.nudge(session, BORYA, now)
            reasons.add(refused.value.reason)
        assert len(reasons) == 1


def clock(case: Case, fields: dict[str, object]) -> dict[str, object]:
    """Tables of Raiders always begin at noon."""
    return fields if case.code != "end" else {}


@each_case
def test_a_stand_in_that_is_next_moves_as_long_after_it(case: Case) -> None:
    """It leaves a mover the time to take a mis-tap back; so it must leave it to whoever has none to take back."""
    due = set()
    for session in (forced(case), ordered(case), case.free()):
        held = replace(session, chairs=with_chair(session, B, replace(session.chairs[B], stand_in=True)))
        after = (by_bot(held) if held.chairs[A].plays else play.play(held, ANYA, case.code, MOMENT)).session
        due |= {(timers.wake(after, MOMENT) if after.awaited == {B} else None, after.awaited)}
    assert len(due) == 1


def moments(begin: Begin, *, ahead: tuple[str, ...] = (), clock: TurnClock, number: int = 400) -> list[float]:
    """When the bot moves at so many tables, in seconds after the turn has come."""
    found = []
    for n in range(number):
        session = begin(clock=clock, id=f"table{n}")
        if ahead:
            session = begun_with(session, ahead)
        plays = session.chairs[A].plays
        assert plays is not None
        found.append(plays - NOON)
    return sorted(found)


def begun_with(session: Session, ahead: tuple[str, ...]) -> Session:
    return replace(
        session, chairs=with_chair(session, A, begun(session, A, replace(session.chairs[A], ahead=ahead), NOON))
    )


def apart(some: list[float], others: list[float]) -> float:
    """By how much the shares of two samples that lie below the same moment differ at most (Kolmogorov and Smirnov)."""
    return max(abs(bisect(some, at) / len(some) - bisect(others, at) / len(others)) for at in (*some, *others))


@each_case
@pytest.mark.parametrize("clock", ["day", "live"])
def test_when_it_comes_is_the_same_chance_whether_forced_or_ordered(case: Case, clock: TurnClock) -> None:
    """Where both come alike, two samples of 400 are so far apart once in a thousand times."""
    must, may = moments(case.forced, clock=clock), moments(case.free, ahead=(case.code,), clock=clock)
    assert apart(must, may) < 0.138
    least, most = (2, 5) if clock == "live" else (10, 20)
    assert least <= min(*must, *may) < max(*must, *may) <= most


@each_case
def test_the_moment_of_one_table_tells_nothing_of_another_hand(case: Case) -> None:
    """Nobody can reckon it, not even who knows the table's id and the bot's code: it hangs on what is hidden."""
    session = case.forced()
    anew = redealt(session.rule_book, session.state, B, 7)
    other = begun_with(replace(session, state=anew), (case.code,))
    assert other.chairs[A].plays != session.chairs[A].plays
    assert disclosure.view(other, Seat(1)) == disclosure.view(session, Seat(1))
