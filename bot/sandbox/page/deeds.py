"""What can be asked for on the page, by its name; each is one act in the sandbox.

A deed returns what `done` is to carry beyond success. It raises NotAllowed, whose text is shown.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from math import inf

from bot.sandbox import acts
from bot.sandbox.acts import NotAllowed
from bot.sandbox.model import Json
from bot.sandbox.page import people, props
from bot.sandbox.page.asked import Asked
from bot.sandbox.page.casts import DEFAULT
from bot.sandbox.page.feed import Line
from bot.sandbox.page.stage import NoBot, Stage

LONGEST_JUMP = 366 * 86400.0
LONGEST_WAIT = 3600.0
WAIT = 5.0
"""Seconds of a 429 or a delay, where nobody says how many."""


@dataclass(frozen=True, slots=True)
class Request:
    """What a browser asks of a stage, and where the answers go."""

    stage: Stage
    line: Line
    fields: Json

    @property
    def asked(self) -> Asked:
        return Asked(self.stage.sandbox.world, self.fields)

    @property
    def n(self) -> int | None:
        """The browser's own number of it."""
        n = self.fields.get("n")
        return n if isinstance(n, int) else None


async def do(request: Request) -> Json:
    """Does it. Returns the frame that says so, or why not."""
    done: Json = {"t": "done", "n": request.n, "error": ""}
    try:
        name = request.asked.text("do")
        if request.stage.busy:
            raise NotAllowed("another world is being built: one moment")
        if name in people.DEEDS:
            more: Json | None = people.DEEDS[name](request.asked)
        elif name in DEEDS:
            result = DEEDS[name](request)
            more = await result if inspect.isawaitable(result) else result
        else:
            raise NotAllowed(f"nobody knows how to do {name!r}")
    except (NotAllowed, NoBot) as error:
        return done | {"error": str(error)}
    return done | (more or {})


def say(request: Request) -> None:
    asked = request.asked
    user, chat = asked.user(), asked.chat()
    if chat.private and chat.peer is not user:
        raise NotAllowed("that is somebody else's chat")
    topic = asked.number("topic") if asked.has("topic") else None
    reply_to = asked.message("reply") if asked.has("reply") else None
    acts.say(asked.world, user, chat, asked.text("text"), topic=topic, reply_to=reply_to)


def start(request: Request) -> None:
    acts.start(request.asked.world, request.asked.user(), request.asked.text("payload", ""))


def tap(request: Request) -> None:
    """The answer is told when it comes; to who asked, with the number of this request."""
    asked = request.asked
    user, message, data = asked.user(), asked.message(), asked.text("data")
    if message.chat.private and message.chat.peer is not user:
        raise NotAllowed("that is somebody else's chat")
    if data not in {button.data for button in message.flat}:
        raise NotAllowed("that button is gone")
    if data.startswith(props.PROP):
        query = props.tapped(asked.world, user, message, data)
        request.line.expect(query, request.n)
        props.answer(asked.world, query)
        return
    request.line.expect(acts.tap(asked.world, user, message, data), request.n)


def erase(request: Request) -> None:
    acts.erase(request.asked.world, request.asked.message())


def rewrite(request: Request) -> None:
    message = request.asked.message()
    if message.sender.is_bot or message.service:
        raise NotAllowed("only what people have said can be rewritten")
    acts.rewrite(request.asked.world, message, request.asked.text("text"))


def jump(request: Request) -> None:
    request.stage.sandbox.jump(request.asked.seconds("seconds", LONGEST_JUMP))


def fault(request: Request) -> Json:
    """`times` 0: until it is taken away; `uploads`: only calls that bring a file along."""
    asked = request.asked
    method, times = asked.text("method", ""), asked.number("times", 1) or inf
    add = partial(request.stage.sandbox.faults.add, method, times=times, uploads=asked.flag("uploads", False))
    seconds = asked.seconds("seconds", LONGEST_WAIT, WAIT) or WAIT
    match kind := asked.text("kind"):
        case "429":
            made = add(retry_after=max(1, round(seconds)))
        case "500":
            made = add(status=500)
        case "502":
            made = add(status=502, html=True)
        case "delay":
            made = add(delay=seconds)
        case "400":
            made = add(status=400, description="IMAGE_PROCESS_FAILED")
        case "413":
            made = add(status=413)
        case _:
            raise NotAllowed(f"there is no fault {kind!r}, but 400, 413, 429, 500, 502 and delay")
    return {"id": made.id}


def unfault(request: Request) -> None:
    id = request.asked.number("id")
    for fault in request.stage.sandbox.faults.waiting:
        if fault.id == id:
            fault.cancel()


async def kill(request: Request) -> None:
    await request.stage.kill()


async def restart(request: Request) -> None:
    """Starts the bot; one that is there is killed first."""
    await request.stage.restart()


async def anew(request: Request) -> None:
    await request.stage.anew(request.asked.text("scene", ""), request.asked.text("language", DEFAULT))


DEEDS: dict[str, Callable[[Request], Json | Awaitable[Json | None] | None]] = {
    deed.__name__: deed for deed in (say, start, tap, erase, rewrite, jump, fault, unfault, kill, restart, anew)
}
