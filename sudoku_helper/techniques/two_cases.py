"""The forcing chain on a cell with two candidates: both lead to the same digit."""

from collections.abc import Iterator

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import CANDIDATES, candidate_number
from sudoku_helper.geometry import members
from sudoku_helper.implications.forcing import inferences_along
from sudoku_helper.implications.graph import ImplicationGraph, graph_of
from sudoku_helper.implications.links import Node
from sudoku_helper.implications.spread import Spread, whole_spread
from sudoku_helper.proofs.proof import Branch, Proof, true
from sudoku_helper.proofs.truths import in_cell
from sudoku_helper.techniques.base import Example
from sudoku_helper.techniques.by_cases import ProofTechnique
from sudoku_helper.techniques.chains import TWO_CANDIDATE_CELLS
from sudoku_helper.text import Text


class ForcingChain(ProofTechnique):
    """From both candidates of a cell chains lead to the same digit in another cell."""

    key = "forcing-chain"
    name = Text(en="Forcing Chain", de="Zwangskette")
    aliases = ("Double Forcing Chain", "Bivalue Cell Forcing Chain")
    difficulty = 7.0
    definition = Text(
        en="From a cell with two candidates two chains of cells with two candidates start, one for "
        "each candidate. If both make the same cell the same digit, it is true and can be placed.",
        de="Von einer Zelle mit zwei Kandidaten gehen zwei Ketten von Zellen mit zwei Kandidaten "
        "aus, eine je Kandidat. Geben beide derselben Zelle dieselbe Ziffer, so stimmt sie und kann "
        "eingetragen werden.",
    )
    example = Example(
        board="+6.72+3+9.+18.2.+6.+1+7.9.1....+2.+6..+6.721.+35+3+291+6+8+74+1+7.+3...6+2+7+61+4+98"
        "32+5+2..+1+63..+7+394.+2.6+81 "
        "r3c3<>8 r3c4<>5 r3c6<>5 r6c5<>5",
        finds="r1c7=4",
    )

    def proofs(self, board: SudokuBoard) -> Iterator[Proof]:
        """The shortest pair of chains for each digit that can be placed."""
        graph = graph_of(board, TWO_CANDIDATE_CELLS)
        meetings = []
        for cell in members(board.bivalue):
            x, y = (candidate_number(cell, digit) for digit in members(board.digits[cell]))
            first, second = whole_spread(graph, x), whole_spread(graph, y)
            for end in members(first.reached & second.reached):
                length = first.level_of(end) + second.level_of(end)
                meetings.append((length, cell, end, first, second))
        placed = set()
        for _, cell, end, *spreads in sorted(meetings, key=lambda meeting: meeting[:3]):
            if end not in placed:
                placed.add(end)
                branches = tuple(_case(graph, spread, end) for spread in spreads)
                yield Proof(true(CANDIDATES[end]), branches, in_cell(cell))


def _case(graph: ImplicationGraph, spread: Spread, end: Node) -> Branch:
    """The chain from a candidate to a digit that it makes true."""
    inferences = inferences_along(graph, spread.way_to(end))
    return Branch(true(CANDIDATES[spread.start]), inferences)
