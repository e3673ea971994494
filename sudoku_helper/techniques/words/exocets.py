"""The words that junior and double exocets share."""

from collections.abc import Iterable, Iterator

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import CellSet
from sudoku_helper.step import NOTHING, candidates_of
from sudoku_helper.techniques.patterns.exocets import Exocet
from sudoku_helper.techniques.words.visible import numbered
from sudoku_helper.text import Text, Told, Words, same

_COVERED = Text(
    en="{digit:digit} only in {cover:inside}",
    de="{digit:digit} nur in {cover:inside}",
)
_NOWHERE = Text(en="{digit:digit} nowhere", de="{digit:digit} nirgends")


def base_digits(board: SudokuBoard, exocet: Exocet, cells: CellSet) -> tuple[Candidate, ...]:
    """The digits of the base in some cells."""
    return tuple(
        candidate
        for digit in exocet.room
        for candidate in candidates_of(digit, board.places[digit] & cells)
    )


def listed(beginning: Text, parts: Iterable[Told], words: Words = NOTHING) -> Told:
    """A sentence that ends with a list of clauses."""
    clauses = []
    all_words = dict(words)
    for number, (clause, own) in enumerate(parts, 1):
        clauses.append(numbered(clause, number))
        all_words |= {f"{name}{number}": word for name, word in own.items()}
    return beginning + same("; ").join(clauses) + ".", all_words


def told_covers(exocet: Exocet) -> Iterator[Told]:
    """Which lines hold each digit in the cross-lines outside the blocks."""
    for digit in exocet.room:
        cover = exocet.cover(digit)
        yield _COVERED if cover else _NOWHERE, {"digit": digit, "cover": cover}
