"""What browsers are told: messages and calls as they happen, and whatever else has changed since they last heard."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.sandbox.happenings import Answered, Call, Deleted, Edited, Happening, Reacted, Sent
from bot.sandbox.model import Json, Message, Query, User
from bot.sandbox.page import frames
from bot.sandbox.sandbox import Sandbox

GATHER_SECONDS = 0.004
"""What happens so close together goes out at once."""
SHOWN_CALLS = 200


class Line:
    """One browser."""

    def __init__(self, taps: dict[str, tuple[Line, int | None]]) -> None:
        self._frames: list[Json] = []
        self._taps = taps
        self._news = asyncio.Event()

    def put(self, *frames: Json) -> None:
        self._frames.extend(frames)
        self._news.set()

    def expect(self, query: Query, n: int | None) -> None:
        """The answer to this tap belongs to this line's request `n`."""
        self._taps[query.id] = self, n

    async def take(self) -> Json:
        """What there is to say: one frame, which may be many."""
        await self._news.wait()
        self._news.clear()
        frames, self._frames = self._frames, []
        return frames[0] if len(frames) == 1 else {"t": "many", "frames": frames}


class Feed:
    """Listens to a sandbox from `attach` to `detach`, and tells every line."""

    def __init__(self, sandbox: Sandbox, bot: Callable[[], Json], zone: str) -> None:
        """`bot`: what there is to know of the bot's process; `zone`: in which browsers show times."""
        self._sandbox, self._bot, self._zone = sandbox, bot, zone
        self._lines: list[Line] = []
        self._events: list[Json] = []
        self._told: dict[tuple[str, int], Json] = {}
        self._taps: dict[str, tuple[Line, int | None]] = {}
        self._flushing: asyncio.TimerHandle | None = None
        self._deaf: Callable[[], None] | None = None
        self.scene = ""

    def attach(self) -> None:
        """Begins to listen, and tells every line the whole state."""
        self._deaf = self._sandbox.world.listen(self._hear)
        self._events.clear()
        self._taps.clear()
        self._told = dict(self._things())
        for line in self._lines:
            line.put(self.state())

    def detach(self) -> None:
        if self._deaf:
            self._deaf()
        self._deaf = None

    def open(self) -> Line:
        """A new line; its first frame is the state, if there is one already."""
        line = Line(self._taps)
        self.flush()
        self._lines.append(line)
        if self._deaf:
            line.put(self.state())
        return line

    def close(self, line: Line) -> None:
        self._lines.remove(line)
        for query in [query for query, (asker, _) in self._taps.items() if asker is line]:
            del self._taps[query]

    def state(self) -> Json:
        world, api = self._sandbox.world, self._sandbox.api
        calls = list(api.calls)[-SHOWN_CALLS:]
        return {
            "t": "state",
            **self._clock(),
            "bot": self._bot(),
            "people": [frames.person(user) for user in frames.people(world)],
            "chats": [frames.chat(api, chat) for chat in frames.chats(world)],
            "messages": {
                str(chat.id): [frames.message(message) for message in chat.messages.values()]
                for chat in world.chats.values()
            },
            "calls": [frames.call(call) for call in calls],
            "faults": [frames.fault(fault) for fault in api.faults.waiting],
            "scene": self.scene,
            "zone": self._zone,
        }

    def stir(self) -> None:
        """Something may have changed: it is told in a moment."""
        if self._flushing is None and self._deaf:
            self._flushing = asyncio.get_running_loop().call_later(GATHER_SECONDS, self.flush)

    def flush(self) -> None:
        """Tells now: first what has changed, then what happened, in its order."""
        if self._flushing:
            self._flushing.cancel()
        self._flushing = None
        if not self._deaf:
            return
        changed = self._changes()
        events, self._events = self._events, []
        for line in self._lines:
            if told := [*changed, *(_for(event, line) for event in events)]:
                line.put(*told)

    def _changes(self) -> list[Json]:
        changed = [frame for key, frame in self._things() if self._told.get(key) != frame]
        self._told |= {_key(frame): frame for frame in changed}
        return [self._clock() | frame if frame["t"] == "clock" else frame for frame in changed]

    def _things(self) -> list[tuple[tuple[str, int], Json]]:
        """All that is told whenever it is no longer what it was."""
        world, api = self._sandbox.world, self._sandbox.api
        things: list[Json] = [{"t": "person", "person": frames.person(user)} for user in frames.people(world)]
        things += [{"t": "chat", "chat": frames.chat(api, chat)} for chat in frames.chats(world)]
        things.append({"t": "bot", "bot": self._bot()})
        things.append({"t": "clock", "offset": world.clock.offset})
        things.append({"t": "faults", "faults": [frames.fault(fault) for fault in api.faults.waiting]})
        return [(_key(thing), thing) for thing in things]

    def _clock(self) -> Json:
        return {"now": self._sandbox.clock.now(), "offset": self._sandbox.clock.offset}

    def _hear(self, happening: Happening) -> None:
        match happening:
            case Sent(message):
                self._events.append({"t": "message", "message": frames.message(message)})
                self._events.extend(_bells(message))
            case Edited(message) | Reacted(message, _):
                self._events.append({"t": "message", "message": frames.message(message)})
            case Deleted(message):
                self._events.append({"t": "gone", "chat": message.chat.id, "id": message.id})
            case Answered(query):
                self._events.append(self._answer(query))
            case Call():
                self._events.append({"t": "call", "call": frames.call(happening)})
        self.stir()

    def _answer(self, query: Query) -> Json:
        return {
            "t": "answer",
            "query": self._taps.pop(query.id, ""),
            "person": query.user.id,
            "chat": query.message.chat.id,
            "id": query.message.id,
            "text": query.text,
            "alert": query.alert,
            "url": query.url,
        }


def _for(event: Json, line: Line) -> Json:
    """The event as a line hears it: only who tapped is told which of its taps was answered."""
    if event["t"] != "answer" or not event["query"]:
        return event
    asker, n = event["query"]
    return event | {"query": n if asker is line else ""}


def _bells(message: Message) -> list[Json]:
    """What rings with a message that was just sent."""
    return [
        {
            "t": "bell",
            "person": user.id,
            "chat": message.chat.id,
            "id": message.id,
            "mentioned": user.bells[-1].mentioned,
        }
        for user in _addressed(message)
        if user.bells and user.bells[-1].message is message
    ]


def _addressed(message: Message) -> list[User]:
    chat = message.chat
    return [chat.peer] if chat.peer else [member.user for member in chat.present()]


def _key(frame: Json) -> tuple[str, int]:
    kind = frame["t"]
    return kind, frame[kind]["id"] if kind in ("person", "chat") else 0
