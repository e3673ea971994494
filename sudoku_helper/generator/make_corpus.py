"""Makes a corpus of minimal puzzles: python -m sudoku_helper.generator.make_corpus COUNT SEED FILE.

Draws COUNT random minimal puzzles and keeps, of those with the same level and the same hardest
technique, only so many that easy ones do not crowd out the rest. No two are equivalent.
"""

import gzip
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

from sudoku_helper.board import SudokuBoard
from sudoku_helper.generator.grids import random_minimal
from sudoku_helper.generator.measure import walk_up_to_level
from sudoku_helper.grading import grade
from sudoku_helper.symmetry import canonical_form
from sudoku_helper.techniques.base import Level

_MOST_OF_A_KIND = 1500


def draw(seed: str) -> tuple[str, str, str]:
    """A minimal puzzle in canonical form, its level, and the hardest technique that it needs.

    The canonical form is as good as any other, since the generator transforms it at random anyway.
    """
    form = canonical_form(SudokuBoard.of(random_minimal(Random(seed))))
    board = SudokuBoard.parse(form)
    walk = walk_up_to_level(board, Level.EVIL)
    return (
        form,
        str(int(grade(board, up_to=Level.EXPERT).level)),
        walk.hardest.key if walk.is_complete else "none",
    )


def choose(drawn: Iterable[tuple[str, str, str]]) -> list[str]:
    """The lines of the corpus: different puzzles, not too many of a kind, in order."""
    lines: set[str] = set()
    kinds: Counter[str] = Counter()
    for line in map(" ".join, drawn):
        kind = line[81:]
        if line not in lines and kinds[kind] < _MOST_OF_A_KIND:
            kinds[kind] += 1
            lines.add(line)
    return sorted(lines)


def main(arguments: list[str]) -> None:
    """Make a corpus and write it, compressed."""
    count, seed, path = int(arguments[0]), arguments[1], Path(arguments[2])
    with ProcessPoolExecutor() as pool:
        drawn = pool.map(draw, (f"{seed}/{number}" for number in range(count)), chunksize=50)
        text = "\n".join(choose(drawn)) + "\n"
    # Without a time stamp the same puzzles give the same file.
    path.write_bytes(gzip.compress(text.encode("ascii"), 9, mtime=0))


if __name__ == "__main__":
    main(sys.argv[1:])
