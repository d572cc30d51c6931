"""One stream of logs for all that runs in the process, without secrets and without what players write or hold."""

from __future__ import annotations

import logging
import re
import sys
import time
from collections.abc import Callable, Iterable
from types import TracebackType
from typing import TextIO

import structlog
from structlog.typing import Processor

from storage.refusals import code_of, explained

log = structlog.get_logger()

TOKEN = re.compile(r"\d+(?::|%3A)[\w-]{30,}", re.IGNORECASE)
HIDDEN = "<secret>"
SHORTEST_SECRET = 4
"""Shorter texts would be found everywhere; a token or password is never so short."""

QUIET = {
    "telegram": logging.INFO,  # on DEBUG it writes whole messages
    "httpx": logging.WARNING,
    "httpcore": logging.WARNING,
    "aiohttp": logging.WARNING,
    "asyncio": logging.WARNING,
    "apscheduler": logging.WARNING,  # else two lines for each tick
}
"""Loggers of libraries that say too much, and from which level on they are heard."""


def set_up(level: str, form: str, secrets: Iterable[str] = (), stream: TextIO | None = None) -> None:
    """Sends our logs and those of the libraries to `stream` (stderr), as `form` "console" or "json" says.

    `secrets` are hidden wherever they occur, and so is whatever looks like a bot's token.
    """
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *_shared(),
            structlog.stdlib.PositionalArgumentsFormatter(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(_Redacting(_final(form), secrets))
    logging.root.handlers = [handler]
    logging.root.setLevel(level)
    for name, least in QUIET.items():
        logging.getLogger(name).setLevel(max(least, logging.root.level))
    logging.captureWarnings(True)
    sys.excepthook = _crash


class Changes:
    """One log line for each change of state: what was lost, what came back."""

    def __init__(self, explain: Callable[[Exception], str] = explained) -> None:
        """`explain`: why the store is away, from what it raised."""
        self.explain = explain
        self._lost: dict[str, set[str]] = {}
        self._since: dict[str, float] = {}
        """By time.monotonic()."""

    def lost(self, what: str, reason: str | Exception) -> None:
        """`what` doesn't work at present; said once, until it is found again.

        Of the store the reason may be an exception: what it refuses with is said once as well, if it was lost before.
        """
        kind = code_of(reason) if isinstance(reason, Exception) else ""
        said = self._lost.setdefault(what, set())
        if not said or kind not in {*said, ""}:
            log.warning("lost", what=what, reason=self.explain(reason) if isinstance(reason, Exception) else reason)
        said.add(kind)
        self._since.setdefault(what, time.monotonic())

    def found(self, what: str) -> None:
        """`what` works; worth a line only if it was lost before."""
        if self._lost.pop(what, None) is not None:
            del self._since[what]
            log.info("found again", what=what)

    def misses(self, what: str) -> bool:
        """Whether it is lost at present."""
        return what in self._lost

    def lasting(self) -> dict[str, float]:
        """What doesn't work at present, and for how many seconds."""
        return {what: time.monotonic() - since for what, since in self._since.items()}


class _Redacting(structlog.stdlib.ProcessorFormatter):
    """Looks at the finished line, so that nothing slips by: messages, arguments, tracebacks."""

    def __init__(self, processors: list[Processor], secrets: Iterable[str]) -> None:
        super().__init__(foreign_pre_chain=_shared(), processors=processors)
        self._hide = hiding(secrets)

    def format(self, record: logging.LogRecord) -> str:
        return self._hide(super().format(record))


def hiding(secrets: Iterable[str]) -> Callable[[str], str]:
    """Takes secrets out of a text, and whatever looks like a bot's token."""
    known = sorted((s for s in secrets if len(s) >= SHORTEST_SECRET), key=len, reverse=True)
    secret = re.compile("|".join([*map(re.escape, known), TOKEN.pattern]), TOKEN.flags)
    return lambda text: secret.sub(HIDDEN, text)


def _shared() -> list[Processor]:
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]


def _final(form: str) -> list[Processor]:
    without_meta = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    if form == "console":
        # The prettier tracebacks show local variables, and hands and messages with them.
        plain = structlog.dev.plain_traceback
        return [without_meta, structlog.dev.ConsoleRenderer(exception_formatter=plain)]
    return [
        without_meta,
        structlog.processors.format_exc_info,
        structlog.processors.JSONRenderer(ensure_ascii=False),
    ]


def _crash(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
    else:
        log.critical("crashed", exc_info=(kind, error, trace))
