"""Every commit of a store in this process, with the update that it came from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

from games.sessions.session import Session
from storage.connect import Store
from storage.sessions import Change


@dataclass(frozen=True)
class Commit:
    """`before` is None for a new session."""

    update: int | None
    before: Session | None
    after: Session


@dataclass
class Ledger:
    commits: list[Commit] = field(default_factory=list)

    @contextmanager
    def of(self, store: Store, seen: Callable[[Commit], object] = lambda commit: None) -> Iterator[None]:
        """Writes down what is committed meanwhile; `seen` hears of each at once."""
        sessions = store.sessions
        change, create = sessions.change, sessions.create

        def enter(commit: Commit) -> None:
            self.commits.append(commit)
            seen(commit)

        async def changed(id: str, how: Any, *, now: float, update: int | None = None) -> Change:
            done = await change(id, how, now=now, update=update)
            if done.before.version != done.after.version:
                enter(Commit(update, done.before, done.after))
            return done

        async def created(session: Session, *, now: float, update: int | None = None, **more: Any) -> Session:
            there = await create(session, now=now, update=update, **more)
            if there.version == 1 and there.opened == now:
                enter(Commit(update, None, there))
            return there

        with patch.object(sessions, "change", changed), patch.object(sessions, "create", created):
            yield
