"""Taps that belong to no table: which game, what games there are, my games, rules, languages.

Buttons: NEW GAMES MINE RULES MINUTE LANGUAGE.
"""

from __future__ import annotations

from typing import Protocol

from bot.callback_data import Verb
from bot.handlers import people, quiet_hours, replying, tables
from bot.handlers.context import Context
from bot.screens import lobby as lobby_screens
from bot.screens import private, start_links, teaching
from bot.telegram.act import Act, Reply
from bot.text.game_names import game_named
from bot.text.words import speak
from games.game import Refused


class Gather(Protocol):
    """Opens a lobby for a game; `message`: that of the bot which becomes the lobby."""

    async def __call__(self, act: Act, game: str, message: int | None, /) -> Reply: ...


class Menus:
    """Handles the buttons of one-off messages: each answer is an edit of the message that was tapped.

    Whoever sends such a tap from a message of another kind, a board, must not overwrite it.
    """

    def __init__(self, context: Context, gather: Gather) -> None:
        self._context, self._gather = context, gather
        self.verbs = {
            Verb.NEW: self.new,
            Verb.GAMES: self.games,
            Verb.MINE: self.mine,
            Verb.RULES: self.rules,
            Verb.MINUTE: self.minute,
            Verb.LANGUAGE: self.language,
        }

    async def new(self, act: Act) -> Reply:
        """The game is chosen: the question becomes its lobby. Without a game: the question itself."""
        if act.private:
            raise Refused("groups-only")
        await people.meet(self._context, act)
        game = game_named(act.pressed.choice)
        if game:
            return await self._gather(act, game, act.message if act.offered else None)
        await replying.turn_into(self._context, act, lobby_screens.which_game(await self._context.words_here(act)))
        return Reply()

    async def games(self, act: Act) -> Reply:
        return Reply(lobby_screens.about_games(await self._context.words(act)), alert=True)

    async def mine(self, act: Act) -> Reply:
        if act.private:
            await replying.turn_into(self._context, act, await tables.my_games(self._context, act))
        return Reply()

    async def rules(self, act: Act) -> Reply:
        words = await self._context.words_here(act)
        await replying.turn_into(self._context, act, private.rules(words, act.pressed.choice))
        return Reply()

    async def minute(self, act: Act) -> Reply:
        """The rules in a minute, in private; whoever hasn't started the bot is led there by the same tap."""
        game, context, words = act.pressed.choice, self._context, await self._context.words(act)
        if not game or game_named(game) != game:
            return Reply()
        if not await context.reached(act.person.id):
            return Reply(words.text("toast-minute-start"), url=start_links.to_minute(context.bot.username, game))
        await replying.tell(context, act.person.id, teaching.minute(words, game))
        return Reply() if act.private else Reply(words.text("toast-minute-sent"))

    async def language(self, act: Act) -> Reply:
        """From now on the bot speaks the chosen language: to a person, or in a group whose admin chose it."""
        await tables.check_chat(self._context, act)
        words = speak(act.pressed.choice)
        if act.private:
            await quiet_hours.tell_person(self._context, act.person.id, act.now, language=words.language)
        else:
            await quiet_hours.tell_chat(self._context, act.chat, act.now, language=words.language)
        await replying.turn_into(self._context, act, private.language(words))
        return Reply()
