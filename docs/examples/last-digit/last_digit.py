"""A technique from outside: a digit that stands eight times has one place left."""

from collections.abc import Iterator

from sudoku_helper import Candidate, Example, SolvingTechnique, Step, SudokuBoard, Text
from sudoku_helper.geometry import BLOCK_OF, DIGITS, HOUSES, is_single, only, size
from sudoku_helper.proofs.truths import in_house


class LastDigit(SolvingTechnique):
    """A digit stands eight times; its ninth place is the cell that none of them sees."""

    key = "last-digit"
    name = Text(en="Last Digit", de="Letzte Ziffer")
    difficulty = 1.1
    definition = Text(
        en="A digit stands eight times. Its ninth place is where no row and no column has it.",
        de="Eine Ziffer steht achtmal da. Ihr neunter Platz ist dort, wo sie in Zeile und Spalte fehlt.",
    )
    explanation = Text(
        en="The {digit:digit} stands eight times; only {house:house} lacks it.\n"
        "There {target:cell} is its only place, so {target:cell} is {digit:digit}.",
        de="Die {digit:digit} steht achtmal da; sie fehlt nur noch in {house:house}.\n"
        "Dort bleibt ihr nur {target:cell}, also ist {target:cell} die {digit:digit}.",
    )
    example = Example(
        board="53467891.672195348198342567859761423426853791713924856961537284287419635345286...",
        finds="r9c9=9",
    )

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """The ninth place of each digit that stands eight times."""
        for digit in DIGITS:
            places = board.places[digit]
            if size(board.standing[digit]) == 8 and is_single(places):
                yield self._step(digit, only(places))

    def _step(self, digit: int, cell: int) -> Step:
        block = BLOCK_OF[cell]
        placed = (Candidate(cell, digit),)
        return Step(
            self,
            placements=placed,
            highlights={"reason": placed},
            primary=HOUSES[block],
            words={"digit": digit, "house": block, "target": cell},
            truths=(in_house(block, digit),),
        )
