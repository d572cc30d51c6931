"""The menus of a lobby: how one opens, and for how long."""

from __future__ import annotations

from bot.handlers.context import Context
from bot.telegram.act import Act
from games.sessions.slots import BOARD

MENU_SECONDS = 300.0
"""How long a menu of the lobby stays open."""


async def open_menu(context: Context, act: Act, menu: str) -> None:
    """Opens a menu of the lobby that was tapped; empty: back to the lobby."""
    await context.wish(act.pressed.session, BOARD, act.now, menu=menu, until=act.now + MENU_SECONDS)
