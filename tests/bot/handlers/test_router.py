"""Each update reaches the one handler that it is for, and what goes wrong there reaches whoever handed it in."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.handlers.context import Context
from bot.handlers.router import OLD_SECONDS, Command, Question, Router, Routes
from bot.telegram.act import Act
from bot.telegram.updates import ATTACHED, read
from games.game import Refused

BOT, ANYA = 9, {"id": 5, "is_bot": False, "first_name": "Аня"}
PRIVATE = {"id": 5, "type": "private"}
GROUP = {"id": -7, "type": "group", "title": "Дачники"}
SUPERGROUP = {**GROUP, "id": -1007, "type": "supergroup"}
QUESTION = {"message_id": 2, "chat": GROUP, "from": {"id": BOT, "is_bot": True, "first_name": "Kon"}, "text": "Город?"}


class Chats:
    def __init__(self, heard: list[tuple[Any, ...]]) -> None:
        self._heard = heard

    async def saw(self, chat: int, message: int) -> None:
        self._heard.append(("saw", chat, message))


async def nobody(chat: int, person: int) -> bool:
    return False


class Handlers:
    """Handlers that note what reaches them, behind a router."""

    def __init__(self) -> None:
        self.now = 1.0
        self.heard: list[tuple[Any, ...]] = []
        self.stirred: list[int] = []
        """Chats in which something has happened."""
        self.tables: list[Any] = []
        """The tables of the group."""
        tools = SimpleNamespace(
            bot=SimpleNamespace(username="Kon_Bot", id=BOT),
            admins=SimpleNamespace(include=nobody),
            show=SimpleNamespace(stirred=self.stirred.append),
            clock=SimpleNamespace(now=lambda: self.now),
            settings=SimpleNamespace(taps_a_second=3),
            store=SimpleNamespace(chats=Chats(self.heard)),
            standing=self.standing,
        )
        routes = Routes(
            self.tap,
            {
                "group": {"new": self.named("new"), "help": self.fails, "stop": self.refuses, "table": self.refuses},
                "private": {"games": self.named("games")},
            },
            (Question("Город?".__eq__, "/help", self.answered),),
            self.named("lost"),
            self.service,
            self.membership,
        )
        self.router = Router(cast(Context, tools), routes)

    def named(self, name: str) -> Command:
        async def command(act: Act, argument: str) -> None:
            self.heard.append((name, act.command, argument))

        return command

    async def fails(self, act: Act, argument: str) -> None:
        raise ZeroDivisionError

    async def refuses(self, act: Act, argument: str) -> None:
        raise Refused("no-table")

    async def standing(self, chat: int) -> list[Any]:
        return self.tables

    async def tap(self, update: int, query: Any) -> None:
        self.heard.append(("tap", update, query["data"]))

    async def answered(self, act: Act, answer: str, question: int) -> None:
        self.heard.append(("answered", act.command, answer, question))

    async def service(self, update: int, message: Any) -> None:
        self.heard.append(("service", update))

    async def membership(self, update: int, change: Any) -> None:
        self.heard.append(("membership", update))

    async def hear(self, **content: Any) -> list[tuple[Any, ...]]:
        await self.router.handle(read({"update_id": 1, **content}))
        return self.heard


def message(text: str | None, chat: dict[str, Any] = GROUP, *, at: int = 0, **more: Any) -> dict[str, Any]:
    """A message whose first word is marked as a command if it begins with a slash."""
    said = {"message_id": 3, "date": 9, "chat": chat, "from": ANYA, "text": text, **more}
    words = (text or "")[at:].split()
    if words and words[0].startswith("/"):
        said["entities"] = [{"type": "bot_command", "offset": at, "length": len(words[0])}]
    return said


@pytest.mark.parametrize("text", ["/new апт", "/NEW апт", "/new@kon_bot  апт", "/New@KON_BOT\nапт"])
async def test_a_command_is_known_in_any_case_and_by_the_name_of_this_bot(text: str) -> None:
    assert await Handlers().hear(message=message(text)) == [("new", "/new", "апт")]


@pytest.mark.parametrize(
    "said",
    [
        message("/new@other_bot"),
        message("/new@"),
        message("/newer"),
        message("look: /new", at=6),
        message("/new") | {"entities": [{"type": "bold", "offset": 0, "length": 4}]},
        message("/new") | {"entities": []},
        message("/games"),
        message("/new", {"id": -1008, "type": "channel"}),
        message("/new@other_bot", reply_to_message=QUESTION),
        message("nothing"),
    ],
    ids=lambda said: f"{said['text']} in {said['chat']['type']}",
)
async def test_what_is_no_command_of_this_bot_and_place_reaches_nobody(said: dict[str, Any]) -> None:
    assert await Handlers().hear(message=said) == []


@pytest.mark.parametrize(
    "said",
    [
        message("привет", PRIVATE),
        message("/newer", PRIVATE),
        message("/new@other_bot", PRIVATE),
        message("Омск", PRIVATE, reply_to_message=QUESTION | {"text": "Привет!"}),
    ],
    ids=lambda said: said["text"],
)
async def test_whatever_else_is_said_in_private_is_answered(said: dict[str, Any]) -> None:
    assert await Handlers().hear(message=said) == [("lost", "/help", "")]


@pytest.mark.parametrize("kind", sorted(ATTACHED))
async def test_whatever_is_said_in_private_without_words_is_answered_too(kind: str) -> None:
    shown = message(None, PRIVATE, **{kind: {}})
    assert await Handlers().hear(message=shown) == [("lost", "/help", "")]
    assert await Handlers().hear(message=shown | {"chat": GROUP}) == []


async def test_an_album_is_answered_once_and_what_telegram_tells_itself_is_no_talk() -> None:
    handlers = Handlers()
    picture = message(None, PRIVATE, photo=[])
    for album in ("1", "1", "2", None):
        await handlers.hear(message=picture | ({"media_group_id": album} if album else {}))
    assert handlers.heard == [("lost", "/help", "")] * 3
    assert await Handlers().hear(message=message(None, PRIVATE, pinned_message={})) == [("service", 1)]


async def test_what_was_said_in_private_long_ago_is_not_answered_any_more() -> None:
    handlers = Handlers()
    handlers.now = 9 + OLD_SECONDS + 1
    assert await handlers.hear(message=message("привет", PRIVATE)) == []


async def test_groups_and_private_chats_have_commands_of_their_own() -> None:
    assert await Handlers().hear(message=message("/games", PRIVATE)) == [("games", "/games", "")]


@pytest.mark.parametrize("kind", ["edited_message", "channel_post"])
async def test_only_messages_are_heard(kind: str) -> None:
    assert await Handlers().hear(**{kind: message("/new")}) == []


async def test_in_a_supergroup_it_is_noted_how_far_messages_have_come() -> None:
    assert await Handlers().hear(message=message("/new", SUPERGROUP)) == [("saw", -1007, 3), ("new", "/new", "")]


async def test_taps_services_and_memberships_have_their_handlers() -> None:
    handlers, me = Handlers(), {"user": ANYA, "status": "member"}
    await handlers.hear(callback_query={"id": "8", "from": ANYA, "data": "m:a:1:12"})
    await handlers.hear(message=message(None, new_chat_title="Дача"))
    await handlers.hear(my_chat_member={"chat": GROUP, "from": ANYA, "old_chat_member": me, "new_chat_member": me})
    assert handlers.heard == [("tap", 1, "m:a:1:12"), ("service", 1), ("membership", 1)]
    assert handlers.stirred == [ANYA["id"], GROUP["id"], GROUP["id"]]


async def test_a_reply_to_our_question_is_as_good_as_the_command() -> None:
    said = message("Омск", reply_to_message=QUESTION)
    assert await Handlers().hear(message=said) == [("answered", "/help", "Омск", 2)]


@pytest.mark.parametrize("other", [{"from": ANYA}, {"from": None}, {"text": "Имя?"}, {"text": None}])
async def test_a_reply_to_anything_else_is_not(other: dict[str, Any]) -> None:
    assert await Handlers().hear(message=message("Омск", reply_to_message=QUESTION | other)) == []


async def test_what_a_handler_raises_reaches_the_worker() -> None:
    with pytest.raises(ZeroDivisionError):
        await Handlers().hear(message=message("/help"))


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Why somebody's command was refused, wherever that was told."""
    reasons: list[str] = []

    async def refuse(context: Context, act: Act, error: Refused) -> None:
        reasons.append(error.reason)

    monkeypatch.setattr("bot.handlers.replying.refuse", refuse)
    return reasons


async def test_who_commands_too_fast_is_told_so_once_and_nothing_is_done(refused: list[str]) -> None:
    handlers = Handlers()
    for _ in range(700):
        await handlers.hear(message=message("/new"))
    assert handlers.heard == [("new", "/new", "")] * 3
    assert refused == ["too-fast"]
    await handlers.hear(message=message("/new", **{"from": {**ANYA, "id": 6}}))
    await handlers.hear(message=message("/new", date=10))
    assert handlers.heard == [("new", "/new", "")] * 5


async def test_what_was_said_during_an_outage_is_none_too_fast(refused: list[str]) -> None:
    handlers = Handlers()
    for date in range(20, 40):
        await handlers.hear(message=message("/new", date=date))
    assert len(handlers.heard) == 20
    assert refused == []


NAMELESS = {"id": 1087968824, "is_bot": True, "first_name": "Group"}


async def test_nameless_admins_of_different_groups_are_different_people(refused: list[str]) -> None:
    handlers = Handlers()
    for chat in (GROUP, {**GROUP, "id": -8}):
        for _ in range(3):
            await handlers.hear(message=message("/new", chat, **{"from": NAMELESS, "sender_chat": chat}))
    assert refused == ["faceless"] * 6, "and none too fast"


OVER, OPEN = SimpleNamespace(ended=5.0), SimpleNamespace(ended=None)


@pytest.mark.parametrize(
    ("said", "tables", "told"),
    [
        (message("/stop@other_bot"), [], False),
        (message("/stop@other_bot"), [OPEN], False),
        (message("/stop"), [], False),
        (message("/stop"), [OVER], False),
        (message("/stop"), [OVER, OPEN], True),
        (message("/stop@kon_bot"), [], True),
        (message("/stop", reply_to_message=QUESTION), [], True),
        (message("/stop", reply_to_message=QUESTION | {"from": ANYA}), [], False),
        (message("/table"), [], True),
    ],
)
async def test_a_command_that_another_bot_may_be_meant_by_is_refused_in_silence_where_no_table_stands(
    said: dict[str, Any], tables: list[Any], told: bool, refused: list[str]
) -> None:
    handlers = Handlers()
    handlers.tables = tables
    await handlers.hear(message=said)
    assert refused == ["no-table"] * told
