"""Ids of sessions: nobody can guess them, none comes twice, and an update that comes again finds its own."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from bot.callback_data import Press, Verb
from bot.handlers.tables import new_id
from bot.settings import Settings
from storage.keys import SHARDS, shard

TOKEN = "123456:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr"


@dataclass(frozen=True)
class Asked:
    """As much of an act as makes an id."""

    chat: int
    update: int


@dataclass(frozen=True)
class Bot:
    settings: Settings


def ids(token: str = TOKEN, *, chats: int = 1, updates: int = 1) -> list[str]:
    bot: Any = Bot(Settings.read(None, bot_token=token))
    asked: list[Any] = [Asked(-chat, update) for chat in range(chats) for update in range(updates)]
    return [new_id(bot, act) for act in asked]


def test_an_update_that_comes_again_makes_the_same_session() -> None:
    assert ids(chats=5, updates=5) == ids(chats=5, updates=5)


def test_nobody_without_the_token_can_tell_one() -> None:
    assert not set(ids(chats=20, updates=20)) & set(ids(TOKEN[:-1] + "x", chats=20, updates=20))


def test_none_comes_twice_and_they_lie_in_all_shards() -> None:
    made = ids(chats=100, updates=100)
    assert len(set(made)) == len(made)
    assert {shard(id) for id in made} == set(range(SHARDS))


def test_they_hold_72_bits_and_fit_into_a_button() -> None:
    (id,) = ids()
    assert re.fullmatch("[a-z2-7]{15}", id)
    assert len(Press(Verb.AWAY, session=id, epoch=10**6, choice="x" * 16).data()) <= 64
