"""Sessions: loaded, changed by a pure function, and committed in one step with everything that follows from it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from redis.asyncio import Redis

from games.sessions import slots, stored
from games.sessions.lost_time import made_up
from games.sessions.session import Session, Step
from games.sessions.timers import Forget
from games.sessions.timers import wake as next_moment
from storage import crash, due, keys
from storage.errors import Contended, Gone
from storage.heard import Heard
from storage.script import Script, answer
from storage.slots import SHOWN, Shown

TRIES = 5
MARKS = 64
"""How many of its newest updates a session remembers: far more than can be on their way to it at once."""

CONFLICT, COMMITTED, ALREADY = range(3)


@dataclass(frozen=True, slots=True)
class Change:
    """What a change made of a session."""

    before: Session
    after: Session
    already: bool = False
    """The update had been handled before: nothing is changed, and both are the session as it is now."""
    slots: frozenset[str] = frozenset()
    """Where the session now has to be shown; already due there."""


class Sessions:
    def __init__(self, redis: Redis, heard: Heard | None = None) -> None:
        """`heard`: who knows of outages, for which all sessions make up; None: nobody does."""
        self._redis, self._heard = redis, heard or Heard(redis)
        self._find = Script(redis, _FIND)
        self._create = Script(redis, due.SCHEDULE + _BOARD + _SETTLE + _CREATE)
        self._commit = Script(redis, due.SCHEDULE + _SETTLE + _COMMIT)
        self._forget = Script(redis, _FORGET)

    async def load(self, id: str) -> Session | None:
        text = await answer(self._redis.hget(keys.session(id), "document"))
        return stored.read(text) if text else None

    async def create(
        self,
        session: Session,
        *,
        now: float,
        update: int | None = None,
        board: Shown | None = None,
        log: Sequence[str] = (),
    ) -> Session:
        """Stores a new session, as version 1. A re-delivered update finds what it made before, as it is by now.

        `log`: of one that has begun; `board`: the message that becomes its board; known in the same step, lest another
        is sent first.
        """
        first = replace(session, version=1)
        shows = due.shows(first.id, slots.touched(None, first))
        moment = next_moment(first, now)
        arguments = 0, 1, stored.write(first), update, now, moment, due.wake(first.id), len(log), *log, *shows
        shown = SHOWN.write(board) if board else None
        text = await self._create((*_keys(first.id), keys.shown(first.id)), *arguments, shown)
        crash.reach("after-commit")
        return stored.read(text) if text else first

    async def change(
        self, id: str, change: Callable[[Session], Step | Forget | None], *, now: float, update: int | None = None
    ) -> Change:
        """Changes a session by a pure function, which is asked again when others were faster.

        The function gets it with the time made up for that outages took. What it raises goes through, with nothing
        written; None, or a session that stays as it was, writes nothing; Forget deletes the session. Raises Gone, and
        Contended after five conflicts.
        """
        text, done = await self._present(id, update)
        for left in range(TRIES, -1, -1):
            if not text:
                raise Gone(id)
            before = stored.read(text)
            if done:
                return Change(before, before, already=True)
            if not left:
                break
            present = made_up(before, self._heard.outages)
            step = change(present)
            step = Step(present) if step is None else step
            if isinstance(step, Step) and step.session == before and not step.log:
                return Change(before, before)
            made = _made(before, step)
            verdict, text = await self._write(made, step, now, update)
            if verdict == COMMITTED:
                crash.reach("after-commit")
                return made
            done = verdict == ALREADY
        raise Contended(id)

    async def log(self, id: str) -> list[str]:
        """The whole log, see `games.log`; empty before the start."""
        lines: list[str] = await answer(self._redis.lrange(keys.log(id), 0, -1))
        return lines

    async def _present(self, id: str, update: int | None) -> tuple[str | None, bool]:
        """The session's document, and whether the update was handled before: in one round trip."""
        text, done = await self._find((keys.session(id), keys.did(id)), update)
        return text, bool(done)

    async def _write(self, made: Change, step: Step | Forget, now: float, update: int | None) -> tuple[int, str | None]:
        """COMMITTED; or CONFLICT or ALREADY, with the present document."""
        id, version = made.before.id, made.before.version
        if isinstance(step, Forget):
            members = (due.wake(id), *due.shows(id, slots.all_slots(made.before)))
            verdict, text = await self._forget((*_keys(id), keys.shown(id)), version, id, *members)
            return verdict, text
        shows = due.shows(id, made.slots)
        document, moment = stored.write(made.after), next_moment(made.after, now)
        verdict, text = await self._commit(
            _keys(id), version, made.after.version, document, update, now, moment, due.wake(id),
            len(step.log), *step.log, *shows,
        )  # fmt: skip
        return verdict, text


def _made(before: Session, step: Step | Forget) -> Change:
    if isinstance(step, Forget):
        return Change(before, before)
    after = replace(step.session, version=before.version + 1)
    return Change(before, after, slots=slots.touched(before, after))


def _keys(id: str) -> tuple[str, ...]:
    return keys.session(id), keys.log(id), keys.did(id), *keys.due(keys.shard(id))


_FIND = """
return {redis.call('HGET', KEYS[1], 'document'), redis.call('ZSCORE', KEYS[2], ARGV[1]) and 1 or 0}
"""

_BOARD = "local board = table.remove(ARGV)\n"
"""Behind the arguments of the next part: what the board shows, be it nothing."""

_SETTLE = f"""
local session, log, did, dues, leases, after = unpack(KEYS)
local expected, version, document, update, now, moment, wake = unpack(ARGV, 1, 7)
local shows = 9 + tonumber(ARGV[8])
local function settle()
  redis.call('HSET', session, 'version', version, 'document', document)
  for i = 9, shows - 1 do redis.call('RPUSH', log, ARGV[i]) end
  if update ~= '' then
    redis.call('ZADD', did, version, update)
    redis.call('ZREMRANGEBYRANK', did, 0, -{MARKS} - 1)
  end
  schedule(dues, leases, after, wake, moment, now)
  for i = shows, #ARGV do schedule(dues, leases, after, ARGV[i], now, now) end
end
"""
"""Arguments: version before, version after, document, update, now, next moment, wake member, n, n log lines, shows."""

_CREATE = f"""
local present = redis.call('HGET', session, 'document')
if not present then
  settle()
  if board ~= '' then redis.call('HSET', KEYS[7], 'shown:{slots.BOARD}', board) end
end
return present
"""

_COMMIT = f"""
local present = redis.call('HMGET', session, 'version', 'document')
if update ~= '' and redis.call('ZSCORE', did, update) then return {{{ALREADY}, present[2]}} end
if present[1] ~= expected then return {{{CONFLICT}, present[2]}} end
settle()
return {{{COMMITTED}, false}}
"""

_FORGET = f"""
local session, log, did, due, leases, after, shown = unpack(KEYS)
local present = redis.call('HMGET', session, 'version', 'document')
if present[1] ~= ARGV[1] then return {{{CONFLICT}, present[2]}} end
local function drop(member)
  redis.call('ZREM', due, member)
  redis.call('HDEL', leases, member)
  redis.call('HDEL', after, member)
end
for i = 3, #ARGV do drop(ARGV[i]) end
for _, field in ipairs(redis.call('HKEYS', shown)) do
  drop('show:' .. ARGV[2] .. ':' .. string.match(field, '^%a+:(.*)$'))
end
redis.call('DEL', session, log, did, shown)
return {{{COMMITTED}, false}}
"""
