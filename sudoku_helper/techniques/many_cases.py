"""Forcing chains with three or more cases: simple chains, but several of them."""

from collections.abc import Iterator

from sudoku_helper.board import SudokuBoard
from sudoku_helper.demands import CELL_DEMANDS, HOUSE_DEMANDS
from sudoku_helper.implications.forcing import forcing_chains_of
from sudoku_helper.proofs.proof import Proof
from sudoku_helper.techniques.base import Example
from sudoku_helper.techniques.by_cases import ProofTechnique
from sudoku_helper.text import Text


class CellForcingChain(ProofTechnique):
    """From every candidate of a cell a chain leads to the same conclusion."""

    key = "cell-forcing-chain"
    name = Text(en="Cell Forcing Chain", de="Zellen-Zwangskette")
    aliases = ("Multiple Forcing Chain", "Verity", "Cell FC")
    difficulty = 8.2
    definition = Text(
        en="A cell has three or more candidates, and from each of them a chain leads to the same "
        "conclusion. One of the candidates is true, so the conclusion holds in any case.",
        de="Eine Zelle hat drei oder mehr Kandidaten, und von jedem führt eine Kette zum selben "
        "Schluss. Einer der Kandidaten stimmt, also gilt der Schluss in jedem Fall.",
    )
    example = Example(
        board="+5+4627+9.3.+2+398..+64+7+17+8+64+39+5+2.+915.+7.2+66+2.4..5..8+5..6+2...9+6.7...1.."
        "+12..67+8.+7+85..+4.+69 "
        "r4c7<>3 r6c4<>3 r6c7<>3 r6c9<>4 r7c5<>3 r7c7<>4 r7c9<>3 r8c5<>3 r8c9<>3 r9c5<>3",
        finds="r8c5<>5",
    )

    def proofs(self, board: SudokuBoard) -> Iterator[Proof]:
        """Every conclusion in which all candidates of a cell agree."""
        chains = forcing_chains_of(board)
        return map(chains.proof, chains.meetings(CELL_DEMANDS))


class HouseForcingChain(ProofTechnique):
    """From every place of a digit in a house a chain leads to the same conclusion."""

    key = "house-forcing-chain"
    name = Text(en="House Forcing Chain", de="Einheiten-Zwangskette")
    aliases = ("Region Forcing Chain", "Unit Forcing Chain", "Digit Forcing Chain")
    difficulty = 8.3
    definition = Text(
        en="A digit has three or more places in a house, and from each of them a chain leads to the "
        "same conclusion. The digit stands in one of the places, so the conclusion holds in any case.",
        de="Eine Ziffer hat in einer Einheit drei oder mehr Plätze, und von jedem führt eine Kette "
        "zum selben Schluss. An einem der Plätze steht sie, also gilt der Schluss in jedem Fall.",
    )
    example = Example(
        board="+8+7+9+23+564+1+156+8..+392+4+3+21+69+5+7+83.+7...8..9.+57...+3.+684.+5..2+7.+48...+"
        "2.3.6+35...1..9+1...7+8. "
        "r4c4<>9 r4c5<>24 r4c6<>1 r4c9<>4 r5c5<>14 r5c6<>14 r7c5<>7 r7c6<>6 r8c5<>49 "
        "r8c6<>24 r9c9<>4",
        finds="r4c4<>6",
    )

    def proofs(self, board: SudokuBoard) -> Iterator[Proof]:
        """Every conclusion in which all places of a digit in a house agree."""
        chains = forcing_chains_of(board)
        return map(chains.proof, chains.meetings(HOUSE_DEMANDS))
