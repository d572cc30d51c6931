"""Practice: one person alone with rivals, in the private chat."""

from __future__ import annotations

from random import Random

import pytest

from bot.callback_data import Press, Verb
from bot.playground import policies
from bot.playground.players import play_out
from bot.playground.view import Policy, View
from bot.sandbox.driver import Person
from bot.sandbox.model import Message
from bot.text.words import speak
from games import catalogue
from games.game import Seat
from games.lesson import lesson_of
from games.sessions import rivalry
from games.sessions.session import Session
from tests.e2e.audit import audit
from tests.e2e.history import Witness
from tests.e2e.house import House
from tests.e2e.scene import settled, taps

pytestmark = pytest.mark.slow

WORDS = {
    "ru": ("🎯 Потренироваться", "Разумный", "Поехали!", "✖ Выйти", "📜 Ходы"),
    "en": ("🎯 Practise", "Sensible", "Let's go!", "✖ Finish", "📜 Moves"),
}
SKIP = {"ru": "Знаю, играем ›", "en": "I know it, play ›"}
GAMES = {"upturn": ("АП ТЕРН", "UpTurn"), "aforator": ("Афоратор", "Aforator"), "raiders": ("Рейдеры", "Raiders")}

UNCHANGED = ("message is not modified",)
"""What Telegram says to somebody who chooses what is chosen already."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing takes its time."""
    monkeypatch.setattr("games.sessions.lessons.PACE", 0.01)
    monkeypatch.setattr("games.sessions.window_timing.LEAST_PRACTICE", 0.02)


async def practised(here: House, person: Person, game: str = "upturn", rivals: int = 1, level: str = "") -> Session:
    """A table in private that has begun."""
    language = person.user.language
    way, sensible, start, *_ = WORDS[language]
    before = {session.id for session in await tables(here, person)}
    await person.says("/games")
    await settled(here)
    await taps(here, person, way, person.last)
    await settled(here)
    for label in (GAMES[game][language == "en"], SKIP[language], f"{rivals} 🤖", level or sensible, start):
        if label == SKIP[language] and not person.sees(label, person.last):
            continue
        await taps(here, person, label, person.last)
        await settled(here)
    (session,) = [session for session in await tables(here, person) if session.id not in before]
    return session


async def tables(here: House, person: Person) -> list[Session]:
    """Where somebody practises."""
    found = [await here.store.sessions.load(sid) for sid in await here.store.people.games(person.id)]
    return [session for session in found if session and session.private and session.ended is None]


def playing(policy: Policy) -> Policy:
    """A policy that neither ends the table nor reads what was played."""
    aside = {label for words in WORDS.values() for label in words[3:]}

    def choose(view: View) -> str | None:
        rows = tuple(tuple(label for label in row if label not in aside) for row in view.rows)
        return policy(View(view.text, rows, view.tried))

    return choose


async def played(here: House, person: Person, session: Session) -> None:
    """Until it is over."""
    policy = playing(policies.policy(session.game, Random(1), len(session.chairs)))
    over = [False]

    def ended() -> bool:
        over[0] = over[0] or any(message.text.startswith("🏆") for message in person.received)
        return over[0]

    await play_out(here.sandbox, [person], ended, policy)
    await settled(here)


def table_of(person: Person) -> Message:
    return [message for message in person.received if not message.deleted][-1]


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("game", [game.id for game in catalogue.newest()])
async def test_one_person_plays_any_game_to_its_end_in_one_message(here: House, game: str, language: str) -> None:
    witness = Witness(here.sandbox)
    (anya,) = await here.friends("Аня", language=language)
    session = await practised(here, anya, game)
    assert session.chat == anya.id
    assert session.clock == "none"
    message = table_of(anya)
    said = len(anya.received)
    await played(here, anya, session)
    ended = await here.store.sessions.load(session.id)
    assert ended
    assert ended.status == "finished"
    assert message.text.startswith("🏆"), "the end stands where the table stood"
    aloud = sum(text.text.startswith("🗣") for text in anya.received)
    assert len(anya.received) - aloud == said, "one message from the deal to the end"
    await audit(witness, here.store, here.settings, tolerates=UNCHANGED)


async def test_whoever_taps_twice_opens_one_table(here: House) -> None:
    (anya,) = await here.friends("Аня")
    await practised(here, anya)
    question = next(message for message in anya.received if "стол ниже" in message.text)
    (session,) = await tables(here, anya)
    start = Press(Verb.PRACTICE, choice="upturn.1.sensible.go").data()
    for _ in range(2):
        await anya.presses(question, start)
    await settled(here)
    assert [table.id for table in await tables(here, anya)] == [session.id]


async def test_the_sixth_table_is_refused_until_one_is_finished(here: House) -> None:
    (anya,) = await here.friends("Аня")
    for _ in range(5):
        await practised(here, anya)
    await anya.says("/games")
    await settled(here)
    for label in ("🎯 Потренироваться", "АП ТЕРН", SKIP["ru"]):
        await anya.taps(label, anya.last)
        await settled(here)
    question = anya.last
    refused = await anya.taps("Поехали!", question)
    assert refused.text == "Открыто уже 5 учебных столов: доиграй или закончи один"
    assert len(await tables(here, anya)) == 5
    board = next(message for message in anya.received if any("✖ Выйти" in row for row in message.buttons))
    await anya.taps("✖ Выйти", board)
    await settled(here)
    await taps(here, anya, "Прервать игру")
    await settled(here)
    assert len(await tables(here, anya)) == 4
    await anya.taps("Поехали!", question)
    await settled(here)
    assert len(await tables(here, anya)) == 5


async def test_a_table_is_finished_after_a_question_and_goes_on_after_the_other_answer(here: House) -> None:
    witness = Witness(here.sandbox)
    (anya,) = await here.friends("Аня")
    session = await practised(here, anya)
    board = table_of(anya)
    await anya.taps("✖ Выйти", board)
    await settled(here)
    await taps(here, anya, "Играем дальше")
    await settled(here)
    assert (await tables(here, anya))[0].status == "playing"
    await anya.taps("✖ Выйти", board)
    await settled(here)
    await taps(here, anya, "Прервать игру")
    await settled(here)
    closed = await here.store.sessions.load(session.id)
    assert closed
    assert closed.closed == "stopped"
    assert "без счёта" in board.text
    await audit(witness, here.store, here.settings, tolerates=UNCHANGED)


async def test_once_more_after_the_end_against_the_same_and_only_once(here: House) -> None:
    (anya,) = await here.friends("Аня")
    session = await practised(here, anya, rivals=2)
    await played(here, anya, session)
    end = next(message for message in anya.received if message.text.startswith("🏆"))
    for _ in range(2):
        await anya.taps("Ещё раз", end)
        await settled(here)
    (anew,) = await tables(here, anya)
    assert [chair.rival for chair in anew.chairs] == [chair.rival for chair in session.chairs]
    assert anew.status == "playing"


async def test_a_table_lives_on_over_a_restart_of_the_bot(here: House) -> None:
    (anya,) = await here.friends("Аня")
    session = await practised(here, anya, "aforator", rivals=3)
    await here.closes()
    await here.opens()
    await settled(here)
    await played(here, anya, session)
    ended = await here.store.sessions.load(session.id)
    assert ended
    assert ended.status == "finished"


async def test_nobody_else_can_touch_it(here: House) -> None:
    anya, borya = await here.friends("Аня", "Боря")
    session = await practised(here, anya)
    group = here.group(anya, borya)
    await here.lobby(group, borya)
    forged = Press(Verb.STOP, session.id).data()
    assert (await borya.presses(group.last, forged)).text
    way = Press(Verb.PRACTICE, choice="upturn.1.easy.go").data()
    assert (await borya.presses(group.last, way)).text == "Тренировка живёт в личке"
    assert (await tables(here, anya))[0].status == "playing"
    assert not await tables(here, borya)


@pytest.mark.parametrize("choice", ["chess.1.easy.go", "upturn.9.easy.go", "upturn.1.godlike.go", "....", "upturn.x"])
async def test_what_no_button_says_does_no_harm(here: House, choice: str) -> None:
    (anya,) = await here.friends("Аня")
    await anya.says("/games")
    await settled(here)
    await anya.presses(anya.last, Press(Verb.PRACTICE, choice=choice).data())
    await settled(here)
    for table in await tables(here, anya):
        assert 2 <= len(table.chairs) <= 4
    assert not here.sandbox.mistakes


async def test_practice_is_in_no_digest_and_stands_among_my_games(here: House) -> None:
    (anya,) = await here.friends("Аня")
    await practised(here, anya)
    await anya.says("/games")
    await settled(here)
    assert "тренировка" in anya.last.text


async def taught(here: House, person: Person, game: str) -> Session:
    """The lesson of a game, at its first step."""
    language = person.user.language
    await person.says("/games")
    await settled(here)
    for label in (WORDS[language][0], GAMES[game][language == "en"], "🎓"):
        await taps(here, person, label, person.last)
        await settled(here)
    (session,) = await tables(here, person)
    return session


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("game", [game.id for game in catalogue.newest()])
async def test_the_first_practice_is_a_lesson_that_ends_in_a_free_game(here: House, game: str, language: str) -> None:
    witness = Witness(here.sandbox)
    (anya,) = await here.friends("Аня", language=language)
    session = await taught(here, anya, game)
    words, course = speak(language), lesson_of(catalogue.game(game))
    assert course is not None
    message = table_of(anya)
    for number, step in enumerate(course.steps, 1):
        await here.sandbox.until(lambda n=number: f"🎓 {n} " in message.text)
        assert words.text(f"{game}-lesson-{step.key}") in message.text
        assert len(message.text) <= 4096
        await _does(here, anya, session.id, message, step.tries[0])
    done = words.text(f"{game}-lesson-done")
    await here.sandbox.until(lambda: done in message.text)
    await played(here, anya, session)
    assert message.text.startswith("🏆")
    await audit(witness, here.store, here.settings, tolerates=UNCHANGED)


async def _does(here: House, person: Person, id: str, message: Message, code: str) -> None:
    """Plays a move of the hand, by whatever button."""
    session = await here.store.sessions.load(id)
    assert session
    epoch = session.chairs[0].epoch
    await person.presses(message, Press(Verb.MOVE, id, epoch, code).data())
    await settled(here)


async def test_in_a_lesson_another_move_is_told_by_what_would_come_of_it(here: House) -> None:
    (anya,) = await here.friends("Аня")
    session = await taught(here, anya, "upturn")
    message = table_of(anya)
    before = (await here.store.sessions.log(session.id))[:]
    await _does(here, anya, session.id, message, "draw")
    assert "🔮 Было бы так:" in message.text
    assert speak("ru").text("upturn-lesson-first-else") in message.text
    assert await here.store.sessions.log(session.id) == before


async def test_whoever_has_begun_a_lesson_is_not_sent_there_first_again_but_may_go(here: House) -> None:
    (anya,) = await here.friends("Аня")
    await taught(here, anya, "upturn")
    await anya.says("/games")
    await settled(here)
    for label in ("🎯 Потренироваться", "АП ТЕРН"):
        await taps(here, anya, label, anya.last)
        await settled(here)
    assert ["🎓 Сначала урок"] in anya.last.buttons
    assert ["Поехали!"] in anya.last.buttons


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("game", [game.id for game in catalogue.newest()])
async def test_a_hint_says_what_a_strong_player_would_do_and_why_until_one_moves(
    here: House, game: str, language: str
) -> None:
    witness = Witness(here.sandbox)
    (anya,) = await here.friends("Аня", language=language)
    session = await practised(here, anya, game, rivals=2)
    await _until_asked(here, session)
    message = table_of(anya)
    await anya.taps("💡", message)
    await settled(here)
    (line,) = [line for line in message.text.splitlines() if line.startswith("💡")]
    assert line.endswith(" %")
    strong = rivalry.choice(await _stored(here, session), Seat(0), "strong")
    await _does(here, anya, session.id, message, strong.code)
    await _until_asked(here, session)
    assert "💡 " not in message.text
    await audit(witness, here.store, here.settings, tolerates=UNCHANGED)


async def _stored(here: House, session: Session) -> Session:
    now = await here.store.sessions.load(session.id)
    assert now
    return now


async def _until_asked(here: House, session: Session) -> None:
    """Until it is the person's turn, or it is over."""
    await settled(here)
    while (now := await _stored(here, session)).status == "playing" and not now.asked(Seat(0)):
        await here.sandbox.world.pulse.wait(1)
        await settled(here)


async def test_hints_are_for_those_whose_turn_it_is_at_a_table_of_rivals(here: House) -> None:
    anya, borya = await here.friends("Аня", "Боря")
    group = here.group(anya, borya)
    await here.game(group, anya, borya)
    session = await here.session(group)
    mover, other = (anya, borya) if session.asked(Seat(0)) else (borya, anya)
    for person in (mover, other):
        epoch = session.chairs[session.seat_of(person.id) or 0].epoch
        told = await person.presses(person.last, Press(Verb.HINT, session.id, epoch).data())
        assert told.text == "Подсказки только там, где все соперники роботы"
    alone = await taught(here, anya, "upturn")
    told = await anya.presses(table_of(anya), Press(Verb.HINT, alone.id, alone.chairs[0].epoch).data())
    assert told.text == "Подсказка будет, когда твой ход", "a lesson says itself what to do"
    stale = await practised(here, borya)
    told = await borya.presses(table_of(borya), Press(Verb.HINT, stale.id, 99).data())
    assert "прошлом" in told.text


async def test_where_no_hint_can_be_had_one_is_told_so_and_may_try_again(
    here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    (anya,) = await here.friends("Аня")
    monkeypatch.setattr(here.app.thinker.children, "_command", ("/nowhere/python",))
    session = await practised(here, anya)
    await _until_asked(here, session)
    assert (await anya.taps("💡", table_of(anya))).text == "Ничего умного в голову не идёт, попробуй ещё раз"
