"""How often the networks of the package tell the level that a file does.

Usage: python -m bench.network [--kept-aside] [--pictures FOLDER] [FILE]
The file has the columns ``puzzle`` and ``er`` or ``level``; without one, the published ratings are looked for
in the folder that SUDOKU_HELPER_DATA names. ``--kept-aside`` takes those alone that ``train FILE`` keeps aside.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from bench.puzzles import data_folder
from sudoku_helper import SudokuBoard
from sudoku_helper.cli.inputs import read_items
from sudoku_helper.formats.levels import level_named
from sudoku_helper.garbage import collect_rarely
from sudoku_helper.grading.network.charts import Charts
from sudoku_helper.grading.network.classifier import trained
from sudoku_helper.grading.network.confusion import Confusion
from sudoku_helper.grading.network.features import FEATURE_SETS
from sudoku_helper.grading.network.training import split
from sudoku_helper.techniques.base import Level


def main() -> None:
    """Print a table for each set of features."""
    options = _options()
    items = list(read_items([str(options.file or data_folder() / "se_ratings-dev.csv")]))
    if options.kept_aside:
        _, items = split(items, 0.8, seed=1)
    levels = [level_named(item.checked.level) for item in items]
    puzzles = [item.board.notation for item in items]
    with ProcessPoolExecutor(initializer=collect_rarely) as pool:
        for features in FEATURE_SETS:
            judged = pool.map(partial(_judge, features), puzzles, chunksize=16)
            confusion = Confusion.of(zip(levels, judged, strict=True))
            print(f"{features}\n{confusion.table('en')}\n", flush=True)
            if options.pictures:
                Charts(options.pictures).draw_confusion(f"confusion-{features}", confusion)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--kept-aside", action="store_true", help="not those to learn from")
    parser.add_argument("--pictures", type=Path, help="draw the tables into this folder")
    return parser.parse_args()


def _judge(features: str, puzzle: str) -> Level:
    return trained(features).level(SudokuBoard.parse(puzzle))


if __name__ == "__main__":
    main()
