"""Reads what a store answers: every refusal becomes an exception that `storage.away` knows."""

from __future__ import annotations

from typing import Any

from redis import exceptions
from redis.asyncio.connection import DefaultParser

from storage.refusals import OURS, code_in, unwrapped


class Refused(exceptions.ResponseError):
    """The store answers, and does nothing; for those refusals that the library has no class for."""


class NoGroup(Refused):
    """Somebody has emptied or restored the store."""


_Library: Any = DefaultParser  # one class or another, as the library is installed


class Parser(_Library):  # type: ignore[misc]
    """In place of the library's: that knows few codes, and none of them in a script of an older server."""

    @classmethod
    def parse_error(cls, response: str) -> Exception:
        plain = unwrapped(response)
        code = code_in(plain)
        if code in cls.EXCEPTION_CLASSES or code in OURS:
            error: Exception = super().parse_error(plain)
            return error
        return (NoGroup if code == "NOGROUP" else Refused)(plain[len(code) + 1 :], status_code=code)
