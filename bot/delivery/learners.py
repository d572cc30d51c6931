"""Who has learned a game: nobody is taught again what they have played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from storage.people import People, Who
from storage.sessions import Change


async def note(people: People, change: Change) -> None:
    """Remembers what people have learned by a change of their table."""
    game = change.after.game
    for person in learners(change):
        await people.change(person, lambda who: _knows(who, game))


def learners(change: Change) -> Iterator[int]:
    """The novices who have made their first move by it; all of them, if the game has come to its end."""
    before, after = change.before, change.after
    if before.status != "playing":
        return
    for old, new in zip(before.chairs, after.chairs, strict=True):
        if new.person and new.novice and (after.status == "finished" or (new.seen and not old.seen)):
            yield new.person.id


def _knows(who: Who, game: str) -> Who:
    return who if game in who.learned else replace(who, learned=(*who.learned, game))
