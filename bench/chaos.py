"""Faults and attacks while others play: what the players notice, as a table.

Usage: python -m bench.chaos [--fuzz 100000] [--cut 30] [--only 'search*']
Everything happens on this machine and ends by itself.
"""

import argparse
import asyncio
import resource
import sys
from fnmatch import fnmatch

from tests.tools.faults import ATTACKED, FAULTS, HEADING, Wishes
from tests.tools.machine_faults import MACHINE_FAULTS

EVERYTHING = FAULTS | MACHINE_FAULTS | ATTACKED


def main() -> int:
    """Let everything happen, one after the other; exit code 1 if a question was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fuzz", type=int, default=Wishes.fuzz)
    parser.add_argument("--cut", type=float, default=Wishes.cut)
    names = ", ".join([*EVERYTHING, "apache"])
    parser.add_argument("--only", default="*", help=f"a pattern of names: {names}")
    parser.add_argument("--async-mode", default=Wishes.async_mode, help="of the attacked server")
    asked = parser.parse_args()
    wishes = Wishes(fuzz=asked.fuzz, cut=asked.cut, async_mode=asked.async_mode)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    print(HEADING, flush=True)
    lost = 0
    for name, fault in EVERYTHING.items():
        if fnmatch(name, asked.only):
            row = asyncio.run(fault(wishes))
            lost += row.tally.errors
            print(row, flush=True)
    if fnmatch("apache", asked.only):
        from bench.chaos_apache import run_apache_faults

        for row in run_apache_faults(wishes):
            lost += row.tally.errors
            print(row, flush=True)
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
