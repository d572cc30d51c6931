"""What a message looks like, before Telegram hears of it; and what a screen may know when it is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from zoneinfo import ZoneInfo

from bot.callback_data import Press, Verb
from bot.pictures.drawing import Drawing
from bot.screens import start_links
from bot.text import names
from bot.text.words import Words
from games.game import Move, Seat, View
from games.hint import Hint
from games.sessions.seat import Occupant
from games.sessions.table import PrivateSeat, Table

Row = tuple["Button", ...]


@dataclass(frozen=True, slots=True)
class Button:
    """An inline button: `data` for a tap that the bot answers, or `url` for a link."""

    label: str
    data: str = ""
    url: str = ""
    style: str = ""
    """Telegram's colour, `success` or `danger`; never the only sign."""


@dataclass(frozen=True)
class Screen:
    """One message: `text` in Telegram's HTML, perhaps with a picture above it, and its keyboard."""

    text: str
    rows: tuple[Row, ...] = ()
    asks: str = ""
    """Asks its reader to answer by a reply; what stands in the empty field meanwhile."""
    drawing: Drawing | None = None
    """What the picture shows, whose caption the text is then."""

    @cached_property
    def picture(self) -> str:
        """Equal for screens with the same picture; empty without one."""
        return self.drawing.digest if self.drawing else ""

    @cached_property
    def digest(self) -> str:
        """Equal for screens that Telegram would show alike."""
        shown = (self.text, self.rows, self.picture) if self.drawing else (self.text, self.rows)
        return blake2b(repr(shown).encode(), digest_size=6).hexdigest()


@dataclass(frozen=True)
class Scene:
    """All that a screen may know: the table, what its reader sees of the game there, and where they are. Neither the
    session nor a state: there is no way from here to what the reader mustn't see.
    """

    table: Table
    words: Words
    now: float
    """Seconds since 1970."""
    zone: ZoneInfo
    title: str
    """The group's name, as its people wrote it."""
    bot: str
    """The bot's user name, without @."""
    view: View | None
    """What the reader, or the group, may know of the game; None before it begins."""
    own: PrivateSeat | None
    """The reader's own seat; None for the group, and for who doesn't sit here."""
    unreached: frozenset[int] = frozenset()
    """People at the table whom the bot can't write to."""
    topic: str = ""
    """The name of the group's topic in which the table stands; empty: of none, or nobody knows."""
    zone_told: bool = True
    """Whether somebody has said in which zone the group lives."""
    board: str = ""
    """A link to the board; empty in chats that have none."""
    pictured: bool = False
    """Whether the reader gets pictures: then what is drawn needs no words."""
    below_picture: bool = False
    """Whether what isn't drawn here stands below a picture of something else."""
    hint: Hint | None = None
    """What a strong rival would do in the reader's place, if they have asked."""
    played: tuple[View, ...] = ()
    """What the group could see at the start and after each move of a game that has ended; empty if nobody looked."""

    @property
    def seated(self) -> PrivateSeat:
        """The reader's seat, where a screen is for somebody who has one."""
        assert self.own is not None
        return self.own

    @property
    def captioned(self) -> bool:
        """Whether words and buttons stand below a picture, which has less room for them."""
        return self.pictured or self.below_picture

    @property
    def moves(self) -> Sequence[Move]:
        """What the reader may do now; nothing for the group."""
        return () if self.own is None else self.own.moves

    def deadline(self, seat: Seat) -> float | None:
        """When silence moves for the seat, as far as the reader may know that."""
        own = self.own is not None and self.own.seat == seat
        return self.seated.deadline if own else self.table.seats[seat].deadline

    @cached_property
    def people(self) -> tuple[Occupant, ...]:
        """Those who sit, by seat, rivals among them; behind them those who are invited and don't sit yet."""
        seated = tuple(seat.who for seat in self.table.seats)
        here = {seat.person.id for seat in self.table.seats if seat.person}
        return (*seated, *(person for person in self.table.invited if person.id not in here))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Everybody's name in running text, in the order of `people`: by seat."""
        return names.display(self.people, self.words)

    @cached_property
    def shorts(self) -> tuple[str, ...]:
        """Everybody's name on buttons, by seat."""
        return names.short(self.people, self.words)

    @cached_property
    def game(self) -> str:
        return self.words.text(f"game-{self.table.game}")

    @cached_property
    def sign(self) -> str:
        return self.words.text(f"sign-{self.table.game}")

    @property
    def held(self) -> str:
        """What one holds in this game: tiles, cards."""
        return self.words.text(f"held-{self.table.game}")

    @property
    def private_link(self) -> str:
        """Where a tap opens the bot's private chat, and Start tells it for which table."""
        return start_links.to_table(self.bot, self.table.id)

    def button(self, label: str, verb: Verb, choice: str = "", *, epoch: int = 0, style: str = "") -> Button:
        return Button(label, Press(verb, self.table.id, epoch, choice).data(), style=style)
