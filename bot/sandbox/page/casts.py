"""Who is there in a new world, in each language that the page speaks: the bot speaks to people as they do."""

from __future__ import annotations

from dataclasses import dataclass

from bot.sandbox.driver import Group, Person
from bot.sandbox.sandbox import Sandbox

DEFAULT = "ru"


@dataclass(frozen=True, slots=True)
class Cast:
    language: str
    names: tuple[str, ...]
    friends: str
    """The title of their group."""
    neighbours: str
    cooperative: str
    """A title that is too long for any screen."""
    garden: tuple[str, str]
    """A topic, and what is said in it."""
    games: str
    """The topic for games."""

    def people(self, sandbox: Sandbox, count: int) -> list[Person]:
        """The first of them, none of whom has pressed Start yet."""
        return [sandbox.person(name, language=self.language) for name in self.names[:count]]

    def newcomers(self, sandbox: Sandbox) -> Group:
        """What everybody begins with: friends in a group, who have just added the bot."""
        return sandbox.group(self.friends, *self.people(sandbox, 3))


_CASTS = (
    Cast(
        language="ru",
        names=("Аня", "Боря", "Вика", "Гена"),
        friends="Дачники",
        neighbours="Соседи",
        cooperative="Дачный кооператив «Светлое будущее — 2», участки 1–146 и сторожка",
        garden=("Огород", "Кабачки поспели, берите сколько унесёте"),
        games="Игры",
    ),
    Cast(
        language="en",
        names=("Anna", "Ben", "Clara", "Dan"),
        friends="Summer folk",
        neighbours="Neighbours",
        cooperative="The “Bright Future No. 2” allotment society, plots 1–146 and the caretaker's lodge",
        garden=("Garden", "The courgettes are ripe, take all that you can carry"),
        games="Games",
    ),
)


def cast(language: str) -> Cast:
    """Those who speak a language, or else the Russians."""
    return next((one for one in _CASTS if one.language == language), _CASTS[0])
