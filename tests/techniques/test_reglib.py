"""HoDoKu's regression library: each case that a technique claims is found, with exactly its effect.

Two steps on the same pattern that the library counts as one (siamese fish, codes with a fifth
digit) may be found as two steps. A digit that is the last one left in a cell may be placed or
the others crossed out: the library itself writes singles one way and the grave the other.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

import pytest

from sudoku_helper import TECHNIQUES, Candidate, Step, SudokuBoard
from sudoku_helper.geometry import cell_at, members
from sudoku_helper.techniques.base import SolvingTechnique
from tests.techniques.support import DATA, needs_data
from tests.tools.share import one_in

LIBRARY = DATA / "reglib-dev.txt"
Effect = frozenset[Candidate]

LARGER_EFFECTS = {"0706-0-line832", "0709-1-line897"}
"""Rings that exclude more than the library says, which leaves out cells of the ring itself."""


@dataclass(frozen=True)
class Case:
    """One line of the library: a position and what a technique does there."""

    line: int
    text: str
    code: str
    variant: str
    board: SudokuBoard
    eliminations: Effect
    placements: Effect

    @property
    def techniques(self) -> list[SolvingTechnique]:
        """Those that claim the code, or for a siamese code the code without its fifth digit."""
        exact = [each for each in TECHNIQUES if self.code in each.library_codes]
        return exact or [each for each in TECHNIQUES if self.code[:4] in each.library_codes]

    @property
    def is_siamese(self) -> bool:
        return len(self.code) == 5

    def __str__(self) -> str:
        return f"{self.code}-{self.variant or '0'}-line{self.line}"


def read_library() -> Iterator[Case]:
    """The cases of the library, without those that are commented out."""
    if not LIBRARY.is_file():
        return
    for number, line in enumerate(LIBRARY.read_text().splitlines(), 1):
        if not line.startswith(":"):
            continue
        _, code, _, grid, deleted, eliminations, placements, *_ = line.split(":")
        code, _, variant = code.partition("-")
        board = SudokuBoard.parse(grid.replace("0", "."))
        yield Case(
            line=number,
            text=line,
            code=code,
            variant=variant,
            board=board.cross_out(read_candidates(deleted)),
            eliminations=read_candidates(eliminations),
            placements=read_candidates(placements),
        )


def read_candidates(text: str) -> Effect:
    """Candidates written as digit, row, column: "436 257"."""
    return frozenset(
        Candidate(cell_at(int(row), int(column)), int(digit)) for digit, row, column in text.split()
    )


def effect_of(step: Step, board: SudokuBoard) -> Effect:
    """What a step crosses out, counting the other candidates of a cell in which it places one."""
    return frozenset(step.cross_outs).union(*(beside(each, board) for each in step.placements))


def beside(placement: Candidate, board: SudokuBoard) -> Iterator[Candidate]:
    """The other candidates of the cell of a placed digit."""
    cell, digit = placement
    return (Candidate(cell, other) for other in members(board.digits[cell]) if other != digit)


CLAIMED = [case for case in read_library() if case.techniques]
# Lines of one technique follow each other, so that each has its share.
every_case = pytest.mark.parametrize(
    "case", one_in(4, (case for case in CLAIMED if case.variant != "x")), ids=str
)
every_fail_case = pytest.mark.parametrize(
    "case", [case for case in CLAIMED if case.variant == "x"], ids=str
)


def steps_on(case: Case) -> list[Step]:
    return [step for technique in case.techniques for step in technique.find(case.board) if step]


@needs_data
@every_case
def test_finds_exactly_the_effect_of_the_library(case):
    steps = steps_on(case)
    effects = {effect_of(step, case.board) for step in steps}
    if str(case) in LARGER_EFFECTS:
        assert any(case.eliminations < effect for effect in effects)
    elif case.placements:
        placed = {frozenset(step.placements) for step in steps}
        assert case.placements in placed or as_eliminations(case) in effects
    elif case.is_siamese:
        assert case.eliminations in effects or has_two_halves(case.eliminations, effects)
    else:
        assert case.eliminations in effects
    assert all(step.check(case.board) for step in steps[:30])


def as_eliminations(case: Case) -> Effect:
    return frozenset(other for each in case.placements for other in beside(each, case.board))


def has_two_halves(expected: Effect, effects: set[Effect]) -> bool:
    """Whether two of the effects together are the expected one."""
    fitting = [effect for effect in effects if effect < expected]
    return any(first | second == expected for first, second in combinations(fitting, 2))


@needs_data
@every_fail_case
def test_finds_nothing_in_the_cases_that_must_fail(case):
    assert [str(step) for step in steps_on(case)] == []


def test_the_larger_effects_are_still_in_the_library():
    if LIBRARY.is_file():
        assert {str(case) for case in CLAIMED} >= LARGER_EFFECTS
