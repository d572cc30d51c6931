"""Messages outside of any table: the greeting, my games, rules, help and languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.callback_data import Press, Verb, whole
from bot.screens import games as game_screens
from bot.screens import practice, titles
from bot.screens.frame import game_rows, until
from bot.screens.keyboard import abreast
from bot.screens.markup import joined, lines
from bot.screens.screen import Button, Row, Scene, Screen
from bot.text.game_names import game_named
from bot.text.words import LANGUAGES, Html, Words, speak

LISTED = 20
"""So many tables at most; whoever plays at more sees the most urgent ones."""
NEVER = float("inf")


def greeting(words: Words, bot: str) -> Screen:
    """The answer to a bare Start in private."""
    rules = Button(words.text("button-rules"), Press(Verb.RULES).data())
    return Screen(words.html("greeting"), ((practice.way(words),), (_invite(words, bot),), (rules, _mine(words))))


def lost(words: Words, game: str) -> Screen:
    """The answer to what the bot can't read. `game`: whose rules may help; empty: all games."""
    rules = Button(words.text("button-rules"), Press(Verb.RULES, choice=game).data())
    return Screen(words.html("lost"), ((_mine(words), rules),))


def lost_link(words: Words, why: str) -> Screen:
    """A link to a table where there is no seat. `why`: `full`, `begun`, `foreign` or `over`."""
    return Screen(words.html(f"link-{why}"), ((_mine(words),),))


def my_games(words: Words, tables: Sequence[Scene]) -> Screen:
    """Somebody's tables: those that wait for them first, the nearest deadline on top, then the longest wait."""
    urgent = waiting(tables)
    others = [scene for scene in tables if scene not in urgent][: max(LISTED - len(urgent), 0)]
    settings = (practice.way(words), Button(words.text("button-settings"), Press(Verb.SETTINGS).data()))
    if not tables:
        return Screen(words.html("games-none"), (settings,))
    return Screen(lines(*_games_lines(words, urgent, others)), (*_to_hands((*urgent, *others)), settings))


def waiting(tables: Sequence[Scene]) -> Sequence[Scene]:
    """The tables that wait for their reader, the nearest deadline on top, then the longest wait."""
    return sorted(filter(_waits, tables), key=_urgency)[:LISTED]


def digest(words: Words, tables: Sequence[Scene]) -> Screen:
    """In the morning: these tables, which wait for somebody."""
    listed = lines(*_games_lines(words, tables, ()))
    return Screen(words.html("digest", list=listed), tuple(_to_hands(tables)))


def language(words: Words) -> Screen:
    """The languages, each in its own tongue, the present one ticked."""
    ticked = ((other, " ✓" if other == words.language else "") for other in LANGUAGES)
    row = tuple(
        Button(speak(other).text("language-name") + tick, Press(Verb.LANGUAGE, choice=other).data())
        for other, tick in ticked
    )
    return Screen(words.html("language"), (row,))


def rules(words: Words, choice: str) -> Screen:
    """The rules of a game that somebody names, `<game>.<page>` of what there is beside them, or the list of games."""
    named, _, page = choice.partition(".")
    game = game_named(named)
    return rules_page(words, game, whole(page, digits=2) or 0) if game else rules_list(words)


def rules_list(words: Words) -> Screen:
    """Which game's rules?"""
    return Screen(words.html("rules-which"), tuple(game_rows(words, Verb.RULES)))


def rules_page(words: Words, game: str, page: int = 0) -> Screen:
    """The rules of one game, or a page of what else there is to read up on."""
    pages = game_screens.of(game).rules(words)
    page = min(page, len(pages) - 1)
    return Screen(pages[page], tuple(_rules_rows(words, game, page, len(pages))))


def _rules_rows(words: Words, game: str, page: int, pages: int) -> Iterator[Row]:
    def to(label: str, page: int) -> Button:
        return Button(label, Press(Verb.RULES, choice=f"{game}.{page}" if page else game).data())

    if page == 0:
        yield from [(to(words.text(f"{game}-button-pages"), 1),)] if pages > 1 else []
        yield (Button(words.text("button-all-games"), Press(Verb.RULES).data()),)
        return
    before = [to(f"‹ {page - 1}", page - 1)] if page > 1 else []
    after = [to(f"{page + 1} ›", page + 1)] if page + 1 < pages else []
    yield (*before, *after)
    yield (to(words.text("button-to-rules"), 0),)


def record_ready(words: Words) -> Screen:
    """After a Start for the sake of a game's file."""
    return Screen(words.html("record-ready"))


def help_in_group(words: Words) -> Screen:
    return Screen(words.html("help-group"))


def help_in_private(words: Words) -> Screen:
    return Screen(words.html("help-private"))


def _games_lines(words: Words, waiting: Sequence[Scene], others: Sequence[Scene]) -> Iterator[Html]:
    yield words.html("games-waiting", n=len(waiting)) if waiting else words.html("games-quiet")
    called = titles.in_text((*waiting, *others))
    for number, (scene, title) in enumerate(zip(waiting, called, strict=False), 1):
        own = scene.seated
        due = until(scene, own.seat)
        key = "games-line-answer" if own.answers else "games-line"
        yield words.html(key, n=number, sign=scene.sign, title=title, until=due)
    if others:
        rest = zip(others, called[len(waiting) :], strict=True)
        yield words.html("games-others", tables=joined(", ", (f"{scene.sign} {title}" for scene, title in rest)))


def _waits(scene: Scene) -> bool:
    """Whether the table waits for its reader; not while a stand-in plays for them, or the table rests."""
    return scene.own is not None and scene.own.asked and not scene.table.paused


def _urgency(scene: Scene) -> tuple[float, float]:
    own = scene.seated
    return (NEVER if own.deadline is None else own.deadline, own.since or NEVER)


def _to_hands(tables: Sequence[Scene]) -> Iterator[Row]:
    called = zip(tables, titles.on_buttons(tables), strict=True)
    return abreast((scene.button(f"{scene.sign} {title}", Verb.TO_HAND) for scene, title in called), 2)


def _invite(words: Words, bot: str) -> Button:
    return Button(words.text("button-add-to-group"), url=f"https://t.me/{bot}?startgroup=new")


def _mine(words: Words) -> Button:
    return Button(words.text("button-my-games"), Press(Verb.MINE).data())
