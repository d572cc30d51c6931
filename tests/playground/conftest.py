"""A sandbox for each test, as the tests of the sandbox have it."""

from tests.sandbox.conftest import bot, sandbox

__all__ = ["bot", "sandbox"]
