"""Parameters of a call by the method's table: read as leniently as Telegram does, and every mistake noted."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.body import Raw, Upload
from bot.sandbox.documented import Kind, Method
from bot.sandbox.errors import bad
from bot.sandbox.model import Json

ATTACHED = "attach://"
"""How a parameter names an upload."""
_INTEGER = re.compile(r"[+-]?\d{1,19}$")
_TRUE, _FALSE = frozenset({"true", "yes", "1"}), frozenset({"false", "no", "0", ""})


@dataclass(slots=True)
class Params:
    """What a method was called with. Missing and broken values read as Telegram reads them: 0, false, empty."""

    method: str
    values: dict[str, Any]
    uploads: dict[str, Upload] = field(default_factory=dict)
    mistakes: list[str] = field(default_factory=list)
    taken: set[str] = field(default_factory=set)
    """Uploads that the call has asked for."""

    def __contains__(self, name: str) -> bool:
        return name in self.values

    def text(self, name: str) -> str:
        value = self.values.get(name, "")
        return value if isinstance(value, str) else ""

    def number(self, name: str, default: int = 0) -> int:
        value = self.values.get(name, default)
        return value if isinstance(value, int) else default

    def flag(self, name: str) -> bool:
        return self.values.get(name) is True

    def mapping(self, name: str) -> Json | None:
        value = self.values.get(name)
        return value if isinstance(value, dict) else None

    def array(self, name: str) -> list[Any] | None:
        value = self.values.get(name)
        return value if isinstance(value, list) else None

    def upload(self, part: str) -> Upload | None:
        self.taken.add(part)
        return self.uploads.get(part)

    def wrong(self, what: str) -> None:
        """Notes something that Telegram forgives and that the bot should not do."""
        self.mistakes.append(f"{self.method}: {what}")


def fill(params: Params, method: Method, raw: Raw) -> None:
    """Reads the parameters. Raises Refusal for JSON that can't be read and for text that isn't Unicode."""
    for name, value in raw.items():
        if isinstance(value, Upload):
            params.uploads[name] = value
            if name in method.parameters and method.parameters[name].kind != "file":
                params.wrong(f"{name} must not be a file")
            continue
        parameter = method.parameters.get(name)
        if parameter is None:
            params.wrong(f"unknown parameter {name}")
            continue
        if not parameter.honoured:
            params.wrong(f"the sandbox does nothing with {name}")
        params.values[name] = _read(params, name, parameter.kind, value)
    for name, parameter in method.parameters.items():
        if parameter.required and name not in raw:
            params.wrong(f"no {name}")


def _read(params: Params, name: str, kind: Kind, value: Any) -> Any:
    match kind:
        case "int":
            return _integer(params, name, value)
        case "bool":
            return _boolean(params, name, value)
        case "chat":
            return _chat(params, name, value)
        case "list" | "object":
            return _structure(params, name, list if kind == "list" else dict, value)
        case "str" | "file":
            return _string(params, name, value)


def _string(params: Params, name: str, value: Any) -> str:
    if not isinstance(value, str):
        params.wrong(f"{name} must be a string, not {value!r}")
        value = json.dumps(value)
    try:
        value.encode()
    except UnicodeEncodeError:
        raise bad("strings must be encoded in UTF-8") from None
    return str(value)


def _integer(params: Params, name: str, value: Any) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, str) and _INTEGER.match(value):
        return int(value)
    params.wrong(f"{name} must be an integer, not {value!r}")
    return 0


def _boolean(params: Params, name: str, value: Any) -> bool:
    if isinstance(value, bool):
        return value
    word = str(value).strip().lower()
    if word not in _TRUE | _FALSE:
        params.wrong(f"{name} must be a boolean, not {value!r}")
    return word in _TRUE


def _chat(params: Params, name: str, value: Any) -> int | str:
    if isinstance(value, str) and (value.startswith("@") or not value):
        return value
    return _integer(params, name, value)


def _structure(params: Params, name: str, kind: type[Any], value: Any) -> Any:
    if isinstance(value, str):
        if not value:
            return None
        try:
            value = json.loads(value)
        except ValueError:
            params.wrong(f"{name} is not JSON")
            raise bad(_UNREADABLE.get(name, f"can't parse {name} JSON object")) from None
    if not isinstance(value, kind):
        params.wrong(f"{name} must be {kind.__name__}, not {value!r}")
        raise bad(_MISSHAPEN.get(name, f"can't parse {name}: wrong type"))
    return value


_UNREADABLE = {
    "reply_markup": "can't parse reply keyboard markup JSON object",
    "reply_parameters": "can't parse reply parameters JSON object",
    "entities": "can't parse entities JSON object",
    "caption_entities": "can't parse entities JSON object",
    "media": "can't parse media JSON object",
    "commands": "can't parse commands JSON object",
    "reaction": "can't parse reaction types JSON object",
    "link_preview_options": "can't parse link preview options JSON object",
}
_MISSHAPEN = {
    "reply_markup": "object expected as reply markup",
    "reply_parameters": "object expected as reply parameters",
    "entities": "expected an Array of message entities",
    "commands": "expected an Array of BotCommand",
    "media": "expected an Object as media",
}
