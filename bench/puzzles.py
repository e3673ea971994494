"""The puzzle collections that benchmarks run on. They are no part of the project."""

import os
from pathlib import Path

NAMES = (
    "qqwing_simple",
    "qqwing_easy",
    "qqwing_intermediate",
    "sudoku17",
    "qqwing_expert",
    "top1465",
    "hardest",
)


def data_folder() -> Path:
    """The folder SUDOKU_HELPER_DATA, or the one beside the project."""
    beside = Path(__file__).parents[2] / "shared" / "data"
    return Path(os.environ.get("SUDOKU_HELPER_DATA") or beside)


def default_files() -> list[Path]:
    """The collections in the folder with data."""
    folder = data_folder()
    found = [path for name in NAMES for path in sorted(folder.glob(f"{name}*.txt"))]
    if not found:
        raise SystemExit("no puzzle collections; name files or set SUDOKU_HELPER_DATA")
    return found


def read_puzzles(file: Path) -> list[str]:
    """The puzzles of a file with one of 81 characters in each line."""
    return [line for line in file.read_text().split() if len(line) == 81]
