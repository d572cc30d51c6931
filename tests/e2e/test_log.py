"""The whole game in words: pages in the group while it is played, a file in private after the end."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.callback_data import Press, Verb
from bot.handlers.log import AGAIN_SECONDS, POSTED_SECONDS
from bot.playground.players import play_out
from bot.sandbox.driver import Group, Person
from bot.sandbox.model import Message
from games import record
from storage import keys
from tests.e2e.audit import audit
from tests.e2e.history import TROPHY, Witness
from tests.e2e.house import House, house
from tests.e2e.scene import Table, begun, settled

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
HEAD = "📜 АП ТЕРН · вся игра по ходам"
FILE, ELSEWHERE = "📜 Вся игра", "Ты не за этим столом. Новый: /new"


@pytest.fixture
async def here(redis_url: str) -> AsyncIterator[House]:
    async with house(redis_url, deal_seed=6) as it:
        yield it


@pytest.fixture
def witness(here: House) -> Witness:
    return Witness(here.sandbox)


async def finished(here: House, witness: Witness, *names: str) -> Table:
    """A game that was played to its end, with moves of sensible people."""
    table = await begun(here, *names)
    await play_out(here.sandbox, list(table.people), lambda: bool(witness.trophies))
    await settled(here)
    return table


async def asks(here: House, person: Person, group: Group) -> Message:
    """Somebody says /log. Returns the answer."""
    before = len(pages(group))
    await person.says("/log", group)
    await here.sandbox.until(lambda: len(pages(group)) > before)
    await settled(here)
    return pages(group)[-1]


def pages(group: Group) -> list[Message]:
    return [message for message in group.said if message.text.startswith(HEAD)]


def end(group: Group) -> Message:
    return next(message for message in group.said if TROPHY in message.text)


def file(here: House, person: Person) -> tuple[str, bytes]:
    """The newest file that somebody got: its name and content."""
    document = next(m.content.document for m in reversed(person.received) if m.content.document)
    return document.name, here.sandbox.world.files[document.file_id]


def files(person: Person) -> int:
    return sum(message.content.document is not None for message in person.received)


async def test_the_group_sees_what_was_played_and_no_more(here: House, witness: Witness) -> None:
    table = await begun(here, "Аня", "Боря", "Вика")
    for _ in range(6):
        mover = await table.moves()
    stranger = here.sandbox.person("Гена")
    await stranger.joins(table.group)
    page = await asks(here, stranger, table.group)
    assert page.silent
    lines = page.text.split("\n")
    assert lines[2] == "Фишки розданы, по семь на руки"
    assert f"\u2068{mover.name}\u2069 " in lines[-1]
    assert page.flat == []
    told = board_lines(table.group)
    assert told <= set(lines), "the board tells its newest lines in the same words"
    await audit(witness, here.store, here.settings)


async def test_pages_are_turned_in_the_same_message_and_the_newest_comes_with_a_tap(
    here: House, witness: Witness
) -> None:
    table = await finished(here, witness, "Аня", "Боря", "Вика")
    anya, borya, _ = table.people
    page = await asks(here, anya, table.group)
    last = page.flat[1].text
    count = int(last.split("/")[1])
    assert count > 1
    assert [button.text for button in page.flat] == ["‹", f"{count}/{count}", FILE]
    await borya.taps("‹", page)
    await settled(here)
    assert f"{count - 1}/{count}" in [button.text for button in page.flat]
    for _ in range(count - 2):
        await borya.taps("‹", page)
        await settled(here)
    assert page.flat[0].text == f"1/{count}"
    assert "Фишки розданы" in page.text
    await anya.taps(f"1/{count}", page)
    await settled(here)
    assert page.flat[1].text == f"{count}/{count}"
    assert len(pages(table.group)) == 1
    await audit(witness, here.store, here.settings)


async def test_a_board_has_a_button_for_the_moves_which_does_not_flood_the_chat(here: House, witness: Witness) -> None:
    table = await begun(here, "Аня", "Боря")
    _, borya = table.people
    await table.moves()
    board = next(message for message in table.group.said if "👉 Ходит" in message.text)
    await borya.taps("📜 Ходы", board)
    await here.sandbox.until(lambda: len(pages(table.group)) == 1)
    assert "👉 Ходит" in board.text
    assert (await borya.taps("📜 Ходы", board)).text == "Ходы уже в чате, чуть ниже 👇"
    here.sandbox.clock.jump(POSTED_SECONDS + 1)
    await borya.taps("📜 Ходы", board)
    await here.sandbox.until(lambda: len(pages(table.group)) == 2)
    await settled(here)
    await audit(witness, here.store, here.settings)


async def test_a_page_that_does_not_exist_or_belongs_to_others_is_not_shown(here: House, witness: Witness) -> None:
    table = await finished(here, witness)
    anya, _ = table.people
    page = await asks(here, anya, table.group)
    before = page.text
    for choice in ("0", "999", "-1", "x", "²", "1" * 30):
        assert (await anya.presses(page, Press(Verb.LOG, table.id, 0, choice).data())).text == "Такой страницы нет"
    (stranger,) = await here.friends("Гена")
    other = here.group(stranger, title="Чужие")
    await stranger.says("/rules", other)
    await here.sandbox.until(lambda: bool(other.said))
    for verb in (Verb.LOG, Verb.RECORD):
        for message in (stranger.last, other.said[-1]):
            assert (await stranger.presses(message, Press(verb, table.id).data())).text == ELSEWHERE
    forged = await anya.presses(end(table.group), Press(Verb.LOG, table.id, 0, "1").data())
    await settled(here)
    assert forged.text == ""
    assert TROPHY in end(table.group).text, "the end is no page: it has no such button"
    assert (page.text, files(stranger)) == (before, 0)
    await audit(witness, here.store, here.settings)


async def test_the_file_of_the_game_is_for_those_of_its_chat_and_plays_again(
    here: House, witness: Witness, tmp_path: Path
) -> None:
    table = await finished(here, witness, "Аня", "Боря", "Вика")
    anya, borya, vika = table.people
    assert (await anya.taps(FILE, end(table.group))).text == "Файл у тебя в личке"
    await settled(here)
    name, content = file(here, anya)
    assert name == f"kon-upturn-{table.id}.txt"
    assert anya.received[-1].silent
    assert (files(anya), files(borya), files(vika)) == (1, 0, 0)
    words = content.decode().partition(record.MARK)[0]
    session = await table.session()
    for chair in session.chairs:
        assert f"\u2068{chair.person.name}\u2069: " in words
    assert record.read(content.decode()).last == session.state
    assert replayed(tmp_path, content).returncode == 0
    changed = replayed(tmp_path, content.replace("кладёт".encode(), "берёт_".encode(), 1))
    assert (changed.returncode, changed.stdout, changed.stderr.count("\n")) == (1, "", 1)
    await audit(witness, here.store, here.settings)


async def test_a_double_tap_brings_one_file_and_a_later_tap_another(here: House, witness: Witness) -> None:
    table = await finished(here, witness)
    anya, borya = table.people
    for _ in range(2):
        assert (await anya.taps(FILE, end(table.group))).text == "Файл у тебя в личке"
    assert (await borya.taps(FILE, end(table.group))).text == "Файл у тебя в личке"
    await settled(here)
    assert (files(anya), files(borya)) == (1, 1)
    here.sandbox.jump(AGAIN_SECONDS)
    await anya.taps(FILE, end(table.group))
    await settled(here)
    assert (files(anya), files(borya)) == (2, 1)
    await audit(witness, here.store, here.settings)


async def test_who_has_not_pressed_start_is_led_to_it_and_gets_the_file_after(here: House, witness: Witness) -> None:
    table = await finished(here, witness)
    vika = here.sandbox.person("Вика")
    await vika.joins(table.group)
    led = await vika.taps(FILE, end(table.group))
    assert led.url.endswith("?start=log")
    await vika.follows(led.url)
    await here.sandbox.until(lambda: bool(vika.received))
    assert "ещё раз" in vika.last.text
    assert (await vika.taps(FILE, end(table.group))).text == "Файл у тебя в личке"
    await settled(here)
    assert files(vika) == 1
    await audit(witness, here.store, here.settings)


async def test_there_is_no_file_before_the_end_and_no_log_before_the_beginning(here: House, witness: Witness) -> None:
    anya, borya = await here.friends("Аня", "Боря")
    group = here.group(anya, borya)
    empty = await anya.says("/log", group)
    await here.sandbox.until(lambda: anya.last.text.startswith("Тут"))
    assert anya.last.text == "Тут пока ни одного стола. Новый: /new"
    await here.lobby(group, anya, borya)
    early = await anya.says("/log", group)
    await here.sandbox.until(lambda: anya.last.text.startswith("Записи"))
    assert (list(empty.reactions.values()), list(early.reactions.values())) == (["🤷"], ["🤷"])
    assert anya.last.text == "Записи этой игры нет"
    await anya.taps("Поехали!", group)
    await settled(here)
    session = await here.session(group)
    page = await asks(here, borya, group)
    refused = await borya.presses(page, Press(Verb.RECORD, session.id).data())
    assert refused.text == "Вся игра с раздачей будет после конца"
    assert files(borya) == 0
    await audit(witness, here.store, here.settings)


async def test_a_log_that_cannot_be_played_again_is_told_and_nothing_else_happens(
    here: House, witness: Witness
) -> None:
    table = await finished(here, witness)
    await here.store.redis.lset(keys.log(table.id), 1, "0 nonsense 3")
    anya = table.people[0]
    assert (await anya.taps(FILE, end(table.group))).text == "Записи этой игры нет"
    assert files(anya) == 0


async def test_who_has_blocked_the_bot_gets_no_file_and_no_error(here: House, witness: Witness) -> None:
    table = await finished(here, witness)
    anya = table.people[0]
    await anya.blocks()
    await settled(here)
    assert (await anya.taps(FILE, end(table.group))).url.endswith("?start=log")
    assert files(anya) == 0


def board_lines(group: Group) -> set[str]:
    """What the newest board tells of the last things that happened."""
    board = next(message for message in reversed(group.said) if "ряд " in message.text)
    shown = [entity for entity in board.content.formatted.entities if "blockquote" in entity.type]
    units = board.text.encode("utf-16-le")
    first = min(shown, key=lambda entity: entity.offset)
    told = units[2 * first.offset : 2 * (first.offset + first.length)].decode("utf-16-le")
    return set(told.split("\n"))


def replayed(folder: Path, content: bytes) -> subprocess.CompletedProcess[str]:
    path = folder / "game.txt"
    path.write_bytes(content)
    return subprocess.run(
        [sys.executable, "-m", "games", "replay", str(path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
