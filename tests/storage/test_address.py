"""Where a store is, as an operator writes it: understood wholly or refused, and nothing secret told."""

from __future__ import annotations

from typing import Any

import pytest

from storage.address import NoAddress, read, secrets


@pytest.mark.parametrize(
    ("url", "parts"),
    [
        ("redis://h", {"hosts": (("h", 6379),), "db": 0, "tls": False}),
        ("redis://h:1/2", {"hosts": (("h", 1),), "db": 2}),
        ("redis://h/?db=3", {"db": 3}),
        ("redis://[::1]:7/0", {"hosts": (("::1", 7),)}),
        ("redis://u%40:p%3A%2F@h/1", {"user": "u@", "password": "p:/", "db": 1}),
        ("redis://:p@h", {"user": "", "password": "p"}),
        ("rediss://h:1", {"tls": True, "options": {}}),
        ("rediss://h?ssl_cert_reqs=NONE", {"options": {"ssl_cert_reqs": "none"}}),
        ("rediss://h?ssl_check_hostname=no", {"options": {"ssl_check_hostname": False}}),
        ("rediss://h?ssl_ca_certs=%2Fca%20x.pem", {"options": {"ssl_ca_certs": "/ca x.pem"}}),
        ("unix:///run/r%20x.sock?db=1", {"path": "/run/r x.sock", "db": 1}),
        ("cluster+rediss://h:1", {"cluster": True, "tls": True, "sentinel": False}),
        ("redis+sentinel://a,b:2,[::1]:3/kon", {"hosts": (("a", 26379), ("b", 2), ("::1", 3)), "name": "kon"}),
        ("rediss+sentinel://u:p@a/kon/4?sentinel_password=s", {"db": 4, "tls": True, "password": "p"}),
    ],
)  # fmt: skip
def test_what_an_address_says(url: str, parts: dict[str, Any]) -> None:
    address = read(url)
    assert {name: getattr(address, name) for name in parts} == parts


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("", "is not an address"),
        ('"redis://h"', "is not an address"),
        ("http://h", "is not an address"),
        ("redis://", "no host"),
        ("redis://h:0", "no port"),
        ("redis://h:x", "no port"),
        ("redis://h#0", "is not an address"),
        ("redis://h/0/1", "number of a database"),
        ("redis://h/zero", "number of a database"),
        ("redis://h?db=one", "a value of ?db="),
        ("redis://h?foo=bar", "?foo="),
        ("rediss://h?ssl_cert_reqs=nonee", "a value of ?ssl_cert_reqs="),
        ("redis://h?ssl_ca_certs=x", "without rediss://"),
        ("redis://a,b", "several hosts"),
        ("redis://:sec/ret@h", "%2F"),
        ("redis://u:12/sec@h", "number of a database"),
        ("unix://run/r.sock", "three slashes"),
        ("cluster+redis://h/1", "only the first"),
        ("redis+sentinel://h", "names no master"),
    ],
)
def test_what_an_address_cannot_say(url: str, reason: str) -> None:
    with pytest.raises(NoAddress) as refused:
        read(url)
    assert reason in str(refused.value)
    assert "sec" not in str(refused.value)


def test_secrets_are_hidden_as_written_and_as_meant() -> None:
    assert secrets("redis+sentinel://u:p%2F@a/kon?sentinel_password=s%3F&db=1") == ("p%2F", "p/", "s%3F", "s?")
    assert secrets("redis://h") == ()
