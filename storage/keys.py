"""Every key that Kon has in Redis. What one script touches shares a {tag}, so that it lies in one slot of a cluster."""

from zlib import crc32

SHARDS = 64
STREAMS = 16

INBOX_WORKERS = "{inbox}:workers"
INBOX_OWNERS = "{inbox}:owners"
INBOX_LEASES = "{inbox}:leases"
INBOX_SEEN = "{inbox}:seen"
INBOX_COUNT = "{inbox}:count"
INBOX_PARKED = "{inbox}:parked"
HEARD = "{inbox}:heard"
OUTAGES = "{inbox}:outages"
UNWELCOME = "{all}:unwelcome"
BUDGET_OF_ALL = "{all}:budget"
TRIAL = tuple(f"{{trial}}:{kind}" for kind in ("sorted", "hash", "list", "stream", "text"))
TENANT = "{all}:tenant"
IMPORTING = "{all}:importing"
PICTURES = "{all}:pictures:"
"""Before what belongs to one bot's pictures."""


def shard(session: str) -> int:
    """0 to 63, the same in every process and for ever."""
    return crc32(session.encode()) % SHARDS


def session(id: str) -> str:
    return f"{_tag(shard(id))}:session:{id}"


def log(id: str) -> str:
    return f"{_tag(shard(id))}:log:{id}"


def did(id: str) -> str:
    """The updates that this session has handled."""
    return f"{_tag(shard(id))}:did:{id}"


def shown(id: str) -> str:
    return f"{_tag(shard(id))}:shown:{id}"


def due(shard: int) -> tuple[str, str, str]:
    """What is due when; by whom it is leased; and when it is due again after the lease."""
    return f"{_tag(shard)}:due", f"{_tag(shard)}:leases", f"{_tag(shard)}:after"


def stream(number: int) -> str:
    return f"{{inbox}}:{number:02d}"


def stream_of(chat: int) -> int:
    return crc32(str(chat).encode()) % STREAMS


def person(id: int) -> str:
    return f"{{p{id}}}:person"


def games(person: int) -> str:
    return f"{{p{person}}}:games"


def chat(id: int) -> str:
    return f"{{c{id}}}:chat"


def tables(chat: int) -> str:
    return f"{{c{chat}}}:tables"


def newest(chat: int) -> str:
    return f"{{c{chat}}}:newest"


def unwelcome(chat: int) -> str:
    """The slots that Telegram refuses to show in a chat, for reasons that we don't know."""
    return f"{{c{chat}}}:unwelcome"


def pictures(bot: int) -> tuple[str, str]:
    """The file ids of a bot's pictures; and when each was last used."""
    return f"{PICTURES}{bot}", f"{PICTURES}{bot}:used"


def budget(chat: int) -> str:
    return f"{{c{chat}}}:budget"


def _tag(shard: int) -> str:
    return f"{{s{shard:02d}}}"
