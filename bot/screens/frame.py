"""What the screens of all games share: whose turn it is, the way to the table and to private, the first-game block."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot import names, when
from bot.buttons import Press, Verb
from bot.screens.markup import quote
from bot.screens.screen import Button, Row, Scene
from bot.words import Html, Words
from games import catalogue
from games.game import Seat


def header(scene: Scene) -> Html:
    """The first line of every private message: which game, and in which chat."""
    return scene.words.html("header", game=scene.game, title=title_of(scene))


def title_of(scene: Scene) -> str:
    """The chat's name for running text."""
    return names.title(scene.title) or scene.words.text("some-chat")


def until(scene: Scene, seat: Seat) -> str:
    """The seat's deadline in words."""
    return when.until(scene.session.deadline(seat), scene.now, scene.zone, scene.words)


def goes_stale(scene: Scene, seats: Iterable[Seat]) -> float | None:
    """When the deadlines of these seats will have to be said otherwise: «завтра» becomes today at midnight."""
    turns = (when.changes(scene.session.deadline(seat), scene.now, scene.zone) for seat in seats)
    return min((moment for moment in turns if moment is not None), default=None)


def reminder(scene: Scene, seat: Seat, then: str) -> Html:
    """The two lines of a reminder; `then` says what silence will do."""
    words, deadline = scene.words, scene.session.deadline(seat)
    remains = "" if deadline is None else when.left(deadline, scene.now, words)
    when_out = until(scene, seat)
    return words.html("hand-reminder", game=scene.game, title=title_of(scene), left=remains, until=when_out, then=then)


def first_steps(scene: Scene) -> tuple[Html, ...]:
    """How it all works, on the first board of a chat until everybody has moved once."""
    session = scene.session
    if not session.first or session.status != "playing" or all(chair.acted for chair in session.chairs):
        return ()
    steps = ("first-hands", f"first-clock-{'none' if session.clock == 'none' else 'some'}", "first-table")
    return (quote(scene.words.html(step) for step in steps),)


def board_buttons(scene: Scene) -> Row:
    """My hand, and the way to private; the link tells the bot of the table while somebody has yet to press Start."""
    words = scene.words
    link = scene.private_link if scene.unreached else f"https://t.me/{scene.bot}"
    return (
        scene.button(words.text("button-my-hand"), Verb.HAND),
        Button(words.text("button-to-private"), url=link),
    )


def to_table(scene: Scene) -> Row:
    """The link to the board, where the chat has links."""
    return (Button(scene.words.text("button-to-table"), url=scene.board),) if scene.board else ()


def game_rows(words: Words, verb: Verb) -> Iterator[Row]:
    """A button for each game, a row each."""
    for game in catalogue.newest():
        label = words.text(
            "button-game",
            sign=words.text(f"sign-{game.id}"),
            game=words.text(f"game-{game.id}"),
            least=game.seats[0],
            most=game.seats[-1],
        )
        yield (Button(label, Press(verb, choice=game.id).data()),)
