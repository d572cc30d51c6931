"""Cards and sums as people read them, and what a reader may know of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from bot.screens.screen import Scene
from bot.text.words import Words
from games.aforator.deck import CARDS, KIND, KIND_OF, KINDS, NAMES, WORTH
from games.aforator.options import Scoring
from games.aforator.tally import neutralises
from games.aforator.view import AforatorView, Final, TableCard

CANCELLED, LEADS, AGAIN = "✖", "✓", "Ⅱ"
USED = "()"
"""Around a kind on a Table: its ability was once a game and is used up."""
COUNTS: dict[Scoring, Callable[[Final], int]] = {
    "simple": lambda final: final.cards,
    "sum": lambda final: final.sum,
    "pro": lambda final: final.tricks,
}
"""In the order in which they are told; what counts comes first."""
ACROSS, FULL = 4, 6
"""Cards side by side; and up to how many of them a picture has fewer in a row, with their words."""
TWINS = frozenset(
    card for card in range(len(WORTH)) if (KIND_OF[card], WORTH[card]) in zip(KIND_OF[:card], WORTH[:card], strict=True)
)
"""Cards of the same kind and worth as one before them: only what they say is another."""


def signed(number: int) -> str:
    """A sum with its sign; 0 has none."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def passing(reached: int, total: int) -> str:
    """What stands before a sum: that on the step itself, which counts for its player, if it was farther from zero."""
    return "" if abs(reached) == abs(total) else f"{signed(reached)} → "


def emoji(card: int) -> str:
    """The sign of the card's kind."""
    return KIND[KIND_OF[card]].emoji


def sign(card: int) -> str:
    """A card: its kind and its worth; the second of a pair says so."""
    return f"{emoji(card)}{signed(WORTH[card])}{AGAIN * (card in TWINS)}"


def signs(names: Iterable[str]) -> list[str]:
    """Cards as events name them."""
    return [sign(CARDS[name]) for name in names]


def on_table(cards: Sequence[TableCard]) -> str:
    """The cards of a Table."""
    return "".join(marked(card, emoji(card.card)) for card in cards)


def marked(card: TableCard, told: str) -> str:
    """A card of a Table, with the sign of whether it is used up."""
    return told.join(USED) if card.turned else told


def undoes(card: int) -> str:
    """The kinds whose ability the card takes."""
    return "".join(KIND[kind].emoji for kind in KIND[KIND_OF[card]].neutralises)


def undone(view: AforatorView, card: int) -> str:
    """The kind on the Kon whose ability the card would take, if it were laid next; empty for none."""
    if not view.laid or view.seat is None:
        return ""
    place = len(view.laid)
    tables = [[lying.card for lying in table] for table in view.tables]
    taken = neutralises([*view.laid, (view.seat, card)], [tuple(table) for table in tables], place)
    return emoji(view.laid[-1][1]) if taken else ""


def kind_name(words: Words, card: int) -> str:
    return words.text(f"aforator-kind-{KINDS[KIND_OF[card]]}")


def on_kon(words: Words, card: int) -> str:
    """The card's ability on the Kon."""
    return words.text(f"aforator-kind-{KINDS[KIND_OF[card]]}-kon")


def on_the_table(words: Words, card: int) -> str:
    """The card's ability on the Table."""
    return words.text(f"aforator-kind-{KINDS[KIND_OF[card]]}-table")


def title(words: Words, card: int) -> str:
    return words.text(f"aforator-card-{NAMES[card]}-name")


def says(words: Words, card: int) -> str:
    """The aphorism."""
    return words.text(f"aforator-card-{NAMES[card]}-says")


def in_quotes(words: Words, card: int) -> str:
    """The aphorism as it is quoted."""
    return words.text("aforator-drawn-says", says=says(words, card))


def in_rows(scene: Scene, cards: Sequence[int], usual: int = ACROSS) -> Sequence[tuple[int, ...]]:
    """Cards as they stand side by side, on a picture and in the keyboard below it alike; else the `usual` number."""
    many = len(cards)
    abreast = (2 if many == ACROSS else 3 if many <= FULL else ACROSS) if scene.pictured else usual
    return [tuple(cards[at : at + abreast]) for at in range(0, many, abreast)]


def holding(cards: Iterable[int]) -> str:
    """All cards of a hand."""
    return " · ".join(map(sign, cards))


def view_of(scene: Scene) -> AforatorView:
    """What the reader may know."""
    assert isinstance(scene.view, AforatorView)
    return scene.view
