"""Nishio: a net of one digit alone."""

from collections.abc import Iterator

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import NODE_BIT, OF_DIGIT, all_candidates, to_candidates
from sudoku_helper.geometry import DIGITS, members
from sudoku_helper.implications.effort import cost
from sudoku_helper.implications.reasoning import Reasoning
from sudoku_helper.implications.state import (
    IF_TRUE,
    WIDTH,
    State,
    rounds_until,
    state_of,
    with_singles,
)
from sudoku_helper.proofs.proof import Proof, Statement

_HOUSES_OF_DIGIT: tuple[State, ...] = (
    0,
    *(
        sum((2**WIDTH - 1) << demand * WIDTH for demand in range(digit - 1, 243, 9))
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
        for number in members(alive & OF_DIGIT[digit]):
            assumed = base & IF_TRUE[number]
            if not with_singles(assumed):
                refuted.append((rounds_until(assumed, assumed), number, base))
    proofs = [_proof(base, number) for _, number, base in sorted(refuted)]
    yield from sorted(proofs, key=cost)


def _proof(base: State, number: int) -> Proof:
    line = Reasoning(base, with_patterns=False)
    assumption = line.assume(number, True)
    end = line.contradiction()
    assert end is not None
    conclusion = Statement(to_candidates(NODE_BIT[number]), False)
    return Proof(conclusion, (line.branch(end, assumption),))
