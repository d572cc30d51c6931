"""Whole games of Aforator over HTTP, played by people who see only what their chats show; each is audited."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

import pytest

from bot.playground.policies.aforator import ALOUD, ASKED
from bot.playground.policies.aforator import policy as lively
from bot.sandbox.driver import Group, Person
from bot.sandbox.model import Message
from tests.e2e.audit import audit
from tests.e2e.history import Witness
from tests.e2e.house import House
from tests.e2e.scene import DAY, first, passes, settled, taps
from tests.e2e.whole import begun, finished, opened, told

pytestmark = pytest.mark.slow

STRETCH = 40
"""Taps between two audits."""
CROWDED = ("message to delete not found",)
"""What Telegram may say where somebody taps a hand that is just being replaced."""


@pytest.fixture
def witness(here: House) -> Witness:
    return Witness(here.sandbox)


@pytest.mark.parametrize(
    ("spoken", "scoring"),
    [(("ru", "ru"), "pro"), (("ru", "en", "ru", "en"), "simple"), (("ru",) * 6, "sum")],
    ids=["two, pro", "four, simple", "six, sum"],
)
async def test_a_game_to_its_end_in_each_scoring(
    here: House, witness: Witness, spoken: tuple[str, ...], scoring: str
) -> None:
    people, group = await opened(here, "aforator", *spoken)
    await here.chooses(group, people[0], "aforator", "scoring", scoring)
    await begun(here, people[0], group)
    policy = lively(Random(len(people)), len(people))
    session = await finished(here, witness, people, policy, stretch=STRETCH, tolerates=CROWDED)
    end = witness.trophies[0].text
    assert all(count in end for count in ("Карты:", "Сумма:", "Взятки:"))
    assert session.options.scoring == scoring
    codes = Counter(line.split(" ")[1][0] for line in (await here.store.sessions.log(session.id))[1:])
    assert codes["k"] > 20
    assert codes["t"]
    read = [message for message in witness.messages if message.text.startswith("🗣")]
    assert len(read) == codes["a"], "every reading is a message of its own"
    assert all(message.silent and not message.deleted for message in read)
    text, game = await told(here, witness, people[0], session)
    assert "розыгрыш" in text.casefold()
    assert game.book.id == "aforator", "it can be played again, and ends so"


async def test_a_card_in_sight_is_explained_to_everybody_and_one_in_hand_to_its_owner(here: House) -> None:
    people, group = await opened(here, "aforator", "ru", "ru", "ru")
    (gena,) = await here.friends("Гена")
    await gena.joins(group)
    await begun(here, people[0], group)
    mover = on_turn(people)
    lays = next(label for label in labels(mover.last) if "→" in label)
    await mover.taps(lays)
    await here.sandbox.until(lambda: mover.sees("На Кон", mover.last))
    assert "Гасит приём" in mover.last.text
    await mover.taps("На Кон", mover.last)
    await settled(here)
    table = board(group)
    told = [await person.presses(table, first(table).data) for person in (gena, *people)]
    assert {answer.alert for answer in told} == {True}
    assert len({answer.text for answer in told}) == 1
    assert "На Кону:" in told[0].text
    hand = mover.last
    own = await mover.presses(hand, first(hand).data)
    assert own.alert
    assert "На столе:" in own.text


async def test_what_was_just_laid_is_read_aloud_once_a_round(here: House, witness: Witness) -> None:
    people, group = await opened(here, "aforator", "ru", "ru")
    await begun(here, people[0], group)
    mover, other = on_turn(people), next(person for person in people if person is not on_turn(people))
    await lays(here, mover)
    hand = mover.last
    button = next(button for button in hand.flat if button.text in ALOUD)
    bells = len(other.bells)
    await mover.presses(hand, button.data)
    await settled(here)
    (read,) = [message for message in group.said if message.text.startswith("🗣")]
    assert f"🗣 \u2068{mover.name}\u2069 читает с выражением: «" in read.text
    assert read.silent
    assert len(other.bells) == bells
    assert not mover.sees("🗣 Вслух", mover.last)
    assert (await mover.presses(hand, button.data)).text == "Раз за розыгрыш, дай другим"
    assert other.sees("🗣 Вслух", other.last), "whoever is on turn may read, too"
    await audit(witness, here.store, here.settings)
    said, shown = read.text, board(group)
    there = shown.text
    await people[0].says("/lang", group)
    await taps(here, people[0], "English", group)
    await here.sandbox.until(lambda: shown.text != there)
    await settled(here)
    assert read.text == said, "it was read in the language that was spoken then"
    await audit(witness, here.store, here.settings)


async def test_silence_lays_the_smallest_card_and_says_so(here: House) -> None:
    people, group = await opened(here, "aforator", "ru", "ru", "ru")
    await begun(here, people[0], group)
    mover = on_turn(people)
    await passes(here, DAY + 60)
    assert "молчит: на Кон ложится" in board(group).text
    assert "Срок вышел, за тебя на Кону" in mover.last.text
    assert on_turn(people) is not mover


async def test_in_a_chat_with_two_games_a_command_asks_which_table_it_means(here: House) -> None:
    people, group = await opened(here, "aforator", "ru", "ru")
    await begun(here, people[0], group)
    await here.game(group, *people)
    anya, *_ = people
    await anya.says("/table", group)
    await here.sandbox.until(lambda: group.last.text == "За каким столом?")
    question = group.last
    await anya.presses(question, next(button.data for button in question.flat if "Афоратор" in button.text))
    await settled(here)
    assert question.deleted
    assert "Афоратор" in group.last.text
    await anya.says("/hand", group)
    await here.sandbox.until(lambda: group.last.text == "За каким столом?")
    await anya.taps("АП ТЕРН", group.last)
    await settled(here)
    assert "АП ТЕРН" in anya.last.text
    assert "За каким столом?" not in [message.text for message in group.said]


async def test_an_admin_who_is_asked_which_table_they_mean_is_still_one(here: House) -> None:
    people, group = await opened(here, "aforator", "ru", "ru")
    await begun(here, people[0], group)
    await here.game(group, *people)
    (olga,) = await here.friends("Ольга")
    await olga.joins(group)
    await people[0].promotes(olga, group)
    await olga.says("/stop", group)
    await here.sandbox.until(lambda: group.last.text == "За каким столом?")
    await olga.taps("АП ТЕРН", group.last)
    await here.sandbox.until(lambda: olga.sees("Прервать игру", group))
    await olga.taps("Прервать игру", group)
    await settled(here)
    assert (await here.session(group)).status == "closed"
    assert (await here.session(group, "aforator")).status == "playing"


@pytest.mark.parametrize("running", [False, True])
async def test_two_who_choose_different_games_at_once_get_a_board_each(
    here: House, witness: Witness, running: bool
) -> None:
    """The question becomes the first one's lobby; it must not be taken, or taken away, by the other's choice."""
    people = await here.friends("Аня", "Боря")
    anya, borya = people
    group = here.group(*people)
    await settled(here)
    if running:
        await here.game(group, *people)
    await anya.says("/new", group)
    await here.sandbox.until(lambda: group.last.text == "Во что сыграем?")
    question, (upturn, aforator, *_) = group.last, group.last.flat
    await asyncio.gather(anya.presses(question, aforator.data), borya.presses(question, upturn.data))
    await settled(here)
    shown = [message.text for message in group.said]
    assert sum("Афоратор" in text and "собираемся" in text for text in shown) == 1
    assert sum("АП ТЕРН" in text for text in shown) == 1
    await audit(witness, here.store, here.settings, tolerates=CROWDED)


async def lays(here: House, mover: Person) -> None:
    await mover.taps(next(label for label in labels(mover.last) if "→" in label))
    await here.sandbox.until(lambda: mover.sees("На Кон", mover.last))
    await mover.taps("На Кон", mover.last)
    await settled(here)


def on_turn(people: list[Person]) -> Person:
    return next(person for person in people if any(asked in person.last.text for asked in ASKED))


def labels(message: Message) -> list[str]:
    return [button.text for button in message.flat]


def board(group: Group) -> Message:
    return next(message for message in reversed(group.said) if "розыгрыш" in message.text and message.flat)
