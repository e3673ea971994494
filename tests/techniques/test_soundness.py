"""No technique ever says anything false: not on any way, in no order, on no position."""

from functools import cache
from itertools import islice
from random import Random

import pytest

from sudoku_helper import TECHNIQUES, Candidate, SudokuBoard, TechniqueManager
from sudoku_helper.geometry import (
    members,
)
from sudoku_helper.solver import solutions
from sudoku_helper.techniques import technique_of
from sudoku_helper.techniques.base import Level
from tests.techniques.support import (
    PUZZLE_FILES,
    Position,
    every_technique,
    hard_positions,
    is_true,
    moved,
    needs_data,
    own_puzzles,
    puzzles_of,
    random_cell_map,
    random_digit_map,
    solution_of,
    steps_of,
    thinned,
    transformed,
    two_candidates_each,
)
from tests.tools.share import few_or_all, one_in

ALL = 12
"""Of our own puzzles; a run takes one or two of them."""
KEYS = [technique.key for technique in TECHNIQUES]


@cache
def positions_on_the_way(puzzles: int) -> list[Position]:
    """Positions in which no digit can be placed at once, on the way through some of our own puzzles."""
    return [
        (board, solution_of(puzzle))
        for puzzle in own_puzzles(puzzles)
        for board in islice(hard_positions(puzzle), 6)
    ]


@cache
def positions_of_players(puzzles: int) -> list[Position]:
    """Positions that no path leads to: some digits placed, any false candidates crossed out."""
    random = Random(2)
    found = []
    for puzzle in own_puzzles(puzzles):
        solution = solution_of(puzzle)
        found.append((thinned(puzzle, solution, random.uniform(0.1, 0.6), random), solution))
        found.append((two_candidates_each(puzzle, solution, 35, random), solution))
    return found


def assert_true_and_proved(technique, positions: list[Position]) -> None:
    # A proof by cases takes as long as many other steps.
    limit = 4 if technique.level == Level.EVIL else 40
    for board, solution in positions:
        for step in steps_of(technique, board, limit):
            assert is_true(step, solution), f"{step} on {board.notation}"
            assert step.check(board), f"{step} on {board.notation}"


@few_or_all("puzzles", 1, ALL)
@every_technique
def test_every_step_on_the_way_is_true_and_proved(technique, puzzles):
    assert_true_and_proved(technique, positions_on_the_way(puzzles))


@few_or_all("puzzles", 1, ALL)
@every_technique
def test_every_step_on_a_players_position_is_true_and_proved(technique, puzzles):
    assert_true_and_proved(technique, positions_of_players(puzzles))


@needs_data
@pytest.mark.parametrize("name", one_in(4, PUZZLE_FILES))
def test_every_step_in_puzzles_made_by_others_is_true_and_proved(name):
    random = Random(name)
    # One of the hardest takes as long as all others together; the sweep goes through many.
    for puzzle in random.sample(puzzles_of(name), 1 if name.startswith("hardest") else 2):
        boards = list(islice(hard_positions(puzzle), 0, 9, 8)) or [puzzle]
        positions = [(board, solution_of(puzzle)) for board in boards]
        for technique in TECHNIQUES:
            assert_true_and_proved(technique, positions)


@few_or_all("puzzles", 1, ALL)
@every_technique
def test_finds_the_same_when_cells_move_and_digits_change_names(technique, puzzles):
    random = Random(3)
    on_the_way, of_players = positions_on_the_way(puzzles), positions_of_players(puzzles)
    boards = [board for board, _ in on_the_way[::8] + of_players[::6]]
    if not any(effects_of(technique, board) for board in boards):
        boards.append(technique.example.position)
        assert effects_of(technique, boards[-1])
    for board in boards:
        cells, digits = random_cell_map(random), random_digit_map(random)
        moved_effects = {
            tuple(frozenset(moved(each, cells, digits) for each in part) for part in effect)
            for effect in effects_of(technique, board)
        }
        assert effects_of(technique, transformed(board, cells, digits)) == moved_effects


Effect = tuple[frozenset[Candidate], ...]


@cache
def effects_of(technique, board: SudokuBoard) -> set[Effect]:
    effects = {step.effect for step in steps_of(technique, board)}
    if technique.key == "forcing-net-with-chains":
        # Whether chains suffice inside a net depends on the words it is told with. What is told
        # without them is a nested net, and both together are the same.
        effects |= effects_of(technique_of("nested-net"), board)
    return effects


@few_or_all("steps", 3, 1000)
@every_technique
def test_needs_no_other_technique(technique, steps):
    alone = TechniqueManager(off=[key for key in KEYS if key != technique.key])
    untouched, played = own_puzzles(2)
    for start in (untouched, thinned(played, solution_of(played), 0.5, Random(4))):
        solution = solution_of(start)
        for board, step in islice(alone.path(start), steps):
            assert is_true(step, solution), f"{step} on {board.notation}"


@pytest.mark.parametrize("seed", one_in(4, range(4)))
def test_any_order_of_the_techniques_leads_to_true_steps_only(seed):
    random = Random(seed)
    manager = TechniqueManager(order=random.sample(KEYS, len(KEYS)))
    puzzle = own_puzzles(6)[seed]
    solution = solution_of(puzzle)
    for board, step in manager.path(puzzle):
        assert is_true(step, solution), f"{step.technique} {step} on {board.notation}"
        assert step.check(board), f"{step.technique} {step} on {board.notation}"


@few_or_all("puzzles", 1, 4)
def test_without_uniqueness_every_step_holds_in_all_solutions(puzzles):
    """A puzzle with several solutions: what does not argue from uniqueness is true in each."""
    random = Random(5)
    for puzzle in own_puzzles(puzzles):
        values = list(puzzle.values)
        values[random.choice(members(puzzle.givens))] = 0
        board = SudokuBoard.of(values)
        found = [solution.values for solution, _ in zip(solutions(board), range(50), strict=False)]
        for position in [board, *islice(hard_positions(board, uniqueness=False), 3)]:
            for technique in TechniqueManager(uniqueness=False).techniques:
                for step in steps_of(technique, position, limit=20):
                    assert all(is_true(step, solution) for solution in found), str(step)
