"""What is written in callback_data (≤ 64 bytes): what a button does, to which session, in which epoch, which choice."""

from dataclasses import dataclass
from enum import StrEnum

LIMIT = 64


class Verb(StrEnum):
    """What a button does. The values are stored in messages that live for months: never reuse one."""

    MOVE = "m"
    """Plays the move `choice`, of the seat's `epoch`."""
    ACT = "a"
    """Plays the move `choice` for whoever taps, whatever the epoch: a race, as `c2` for a catch."""
    OPEN = "o"
    """Opens the menu `choice` of the tapper's hand (empty: back to the hand), of the seat's `epoch`."""
    WHY = "y"
    """Says why the piece `choice` can't be played now."""
    LOOK = "z"
    """Opens the menu `choice` of the tapper's hand, whatever the epoch: it is drawn from what is there now."""
    ORDER = "Z"
    """How the tapper is asked in windows: `can`, `mine`, `always`, or `rest` (not any more in this one)."""
    AHEAD = "A"
    """Orders the move `choice` for the tapper's next turn, or no more; empty: forgets all that they have ordered."""
    AUTO = "D"
    """Whether the bot makes the tapper's moves in which there is nothing to decide: `on` or `off`."""
    EXPLAIN = "d"
    """What the piece `choice` is and does, as an alert."""
    UNDO = "u"
    TABLE = "t"
    """What lies on the table, as an alert."""
    HAND = "h"
    """The tapper's hand, as an alert."""
    TO_HAND = "H"
    """Sends the tapper's hand anew, in private."""
    JOIN = "j"
    LEAVE = "l"
    START = "s"
    START_ANYWAY = "S"
    LOBBY = "b"
    """Shows the menu `choice` of the lobby: empty, `options` or the field of an option."""
    CHOOSE = "c"
    """Sets an option: `choice` is `field=value`."""
    REMATCH = "r"
    STOP = "X"
    """Ends the table without a result; `sure` asks back first, in private."""
    GO_ON = "x"
    """The answer to the question of /stop: play on."""
    NEW = "n"
    """Opens a lobby of the game `choice`; empty: asks which game."""
    GAMES = "g"
    """What games there are, as an alert."""
    MINE = "G"
    """The tapper's games, in private."""
    RULES = "R"
    """The rules of the game `choice`; empty: a list of the games."""
    MINUTE = "1"
    """The rules of the game `choice` in a minute, in private."""
    MEANT = "M"
    """The command `choice` was meant for this table."""
    LOG = "P"
    """Page `choice` of the whole game in words; empty: the newest."""
    RECORD = "F"
    """Sends the tapper the whole game as a file, in private."""
    LANGUAGE = "L"
    """Speak `choice` to the tapper, or in this group."""
    SETTINGS = "e"
    """Shows the menu `choice` of the settings (empty: all of them) of the group, or in private the tapper's own."""
    SET = "E"
    """Changes one of them: `choice` is `field=value`."""
    AWAY = "w"
    """The tapper's clocks stand still in all their games: `choice` is `today`, a number of days, or `back`."""
    NUDGE = "N"
    """Rings whoever is on turn."""
    BACK = "B"
    """The tapper takes their seat back from the stand-in."""
    HERE = "W"
    """«We are here»: the table is still wanted."""
    PAUSE = "p"
    """How a paused table goes on: `wait`, `finish`, `end`; `sure` asks back, empty goes back."""
    GET_UP = "q"
    """Leaves a table in play: the tapper's seat is `choice`; `stay` takes the question away."""
    VOTE = "v"
    """`end` or `play`."""
    KICK = "k"
    """The host sends away who is silent on the seat `choice`."""
    OFFER = "O"
    """Lets another member take the free seat `choice`."""
    SIT = "i"
    """Takes the offered seat `choice`."""
    RIVAL = "I"
    """The host of a lobby seats a computer player of the level `choice`, or sends one away: `-` and its name."""
    GIVE = "J"
    """The host gives the free seat `choice` to a computer player."""
    PRACTICE = "f"
    """A table with rivals alone, in private. `choice`: empty, a game, or `<game>.<rivals>.<level>`; `.go` begins it."""
    HINT = "Q"
    """What a strong rival would do in the tapper's place, and why; of the seat's `epoch`."""
    COME = "T"
    """The tapper's table comes to stand where this was tapped."""
    TAKEBACK = "K"
    """`ask` the others (`drop`: don't) to take one's last move back; they say `yes` or `no`."""


class BadData(ValueError):
    """callback_data that no button of ours carries."""


@dataclass(frozen=True, slots=True)
class Press:
    """What a tap on a button asks for."""

    verb: Verb
    session: str = ""
    epoch: int = 0
    choice: str = ""

    def data(self) -> str:
        """callback_data. Raises ValueError beyond Telegram's limit."""
        text = f"{self.verb}:{self.session}:{self.epoch}:{self.choice}"
        if len(text.encode()) > LIMIT:
            raise ValueError(f"callback_data beyond {LIMIT} bytes: {text}")
        return text


def parse(data: str) -> Press:
    """The press behind callback_data. Raises BadData: it comes from outside and may be anything."""
    try:
        verb, session, epoch, choice = data.split(":", 3)
        number = whole(epoch, digits=9)
        if number is None:
            raise BadData(data[:LIMIT])
        return Press(Verb(verb), session, number, choice)
    except ValueError as error:
        raise BadData(data[:LIMIT]) from error


def whole(text: str, *, digits: int) -> int | None:
    """The whole number that a button carries, of so many digits at most; None for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= digits else None
