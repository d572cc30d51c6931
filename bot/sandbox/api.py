"""A call of the Bot API, from its parameters to the bytes of the answer; all calls are logged."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass
from typing import Any

from bot.sandbox.body import Raw, Upload
from bot.sandbox.documented import METHODS, Method
from bot.sandbox.errors import Refusal, too_many
from bot.sandbox.faults import Fault
from bot.sandbox.happenings import Call
from bot.sandbox.methods import callback, chat, delete, edit, me, polling, send
from bot.sandbox.methods.handler import Handler
from bot.sandbox.model import Json
from bot.sandbox.params import Params, fill
from bot.sandbox.state import BotApi

HANDLERS: dict[str, Handler] = {
    **me.HANDLERS,
    **polling.HANDLERS,
    **send.HANDLERS,
    **edit.HANDLERS,
    **delete.HANDLERS,
    **callback.HANDLERS,
    **chat.HANDLERS,
}
WEB_PAGE = (
    b"<html>\r\n<head><title>Error</title></head>\r\n<body><center><h1>Bad Gateway</h1></center></body>\r\n</html>"
)
REASONS = {
    400: "Bad Request",
    403: "Forbidden",
    413: "Request Entity Too Large",
    500: "Internal Server Error",
    502: "Bad Gateway",
    503: "Service Unavailable",
    504: "Gateway Timeout",
}


@dataclass(frozen=True, slots=True)
class Reply:
    """What goes back over HTTP; with `reset`, nothing but a torn connection."""

    status: int
    body: bytes
    content_type: str = "application/json"
    reset: bool = False


@dataclass(slots=True)
class _Course:
    """How a call went, for the log."""

    params: Json
    reply: Reply = Reply(0, b"", reset=True)
    result: Any = None


async def call(api: BotApi, name: str, raw: Raw) -> Reply:
    """Does what `/bot<token>/<name>` asks for."""
    method = METHODS.get(name.lower())
    if method is None:
        api.mistakes.append(f"unknown method {name}")
        return _refused(Refusal(404, "Not Found"))
    course = _Course({name: str(value) if isinstance(value, Upload) else value for name, value in raw.items()})
    if method.name == "getUpdates":
        await _run(api, method, raw, course)
        return course.reply
    started = time.monotonic()
    api.busy += 1
    try:
        await _run(api, method, raw, course)
    finally:
        api.busy -= 1
        api.last_call = time.monotonic()
        _log(api, method, course, api.last_call - started)
    return course.reply


async def _run(api: BotApi, method: Method, raw: Raw, course: _Course) -> None:
    """The call itself, with the faults that hit it before and after its effect."""
    brings = any(isinstance(value, Upload) for value in raw.values())
    if faults := api.faults.meeting(method.name, _chat(api, raw), uploads=brings):
        api.world.pulse.beat()
    for fault in faults:
        if not fault.after and (reply := await _suffer(fault)):
            course.reply = reply
            return
    await _handle(api, method, raw, course)
    for fault in faults:
        if fault.after and (reply := await _suffer(fault)):
            course.reply = reply
            return


async def _handle(api: BotApi, method: Method, raw: Raw, course: _Course) -> None:
    params = Params(method.name, {})
    try:
        fill(params, method, raw)
        result = HANDLERS[method.name](api, params)
        if asyncio.iscoroutine(result):
            result = await result
        course.result = result
        course.reply = Reply(200, _bytes({"ok": True, "result": result}))
    except Refusal as refusal:
        course.reply = _refused(refusal)
    else:
        for part in sorted(params.uploads.keys() - params.taken - method.parameters.keys()):
            params.wrong(f"nothing takes the upload {part}")
    finally:
        course.params = {part: str(upload) for part, upload in params.uploads.items()} | params.values
        api.mistakes.extend(params.mistakes)


async def _suffer(fault: Fault) -> Reply | None:
    """What the fault does; None when it only delays."""
    if fault.delay:
        await fault.delays()
    if fault.reset:
        return Reply(0, b"", reset=True)
    if fault.retry_after:
        return _refused(too_many(fault.retry_after))
    if fault.status and fault.html:
        return Reply(fault.status, WEB_PAGE, "text/html")
    if fault.status:
        said = filter(None, (REASONS.get(fault.status, "Error"), fault.description))
        return _refused(Refusal(fault.status, ": ".join(said)))
    return None


def _chat(api: BotApi, raw: Raw) -> int | str | None:
    """The chat that a call is about; that of an answer to a tap is where the tap was."""
    if query := api.world.queries.get(str(raw.get("callback_query_id"))):
        return query.message.chat.id
    wanted = raw.get("chat_id")
    try:
        return int(wanted) if wanted is not None else None
    except (ValueError, TypeError):
        return str(wanted)


def _log(api: BotApi, method: Method, course: _Course, seconds: float) -> None:
    reply, description = course.reply, ""
    ok = reply.status == 200
    if not ok:
        description = "connection reset" if reply.reset else _description(reply)
    call = Call(
        api.world.clock.now(), method.name, course.params, ok, course.result, reply.status, description, seconds
    )
    api.calls.append(call)
    api.world.tell(call)


def _description(reply: Reply) -> str:
    if reply.content_type == "application/json":
        return str(json.loads(reply.body)["description"])
    return reply.body.decode(errors="replace")


def _refused(refusal: Refusal) -> Reply:
    body: Json = {"ok": False, "error_code": refusal.code, "description": refusal.description}
    if refusal.parameters:
        body["parameters"] = refusal.parameters
    return Reply(refusal.code, _bytes(body))


def _bytes(body: Json) -> bytes:
    return json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()
