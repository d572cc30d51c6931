"""The file of a call: uploaded with it, sent before, or a link."""

from __future__ import annotations

from mimetypes import guess_type
from typing import NoReturn

from bot.sandbox.body import Upload
from bot.sandbox.errors import bad
from bot.sandbox.model import Document, Photo
from bot.sandbox.params import ATTACHED, Params
from bot.sandbox.state import BotApi

MAX_FILE = 50 * 1024 * 1024
"""Bytes that a bot may upload."""
LINKS = ("http://", "https://")
Source = Upload | str
"""What is uploaded, or else a file id or a link."""


def source(params: Params, name: str, missing: str = "") -> Source:
    """What the parameter `name` stands for. Raises Refusal, by `missing`, for an upload that hasn't come."""
    named = params.text(name) or f"{ATTACHED}{name}"
    if not named.startswith(ATTACHED):
        return named
    upload = params.upload(named.removeprefix(ATTACHED))
    if upload is None:
        raise bad(missing or f"there is no {name} in the request")
    return upload


def photo(api: BotApi, params: Params, source: Source) -> Photo:
    if isinstance(source, Upload):
        return api.uploads.keep_photo(source.content)
    if known := api.uploads.photo(source):
        return known
    if source in api.uploads.documents:
        raise bad("can't use file of type Document as Photo")
    return _unknown(params, source)


def document(api: BotApi, params: Params, source: Source) -> Document:
    if isinstance(source, Upload):
        if not source.content:
            raise bad("file must be non-empty")
        if len(source.content) > MAX_FILE:
            raise bad("file is too big")
        mime = guess_type(source.name)[0] or "application/octet-stream"
        return api.uploads.keep_document(source.content, source.name, mime)
    if source in api.uploads.documents:
        return api.uploads.documents[source]
    if api.uploads.photo(source):
        raise bad("can't use file of type Photo as Document")
    return _unknown(params, source)


def _unknown(params: Params, named: str) -> NoReturn:
    if named.startswith(LINKS):
        params.wrong("the sandbox fetches nothing from elsewhere")
        raise bad("failed to get HTTP URL content")
    raise bad("wrong file identifier/HTTP URL specified")
