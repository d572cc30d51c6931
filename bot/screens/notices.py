"""Short messages besides the boards: a call for who can't be reached, the question of /stop, what old ones say."""

from __future__ import annotations

from collections.abc import Sequence

from bot.callback_data import Verb
from bot.screens.frame import until
from bot.screens.markup import joined, mention_of
from bot.screens.screen import Button, Scene, Screen
from bot.text.words import Words
from games.game import Seat


def unreached(scene: Scene, seats: Sequence[Seat]) -> Screen:
    """In the group: whoever is on turn, mentioned, because their private chat is closed to the bot."""
    words, seated = scene.words, scene.table.seats
    called = joined(", ", (mention_of(seated[seat].person, scene.names[seat]) for seat in seats))
    row = (
        scene.button(words.text("button-my-hand"), Verb.HAND),
        Button(words.text("button-open-private"), url=scene.private_link),
    )
    text = words.html("unreached", names=called, n=len(seats), game=scene.game, until=until(scene, seats[0]))
    return Screen(text, (row,))


def stop_question(scene: Scene) -> Screen:
    """In the group: whether to end the game without a result. The safe answer stands on the right."""
    words = scene.words
    row = (
        scene.button(words.text("button-stop"), Verb.STOP, style="danger"),
        scene.button(words.text("button-go-on"), Verb.GO_ON),
    )
    return Screen(words.html("stop-question", game=scene.game), (row,))


def moved(words: Words) -> Screen:
    """What an old board says that can't be deleted any more."""
    return Screen(words.html("board-moved"))


def passed(words: Words) -> Screen:
    """What an old hand says that can't be deleted any more."""
    return Screen(words.html("turn-passed"))
