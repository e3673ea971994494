"""Wings: a pivot and pincers of which one must take a digit."""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import BIT, PEERS, Cell, Digit, members, only, size
from sudoku_helper.proofs.truths import in_cell
from sudoku_helper.step import (
    Link,
    Step,
    alternating,
    candidates_of,
    cell_candidates,
    one_of_each_effect,
)
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.text import Text


class _Wing(NamedTuple):
    """A pivot with x and y, and a pincer for each of these, which share z."""

    pivot: Cell
    left: Cell
    right: Cell
    x: Digit
    y: Digit
    z: Digit


class XyWing(SolvingTechnique):
    """A pivot xy sees the pincers xz and yz; no cell that sees both pincers can be z."""

    key = "xy-wing"
    name = Text(en="XY-Wing", de="XY-Wing")
    aliases = ("Y-Wing", "Bent Triple", "Short XY-Chain")
    difficulty = 4.2
    definition = Text(
        en="Three cells with two candidates each: a pivot xy that sees the pincers xz and yz. "
        "Whichever digit the pivot takes, at least one pincer becomes z, so no cell that sees both pincers "
        "can be z.",
        de="Drei Zellen mit je zwei Kandidaten: ein Angelpunkt xy, der die Zangen xz und yz sieht. "
        "Welche Ziffer der Angelpunkt auch bekommt, mindestens eine Zange wird z; darum kann keine Zelle, die "
        "beide Zangen sieht, z sein.",
    )
    explanation = Text(
        en="{pivot:cell} is {x:digit} or {y:digit} and sees {left:cell} and {right:cell}.\n"
        "If it is {x:digit}, only {z:digit} is left for {left:cell}; if it is {y:digit}, only "
        "{z:digit} is left for {right:cell}.\n"
        "Either way at least one of {pincers:cells} is {z:digit}, so {z:digit} can be crossed out in "
        "{targets:cells}, since both are seen from there.",
        de="{pivot:cell} ist {x:digit} oder {y:digit} und sieht {left:cell} und {right:cell}.\n"
        "Ist es die {x:digit}, bleibt für {left:cell} nur die {z:digit}; ist es die {y:digit}, bleibt "
        "für {right:cell} nur die {z:digit}.\n"
        "So oder so ist mindestens eine der Zellen {pincers:cells} die {z:digit}; darum entfällt sie in "
        "{targets:cells}, denn von dort sieht man beide.",
    )
    example = Example(
        board="12365849767592418348937126529.5.3.7151..67329..721954.95..32.147.21.593...1.96.52",
        finds="r7c4<>8",
    )
    library_codes = ("0800",)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every XY-Wing."""
        yield from one_of_each_effect(self._all(board))

    def _all(self, board: SudokuBoard) -> Iterator[Step]:
        digits = board.digits
        for pivot in members(board.bivalue):
            pair = digits[pivot]
            near = [cell for cell in members(PEERS[pivot] & board.bivalue) if digits[cell] != pair]
            for left, right in combinations(near, 2):
                shared = digits[left] & digits[right]
                if digits[left] ^ digits[right] != pair or not shared:
                    continue
                z = only(shared)
                targets = PEERS[left] & PEERS[right] & board.places[z]
                if targets:
                    yield _wing(self, board, pivot, (left, right), z, targets)

    def chains_of(self, step: Step) -> tuple[tuple[Link, ...], ...]:
        """From one pincer over the pivot to the other."""
        pivot, left, right, x, y, z = step.evidence_of(_Wing)
        way = ((left, z), (left, x), (pivot, x), (pivot, y), (right, y), (right, z))
        return (alternating(*((Candidate(*each),) for each in way)),)


class XyzWing(SolvingTechnique):
    """A pivot xyz sees the pincers xz and yz; no cell that sees all three can be z."""

    key = "xyz-wing"
    name = Text(en="XYZ-Wing", de="XYZ-Wing")
    aliases = ("Extended XY-Wing",)
    difficulty = 4.4
    definition = Text(
        en="A pivot with the three candidates xyz sees the pincers xz and yz. At least one of "
        "the three cells must be z, so no cell that sees all three can be z.",
        de="Ein Angelpunkt mit den drei Kandidaten xyz sieht die Zangen xz und yz. Mindestens "
        "eine der drei Zellen muss z sein; darum kann keine Zelle, die alle drei sieht, z sein.",
    )
    explanation = Text(
        en="{pivot:cell} is {x:digit}, {y:digit} or {z:digit} and sees {left:cell} and {right:cell}.\n"
        "If it is {x:digit}, only {z:digit} is left for {left:cell}; if it is {y:digit}, only "
        "{z:digit} is left for {right:cell}; otherwise {pivot:cell} itself is {z:digit}.\n"
        "In any case at least one of these three cells is {z:digit}, so {z:digit} can be crossed out in "
        "{targets:cells}, since all three are seen from there.",
        de="{pivot:cell} ist {x:digit}, {y:digit} oder {z:digit} und sieht {left:cell} und "
        "{right:cell}.\n"
        "Ist es die {x:digit}, bleibt für {left:cell} nur die {z:digit}; ist es die {y:digit}, bleibt "
        "für {right:cell} nur die {z:digit}; sonst ist {pivot:cell} selbst die {z:digit}.\n"
        "In jedem Fall ist mindestens eine dieser drei Zellen die {z:digit}; darum entfällt sie in "
        "{targets:cells}, denn von dort sieht man alle drei.",
    )
    example = Example(
        board="951237648742896351368154297.86.4.723..976.584.7....1696.5...4.2.9.6..8.5827415936",
        finds="r5c6<>2",
    )
    library_codes = ("0801",)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every XYZ-Wing."""
        yield from one_of_each_effect(self._all(board))

    def _all(self, board: SudokuBoard) -> Iterator[Step]:
        digits = board.digits
        for pivot in members(board.cells_with(3)):
            triple = digits[pivot]
            near = [
                cell for cell in members(PEERS[pivot] & board.bivalue) if not digits[cell] & ~triple
            ]
            for left, right in combinations(near, 2):
                shared = digits[left] & digits[right]
                if size(shared) != 1:
                    continue
                z = only(shared)
                targets = PEERS[pivot] & PEERS[left] & PEERS[right] & board.places[z]
                if targets:
                    yield _wing(self, board, pivot, (left, right), z, targets)


def _wing(
    technique: SolvingTechnique,
    board: SudokuBoard,
    pivot: int,
    ends: tuple[int, int],
    z: int,
    targets: int,
) -> Step:
    """The step of a pivot and its two pincers *ends*, which share z."""
    left, right = ends
    pincers = BIT[left] | BIT[right]
    x, y = only(board.digits[left] & ~BIT[z]), only(board.digits[right] & ~BIT[z])
    wing = _Wing(pivot, left, right, x, y, z)
    return Step(
        technique,
        cross_outs=candidates_of(z, targets),
        highlights={
            "pivot": cell_candidates(board, BIT[pivot]),
            "pincers": cell_candidates(board, pincers),
        },
        primary=BIT[pivot],
        secondary=pincers,
        words={**wing._asdict(), "pincers": pincers, "targets": targets},
        truths=(in_cell(pivot), in_cell(left), in_cell(right)),
        evidence=wing,
    )
