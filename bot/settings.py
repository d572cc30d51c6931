"""The environment, typed. `.env` is read too; what the environment says wins."""

from __future__ import annotations

import hashlib
import hmac
import sys
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Any, Literal, Self
from urllib.parse import urlsplit

from dotenv.parser import Binding, parse_stream
from pydantic import Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.env import (
    PUBLIC_API,
    REMEDIES,
    REMEDY,
    ApiUrl,
    DataDir,
    DealSeed,
    Language,
    LogFormat,
    LogLevel,
    Pace,
    Port,
    Proxy,
    QuietHours,
    RedisUrl,
    Seconds,
    Share,
    Token,
    WebhookSecret,
    WebhookUrl,
    Zone,
    is_loopback,
    spared,
)
from storage import address

ENV_FILE = Path(".env")


class Misconfigured(Exception):
    """For the operator: which variable, what is wrong with it, what to do. Its text is one line without secrets."""

    def __init__(self, variable: str, what: str, remedy: str, also: Sequence[str] = ()) -> None:
        more = f" (wrong too: {', '.join(also)})" if also else ""
        super().__init__(f"{variable} {what}: {remedy}{more}")
        self.variable = variable


def _log_format() -> Literal["console", "json"]:
    return "console" if sys.stderr.isatty() else "json"


class Settings(BaseSettings):
    """What the operator decides. Secrets show up in no `repr` and no error."""

    model_config = SettingsConfigDict(
        env_file_encoding="utf-8-sig",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
        validate_default=True,
    )

    telegram_api_url: ApiUrl = PUBLIC_API
    bot_token: Token
    redis_cert_check: bool = True
    """Whether the certificate of a store with TLS must be signed by somebody whom this machine knows."""
    redis_url: RedisUrl | None = Field(None, repr=False)
    """None: a private embedded store under `data_dir`."""
    data_dir: DataDir = Path(".data")
    https_proxy: Proxy | None = None
    http_proxy: Proxy | None = None
    """For a Bot API server without TLS."""
    all_proxy: Proxy | None = None
    no_proxy: str = ""
    """The hosts that are spoken to without one."""
    log_level: LogLevel = "INFO"
    log_format: LogFormat = Field(default_factory=_log_format)
    webhook_url: WebhookUrl | None = None
    """None: polling."""
    webhook_secret: WebhookSecret | None = None
    port: Port = 8080
    host: str | None = None
    default_zone: Zone = "Europe/Moscow"
    default_quiet: QuietHours = (23 * 60, 9 * 60)
    """From when until when, in minutes of the local day; the same twice: never."""
    default_language: Language = "ru"
    pictures: bool = True
    """Whether tables are drawn, where their people want that; else they are text everywhere."""
    reviews: bool = True
    """Whether each game that is over is looked back upon, for the moment at which it turned."""
    budget_scale: Share = 0.9
    """The share of Telegram's limits that the bot allows itself; above 1 only where somebody lifted them."""
    taps_a_second: Pace = 3
    """Faster taps of one person are answered empty."""
    board_seconds: Seconds = 3.0
    """The least time between two edits of a board."""
    picture_seconds: Seconds = 1.0
    """The longest that a message waits for its picture, in line or while it is drawn: then it is a text."""
    answer_seconds: Seconds = 0.8
    """A tap whose verdict isn't known by then is answered empty: its button must not spin."""
    deal_seed: DealSeed | None = None
    """Every game is dealt with it; for a Telegram on this machine only."""

    @classmethod
    def read(cls, env_file: Path | None = ENV_FILE, **given: Any) -> Self:
        """The settings of the environment and `env_file`; `given` (by field name) wins. Raises Misconfigured."""
        if env_file is not None:
            _check(env_file)
        try:
            return cls(**{"_env_file": env_file, **given})
        except ValidationError as error:
            wrong = {str(e["loc"][0]).upper(): _what(e) for e in error.errors(include_url=False)}
        variable, *also = wrong
        raise Misconfigured(variable, wrong[variable], REMEDIES.get(variable, REMEDY), also)

    @property
    def token(self) -> str:
        return self.bot_token.get_secret_value()

    @property
    def bot_id(self) -> int:
        return int(self.token.partition(":")[0])

    @property
    def base_url(self) -> str:
        """The API's address up to the token, as python-telegram-bot wants it."""
        return f"{self.telegram_api_url}/bot"

    @property
    def base_file_url(self) -> str:
        """The same for files."""
        return f"{self.telegram_api_url}/file/bot"

    @property
    def local_api(self) -> bool:
        """Whether the API is on this machine: only then may it set the clock."""
        return is_loopback(self.telegram_api_url)

    @property
    def proxy(self) -> str | None:
        """The way to Telegram; None: the straight one, always to a server on this machine."""
        api = urlsplit(self.telegram_api_url)
        chosen = (self.https_proxy if api.scheme == "https" else self.http_proxy) or self.all_proxy
        if chosen is None or self.local_api or spared(api, self.no_proxy):
            return None
        return chosen.get_secret_value()

    @property
    def hook_secret(self) -> str:
        """What Telegram proves itself with; derived from the token by default, so that several processes agree."""
        if self.webhook_secret is not None:
            return self.webhook_secret.get_secret_value()
        return hmac.new(self.token.encode(), b"webhook secret", hashlib.sha256).hexdigest()

    @property
    def id_key(self) -> bytes:
        """What ids of sessions are made with; the same in all processes, and nobody else's."""
        return hmac.new(self.token.encode(), b"session ids", hashlib.sha256).digest()

    @property
    def port_assigned(self) -> bool:
        """Whether somebody, such as a platform that waits for an open port, named the port."""
        return "port" in self.model_fields_set

    @property
    def listen(self) -> tuple[str, int]:
        """Host and port of the web server: open to all if the port was assigned, else to this machine only."""
        return self.host or ("0.0.0.0" if self.port_assigned else "127.0.0.1"), self.port

    @property
    def secrets(self) -> tuple[str, ...]:
        """Texts that no log may show."""
        proxies = (proxy.get_secret_value() for proxy in (self.https_proxy, self.http_proxy, self.all_proxy) if proxy)
        passwords = [form for url in (self.redis_url or "", *proxies) for form in address.secrets(url)]
        return tuple(dict.fromkeys((self.token, self.hook_secret, *passwords)))


def _what(error: Any) -> str:
    """What is wrong, in words that follow the variable's name."""
    if error["type"] == "missing":
        return "is not set"
    if error["type"] == "value_error":
        return str(error["ctx"]["error"])
    return str(error["msg"]).replace("Input should be", "should be").replace("Input is", "is")


def _check(env_file: Path) -> None:
    """Reading leniently is the library's way; a line with a typing error should be heard of."""
    try:
        text = env_file.read_text("utf-8-sig")
    except FileNotFoundError:
        return
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not UTF-8"
        remedy = "make it a readable text file, or remove it"
        raise Misconfigured(str(env_file), f"can't be read ({reason})", remedy) from None
    for binding in parse_stream(StringIO(text)):
        if binding.error or (binding.key is not None and binding.value is None):
            raise Misconfigured(
                str(env_file), f"has no NAME=value in line {line(binding)}", "correct or remove that line"
            )


def line(binding: Binding) -> int:
    """The line of the file that something stands in; the parser counts the empty ones before it in."""
    skipped = len(binding.original.string) - len(binding.original.string.lstrip())
    return binding.original.line + binding.original.string[:skipped].count("\n")
