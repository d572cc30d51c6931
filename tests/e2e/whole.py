"""What whole games over HTTP share: people who sit down in a lobby, play on between audits, and ask for the file."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext

from bot.callback_data import Press, Verb
from bot.playground.players import play_out
from bot.playground.view import Policy
from bot.sandbox.driver import Group, Person
from games import record
from games.replay import Course
from games.sessions.session import Session
from tests.e2e.audit import audit
from tests.e2e.history import Witness
from tests.e2e.house import House
from tests.e2e.scene import settled

Hurry = Callable[[House], AbstractAsyncContextManager[None]]
"""Lets time go faster while people play."""


async def opened(here: House, game: str, *spoken: str) -> tuple[list[Person], Group]:
    """A lobby of people who speak these languages."""
    people = await here.speaking(*spoken)
    group = here.group(*people)
    await here.lobby(group, *people, game=game)
    return people, group


async def begun(here: House, host: Person, group: Group) -> None:
    await host.taps("Поехали!", group)
    await settled(here)


def over(witness: Witness, taps: int) -> Callable[[], bool]:
    """Whether a game has ended, or so many more taps are made."""
    enough = len(witness.taps) + taps
    return lambda: bool(witness.trophies) or len(witness.taps) >= enough


async def finished(
    here: House,
    witness: Witness,
    people: list[Person],
    policy: Policy,
    *,
    stretch: int,
    tolerates: tuple[str, ...],
    hurry: Hurry = lambda _: nullcontext(),
) -> Session:
    """Plays to the end, with an audit every `stretch` taps a head and one at the end."""
    while not witness.trophies:
        async with hurry(here):
            await play_out(here.sandbox, people, over(witness, stretch * len(people)), policy)
        await settled(here)
        (session,) = await audit(witness, here.store, here.settings, tolerates=tolerates)
    assert session.status == "finished"
    assert len(witness.trophies) == 1
    return session


async def told(here: House, witness: Witness, person: Person, session: Session) -> tuple[str, Course]:
    """The file of the whole game as the person gets it: its text, and the game played again from it."""
    await person.presses(witness.trophies[0], Press(Verb.RECORD, session.id).data())
    await settled(here)
    document = person.last.content.document
    assert document
    text = here.sandbox.world.files[document.file_id].decode()
    return text, record.read(text)
