"""`python -m tests.soak [--seconds 600] [--seed N] [kind …]`: what takes too long for every day, from one seed."""

from __future__ import annotations

import argparse
import asyncio
import importlib
import logging
import random
import sys
import traceback
from pathlib import Path
from tempfile import TemporaryDirectory

from storage import embedded
from tests.soak.run import Run

KINDS = ("fuzz", "floods", "noisy", "courses", "fair", "games", "month", "disk", "full", "pictures", "kills")
"""Modules beside this one, each with `async def soak(run: Run) -> None`, which raises what it finds."""
SECONDS = 600.0


def main() -> int:
    """0: nothing was found; 1: something was, and it is printed."""
    asked = _parser().parse_args()
    logging.getLogger("apscheduler").setLevel(logging.WARNING)
    seed = asked.seed if asked.seed is not None else random.SystemRandom().randrange(2**32)
    print(f"soak with seed {seed}: {', '.join(asked.kinds)}; at most {asked.seconds:.0f} s each", flush=True)
    failed = [kind for kind in asked.kinds if not _soaked(kind, seed, asked.seconds)]
    print(f"failed with seed {seed}: {', '.join(failed)}" if failed else "nothing found", flush=True)
    return 1 if failed else 0


def _soaked(kind: str, seed: int, seconds: float) -> bool:
    """Whether a kind found nothing."""
    module = importlib.import_module(f"tests.soak.{kind}")
    with TemporaryDirectory(prefix="kon-") as data:
        server = embedded.start(Path(data))
        run = Run(server.url, seed, seconds, kind)
        try:
            asyncio.run(module.soak(run))
        except Exception:
            run.says("FAILED")
            traceback.print_exc()
            return False
        finally:
            server.stop()
    run.says("done")
    return True


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Long tests with seeded chance.")
    parser.add_argument("kinds", nargs="*", default=list(KINDS), metavar="kind", help=f"of {', '.join(KINDS)} (all)")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="the longest that each kind may take (600)")
    parser.add_argument("--seed", type=int, help="to see again what a run has found")
    return parser


if __name__ == "__main__":
    sys.exit(main())
