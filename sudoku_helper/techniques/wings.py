"""Wings: a pivot and pincers of which one must take a digit."""

from collections.abc import Iterator
from itertools import combinations

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import BIT, PEERS, members, only, size
from sudoku_helper.step import Step, candidates_of, cell_candidates, in_cell
from sudoku_helper.techniques.base import Example, Level, SolvingTechnique
from sudoku_helper.text import Text


class XyWing(SolvingTechnique):
    """A pivot xy sees the pincers xz and yz; no cell that sees both pincers can be z."""

    key = "xy-wing"
    name = Text(en="XY-Wing", de="XY-Wing")
    aliases = ("Y-Wing",)
    level = Level.HARD
    difficulty = 4.2
    definition = Text(
        en="Three cells with two candidates each: a pivot xy that sees the pincers xz and yz. "
        "Whichever digit the pivot takes, one pincer becomes z, so no cell that sees both pincers "
        "can be z.",
        de="Drei Zellen mit je zwei Kandidaten: ein Angelpunkt xy, der die Zangen xz und yz sieht. "
        "Welche Ziffer der Angelpunkt auch bekommt, eine Zange wird z; darum kann keine Zelle, die "
        "beide Zangen sieht, z sein.",
    )
    explanation = Text(
        en="{pivot:cell} is {x:digit} or {y:digit}.\n"
        "If it is {x:digit}, {left:cell} becomes {z:digit}; if it is {y:digit}, {right:cell} becomes "
        "{z:digit}.\n"
        "Either way one of {pincers:cells} is {z:digit}, so {z:digit} can be crossed out in "
        "{targets:cells}, which sees both.",
        de="{pivot:cell} ist {x:digit} oder {y:digit}.\n"
        "Ist es die {x:digit}, wird {left:cell} zur {z:digit}; ist es die {y:digit}, wird "
        "{right:cell} zur {z:digit}.\n"
        "So oder so ist eine der Zellen {pincers:cells} die {z:digit}; in {targets:cells}, von wo "
        "beide zu sehen sind, entfällt die {z:digit}.",
    )
    example = Example(
        board=".5.8.391....1956.88916.4..5.825471.991....45..45916.825.9.6187.1.....59...8.592.1",
        finds="r2c8<>3",
    )
    library_codes = ("0800",)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every XY-Wing."""
        for pivot in members(board.bivalue):
            for left, right in combinations(members(PEERS[pivot] & board.bivalue), 2):
                shared = board.digits[left] & board.digits[right]
                others = board.digits[left] ^ board.digits[right]
                if size(shared) != 1 or others != board.digits[pivot]:
                    continue
                z = only(shared)
                pincers = BIT[left] | BIT[right]
                targets = PEERS[left] & PEERS[right] & board.places[z]
                yield Step(
                    self,
                    cross_outs=candidates_of(z, targets),
                    highlights={
                        "pivot": cell_candidates(board, BIT[pivot]),
                        "pincers": cell_candidates(board, pincers),
                    },
                    primary=BIT[pivot],
                    secondary=pincers,
                    words={
                        "pivot": pivot,
                        "pincers": pincers,
                        "left": left,
                        "right": right,
                        "x": only(board.digits[left] & ~shared),
                        "y": only(board.digits[right] & ~shared),
                        "z": z,
                        "targets": targets,
                    },
                    truths=(in_cell(pivot), in_cell(left), in_cell(right)),
                )
