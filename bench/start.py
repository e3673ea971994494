"""How soon a command begins: each beside a bare ``python -c pass``, and what it imports.

Usage: python -m bench.start [--rounds 20] [COMMAND...]
Every command is started with ``--help``, and those that answer at once also with one easy puzzle, in turn
with the bare interpreter; the medians are compared as ratios of one run. Times are CPU seconds of the
child, so that a busy machine changes little. Byte code is written before anything is measured, as it is
where the package is installed.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence

from sudoku_helper.cli.commands import COMMANDS

BARE = ("-c", "pass")
HEAVY = (
    *("sudoku_helper.techniques.registry", "sudoku_helper.generator", "sudoku_helper.grading"),
    *("multiprocessing", "ssl", "xml.etree.ElementTree", "reportlab", "PIL", "matplotlib"),
)
"""What takes long to import; a command has it only if it needs it."""

PUZZLE = "23..7.....7.4..8..5..2......5...1..81.....9...93....5..1..2.......714.32...8..5.."
AT_WORK: dict[str, Sequence[str]] = {
    **dict.fromkeys(("solve", "hint", "path", "grade", "detect"), (PUZZLE,)),
    "generate": ("--count", "1", "--seed", "1"),
    "transform": (PUZZLE, "--turns", "1"),
    "isomorphic": (PUZZLE, PUZZLE),
    "convert": (PUZZLE, "--to", "grid"),
    "techniques": (),
    "completion": ("bash",),
}
"""What follows a command that has an answer at once."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commands", nargs="*", default=list(COMMANDS), metavar="COMMAND")
    parser.add_argument("--rounds", type=int, default=20, help="starts of each (20)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PYTHONPYCACHEPREFIX"] = folder
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        compare(options.commands, options.rounds)


def compare(commands: Sequence[str], rounds: int) -> None:
    """Print the time of each start, alone and as a multiple of a bare one."""
    print(f"{'':24}{'seconds':>8}{'ratio':>7}  imports")
    print(f"{'python -c pass':24}{seconds_of(BARE, rounds):8.3f}{1:7.1f}")
    for words in starts(commands):
        imports = heavy_imports(words)
        bare = seconds_of(BARE, rounds)
        taken = seconds_of(("-m", "sudoku_helper", *words), rounds)
        told = " ".join("PUZZLE" if word == PUZZLE else word for word in words)
        print(f"{told:24}{taken:8.3f}{taken / bare:7.1f}  {imports}")


def starts(commands: Sequence[str]) -> list[Sequence[str]]:
    """Everything that is started."""
    found: list[Sequence[str]] = [("--version",), ("--help",)]
    for each in commands:
        found.append((each, "--help"))
        if each in AT_WORK:
            found.append((each, *AT_WORK[each]))
    return found


def seconds_of(words: Sequence[str], rounds: int) -> float:
    """The median CPU time from the start to the end of an interpreter."""
    taken = []
    for _ in range(rounds):
        child = subprocess.Popen([sys.executable, *words], stdout=subprocess.DEVNULL)
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        assert child.returncode in (0, 1), words
        taken.append(used.ru_utime + used.ru_stime)
    return statistics.median(taken)


def heavy_imports(words: Sequence[str]) -> str:
    """Which of the heavy packages a command imports before it has anything to do."""
    told = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "sudoku_helper", *words],
        capture_output=True,
        text=True,
    ).stderr
    names = {line.rpartition("|")[2].strip() for line in told.splitlines()}
    return " ".join(each.removeprefix("sudoku_helper.") for each in HEAVY if each in names)


if __name__ == "__main__":
    main()
