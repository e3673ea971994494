"""Nishio: a net of one digit alone."""

from collections.abc import Iterator

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import DIGIT_CANDIDATES, all_candidates
from sudoku_helper.demands import IF_TRUE, State, house_demand, whole_demand
from sudoku_helper.geometry import DIGITS, HOUSES, members, union
from sudoku_helper.implications.effort import cost
from sudoku_helper.implications.reasoning import Reasoning, refutation
from sudoku_helper.implications.state import rounds_until, state_of, with_singles
from sudoku_helper.proofs.proof import Proof

_HOUSES_OF_DIGIT: tuple[State, ...] = (
    0,
    *(
        union(whole_demand(house_demand(house, digit)) for house in range(len(HOUSES)))
        for digit in DIGITS
    ),
)
"""The demands of the houses for each digit, without those of the cells."""


def nishio_proofs(board: SudokuBoard) -> Iterator[Proof]:
    """Every candidate that is refuted by the places of its own digit, quick ones first."""
    whole = state_of(board)
    alive = all_candidates(board)
    refuted = []
    for digit in DIGITS:
        base = whole & _HOUSES_OF_DIGIT[digit]
        if not with_singles(base):
            continue
        for number in members(alive & DIGIT_CANDIDATES[digit]):
            assumed = base & IF_TRUE[number]
            if not with_singles(assumed):
                refuted.append((rounds_until(assumed, assumed), number, base))
    proofs = [
        refutation(base, number, Reasoning.contradiction, with_patterns=False)
        for _, number, base in sorted(refuted)
    ]
    yield from sorted(proofs, key=cost)
