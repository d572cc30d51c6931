"""Whole games of UpTurn over HTTP, played by people who see only what their chats show; each is audited at its end."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest
import structlog

from bot.callback_data import Press, Verb
from bot.playground.players import Player, play_out
from bot.playground.policies.upturn import SAYS, sensible
from bot.playground.view import Policy, View
from bot.sandbox.driver import Group, Person
from bot.sandbox.model import Message
from games.sessions.session import Session
from tests.e2e.audit import audit
from tests.e2e.history import TROPHY, Witness
from tests.e2e.house import House
from tests.e2e.settled import settled

pytestmark = pytest.mark.slow

AGAIN = {"ru": "Ещё раз", "en": "Again"}
NAMES = {"ru": ("Аня", "Боря", "Вика", "Гена"), "en": ("Anya", "Borya", "Vika", "Gena")}
MY_TURN = {"ru": "👉 Твой ход", "en": "👉 Your turn"}
TURN = {"ru": "👉 Ходит", "en": "👉 \u2068"}
CATCH = "🫵"
SHORT = 24
"""The chance of a short game of three."""
STRETCH = 10
"""Taps between two audits."""
CROWDED = ("message is not modified", "message to delete not found", "message to edit not found")
"""What Telegram may say where several people tap the same old messages at once."""


class Seeds:
    """The chance of the games to come, so that every run deals the same tiles."""

    def __init__(self) -> None:
        self.next = 1

    def __call__(self) -> int:
        return self.next


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> Seeds:
    seeds = Seeds()
    monkeypatch.setattr("bot.handlers.context.chance", seeds)
    return seeds


@pytest.fixture(autouse=True)
def no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing may be logged as an error, by us or by a library."""
    with structlog.testing.capture_logs() as ours:
        yield
    assert [entry for entry in ours if entry["log_level"] in ("error", "critical")] == []
    assert [r.getMessage() for r in caplog.get_records("call") if r.levelno >= logging.ERROR] == []


@pytest.fixture
def witness(here: House) -> Witness:
    return Witness(here.sandbox)


@pytest.mark.parametrize(
    ("spoken", "group_speaks", "chances"),
    [
        (("ru", "ru"), "ru", (4, 6)),
        (("en", "en"), "en", (6, 8)),
        (("ru", "en", "ru"), "ru", (9, 15)),
        (("en", "ru", "en", "ru"), "en", (5, 8)),
    ],
)
async def test_a_game_to_its_end_and_once_more(
    here: House, witness: Witness, seeds: Seeds, spoken: tuple[str, ...], group_speaks: str, chances: tuple[int, int]
) -> None:
    people = await friends(here, *spoken)
    group = here.group(*people)
    seeds.next = chances[0]
    await here.game(group, *people)
    await played_to_its_end(here, witness, people)
    (session,) = await checked(here, witness)
    assert session.status == "finished"
    assert saw(witness, group.id, TURN[group_speaks])
    assert all(saw(witness, p.id, MY_TURN[language]) for p, language in zip(people, spoken, strict=True))

    seeds.next = chances[1]
    for person in people:
        assert (await here.session(group)).status != "playing"
        await person.taps(AGAIN[group_speaks], trophy(group))
    await settled(here)
    assert (await here.session(group)).status == "playing", "the same people are in"
    await played_to_its_end(here, witness, people)
    sessions = await checked(here, witness)
    assert [session.status for session in sessions] == ["finished", "finished"]
    assert len(trophy(group)) == 2


async def test_four_people_cost_three_sends_and_edits_a_move_at_most(
    here: House, witness: Witness, seeds: Seeds
) -> None:
    """With a board that is edited at once; when it waits its 3 seconds it is less."""
    people = await friends(here, "ru", "ru", "ru", "ru")
    group = here.group(*people)
    await here.game(group, *people)
    since = len(witness.calls)
    await played_to_its_end(here, witness, people)
    (session,) = await checked(here, witness)
    moves = len(await here.store.sessions.log(session.id)) - 1
    mean = witness.cost(since) / moves
    print(f"{mean:.2f} sends and edits a move, {moves} moves")
    assert moves > 50
    assert mean <= 3


async def test_the_last_tile_is_said_late_forgotten_and_caught(here: House, witness: Witness, seeds: Seeds) -> None:
    """A clock of an hour: everybody says «Последняя!» for themselves, and watches the others. All places are played."""
    seeds.next = 1
    people = await friends(here, "ru", "ru", "ru")
    group = here.group(*people)
    await here.lobby(group, *people)
    host, *_ = people
    for label in ("Условия", "Часы: сутки", "Час", "Играем: до первого", "За все места", "‹ К сбору", "Поехали!"):
        await host.taps(label, group)
        await settled(here)
    async with asyncio.TaskGroup() as together:
        for person, policy in zip(people, (sensible, forgetful(late=True), forgetful(late=False)), strict=True):
            together.create_task(Player(here.sandbox, person, policy).play(lambda: bool(witness.trophies)))
            together.create_task(catches(here, witness, person, group))
    (session,) = await checked(here, witness)
    codes = Counter(line.split(" ")[1] for line in (await here.store.sessions.log(session.id))[1:])
    caught = sum(n for code, n in codes.items() if code in ("c0", "c1", "c2"))
    print(f"{codes.total()} moves, said late {codes['say']} times, caught {caught} times")
    assert caught
    assert codes["say"] + sum(n for code, n in codes.items() if code.endswith("!"))
    assert session.options.goes_on
    assert saw(witness, group.id, "Без фишек"), "they played on for the other places"
    assert len(session.state.out) == 2


@pytest.mark.parametrize("seed", range(2))
async def test_whatever_people_tap_the_game_can_be_finished(here: House, witness: Witness, seed: int) -> None:
    people = await friends(here, *(("ru", "en", "ru") if seed % 2 else ("en", "ru")))
    group = here.group(*people)
    await here.lobby(group, *people)
    await asyncio.gather(*(taps_about(here, person, group, Random(f"{seed} {person.id}"), 80) for person in people))
    await settled(here)
    await finished(here, witness, group, people)
    await settled(here)
    await audit(witness, here.store, here.settings, tolerates=CROWDED)


async def test_a_game_is_finished_from_a_lobby_beside_another_one(here: House, witness: Witness) -> None:
    """As a wild beginning may leave it: the test above once waited for ever for a table at which nobody sat."""
    people = await friends(here, "ru", "ru", "ru")
    group = here.group(*people)
    await here.lobby(group, *people)
    first = await here.session(group)
    await here.lobby(group, *people[1:], game="raiders")
    for person in people[:2]:
        await person.presses(group.last, Press(Verb.LEAVE, first.id).data())
    await settled(here)
    await finished(here, witness, group, people)


async def test_those_who_ask_for_more_at_the_same_moment_get_one_table(
    here: House, witness: Witness, seeds: Seeds
) -> None:
    seeds.next = SHORT
    people = await friends(here, "ru", "ru", "ru")
    group = here.group(*people)
    await here.game(group, *people)
    await played_to_its_end(here, witness, people)
    await settled(here)
    seeds.next = 6
    eager = [*people, people[0], people[1]]
    await asyncio.gather(*(person.taps(AGAIN["ru"], trophy(group)) for person in eager))
    _, rematch = await checked(here, witness)
    assert rematch.status == "playing"
    assert {chair.person.id for chair in rematch.chairs} == {person.id for person in people}


async def test_a_rematch_begins_when_all_who_were_called_are_there_a_new_face_beside_them(
    here: House, witness: Witness, seeds: Seeds
) -> None:
    seeds.next = SHORT
    people = await friends(here, "ru", "ru", "ru")
    group = here.group(*people)
    await here.game(group, *people)
    await played_to_its_end(here, witness, people)
    await settled(here)
    seeds.next = 6
    vika = people.pop()
    for person in people:
        await person.taps(AGAIN["ru"], trophy(group))
    (gena,) = await here.friends("Гена")
    await gena.joins(group)
    await here.sandbox.until(lambda: f"Зовём снова: \u2068{vika.name}\u2069" in group.last.text)
    await gena.taps("Играю!", group)
    await settled(here)
    assert (await here.session(group)).status == "gathering"
    assert len(vika.bells[-1].message.chat.members) == 5, "the invited one was rung in the group"
    await vika.taps("Играю!", group)
    await settled(here)
    _, rematch = await checked(here, witness)
    assert rematch.status == "playing"
    assert len(rematch.chairs) == 4


async def test_a_rematch_waits_for_the_start_of_a_new_face_and_begins_with_it(
    here: House, witness: Witness, seeds: Seeds
) -> None:
    group, (anya, borya) = await played_by_two(here, witness, seeds)
    (gena,) = await here.friends("Гена", started=False)
    await gena.joins(group)
    await anya.taps(AGAIN["ru"], trophy(group))
    await here.sandbox.until(lambda: gena.sees("Играю!", group))
    link = (await gena.taps("Играю!", group)).url
    await borya.taps("Играю!", group)
    await settled(here)
    assert (await here.session(group)).status == "gathering"
    await gena.follows(link)
    await settled(here)
    _, rematch = await checked(here, witness)
    assert rematch.status == "playing"
    assert "АП ТЕРН" in gena.last.text


async def test_a_rematch_begins_when_the_last_who_was_missing_declines(
    here: House, witness: Witness, seeds: Seeds
) -> None:
    seeds.next = SHORT
    anya, borya, vika = people = await friends(here, "ru", "ru", "ru")
    group = here.group(*people)
    await here.game(group, *people)
    await played_to_its_end(here, witness, people)
    await settled(here)
    seeds.next = 6
    await anya.taps(AGAIN["ru"], trophy(group))
    await here.sandbox.until(lambda: borya.sees("Играю!", group))
    await borya.taps("Играю!", group)
    await settled(here)
    assert (await here.session(group)).status == "gathering"
    assert (await vika.taps("Выйти", group)).text == "Ты уже не за столом. Передумаешь — «Играю!»"
    await settled(here)
    _, rematch = await checked(here, witness)
    assert [chair.person.id for chair in rematch.chairs] == [anya.id, borya.id]
    assert rematch.status == "playing"


async def played_by_two(here: House, witness: Witness, seeds: Seeds) -> tuple[Group, list[Person]]:
    """A game that two have just played to its end."""
    seeds.next = 8
    people = await friends(here, "ru", "ru")
    group = here.group(*people)
    await here.game(group, *people)
    await played_to_its_end(here, witness, people)
    await settled(here)
    seeds.next = 6
    return group, people


async def test_a_lobby_in_the_message_of_a_closed_one_is_left_alone_by_that(here: House, witness: Witness) -> None:
    (anya,) = await friends(here, "ru")
    group = here.group(anya)
    await here.lobby(group, anya)
    await anya.says("/stop", group)
    await here.sandbox.until(lambda: anya.sees("Собрать снова", group))
    await anya.taps("Собрать снова", group)
    await here.sandbox.until(lambda: anya.sees("Играю!", group))
    await here.store.chats.note(group.id, language="en")
    await anya.start()  # shows all tables of hers again, the closed one too
    await here.sandbox.until(lambda: anya.sees("Join", group))
    closed, lobby = await checked(here, witness)
    assert (closed.status, lobby.status) == ("closed", "gathering")


async def friends(here: House, *spoken: str) -> list[Person]:
    """People with these languages, who have pressed Start."""
    people = []
    for seat, language in enumerate(spoken):
        people += await here.friends(NAMES[language][seat], language=language)
    return people


async def played_to_its_end(
    here: House, witness: Witness, people: list[Person], *, tolerates: Sequence[str] = ()
) -> None:
    """They play, and are audited now and then on the way."""
    ends = len(witness.trophies) + 1
    while len(witness.trophies) < ends:
        await play_out(here.sandbox, people, a_stretch(witness, ends))
        await settled(here)
        await audit(witness, here.store, here.settings, tolerates=tolerates)


def a_stretch(witness: Witness, ends: int) -> Callable[[], bool]:
    """Whether people have tapped enough for an audit, or so many games have ended."""
    enough = len(witness.taps) + STRETCH
    return lambda: len(witness.taps) >= enough or len(witness.trophies) >= ends


async def checked(here: House, witness: Witness) -> list[Session]:
    """All sessions, after a clean audit."""
    await settled(here)
    return await audit(witness, here.store, here.settings)


def trophy(group: Group) -> list[Message]:
    return [message for message in group.said if TROPHY in message.text]


def saw(witness: Witness, chat: int, beginning: str) -> bool:
    return any(line.startswith(beginning) for line in witness.lines[chat])


def forgetful(*, late: bool) -> Policy:
    """Lays the last but one tile silently, a few times; then says it with the move. `late`: after the move, too."""
    forgets = iter(range(3))

    def policy(view: View) -> str | None:
        saying = next((label for label in view.labels if label.startswith(SAYS)), None)
        if saying is not None:
            return saying if late else sensible(without(view, lambda label: label == saying))
        silent = without(view, lambda label: SAYS in label)
        return sensible(silent if silent != view and next(forgets, None) is not None else view)

    return policy


def without(view: View, unwanted: Callable[[str], bool]) -> View:
    rows = (tuple(label for label in row if not unwanted(label)) for row in view.rows)
    return View(view.text, tuple(filter(None, rows)), view.tried)


async def catches(here: House, witness: Witness, person: Person, group: Group) -> None:
    """Watches the board, and is quick."""
    while not witness.trophies:
        if person.sees(CATCH, group):
            await person.taps(CATCH, group)
        await here.sandbox.world.pulse.wait(1.0)


async def taps_about(here: House, person: Person, group: Group, chance: Random, taps: int) -> None:
    """Taps anything that can be seen, in the group and in private, however old."""
    for _ in range(taps):
        seen = [(m, button) for m in (*group.said, *person.received) for button in m.flat if button.data]
        if seen:
            message, button = chance.choice(seen)
            await person.presses(message, button.data)
        else:
            await here.sandbox.world.pulse.wait(0.1)


async def finished(here: House, witness: Witness, group: Group, people: Sequence[Person]) -> None:
    """Whatever there is now: they sit down, begin and play to the end."""
    session = await here.session(group)
    if session.ended is not None:
        await people[0].says("/new upturn", group)
        await settled(here)
        session = await here.session(group)
    if session.status == "gathering":  # by its buttons, since /join may mean another game's lobby
        for verb, eager in ((Verb.JOIN, people), (Verb.START, people[:1])):
            for person in eager:
                await person.presses(group.last, Press(verb, session.id).data())
            await settled(here)
    assert (await here.session(group)).status == "playing"
    await played_to_its_end(here, witness, list(people), tolerates=CROWDED)
