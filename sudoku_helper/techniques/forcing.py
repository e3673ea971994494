"""Forcing chains with three or more cases, and Nishio: simple chains, but several of them."""

from collections.abc import Iterator

from sudoku_helper.board import SudokuBoard
from sudoku_helper.implications.forcing import forcing_chains_of
from sudoku_helper.implications.nishio import nishio_proofs
from sudoku_helper.proof import Proof
from sudoku_helper.techniques.base import Example
from sudoku_helper.techniques.proofs import ProofTechnique
from sudoku_helper.text import Text

CELL_DEMANDS = range(243, 324)
HOUSE_DEMANDS = range(243)


class Nishio(ProofTechnique):
    """One digit is followed through the grid until it finds no place in some house."""

    key = "nishio"
    name = Text(en="Nishio", de="Nishio")
    aliases = ("Nishio Forcing Chain", "Nishio Net")
    difficulty = 7.5
    definition = Text(
        en="A digit is assumed in one of its places, and only its other places are followed: each "
        "house in which one place is left gets it. If some house is left without a place, the "
        "assumption was wrong and the candidate can be crossed out.",
        de="Eine Ziffer wird an einem ihrer Plätze angenommen, und nur ihre anderen Plätze werden "
        "verfolgt: Jede Einheit, in der ein Platz bleibt, bekommt sie. Bleibt eine Einheit ohne "
        "Platz, war die Annahme falsch und der Kandidat entfällt.",
    )
    example = Example(board="", finds="")

    def proofs(self, board: SudokuBoard) -> Iterator[Proof]:
        """Every candidate that its own digit refutes."""
        return nishio_proofs(board)


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
    example = Example(board="", finds="")

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
    example = Example(board="", finds="")

    def proofs(self, board: SudokuBoard) -> Iterator[Proof]:
        """Every conclusion in which all places of a digit in a house agree."""
        chains = forcing_chains_of(board)
        return map(chains.proof, chains.meetings(HOUSE_DEMANDS))
