"""What each variable of the environment may hold, and what to do if it doesn't."""

from __future__ import annotations

import os
import re
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import SplitResult, urlsplit
from zoneinfo import ZoneInfo

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationInfo
from pydantic_settings import NoDecode

from storage import address

PUBLIC_API = "https://api.telegram.org"
HEALTH = "/health"
"""Where the bot's web server tells whether it is well."""

TOKEN = re.compile(r"\d+:[A-Za-z0-9_-]{30,}")
LOCAL_TOKEN = re.compile(r"\d+:[A-Za-z0-9_-]+")
SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}")
HOOK_PORTS = (None, 80, 88, 443, 8443)
"""The ports to which Telegram delivers."""

REMEDIES = {
    "TELEGRAM_API_URL": f"write the server's address, as in {PUBLIC_API}, or leave it out",
    "BOT_TOKEN": "get one from @BotFather and write BOT_TOKEN=<number>:<letters> into .env",
    "REDIS_URL": "write redis://host:6379/0 (rediss:// with TLS, cluster+redis:// for a cluster, "
    "redis+sentinel://host:26379/name for sentinels), or leave it out",
    "REDIS_CERT_CHECK": "write yes or no, or leave it out",
    "DATA_DIR": "name a directory that the bot may write to",
    "WEBHOOK_URL": "write https://<your host>/<path>, or leave it out to poll",
    "WEBHOOK_SECRET": "write 1 to 256 letters, digits, _ and -, or leave it out",
    **dict.fromkeys(
        ("HTTPS_PROXY", "HTTP_PROXY", "ALL_PROXY"),
        "write http://host:port or socks5://host:port, with user:password@ if need be, or leave it out",
    ),
    "PICTURES": "write yes or no, or leave it out",
    "DEFAULT_QUIET": "write the hours as in 23-9, or never, or leave it out",
    "DEFAULT_ZONE": "write a name as in Europe/Moscow, or leave it out",
    "DEAL_SEED": "leave it out",
    "BUDGET_SCALE": "write a share of Telegram's limits, as in 0.9, or leave it out",
}
REMEDY = "correct it, or leave it out"


def is_loopback(url: str) -> bool:
    """Whether the address is on this very machine."""
    host = urlsplit(url).hostname or ""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def spared(address: SplitResult, listed: str) -> bool:
    """Whether an address is among those that NO_PROXY lists: names, with all that end with them, ports, or *."""
    name = address.hostname or ""
    hosts = (part.strip().lower().removeprefix("*").removeprefix(".") for part in listed.split(","))
    return "*" in listed.replace(" ", "").split(",") or any(
        host and (f".{name}".endswith(f".{host}") or f".{name}:{address.port}".endswith(f".{host}")) for host in hosts
    )


def _api_url(text: str) -> str:
    parts = _address(text, "https", "http")
    if "/bot" in parts.path or parts.query or parts.fragment:
        raise ValueError("is more than the server's address; the bot adds /bot<token> itself")
    return text.rstrip("/")


def _token(token: SecretStr, info: ValidationInfo) -> SecretStr:
    shape = LOCAL_TOKEN if is_loopback(info.data.get("telegram_api_url", "")) else TOKEN
    if not shape.fullmatch(token.get_secret_value()):
        raise ValueError("doesn't look like a token (a number, a colon, 35 letters; no quotes, no spaces)")
    return token


def _redis_url(text: str, info: ValidationInfo) -> str:
    address.read(text)
    return text if info.data.get("redis_cert_check", True) else address.trusting(text)


def _proxy(text: str) -> str:
    """As most programs read it: a name alone is that of an HTTP proxy."""
    url = text if "://" in text else f"http://{text}"
    if _address(url, "http", "https", "socks5", "socks5h", "socks4", "socks4a").port is None:
        raise ValueError("names no port")
    return url


def _data_dir(path: Path, info: ValidationInfo) -> Path:
    """Only the embedded store needs it. Nothing is created here."""
    if info.data.get("redis_url") is None:
        there = next(place for place in (path, *path.absolute().parents) if place.exists())
        if not there.is_dir():
            raise ValueError(f"can't be a directory, {there} is a file")
        if not os.access(there, os.W_OK | os.X_OK):
            raise ValueError(f"is not writable ({there})")
    return path


def _webhook_url(text: str, info: ValidationInfo) -> str:
    local = is_loopback(info.data.get("telegram_api_url", ""))
    parts = _address(text, "https", *(("http",) if local else ()))
    if not local and parts.port not in HOOK_PORTS:
        raise ValueError("has a port to which Telegram doesn't deliver (only 443, 80, 88 and 8443)")
    if parts.path == HEALTH:
        raise ValueError(f"has the path {HEALTH}, where the bot tells of its health")
    return text


def _webhook_secret(secret: SecretStr) -> SecretStr:
    if not SECRET.fullmatch(secret.get_secret_value()):
        raise ValueError("has characters that Telegram doesn't allow, or too many")
    return secret


def _deal_seed(seed: int, info: ValidationInfo) -> int:
    if not is_loopback(info.data.get("telegram_api_url", "")):
        raise ValueError(
            "is only for a Bot API server on this machine, since with it everybody could know what is dealt"
        )
    return seed


def quiet_hours(given: str) -> tuple[int, int]:
    """`23-9`, `22:30-8` or `never` as minutes of the local day, from when until when. Raises ValueError."""
    if given.strip().lower() == "never":
        return 0, 0
    ends = [_minute(part) for part in given.split("-")]
    if len(ends) != 2:
        raise ValueError(f"is no span of hours ({given})")
    return ends[0], ends[1]


def written(span: tuple[int, int]) -> str:
    """Quiet hours as buttons carry them and the operator writes them: `23-9`, `22:30-8`, `never`."""
    if span[0] == span[1]:
        return "never"
    return "-".join(str(at // 60) if at % 60 == 0 else f"{at // 60}:{at % 60:02}" for at in span)


def _quiet(given: Any) -> Any:
    return quiet_hours(given) if isinstance(given, str) else given


def _minute(text: str) -> int:
    """A time of day as `9` or `22:30`, in minutes."""
    if not (read := re.fullmatch(r"\s*([01]?\d|2[0-4])(?::([0-5]\d))?\s*", text)):
        raise ValueError(f"has a time that no clock shows ({text.strip()})")
    return (60 * int(read[1]) + int(read[2] or 0)) % (24 * 60)


def _zone(name: str) -> str:
    try:
        return ZoneInfo(name).key
    except (ValueError, LookupError, OSError):
        raise ValueError(f"names no time zone ({name})") from None


def _address(text: str, *schemes: str) -> SplitResult:
    try:
        parts = urlsplit(text)
        usable = parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
    except ValueError:
        usable = False
    if not usable:
        raise ValueError(f"is not an address that begins with {' or '.join(f'{scheme}://' for scheme in schemes)}")
    return parts


def _upper(text: Any) -> Any:
    return text.strip().upper() if isinstance(text, str) else text


def _lower(text: Any) -> Any:
    return text.strip().lower() if isinstance(text, str) else text


ApiUrl = Annotated[str, AfterValidator(_api_url)]
Token = Annotated[SecretStr, AfterValidator(_token)]
RedisUrl = Annotated[str, AfterValidator(_redis_url)]
Proxy = Annotated[SecretStr, AfterValidator(lambda given: SecretStr(_proxy(given.get_secret_value())))]
DataDir = Annotated[Path, AfterValidator(_data_dir)]
LogLevel = Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_upper)]
LogFormat = Annotated[Literal["console", "json"], BeforeValidator(_lower)]
WebhookUrl = Annotated[str, AfterValidator(_webhook_url)]
WebhookSecret = Annotated[SecretStr, AfterValidator(_webhook_secret)]
Port = Annotated[int, Field(ge=1, le=65535)]
Zone = Annotated[str, AfterValidator(_zone)]
QuietHours = Annotated[tuple[int, int], NoDecode, BeforeValidator(_quiet)]
Language = Annotated[Literal["ru", "en"], BeforeValidator(_lower)]
Share = Annotated[float, Field(gt=0, le=1000, allow_inf_nan=False)]
Seconds = Annotated[float, Field(ge=0, le=60, allow_inf_nan=False)]
Pace = Annotated[int, Field(ge=1, le=1000)]
DealSeed = Annotated[int, Field(ge=0, lt=2**63), AfterValidator(_deal_seed)]
