"""Whatever people can tap or write has one handler."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from bot.callback_data import Verb
from bot.handlers.context import Context
from bot.handlers.permissions import MAY, OF_A_TABLE
from bot.screens.commands import COMMANDS
from bot.wiring import exactly_once, wired

WIRED = wired(cast(Context, SimpleNamespace(settings=SimpleNamespace(taps_a_second=3))))


def test_every_button_has_a_handler() -> None:
    assert set(WIRED.verbs) == set(Verb)


def test_nothing_may_have_two_handlers() -> None:
    with pytest.raises(ValueError, match="two handlers for b"):
        exactly_once({"a": 1, "b": 2}, {"b": 3})


@pytest.mark.parametrize("scope", ["group", "private"])
def test_every_command_of_a_menu_has_a_handler_there(scope: str) -> None:
    assert set(WIRED.commands[scope]) >= set(COMMANDS[scope])  # type: ignore[index]  # one of the scopes


def test_every_command_is_answered_in_groups_and_in_private_and_allowed_to_somebody() -> None:
    group, private = WIRED.commands["group"], WIRED.commands["private"]
    assert set(group) == set(private) == {deed.removeprefix("/") for deed in set(MAY) - set(Verb)}
    assert {f"/{name}" for name in group} >= OF_A_TABLE
