"""What may go wrong with the store, typed; and which exceptions mean that the store itself is away."""

from redis import exceptions

AWAY: tuple[type[Exception], ...] = (
    exceptions.ConnectionError,
    exceptions.TimeoutError,
    exceptions.ReadOnlyError,
    exceptions.ClusterDownError,
    exceptions.RedisClusterException,
)
"""What every call may raise while the store can't be reached: nothing is known to be done; try again later."""


class Gone(LookupError):
    """A session that isn't kept (any more)."""


class Contended(RuntimeError):
    """So many others changed the same thing at the same time that no commit came through: try again."""


class Unavailable(RuntimeError):
    """The store can't be had at all; one line for an operator: what is wrong, what to do."""
