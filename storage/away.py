"""Which exceptions mean that the store itself is away."""

from redis import exceptions

AWAY: tuple[type[Exception], ...] = (
    exceptions.ConnectionError,
    exceptions.TimeoutError,
    exceptions.ReadOnlyError,
    exceptions.ClusterDownError,
    exceptions.RedisClusterException,
)
"""What every call may raise while the store can't be reached: nothing is known to be done; try again later."""
