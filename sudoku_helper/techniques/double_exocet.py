"""Double exocet: two exocets in the same blocks share four digits between their bases."""

from collections.abc import Iterator

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import House, set_of, union
from sudoku_helper.proofs.truths import Truth, holds, in_cell, in_house
from sudoku_helper.step import Step, cell_candidates, one_of_each_effect
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.patterns.double_exocets import DoubleExocet as Found
from sudoku_helper.techniques.patterns.double_exocets import double_exocets
from sudoku_helper.techniques.words.exocets import base_digits, listed, told_covers
from sudoku_helper.text import Text, Told

_BASES = Text(
    en="Two exocets in {blocks:inside} have the same digits {digits:digits}: the base cells "
    "{base_cells1:cells} with the target cells {target_cells1:group} and {target_cells2:group}, the base cells "
    "{base_cells2:cells} with the target cells {target_cells3:group} and {target_cells4:group}.",
    de="Zwei Exocets in {blocks:inside} haben dieselben Ziffern {digits:digits}: die Basiszellen "
    "{base_cells1:cells} mit den Zielzellen {target_cells1:group} und {target_cells2:group}, die Basiszellen "
    "{base_cells2:cells} mit den Zielzellen {target_cells3:group} und {target_cells4:group}.",
)
_ROOM = Text(
    en="Outside these blocks the cross-lines ({cross:lines}) have room for at most two of each digit: ",
    de="Außerhalb dieser Blöcke haben die Querlinien ({cross:lines}) von jeder Ziffer höchstens für zwei "
    "Platz: ",
)
_NOT_IN_BOTH = Text(
    en="So each digit of a base is in one of its own target cells as well; in both bases it would be in "
    "{target_cells1:group} and in {target_cells2:group}, twice in {third:house}.",
    de="Jede Ziffer einer Basis steht also auch in einer von deren Zielzellen; in beiden Basen stünde sie in "
    "{target_cells1:group} und in {target_cells2:group}, also zweimal in {third:house}.",
)
_ALL_FOUR = Text(
    en="So the four base cells have all four digits, and so have the target cells.",
    de="Darum haben die vier Basiszellen alle vier Ziffern, und die Zielzellen ebenso.",
)
_SO = Text(
    en="So these can be crossed out: ",
    de="Gestrichen werden kann darum: ",
)
_OTHERS = Text(
    en="{removed:candidates} (not in the bases)",
    de="{removed:candidates} (nicht in den Basen)",
)
_UNFIT = Text(
    en="{removed:candidates} (in no way to fill both)",
    de="{removed:candidates} (auf keine Weise, beide zu füllen)",
)
_COVERED = Text(
    en="{removed:candidates} (there the cross-lines have the digit in both of its lines)",
    de="{removed:candidates} (dort haben die Querlinien die Ziffer in ihren beiden Reihen)",
)
_SEEN = Text(
    en="{removed:candidates} (whichever base has the digit, it is seen in a base or target cell)",
    de="{removed:candidates} (welche Basis die Ziffer auch hat, sie ist in einer Basis- oder Zielzelle zu "
    "sehen)",
)


class DoubleExocet(SolvingTechnique):
    """Two bases with the same four digits and cross-lines have each of them once."""

    key = "double-exocet"
    name = Text(en="Double Exocet", de="Doppel-Exocet")
    aliases = ("Double JExocet", "Double Junior Exocet")
    difficulty = 8.3
    definition = Text(
        en="Two junior exocets in the same three blocks have the same four digits and the same cross-lines, but "
        "their bases are in different blocks. A digit in both bases would be twice in the third block, so "
        "each of the four is in one base and in one of its target cells. Then it is in both lines that "
        "hold it in the cross-lines outside the blocks, and can be crossed out elsewhere in these and "
        "wherever it is seen in any case.",
        de="Zwei Junior Exocets in denselben drei Blöcken haben dieselben vier Ziffern und dieselben Querlinien, "
        "aber ihre Basen liegen in verschiedenen Blöcken. Eine Ziffer in beiden Basen stünde im dritten "
        "Block zweimal, also steht jede der vier in einer Basis und in einer von deren Zielzellen. Dann "
        "steht sie auch in beiden Reihen, in denen die Querlinien sie außerhalb der Blöcke haben, und "
        "entfällt sonst in diesen und überall, wo sie auf jeden Fall zu sehen ist.",
    )
    example = Example(
        board="..+7.8.....8....47.9.2.....8...3..+7...9..7...47.1......5.....6...2..4...7.+73625..9 "
        "r1c4<>9 r1c6<>9",
        finds="r1c2<>4 r1c4<>15 r1c6<>136 r1c9<>2 r2c5<>59 r2c9<>1356 r3c2<>1356 r4c1<>6 r4c3<>56 "
        "r4c6<>16 r4c8<>156 r6c4<>5 r6c6<>6 r6c7<>35 r6c8<>356 r7c4<>1 r7c6<>13 r7c8<>13",
    )

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every double exocet with a different effect."""
        for found in one_of_each_effect(double_exocets(board)):
            yield self._step(board, found)

    def _step(self, board: SudokuBoard, found: Found) -> Step:
        first, second = found.first, found.second
        base = set_of((*first.base, *second.base))
        targets = union(target.cells for target in (*first.targets, *second.targets)) & ~base
        return Step(
            self,
            cross_outs=found.others + found.unfit + found.covered + found.seen,
            highlights={
                "base_cells": cell_candidates(board, base),
                "target_cells": base_digits(board, first, targets),
                "reason": base_digits(board, first, first.outside),
            },
            primary=base,
            secondary=targets | first.outside,
            truths=_truths(board, found),
            evidence=found,
        )

    def tell(self, step: Step) -> Iterator[Told]:
        """Both exocets, why no digit is in both bases, and what follows."""
        found = step.evidence_of(Found)
        first, second = found.first, found.second
        targets = [target.cells for target in (*first.targets, *second.targets)]
        words = {
            "blocks": sorted(first.blocks),
            "digits": first.digits,
            "base_cells1": set_of(first.base),
            "base_cells2": set_of(second.base),
            "cross": sorted(first.cross_lines),
        }
        yield _BASES, words | {f"target_cells{n}": cells for n, cells in enumerate(targets, 1)}
        yield listed(_ROOM, told_covers(first), words)
        yield _NOT_IN_BOTH, _twice(found)
        yield _ALL_FOUR, {}
        told = (
            (_OTHERS, found.others),
            (_UNFIT, found.unfit),
            (_COVERED, found.covered),
            (_SEEN, found.seen),
        )
        yield listed(_SO, [(clause, {"removed": each}) for clause, each in told if each])


def _twice(found: Found) -> dict[str, object]:
    """Where a digit would be if it were in both bases: in two targets of the third block."""
    first, second = found.first, found.second
    (third,) = {*first.blocks} - {first.block, second.block}
    one, other = (
        next(target.cells for target in each.targets if target.block == third)
        for each in (first, second)
    )
    return {"third": third, "target_cells1": one, "target_cells2": other}


def _truths(board: SudokuBoard, found: Found) -> tuple[Truth, ...]:
    """The base cells, the digits in the cross-lines and in the blocks, and locked digits."""
    first, second = found.first, found.second
    houses: tuple[House, ...] = (*first.cross_lines, *first.blocks)
    truths = [in_cell(cell) for cell in (*first.base, *second.base)]
    truths += [in_house(house, digit) for digit in first.room for house in houses]
    targets = (*first.targets, *second.targets)
    truths += [in_house(each.house, each.locked) for each in targets if each.locked]
    return tuple(dict.fromkeys(truth for truth in truths if holds(truth, board)))
