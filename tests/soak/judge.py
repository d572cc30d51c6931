"""What a batch of mutants may have done, and what not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.callback_data import Press, Verb
from bot.delivery.audience import Audiences
from bot.sandbox.happenings import Call
from bot.sandbox.model import Json
from bot.screens import games as screens
from games.replay import course
from games.sessions.session import Session
from storage import keys
from tests.e2e.audit import heirs
from tests.e2e.history import Witness
from tests.e2e.house import House
from tests.e2e.leaks import leaked
from tests.soak.corpus import Corpus
from tests.soak.law import Deed, deed_of, lawful
from tests.soak.ledger import Ledger
from tests.soak.noise import Log

PUT_ASIDE = "put aside what is no update"
ILL_MADE = ("parse", "too long", "invalid", "empty", "button", "must be", "unsupported", "wrong")
"""Words in Telegram's refusals of calls that would be wrong whatever they answer."""


@dataclass
class Batch:
    """Some updates, and what came of them. `admins`: (chat, person)."""

    here: House
    witness: Witness
    admins: frozenset[tuple[int, int]]
    sent: dict[int, Json] = field(default_factory=dict)
    """By update id."""
    ledger: Ledger = field(default_factory=Ledger)
    log: Log = field(default_factory=list)
    tables: list[Session] = field(default_factory=list)
    """As they are stored at the end."""

    def __post_init__(self) -> None:
        self.since = len(self.witness.calls)

    @property
    def unread(self) -> list[str]:
        return [text for _, text in self.log if PUT_ASIDE in text]

    @property
    def unanswered(self) -> list[str]:
        """Taps that still wait; answers go out in the background."""
        asked = (query.get("id") for query in map(_query, self.sent.values()))
        return [id for id in asked if isinstance(id, str) and id in self.here.sandbox.world.queries]

    def deed(self, update: int | None) -> Deed:
        return deed_of(self.sent[update], self.admins) if update in self.sent else Deed()


async def judge(batch: Batch) -> None:
    """Raises AssertionError with everything that was wrong."""
    batch.tables = await tables(batch.here)
    complaints = [
        *_logged(batch),
        *_unlawful(batch),
        *_answered(batch),
        *_misdirected(batch),
        *_ill_made(batch),
        *leaked(batch.witness, heirs(batch.tables)),
        *(f"mistake: {mistake}" for mistake in batch.here.sandbox.mistakes),
        *await _kept(batch),
    ]
    assert not complaints, "\n".join(complaints[:20])


def _logged(batch: Batch) -> Iterator[str]:
    for level, text in batch.log:
        if level in ("error", "critical") or (level == "warning" and PUT_ASIDE not in text):
            yield f"logged: {text[:2000]}"


def _unlawful(batch: Batch) -> Iterator[str]:
    """Nobody has changed what they may not."""
    for commit in batch.ledger.commits:
        if commit.update is not None and not lawful(batch.deed(commit.update), commit.before, commit.after):
            yield f"{batch.sent.get(commit.update)} made {commit.after} of {commit.before}"


def _answered(batch: Batch) -> Iterator[str]:
    """Each tap is answered once, and by its own id."""
    asked = [query.get("id") for query in map(_query, batch.sent.values()) if query]
    for call in batch.witness.calls[batch.since :]:
        if call.method == "answerCallbackQuery" and call.params.get("callback_query_id") not in asked:
            yield f"an answer to nobody: {call.params}"
    yield from (f"no answer to {id}" for id in batch.unanswered)


def _misdirected(batch: Batch) -> Iterator[str]:
    """Calls concern only chats where something was done, and those of the tables."""
    deeds = [batch.deed(update) for update in batch.sent]
    chats = {deed.chat for deed in deeds if deed.chat < 0} | {deed.person for deed in deeds}
    for commit in batch.ledger.commits:
        chats |= _owed(commit.after) | (_owed(commit.before) if commit.before else set())
    chats |= {id for table in batch.tables for id in _owed(table)}
    for call in batch.witness.calls[batch.since :]:
        if "chat_id" in call.params and int(call.params["chat_id"]) not in chats:
            yield f"{call.method} to a chat that has nothing to do with it: {call.params}"


def _owed(session: Session) -> set[int]:
    return {session.chat, *(person.id for person in session.people), *(p.id for p in session.invited)}


def _ill_made(batch: Batch) -> Iterator[str]:
    for call in batch.witness.calls[batch.since :]:
        if not call.ok and call.method != "answerCallbackQuery" and _is_ours(call):
            yield f"refused: {call.method}: {call.description} {call.params}"


def _is_ours(call: Call) -> bool:
    return call.code == 429 or any(word in call.description.lower() for word in ILL_MADE)


async def _kept(batch: Batch) -> list[str]:
    """What is stored is what was committed and logged last; nothing was put aside but what is no update."""
    store, complaints = batch.here.store, []
    last = {commit.after.id: commit.after for commit in batch.ledger.commits}
    for table in batch.tables:
        if table != last.get(table.id, table):
            complaints.append(f"{table} is stored, not {last[table.id]}")
        if table.state is not None and course(await store.sessions.log(table.id)).last != table.state:
            complaints.append(f"{table.id}: the log leads elsewhere")
    parked = await store.inbox.parked()
    if len(parked) != len(batch.unread):
        complaints.append(f"put aside: {parked}, and told: {batch.unread}")
    await store.redis.delete(keys.INBOX_PARKED)
    return complaints


async def tables(here: House) -> list[Session]:
    """All sessions that are stored."""
    ids = sorted([key.rpartition(":")[2] async for key in here.store.redis.scan_iter(match="*:session:*")])
    return [session for id in ids if (session := await here.store.sessions.load(id))]


async def judge_hands(here: House, corpus: Corpus) -> None:
    """Whoever asks sees their own hand, and nobody else's; as it was or is: in a window the bot itself may pass."""
    audiences = Audiences(here.store, here.sandbox.world.bot.username, here.settings)
    for session in await tables(here):
        if session.status != "playing" or session.private:  # of practice there is no board that others could tap
            continue
        group = next(group for group in corpus.groups if group.id == session.chat)
        audience = await audiences.of(session)
        for person in corpus.people:
            answer = await person.presses(group.last, Press(Verb.HAND, session.id).data())
            seat = session.seat_of(person.id)
            if seat is None:
                assert not answer.alert, f"{person} saw {answer.text}"
                continue
            now = await here.store.sessions.load(session.id)
            assert now is not None
            drawn = (audience.scene(known, here.clock.now(), reader=person.id) for known in (session, now))
            told = {screens.of(session.game).hand_alert(scene) for scene in drawn if scene.own}
            assert answer.text in told, f"{person} saw {answer.text}"


def _query(update: Json) -> Json:
    query = update.get("callback_query")
    return query if isinstance(query, dict) else {}
