"""The address of a store: what may stand in it. Read before anything speaks to the store, so nothing is imported."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

CLUSTER, SENTINEL = "cluster+", "+sentinel"
SCHEMES = (
    "redis", "rediss", "unix", "cluster+redis", "cluster+rediss", "redis+sentinel", "rediss+sentinel",
)  # fmt: skip
PORT, SENTINEL_PORT = 6379, 26379


class NoAddress(ValueError):
    """What is wrong, in words that follow the variable's name."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where a store is. For `unix` the path, else hosts and ports: of sentinels several."""

    scheme: str
    hosts: tuple[tuple[str, int], ...] = ()
    path: str = ""
    name: str = ""
    """By which the sentinels know the master."""
    db: int = 0
    user: str = field(default="", repr=False)
    password: str = field(default="", repr=False)
    options: Mapping[str, Any] = field(default_factory=dict, repr=False)

    @property
    def tls(self) -> bool:
        return "rediss" in self.scheme

    @property
    def cluster(self) -> bool:
        return self.scheme.startswith(CLUSTER)

    @property
    def sentinel(self) -> bool:
        return self.scheme.endswith(SENTINEL)


def read(url: str) -> Address:
    """Raises NoAddress, with nothing secret in it."""
    try:
        parts = urlsplit(url)
    except ValueError as error:
        raise NoAddress(_no_address()) from error
    if parts.scheme not in SCHEMES or parts.fragment:
        raise NoAddress(_no_address())
    options = _options(parts)
    if parts.scheme == "unix":
        if parts.netloc or len(parts.path) < 2:
            raise NoAddress("names no socket: unix:///path/to/socket has three slashes")
        return Address("unix", path=unquote(parts.path), db=options.pop("db", 0), options=options)
    hosts = _hosts(parts)
    name, db = _name_and_db(parts, options)
    user, _, password = (unquote(part) for part in parts.netloc.rpartition("@")[0].partition(":"))
    return Address(parts.scheme, hosts, name=name, db=db, user=user, password=password, options=options)


def secrets(url: str) -> tuple[str, ...]:
    """What no log may show, as it is written and as it is meant."""
    parts = urlsplit(url)
    asked = [option.partition("=")[2] for option in parts.query.split("&") if option.startswith("sentinel_password=")]
    written = [parts.netloc.rpartition("@")[0].partition(":")[2], *asked]
    return tuple(text for secret in written if secret for text in (secret, unquote(secret)))


def trusting(url: str) -> str:
    """The same address, of a store whose certificate nobody has signed."""
    address = read(url)
    if not address.tls or "ssl_cert_reqs" in address.options:
        return url
    return f"{url}{'&' if urlsplit(url).query else '?'}ssl_cert_reqs=none"


def _no_address() -> str:
    return f"is not an address that begins with {' or '.join(f'{scheme}://' for scheme in SCHEMES)}"


def _hosts(parts: SplitResult) -> tuple[tuple[str, int], ...]:
    sentinel = parts.scheme.endswith(SENTINEL)
    listed = parts.netloc.rpartition("@")[2].split(",")
    if len(listed) > 1 and not sentinel:
        raise NoAddress("names several hosts: only redis+sentinel:// may")
    hosts = []
    for one in listed:
        try:
            host = urlsplit(f"//{one}")
            port = host.port
        except ValueError:
            port, host = 0, urlsplit("")
        if not host.hostname or port == 0:
            raise NoAddress("is not an address: it has no host or no port (a password's / # ? @ are %2F %23 %3F %40)")
        hosts.append((host.hostname, port or (SENTINEL_PORT if sentinel else PORT)))
    return tuple(hosts)


def _name_and_db(parts: SplitResult, options: dict[str, Any]) -> tuple[str, int]:
    path = [unquote(part) for part in parts.path.strip("/").split("/") if part]
    name = path.pop(0) if path and parts.scheme.endswith(SENTINEL) else ""
    if parts.scheme.endswith(SENTINEL) and not name:
        raise NoAddress("names no master: write redis+sentinel://host:26379/name/0")
    if len(path) > 1 or not all(part.isdecimal() for part in path):
        raise NoAddress("has something else than the number of a database behind the host")
    db = options.pop("db", int(path[0]) if path else 0)
    if db and parts.scheme.startswith(CLUSTER):
        raise NoAddress("names a database: a cluster has only the first (0)")
    return name, db


def _options(parts: SplitResult) -> dict[str, Any]:
    options = {}
    for name, value in parse_qsl(parts.query, keep_blank_values=True):
        known = OPTIONS.get(name)
        if known is None or (name in TLS and "rediss" not in parts.scheme):
            also = "without rediss://" if name in TLS else f"(only {', '.join(OPTIONS)} do)"
            raise NoAddress(f"has ?{name}=, which means nothing {also}")
        try:
            options[name] = known(value)
        except ValueError:
            raise NoAddress(f"has a value of ?{name}= that it can't have") from None
    return options


def _number(text: str) -> int:
    if not text.isdecimal():
        raise ValueError(text)
    return int(text)


def _one_of(values: Mapping[str, Any]) -> Callable[[str], Any]:
    def read(text: str) -> Any:
        if text.lower() not in values:
            raise ValueError(text)
        return values[text.lower()]

    return read


YES_OR_NO = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
OPTIONS: Mapping[str, Callable[[str], Any]] = {
    "db": _number,
    "ssl_cert_reqs": _one_of({"none": "none", "optional": "optional", "required": "required"}),
    "ssl_check_hostname": _one_of(YES_OR_NO),
    "ssl_ca_certs": str,
    "ssl_certfile": str,
    "ssl_keyfile": str,
    "sentinel_username": str,
    "sentinel_password": str,
}
"""What may stand behind the question mark."""
TLS = frozenset(name for name in OPTIONS if name.startswith("ssl_"))
