"""Tables as pictures: what becomes a photo and what a text, at what cost, and what happens where none is to be had."""

from __future__ import annotations

from collections.abc import AsyncIterator
from math import inf
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.delivery.plain import FIRST_SECONDS
from bot.pictures.drawing import Drawing
from bot.sandbox.driver import Person
from bot.sandbox.faults import Fault
from bot.sandbox.happenings import Call
from bot.sandbox.model import Message
from games.sessions.slots import BOARD, private_slot
from storage.slots import Shown
from tests.e2e import scene
from tests.e2e.audit import KILLED, audit
from tests.e2e.bots import CRASHED, LEASES_ARE_OVER, bot
from tests.e2e.forks import nursery
from tests.e2e.history import Witness
from tests.e2e.house import House, house
from tests.e2e.pictured import FakeStudio, is_photo, sketched
from tests.e2e.scene import DAY, HOUR, Table, begun, boards, hand_of, passes, taps
from tests.e2e.settled import settled

pytestmark = pytest.mark.slow

FORBIDDEN = ("not enough rights to send photos to the chat", "CHAT_SEND_PHOTOS_FORBIDDEN")
"""As Telegram says it of what is sent, and of what is edited."""
CLOSED: dict[str, Any] = {"status": 400, "description": "CHAT_WRITE_FORBIDDEN"}
TOLD = "a picture can't be had, a text is shown"
UPLOADS = ("sendPhoto", "editMessageMedia")
CRASHES = {
    **dict.fromkeys(("after-drawing", "after-edit", "after-file-id"), "open"),
    **dict.fromkeys(("after-plain", "after-intent", "after-send", "after-record", "after-delete"), "closed"),
}
"""Points, and whether the studio is open there: else a picture becomes a text, by a message and a deletion. Evenings of
kills come to all of them in either way.
"""


@pytest.fixture
def studio() -> FakeStudio:
    return FakeStudio()


@pytest.fixture
async def here(redis_url: str, studio: FakeStudio) -> AsyncIterator[House]:
    """A house whose tables are pictures."""
    with sketched():
        async with house(redis_url, studio=studio) as it:
            yield it


@pytest.fixture
def witness(here: House) -> Witness:
    return Witness(here.sandbox)


def board(table: Table) -> Message:
    return boards(table.group)[-1]


def since(here: House, before: int) -> list[str]:
    """The methods called from the call of that number on that change what is seen, and how they ended if not well."""
    changing = [call for call in [*here.sandbox.calls][before:] if call.method.startswith(("send", "edit", "delete"))]
    return [call.method if call.ok else f"{call.method}: {call.code}" for call in changing]


def uploaded(call: Call) -> bool:
    """Whether a call brought a picture along."""
    named = call.params.get("photo") or (call.params.get("media") or {}).get("media")
    return isinstance(named, str) and named.startswith("attach://")


async def shown(table: Table, slot: str = BOARD) -> Shown:
    return (await table.here.store.slots.look(table.id)).shown[slot]


def refused(here: House, chat: int, description: str, *, status: int = 400) -> list[Fault]:
    """Photos are, from now on and until that is cancelled."""
    given = {"chat": chat, "status": status, "description": description, "times": inf}
    return [here.sandbox.faults.add(method, **given) for method in UPLOADS]  # type: ignore[arg-type]


async def test_a_lobby_becomes_a_picture_by_an_edit_and_so_does_every_board_after_it(
    here: House, witness: Witness
) -> None:
    people = await here.friends("Аня", "Боря")
    group = here.group(*people)
    await here.lobby(group, *people)
    lobby = group.last
    assert not is_photo(lobby)
    await people[0].taps("Поехали!", group)
    await settled(here)
    table = Table(here, group, people, (await here.session(group)).id)
    assert is_photo(lobby)
    assert board(table) is lobby
    for _ in range(3):
        before, first = len(here.sandbox.calls), lobby.content.photo
        mover = await table.moves()
        assert lobby.content.photo != first
        assert "editMessageMedia" in since(here, before)
        assert is_photo(hand_of(mover))
    assert boards(group) == [lobby]
    await audit(witness, here.store, here.settings)


async def test_what_is_said_below_a_picture_changes_without_it(
    here: House, studio: FakeStudio, witness: Witness
) -> None:
    table = await begun(here)
    mover = await table.mover()
    hand, drawn, before = mover.last, len(studio.drawn), len(here.sandbox.calls)
    await taps(here, mover, "Знаки", hand)
    await settled(here)
    assert is_photo(hand)
    assert "✖" in hand.text or "👉" in hand.text
    assert since(here, before) == ["editMessageCaption"]
    assert len(studio.drawn) == drawn
    await audit(witness, here.store, here.settings)


async def test_a_picture_is_drawn_and_uploaded_once(here: House, studio: FakeStudio, witness: Witness) -> None:
    table = await begun(here)
    mover = await table.mover()
    drawn, before = len(studio.drawn), len(here.sandbox.calls)
    await mover.says("/hand", table.group)
    await mover.says("/table", table.group)
    await settled(here)
    again = [call for call in [*here.sandbox.calls][before:] if call.method in UPLOADS]
    assert len(again) == 2
    assert not any(map(uploaded, again))
    assert len(studio.drawn) == drawn
    await here.closes()
    await here.opens()
    before = len(here.sandbox.calls)
    await mover.says("/hand", table.group)
    await settled(here)
    assert [uploaded(call) for call in [*here.sandbox.calls][before:] if call.method in UPLOADS] == [False]
    await audit(witness, here.store, here.settings)


async def test_a_move_costs_no_more_calls_than_with_texts(redis_url: str, here: House) -> None:
    with_pictures = await cost_of_moves(here)
    await here.closes()
    async with house(redis_url) as plain:
        assert with_pictures <= await cost_of_moves(plain)
    await here.opens()


async def cost_of_moves(here: House) -> int:
    """Calls for eight moves by two people."""
    table = await begun(here)
    before = len(here.sandbox.calls)
    for _ in range(8):
        await table.moves()
    return len(since(here, before))


async def sets(here: House, person: Person, label: str, table: Table | None = None) -> None:
    """Turns a setting of the group, or their own."""
    group = table.group if table else None
    await person.says("/settings", group)
    await taps(here, person, label, group)
    await settled(here)


async def test_a_group_that_wants_no_pictures_gets_texts_at_once_and_pictures_again_by_edits(
    here: House, witness: Witness
) -> None:
    table = await begun(here)
    host, other = table.people
    old, hand = board(table), hand_of(other)
    before = len(here.sandbox.calls)
    await sets(here, host, "Картинки: да", table)
    assert old.deleted
    assert hand.deleted
    assert not is_photo(board(table))
    assert not any(is_photo(hand_of(person)) for person in table.people)
    assert since(here, before).count("sendMessage") == 4, "the settings, the board, two hands"
    assert since(here, before).count("deleteMessage") == 3
    assert "картинки — нет" in "".join(message.text for message in table.group.said)
    text = board(table)
    await taps(here, host, "Картинки: нет", table.group)
    await settled(here)
    assert board(table) is text
    assert is_photo(text)
    assert all(is_photo(hand_of(person)) for person in table.people)
    await audit(witness, here.store, here.settings)


async def test_a_person_may_have_it_otherwise_than_their_group(here: House, witness: Witness) -> None:
    table = await begun(here)
    host, other = table.people
    await sets(here, other, "Картинки: да")
    assert [is_photo(message) for message in (board(table), hand_of_game(host), hand_of_game(other))] == [
        *(True, True, False)
    ]
    await sets(here, host, "Картинки: да", table)
    own = next(message for message in other.received if "настройки" in message.text)
    await other.taps("Картинки: нет", own)
    await settled(here)
    assert [is_photo(message) for message in (board(table), hand_of_game(host), hand_of_game(other))] == [
        *(False, False, True)
    ]
    await audit(witness, here.store, here.settings)


def hand_of_game(person: Person) -> Message:
    """Their hand, above what they have asked for since."""
    return [message for message in person.received if "настройки" not in message.text][-1]


async def test_where_pictures_are_forbidden_there_is_a_text_at_once_and_for_a_while_no_other_try(
    here: House, witness: Witness
) -> None:
    table = await begun(here)
    photo, before = board(table), len(here.sandbox.calls)
    table.group.forbid_photos()
    with capture_logs() as told:
        await table.moves()
        text = board(table)
        assert photo.deleted
        assert not is_photo(text)
        assert not (await shown(table)).shut, "texts may be shown"
        for _ in range(3):
            await table.moves()
        assert board(table) is text
        assert forbidden(here, before) == 1
        await passes(here, FIRST_SECONDS)
        assert forbidden(here, before) == 2
    assert [(line["reason"], line["chat"]) for line in told if line["event"] == TOLD] == [
        (FORBIDDEN[1], table.group.id)
    ]
    table.group.forbid_photos(False)
    await passes(here, 4 * FIRST_SECONDS)
    assert board(table) is text
    assert is_photo(text)
    assert (await shown(table)).plain_times == 0
    await audit(witness, here.store, here.settings, tolerates=FORBIDDEN)


def forbidden(here: House, before: int) -> int:
    """How often photos were refused since that call."""
    return sum(any(said in call.description for said in FORBIDDEN) for call in [*here.sandbox.calls][before:])


async def test_when_the_bots_own_rights_change_pictures_go_and_come_at_once(here: House, witness: Witness) -> None:
    table = await begun(here)
    photo = board(table)
    await table.people[0].forbids_bot_photos(table.group)
    await settled(here)
    await table.moves()
    text = board(table)
    assert photo.deleted
    assert not is_photo(text)
    await table.people[0].promotes_bot(table.group)
    await settled(here)
    assert board(table) is text
    assert is_photo(text)
    await audit(witness, here.store, here.settings, tolerates=FORBIDDEN)


async def test_where_nothing_new_may_be_sent_a_picture_stays_until_it_may(here: House, witness: Witness) -> None:
    """It can't become a text by an edit, so that those who play hear that their table has no place."""
    table = await begun(here)
    photo = board(table)
    closed = here.sandbox.faults.add("sendMessage", chat=table.group.id, times=inf, **CLOSED)
    await here.store.chats.note(table.group.id, pictures=False)
    await table.moves()
    await settled(here)
    assert closed.hits == 1
    assert not photo.deleted
    assert (await shown(table)).shut
    assert all(person.last.text.endswith(scene.HOMELESS) for person in table.people)
    closed.cancel()
    await table.people[0].promotes_bot(table.group)
    await settled(here)
    await passes(here, HOUR)
    assert photo.deleted
    assert not is_photo(board(table))
    assert not (await shown(table)).shut
    await audit(witness, here.store, here.settings, tolerates=("CHAT_WRITE_FORBIDDEN",))


@pytest.mark.parametrize(
    ("status", "description"),
    [(400, "IMAGE_PROCESS_FAILED"), (400, "PHOTO_INVALID_DIMENSIONS"), (413, "Request Entity Too Large"), (400, "ODD")],
)
async def test_what_telegram_can_not_use_is_a_text_and_comes_back_by_itself(
    here: House, witness: Witness, status: int, description: str
) -> None:
    table = await begun(here)
    faults = refused(here, table.group.id, description, status=status)
    await table.moves()
    text = board(table)
    assert not is_photo(text)
    for fault in faults:
        fault.cancel()
    await passes(here, FIRST_SECONDS - 60)
    assert not is_photo(text)
    await passes(here, 61)
    assert board(table) is text
    assert is_photo(text)
    await audit(witness, here.store, here.settings, tolerates=(description,))


@pytest.mark.parametrize("after", [False, True])
async def test_an_upload_that_nobody_hears_of_any_more_leaves_one_text(
    here: House, witness: Witness, monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    """Whether it came through or not: the message may be a picture by now, so that it goes."""
    table = await begun(here)
    photo = board(table)
    monkeypatch.setattr("bot.telegram.calls.UPLOADED_SECONDS", 0.3)
    lost = here.sandbox.faults.add("editMessageMedia", chat=table.group.id, after=after, delay=inf, times=inf)
    mover = await table.mover()
    await mover.taps(scene.first(mover.last).text, mover.last)
    await here.sandbox.until(lambda: photo.deleted)
    lost.cancel()
    await settled(here)
    assert lost.hits == 1
    assert not is_photo(board(table))
    assert len(boards(table.group)) == 1
    monkeypatch.undo()
    await passes(here, FIRST_SECONDS + 1)
    assert is_photo(board(table))
    await audit(witness, here.store, here.settings, tolerates=("message to edit not found",))


async def test_a_bell_whose_picture_was_lost_on_its_way_rings_as_a_text(here: House, witness: Witness) -> None:
    table = await begun(here)
    waiting = await table.waiting()
    lost = here.sandbox.faults.add("sendPhoto", chat=waiting.id, reset=True)
    before = len(scene.rung(waiting))
    await table.moves()
    assert lost.hits == 1
    assert len(scene.rung(waiting)) == before + 1
    assert not is_photo(waiting.last)
    assert (await shown(table, private_slot(waiting.id))).attempt == 0
    await audit(witness, here.store, here.settings, tolerates=("connection reset",))


async def test_a_picture_that_telegram_has_no_more_is_uploaded_in_the_same_try(here: House, witness: Witness) -> None:
    table = await begun(here)
    here.sandbox.api.uploads.photos.clear()
    before = len(here.sandbox.calls)
    await (await table.mover()).says("/table", table.group)
    await settled(here)
    tries = [call for call in [*here.sandbox.calls][before:] if call.method == "sendPhoto"]
    assert [(call.ok, uploaded(call)) for call in tries] == [(False, False), (True, True)]
    assert is_photo(board(table))
    assert (await shown(table)).plain_until == 0
    await audit(witness, here.store, here.settings, tolerates=("wrong file identifier",))


async def test_what_can_not_be_drawn_is_a_text_until_it_can(here: House, studio: FakeStudio, witness: Witness) -> None:
    table = await begun(here)
    studio.refuses = lambda drawing: drawing.scene == "board"
    with capture_logs() as told:
        await table.moves()
        await table.moves()
    assert not is_photo(board(table))
    assert is_photo(hand_of(table.people[0]))
    assert [line["reason"] for line in told if line["event"] == TOLD] == ["no paint left"]
    studio.refuses = lambda drawing: False
    await sets(here, table.people[0], "Картинки: да", table)
    await taps(here, table.people[0], "Картинки: нет", table.group)
    await settled(here)
    assert is_photo(board(table)), "who turns it off and on again wants it tried at once"
    await audit(witness, here.store, here.settings)


async def test_the_end_is_a_picture_and_an_old_one_gets_a_line_where_it_can_not_go(
    here: House, witness: Witness
) -> None:
    table = await begun(here)
    old = board(table)
    await passes(here, 2.5 * DAY)
    await (await table.mover()).says("/table", table.group)
    await settled(here)
    assert not old.deleted
    assert is_photo(old)
    assert old.text.startswith("Стол")
    assert not old.keyboard
    await audit(witness, here.store, here.settings, tolerates=("message can't be deleted", "there is no text"))


async def test_a_message_that_is_of_another_kind_than_is_written_down_does_not_stay(
    here: House, witness: Witness
) -> None:
    """As after a crash of somebody who has made a picture of it and couldn't say so."""
    table = await begun(here)
    photo = board(table)
    have = await shown(table)
    await here.store.chats.note(table.group.id, pictures=False)
    await here.store.slots.record(table.id, BOARD, Shown(have.chat, message=have.message, digest="text"))
    await here.store.slots.wish(table.id, BOARD, check=True, now=here.clock.now())
    await settled(here)
    assert photo.deleted
    assert not is_photo(board(table))
    assert len(boards(table.group)) == 1
    await here.store.chats.note(table.group.id, pictures=True)
    have = await shown(table)
    written = Shown(have.chat, message=have.message, digest="photo", picture=(await current(here, table)).digest)
    await here.store.slots.record(table.id, BOARD, written)
    await here.store.slots.wish(table.id, "call", check=True, now=here.clock.now())
    await table.moves()
    assert is_photo(board(table))
    assert len(boards(table.group)) == 1
    await audit(witness, here.store, here.settings, tolerates=("there is no text", "there is no caption"))


async def current(here: House, table: Table) -> Drawing:
    """What the board's picture shows now."""
    studio = here.studio
    assert isinstance(studio, FakeStudio)
    return [drawing for drawing in studio.drawn if drawing.scene == "board"][-1]


@pytest.mark.parametrize(("point", "studio_of_the_crashed"), CRASHES.items(), ids=CRASHES)
async def test_the_next_process_shows_what_a_crashed_one_began(
    here: House, witness: Witness, redis_url: str, tmp_path: Path, point: str, studio_of_the_crashed: str
) -> None:
    """Also where a picture becomes a text, which is a message and a deletion in one step."""
    table = await begun(here)
    mover = await table.mover()
    await here.closes()
    given = {"REDIS_URL": redis_url, "PICTURES": "yes", "STUDIO": studio_of_the_crashed}
    async with nursery() as home, bot(tmp_path, "run", sandbox=here.sandbox, nursery=home, **given) as crashing:
        await crashing.starts(KON_CRASH_AT=point)
        await mover.taps(scene.first(mover.last).text, mover.last, wait=False)
        assert await crashing.ends() == CRASHED
    here.sandbox.jump(LEASES_ARE_OVER)
    await here.opens()
    await settled(here)
    await audit(witness, here.store, here.settings, kills=1, tolerates=KILLED)
    await passes(here, FIRST_SECONDS + 1)
    assert is_photo(known := await standing(table))
    assert {*boards(table.group)} - {known} == set() or point == "after-send", "of that one nobody could know"
    await audit(witness, here.store, here.settings, kills=1, tolerates=KILLED)


async def standing(table: Table) -> Message:
    """The board that is known of."""
    return table.group.chat.messages[(await shown(table)).message or 0]
