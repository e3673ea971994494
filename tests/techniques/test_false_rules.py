"""Three rules that are found in print and in programs, and that are false: nothing here uses them.

Each test builds positions on which the false rule would delete the true digit.
"""

from collections.abc import Iterator
from itertools import combinations, islice
from random import Random

from sudoku_helper import TECHNIQUES, Candidate, SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    BLOCK_OF,
    DIGITS,
    HOUSES,
    PEERS,
    common_houses,
    members,
    only,
    seen_by_any,
    set_of,
    size,
)
from sudoku_helper.solver import is_unique
from tests.techniques.support import (
    Position,
    is_true,
    own_puzzles,
    random_solution,
    solution_of,
    steps_of,
    two_candidates_each,
)

ENOUGH = 1
"""Positions on which a false rule would mislead; each is looked at by all techniques."""


def test_a_third_candidate_is_no_third_eye_unless_everything_else_is_a_grave():
    """One cell with three candidates, all others with two, is not enough."""
    graves = [each for each in TECHNIQUES if "0610" in each.library_codes]
    misled = 0
    for board, solution, cell in boards_with_one_cell_of_three():
        loose = loose_third_eye(board, cell)
        if loose and loose != solution[cell]:
            misled += 1
            for technique in graves:
                assert [str(step) for step in technique.find(board) if step] == []
            assert_all_true(board, solution)
        if misled == ENOUGH:
            break
    assert misled == ENOUGH


def boards_with_one_cell_of_three() -> Iterator[tuple[SudokuBoard, tuple[int, ...], int]]:
    random = Random(6)
    for puzzle in own_puzzles(12) * 8:
        solution = solution_of(puzzle)
        board = two_candidates_each(puzzle, solution, 81, random)
        pairs = members(board.cells_with(2))
        wider = board.without_notes().digits
        cell = random.choice([each for each in pairs if size(wider[each]) > 2] or [pairs[0]])
        extra = members(wider[cell] & ~board.digits[cell])
        if not extra:
            continue
        kept = Candidate(cell, random.choice(extra))
        crossed_out = [each for each in board.crossed_out if each != kept]
        board = SudokuBoard.of(board.values, board.givens, crossed_out)
        if board.empty == board.bivalue | BIT[cell] and size(board.digits[cell]) == 3:
            yield board, solution, cell


def loose_third_eye(board: SudokuBoard, cell: int) -> int | None:
    """The digit that the false rule places: one that occurs three times in some house."""
    for digit in members(board.digits[cell]):
        for house in common_houses(BIT[cell]):
            if size(board.places[digit] & HOUSES[house]) == 3:
                return digit
    return None


def test_a_rectangle_over_four_blocks_proves_nothing():
    """Three cells xy and a fourth with more are deadly only within two blocks."""
    rectangles = [
        each for each in TECHNIQUES if each.needs_uniqueness and "0600" in each.library_codes
    ]
    tried = 0
    for board, solution, corner in islice(boards_with_four_blocks(), ENOUGH):
        tried += 1
        for technique in rectangles:
            touched = {each.cell for step in technique.find(board) for each in step.cross_outs}
            assert corner not in touched
        assert_all_true(board, solution)
    assert tried == ENOUGH


def boards_with_four_blocks() -> Iterator[tuple[SudokuBoard, tuple[int, ...], int]]:
    """Boards on which the false rule would cross out the true digit of the corner."""
    random = Random(7)
    for _ in range(60):
        solution = random_solution(random).values
        for corners in four_block_rectangles(solution)[:5]:
            corner, beside = corners[:2]
            pair = BIT[solution[corner]] | BIT[solution[beside]]
            third = random.choice([digit for digit in DIGITS if not pair & BIT[digit]])
            board = opened(solution, corners, [*members(pair), third])
            surplus = [
                Candidate(cell, digit)
                for cell in corners[1:]
                for digit in members(board.digits[cell] & ~pair)
            ]
            if board.digits[corner] == pair | BIT[third] and is_unique(board):
                yield board.cross_out(surplus), solution, corner


def four_block_rectangles(solution: tuple[int, ...]) -> list[tuple[int, int, int, int]]:
    """Cells x y over y x whose four corners lie in four blocks."""
    found = []
    for first, second in combinations(range(81), 2):
        beside, below = first // 9 * 9 + second % 9, second // 9 * 9 + first % 9
        corners = (first, beside, below, second)
        if (
            solution[first] == solution[second]
            and solution[beside] == solution[below]
            and len({BLOCK_OF[cell] for cell in corners}) == 4
        ):
            found.append(corners)
    return found


def opened(solution: tuple[int, ...], corners: tuple[int, ...], digits: list[int]) -> SudokuBoard:
    """The solution without the corners and without what keeps the digits out of them."""
    seen = set_of(corners) | seen_by_any(set_of(corners))
    return SudokuBoard.of(
        [
            0 if cell in corners or (digit in digits and seen & BIT[cell]) else digit
            for cell, digit in enumerate(solution)
        ]
    )


def test_a_ring_of_pairs_excludes_only_between_neighbours():
    """Two cells of a ring that share a digit and a house need not be linked by it."""
    misled = 0
    for board, solution in positions_with_rings():
        misleads = any(
            solution[cell] == digit
            for ring in rings_of(board, longest=6)
            for digit, cells in loose_double_chain(ring, board)
            for cell in members(cells)
        )
        if misleads:
            misled += 1
            assert_all_true(board, solution)
        if misled == ENOUGH:
            break
    assert misled == ENOUGH


def positions_with_rings() -> Iterator[Position]:
    random = Random(8)
    for puzzle in own_puzzles(12):
        solution = solution_of(puzzle)
        for _ in range(2):
            yield two_candidates_each(puzzle, solution, 81, random), solution


Ring = list[tuple[int, int]]
"""The cells of a ring, each with the digit that links it to the next."""


def rings_of(board: SudokuBoard, longest: int) -> Iterator[Ring]:
    """The closed chains of cells with two candidates each, neighbours sharing a house."""
    for start in members(board.bivalue):
        for digit in members(board.digits[start]):
            yield from _closed([(start, digit)], board, longest)


def _closed(ring: Ring, board: SudokuBoard, longest: int) -> Iterator[Ring]:
    (start, _), (cell, link) = ring[0], ring[-1]
    for following in members(PEERS[cell] & board.bivalue & board.places[link]):
        onward = only(board.digits[following] & ~BIT[link])
        if following == start:
            if len(ring) > 2 and onward == ring[0][1]:
                yield ring
        elif len(ring) < longest and following not in [each for each, _ in ring]:
            yield from _closed([*ring, (following, onward)], board, longest)


def loose_double_chain(ring: Ring, board: SudokuBoard) -> Iterator[tuple[int, int]]:
    """What the false rule crosses out: a digit that any two cells of the ring share in a house."""
    cells = [cell for cell, _ in ring]
    for first, second in combinations(cells, 2):
        for digit in members(board.digits[first] & board.digits[second]):
            for house in common_houses(BIT[first] | BIT[second]):
                others = HOUSES[house] & ~set_of(cells)
                yield digit, board.places[digit] & others


def assert_all_true(board: SudokuBoard, solution: tuple[int, ...]) -> None:
    for technique in TECHNIQUES:
        for step in steps_of(technique, board, limit=20):
            assert is_true(step, solution), f"{technique} {step} on {board.notation}"
