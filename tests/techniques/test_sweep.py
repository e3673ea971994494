"""The long proof: along whole paths of the puzzle collections no technique says anything false."""

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice, zip_longest
from random import Random

import pytest

from sudoku_helper import SudokuBoard, TechniqueManager
from sudoku_helper.techniques.base import Level, SolvingTechnique
from tests.techniques.support import (
    PUZZLE_FILES,
    is_true,
    needs_data,
    puzzles_of,
    shuffled,
    solution_of,
    steps_of,
)

ENOUGH_STEPS = 1_000_000
ENOUGH_PUZZLES = 200
MOST_STEPS_OF_A_TECHNIQUE = 20
"""On one board, so that the steps come from many puzzles: some techniques find thousands."""
MOST_EVIL_STEPS_OF_A_TECHNIQUE = 3
"""A proof by cases takes as long as hundreds of other steps, and a path has a hundred boards."""


def puzzles_in_turn() -> Iterator[str]:
    """One puzzle of each collection after the other, in an order that does not change."""
    columns = []
    for name in PUZZLE_FILES:
        puzzles = puzzles_of(name)
        Random(name).shuffle(puzzles)
        columns.append([puzzle.notation for puzzle in puzzles])
    for row in zip_longest(*columns):
        yield from filter(None, row)


def most_steps_of(technique: SolvingTechnique) -> int:
    is_evil = technique.level == Level.EVIL
    return MOST_EVIL_STEPS_OF_A_TECHNIQUE if is_evil else MOST_STEPS_OF_A_TECHNIQUE


def check_path(notation: str) -> tuple[Counter[str], list[str]]:
    """How many steps each technique found on the way through a puzzle, and which are wrong."""
    board = SudokuBoard.parse(notation)
    solution = solution_of(board)
    counts: Counter[str] = Counter()
    wrong = []
    while True:
        first = None
        for technique in TechniqueManager().techniques:
            for step in steps_of(technique, board, most_steps_of(technique)):
                first = first or step
                counts[technique.key] += 1
                if not is_true(step, solution) or not step.check(board):
                    wrong.append(f"{technique.key} {step} on {board.notation}")
        if first is None:
            return counts, wrong
        board = first.apply(board)


def check_paths(notations: Iterable[str]) -> Counter[str]:
    """Check puzzle after puzzle on all processors, and tell now and then how far that is."""
    counts: Counter[str] = Counter()
    with ProcessPoolExecutor() as pool:
        for number, (found, wrong) in enumerate(pool.map(check_path, notations), 1):
            assert wrong == []
            counts += found
            if number % 10 == 0:
                print(f"{number} puzzles, {counts.total()} steps, none wrong", flush=True)
    return counts


def chosen_puzzles() -> list[str]:
    everything = os.environ.get("SUDOKU_HELPER_SWEEP") == "all"
    return list(islice(puzzles_in_turn(), None if everything else ENOUGH_PUZZLES))


@needs_data
@pytest.mark.sweep
def test_a_million_steps_are_true_and_proved():
    counts = check_paths(chosen_puzzles())
    for key, count in counts.most_common():
        print(f"{count:9} {key}")
    assert counts.total() >= ENOUGH_STEPS


@needs_data
@pytest.mark.sweep
def test_transposed_and_relabelled_copies_are_solved_by_true_steps():
    random = Random(9)
    check_paths(shuffled(SudokuBoard.parse(each), random).notation for each in chosen_puzzles())
