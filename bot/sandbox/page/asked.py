"""What a browser asks for, read with care: a page may be old, and what it names may be gone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.sandbox.acts import NotAllowed
from bot.sandbox.model import Chat, Json, Message, User
from bot.sandbox.world import World


@dataclass(frozen=True, slots=True)
class Asked:
    """One request. All methods raise NotAllowed for what isn't there or makes no sense."""

    world: World
    fields: Json

    def text(self, name: str, default: str | None = None) -> str:
        text = str(self._field(name, str, default))
        if any("\ud800" <= sign <= "\udfff" for sign in text):
            raise NotAllowed(f"{name} is no text")
        return text

    def number(self, name: str, default: int | None = None) -> int:
        return int(self._field(name, int, default))

    def flag(self, name: str, default: bool | None = None) -> bool:
        return bool(self._field(name, bool, default))

    def seconds(self, name: str, longest: float, default: float | None = None) -> float:
        seconds = float(self._field(name, (int, float), default))
        if not 0 <= seconds <= longest:
            raise NotAllowed(f"{name} must lie between 0 and {longest:g}")
        return seconds

    def user(self, name: str = "as") -> User:
        return self._person(self.number(name))

    def users(self, name: str) -> list[User]:
        return [self._person(id) for id in self._field(name, list, None)]

    def chat(self, name: str = "chat") -> Chat:
        """A group by its id, a private chat by its person's."""
        id = self.number(name)
        if id in self.world.chats:
            return self.world.chats[id]
        return self.world.private(self._person(id))

    def group(self, name: str = "chat") -> Chat:
        chat = self.chat(name)
        if chat.private:
            raise NotAllowed("that is for groups")
        return chat

    def message(self, name: str = "id") -> Message:
        message = self.chat().messages.get(self.number(name))
        if message is None:
            raise NotAllowed("that message is gone")
        return message

    def has(self, name: str) -> bool:
        """Whether it is there at all: null is not."""
        return self.fields.get(name) is not None

    def _person(self, id: Any) -> User:
        user = self.world.users.get(id) if isinstance(id, int) else None
        if user is None or user.is_bot:
            raise NotAllowed(f"nobody is {id}")
        return user

    def _field(self, name: str, kind: Any, default: Any) -> Any:
        value = self.fields.get(name)
        if value is None:
            value = default
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise NotAllowed(f"{name} is missing" if value is None else f"{name} can't be {value!r}")
        return value
