"""Taps that belong to no table: which game, what games there are, rules, my games, languages."""

from __future__ import annotations

from bot.buttons import Verb
from bot.commands import PrivateCommands, game_named, rules_screen
from bot.desk import Desk
from bot.lobby import Lobby
from bot.screens import lobby as lobby_screens
from bot.screens import private
from bot.tap import Act, Reply
from bot.words import speak
from games.game import Refused
from games.places import GROUP_PLACES


class Menus:
    """Handles the buttons of one-off messages: each answer is an edit of the message that was tapped.

    Whoever sends such a tap from a message of another kind, a board, must not overwrite it.
    """

    def __init__(self, desk: Desk, lobby: Lobby, commands: PrivateCommands) -> None:
        self._desk, self._lobby, self._commands = desk, lobby, commands
        self.verbs = {
            Verb.NEW: self.new,
            Verb.GAMES: self.games,
            Verb.MINE: self.mine,
            Verb.RULES: self.rules,
            Verb.LANGUAGE: self.language,
        }

    async def new(self, act: Act) -> Reply:
        """The game is chosen: the question becomes its lobby. Without a game: the question itself."""
        if act.private:
            raise Refused("groups-only")
        await self._desk.meet(act)
        game = game_named(act.pressed.choice)
        if game:
            await self._lobby.gather(act, game, message=act.message if act.offered else None)
        else:
            await self._desk.turn_into(act, lobby_screens.which_game(await self._desk.words_here(act)))
        return Reply()

    async def games(self, act: Act) -> Reply:
        return Reply(lobby_screens.about_games(await self._desk.words(act)), alert=True)

    async def mine(self, act: Act) -> Reply:
        if act.private:
            await self._desk.turn_into(act, await self._commands.my_games(act))
        return Reply()

    async def rules(self, act: Act) -> Reply:
        words = await self._desk.words_here(act)
        await self._desk.turn_into(act, rules_screen(words, act.pressed.choice))
        return Reply()

    async def language(self, act: Act) -> Reply:
        """From now on the bot speaks the chosen language: to a person, or in a group whose admin chose it."""
        await self._desk.check_chat(act)
        words, store = speak(act.pressed.choice), self._desk.store
        if act.private:
            await store.people.note(act.person.id, language=words.language)
            await self._desk.refresh(act.person.id, act.now)
        else:
            await store.chats.note(act.chat, language=words.language)
            for session in await self._desk.standing(act.chat):
                if session.ended is None:
                    await self._desk.show.refresh(session.id, GROUP_PLACES, act.now)
        await self._desk.turn_into(act, private.language(words))
        return Reply()
