"""How fast the solver tells whether a puzzle is unique, beside the solvers others wrote in Python.

Usage: python -m bench.solver [--puzzles 200] [--peer-puzzles 20] [FILE...]
Each file has one puzzle of 81 characters in each line; without one, the collections in the folder
that SUDOKU_HELPER_DATA names are taken. All times are CPU time of this thread, in milliseconds: the
median over the puzzles of a set. Peers run on the first of the same puzzles, one after the other with
ours; one that needs more than a few seconds for a puzzle is stopped.
"""

import argparse
import gc
import random
import signal
import statistics
from collections.abc import Callable, Sequence
from pathlib import Path
from time import thread_time
from types import FrameType

from bench.peers import PEERS
from bench.puzzles import default_files, read_puzzles
from sudoku_helper import SudokuBoard
from sudoku_helper.solver import count, is_unique
from tests.positions import (
    BURIED_SOLUTION,
    CONTRADICTION_OF_15_DIGITS,
    CONTRADICTION_OF_16_DIGITS,
    FIVE_CELLS_WITH_FOUR_DIGITS,
    OVERLAPPING_CONTRADICTION,
)

MOST_SECONDS = 3.0
REPEATS = 3

SLOWEST = (
    # The slowest boards that climbing towards more branches has found, from puzzles of our own,
    # and some that took seconds before the search remembered its dead ends.
    (
        "no solution, 15 digits",
        CONTRADICTION_OF_15_DIGITS,
    ),
    (
        "no solution, 16 digits",
        CONTRADICTION_OF_16_DIGITS,
    ),
    (
        "no solution, 18 digits",
        ".4......8.......697.....5..5.4..9.3.....2....3......45..6.......3..8.....5.......",
    ),
    (
        "several, 17 digits",
        "....................48.9..3..9.......8.2....9.3..9........2.4...9..5.716.........",
    ),
    (
        "several, 11 digits",
        "....8.....3.......2...9............8.......9.8........9...............1..8.....3.",
    ),
    (
        "five cells, four digits",
        FIVE_CELLS_WITH_FOUR_DIGITS,
    ),
    (
        "overlaps hide it",
        OVERLAPPING_CONTRADICTION,
    ),
    (
        "solutions buried",
        BURIED_SOLUTION,
    ),
    ("empty board", "." * 81),
    ("one digit", "1" + "." * 80),
)


class TooSlowError(Exception):
    """A peer needed more time for a puzzle than it is given."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--puzzles", type=int, default=200)
    parser.add_argument("--peer-puzzles", type=int, default=20)
    options = parser.parse_args()
    signal.signal(signal.SIGVTALRM, _too_slow)
    gc.disable()
    print(" | ".join(["set", "ours", "mean", "worst", *(f"{name} (times ours)" for name in PEERS)]))
    for file in options.files or default_files():
        puzzles = read_puzzles(file)
        chosen = random.Random(1).sample(puzzles, min(options.puzzles, len(puzzles)))
        print(" | ".join(_row(file.stem, chosen, options.peer_puzzles)), flush=True)
        gc.collect()
    print("\nslowest boards known | solutions (at most 2) | ms")
    for name, text in SLOWEST:
        board = SudokuBoard.parse(text)
        milliseconds = _milliseconds(lambda text=text: count(SudokuBoard.parse(text)))
        print(f"{name} | {count(board)} | {milliseconds:.1f}")


def _row(name: str, puzzles: Sequence[str], peer_puzzles: int) -> list[str]:
    for puzzle in puzzles:
        if not is_unique(SudokuBoard.parse(puzzle)):
            raise SystemExit(f"not unique: {puzzle}")
    boards = [SudokuBoard.parse(puzzle) for puzzle in puzzles]
    ours = [_milliseconds(lambda board=board: is_unique(board)) for board in boards]
    shared = statistics.median(ours[:peer_puzzles])
    columns = [
        name,
        f"{statistics.median(ours):.3f}",
        f"{statistics.mean(ours):.3f}",
        f"{max(ours):.2f}",
    ]
    for peer in PEERS.values():
        theirs = [_peer_milliseconds(peer, puzzle) for puzzle in puzzles[:peer_puzzles]]
        median = statistics.median(theirs)
        over = "over " if median >= 1000 * MOST_SECONDS else ""
        columns.append(f"{over}{median:.2f} ({median / shared:.0f})")
    return columns


def _milliseconds(work: Callable[[], object]) -> float:
    """The shortest of a few runs, since other programs can only make a run longer."""
    times = []
    for _ in range(REPEATS):
        start = thread_time()
        work()
        times.append(thread_time() - start)
    return 1000 * min(times)


def _peer_milliseconds(peer: Callable[[str], bool], puzzle: str) -> float:
    signal.setitimer(signal.ITIMER_VIRTUAL, REPEATS * MOST_SECONDS)
    answers: set[bool] = set()
    try:
        time = _milliseconds(lambda: answers.add(peer(puzzle)))
    except TooSlowError:
        return 1000 * MOST_SECONDS
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    if answers != {True}:
        print(f"  {peer.__name__} is wrong about {puzzle}")
    return time


def _too_slow(_signal: int, _frame: FrameType | None) -> None:
    raise TooSlowError


if __name__ == "__main__":
    main()
