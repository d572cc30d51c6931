"""The people of the driver: how they find buttons, what they see and hear, how a test waits for them."""

import asyncio
from math import inf

import pytest
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup
from telegram.constants import ParseMode

from bot.sandbox.acts import NotAllowed
from bot.sandbox.driver import Answer, Group, NoButton, Person
from bot.sandbox.happenings import Call, Sent
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.transcript import Transcript

A_MOMENT = 0.01


@pytest.fixture
async def anna(sandbox: Sandbox) -> Person:
    anna = sandbox.person("Аня", username="anna_k")
    await anna.start()
    return anna


@pytest.fixture
def group(sandbox: Sandbox, anna: Person) -> Group:
    return sandbox.group("Дачники", anna)


def keyboard(*rows: str) -> InlineKeyboardMarkup:
    """A row a string, its labels apart by blanks."""
    return InlineKeyboardMarkup(
        [[InlineKeyboardButton(label, callback_data=f"d:{label}") for label in row.split()] for row in rows]
    )


async def test_an_exact_label_comes_before_a_beginning_and_that_before_a_part(bot: Bot, anna: Person) -> None:
    await bot.send_message(anna.id, "a", reply_markup=keyboard("40✋ 140", "Пас! 40"))
    assert anna.finds("40")[1].text == "40"
    assert anna.finds("40✋")[1].text == "40✋"
    assert anna.finds("Пас")[1].text == "Пас!"
    assert anna.finds("14")[1].text == "140"
    with pytest.raises(NoButton, match="several"):
        anna.finds("4")
    with pytest.raises(NoButton, match="sees no"):
        anna.finds("50")


async def test_the_newest_message_is_looked_at_first_unless_told_where(bot: Bot, anna: Person, group: Group) -> None:
    old = await bot.send_message(anna.id, "a", reply_markup=keyboard("Рука"))
    await bot.send_message(group.id, "b", reply_markup=keyboard("Рука"))
    assert anna.finds("Рука")[0] is group.last
    assert anna.finds("Рука", anna.private)[0].id == old.message_id
    assert anna.finds("Рука", anna.last)[0].text == "a"
    assert not anna.sees("Стол", group)


async def test_a_link_button_gives_its_link_which_can_be_followed(bot: Bot, sandbox: Sandbox, anna: Person) -> None:
    url = f"https://t.me/{sandbox.world.bot.username}?start=t5"
    markup = InlineKeyboardMarkup([[InlineKeyboardButton("Открыть", url=url)]])
    await bot.send_message(anna.id, "a", reply_markup=markup)
    answer = await anna.taps("Открыть")
    assert answer == Answer(url=url)
    await anna.follows(answer.url)
    assert anna.private[-1].text == "/start t5"
    with pytest.raises(ValueError, match="doesn't lead to the bot"):
        await anna.follows("https://t.me/c/1/2")


async def test_new_messages_ring_edits_and_silent_ones_do_not(bot: Bot, sandbox: Sandbox, anna: Person) -> None:
    borya = sandbox.person("Боря")
    group = sandbox.group("Дачники", anna, borya)
    sent = await bot.send_message(anna.id, "ход")
    await bot.edit_message_text("ход!", anna.id, sent.message_id)
    await bot.send_message(anna.id, "тихо", disable_notification=True)
    await bot.send_message(group.id, f'<a href="tg://user?id={anna.id}">Аня</a>, @nobody', ParseMode.HTML)
    assert [(bell.message.chat.id, bell.mentioned) for bell in anna.bells] == [(anna.id, False), (group.id, True)]
    assert [bell.mentioned for bell in borya.bells] == [False]
    assert anna.bells[0].at == pytest.approx(sandbox.clock.now(), abs=5)


async def test_until_wakes_with_what_happens(bot: Bot, sandbox: Sandbox, anna: Person) -> None:
    waiting = asyncio.create_task(sandbox.until(lambda: bool(anna.received)))
    await bot.send_message(anna.id, "a")
    await waiting
    with pytest.raises(TimeoutError, match=r"@Аня \| Kon: a"):
        await sandbox.until(lambda: False, within=0.01)


async def test_quiet_waits_until_the_bot_has_done_with_everything(bot: Bot, sandbox: Sandbox, anna: Person) -> None:
    with pytest.raises(TimeoutError, match="didn't come to rest"):
        await sandbox.quiet(0.01, within=0.05)

    quiet = asyncio.create_task(sandbox.quiet(A_MOMENT))
    update = (await bot.get_updates())[-1]
    await asyncio.sleep(2 * A_MOMENT)
    assert not quiet.done(), "handed over, but who knows whether it is safe"
    slow = sandbox.faults.add("sendMessage", delay=inf)
    sending = asyncio.create_task(bot.send_message(anna.id, "a"))
    while not slow.hits:  # noqa: ASYNC110  # nothing tells of it
        await asyncio.sleep(0)
    await bot.get_updates(offset=update.update_id + 1)
    await asyncio.sleep(2 * A_MOMENT)
    assert not quiet.done(), "a call is under way"
    slow.cancel()
    await sending
    await quiet


async def test_listeners_hear_messages_and_calls_until_they_stop(bot: Bot, sandbox: Sandbox, anna: Person) -> None:
    heard: list[object] = []
    stop = sandbox.world.listen(heard.append)
    await bot.send_message(anna.id, "a")
    stop()
    await bot.send_message(anna.id, "b")
    assert [type(happening) for happening in heard] == [Sent, Call]


async def test_a_transcript_reads_like_the_chat(bot: Bot, sandbox: Sandbox, anna: Person, group: Group) -> None:
    lines: list[str] = []
    transcript = Transcript(sandbox.world, lines.append, about=lambda chat: chat is group.chat)
    await anna.says("/new", group)
    sent = await bot.send_message(group.id, "ряд 1\n9 · 23", reply_markup=keyboard("a b", "c"))
    await anna.taps("b", wait=False)
    await bot.edit_message_text("ряд 2", group.id, sent.message_id)
    await bot.send_message(anna.id, "in private")
    transcript.close()
    await anna.says("/unheard", group)
    assert [line.split(" | ")[1].strip() for line in lines] == [
        *("Аня: /new", "Kon: ряд 1", "9 · 23", "[a] [b]", "[c]", "Аня taps [b]", "Kon edits: ряд 2"),
    ]


async def test_a_transcript_names_the_button_that_was_there_when_somebody_looked(
    bot: Bot, sandbox: Sandbox, anna: Person, group: Group
) -> None:
    lines: list[str] = []
    transcript = Transcript(sandbox.world, lines.append)
    sent = await bot.send_message(group.id, "ряд 1", reply_markup=keyboard("a b"))
    message, button = anna.finds("a", group)
    await bot.edit_message_text("ряд 2", group.id, sent.message_id, reply_markup=keyboard("c"))
    await anna.presses(message, button.data, wait=False)
    transcript.close()
    assert button.data != button.text
    assert lines[-1].endswith("Аня taps [a]")


async def test_messages_tell_text_html_and_buttons(bot: Bot, anna: Person) -> None:
    await bot.send_message(anna.id, "<b>Ход</b> &amp; 🏆", ParseMode.HTML, reply_markup=keyboard("a b", "c"))
    assert anna.last.text == "Ход & 🏆"
    assert anna.last.html == "<b>Ход</b> &amp; 🏆"
    assert anna.last.buttons == [["a", "b"], ["c"]]


async def test_people_are_held_to_what_telegram_lets_them(sandbox: Sandbox, anna: Person, group: Group) -> None:
    stranger = sandbox.person("Вика")
    for act in (stranger.says("/new", group), anna.says(" ", group), anna.upgrades(group)):
        with pytest.raises(NotAllowed):
            await act
    await anna.blocks()
    with pytest.raises(NotAllowed):
        await anna.says("hi")
    await anna.deletes_account()
    with pytest.raises(NotAllowed):
        await anna.start()
