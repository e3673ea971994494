"""How well our rating agrees with published ones, class by class, and how long it takes.

Usage: python -m bench.rating [--limit 50] [--processes 2] [--differences] [FILE]
The file has the columns ``puzzle`` and ``er``; without one, it is looked for in the folder that
SUDOKU_HELPER_DATA names. The time is CPU time for each puzzle. Beside it stands what Sukaku
Explainer, which made the ratings, needed for whole collections when both were measured.
"""

import argparse
import csv
import os
import statistics
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import process_time
from typing import NamedTuple

from bench.puzzles import NAMES, data_folder, read_puzzles
from sudoku_helper import SudokuBoard
from sudoku_helper.garbage import collect_rarely
from sudoku_helper.grading import grade
from sudoku_helper.techniques.base import Level

EQUAL = 0.05
"""Ratings have one digit behind the point; closer ones are the same."""

SUKAKU_EXPLAINER = {
    "qqwing_simple": 1.0,
    "qqwing_easy": 1.1,
    "qqwing_intermediate": 2.7,
    "sudoku17": 8.5,
    "qqwing_expert": 70,
    "top1465": 490,
    "hardest": 16_000,
}
"""Its milliseconds for each puzzle; of the hardest those of the fastest of five."""


class Rated(NamedTuple):
    """A puzzle with its published rating, ours, and our time for it."""

    puzzle: str
    published: float
    ours: float
    hardest: str
    seconds: float


def main() -> None:
    """Print a line for each class, then one for each collection."""
    options = _options()
    with ProcessPoolExecutor(options.processes, initializer=collect_rarely) as pool:
        rows = _chosen(options.file or data_folder() / "se_ratings-dev.csv", options.limit)
        rated = list(pool.map(_rate, *zip(*rows, strict=True), chunksize=4))
        _print_agreement(rated)
        if options.differences:
            _print_differences(rated)
        if options.file is None:
            _print_times(pool, options.limit or 20)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--limit", type=int, help="so many puzzles of each class and collection")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument(
        "--differences", action="store_true", help="what is rated otherwise, and how"
    )
    return parser.parse_args()


def _chosen(file: Path, limit: int | None) -> list[tuple[str, float]]:
    """The puzzles of a file with their ratings, spread over each class if there is a limit."""
    with file.open(encoding="utf-8") as lines:
        rows = [(row["puzzle"], float(row["er"])) for row in csv.DictReader(lines)]
    chosen = []
    for level in Level:
        of_level = [row for row in rows if Level.of(row[1]) == level]
        chosen += of_level[:: max(1, len(of_level) // limit) if limit else 1][:limit]
    return chosen


def _rate(puzzle: str, published: float = 0.0) -> Rated:
    board = SudokuBoard.parse(puzzle)
    start = process_time()
    found = grade(board)
    return Rated(puzzle, published, found.rating, found.hardest, process_time() - start)


def _print_agreement(rated: Sequence[Rated]) -> None:
    print("class | puzzles | equal rating | equal level | mean difference | ms mean | ms worst")
    groups = {
        level.key: [each for each in rated if Level.of(each.published) == level] for level in Level
    }
    groups["above 7.5"] = groups.pop(Level.EVIL.key)
    groups["all"] = list(rated)
    for name, group in groups.items():
        if not group:
            continue
        differences = [abs(each.ours - each.published) for each in group]
        equal = sum(each < EQUAL for each in differences) / len(group)
        levels = sum(Level.of(each.ours) == Level.of(each.published) for each in group) / len(group)
        times = [each.seconds * 1000 for each in group]
        print(
            f"{name} | {len(group)} | {equal:.1%} | {levels:.1%} | {statistics.mean(differences):.3f} "
            f"| {statistics.mean(times):.1f} | {max(times):.1f}"
        )


def _print_differences(rated: Sequence[Rated]) -> None:
    print("\npublished | ours | hardest technique | puzzles | one of them")
    kinds = Counter(
        (each.published, each.ours, each.hardest)
        for each in rated
        if abs(each.ours - each.published) >= EQUAL
    )
    for (published, ours, hardest), count in sorted(kinds.items()):
        one = next(
            each.puzzle
            for each in rated
            if (each.published, each.ours, each.hardest) == (published, ours, hardest)
        )
        print(f"{published} | {ours} | {hardest} | {count} | {one}")


def _print_times(pool: ProcessPoolExecutor, limit: int) -> None:
    print("\ncollection | puzzles | ours, ms | Sukaku Explainer, ms | ratio")
    for name in NAMES:
        for file in sorted(data_folder().glob(f"{name}*.txt")):
            puzzles = read_puzzles(file)
            chosen = puzzles[:: max(1, len(puzzles) // limit)][:limit]
            ours = statistics.mean(each.seconds * 1000 for each in pool.map(_rate, chosen))
            theirs = SUKAKU_EXPLAINER[name]
            print(
                f"{name} | {len(chosen)} | {ours:.1f} | {theirs} | {theirs / ours:.1f}", flush=True
            )


if __name__ == "__main__":
    main()
