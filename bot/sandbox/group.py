"""Groups for tests."""

from __future__ import annotations

from bot.sandbox import acts
from bot.sandbox.model import Chat, Message
from bot.sandbox.world import World


class Group:
    """A group, supergroup, forum or channel; it stays itself when it is upgraded."""

    def __init__(self, world: World, chat: Chat) -> None:
        self._world, self._chat = world, chat

    def __repr__(self) -> str:
        return f"Group({self.chat.title!r}, {self.chat.id})"

    @property
    def chat(self) -> Chat:
        return self._chat.migrated_to or self._chat

    @property
    def id(self) -> int:
        return self.chat.id

    @property
    def messages(self) -> list[Message]:
        """All that can be seen, the newest last; after an upgrade with those from before."""
        chats = (self._chat, self._chat.migrated_to) if self._chat.migrated_to else (self._chat,)
        return [message for chat in chats for message in chat.messages.values()]

    @property
    def said(self) -> list[Message]:
        """Without service messages."""
        return [message for message in self.messages if not message.service]

    @property
    def last(self) -> Message:
        return self.said[-1]

    def message(self, id: int) -> Message:
        return self.chat.messages[id]

    def silence(self, silenced: bool = True) -> None:
        """Only admins may write from now on; the bot too."""
        self.chat.silenced = silenced

    def forbid_photos(self, forbidden: bool = True) -> None:
        """Only admins may send photos from now on; the bot may write."""
        acts.forbid_photos(self._world, self.chat, forbidden=forbidden)

    def hide_members(self) -> None:
        """From now on only admins see who is here; who the admins are, everybody does."""
        self.chat.hides_members = True
