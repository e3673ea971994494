"""What the tests of the techniques share: puzzles, positions and what a step claims."""

import os
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from sudoku_helper import TECHNIQUES, Candidate, Step, SudokuBoard, TechniqueManager
from sudoku_helper.geometry import BIT, DIGITS, members, set_of
from sudoku_helper.solver import first_solution, is_unique
from sudoku_helper.techniques.base import SolvingTechnique

DATA = Path(os.environ.get("SUDOKU_HELPER_DATA") or Path(__file__).parents[3] / "shared" / "data")
"""Puzzles made by others. They are no part of the project and may be missing."""

needs_data = pytest.mark.skipif(
    not DATA.is_dir(), reason="no puzzle collections; name their folder in SUDOKU_HELPER_DATA"
)
every_technique = pytest.mark.parametrize("technique", TECHNIQUES, ids=lambda each: each.key)

Position = tuple[SudokuBoard, tuple[int, ...]]
"""A position and the digits of its solution."""

PUZZLE_FILES = (
    "qqwing_simple-dev.txt",
    "qqwing_easy-dev.txt",
    "qqwing_intermediate-dev.txt",
    "qqwing_expert-dev.txt",
    "sudoku17.txt",
    "top1465-dev.txt",
    "hardest-dev.txt",
)


def puzzles_of(name: str) -> list[SudokuBoard]:
    """The puzzles of one of the files made by others."""
    lines = (DATA / name).read_text().split()
    return [SudokuBoard.parse(line) for line in lines if len(line) == 81]


@cache
def own_puzzles(count: int, seed: int = 1) -> tuple[SudokuBoard, ...]:
    """Random puzzles from which no given can be taken away."""
    random = Random(seed)
    return tuple(_random_puzzle(random) for _ in range(count))


def random_solution(random: Random) -> SudokuBoard:
    """A random filled grid."""
    digits = list(DIGITS)
    random.shuffle(digits)
    solution = first_solution(SudokuBoard.of([*digits, *[0] * 72]))
    assert solution
    return shuffled(solution, random)


def _random_puzzle(random: Random) -> SudokuBoard:
    values = list(random_solution(random).values)
    for cell in random.sample(range(81), 81):
        digit, values[cell] = values[cell], 0
        if not is_unique(SudokuBoard.of(values)):
            values[cell] = digit
    return SudokuBoard.of(values)


def shuffled(board: SudokuBoard, random: Random) -> SudokuBoard:
    """The same puzzle with other names for digits, and rows and columns in another order."""
    return transformed(board, random_cell_map(random), random_digit_map(random))


def random_digit_map(random: Random) -> list[int]:
    """A new name for each digit; index 0 stands for an empty cell."""
    return [0, *random.sample(range(1, 10), 9)]


def random_cell_map(random: Random) -> list[int]:
    """A new place for each cell that keeps rows, columns and blocks together."""
    rows, columns = _random_lines(random), _random_lines(random)
    turned = random.random() < 0.5
    return [
        columns[cell % 9] * 9 + rows[cell // 9]
        if turned
        else rows[cell // 9] * 9 + columns[cell % 9]
        for cell in range(81)
    ]


def _random_lines(random: Random) -> list[int]:
    return [
        chute * 3 + line
        for chute in random.sample(range(3), 3)
        for line in random.sample(range(3), 3)
    ]


def transformed(board: SudokuBoard, cell_map: list[int], digit_map: list[int]) -> SudokuBoard:
    """The board with every cell moved and every digit renamed."""
    values = [0] * 81
    for cell, value in enumerate(board.values):
        values[cell_map[cell]] = digit_map[value]
    givens = set_of(cell_map[cell] for cell in members(board.givens))
    crossed_out = [moved(candidate, cell_map, digit_map) for candidate in board.crossed_out]
    return SudokuBoard.of(values, givens, crossed_out)


def moved(candidate: Candidate, cell_map: list[int], digit_map: list[int]) -> Candidate:
    """Where a candidate is after its board was transformed."""
    return Candidate(cell_map[candidate.cell], digit_map[candidate.digit])


def solution_of(puzzle: SudokuBoard) -> tuple[int, ...]:
    """The digits of the solution."""
    solution = first_solution(puzzle)
    assert solution
    return solution.values


def is_true(step: Step, solution: tuple[int, ...]) -> bool:
    """Whether the conclusions of a step agree with the solution."""
    return all(solution[cell] == digit for cell, digit in step.placements) and all(
        solution[cell] != digit for cell, digit in step.cross_outs
    )


def steps_of(
    technique: SolvingTechnique, board: SudokuBoard, limit: int | None = None
) -> Iterator[Step]:
    """The useful steps of one technique, at most *limit* of them."""
    return islice(filter(None, technique.find(board)), limit)


def hard_positions(puzzle: SudokuBoard, uniqueness: bool = True) -> Iterator[SudokuBoard]:
    """The positions on the way to the solution in which no digit can be placed at once.

    They are found one by one: the way through a hard puzzle takes as long as many tests.
    """
    way = TechniqueManager(uniqueness=uniqueness).path(puzzle)
    return (board for board, step in way if not step.placements)


def thinned(
    puzzle: SudokuBoard, solution: tuple[int, ...], share: float, random: Random
) -> SudokuBoard:
    """A position that a player could have: some digits placed, some false candidates crossed out."""
    board = puzzle
    for cell in members(puzzle.empty):
        if random.random() < share / 2:
            board = board.place(cell, solution[cell])
    false = [each for each in board.candidates if solution[each.cell] != each.digit]
    return board.cross_out(each for each in false if random.random() < share)


def two_candidates_each(
    puzzle: SudokuBoard, solution: tuple[int, ...], open_cells: int, random: Random
) -> SudokuBoard:
    """A position whose open cells each have their true digit and one other candidate."""
    left = set_of(random.sample(members(puzzle.empty), min(open_cells, len(members(puzzle.empty)))))
    board = puzzle.after(
        [Candidate(cell, solution[cell]) for cell in members(puzzle.empty & ~left)], ()
    )
    crossed_out = []
    for cell in members(board.empty):
        false = members(board.digits[cell] & ~BIT[solution[cell]])
        random.shuffle(false)
        crossed_out += [Candidate(cell, digit) for digit in false[1:]]
    return board.cross_out(crossed_out)
