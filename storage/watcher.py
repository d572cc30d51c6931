"""Tells a process to end when whoever holds the other end of our stdin is gone: `python watcher.py <process>`.

A program of its own, see `storage.bond`; a byte from there means that the process has ended already.
"""

import os
import signal
import sys
from contextlib import suppress

if __name__ == "__main__" and not sys.stdin.buffer.read(1):
    with suppress(OSError):
        os.kill(int(sys.argv[1]), signal.SIGTERM)
