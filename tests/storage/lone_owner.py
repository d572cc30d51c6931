"""Owns a private server and counts in it until killed, telling each number that the server has confirmed.

`python -m tests.storage.lone_owner <directory> [<platform>]`: as if it were on that platform.
"""

import sys
from pathlib import Path

from redis import Redis

from storage import embedded


def main(directory: str) -> None:
    server = embedded.start(Path(directory))
    redis = Redis.from_url(server.url)
    print(server.process.pid, flush=True)
    while True:
        print(redis.incr("count"), flush=True)


if __name__ == "__main__":
    sys.platform = sys.argv[2] if len(sys.argv) > 2 else sys.platform
    main(sys.argv[1])
