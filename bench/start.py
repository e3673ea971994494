"""How soon a command begins: each beside a bare ``python -c pass``, and what it imports.

Usage: python -m bench.start [--rounds 20] [COMMAND...]
Commands that need no puzzle are started in turn with the bare interpreter; the medians are compared as
ratios of one run. Times are CPU seconds of the child, so that a busy machine changes little.
"""

import argparse
import os
import statistics
import subprocess
import sys
from collections.abc import Sequence

from sudoku_helper.cli.commands import COMMANDS

BARE = ("-c", "pass")
HEAVY = ("sudoku_helper.techniques", "sudoku_helper.generator", "reportlab", "PIL", "numpy")
"""What takes long to import; a command has it only if it needs it."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commands", nargs="*", default=list(COMMANDS), metavar="COMMAND")
    parser.add_argument("--rounds", type=int, default=20, help="starts of each (20)")
    options = parser.parse_args()
    bare = seconds_of(BARE, options.rounds)
    print(f"{'':24}{'seconds':>8}{'ratio':>7}  imports")
    print(f"{'python -c pass':24}{bare:8.3f}{1:7.1f}")
    for words in (["--version"], ["--help"], *([each, "--help"] for each in options.commands)):
        taken = seconds_of(("-m", "sudoku_helper", *words), options.rounds)
        print(f"{' '.join(words):24}{taken:8.3f}{taken / bare:7.1f}  {heavy_imports(words)}")


def seconds_of(words: Sequence[str], rounds: int) -> float:
    """The median CPU time from the start to the end of an interpreter."""
    taken = []
    for _ in range(rounds):
        child = subprocess.Popen([sys.executable, *words], stdout=subprocess.DEVNULL)
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        assert child.returncode == 0, words
        taken.append(used.ru_utime + used.ru_stime)
    return statistics.median(taken)


def heavy_imports(words: Sequence[str]) -> str:
    """Which of the heavy packages a command imports before it has anything to do."""
    told = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "sudoku_helper", *words],
        capture_output=True,
        text=True,
        check=True,
    ).stderr
    names = {line.rpartition("|")[2].strip() for line in told.splitlines()}
    return " ".join(each.removeprefix("sudoku_helper.") for each in HEAVY if each in names)


if __name__ == "__main__":
    main()
