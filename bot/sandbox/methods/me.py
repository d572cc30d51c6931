"""The bot itself: getMe, its commands, its name and descriptions, files."""

from __future__ import annotations

import re
from typing import Any

from bot.sandbox import wire
from bot.sandbox.errors import bad
from bot.sandbox.methods.handler import Handler
from bot.sandbox.model import Json
from bot.sandbox.params import Params
from bot.sandbox.state import BotApi

MAX_COMMANDS = 100
MAX_DOWNLOAD = 20 * 1024 * 1024
"""Bytes of a file that a bot may have back."""
TEXTS = {"Name": ("name", 64), "Description": ("description", 512), "ShortDescription": ("short_description", 120)}
"""Method suffix: (field, longest)."""
_COMMAND = re.compile(r"[a-z0-9_]{1,32}$")
_PLAIN_SCOPES = frozenset({"default", "all_private_chats", "all_group_chats", "all_chat_administrators"})
_CHAT_SCOPES = frozenset({"chat", "chat_administrators", "chat_member"})


def get_me(api: BotApi, params: Params) -> Json:
    return wire.user(api.world.bot) | {
        "can_join_groups": True,
        "can_read_all_group_messages": not api.world.rules.privacy,
        "supports_inline_queries": False,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


def set_commands(api: BotApi, params: Params) -> bool:
    key = _scope(api, params)
    commands = [_command(command) for command in params.array("commands") or ()]
    if len(commands) > MAX_COMMANDS:
        raise bad("BOT_COMMANDS_TOO_MUCH")
    api.commands[key] = commands
    return True


def get_commands(api: BotApi, params: Params) -> list[Json]:
    return api.commands.get(_scope(api, params), [])


def delete_commands(api: BotApi, params: Params) -> bool:
    api.commands.pop(_scope(api, params), None)
    return True


def get_file(api: BotApi, params: Params) -> Json:
    id = params.text("file_id")
    if photo := api.uploads.photo(id):
        sizes = {size["file_id"]: size for size in wire.sizes(photo)}
        told = {name: sizes[id][name] for name in ("file_id", "file_unique_id", "file_size")}
        return told | {"file_path": f"photos/{photo.file_id}"}
    document = api.uploads.documents.get(id)
    if document is None:
        raise bad("wrong file_id or the file is temporarily unavailable")
    if document.size > MAX_DOWNLOAD:
        raise bad("file is too big")
    told = {"file_id": id, "file_unique_id": wire.unique(document), "file_size": document.size}
    return told | {"file_path": f"documents/{id}"}


def done(api: BotApi, params: Params) -> bool:
    """logOut and close change nothing here."""
    return True


def _setter(field: str, longest: int) -> Handler:
    def set_text(api: BotApi, params: Params) -> bool:
        if len(params.text(field)) > longest:
            raise bad(f"bot {field.replace('_', ' ')} is too long")
        api.texts[field, _language(params)] = params.text(field)
        return True

    return set_text


def _getter(field: str) -> Handler:
    def get_text(api: BotApi, params: Params) -> Json:
        mine = api.texts.get((field, _language(params))) or api.texts.get((field, ""))
        return {field: mine or (api.world.bot.first_name if field == "name" else "")}

    return get_text


def _command(command: Any) -> Json:
    if not isinstance(command, dict) or not isinstance(command.get("command"), str):
        raise bad("can't parse BotCommand: expected an Object")
    name, description = command["command"].removeprefix("/"), str(command.get("description") or "")
    if not _COMMAND.match(name):
        raise bad("BOT_COMMAND_INVALID")
    if not 1 <= len(description) <= 256:
        raise bad("BOT_COMMAND_DESCRIPTION_INVALID")
    return {"command": name, "description": description}


def _scope(api: BotApi, params: Params) -> tuple[str, str]:
    """(scope with its chat and user, language): what a list of commands is for."""
    scope = params.mapping("scope") or {"type": "default"}
    kind, language = scope.get("type"), _language(params)
    if kind in _PLAIN_SCOPES:
        return str(kind), language
    if kind not in _CHAT_SCOPES:
        raise bad("can't parse BotCommandScope: Unsupported type specified")
    chat = int(scope.get("chat_id") or 0)
    if chat not in api.world.chats and chat not in api.world.users:
        raise bad("chat not found")
    user = f":{scope.get('user_id')}" if kind == "chat_member" else ""
    return f"{kind}:{chat}{user}", language


def _language(params: Params) -> str:
    language = params.text("language_code")
    if language and not re.match(r"[a-z]{2}$", language):
        raise bad("invalid language code specified")
    return language


HANDLERS: dict[str, Handler] = {
    "getMe": get_me,
    "logOut": done,
    "close": done,
    "setMyCommands": set_commands,
    "getMyCommands": get_commands,
    "deleteMyCommands": delete_commands,
    "getFile": get_file,
    **{f"setMy{suffix}": _setter(*text) for suffix, text in TEXTS.items()},
    **{f"getMy{suffix}": _getter(field) for suffix, (field, _) in TEXTS.items()},
}
