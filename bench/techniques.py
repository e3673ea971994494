"""How fast the techniques are, for each puzzle collection, beside hodoku-py on the same puzzles.

Usage: python -m bench.techniques [--puzzles 50] [--peer-puzzles 10] [FILE...]
Each file has one puzzle of 81 characters in each line; without one, the collections in the folder
that SUDOKU_HELPER_DATA names are taken. All times are CPU time of this process.
"""

import argparse
import random
import statistics
from collections.abc import Iterable
from pathlib import Path
from time import process_time

from bench.puzzles import default_files, read_puzzles
from sudoku_helper import SudokuBoard, TechniqueManager

COLUMNS = (
    "set",
    "puzzles",
    "solved",
    "path median",
    "step median",
    "step p95",
    "step worst",
    "peer puzzles",
    "hodoku-py path",
    "ratio",
)


def main() -> None:
    options = _options()
    print(" | ".join(COLUMNS) + "   (times in ms)")
    for file in options.files or default_files():
        puzzles = read_puzzles(file)
        chosen = random.Random(1).sample(puzzles, min(options.puzzles, len(puzzles)))
        print(" | ".join(_row(file.stem, chosen, options.peer_puzzles)), flush=True)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--puzzles", type=int, default=50)
    parser.add_argument("--peer-puzzles", type=int, default=10)
    return parser.parse_args()


def _row(name: str, puzzles: list[str], peer_count: int) -> Iterable[str]:
    """Measure both programs in turn on each puzzle, so that a busy machine slows both alike."""
    paths, steps, ours, theirs = [], [], [], []
    solved = 0
    for number, puzzle in enumerate(puzzles):
        path, times, ended = _measure(puzzle)
        paths.append(path)
        steps += times
        solved += ended
        if number < peer_count:
            peer = _measure_peer(puzzle)
            if peer is not None:
                ours.append(path)
                theirs.append(peer)
    ratio = sum(theirs) / sum(ours) if ours else None
    return (
        name,
        str(len(puzzles)),
        f"{solved / len(puzzles):.1%}",
        _milliseconds(statistics.median(paths)),
        _milliseconds(statistics.median(steps)),
        _milliseconds(sorted(steps)[int(len(steps) * 0.95)]),
        _milliseconds(max(steps)),
        str(len(theirs)),
        _milliseconds(statistics.median(theirs)) if theirs else "-",
        f"{ratio:.1f}" if ratio else "-",
    )


def _measure(puzzle: str) -> tuple[float, list[float], bool]:
    """CPU seconds for the whole path and for each first step, and whether it ends solved."""
    manager = TechniqueManager()
    board = SudokuBoard.parse(puzzle)
    times = []
    start = process_time()
    while True:
        before = process_time()
        step = manager.first_step(board)
        times.append(process_time() - before)
        if step is None:
            return process_time() - start, times, board.is_solved
        board = step.apply(board)


def _measure_peer(puzzle: str) -> float | None:
    try:
        from hodoku import Solver
    except ImportError:
        return None
    solver = Solver()
    start = process_time()
    solver.solve(puzzle)
    return process_time() - start


def _milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.2f}"


if __name__ == "__main__":
    main()
