"""What may go wrong with the store, typed; that it is away for a while is told by `storage.away`."""


class Gone(LookupError):
    """A session that isn't kept (any more)."""


class LeaseLost(RuntimeError):
    """Somebody else has in hand by now what we had: what they know of it is newer."""


class Contended(RuntimeError):
    """So many others changed the same thing at the same time that no commit came through: try again."""


class Unavailable(RuntimeError):
    """The store can't be had at all; one line for an operator: what is wrong, what to do."""


class Refusing(Unavailable):
    """The store answers, and refuses for now: it may go on by itself."""
