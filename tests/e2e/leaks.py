"""What only one person may see, and who has seen it besides."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache

from bot.callback_data import Verb
from bot.screens import games as game_screens
from bot.screens import private
from bot.screens import settings as settings_screens
from bot.screens.screen import Screen
from bot.text.words import LANGUAGES, Words, speak
from games import catalogue
from tests.e2e.history import Witness
from tests.e2e.shows import face

IN_HAND = (Verb.MOVE, Verb.OPEN, Verb.WHY, Verb.LOOK, Verb.ORDER)
"""What only a hand's keyboard carries."""


def leaked(witness: Witness, heirs_of_hands: Collection[int] = ()) -> Iterator[str]:
    """No line of a private chat was ever shown in a group, no rack in another's private chat, no hand's button here.

    Among `heirs_of_hands` the same tiles are no leak. Whoever practises has a board in private, too, and a lesson deals
    everybody the same.
    """
    for chat, lines in witness.lines.items():
        for other, theirs in witness.lines.items():
            if chat > 0 and other != chat:
                shared = lines & theirs - said_anywhere()
                racks = not {chat, other} <= set(heirs_of_hands) and not {chat, other} <= witness.practised
                words = other < 0 and chat not in witness.practised
                seen = {line for line in shared if (racks and _is_rack(line)) or (words and not _is_tiles(line))}
                if seen:
                    yield f"lines of {chat} were shown in {other}: {seen}"
    if keys := [data for data in witness.group_data if data.split(":")[0] in IN_HAND]:
        yield f"buttons of hands in a group: {keys}"


@cache
def said_anywhere() -> frozenset[str]:
    """Lines of the answers that belong to no table: a group may hear them as well as a person."""
    spoken = [speak(language) for language in LANGUAGES]
    screens = [screen(words) for words in spoken for screen in (private.rules_list, private.language)]
    screens += [page for words in spoken for game in catalogue.newest() for page in rules_pages(words, game.id)]
    screens += [menu for words in spoken for menu in _settings_menus(words)]
    return frozenset(line.strip() for screen in screens for line in face(screen)[0].text.splitlines())


def rules_pages(words: Words, game: str) -> list[Screen]:
    """Everything that there is to read up on a game."""
    pages = len(game_screens.of(game).rules(words))
    return [private.rules_page(words, game, page) for page in range(pages)]


def _settings_menus(words: Words) -> Iterator[Screen]:
    """What is asked where something is settled."""
    yield Screen(settings_screens.city_asked(words))
    for own in (False, True):
        known = settings_screens.Known(words, 0.0, "Europe/Moscow", None, own)
        for field in (settings_screens.LANGUAGE, settings_screens.CLOCK, settings_screens.QUIET, settings_screens.ZONE):
            yield settings_screens.menu(known, field)


ENOUGH_NUMBERS = 5
"""In an evening hundreds of racks are shown: two of three numbers are alike by chance, of five one in a million."""


def _is_rack(line: str) -> bool:
    """Whether a line lists so many tiles that nobody else, and no row, can be the same by chance."""
    return _is_tiles(line) and sum(tile[:1].isdigit() for tile in line.split(" · ")) >= ENOUGH_NUMBERS


def _is_tiles(line: str) -> bool:
    return all(tile[:1].isdigit() or tile[:1] in "⬆⬇↕🚫🃏" for tile in line.split(" · "))
