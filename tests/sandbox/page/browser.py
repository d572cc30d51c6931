"""A browser without a screen: it keeps what the page's server tells, and asks for deeds."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from bot.sandbox.happenings import HANG_SECONDS
from bot.sandbox.model import Json

PATIENCE = HANG_SECONDS


class Browser:
    """What one page knows. Made by `browser`."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._asked = 0
        self.frames: list[Json] = []
        """All that came after the newest state."""
        self.state: Json = {}

    async def does(self, do: str, **fields: Any) -> Json:
        """A deed that goes well. Returns what `done` carries."""
        done = await self.asks(do, **fields)
        assert not done["error"], done
        return done

    async def refused(self, do: str, **fields: Any) -> str:
        """Why a deed isn't done."""
        done = await self.asks(do, **fields)
        assert done["error"], f"{do} was done"
        return str(done["error"])

    async def asks(self, do: str, **fields: Any) -> Json:
        self._asked += 1
        n = self._asked
        await self._socket.send_str(json.dumps({"do": do, "n": n, **fields}))
        return await self.hears("done", lambda frame: frame["n"] == n)

    async def hears(self, kind: str, test: Callable[[Json], bool] = lambda frame: True) -> Json:
        """The first frame of a kind, since the newest state, that passes the test; waits for it."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for frame in (self.state, *self.frames):
                    if frame.get("t") == kind and test(frame):
                        return frame
                await self._read()

    async def tap(self, person: int, message: Json, data: str) -> Json:
        """Taps a button. Returns the answer."""
        done = await self.does("tap", **{"as": person}, chat=message["chat"], id=message["id"], data=data)
        return await self.hears("answer", lambda frame: frame["query"] == done["n"])

    async def message(self, part: str, chat: int | None = None) -> Json:
        """The newest state of a message with this in its text; waits for it."""

        def fits(message: Json) -> bool:
            return part in message["text"] and chat in (None, message["chat"])

        async with asyncio.timeout(PATIENCE):
            while not (found := [message for message in self.messages if fits(message)]):
                await self._read()
        return found[-1]

    async def until(self, test: Callable[[], bool]) -> None:
        """Listens until it holds."""
        async with asyncio.timeout(PATIENCE):
            while not test():
                await self._read()

    def button(self, label: str, chat: int) -> tuple[Json, str]:
        """The newest message of a chat with such a button, and the button's data. Raises LookupError."""
        for message in reversed(self.messages):
            for button in (button for row in message["keyboard"] for button in row):
                if message["chat"] == chat and button["data"] and label in button["text"]:
                    return message, str(button["data"])
        raise LookupError(f"no {label!r}")

    def sees(self, label: str, chat: int) -> bool:
        try:
            return bool(self.button(label, chat))
        except LookupError:
            return False

    @property
    def messages(self) -> list[Json]:
        """All that are to be seen, as they are now, by their number."""
        seen = {(m["chat"], m["id"]): m for told in self.state["messages"].values() for m in told}
        for frame in self.frames:
            if frame["t"] == "message":
                seen[frame["message"]["chat"], frame["message"]["id"]] = frame["message"]
            elif frame["t"] == "gone":
                seen.pop((frame["chat"], frame["id"]), None)
        return sorted(seen.values(), key=lambda message: int(message["number"]))

    def newest(self, kind: str, id: int) -> Json:
        """A person or a chat as it was told last."""
        things = {thing["id"]: thing for thing in self.state["people" if kind == "person" else "chats"]}
        things |= {frame[kind]["id"]: frame[kind] for frame in self.frames if frame["t"] == kind}
        return dict(things[id])

    def person(self, name: str) -> int:
        return next(int(person["id"]) for person in self.state["people"] if person["name"] == name)

    def chat(self, title: str) -> int:
        return next(int(chat["id"]) for chat in self.state["chats"] if chat["title"] == title)

    async def _read(self) -> None:
        message = await self._socket.receive()
        assert message.type is aiohttp.WSMsgType.TEXT, message
        frame = json.loads(message.data)
        for one in frame["frames"] if frame["t"] == "many" else [frame]:
            if one["t"] == "state":
                self.state, self.frames = one, []
            else:
                self.frames.append(one)


@asynccontextmanager
async def browser(url: str, query: str = "", *, origin: str | None = None) -> AsyncIterator[Browser]:
    """A page that has got its first state. Raises aiohttp.WSServerHandshakeError when it is turned away."""
    headers = {"Origin": url if origin is None else origin}
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{url}/page/ws{query}", headers=headers, max_msg_size=0) as socket,
    ):
        it = Browser(socket)
        await it.hears("state")
        yield it
