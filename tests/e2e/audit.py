"""An audit of all tables of a sandbox that has come to rest: what is stored, what is shown and what was rung agree."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.callback_data import Press, Verb
from bot.delivery.audience import Audience, Audiences
from bot.delivery.desired import desired
from bot.sandbox.happenings import HANG_SECONDS
from bot.sandbox.model import INSIDE, Message
from bot.settings import Settings
from bot.text.words import LANGUAGES
from games import log
from games.lesson import lesson_of
from games.replay import course
from games.sessions.session import Session
from games.sessions.slots import BOARD, END, GROUP_SLOTS, group_slots, person_of, private_slot, reader
from storage import keys
from storage.connect import Store
from storage.script import answer
from storage.slots import UNSURE, Look, Shown
from tests.e2e.history import TROPHY, Witness
from tests.e2e.leaks import IN_HAND, leaked
from tests.e2e.shows import alike, face, keys_of

ANYWHERE = (Verb.TO_HAND, Verb.LOG, Verb.RECORD, Verb.MEANT, Verb.COME)
"""What answers to commands carry, of which no session knows."""
PLAYS = {Verb.MOVE, Verb.ACT, Verb.UNDO}
ASKED = (Verb.TAKEBACK, "ask")
"""May become an undo, if the others let it."""
KILLED = (
    "query is too old",
    "message is not modified",
    "message to delete not found",
    "there is no text in the message to edit",
)
"""Refusals by Telegram that a bot may earn that was killed in between: of the last, after a text has become a picture
and before that was written down.
"""


@dataclass(frozen=True)
class Table:
    """One session with everything that belongs to it."""

    session: Session
    look: Look
    audience: Audience
    log: list[str]
    witness: Witness
    now: float
    kills: int
    """How often the bot was killed meanwhile: each may have left one message a chat of which it doesn't know."""


async def audit(
    witness: Witness,
    store: Store,
    settings: Settings,
    *,
    kills: int = 0,
    tolerates: Sequence[str] = (),
    deaf: Collection[int] = (),
) -> list[Session]:
    """Raises AssertionError with everything that doesn't hold. Returns the sessions, in the order of their opening.

    `kills`: how often the bot was killed; `tolerates`: what Telegram may have complained of; `deaf`: people who could
    not be rung all the time.
    """
    now = witness.sandbox.clock.now()
    unfinished = await _unfinished(witness, store, now)
    tables = [await _table(witness, store, settings, id, now, kills) for id in await _ids(store)]
    complaints = [f"{table.session.id}: {wrong}" for table in tables for check in CHECKS for wrong in check(table)]
    complaints += [
        *_rung(tables, witness, kills, deaf),
        *leaked(witness, heirs([table.session for table in tables])),
        *_refused(witness, (*tolerates, *(KILLED if kills else ()))),
    ]
    complaints += [f"mistake: {mistake}" for mistake in witness.sandbox.mistakes]
    complaints += unfinished
    assert not complaints, "\n".join(complaints)
    return sorted((table.session for table in tables), key=lambda session: session.opened)


async def _ids(store: Store) -> list[str]:
    return sorted([key.rpartition(":")[2] async for key in store.redis.scan_iter(match="*:session:*")])


async def _table(witness: Witness, store: Store, settings: Settings, id: str, now: float, kills: int) -> Table:
    look = await store.slots.look(id)
    assert look.session is not None
    audiences = Audiences(store, witness.sandbox.world.bot.username, settings)
    audience = await audiences.looking_back(
        look.session, [person for slot in look.shown if (person := person_of(slot)) is not None]
    )
    return Table(look.session, look, audience, await store.sessions.log(id), witness, now, kills)


def _replayed(table: Table) -> Iterator[str]:
    """The log leads to the session's state."""
    if table.session.state is None:
        return
    if course(table.log).last != table.session.state:
        yield "the log leads elsewhere"


def _acknowledged(table: Table) -> Iterator[str]:
    """Every move that somebody was told is played is in the log, and none is there that nobody made.

    Passes in windows aren't told of: time makes them, whoever has wished for them.
    """
    windows = table.session.rule_book.windows
    passing = windows.passing(table.session.state) if windows and table.session.state is not None else None
    entries = [log.read_line(line) for line in table.log[1:] if line != log.STOPPED]
    chairs = table.session.chairs
    own = (entry for entry in entries if not entry.mark)
    taken = len(table.session.gone) > sum(chair.left for chair in chairs)
    """Whether somebody sits where another has moved: then nobody knows whose the moves were."""
    owners = [chair.person.id if chair.person else 0 for chair in chairs]
    logged = Counter((0 if taken else owners[entry.seat], _done(entry)) for entry in own)
    told: dict[str, Counter[tuple[int, str]]] = {"done": Counter(), "unclear": Counter(), "refused": Counter()}
    for tap in table.witness.taps:
        if tap.press.session == table.session.id and tap.press.verb in PLAYS:
            code = log.UNDO if tap.press.verb is Verb.UNDO else tap.press.choice
            if code == passing:
                continue
            told[tap.verdict][(0 if taken else tap.person, code)] += 1
        elif tap.press.session == table.session.id and (tap.press.verb, tap.press.choice) == ASKED:
            told["unclear"][(0 if taken else tap.person, log.UNDO)] += 1
    if (lost := told["done"] - logged) and not _taught(table):
        yield f"acknowledged, not in the log: {lost}"
    if extra := logged - told["done"] - told["unclear"]:
        yield f"in the log, never acknowledged: {extra}"


def _taught(table: Table) -> bool:
    """Whether it was a lesson: of moves that it isn't about one only sees what would come of them."""
    course = lesson_of(table.session.rule_book)
    dealt = log.read_header(table.log[0]).chance if table.log else None
    return table.session.private and course is not None and dealt == course.chance


def _done(entry: log.Line) -> str:
    """What was done, however much was taken back with it."""
    return log.UNDO if entry.undone else entry.code


def _shown(table: Table) -> Iterator[str]:
    """Every slot shows what the session says."""
    people = {private_slot(person.id) for person in table.session.people}
    for slot in (*group_slots(table.session), *sorted(people | (set(table.look.shown) - set(GROUP_SLOTS)))):
        have = table.look.shown.get(slot)
        drawn = (have.edited if have and have.edited else table.now, table.now)
        wanted = [
            desired(table.session, slot, audience, table.look.shown, table.look.wishes.get(slot), n)
            for audience in _audiences(table, slot)
            for n in drawn
        ]
        message = _message(table, have)
        if all(one.screen is None for one in wanted):
            if message is not None and not wanted[0].keeps:
                yield f"{slot} shows {message!r} instead of nothing"
        elif message is None:
            gone = any(one.screen is None for one in wanted)  # what was asked for a while has gone by now
            if not gone and not (slot == BOARD and table.session.status == "closed"):  # another lobby took its message
                yield f"{slot} shows nothing"
        elif not any(one.screen and alike(table.session, slot, message, one.screen) for one in wanted):
            assert wanted[0].screen
            yield f"{slot} shows\n{message.html}\n{keys_of(message)}\ninstead of\n{face(wanted[0].screen)}"
        else:
            yield from _pictured(slot, have, message, [one.screen.picture for one in wanted if one.screen])


def _pictured(slot: str, have: Shown | None, message: Message, wanted: Collection[str]) -> Iterator[str]:
    """Which picture a message shows is known; in the group, where nothing lingers, it is the one that should be."""
    known = have.picture if have else ""
    if bool(known) != (message.content.photo is not None) or known == UNSURE:
        yield f"{slot} is known to show the picture {known!r}, and shows {message.content.photo}"
    elif slot in GROUP_SLOTS and known not in wanted:
        yield f"{slot} shows another picture than it should"


def _audiences(table: Table, slot: str) -> Iterator[Audience]:
    """Who may have been shown what stands: what is past stays in the language spoken then."""
    yield table.audience
    for language in LANGUAGES if _past(table.session, slot) else ():
        people = {id: replace(who, language=language) for id, who in table.audience.people.items()}
        yield replace(table.audience, people=people, chat=replace(table.audience.chat, language=language))


def _past(session: Session, slot: str) -> bool:
    """Whether nobody looks any more after what a slot shows: the table is over, or its person has left it, or it was
    read aloud once.
    """
    person = person_of(slot)
    gone = person is not None and session.seat_of(person) is None
    return gone or session.ended is not None or reader(slot) is not None


def _message(table: Table, have: Shown | None) -> Message | None:
    """The message that a slot is known to show, if it can be seen."""
    chat = have and table.witness.sandbox.world.chats.get(have.chat)
    return chat.messages.get(have.message or 0) if have and chat else None


def _asked(table: Table) -> Iterator[str]:
    """Nobody is on turn without a message with buttons of their present epoch, or a question that leads back to it."""
    for seat in table.session.awaited:
        chair = table.session.chairs[seat]
        answered_for = not (table.session.asked(seat) or chair.stand_in)
        if chair.left or answered_for or chair.person is None or chair.person.id in table.audience.unreached:
            continue
        message = _message(table, table.look.shown.get(private_slot(chair.person.id)))
        mark = f":{table.session.id}:{chair.epoch}:"
        back = Press(Verb.TAKEBACK, table.session.id, 0, "drop").data()
        if message is None or not any(
            button.data == back or (mark in button.data and button.data[0] in IN_HAND) for button in message.flat
        ):
            yield f"{chair.person.name} is on turn without buttons"


def _known(table: Table) -> Iterator[str]:
    """No message carries the session's buttons that it doesn't know of, unless Telegram can't change it any more."""
    known = {(have.chat, have.message) for have in table.look.shown.values()}
    mark = f":{table.session.id}:"
    orphans = [
        message
        for message in table.witness.messages
        if not (message.deleted or _out_of_reach(table.witness, message))
        and (message.chat.id, message.id) not in known
        and any(mark in button.data and button.data[0] not in ANYWHERE for button in message.flat)
    ]
    if any(n > table.kills for n in Counter(message.chat.id for message in orphans).values()):
        yield f"messages that nobody knows of: {orphans}"


def _out_of_reach(witness: Witness, message: Message) -> bool:
    """Whether the bot can't change a message any more: for its age, or where its group has gone or sent it away."""
    world, chat = witness.sandbox.world, message.chat
    away = not chat.private and chat.status(world.bot) not in INSIDE
    return away or chat.migrated_to is not None or world.inaccessible(message)


def _ended(table: Table) -> Iterator[str]:
    """A finished game has exactly one message with the sign of the end, in its own chat; nothing else has it."""
    if table.session.status == "finished":
        have = table.look.shown.get(private_slot(table.session.chat) if table.session.private else END)
        message = _message(table, have)
        if message is None or not message.text.startswith(TROPHY) or message.chat.id != table.session.chat:
            yield f"the end is {message!r}"


CHECKS: tuple[Callable[[Table], Iterator[str]], ...] = (
    _replayed, _acknowledged, _shown, _asked, _known, _ended,
)  # fmt: skip


def _rung(tables: list[Table], witness: Witness, kills: int, deaf: Collection[int]) -> Iterator[str]:
    """Each call of a seat rang its owner once (and reminded them), each end everybody once; a kill may repeat one."""
    ends = sum(table.session.status == "finished" for table in tables)
    if not ends <= len(witness.trophies) <= ends + kills:
        yield f"{ends} games ended, with {witness.trophies}"
    tables = [table for table in tables if not table.session.private]  # where one practises nothing rings
    for person in (user for user in witness.sandbox.world.users.values() if not user.is_bot):
        calls = sum(_calls(t.session, person.id) for t in tables)
        unheard = sum(_unheard(t, person.id) for t in tables) + witness.silenced[person.id]
        undone = sum(" ~" in line for t in tables for line in t.log[1:])
        rang = sum(bell.message.chat.peer is person for bell in person.bells)
        least = 0 if person.id in deaf else calls - undone - unheard
        if not least <= rang <= calls + undone + witness.reminders[person.id] + kills:
            yield f"{person.first_name} was called {calls} times, and rung {rang} times"
        games = sum(t.session.status == "finished" and t.session.seat_of(person.id) is not None for t in tables)
        near = sum(t.session.status == "finished" and _hears(witness, t.session.chat, person.id) for t in tables)
        won = sum(TROPHY in bell.message.text for bell in person.bells)
        if games and not games <= won <= max(games, near) + kills:
            yield f"{person.first_name} played {games} games to their ends, and was rung for {won}"


def _hears(witness: Witness, chat: int, person: int) -> bool:
    """Whether what is said in a group reaches somebody, who need not play there."""
    group = witness.sandbox.world.chats.get(chat)
    return group is not None and person in group.members


def _calls(session: Session, person: int) -> int:
    """How often somebody was called; a seat that somebody left goes on counting for whoever sits there then."""
    if person in session.gone:
        return sum(chair.call for chair in session.chairs)
    return sum(chair.call for chair in session.chairs if chair.seats(person))


def _unheard(table: Table, person: int) -> int:
    """How many calls of somebody a stand-in may have answered; all, where they may sit in another's place, or where one
    question of a window may have followed the other before anybody was rung.
    """
    if table.session.gone or table.session.rule_book.windows:
        return sum(chair.call for chair in table.session.chairs)
    seats = [seat for seat, chair in table.session.seats() if chair.seats(person)]
    entries = (log.read_line(line) for line in table.log[1:] if line != log.STOPPED)
    played = sum(entry.seat in seats and entry.mark == log.STAND_IN for entry in entries)
    return played + sum(chair.stand_in for chair in table.session.chairs)


def heirs(sessions: Sequence[Session]) -> frozenset[int]:
    """Those between whom a hand has passed: who sat, and who sits, at a table where somebody took a seat."""
    taken = [one for one in sessions if len(one.gone) > sum(chair.left for chair in one.chairs)]
    return frozenset(id for s in taken for id in (*s.gone, *(person.id for person in s.people)))


def _refused(witness: Witness, tolerated: Sequence[str]) -> Iterator[str]:
    """Telegram had nothing to complain of."""
    for failure in witness.failures():
        if not any(reason in failure for reason in tolerated):
            yield f"refused: {failure}"


async def _unfinished(witness: Witness, store: Store, now: float) -> list[str]:
    """Nothing waits: no update, nothing that is due; and nothing was put aside.

    What nobody hurries with is done at the bot's next tick, or after a pause for the store's sake.
    """
    ends = time.monotonic() + HANG_SECONDS
    while (found := await waiting(store, now)) and time.monotonic() < ends:
        await witness.sandbox.world.pulse.wait(0.05)
    return found


async def waiting(store: Store, now: float, *, soon: float = 0.0) -> list[str]:
    """What is still to be done; also what is to be shown within `soon` seconds."""
    found = []
    if backlog := await store.inbox.backlog():
        found.append(f"{backlog} updates wait")
    if parked := await store.inbox.parked():
        found.append(f"put aside: {parked}")
    if telling := await answer(store.redis.hget(keys.HEARD, "telling")):
        found.append(f"tables have yet to learn of an outage: {telling}")
    for shard in range(keys.SHARDS):
        late = await answer(store.redis.zrangebyscore(keys.due(shard)[0], "-inf", now + soon, withscores=True))
        found += [f"due and not done: {member}" for member, at in late if at <= now or member.startswith("show:")]
    return found + [f"still in somebody's hands: {member}" for member in await in_hand(store)]


async def in_hand(store: Store) -> list[str]:
    """The due things that somebody has leased."""
    async with store.redis.pipeline(transaction=False) as pipe:
        for shard in range(keys.SHARDS):
            pipe.hgetall(keys.due(shard)[1])
        found = await pipe.execute()
    return [member for held in found for member, token in held.items() if token]
