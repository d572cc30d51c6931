"""What is logged, wherever it comes from."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from structlog.testing import capture_logs

from bot.runtime.logs import QUIET

Log = list[tuple[str, str]]
"""(level, text)"""


@contextmanager
def listening(log: Log) -> Iterator[None]:
    """Adds all lines that an operator would see, and prints none of them."""
    handler = _Collector(log)
    before, logging.root.handlers = logging.root.handlers, [handler]
    try:
        with capture_logs() as ours:
            yield
    finally:
        logging.root.handlers = before
        log.extend((entry["log_level"], str(entry)) for entry in ours)


class _Collector(logging.Handler):
    def __init__(self, log: Log) -> None:
        super().__init__(logging.INFO)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        heard = next((least for name, least in QUIET.items() if record.name.startswith(name)), logging.INFO)
        if record.levelno >= heard:
            self._log.append((record.levelname.lower(), record.getMessage()))
