"""Arrival and gathering: the choice of a game, the lobby with its menus, its end, and the waiting room in private."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.callback_data import Press, Verb
from bot.screens import lasting, options, rivals, settings
from bot.screens.frame import game_rows, header, listed, named, title_of, to_table
from bot.screens.markup import ALERT, joined, lines, quote
from bot.screens.screen import Button, Row, Scene, Screen
from bot.text.names import short, units
from bot.text.words import Html, Words, escaped
from games import catalogue
from games.sessions.seat import Person

BY_NIGHT = ("eight-hours", "day", "three-days")
"""Clocks of which there is something to say about the night."""
OVERRIDE = "override"
"""A menu of the lobby, as those of its options: the name of one opens the list of its values."""


def gathering(scene: Scene, menu: str) -> Screen:
    """The lobby, or one of its menus: the same message with another keyboard."""
    if menu == OVERRIDE and scene.unreached:
        return _override(scene)
    if menu in MENUS:
        return MENUS[menu](scene)
    if menu in scene.table.choices:
        return options.values(scene, menu)
    return Screen(lines(*_lobby_lines(scene)), tuple(_lobby_rows(scene)))


MENUS: Mapping[str, Callable[[Scene], Screen]] = {
    options.OVERVIEW: options.overview,
    options.QUIET: options.nights,
    options.ZONE: options.zones,
    rivals.MENU: rivals.menu,
}


def closed(scene: Scene) -> Screen:
    """A table that ended without a result."""
    words, table = scene.words, scene.table
    if table.started is not None:
        why = "game" if table.closed == "stopped" else table.closed
        return Screen(words.html(f"closed-{why}", game=scene.game))
    again = Button(words.text("button-gather-again"), Press(Verb.NEW, choice=table.game).data())
    return Screen(words.html(f"closed-{table.closed}", game=scene.game), ((again,),))


def waiting_room(scene: Scene, person: int) -> Screen:
    """In private: somebody at the table before the play, and who left or whose table was closed."""
    words, table = scene.words, scene.table
    if scene.own is None:  # whatever the table does then is no longer their matter
        return Screen(lines(header(scene), words.html("got-up" if person in table.gone else "waiting-left")))
    if table.status == "closed":
        return Screen(lines(header(scene), words.html("waiting-closed")))
    leave = scene.button(words.text("button-leave-lobby"), Verb.LEAVE)
    text = words.html("waiting", game=scene.game, title=title_of(scene), held=scene.held)
    return Screen(text, ((leave, *to_table(scene)), _minute(scene)))


def welcome(words: Words) -> Screen:
    """What the bot says when it comes into a group."""
    play = Button(words.text("button-play"), Press(Verb.NEW).data(), style="success")
    about = Button(words.text("button-about"), Press(Verb.GAMES).data())
    return Screen(words.html("welcome"), ((play, about),))


def which_game(words: Words) -> Screen:
    """The question which game to gather for."""
    return Screen(words.html("which-game"), tuple(game_rows(words, Verb.NEW)))


def stands_already(words: Words, game: str, status: str) -> str:
    """Of a game that was to be opened a table stands here already."""
    key = "table-gathers" if status == "gathering" else "table-plays"
    return words.text(key, sign=words.text(f"sign-{game}"), game=words.text(f"game-{game}"))


def which_table(words: Words, tables: Sequence[tuple[str, str, Person | None]], command: str) -> Screen:
    """The question which of a chat's tables a command means. `tables`: id, game and host of each."""
    games = Counter(game for _, game, _ in tables)
    hosts = short([host or Person(0, "") for _, _, host in tables], words)
    buttons = (
        (
            Button(
                _signed(words, game) + (f" · {name}" if games[game] > 1 else ""),
                Press(Verb.MEANT, id, choice=command).data(),
            ),
        )
        for (id, game, _), name in zip(tables, hosts, strict=True)
    )
    return Screen(words.html("which-table"), tuple(buttons))


def about_games(words: Words) -> str:
    """An alert about what can be played here: what each game is about; where that is too much, their names, as many as
    there is room for.
    """
    games = catalogue.newest()
    told = [words.text("game-about", about=words.text(f"about-{game.id}"), **named(words, game)) for game in games]
    if _fits(told):
        return "\n".join(told)
    names = [listed(words, game) for game in games]
    if _fits(names):
        return "\n".join(names)
    cut = ([*names[:kept], words.text("games-more", n=len(names) - kept)] for kept in range(len(names), 0, -1))
    return "\n".join(next(told for told in cut if _fits(told)))


def _fits(alert: Sequence[str]) -> bool:
    return units("\n".join(alert)) <= ALERT


def _signed(words: Words, game: str) -> str:
    return f"{words.text(f'sign-{game}')} {words.text(f'game-{game}')}"


def _lobby_lines(scene: Scene) -> Iterator[Html]:
    words, table = scene.words, scene.table
    seats = len(table.seats)
    yield words.html("lobby", sign=scene.sign, game=scene.game, n=seats, most=table.most)
    yield joined(" · ", (_marked(scene, seat) for seat in range(seats)))
    yield from rivals.introduced(scene)
    night = settings.night_in_words(words, options.span(scene)) if table.slow else ""
    keeps = words.text(f"lobby-night-{table.clock}") if night and table.clock in BY_NIGHT else ""
    yield joined(" · ", filter(None, (words.html(f"lobby-clock-{table.clock}"), escaped(night), escaped(keeps))))
    if table.lasts:
        key = "lobby-lasts-long" if lasting.is_long(table.lasts) else "lobby-lasts"
        yield words.html(key, span=lasting.in_words(words, table.lasts))
    yield from map(escaped, options.unusual(scene))
    if invited := scene.names[seats:]:
        yield words.html("lobby-invited", names=joined(" · ", invited))
    if late := _unreached(scene):
        yield quote([words.html("lobby-unreached", names=joined(", ", late), n=len(late), held=scene.held)])


def _lobby_rows(scene: Scene) -> Iterator[Row]:
    words = scene.words
    yield (
        scene.button(words.text("button-join"), Verb.JOIN),
        scene.button(words.text("button-leave"), Verb.LEAVE),
    )
    if _unreached(scene):
        yield (Button(words.text("button-open-private"), url=scene.private_link),)
    choices = scene.button(words.text("button-options"), Verb.LOBBY, options.OVERVIEW)
    if len(scene.table.seats) < scene.table.least:
        yield (choices,)
    else:
        yield (scene.button(words.text("button-start"), Verb.START, style="success"), choices)
    yield from options.shorter(scene)
    yield (rivals.way(scene),)
    yield _minute(scene)
    if scene.table.first and not scene.zone_told:
        yield options.clock_here(scene)


def _minute(scene: Scene) -> Row:
    """The rules in a minute, for whoever has time to read."""
    return (Button(scene.words.text("button-minute"), Press(Verb.MINUTE, choice=scene.table.game).data()),)


def _override(scene: Scene) -> Screen:
    words, late = scene.words, _unreached(scene)
    row = (
        scene.button(words.text("button-start-anyway"), Verb.START_ANYWAY),
        scene.button(words.text("button-wait"), Verb.LOBBY),
    )
    return Screen(words.html("lobby-override", names=joined(", ", late), held=scene.held), (row,))


def _marked(scene: Scene, seat: int) -> str:
    """A name with its signs: the host, and who has yet to press Start."""
    person = scene.table.seats[seat].person
    late = person is not None and person.id in scene.unreached
    return "👑 " * (seat == 0) + "⏳ " * late + scene.names[seat]


def _unreached(scene: Scene) -> list[str]:
    seats = ((seat, shown.person) for seat, shown in scene.table.numbered())
    return [scene.names[seat] for seat, person in seats if person and person.id in scene.unreached]
