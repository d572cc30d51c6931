"""What each slot of a session shows in Telegram, and what its people wish to see there.

Each is written by one side only: what a slot shows by whoever shows it, a wish by whoever handles a tap. So neither
overwrites the other.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from redis.asyncio import Redis

from games.document import Row
from games.sessions import stored
from games.sessions.session import Session
from storage import due, keys
from storage.crash import reach
from storage.due import Claim
from storage.errors import Gone
from storage.script import Script

UNSURE = "?"
"""In place of what a message shows: nobody knows whether it is a picture, and which."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What one slot shows. Times are seconds since 1970; 0: never."""

    chat: int
    thread: int | None = None
    message: int | None = None
    digest: str = ""
    """A hash of all that the message shows: while it is the same, there is nothing to send."""
    sent: float = 0.0
    """When the message was sent; after 48 hours Telegram deletes it no more."""
    edited: float = 0.0
    """When its content last changed, by sending or editing."""
    call: int = 0
    """The number of the last bell that rang here; one that is to ring has a greater number."""
    attempt: int = 0
    """Sends that began and whose end nobody knows."""
    attempt_for: str = ""
    """What those sends were for."""
    reposted: int = 0
    """How many of the wished reposts were done."""
    litter: tuple[int, ...] = ()
    """Ids of earlier messages of this slot that are still to be deleted."""
    checked: int = 0
    """How many of the wished checks were done."""
    refusals: int = 0
    """How often in a row Telegram has refused to show it, in words that we don't know."""
    refused_until: float = 0.0
    """The earliest moment for the next try, unless something happens in the chat."""
    ill_made: str = ""
    """The hash of a content that was refused for what it says; empty: it isn't the content's fault."""
    refused: str = ""
    """What a message was for that a group didn't take: what stands there is edited instead, for a while."""
    shut: bool = False
    """Whether a group takes nothing at all, neither a message nor an edit of what stands there."""
    picture: str = ""
    """A hash of the picture that the message shows; empty: it is a text; UNSURE: nobody knows which."""
    plain_until: float = 0.0
    """Until when it goes without a picture, since that couldn't be had."""
    plain_times: int = 0
    """How often in a row it couldn't be had."""
    plain_checks: int = 0
    """How many checks had been wished for then; one more, and the picture is tried at once."""


@dataclass(frozen=True, slots=True)
class OpenMenu:
    """Which menu is open in a slot ("": none), and until when (None: as long as the seat's epoch is `epoch`)."""

    menu: str = ""
    epoch: int = 0
    until: float | None = None


@dataclass(frozen=True, slots=True)
class Wish:
    """What people ask of a slot: an open menu (see OpenMenu), and a new or checked message. What is asked is
    counted and never reset; Shown counts how much of it was done.
    """

    menu: str = ""
    epoch: int = 0
    until: float | None = None
    repost: int = 0
    """How often somebody asked to have the message sent anew at the bottom of the chat."""
    check: int = 0
    """How often somebody tapped another message of this slot, so that the one we know of may be gone."""


@dataclass(frozen=True, slots=True)
class Look:
    """A session and all its slots, as of one moment. A slot without an entry shows nothing, or has no wishes."""

    session: Session | None
    shown: dict[str, Shown] = field(default_factory=dict)
    wishes: dict[str, Wish] = field(default_factory=dict)


SHOWN = Row(Shown)
MENU = Row(OpenMenu)


class Slots:
    def __init__(self, redis: Redis) -> None:
        self._look = Script(redis, _LOOK)
        self._wish = Script(redis, due.SCHEDULE + _WISH)
        self._record = Script(redis, due.SCHEDULE + _RECORD)
        self._settle = Script(redis, due.FINISH + _SETTLE)

    async def look(self, session: str) -> Look:
        """All that is needed to show a session, in one round trip."""
        document, fields = await self._look((keys.session(session), keys.shown(session)))
        parts: dict[str, dict[str, str]] = {"shown": {}, "menu": {}, "repost": {}, "check": {}}
        for name, value in zip(fields[::2], fields[1::2], strict=True):
            kind, slot = name.split(":", 1)
            parts[kind][slot] = value
        return Look(
            stored.read(document) if document else None,
            {slot: SHOWN.read(text) for slot, text in parts["shown"].items()},
            {slot: _wish(parts, slot) for slot in parts["menu"] | parts["repost"] | parts["check"]},
        )

    async def wish(
        self,
        session: str,
        slot: str,
        *,
        menu: str | None = None,
        epoch: int = 0,
        until: float | None = None,
        repost: bool = False,
        check: bool = False,
        now: float,
    ) -> None:
        """Opens a menu ("" closes it, None leaves it) or asks for a repost or a check, and makes the slot due.

        Raises Gone.
        """
        written = await self._wish(
            (keys.session(session), keys.shown(session), *keys.due(keys.shard(session))),
            slot,
            None if menu is None else MENU.write(OpenMenu(menu, epoch, until)),
            int(repost),
            int(check),
            due.show(session, slot),
            now,
        )
        if not written:
            raise Gone(session)
        reach("after-wish")

    async def record(
        self,
        session: str,
        slot: str,
        shown: Shown,
        *,
        claim: Claim | None = None,
        late: bool = False,
        touches: Collection[str] = (),
        now: float = 0.0,
    ) -> bool:
        """Keeps what a slot shows, and makes the slots due that show something of it.

        False, and nothing is written: the session is gone, or the claim's lease lost; `late`: lost to somebody else,
        not only over.
        """
        shows = due.shows(session, touches)
        return await self._write(session, slot, SHOWN.write(shown), claim, late=late, shows=shows, now=now)

    async def settle(self, session: str, slot: str, shown: Shown, claim: Claim, *, again: float | None = None) -> bool:
        """Keeps what a slot shows and ends the lease as `Due.done` does, in one step. False: the lease was lost."""
        settled = await self._settle(
            (keys.session(session), keys.shown(session), *claim.keys),
            f"shown:{slot}",
            SHOWN.write(shown),
            claim.member,
            claim.token,
            again,
        )
        return bool(settled)

    async def forget(self, session: str, slot: str, *, claim: Claim | None = None) -> bool:
        """The slot shows nothing any more; its wishes stay."""
        return await self._write(session, slot, None, claim)

    async def _write(
        self,
        session: str,
        slot: str,
        document: str | None,
        claim: Claim | None,
        *,
        late: bool = False,
        shows: Sequence[str] = (),
        now: float = 0.0,
    ) -> bool:
        written = await self._record(
            (keys.session(session), keys.shown(session), *keys.due(keys.shard(session))),
            f"shown:{slot}",
            document,
            claim.member if claim else None,
            claim.token if claim else None,
            int(late),
            now,
            *shows,
        )
        return bool(written)


def _wish(parts: dict[str, dict[str, str]], slot: str) -> Wish:
    text = parts["menu"].get(slot)
    menu = MENU.read(text) if text else OpenMenu()
    repost, check = (int(parts[kind].get(slot, 0)) for kind in ("repost", "check"))
    return Wish(menu.menu, menu.epoch, menu.until, repost, check)


_LOOK = "return {redis.call('HGET', KEYS[1], 'document'), redis.call('HGETALL', KEYS[2])}"

_WISH = """
local slot, menu, repost, check, member, now = unpack(ARGV)
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
if menu ~= '' then redis.call('HSET', KEYS[2], 'menu:' .. slot, menu) end
if repost == '1' then redis.call('HINCRBY', KEYS[2], 'repost:' .. slot, 1) end
if check == '1' then redis.call('HINCRBY', KEYS[2], 'check:' .. slot, 1) end
schedule(KEYS[3], KEYS[4], KEYS[5], member, now, now)
return 1
"""

_RECORD = """
local field, document, member, token, late, now = unpack(ARGV)
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
if member ~= '' then
  local held = redis.call('HGET', KEYS[4], member)
  if held ~= token and not (late == '1' and held == '') then return 0 end
end
if document == '' then redis.call('HDEL', KEYS[2], field) else redis.call('HSET', KEYS[2], field, document) end
for i = 7, #ARGV do schedule(KEYS[3], KEYS[4], KEYS[5], ARGV[i], now, now) end
return 1
"""

_SETTLE = """
local field, document, member, token, again = unpack(ARGV)
if finish(KEYS[3], KEYS[4], KEYS[5], member, token, again) == 0 then return 0 end
if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HSET', KEYS[2], field, document) end
return 1
"""
