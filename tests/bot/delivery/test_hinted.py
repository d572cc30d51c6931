"""Hints in hands: one that can't be told any more is left out, and the hand stays."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.delivery.desired import desired
from bot.delivery.job import Desired
from bot.screens import hints
from bot.screens.markup import plain
from bot.thinking import written
from games.hint import Hint
from games.sessions.session import Session
from games.sessions.slots import private_slot
from storage.slots import Wish
from tests.bot.delivery.test_desired_pictures import audience
from tests.games.sessions.tables import ANYA, NOON, A
from tests.games.sessions.test_rivals import begun

PRIVATE = pytest.mark.parametrize("private", [True, False])


def table_of(*, private: bool) -> Session:
    table = begun()
    return replace(table, chat=ANYA.id) if private else table


def hand(table: Session, menu: str) -> Desired:
    wish = Wish(menu=menu, epoch=table.chairs[A].epoch, until=NOON + 60)
    return desired(table, private_slot(ANYA.id), audience(), {}, wish, NOON)


def read(table: Session, menu: str = "") -> str:
    screen = hand(table, menu).screen
    assert screen is not None
    return plain(screen.text)


def asked(code: str) -> str:
    return hints.MENU + written.of_hint(Hint(code, 0.5, None, None)).decode()


@PRIVATE
def test_a_hint_stands_below_the_hand(private: bool) -> None:
    table = table_of(private=private)
    move, *_ = table.rule_book.moves(table.state, A)
    assert "💡" in read(table, asked(move.code))


@PRIVATE
@pytest.mark.parametrize(
    "menu", [asked("no-move"), f"{hints.MENU}{{}}", hints.MENU, f"{hints.MENU}[1", f'{hints.MENU}{{"code": 3}}']
)
def test_a_hint_that_cannot_be_told_any_more_leaves_the_hand_as_it_is(private: bool, menu: str) -> None:
    table = table_of(private=private)
    assert read(table, menu) == read(table)
