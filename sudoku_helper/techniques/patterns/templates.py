"""The templates of digits: all arrangements of a digit in the grid, and what these leave to the others."""

from collections.abc import Iterator
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    DIGITS,
    HOUSES,
    ROWS,
    CellSet,
    Digit,
    DigitSet,
    is_single,
    set_of,
    union,
)
from sudoku_helper.step import candidates_of
from sudoku_helper.techniques.patterns.one_digit import hopeless


class Template(NamedTuple):
    """The places that are left to a digit when others *took* cells that they need in any case.

    The *others* are all digits on whose arrangements this rests.
    """

    digit: Digit
    places: CellSet
    took: tuple[Candidate, ...] = ()
    others: DigitSet = 0

    @property
    def hopeful(self) -> CellSet:
        """The places that belong to some arrangement."""
        return self.places & ~hopeless(self.places)

    @property
    def certain(self) -> CellSet:
        """The places that belong to every arrangement: the only ones of their rows."""
        hopeful = self.hopeful
        return union(hopeful & HOUSES[row] for row in ROWS if is_single(hopeful & HOUSES[row]))


def templates_of(board: SudokuBoard) -> Iterator[Template]:
    """The template of each digit by itself, then with what is certain of the others."""
    found = {digit: Template(digit, board.places[digit]) for digit in DIGITS if board.places[digit]}
    if not all(template.hopeful for template in found.values()):
        return
    yield from found.values()
    certain = {digit: template.certain for digit, template in found.items()}
    while narrower := dict(_narrower(found, certain)):
        found |= narrower
        if not all(template.hopeful for template in narrower.values()):
            return
        certain |= {digit: template.certain for digit, template in narrower.items()}
    yield from (template for template in found.values() if template.others)


def _narrower(
    found: dict[Digit, Template], certain: dict[Digit, CellSet]
) -> Iterator[tuple[Digit, Template]]:
    """The templates that lose places to what is certain of other digits."""
    for digit, template in found.items():
        took = {
            other: cells & template.places
            for other, cells in certain.items()
            if other != digit and cells & template.places
        }
        if took:
            others = union(found[other].others for other in took) | set_of(took)
            yield (
                digit,
                Template(
                    digit,
                    template.places & ~union(took.values()),
                    template.took
                    + tuple(each for other in took for each in candidates_of(other, took[other])),
                    (template.others | others) & ~BIT[digit],
                ),
            )
