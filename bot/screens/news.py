"""What has happened since its reader last acted: the first lines of a hand that asks them, what concerns them first.

A few lines stand there; a menu of the same message tells all of it. Every line differs from what a board would say.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.callback_data import Verb
from bot.screens.frame import header
from bot.screens.markup import joined, lines, plain, quote
from bot.screens.screen import Button, Row, Scene, Screen
from bot.text.names import units
from bot.text.words import Html
from games.game import Event
from games.sessions.table import READING, TABLE_EVENTS

MENU = "news"
"""The menu that tells all of it: behind this the number of its page, but for the first."""
MOST = 4
"""Lines at the beginning of a hand."""
PER_PAGE = 20
"""Lines of a page: with the longest names they stay within Telegram's 4096 units."""
UNDER_A_PICTURE = 800
"""UTF-16 units of a page's lines there, beside which a caption has room for the rest."""

Beat = tuple[Event, ...]
"""Events that are told in one line, oldest first."""


class Item(NamedTuple):
    """A line of news."""

    line: Html
    own: bool
    """It concerns its reader."""
    deed: Beat = ()
    """What was done for them, if that is what it tells."""


def nothing(_: Scene, beats: Sequence[Beat]) -> Collection[int]:
    """Of a game whose hands show nothing of what has happened."""
    return ()


@dataclass(frozen=True)
class Teller:
    """How a game tells its news."""

    beats: Callable[[Sequence[Event]], list[tuple[int, ...]]]
    told: Callable[[Scene, Beat], Html]
    """What happened, as anybody is told."""
    concerns: Callable[[Scene, Beat, Sequence[str]], Html | None]
    """The same where it concerns the reader, with what came into their hand by it; empty where it goes without saying,
    None if it doesn't concern them.
    """
    signs: Callable[[Iterable[str]], Iterable[str]]
    """Tiles or cards as people read them."""
    acts: Collection[str]
    """Kinds of events that are somebody's own doing; of the reader here, what was done for them."""
    named: Collection[str] = ()
    """Kinds of events whose line names what came by them."""
    shown: Callable[[Scene, Sequence[Beat]], Collection[int]] = nothing
    """The numbers of the beats that the hand shows in any case."""

    def lines(self, scene: Scene) -> Iterator[Html]:
        """What a hand that asks begins with; nothing if there is no news."""
        if shown := _first(self._items(scene)):
            yield quote(item.line for item in shown)

    def rows(self, scene: Scene) -> tuple[Row, ...]:
        """The button behind which the rest is, if there is more."""
        rest = len(self._items(scene)) - MOST + scene.seated.news.forgotten
        if rest <= 0 or not scene.seated.asked:
            return ()
        return ((_opens(scene, scene.words.text("button-news", n=rest), MENU),),)

    def page(self, scene: Scene, menu: str) -> Screen | None:
        """All of it, a page at a time; None if that isn't the menu, or nothing has happened."""
        items = self._items(scene) if menu.startswith(MENU) else []
        number = menu.removeprefix(MENU) or "1"
        pages = _leafed([item.line for item in items], scene)
        if not (number.isdecimal() and 1 <= int(number) <= len(pages)):
            return None
        at = int(number) - 1
        forgotten = scene.seated.news.forgotten
        earlier = [scene.words.html("news-earlier", n=forgotten)] if forgotten and not at else []
        text = lines(header(scene), scene.words.html("news-title"), *earlier, quote(pages[at]))
        return Screen(
            text, (*_leaves(scene, at + 1, len(pages)), (_opens(scene, scene.words.text("button-back"), ""),))
        )

    def done(self, scene: Scene) -> Html | None:
        """What was done for the reader last, by silence or because there was nothing to decide; None if nothing was."""
        own, words = scene.seated, scene.words
        deeds = [item for item in self._told(scene) if item.deed]
        if not deeds:
            return words.html("news-silent") if own.silenced else None
        late = [at for at, item in enumerate(deeds) if any(event.kind == "silent" for event in item.deed)]
        return joined(". ", (item.line for item in deeds[late[-1] if own.silenced and late else -1 :]))

    def _items(self, scene: Scene) -> list[Item]:
        """Everything that is news to somebody who is asked, oldest first."""
        return [*self._told(scene), *self._gained(scene)] if scene.seated.asked else []

    def _told(self, scene: Scene) -> Iterator[Item]:
        news, seat = scene.seated.news, scene.seated.seat
        numbers = self.beats(news.events)
        beats = [tuple(news.events[number] for number in beat) for beat in numbers]
        shown = self.shown(scene, beats)
        for at, beat in enumerate(beats):
            if at in shown:
                continue
            pieces = [piece for gain in news.gained if gain.number in numbers[at] for piece in gain.pieces]
            deed = beat if beat[0].seat == seat and beat[0].kind in ("silent", *self.acts) else ()
            line = self._concerns(scene, beat, pieces)
            if line is None and deed:
                late = beat[0].kind == "silent"
                told = self.told(scene, beat)
                line = scene.words.html("news-silent") if late else scene.words.html("news-for-you", line=told)
            if line is None:
                yield Item(scene.words.html("news-line", line=self.told(scene, beat)), own=False)
            elif line:
                yield Item(line, own=True, deed=deed)

    def _concerns(self, scene: Scene, beat: Beat, pieces: Sequence[str]) -> Html | None:
        event, own = beat[0], beat[0].seat == scene.seated.seat
        if event.kind in TABLE_EVENTS and own:
            return scene.words.html("news-stand-in") if event.kind == "stand-in" else Html("")
        if event.kind == READING and own:
            return Html("")
        return None if event.kind in TABLE_EVENTS else self.concerns(scene, beat, pieces)

    def _gained(self, scene: Scene) -> Iterator[Item]:
        """What came into the reader's hand, unless a line has named it."""
        news = scene.seated.news
        kinds = {number: event.kind for number, event in enumerate(news.events)}
        pieces = [piece for gain in news.gained if kinds.get(gain.number) not in self.named for piece in gain.pieces]
        if pieces:
            yield Item(scene.words.html("news-gained", pieces=joined(" · ", self.signs(pieces))), own=True)


def _first(items: Sequence[Item]) -> list[Item]:
    """What concerns the reader, then the newest of all else."""
    own = [item for item in items if item.own][-MOST:]
    others = [item for item in items if not item.own]
    return [*own, *others[max(len(others) - MOST + len(own), 0) :]]


def _leafed(told: Sequence[Html], scene: Scene) -> list[list[Html]]:
    """The lines in pages, each as long as there is room for."""
    pages: list[list[Html]] = []
    taken = 0
    for line in told:
        taken += units(plain(line)) + 1
        full = taken > UNDER_A_PICTURE if scene.captioned else len(pages[-1] if pages else ()) == PER_PAGE
        if full or not pages:
            pages.append([])
            taken = units(plain(line)) + 1
        pages[-1].append(line)
    return pages


def _leaves(scene: Scene, number: int, pages: int) -> Iterator[Row]:
    """To the pages before and after."""
    places = [("‹", number - 1), ("›", number + 1)]
    row = tuple(_opens(scene, sign, f"{MENU}{to}") for sign, to in places if 1 <= to <= pages)
    if row:
        yield row


def _opens(scene: Scene, label: str, menu: str) -> Button:
    return scene.button(label, Verb.OPEN, menu, epoch=scene.seated.epoch)
