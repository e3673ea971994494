"""Fireworks: digits that a row and a column through the same block hold nearly inside that block.

Outside the block the digit has at most one place in the row and one in the column: the ends. If it
is in neither of them, row and column both have it in the block, so in the corner where they cross.
One such digit proves little; several with the same cells use them up.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    BLOCK_OF,
    COLUMN_OF,
    CROSSINGS,
    DIGITS,
    HOUSES,
    ROW_OF,
    ROWS,
    Cell,
    CellSet,
    Digit,
    DigitSet,
    House,
    cell_at,
    column_number,
    is_single,
    members,
    only,
    row_number,
    set_of,
    size,
    union,
)
from sudoku_helper.proofs.truths import in_house
from sudoku_helper.step import Step, candidates_of, one_of_each_effect
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.text import Text, Told, Words

_ALSO = Text(
    en="These can be crossed out too: {removed:candidates}; off both lines the digit would need "
    "{pincers1:cell} and {pincers2:cell} at once.",
    de="Auch das kann gestrichen werden: {removed:candidates}; abseits beider Reihen bräuchte die Ziffer "
    "{pincers1:cell} und {pincers2:cell} zugleich.",
)
_SO = Text(
    en="So these can be crossed out there: {removed:candidates}.",
    de="Darum kann dort gestrichen werden: {removed:candidates}.",
)


class _Firework(NamedTuple):
    """Some digits with the same corner and ends: each of them is in one of these three cells.

    The first end is in the row of the corner, the second in its column.
    """

    corner: Cell
    ends: tuple[Cell, Cell]
    digits: DigitSet

    @property
    def lines(self) -> tuple[House, House]:
        """The row and the column of the corner."""
        return ROW_OF[self.corner], COLUMN_OF[self.corner]

    @property
    def off_lines(self) -> CellSet:
        """The cells of its block that are in neither line."""
        row, column = self.lines
        return HOUSES[BLOCK_OF[self.corner]] & ~HOUSES[row] & ~HOUSES[column]

    @property
    def opposite(self) -> Cell:
        """The cell that sees both ends as the corner does."""
        in_row, in_column = self.ends
        return cell_at(row_number(in_column), column_number(in_row))

    @property
    def words(self) -> Words:
        """The words for it."""
        row, column = self.lines
        return {
            "pivot": self.corner,
            "pincers1": self.ends[0],
            "pincers2": self.ends[1],
            "digits": self.digits,
            "row": row,
            "column": column,
            "block": BLOCK_OF[self.corner],
        }


class _Found(NamedTuple):
    """Fireworks with as many digits as cells; what these lose, and what their blocks lose off the lines."""

    fireworks: tuple[_Firework, ...]
    in_cells: tuple[Candidate, ...]
    in_blocks: tuple[Candidate, ...]

    @property
    def effect(self) -> frozenset[Candidate]:
        """All that is crossed out."""
        return frozenset(self.in_cells + self.in_blocks)

    @property
    def cells(self) -> CellSet:
        """The corners and ends."""
        return union(BIT[each.corner] | set_of(each.ends) for each in self.fireworks)


class _Fireworks(SolvingTechnique):
    """Fireworks that together have as many digits as cells."""

    def _steps(self, board: SudokuBoard, found: Iterable[tuple[_Firework, ...]]) -> Iterator[Step]:
        every = (_crossed_out(board, fireworks) for fireworks in found)
        for each in one_of_each_effect(each for each in every if each.effect):
            yield self._step(board, each)

    def _step(self, board: SudokuBoard, found: _Found) -> Step:
        corners = set_of(each.corner for each in found.fireworks)
        digits = union(each.digits for each in found.fireworks)

        def marks(cells: CellSet) -> tuple[Candidate, ...]:
            return tuple(
                candidate
                for digit in members(digits)
                for candidate in candidates_of(digit, board.places[digit] & cells)
            )

        return Step(
            self,
            cross_outs=found.in_cells + found.in_blocks,
            highlights={"pivot": marks(corners), "pincers": marks(found.cells & ~corners)},
            primary=found.cells,
            secondary=union(HOUSES[line] for each in found.fireworks for line in each.lines)
            & ~found.cells,
            truths=tuple(
                in_house(line, digit)
                for each in found.fireworks
                for digit in members(each.digits)
                for line in each.lines
            ),
            evidence=found,
        )

    def tell(self, step: Step) -> Iterator[Told]:
        """The fireworks, and what they cross out in their cells and in their blocks."""
        found = step.evidence_of(_Found)
        words = found.fireworks[0].words
        yield from self._tell_fireworks(found)
        if found.in_cells:
            yield _SO, {"removed": found.in_cells}
        if found.in_blocks:
            yield _ALSO, {**words, "removed": found.in_blocks}

    def _tell_fireworks(self, found: _Found) -> Iterator[Told]:
        """Why the digits fill the cells."""
        raise NotImplementedError


class FireworkTriple(_Fireworks):
    """Three digits with the same corner and ends fill these three cells."""

    key = "firework-triple"
    name = Text(en="Firework Triple", de="Feuerwerk-Dreier")
    aliases = ("Fireworks", "Triple Firework", "Feuerwerk")
    difficulty = 7.6
    definition = Text(
        en="A row and a column cross in a block, and outside it three digits have in the row only one place "
        "and in the column only one, the same for all three. Each of the digits is in one of these "
        "two ends or in the corner where the lines cross. So the three cells hold nothing else, and in "
        "the block the three digits leave all cells off both lines.",
        de="Eine Zeile und eine Spalte kreuzen sich in einem Block, und außerhalb davon haben drei Ziffern in "
        "der Zeile nur einen Platz und in der Spalte nur einen, alle drei denselben. Jede der Ziffern "
        "steht an einem dieser zwei Enden oder in der Ecke, wo die Reihen sich kreuzen. Darum enthalten "
        "die drei Zellen nichts anderes, und im Block entfallen die drei Ziffern abseits beider Reihen.",
    )
    explanation = Text(
        en="Outside {block:house} the digits {digits:digits} have no place in {row:house} but "
        "{pincers1:cell}, and none in {column:house} but {pincers2:cell}.\n"
        "If one of them is in neither of these, both lines have it in {block:house}, so where they "
        "cross: in {pivot:cell}.\n"
        "Thus the three digits fill the three cells {cells:cells}, each once.",
        de="Außerhalb von {block:house} haben die Ziffern {digits:digits} in {row:house} keinen Platz als "
        "{pincers1:cell} und in {column:house} keinen als {pincers2:cell}.\n"
        "Steht eine davon in keiner der beiden, so haben beide Reihen sie in {block:house}, also dort, "
        "wo sie sich kreuzen: in {pivot:cell}.\n"
        "Die drei Ziffern füllen also die drei Zellen {cells:cells}, jede einmal.",
    )
    example = Example(
        board=".+6.+3+4+8+5+71..+8+9+61234+1+3425+7+8+96....3.78+9..3.+89...89.........6..3+9.+8.2.8.+4+65..8..9..4. "
        "r5c4<>5 r6c3<>1 r6c4<>7 r6c5<>1 r6c9<>2 r7c1<>5 r7c4<>1 r9c1<>5 r9c3<>7 r9c4<>17",
        finds="r5c8<>1 r6c4<>56",
    )

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every three digits with the same corner and ends."""
        yield from self._steps(board, ((each,) for each in _fireworks(board, 3)))

    def _tell_fireworks(self, found: _Found) -> Iterator[Told]:
        words = {**found.fireworks[0].words, "cells": found.cells}
        for sentence in self.explanation.lines:
            yield sentence, words


class FireworkQuadruple(_Fireworks):
    """Two fireworks of two digits each have the same ends and fill the four cells."""

    key = "firework-quadruple"
    name = Text(en="Firework Quadruple", de="Feuerwerk-Vierer")
    aliases = ("Quadruple Firework", "Firework Quad")
    difficulty = 7.7
    definition = Text(
        en="Four cells are the corners of a rectangle in four blocks. From one corner two digits have "
        "outside its block only the two neighbouring corners in its row and column, and from the opposite "
        "corner so do two other digits. Each digit is in its own corner or in one of the two between. So "
        "the four cells hold nothing else, the first two digits are not in the corner of the others, "
        "and each leaves the block of its corner off both lines.",
        de="Vier Zellen sind die Ecken eines Rechtecks in vier Blöcken. Zwei Ziffern haben in Zeile und "
        "Spalte einer Ecke außerhalb ihres Blocks nur die zwei Nachbarecken als Platz, zwei andere Ziffern "
        "ebenso von der Ecke gegenüber. Jede Ziffer steht in ihrer eigenen Ecke oder in einer der zwei "
        "dazwischen. Darum enthalten die vier Zellen nichts anderes, keine der Ziffern steht in der Ecke "
        "der beiden anderen, und im Block ihrer Ecke entfällt sie abseits beider Reihen.",
    )
    explanation = Text(
        en="Outside {block:house} the digits {digits:digits} have no place in {row:house} but "
        "{pincers1:cell}, and none in {column:house} but {pincers2:cell}; so each is in one of these or where "
        "the lines cross, in {pivot:cell}.",
        de="Außerhalb von {block:house} haben die Ziffern {digits:digits} in {row:house} keinen Platz als "
        "{pincers1:cell} und in {column:house} keinen als {pincers2:cell}; jede steht also in einer davon oder "
        "wo die Reihen sich kreuzen, in {pivot:cell}.",
    )
    together = Text(
        en="Thus the four digits fill the four cells {cells:cells}, each once and none in the corner of the "
        "other two.",
        de="Die vier Ziffern füllen also die vier Zellen {cells:cells}, jede einmal und keine in der Ecke der "
        "beiden anderen.",
    )
    example = Example(
        board="..+1..+5.+9+6.+6+5..1.23..2+6..+145+2+9.+16.+57.+756.4..+1.8+1.+597.+62+5+28+7+1.6+3.+63+7....+5+11493+5+6+28+7 "
        "r1c4<>8 r1c5<>78 r2c4<>8 r3c6<>3 r5c7<>8 r8c4<>4",
        finds="r5c6<>8 r8c6<>89",
    )

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every two fireworks of two digits with the same ends and opposite corners."""
        by_cells: dict[tuple[Cell, tuple[Cell, Cell]], list[_Firework]] = defaultdict(list)
        for each in _fireworks(board, 2):
            by_cells[each.corner, each.ends].append(each)
        yield from self._steps(
            board,
            (
                (one, other)
                for ones in by_cells.values()
                for one in ones
                if one.corner < one.opposite
                for other in by_cells.get((one.opposite, one.ends[::-1]), ())
                if not one.digits & other.digits
            ),
        )

    def _tell_fireworks(self, found: _Found) -> Iterator[Told]:
        for each in found.fireworks:
            yield self.explanation, each.words
        yield self.together, {"cells": found.cells}


def _fireworks(board: SudokuBoard, count: int) -> Iterator[_Firework]:
    """Every *count* digits with the same corner and ends."""
    for corner, ends_of in _ends(board).items():
        for digits in combinations(ends_of, count):
            in_row, in_column = (union(ends_of[digit][line] for digit in digits) for line in (0, 1))
            if is_single(in_row) and is_single(in_column):
                yield _Firework(corner, (only(in_row), only(in_column)), set_of(digits))


@lru_cache(maxsize=2)
def _ends(board: SudokuBoard) -> Mapping[Cell, dict[Digit, tuple[CellSet, CellSet]]]:
    """For each empty corner its digits, each with the ends that it has in the row and the column."""
    found: dict[Cell, dict[Digit, tuple[CellSet, CellSet]]] = defaultdict(dict)
    for digit in DIGITS:
        places = board.places[digit]
        in_rows: dict[Cell, CellSet] = {}
        in_columns: dict[Cell, CellSet] = {}
        for _, line, crossing in CROSSINGS:
            end = places & HOUSES[line] & ~crossing
            if places & crossing and size(end) <= 1:
                ends = in_rows if line in ROWS else in_columns
                ends.update(dict.fromkeys(members(crossing & board.empty), end))
        for corner, in_row in in_rows.items():
            if corner in in_columns:
                found[corner][digit] = in_row, in_columns[corner]
    return found


def _crossed_out(board: SudokuBoard, fireworks: tuple[_Firework, ...]) -> _Found:
    """What fireworks with as many digits as cells cross out."""
    digits = union(each.digits for each in fireworks)
    keeps = dict.fromkeys(fireworks[0].ends, digits)
    keeps.update((each.corner, each.digits) for each in fireworks)
    in_cells = tuple(
        Candidate(cell, digit)
        for cell, kept in keeps.items()
        for digit in members(board.digits[cell] & ~kept)
    )
    in_blocks = tuple(
        candidate
        for each in fireworks
        for digit in members(each.digits)
        for candidate in candidates_of(digit, board.places[digit] & each.off_lines)
    )
    return _Found(fireworks, in_cells, in_blocks)
