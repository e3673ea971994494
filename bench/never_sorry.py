"""Whether every puzzle is solved by explained steps, how long help takes and how long proofs are.

Usage: python -m bench.never_sorry [--puzzles 20] [FILE...]
Each file has one puzzle of 81 characters in each line; without one, the collections in the folder
that SUDOKU_HELPER_DATA names are taken. Every step is compared with the solution, and the proof of
every step that goes by cases is replayed. All times are CPU time of this process.
"""

import argparse
import random
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time

from bench.puzzles import default_files, read_puzzles
from sudoku_helper import Step, SudokuBoard, TechniqueManager
from sudoku_helper.proofs.proof import Proof
from sudoku_helper.solver import first_solution

COLUMNS = (
    "set",
    "puzzles",
    "solved",
    "wrong",
    "unproved",
    "help median ms",
    "p95",
    "worst",
    "path median ms",
    "worst",
    "proofs",
    "inferences median",
    "p95",
    "worst",
    "nested",
)


@dataclass
class Figures:
    """What is counted along the paths of one set."""

    solved: int = 0
    wrong: int = 0
    unproved: int = 0
    steps: list[float] = field(default_factory=list)
    paths: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    nested: int = 0


def main() -> None:
    options = _options()
    print(" | ".join(COLUMNS))
    for file in options.files or default_files():
        puzzles = read_puzzles(file)
        chosen = random.Random(1).sample(puzzles, min(options.puzzles, len(puzzles)))
        figures = Figures()
        for puzzle in chosen:
            _walk(SudokuBoard.parse(puzzle), figures)
        print(" | ".join(_row(file.stem, len(chosen), figures)), flush=True)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--puzzles", type=int, default=20)
    return parser.parse_args()


def _walk(board: SudokuBoard, figures: Figures) -> None:
    """Go the whole way of one puzzle, one press of the button after the other."""
    manager = TechniqueManager()
    solution = first_solution(board)
    assert solution
    path = 0.0
    while True:
        start = process_time()
        step = manager.first_step(board)
        figures.steps.append(process_time() - start)
        path += figures.steps[-1]
        if step is None:
            break
        figures.wrong += not _agrees(step, solution)
        if isinstance(step.evidence, Proof):
            figures.sizes.append(step.evidence.size)
            figures.nested += step.evidence.depth > 1
            figures.unproved += not step.check(board)
        board = step.apply(board)
    figures.paths.append(path)
    figures.solved += board.is_solved


def _agrees(step: Step, solution: SudokuBoard) -> bool:
    return all(solution.values[cell] == digit for cell, digit in step.placements) and all(
        solution.values[cell] != digit for cell, digit in step.cross_outs
    )


def _row(name: str, count: int, figures: Figures) -> Iterable[str]:
    sizes = figures.sizes or [0]
    return (
        name,
        str(count),
        f"{figures.solved / count:.1%}",
        str(figures.wrong),
        str(figures.unproved),
        *_times(figures.steps),
        _milliseconds(statistics.median(figures.paths)),
        _milliseconds(max(figures.paths)),
        str(len(figures.sizes)),
        f"{statistics.median(sizes):.0f}",
        str(_percentile(sizes)),
        str(max(sizes)),
        f"{figures.nested / len(sizes):.0%}",
    )


def _times(seconds: list[float]) -> Iterable[str]:
    return map(_milliseconds, (statistics.median(seconds), _percentile(seconds), max(seconds)))


def _percentile(values: Sequence[float]) -> float:
    return sorted(values)[int(len(values) * 0.95)]


def _milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.1f}"


if __name__ == "__main__":
    main()
