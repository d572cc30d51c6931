"""Chats as readable text: a message with its keyboard, and everything as it happens, line by line."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, tzinfo

from bot.sandbox.happenings import Answered, Deleted, Edited, Happening, Reacted, Sent, Tapped
from bot.sandbox.model import Button, Chat, Json, Message, Query, User
from bot.sandbox.world import World

SHOWN = 3
"""Messages of a chat in a picture of the whole."""


class Transcript:
    """Writes down what is said and done from now on, in all chats or in those that `about` accepts."""

    def __init__(
        self,
        world: World,
        write: Callable[[str], None] = print,
        *,
        about: Callable[[Chat], bool] = lambda chat: True,
        zone: tzinfo = UTC,
    ) -> None:
        self._world, self._write, self._about, self._zone = world, write, about, zone
        self._labels: dict[tuple[int, str], str] = {}
        """Of buttons, by message and data: who taps may have seen a keyboard that has changed since."""
        self.close = world.listen(self._hear)
        """Ends the transcript."""

    def _hear(self, happening: Happening) -> None:
        match happening:
            case Sent(message):
                self._read(message)
                self._put(message.chat, f"{author(message)}: ", content(message))
            case Edited(message):
                self._read(message)
                self._put(message.chat, f"{author(message)} edits: ", content(message))
            case Deleted(message):
                self._put(message.chat, "", [f"({author(message)}'s message is deleted: {_short(message)})"])
            case Tapped(query):
                self._put(query.message.chat, "", [f"{query.user.first_name} taps [{self._label(query)}]"])
            case Answered(query) if query.text or query.url:
                way = "alert" if query.alert else "toast" if query.text else "opens"
                self._put(query.message.chat, "", [f"{way} to {query.user.first_name}: {query.text or query.url}"])
            case Reacted(message, user):
                self._put(message.chat, "", [f"{user.first_name} reacts {message.reactions.get(user.id, 'no more')}"])
            case _:
                pass

    def _read(self, message: Message) -> None:
        self._labels |= {(message.number, button.data): button.text for button in message.flat}

    def _label(self, query: Query) -> str:
        self._read(query.message)
        return self._labels.get((query.message.number, query.data), query.data)

    def _put(self, chat: Chat, head: str, lines: list[str]) -> None:
        if not self._about(chat):
            return
        time = datetime.fromtimestamp(self._world.clock.now(), self._zone).strftime("%H:%M:%S")
        for number, line in enumerate(lines):
            self._write(f"{time} {title(chat)} | {head if not number else ' ' * len(head)}{line}")


def picture(world: World) -> str:
    """The newest messages of every chat."""
    lines = []
    for chat in world.chats.values():
        for message in list(chat.messages.values())[-SHOWN:]:
            lines += [f"{title(chat)} | {author(message)}: {line}" for line in content(message)]
    return "\n".join(lines)


def title(chat: Chat) -> str:
    return f"@{_name(chat.peer)}" if chat.peer else chat.title


def author(message: Message) -> str:
    if message.sender_chat:
        return message.sender_chat.title
    return _name(message.sender)


def keyboard(message: Message) -> list[str]:
    """[a] [b], a line a row; links carry an arrow."""
    return [" ".join(f"[{_shown(button)}]" for button in row) for row in message.keyboard]


def _shown(button: Button) -> str:
    return button.text if button.data or button.text.endswith("↗") else f"{button.text} ↗"


def content(message: Message) -> list[str]:
    """What stands in a message, line by line: its text and its keyboard."""
    if message.service:
        return [_service(message.service)]
    return [*_text(message), *keyboard(message)]


def _text(message: Message) -> list[str]:
    """Line by line; the first one tells of a picture or file that this is the caption of."""
    text = message.text.splitlines() or [""]
    if message.content.photo:
        text[0] = f"(picture) {text[0]}".rstrip()
    if document := message.content.document:
        text[0] = f"(file {document.name}) {text[0]}".rstrip()
    return text


def _service(service: Json) -> str:
    return f"({', '.join(service).replace('_', ' ')})"


def _short(message: Message) -> str:
    line = _text(message)[0]
    return line if len(line) <= 40 else f"{line[:39]}…"


def _name(user: User | None) -> str:
    return (user.first_name or "deleted account") if user else ""
