"""Makes the stocks of drills and of near misses: ``python -m sudoku_helper.drills [FILE ...]``.

The files hold puzzles, one on each line; without any the corpus of the package is used. Positions
that the stock has already are kept as far as they still hold, unless it is made afresh. Near misses
are looked for in the positions of the stock and are always made afresh.
"""

import argparse
import gzip
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from sudoku_helper.board import SudokuBoard
from sudoku_helper.drills.collecting import Collector, Found, collect
from sudoku_helper.drills.collecting_near_misses import collect_near_misses
from sudoku_helper.drills.stock import DRILLS, NEAR_MISSES, read_stock, write_stock
from sudoku_helper.generator.corpus import own_corpus
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.techniques.base import Level

PACKAGE_DATA = Path(__file__).parents[1] / "data"
SAVE_EVERY = 500
"""How many puzzles are looked at between two savings."""


def main() -> None:
    """Collect what is wanted: positions to practise on, or near misses."""
    parser = argparse.ArgumentParser(prog="python -m sudoku_helper.drills", description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, help="puzzles of 81 characters, one a line")
    parser.add_argument("--minutes", type=float, default=60, help="stop after so many minutes")
    parser.add_argument(
        "--hardest", type=int, default=Level.EVIL, help="the last level to look for"
    )
    parser.add_argument("--output", type=Path, default=PACKAGE_DATA, help="the folder to write to")
    parser.add_argument("--fresh", action="store_true", help="forget the positions of the stock")
    parser.add_argument("--near-misses", action="store_true", help="look for near misses instead")
    chosen = parser.parse_args()
    if chosen.near_misses:
        _make_near_misses(chosen)
    else:
        _make_drills(chosen)


def _make_drills(chosen: argparse.Namespace) -> None:
    """Collect positions until every technique has enough or the time is over."""
    end = time.monotonic() + chosen.minutes * 60
    output = chosen.output / DRILLS
    kept = [] if chosen.fresh else list(_kept(output))
    collector = Collector(kept, Level(chosen.hardest))
    for number in collect(_puzzles(chosen.files), collector):
        late = time.monotonic() > end
        if late or number % SAVE_EVERY == 0:
            output.write_bytes(write_stock(collector.stock()))
            print(f"{number} puzzles", file=sys.stderr)
        if late:
            break
    output.write_bytes(write_stock(collector.stock()))
    for key, positions in collector.stock():
        print(f"{len(positions):5} {key}")


def _make_near_misses(chosen: argparse.Namespace) -> None:
    """Look for the near misses of every technique up to a level."""
    found: list[tuple[str, list[str]]] = []
    for technique in TECHNIQUES:
        if technique.level <= chosen.hardest:
            found.append((technique.key, collect_near_misses(technique)))
            print(f"{len(found[-1][1]):5} {technique.key}", flush=True)
    (chosen.output / NEAR_MISSES).write_bytes(write_stock(found))


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
