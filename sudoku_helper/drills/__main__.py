"""Makes the stock of drills: ``python -m sudoku_helper.drills [FILE ...] [--minutes N]``.

The files hold puzzles, one on each line; without any the corpus of the package is used. Positions
that the stock has already are kept as far as they still hold, unless it is made afresh.
"""

import argparse
import gzip
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from sudoku_helper.board import SudokuBoard
from sudoku_helper.drills import STOCK, read_stock, write_stock
from sudoku_helper.drills.collecting import Collector, Found, collect
from sudoku_helper.generator.corpus import own_corpus
from sudoku_helper.techniques.base import Level

PACKAGE_DATA = Path(__file__).parents[1] / "data"
SAVE_EVERY = 500
"""How many puzzles are looked at between two savings."""


def main() -> None:
    """Collect positions until every technique has enough or the time is over."""
    parser = argparse.ArgumentParser(prog="python -m sudoku_helper.drills", description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, help="puzzles of 81 characters, one a line")
    parser.add_argument("--minutes", type=float, default=60, help="stop after so many minutes")
    parser.add_argument(
        "--hardest", type=int, default=Level.EVIL, help="the last level to look for"
    )
    parser.add_argument("--output", type=Path, default=PACKAGE_DATA / STOCK)
    parser.add_argument("--fresh", action="store_true", help="forget the positions of the stock")
    chosen = parser.parse_args()
    end = time.monotonic() + chosen.minutes * 60
    kept = [] if chosen.fresh else list(_kept(chosen.output))
    collector = Collector(kept, Level(chosen.hardest))
    for number in collect(_puzzles(chosen.files), collector):
        late = time.monotonic() > end
        if late or number % SAVE_EVERY == 0:
            chosen.output.write_bytes(write_stock(collector.stock()))
            print(f"{number} puzzles", file=sys.stderr)
        if late:
            break
    chosen.output.write_bytes(write_stock(collector.stock()))
    for key, positions in collector.stock():
        print(f"{len(positions):5} {key}")


def _kept(stock: Path) -> Iterator[Found]:
    if stock.exists():
        for key, positions in read_stock(
            gzip.decompress(stock.read_bytes()).decode("ascii")
        ).items():
            yield from ((key, position) for position in positions)


def _puzzles(files: list[Path]) -> Iterator[SudokuBoard]:
    if not files:
        for entry in own_corpus().entries:
            yield SudokuBoard.of(entry.values)
    for file in files:
        with file.open(encoding="ascii") as lines:
            for line in lines:
                yield SudokuBoard.parse(line.split()[0])


if __name__ == "__main__":
    main()
