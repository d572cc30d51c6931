"""Where a session is seen: its slots in the group and in private, and which of them a change touches."""

from collections.abc import Iterable, Iterator

from games.game import Event, Seat
from games.sessions.seat import Chair
from games.sessions.session import Session, playing
from games.sessions.table import READING

GROUP_SLOTS = BOARD, END, CALL, ASK, VOTE = "board", "end", "call", "ask", "vote"
"""Slots in the group: the table; its result; a mention of who is on turn and can't be reached in private; what a
command asks back (/stop, /kick, /leave); and what all at the table are asked: a vote, a free seat, whether it is still
wanted. What a seat has read aloud last stands in `aloud<seat>`, named after its event. A person's private slot is
`p<person>`, and what only they are asked stands in `q<person>`."""


PRACTICE_SLOTS = (VOTE,)
"""Those that a table in private has: board and end stand in its only hand."""


def private_slot(person: int) -> str:
    return f"p{person}"


def question_slot(person: int) -> str:
    return f"q{person}"


def reading_slot(seat: Seat) -> str:
    return f"{READING}{seat}"


def reader(slot: str) -> Seat | None:
    """The seat whose readings stand in a slot; None for other slots."""
    return Seat(int(slot.removeprefix(READING))) if slot.startswith(READING) else None


def person_of(slot: str) -> int | None:
    """The person in whose private chat a slot is; None for those in the group."""
    return None if slot in GROUP_SLOTS or slot.startswith(READING) else int(slot[1:])


def slots(session: Session) -> tuple[str, ...]:
    """Every slot of the session but those of questions to one person, and of readings."""
    return (*group_slots(session), *(private_slot(person.id) for person in session.people))


def group_slots(session: Session) -> tuple[str, ...]:
    """Those of them that belong to nobody."""
    return PRACTICE_SLOTS if session.private else GROUP_SLOTS


def all_slots(session: Session) -> tuple[str, ...]:
    """The same, and those of questions to one person."""
    return (*slots(session), *_asked_of(session.chairs))


def touched(before: Session | None, after: Session) -> frozenset[str]:
    """The slots whose content may differ after a change."""
    if before is None:
        return frozenset(slots(after))
    if before.status != after.status or _where(before) != _where(after):
        return frozenset((*all_slots(before), *all_slots(after)))
    if before.reviewed != after.reviewed:
        return frozenset(private_slot(person.id) for person in after.people) if after.private else frozenset({END})
    if after.status == "gathering":
        return frozenset((*slots(before), *slots(after)))
    asks = _questions(before) != _questions(after)
    # hands name people, too, and say what came of a window, which may end later than its last question
    named = any(new.who != old.who for new, old in zip(after.chairs, before.chairs, strict=True))
    ending = _ending(after)
    windowed = (before.question is None) != (after.question is None) or (ending and ending != _ending(before))
    # who is on is told of everything that happens, and for how long the table remembers it
    eager = after.awaited if before.recent != after.recent else frozenset()
    # whoever is left in a window is told that everybody waits for them
    alone = after.alone if after.alone != before.alone else None
    all_hands = asks or named or windowed or after.private
    hands = (
        private_slot(chair.person.id)
        for (seat, new), old in zip(after.seats(), before.chairs, strict=True)
        if all_hands or seat in eager or seat == alone or new != old or _mine(before, seat) != _mine(after, seat)
        for chair in (old, new)
        if chair.person
    )
    counts = after.vote is not None and playing(before) != playing(after)
    asked = (VOTE,) if asks or counts or _free(before) != _free(after) else ()
    questions = (*asked, *_asked(before, after), *_readings(after))
    group = () if after.private else (BOARD, CALL, ASK) if asks else (BOARD, CALL)
    return frozenset((*group, *questions, *hands))


def _where(session: Session) -> tuple[int, int | None]:
    return session.chat, session.thread


def _asked(before: Session, after: Session) -> tuple[str, ...]:
    """Where people may be asked how a paused table is to go on, or whether they leave: until they have left."""
    if before.paused is None and after.paused is None:
        both = zip(before.chairs, after.chairs, strict=True)
        return tuple(_asked_of([old for old, new in both if old.left != new.left]))
    return tuple(_asked_of(after.chairs))


def _asked_of(chairs: Iterable[Chair]) -> Iterator[str]:
    return (question_slot(chair.person.id) for chair in chairs if chair.person)


def _readings(after: Session) -> Iterator[str]:
    """The slots of those who may just have read aloud."""
    return (reading_slot(event.seat) for event in after.recent if event.kind == READING and event.seat is not None)


def _free(session: Session) -> tuple[tuple[bool, bool], ...]:
    """Whose seats are free, and which of them are offered."""
    return tuple((chair.left, chair.offered) for chair in session.chairs)


def _questions(session: Session) -> tuple[object, ...]:
    """What is asked of all who play, beside the game itself."""
    return session.paused, session.waits, session.warned, session.vote, session.takeback, session.hosting


def _ending(session: Session) -> Event | None:
    """How what all could answer has ended last, as far as the table remembers."""
    windows = session.rule_book.windows
    return next((event for event in reversed(session.recent) if windows and windows.ends(event.kind)), None)


def _mine(session: Session, seat: Seat) -> object:
    return session.rule_book.view(session.state, seat).mine
