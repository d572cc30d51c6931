"""Hints in words: the move as its reader knows it, and why, in one short line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

import pytest
from structlog.testing import capture_logs

from bot.screens import games
from bot.screens.reason import why
from bot.text.names import units
from bot.text.words import LANGUAGES
from games import catalogue
from games.catalogue import mind_of
from games.facts import Facts
from games.game import AnyGame, Move, Seat
from games.hint import Hint, Rated, finder_of, hint_of, imagined
from games.playout import play_out
from games.search.guide import Budget
from games.sessions.session import Session
from tests.bot.screens.stage import bare, plain, renamed, scene
from tests.games.aforator import builders as aforator
from tests.games.raiders import builders as raiders
from tests.games.sessions.tables import ANYA, BORYA, SIX, VIKA, A, playing
from tests.games.upturn import builders as upturn

LITTLE = Budget(playouts=4, plies=1, moves=3)
MOST = 110
"""Characters of a reason, with the longest names."""
LABEL = 48
"""Characters of a move."""
LONG = ("Константин-Максимилиан",) * 6
LONGEST, EVERY = 80, 8
"""Decisions of a game, and which of them are looked at."""


class Case(NamedTuple):
    """A game as sensible players play it, told to people with long names."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()


class Asked(NamedTuple):
    session: Session
    seat: Seat
    hint: Hint


CASES = (
    Case("upturn", 2), Case("upturn", 4, (("calls", "self"),)), Case("aforator", 2), Case("aforator", 4),
    Case("raiders", 2), Case("raiders", 3, (("disputes", "burn"),)),
)  # fmt: skip
on_cases = pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.seats}")


@cache
def asked(case: Case) -> tuple[Asked, ...]:
    """Decisions on the way, with a hint for each and with one for other moves, as if they were the best."""
    return tuple(_asked(case))


def _asked(case: Case) -> Iterator[Asked]:
    table = renamed(playing(*SIX[: case.seats], clock="none", game=case.game, **dict(case.options)), LONG[: case.seats])
    book = table.rule_book
    options = book.options.model_validate(dict(case.options)).settled(slow=True)
    steps = play_out(book, case.seats, options, 7, catalogue.sensible(book))
    for chance, (state, seat, *_) in enumerate(islice(steps, 0, LONGEST, EVERY)):
        view, moves, session = book.view(state, seat), book.moves(state, seat), replace(table, state=state)
        yield Asked(session, seat, hint_of(book, view, moves, chance, LITTLE, 4))
        for move in moves[:: max(len(moves) // 4, 1)]:
            yield Asked(session, seat, advised(book, view, move, 3))


def advised(book: AnyGame, view: Any, move: Move, tables: int) -> Hint:
    """A hint to make that move, whatever it promises, with its reason out of so many tables."""
    finder = finder_of(book)
    assert finder is not None
    return Hint(move.code, 0.5, None, finder(view, move, [*imagined(mind_of(book), view, 5, tables)]))


@on_cases
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_has_words_that_fit_in_a_line(case: Case, language: str) -> None:
    with capture_logs() as wrong:
        for session, seat, hint in asked(case):
            drawn = scene(session, language, seat=seat)
            move, reason = games.of(case.game).hint(drawn, hint)
            said = bare(plain(reason))
            assert said
            assert len(said) <= MOST, said
            assert "\n" not in said
            assert ": " not in said, "it stands behind one"
            assert move
            assert units(bare(move)) <= LABEL, move
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["upturn", "aforator", "raiders"])
def test_every_reason_has_words_for_few_and_for_many(game: str, language: str) -> None:
    """Those too that are seldom given."""
    drawn = scene(renamed(playing(ANYA, BORYA, VIKA, game=game), LONG[:3]), language, seat=A)
    with capture_logs() as wrong:
        for kind in games.of(game).keys[f"{game}-hint-"]:
            for figures in (dict.fromkeys(FIGURES, n) for n in (0, 1, 2, 5, 10, 21)):
                seats = {"next": 1, "whose": 2}
                hint = Hint("x", 0.5, None, Facts(kind, {**figures, **seats}))
                assert 0 < len(bare(plain(why(drawn, hint)))) <= MOST, kind
    assert not wrong


FIGURES = (
    "n", "left", "fit", "before", "gifts", "least", "chance", "sum", "could", "rest", "far", "deck", "worth", "tens",
    "without", "cash", "attack", "against",
)  # fmt: skip
"""All that there are, but for seats."""


def told(game: str, state: Any, code: str) -> str:
    """A hint to make that move at that table."""
    session = playing(ANYA, BORYA, VIKA, clock="none", game=game)
    book = session.rule_book
    session = replace(session, state=state)
    view = book.view(state, A)
    move = next(move for move in book.moves(state, A) if move.code == code)
    label, reason = games.of(game).hint(scene(session, seat=A), advised(book, view, move, 30))
    return bare(f"{label} — {plain(reason)}")


def test_upturn_in_russian() -> None:
    state = upturn.table("34 56 60 12", "4 6 9 10 46 50", "9", last=20, up=True)
    assert told("upturn", state, "34") == "34 — после него лягут ещё 2 из 3"
    state = upturn.table("down 4 6 60", "9 10", "12 13", last=20, up=True)
    assert told("upturn", state, "down+") == "⬇️ → Боря — сейчас твоих подходит 1, а так подойдут 2"
    state = upturn.table("34 46", "6 9 10", "12", last=20, up=True, phase="gifts", gifts=1)
    assert told("upturn", state, "g2") == "🎁 → Вика — там меньше всех фишек, всего 1"
    assert told("upturn", state, "pass") == "Хватит дарить — подарок сейчас некстати"
    state = upturn.table("22 24 33", "6 9", "12 13", last=20, up=True)
    assert (
        told("upturn", state, "33r") == "33👯 и числа до него — уходят сразу 2 фишки, останется 1, а другим подарки (2)"
    )


def test_aforator_in_russian() -> None:
    state = aforator.table("whip6 carrot1", "monday1 sloth1", "monday2 sloth2")
    assert told("aforator", state, "kwhip6") == "🥁−2 на Кон — так Кон −2, перебить могут двое из двух"
    state = aforator.table("carrot1 sloth5", "monday1", "", kon="1:praise5", opener=1)._replace(order=(A,))
    assert told("aforator", state, "kcarrot1") == "🥕+6 на Кон — так Кон +6, и взятка твоя (2 карты)"


def test_raiders_in_russian() -> None:
    state = raiders.table("kh 2h", "", "", lots="club1 bank1:1:2c", bag="")
    assert told("raiders", state, "kh>club1") == "K♥️ ⚔️ Клуб — удаётся в 10 из 10 раскладов и приносит бабок 2"
    assert told("raiders", state, "kh>bank1") == (
        "K♥️ ⚔️ Банк 🛡2♧ — удаётся в 10 из 10 раскладов, тебе бабок +8, а Боря без вещи"
    )
    state = raiders.does(raiders.table("2h 3h 6h", "", "", lots="hotel1", bag=""), "3h>hotel1")
    assert told("raiders", state, "6h@3h").endswith(" — захват удаётся в 10 из 10 раскладов, а без этого в 0")
    assert told("raiders", state, "pass") == "Пас — захвату уже не помочь, карты пригодятся позже"


def test_without_reasons_the_chances_speak() -> None:
    drawn = scene(playing(ANYA, BORYA), seat=A)
    assert why(drawn, Hint("x", 0.62, Rated("y", 0.48), None)) == "из 100 продолжений твои 62, а у следующего хода 48"
    assert why(drawn, Hint("x", 0.5, Rated("y", 0.5), None)) == "из 100 продолжений твои 50, другие ходы почти не хуже"
    assert why(drawn, Hint("x", 0.5, None, None)) == "другого хода и нет"


def test_a_move_that_cannot_be_made_any_more_is_not_told() -> None:
    drawn = scene(playing(ANYA, BORYA), seat=A)
    with pytest.raises(LookupError):
        games.of("upturn").hint(drawn, Hint("no-move", 0.5, None, None))
