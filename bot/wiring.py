"""Every handler is made here, once, with what it needs of the others; and here is who answers which tap and command."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import NamedTuple, TypeVar

from bot.callback_data import Verb
from bot.handlers.callbacks import Callbacks, Handle
from bot.handlers.commands import GroupCommands, PrivateCommands
from bot.handlers.context import Context
from bot.handlers.lobby import Lobby
from bot.handlers.lobby_options import LobbyOptions
from bot.handlers.log import GameLog
from bot.handlers.members import Members
from bot.handlers.menus import Menus
from bot.handlers.opening import Opening
from bot.handlers.places import Places
from bot.handlers.play import Play
from bot.handlers.practice import Practice
from bot.handlers.router import Command, Question, Router, Routes
from bot.handlers.seats import Seats
from bot.handlers.settings import SettingsMenu
from bot.handlers.table_commands import TableCommands
from bot.handlers.takeback import Takebacks
from bot.handlers.time_off import TimeOff
from bot.screens.commands import Scope
from bot.screens.settings import is_city_question

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Wired(NamedTuple):
    """The two ways in, and what they lead to."""

    router: Router
    callbacks: Callbacks
    verbs: Mapping[Verb, Handle]
    commands: Mapping[Scope, Mapping[str, Command]]


def wired(context: Context) -> Wired:
    """All handlers of the bot."""
    opening, seats, takebacks, log = Opening(context), Seats(context), Takebacks(context), GameLog(context)
    practice = Practice(context)
    lobby = Lobby(context, opening.open, practice.again)
    play, settings, time_off = Play(context, takebacks.propose), SettingsMenu(context), TimeOff(context)
    places = Places(context)
    tables = TableCommands(context, lobby, seats, places)
    group, private = GroupCommands(context, opening.gather, log.post), PrivateCommands(context, lobby.reached)
    menus, members = Menus(context, opening.chosen), Members(context)
    anywhere: Mapping[str, Command] = {"settings": settings.command, "away": time_off.command}
    commands: Mapping[Scope, Mapping[str, Command]] = {
        "group": exactly_once(group.commands, tables.commands, anywhere),
        "private": exactly_once(private.commands, anywhere),
    }
    verbs = exactly_once(
        play.verbs, takebacks.verbs, lobby.verbs, LobbyOptions(context).verbs, seats.verbs, tables.verbs, menus.verbs,
        log.verbs, settings.verbs, time_off.verbs, places.verbs, practice.verbs,
    )  # fmt: skip
    callbacks = Callbacks(context, verbs, play.explained)
    city = Question(is_city_question, "/settings", settings.answered)
    routes = Routes(callbacks.tap, commands, (city,), private.lost, members.service, members.me)
    return Wired(Router(context, routes), callbacks, verbs, commands)


def exactly_once(*parts: Mapping[K, V]) -> Mapping[K, V]:
    """All of them together. Raises ValueError for what has two handlers."""
    together: dict[K, V] = {}
    for part in parts:
        if twice := together.keys() & part.keys():
            raise ValueError(f"two handlers for {', '.join(map(str, twice))}")
        together.update(part)
    return together
