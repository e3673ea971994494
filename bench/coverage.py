"""How many puzzles of each collection are solved by the techniques up to each level.

Usage: python -m bench.coverage [--puzzles 100] [FILE...]
"""

import argparse
import random
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from bench.puzzles import default_files, read_puzzles
from sudoku_helper import TECHNIQUES, SudokuBoard, TechniqueManager
from sudoku_helper.techniques.base import Level

LEVELS = [int(level) for level in Level]
UNSOLVED = 0


def main() -> None:
    options = _options()
    print("set | puzzles | " + " | ".join(f"up to {level}" for level in LEVELS))
    with ProcessPoolExecutor() as pool:
        for file in options.files or default_files():
            puzzles = read_puzzles(file)
            if options.puzzles:
                puzzles = random.Random(1).sample(puzzles, min(options.puzzles, len(puzzles)))
            hardest = pool.map(level_needed, puzzles, [options.level] * len(puzzles), chunksize=4)
            counts = Counter(hardest)
            solved = [sum(counts[each] for each in LEVELS[:level]) for level in LEVELS]
            cells = [f"{count} ({count / len(puzzles):.1%})" for count in solved]
            print(" | ".join([file.stem, str(len(puzzles)), *cells]), flush=True)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--puzzles", type=int, default=0, help="a sample of so many of each set")
    parser.add_argument("--level", type=int, default=6, help="the hardest level that is used")
    return parser.parse_args()


def level_needed(puzzle: str, limit: int) -> int:
    """The hardest level on the path with techniques up to a level, or UNSOLVED."""
    off = [technique.key for technique in TECHNIQUES if technique.level > limit]
    board = SudokuBoard.parse(puzzle)
    hardest = UNSOLVED
    for before, step in TechniqueManager(off=off, candidates_shown=False).path(board):
        hardest = max(hardest, int(step.level))
        board = step.apply(before)
    return hardest if board.is_solved else UNSOLVED


if __name__ == "__main__":
    main()
