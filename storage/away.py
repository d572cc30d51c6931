"""Which exceptions mean that the store itself is away: nobody answers there, or what answers refuses."""

from redis import exceptions

from storage.parser import Refused

AWAY: tuple[type[Exception], ...] = (
    exceptions.ConnectionError,
    exceptions.TimeoutError,
    exceptions.ReadOnlyError,
    exceptions.OutOfMemoryError,
    exceptions.NoPermissionError,
    exceptions.ExecAbortError,
    exceptions.ClusterError,
    exceptions.TryAgainError,
    exceptions.AskError,
    exceptions.RedisClusterException,
    Refused,
)
"""What every call may raise while the store can't be used: nothing is known to be done; try again later."""
