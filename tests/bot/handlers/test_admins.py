"""Who administers a group: what Telegram says of one person, or else of all, and that it says nothing."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest
from telegram import Bot
from telegram.error import BadRequest, Forbidden, RetryAfter, TelegramError, TimedOut

from bot.handlers.admins import CACHED_SECONDS, Admins, Unseen

GROUP, OWNER, MEMBER = -100, 1, 2


class Telegram:
    """Answers for a group with one owner, in the way of the test; `asked`: what it was asked."""

    def __init__(self) -> None:
        self.refuses: TelegramError | None = None
        """What it says about a single person."""
        self.refuses_all: TelegramError | None = None
        """And about all admins."""
        self.owner = OWNER
        self.asked: list[str] = []

    async def get_chat_member(self, chat: int, person: int) -> object:
        self.asked.append("one")
        if self.refuses:
            raise self.refuses
        return SimpleNamespace(status="creator" if person == self.owner else "member")

    async def get_chat_administrators(self, chat: int) -> list[object]:
        self.asked.append("all")
        if self.refuses_all:
            raise self.refuses_all
        return [SimpleNamespace(user=SimpleNamespace(id=self.owner))]


HIDDEN = [
    BadRequest("Bad Request: CHAT_ADMIN_REQUIRED"),
    BadRequest("Bad Request: PARTICIPANT_ID_INVALID"),
    BadRequest("Bad Request: member list is inaccessible"),
    BadRequest("Bad Request: words that nobody has heard before"),
    Forbidden("Forbidden: it is a secret"),
]


def of(telegram: Telegram, *moments: float) -> Admins:
    return Admins(cast(Bot, telegram), iter(moments).__next__ if moments else lambda: 100.0)


async def test_as_a_rule_one_question_is_enough() -> None:
    telegram = Telegram()
    admins = of(telegram)
    assert [await admins.include(GROUP, person) for person in (OWNER, MEMBER)] == [True, False]
    assert telegram.asked == ["one", "one"], "and whoever was made an admin just now is one"


@pytest.mark.parametrize("words", HIDDEN, ids=str)
async def test_where_members_are_hidden_all_admins_are_asked_for(words: TelegramError) -> None:
    telegram = Telegram()
    telegram.refuses = words
    admins = of(telegram)
    assert [await admins.include(GROUP, person) for person in (OWNER, MEMBER)] == [True, False]
    assert telegram.asked == ["one", "all"]


async def test_the_list_holds_for_a_minute() -> None:
    telegram = Telegram()
    telegram.refuses = HIDDEN[0]
    admins = of(telegram, 0.0, 0.0, CACHED_SECONDS - 1, CACHED_SECONDS + 1, CACHED_SECONDS + 1, CACHED_SECONDS + 2)
    assert await admins.include(GROUP, OWNER)
    telegram.owner = MEMBER
    assert await admins.include(GROUP, OWNER)
    assert not await admins.include(GROUP, OWNER)
    assert telegram.asked == ["one", "all"] * 2


async def test_the_list_is_forgotten_when_something_changes() -> None:
    telegram = Telegram()
    telegram.refuses = HIDDEN[0]
    admins = of(telegram)
    assert await admins.include(GROUP, OWNER)
    telegram.owner = MEMBER
    admins.forget(GROUP)
    assert not await admins.include(GROUP, OWNER)


@pytest.mark.parametrize("error", [TimedOut(), RetryAfter(3), TelegramError("?")], ids=repr)
async def test_an_error_is_no_answer(error: TelegramError) -> None:
    telegram = Telegram()
    telegram.refuses = error
    with pytest.raises(Unseen):
        await of(telegram).include(GROUP, OWNER)
    assert telegram.asked == ["one"]
    telegram.refuses, telegram.refuses_all = HIDDEN[0], error
    for _ in range(2):
        with pytest.raises(Unseen):
            await of(telegram).include(GROUP, OWNER)
    assert telegram.asked == ["one", *["one", "all"] * 2], "and it is asked anew each time"
