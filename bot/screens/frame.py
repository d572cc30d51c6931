"""What the screens of all games share: whose turn it is, the way to the table and to private, the first-game block."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from bot.callback_data import Press, Verb
from bot.screens import rivals
from bot.screens.lesson import SIGNS
from bot.screens.markup import ALERT, fitted, joined, quote
from bot.screens.screen import Button, Row, Scene
from bot.text import moments, names
from bot.text.moments import MINUTE
from bot.text.names import units
from bot.text.words import Html, Words
from games import catalogue
from games.game import AnyGame, Event, Seat

STAND_IN, AWAY = "🤖", "🌴"
OF_CHAT, OF_TOPIC = 16, 13
"""Graphemes of their names, where both are told: as many together as a chat's name may have alone."""
POST = "post"
"""In place of a page of the whole game: the newest, in a message of its own."""
TOLD = 3
"""How many of the last things a board tells."""


def header(scene: Scene) -> Html:
    """The first line of every private message: which game, and in which chat; beside whom, where they play it in two
    chats of one name.
    """
    title = title_of(scene)
    alike = scene.own is not None and scene.own.namesake
    return scene.words.html("header", game=scene.game, title=beside(title, scene, scene.names) if alike else title)


def title_of(scene: Scene) -> str:
    """The chat's name for running text."""
    return names.title(_place(scene)) or scene.words.text("some-chat")


def beside(title: str, scene: Scene, called: Sequence[str]) -> str:
    """The title with the first of those who play there beside the reader."""
    own = None if scene.own is None else scene.own.seat
    other = next((called[seat] for seat, _ in scene.table.numbered() if seat != own), None)
    return title if other is None else f"{title} ({other})"


def title_on_button(scene: Scene) -> str:
    return names.title_on_button(_place(scene)) or scene.words.text("some-chat")


def _place(scene: Scene) -> str:
    """Where the table stands, in its people's words: the chat, and the topic there."""
    if not scene.topic:
        return scene.title
    chat = names.clean(scene.title) or scene.words.text("some-chat")
    return f"{names.cut(chat, OF_CHAT)} › {names.cut(names.clean(scene.topic), OF_TOPIC)}"


def until(scene: Scene, seat: Seat) -> str:
    """The seat's deadline in words, or why it has none now."""
    sits = scene.table.seats[seat]
    if not scene.table.paused and (sits.stand_in or sits.person is None):
        return scene.words.text("until-stand-in" if sits.stand_in else "until-rival")
    return _until(scene, scene.deadline(seat))


def goes_stale(scene: Scene, seats: Iterable[Seat]) -> float | None:
    """When the deadlines of these seats will have to be said otherwise: «завтра» becomes today at midnight."""
    turns = (moments.changes(scene.deadline(seat), scene.now, scene.zone) for seat in seats)
    return min((moment for moment in turns if moment is not None), default=None)


def board_goes_stale(scene: Scene) -> float | None:
    """Likewise of a board: who is still asked in a window must not matter."""
    table = scene.table
    if not table.windowed:
        return goes_stale(scene, table.awaited)
    return moments.changes(table.closes, scene.now, scene.zone)


def until_closed(scene: Scene) -> str:
    """In words when a window closes at the latest, or why it has no such moment now."""
    return _until(scene, scene.table.closes)


def _until(scene: Scene, moment: float | None) -> str:
    """A deadline in words; while the table is paused there is none."""
    if scene.table.paused:
        return scene.words.text("until-paused")
    return moments.until(moment, scene.now, scene.zone, scene.words)


def head(scene: Scene, kind: str, then: str) -> Html:
    """The first lines of a hand that rings again, or that a stand-in plays; `then` says what silence will do."""
    words, own = scene.words, scene.seated
    first = {"game": scene.game, "title": title_of(scene)}
    if kind == "stand-in":
        return words.html("hand-stand-in", **first)
    if kind == "nudge":
        by = name_of(scene, own.nudger)
        return words.html("hand-nudge", **first, name=by, until=until(scene, own.seat))
    if kind == "morning":
        key = "hand-morning-asked" if scene.table.windowed else "hand-morning"
        return words.html(key, **first, until=until(scene, own.seat))
    remains = "" if own.deadline is None else moments.left(own.deadline, scene.now, words)
    return words.html("hand-reminder", **first, left=remains, until=until(scene, own.seat), then=then)


def task(scene: Scene, head: str, asked: str, key: str = "hand-turn", **more: str) -> Html:
    """What is asked, and until when, which a `head` has said already."""
    if head:
        return scene.words.html("hand-task", task=asked[:1].upper() + asked[1:])
    return scene.words.html(key, task=asked, **more)


def marked(scene: Scene, seat: Seat) -> str:
    """A name in the order of play, with a sign for whose seat is kept and for who is away."""
    shown = scene.table.seats[seat]
    sign = STAND_IN if shown.stand_in else AWAY if shown.away else ""
    return f"{scene.names[seat]} {sign}".rstrip()


def name_of(scene: Scene, seat: Seat | None) -> str:
    """Whom an event is about; empty where that is nobody."""
    return "" if seat is None else scene.names[seat]


def of_the_table(scene: Scene, event: Event) -> Html:
    """What happened at the table beside its game."""
    if event.kind == "says":
        return rivals.said(scene, event)
    span = moments.roughly(event.n * MINUTE, scene.words)
    return scene.words.html(f"event-{event.kind}", name=name_of(scene, event.seat), span=span)


def did(scene: Scene, seat: Seat, kinds: Collection[str]) -> Event | None:
    """What the seat did last of these kinds of events, as long as the table remembers."""
    own = (event for event in reversed(scene.table.recent) if event.seat == seat and event.kind in kinds)
    return next(own, None)


def filled(*rows: Row) -> tuple[Row, ...]:
    """The rows that have buttons."""
    return tuple(row for row in rows if row)


def alert(scene: Scene, tell: Callable[[tuple[str, ...]], str]) -> str:
    """What `tell` says of a table that plays: with everybody's name, or with the short ones where there is no room; cut
    if it must be.
    """
    if scene.table.status != "playing":
        return scene.words.text("toast-over")
    roomy = tell(scene.names)
    return roomy if units(roomy) <= ALERT else fitted(tell(scene.shorts))


def newest(told: Sequence[Html]) -> tuple[Html, ...]:
    """The last things that happened, quoted; the newest comes first."""
    return (quote(told[:TOLD]),) if told else ()


def turn_alert(scene: Scene, turn: Seat, names: Sequence[str]) -> str:
    """Who is on turn and until when, for one of the players."""
    words, due = scene.words, until(scene, turn)
    if scene.seated.seat == turn:
        return words.text("alert-mine", until=due)
    return words.text("alert-turn", name=names[turn], until=due)


def undo_row(scene: Scene) -> tuple[Row, ...]:
    """The way back from a mis-tap, as long as there is one."""
    if not scene.seated.may_undo:
        return ()
    return ((scene.button(scene.words.text("button-undo"), Verb.UNDO),),)


def first_steps(scene: Scene) -> tuple[Html, ...]:
    """How it all works, on the first board of a chat until everybody has moved once."""
    table = scene.table
    if not table.first or table.status != "playing" or all(seat.seen for seat in table.seats):
        return ()
    steps = ("first-hands", f"first-clock-{'none' if table.clock == 'none' else 'some'}", "first-table")
    return (quote(scene.words.html(step, held=scene.held) for step in steps),)


def board_rows(scene: Scene, *more: Button) -> tuple[Row, ...]:
    """What every board ends with: my hand, and the way to private; then all that was played, `more`, what signs mean,
    and the bell for whoever is on turn.

    The link tells the bot of the table while somebody has yet to press Start.
    """
    words = scene.words
    link = scene.private_link if scene.unreached else f"https://t.me/{scene.bot}"
    hand = (
        scene.button(words.text("button-my-hand"), Verb.HAND),
        Button(words.text("button-to-private"), url=link),
    )
    bell = (scene.button(words.text("button-nudge"), Verb.NUDGE),) if scene.table.nudgeable else ()
    signs = scene.button(words.text("button-signs"), Verb.EXPLAIN, SIGNS)
    return (hand, (scene.button(words.text("button-log"), Verb.LOG, POST), *more, signs, *bell), *rivals.place(scene))


def lead(
    scene: Scene, counts: str, sides: Sequence[tuple[str, int]], best: Callable[[Iterable[int]], int] = max
) -> Html:
    """The line that says what is counted, and who has the best count; `sides`: everybody, or each pair, with theirs."""
    first = best(n for _, n in sides)
    ahead = [name for name, n in sides if n == first]
    if len(ahead) == len(sides):
        return scene.words.html("leads-level", counts=counts)
    return scene.words.html("leads", counts=counts, names=joined(", ", ahead), n=first)


def to_table(scene: Scene) -> Row:
    """The link to the board, where the chat has links."""
    return (Button(scene.words.text("button-to-table"), url=scene.board),) if scene.board else ()


def game_rows(words: Words, verb: Verb) -> Iterator[Row]:
    """A button for each game, a row each."""
    for game in catalogue.newest():
        yield (Button(listed(words, game), Press(verb, choice=game.id).data()),)


def listed(words: Words, game: AnyGame) -> str:
    """A game in a list: its name, and for how many it is."""
    return words.text("game-listed", **named(words, game))


def named(words: Words, game: AnyGame) -> dict[str, str]:
    """What every line about a game names."""
    least, most = game.seats[0], game.seats[-1]
    seats = words.text("seats-exactly", n=most) if least == most else words.text("seats", least=least, most=most)
    return {"sign": words.text(f"sign-{game.id}"), "game": words.text(f"game-{game.id}"), "seats": seats}
