"""How much memory a search process keeps after many helps, each on a position of its own.

Usage: python -m bench.memory [--helps 10000] [FILE...]
Each help is the next step of a position on the way of some puzzle, as the server's search processes
answer it. The resident memory is printed after a tenth of the helps and after all of them.
"""

import argparse
import gc
import random
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path

from bench.puzzles import default_files, read_puzzles
from sudoku_helper import SudokuBoard
from sudoku_helper.events import EVENTS
from sudoku_helper.geometry import members
from sudoku_helper.solver import solutions

MOST_MORE = 20
"""How many MB may be remembered between steps."""


def main() -> None:
    """Answer helps and print what is resident."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--helps", type=int, default=10_000)
    options = parser.parse_args()
    puzzles = list(chain.from_iterable(map(read_puzzles, options.files or default_files())))
    random.Random(1).shuffle(puzzles)
    positions = islice(_positions(puzzles), options.helps)
    gc.freeze()
    before = _resident()
    print(
        f"before: {before:.1f} MB; asked: at most {MOST_MORE} MB more after all helps", flush=True
    )
    for number, board in enumerate(positions, 1):
        EVENTS["help"].answer(EVENTS["help"].read({"board": board.notation, "lang": "en"}))
        if number in (options.helps // 10, options.helps):
            print(f"after {number} helps: {_resident() - before:+.1f} MB", flush=True)


def _positions(puzzles: list[str]) -> Iterator[SudokuBoard]:
    """Positions of different puzzles, each with a random part of its solution filled in."""
    chance = random.Random(2)
    for puzzle in chain.from_iterable(iter(lambda: puzzles, None)):
        board = SudokuBoard.parse(puzzle)
        solution = next(solutions(board)).values
        cells = list(members(board.empty))
        for cell in chance.sample(cells, chance.randrange(len(cells))):
            board = board.place(cell, solution[cell])
        yield board


def _resident() -> float:
    """The memory of this process that is in use, in MB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 1e6


if __name__ == "__main__":
    main()
