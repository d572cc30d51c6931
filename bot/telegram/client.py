"""Requests to Telegram over aiohttp, for python-telegram-bot; no error tells the address, which holds the token."""

from __future__ import annotations

import json
import ssl
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Protocol, cast

import aiohttp
from pydantic_core import from_json, to_json
from telegram import Bot
from telegram.error import BadRequest, NetworkError, TelegramError, TimedOut
from telegram.request import BaseRequest, RequestData

OnResponse = Callable[[Mapping[str, str]], None]
"""Hears the headers of every answer."""
Timeout = object
"""Seconds, None for no limit, or the library's DEFAULT_NONE, whose type is private to it."""

OFFSET_HEADER = "X-Sandbox-Offset"
JSON = {"Content-Type": "application/json"}

PROXIES = {"https": "http", "socks5h": "socks5", "socks4a": "socks4"}
"""Kinds of proxies as our library knows them."""

DEFAULT = BaseRequest.DEFAULT_NONE
POLL = "getUpdates"

CONNECTIONS = 512
KEEP_ALIVE_SECONDS = 30.0
CONNECT_SECONDS = 5.0
POOL_SECONDS = 5.0
READ_SECONDS = 15.0
WRITE_SECONDS = 10.0
UPLOAD_SECONDS = 30.0
RETRY_SECONDS = 5
"""The wait after a 429 that doesn't say how long."""

TOLD_APART = (400, 401, 403, 404, 409, 429)
"""Refusals for which python-telegram-bot has exceptions; any other 4xx becomes an Unexpected."""


class NoEffect(NetworkError):
    """Telegram did nothing, for sure: the request didn't reach it, or was refused."""


class Unexpected(NoEffect):
    """Telegram refused with a status for which python-telegram-bot has no exception."""


def ambiguous(error: TelegramError) -> bool:
    """Whether the request may have had its effect all the same: time-outs, lost connections, 5xx."""
    return isinstance(error, NetworkError) and not isinstance(error, BadRequest | NoEffect)


class Server(Protocol):
    """Which Bot API server it is, and for which bot."""

    @property
    def token(self) -> str: ...
    @property
    def base_url(self) -> str: ...
    @property
    def base_file_url(self) -> str: ...
    @property
    def local_api(self) -> bool: ...
    @property
    def proxy(self) -> str | None: ...


def bot_of(server: Server, follow: Callable[[float], object], hear: OnResponse | None = None) -> Bot:
    """The bot of that server; `follow` hears how many seconds the sandbox's clock is ahead."""
    hook = hear or (_follower(follow) if server.local_api else None)
    return Bot(
        server.token,
        base_url=server.base_url,
        base_file_url=server.base_file_url,
        request=Request(on_response=hook, proxy=server.proxy),
        get_updates_request=Request(on_response=hook, proxy=server.proxy),
    )


async def call(bot: Bot, method: str, parameters: dict[str, Any], *, read_timeout: float = READ_SECONDS) -> Any:
    """Telegram's answer to a method by its name, as it was written; parameters that are None stay away.

    The library's own methods make an object of every button and text of every number, and its public way to call by
    name warns of each that has a method. Polls go by the one private name of the library that we use, since it shows
    nobody the connections that are kept for them; hence the pin of its version.
    """
    if method == POLL:
        return await bot._post(method, parameters, read_timeout=read_timeout)  # noqa: SLF001
    there = {name: value for name, value in parameters.items() if value is not None}
    files = {name: value for name, value in there.items() if isinstance(value, Upload)}
    given = Parameters({name: value for name, value in there.items() if name not in files}, files)
    # The library hands it on to our Request without a look at it.
    return await bot.request.post(f"{bot.base_url}/{method}", cast(Any, given), read_timeout=read_timeout)


@dataclass(frozen=True, slots=True)
class Upload:
    """A file among the parameters of a call."""

    name: str
    content: bytes
    mime: str


@dataclass(frozen=True, slots=True)
class Parameters:
    """Parameters as JSON has them, in place of the library's, which looks at each; and the files that go along."""

    values: Mapping[str, Any]
    files: Mapping[str, Upload] = field(default_factory=dict)

    @property
    def contains_files(self) -> bool:
        return bool(self.files)


def _follower(follow: Callable[[float], object]) -> OnResponse:
    def on_response(headers: Mapping[str, str]) -> None:
        if offset := headers.get(OFFSET_HEADER):
            follow(float(offset))

    return on_response


class Request(BaseRequest):
    """One pool of connections. Poll with a second one, so that long polls and calls never wait for each other."""

    def __init__(self, *, on_response: OnResponse | None = None, proxy: str | None = None) -> None:
        self._on_response = on_response
        self._proxy = proxy
        self._session: aiohttp.ClientSession | None = None

    @property
    def read_timeout(self) -> float:
        return READ_SECONDS

    async def initialize(self) -> None:
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=_connector(self._proxy, limit=CONNECTIONS, keepalive_timeout=KEEP_ALIVE_SECONDS),
                cookie_jar=aiohttp.DummyCookieJar(),
                headers={"User-Agent": self.USER_AGENT},
            )

    async def shutdown(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            await session.close()

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | Parameters | None = None,
        read_timeout: Timeout = DEFAULT,
        write_timeout: Timeout = DEFAULT,
        connect_timeout: Timeout = DEFAULT,
        pool_timeout: Timeout = DEFAULT,
    ) -> tuple[int, bytes]:
        """Status and body of the answer. The body of an error is always JSON such as Telegram sends."""
        uploads = request_data is not None and request_data.contains_files
        limits = _limits(
            connect=_given(connect_timeout, CONNECT_SECONDS),
            pool=_given(pool_timeout, POOL_SECONDS),
            write=_given(write_timeout, UPLOAD_SECONDS if uploads else WRITE_SECONDS),
            read=_given(read_timeout, READ_SECONDS),
        )
        # Raised outside of `except`, so that no trace of aiohttp's error, which knows the address, hangs on to it.
        try:
            status, body, headers = await self._send(method, url, request_data, limits)
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
            failure = _failure(error)
        except _proxy_errors() as error:
            failure = NoEffect(f"the proxy doesn't let us through ({type(error).__name__})")
        else:
            if self._on_response is not None:
                self._on_response(headers)
            return status, body if status < 300 else _refusal(status, body, headers)
        raise failure

    async def _send(
        self, method: str, url: str, data: RequestData | Parameters | None, limits: aiohttp.ClientTimeout
    ) -> tuple[int, bytes, Mapping[str, str]]:
        if self._session is None:
            raise NoEffect("The request is not initialised")
        body, headers = _body(data)
        # Redirects would carry the token to somebody else.
        async with self._session.request(
            method, url, data=body, headers=headers, timeout=limits, allow_redirects=False
        ) as answer:
            return answer.status, await answer.read(), answer.headers

    @staticmethod
    def parse_json_payload(payload: bytes) -> dict[str, Any]:
        """In place of the library's, which logs what it can't read: a page that may repeat the address."""
        answer = _json(payload)
        if answer is None:
            raise NetworkError("The answer is not Telegram's")
        return answer


def _connector(proxy: str | None, **settings: Any) -> aiohttp.TCPConnector:
    """Through the proxy, which also looks the name up."""
    if proxy is None:
        return aiohttp.TCPConnector(**settings)
    from aiohttp_socks import ProxyConnector  # for who has one

    kind, _, rest = proxy.partition("://")
    tls = ssl.create_default_context() if kind == "https" else None
    url = f"{PROXIES.get(kind, kind)}://{rest}"
    return ProxyConnector.from_url(url, rdns=True, proxy_ssl=tls, **settings)


def _proxy_errors() -> tuple[type[Exception], ...]:
    """What only a connection through a proxy raises."""
    module = sys.modules.get("aiohttp_socks")
    return (module.ProxyError, module.ProxyConnectionError, module.ProxyTimeoutError) if module else ()


def _body(data: RequestData | Parameters | None) -> tuple[bytes | aiohttp.FormData | None, Mapping[str, str]]:
    """The body and its headers: JSON, which is shorter and cheaper than a form, unless files go along."""
    if data is None:
        return None, {}
    if isinstance(data, Parameters):
        return (_form(data), {}) if data.files else (to_json(data.values), JSON)
    if not data.contains_files:
        return to_json(data.json_parameters), JSON
    form = aiohttp.FormData(data.json_parameters, quote_fields=False)
    for part, (name, content, mime) in data.multipart_data.items():
        form.add_field(part, content, filename=name, content_type=mime)
    return form, {}


def _form(data: Parameters) -> aiohttp.FormData:
    """The same with files: there everything is text."""
    form = aiohttp.FormData(quote_fields=False)
    for name, value in data.values.items():
        form.add_field(name, value if isinstance(value, str) else to_json(value).decode())
    for name, file in data.files.items():
        form.add_field(name, file.content, filename=file.name, content_type=file.mime)
    return form


def _given(value: Timeout, default: float) -> float | None:
    if value is DEFAULT:
        return default
    return value if isinstance(value, int | float) else None


@lru_cache(64)  # the same few, at every call
def _limits(
    *, connect: float | None, pool: float | None, write: float | None, read: float | None
) -> aiohttp.ClientTimeout:
    """aiohttp has no limit for writing: the total takes care of it."""
    acquire = None if connect is None or pool is None else connect + pool
    total = None if acquire is None or write is None or read is None else acquire + write + read
    return aiohttp.ClientTimeout(total=total, connect=acquire, sock_connect=connect, sock_read=read)


def _failure(error: Exception) -> NetworkError:
    """Our error for aiohttp's, told by class and the system's words: its own words may hold the address."""
    kind = type(error).__name__
    reason = f"{kind}: {error.strerror}" if isinstance(error, OSError) and error.strerror else kind
    if isinstance(error, aiohttp.ClientConnectorError | aiohttp.ConnectionTimeoutError | aiohttp.InvalidURL):
        return NoEffect(reason)
    return TimedOut(reason) if isinstance(error, TimeoutError) else NetworkError(reason)


def _refusal(status: int, body: bytes, headers: Mapping[str, str]) -> bytes:
    """The body of an error, made up where a proxy answered instead of Telegram."""
    answer = _json(body)
    if answer is None and status < 500 and status != 429:  # nobody may take a proxy's 403 or 404 for Telegram's
        raise NoEffect(f"HTTP {status}: not from Telegram")
    if answer and status < 500 and status not in TOLD_APART:
        raise Unexpected(f"HTTP {status}: {answer.get('description')}")
    if answer is None:
        answer = {"ok": False, "error_code": status, "description": f"HTTP {status}, not from Telegram"}
    elif status != 429 or "parameters" in answer:
        return body
    if status == 429:
        seconds = headers.get("Retry-After", "")
        answer["parameters"] = {"retry_after": int(seconds) if seconds.isdecimal() else RETRY_SECONDS}
    return json.dumps(answer).encode()


def _json(body: bytes) -> dict[str, Any] | None:
    try:
        answer = from_json(body)
    except ValueError:
        return None
    return answer if isinstance(answer, dict) else None
