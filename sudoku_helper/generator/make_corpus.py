"""Makes the corpora of minimal puzzles that ship with the package (``make data``).

Of the random minimal puzzles of a series those are kept that are not too many with the same level and the
same hardest technique, so that easy ones do not crowd out the rest. No two are equivalent. In a corpus
with a symmetry all have it, and easy ones, which are quickly made, are left out.
"""

import gzip
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

from sudoku_helper.board import SudokuBoard
from sudoku_helper.generator.grids import random_minimal
from sudoku_helper.generator.measure import walk_up_to_level
from sudoku_helper.grading import grade
from sudoku_helper.symmetry import canonical_form
from sudoku_helper.techniques.base import Level

SERIES = {"none": ("1", 4000), "point": ("point", 24000)}
"""The seed of the puzzles of each corpus, by their symmetry, and how many are drawn."""

_MOST_OF_A_KIND = 1500
_MOST_OF_A_SYMMETRIC_KIND = 40


def draw(seed: str, symmetry: str = "none") -> tuple[str, str, str]:
    """A minimal puzzle, its level, and the hardest technique that it needs.

    Its canonical form is as good as any other, since the generator transforms it at random anyway, unless
    a symmetry would get lost.
    """
    board = SudokuBoard.of(random_minimal(Random(seed), symmetry))
    if symmetry == "none":
        board = SudokuBoard.parse(canonical_form(board))
    walk = walk_up_to_level(board, Level.EVIL)
    return (
        board.line,
        str(int(grade(board, up_to=Level.EXPERT).level)),
        walk.hardest.key if walk.is_complete else "none",
    )


def choose(
    drawn: Iterable[tuple[str, str, str]], most_of_a_kind: int = _MOST_OF_A_KIND
) -> list[str]:
    """The lines of the corpus: different puzzles, not too many of a kind, in order."""
    lines: dict[str, str] = {}
    kinds: Counter[tuple[str, str]] = Counter()
    for puzzle, level, hardest in drawn:
        if kinds[level, hardest] == most_of_a_kind:
            continue
        form = canonical_form(SudokuBoard.parse(puzzle))
        if form not in lines:
            kinds[level, hardest] += 1
            lines[form] = f"{puzzle} {level} {hardest}"
    return sorted(lines.values())


def make_corpus(symmetry: str = "none") -> bytes:
    """The corpus of puzzles with a symmetry as a file; the same code gives the same bytes."""
    with ProcessPoolExecutor() as pool:
        drawn = pool.map(partial(draw, symmetry=symmetry), seeds(symmetry), chunksize=50)
        text = "\n".join(_chosen(drawn, symmetry)) + "\n"
    # Without a time stamp the same puzzles give the same file.
    return gzip.compress(text.encode("ascii"), 9, mtime=0)


def seeds(symmetry: str) -> list[str]:
    """The seeds of the puzzles that are drawn for a corpus."""
    seed, count = SERIES[symmetry]
    return [f"{seed}/{number}" for number in range(count)]


def _chosen(drawn: Iterable[tuple[str, str, str]], symmetry: str) -> list[str]:
    if symmetry == "none":
        return choose(drawn)
    hard = (each for each in drawn if int(each[1]) > Level.EASY)
    return choose(hard, _MOST_OF_A_SYMMETRIC_KIND)
