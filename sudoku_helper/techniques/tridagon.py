"""Tridagon: three digits that cannot fill twelve cells by themselves, so that a guardian is true."""

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import and_

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import (
    CANDIDATE_PEERS,
    CandidateSet,
    all_candidates,
    to_candidates,
)
from sudoku_helper.geometry import HOUSES, is_single, members, union
from sudoku_helper.implications.forcing import forcing_chains_of
from sudoku_helper.proofs.proof import Proof
from sudoku_helper.step import Step, cell_candidates
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.by_cases import ProofTechnique
from sudoku_helper.techniques.patterns.tridagons import Tridagon as Pattern
from sudoku_helper.techniques.patterns.tridagons import blocks_of, odd_block, tridagons
from sudoku_helper.text import Text, Told, tell


class Tridagon(SolvingTechnique):
    """One of the guardians of a tridagon is true, so what sees all of them is false."""

    key = "tridagon"
    name = Text(en="Tridagon", de="Tridagon")
    aliases = ("Three-Digit Oddagon", "Trivalue Oddagon", "Thor's Hammer")
    difficulty = 7.8
    definition = Text(
        en="Four blocks in a rectangle have three cells each, in different rows and columns, with the same "
        "three digits. If the cells of one block run the other way than those of the three others, the "
        "three digits alone cannot fill them. So one of the few other candidates there, the guardians, "
        "is true: a single one can be placed, and what all of them exclude can be crossed out.",
        de="Vier Blöcke im Rechteck haben je drei Zellen in verschiedenen Zeilen und Spalten mit denselben "
        "drei Ziffern. Laufen die Zellen eines Blocks anders herum als die der drei anderen, können die "
        "drei Ziffern allein sie nicht füllen. Darum stimmt einer der wenigen anderen Kandidaten darin, "
        "der Wächter: Ein einzelner wird eingetragen, und was alle ausschließen, entfällt.",
    )
    explanation = Text(
        en="In {area:inside} the twelve cells {reason:cells} lie along four diagonals: in each block three "
        "that share no row or column.\n"
        "If they held only {digits:digits}, these would follow each other in the same sense of rotation in "
        "two blocks side by side, read from top to bottom, and in two blocks one above the other, read from "
        "left to right.\n"
        "But the cells in {line:house} run the other way than those in the three other blocks, and that "
        "turns the sense around: {digits:digits} alone cannot fill the twelve cells.",
        de="In {area:inside} liegen die zwölf Zellen {reason:cells} auf vier Diagonalen: in jedem Block drei, "
        "von denen keine zwei eine Zeile oder Spalte teilen.\n"
        "Stünden darin nur {digits:digits}, so folgten diese in zwei Blöcken nebeneinander, von oben nach "
        "unten gelesen, im selben Drehsinn aufeinander, und in zwei Blöcken übereinander, von links nach "
        "rechts gelesen, ebenso.\n"
        "Die Zellen in {line:house} laufen aber anders herum als die in den drei anderen Blöcken, und das "
        "kehrt den Drehsinn um: {digits:digits} allein können die zwölf Zellen nicht füllen.",
    )
    only_guardian = Text(
        en="The only other candidate in these cells, their guardian, is {extra:candidates}; so it can be "
        "placed.",
        de="Der einzige andere Kandidat dieser Zellen, ihr Wächter, ist {extra:candidates}; sie kann "
        "eingetragen werden.",
    )
    several_guardians = Text(
        en="So one of the other candidates in these cells, their guardians, is true: {extra:candidates}.\n"
        "All of them exclude the same, which can be crossed out: {removed:candidates}.",
        de="Also stimmt einer der anderen Kandidaten dieser Zellen, ihrer Wächter: {extra:candidates}.\n"
        "Alle schließen dasselbe aus, es entfällt also: {removed:candidates}.",
    )
    example = Example(
        board=".7+4.8.9.3+9...+34+87.+38...9.644.+73...+98.93+8+417.+686...74+3...9....+8...+8......+73"
        ".518.+4+9 r8c2<>1 r8c5<>2",
        finds="r1c1=6",
    )

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every tridagon whose guardians exclude something together."""
        for pattern in tridagons(board):
            yield self._step(board, pattern)

    def _step(self, board: SudokuBoard, pattern: Pattern) -> Step:
        guardians = to_candidates(pattern.guardians)
        placed = is_single(pattern.guardians)
        removed = () if placed else to_candidates(_seen_by_all(board, pattern.guardians))
        blocks = blocks_of(pattern.cells)
        return Step(
            self,
            placements=guardians if placed else (),
            cross_outs=removed,
            highlights={
                "reason": tuple(
                    each for each in cell_candidates(board, pattern.cells) if each not in guardians
                ),
                "extra": guardians,
            },
            primary=union(HOUSES[block] for block in blocks),
            words={
                "area": blocks,
                "reason": pattern.cells,
                "digits": pattern.digits,
                "line": odd_block(pattern.cells),
                "extra": guardians,
                "removed": removed,
            },
            truths=(pattern.truth,),
        )

    def tell(self, step: Step) -> Iterator[Told]:
        """Why the digits do not suffice, the guardians, and what they exclude."""
        yield from super().tell(step)
        yield from tell(
            self.only_guardian if step.placements else self.several_guardians, step.words
        )


class TridagonForcingChain(ProofTechnique):
    """From every guardian of a tridagon a chain leads to the same conclusion."""

    key = "tridagon-forcing-chain"
    name = Text(en="Tridagon Forcing Chain", de="Tridagon-Zwangskette")
    aliases = ("Tridagon with Guardians", "Tridagon mit Wächtern")
    difficulty = 8.4
    definition = Text(
        en="A tridagon has several guardians, candidates of which one is true because its three digits "
        "alone cannot fill its cells. From each of the guardians a chain leads to the same conclusion, "
        "so it holds in any case.",
        de="Ein Tridagon hat mehrere Wächter, Kandidaten, von denen einer stimmt, weil seine drei Ziffern "
        "allein seine Zellen nicht füllen können. Von jedem Wächter führt eine Kette zum selben Schluss; "
        "er gilt also in jedem Fall.",
    )
    example = Example(
        board="28...6...4..........1..2..81.96..78........59..7..91.6...8+6..17.+1.9.76.5....51+89. "
        "r5c4<>234 r5c5<>2348",
        finds="r2c6<>8",
    )

    def proofs(self, board: SudokuBoard) -> Iterable[Proof]:
        """Every conclusion in which the guardians of a tridagon agree, shortest chains first."""
        patterns = [each for each in tridagons(board) if not is_single(each.guardians)]
        if not patterns:
            return
        chains = forcing_chains_of(board)
        found = [
            (agreement, members(pattern.guardians), pattern)
            for pattern in patterns
            for agreement in chains.agreements(members(pattern.guardians))
        ]
        for agreement, guardians, pattern in sorted(found):
            yield chains.proof_by_cases(agreement, guardians, pattern.truth)


def _seen_by_all(board: SudokuBoard, guardians: CandidateSet) -> CandidateSet:
    """The candidates that each of the guardians excludes."""
    excluded = (CANDIDATE_PEERS[number] for number in members(guardians))
    return reduce(and_, excluded, all_candidates(board))
