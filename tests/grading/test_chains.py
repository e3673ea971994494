"""Chains and nets as ratings see them: each conclusion is true, and lengths count as published."""

from itertools import chain, islice
from math import inf

import pytest

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import (
    CANDIDATES,
    all_candidates,
    candidate_number,
    to_candidates,
    to_numbers,
)
from sudoku_helper.demands import OPTIONS_OF_CELLS, numbers_at
from sudoku_helper.generator.corpus import own_corpus
from sudoku_helper.geometry import set_of, union
from sudoku_helper.grading import grade
from sudoku_helper.grading.chains import SEARCHES, RatedPosition, easiest_chains
from sudoku_helper.grading.chains.cases import forcing_chains, refuted_by_cases
from sudoku_helper.grading.chains.conclusion import rated
from sudoku_helper.grading.chains.help import helpful_patterns
from sudoku_helper.grading.chains.nets import (
    FORCING_NETS,
    NETS_WITH_CHAINS,
    NETS_WITH_PATTERNS,
)
from sudoku_helper.grading.chains.single import refuted_by_returns, returns
from sudoku_helper.grading.singles import rounds
from sudoku_helper.solver import first_solution
from sudoku_helper.techniques.base import Level
from tests.positions import CONTRADICTION_OF_16_DIGITS, TWO_SOLUTIONS


@pytest.mark.parametrize(
    ("statements", "tenths"),
    [(2, 0), (6, 0), (7, 1), (8, 1), (9, 2), (11, 3), (14, 3), (15, 4), (19, 5), (27, 6), (35, 7)],
)
def test_a_longer_chain_is_rated_higher_in_ever_longer_steps(statements, tenths):
    assert rated(7.0, statements) == round(7.0 + tenths / 10, 1)


def puzzles_of(level: Level, count: int) -> list[SudokuBoard]:
    """Some puzzles of our own of a level."""
    entries = own_corpus().promising(level, None)
    return [SudokuBoard.of(entry.values) for entry in entries[:: len(entries) // count]][:count]


def after_all(board: SudokuBoard) -> SudokuBoard:
    """The board after every digit that has one place left, or a cell one candidate."""
    found = [each for singles in rounds(board.options, inf) for each in singles.numbers]
    return board.after([CANDIDATES[number] for number in found], ())


@pytest.mark.parametrize("board", puzzles_of(Level.EVIL, 2), ids=lambda board: board.line)
def test_no_search_strikes_out_a_digit_of_the_solution(board):
    solution = to_numbers(enumerate(first_solution(board).values))
    kinds = set()
    for _ in range(2):
        board = after_all(board)
        position = RatedPosition.of(board)
        assert not union(false for false, _, _ in helpful_patterns(position.alive)) & solution
        for lowest, search in SEARCHES:
            # Where there are thousands of conclusions, any of them are as good.
            for found in islice(search(position), 200 if lowest < 10 else 3):
                kinds.add(found.technique)
                assert not found.false & solution, found
                assert found.rating >= found.kind
        easiest = easiest_chains(board, 0.0, 99.0)
        board = board.cross_out(to_candidates(union(each.false for each in easiest)))
    assert {"forcing-net", "forcing-net-with-patterns", "nested-net"} <= kinds


def test_a_chain_rests_on_demands_that_have_lost_their_other_options():
    for board in puzzles_of(Level.EXPERT, 5):
        position = RatedPosition.of(after_all(board))
        for found in chain(returns(position), islice(forcing_chains(position), 20)):
            assert all(demand in position.options for demand in found.demands())


@pytest.mark.parametrize(
    ("search", "refuted"),
    [(returns, refuted_by_returns), (forcing_chains, refuted_by_cases)],
)
def test_what_is_refuted_is_found_faster_without_reasons(search, refuted):
    shown = 0
    for board in puzzles_of(Level.EVIL, 3) + puzzles_of(Level.EXPERT, 3):
        position = RatedPosition.of(after_all(board))
        expected = union(each.false for each in search(position))
        assert refuted(position) & position.alive == expected & position.alive
        shown |= expected
    assert shown


@pytest.mark.parametrize("kind", [FORCING_NETS, NETS_WITH_PATTERNS, NETS_WITH_CHAINS])
def test_what_follows_is_found_faster_without_reasons(kind):
    for board in puzzles_of(Level.EVIL, 2):
        position = RatedPosition.of(without_patterns(after_all(board)))
        for case in [
            (number, is_true) for number in position.numbers[::9] for is_true in (True, False)
        ]:
            net, state = kind.net(position, case), kind.following(position, case)
            assert bool(net.contradiction) == (not state)
            if state:
                left = set_of(numbers_at(state & OPTIONS_OF_CELLS))
                assert left == position.alive & ~net.false


def without_patterns(board: SudokuBoard) -> SudokuBoard:
    """The board after all that the patterns inside nets show."""
    while found := union(each.false for each in helpful_patterns(all_candidates(board))):
        board = after_all(board.cross_out(to_candidates(found)))
    return board


def test_digits_that_share_too_few_places_leave_them_nothing():
    in_row = [candidate_number(cell, digit) for cell in range(2, 9) for digit in (1, 2, 3)]
    shared = set_of(candidate_number(cell, digit) for cell in range(2) for digit in (1, 2, 3))
    found = helpful_patterns(set_of(range(729)) & ~set_of(in_row))
    assert not shared & ~union(each.false for each in found)


def test_a_level_needs_no_search_for_what_is_above_it():
    for level in Level:
        for board in puzzles_of(level, 2):
            found = grade(board)
            assert grade(board, up_to=found.level) == found
            if found.level > Level.VERY_EASY:
                early = grade(board, up_to=Level(found.level - 1))
                assert not early.solved
                assert found.level >= early.level > found.level - 1


@pytest.mark.parametrize("puzzle", [TWO_SOLUTIONS, CONTRADICTION_OF_16_DIGITS])
def test_what_has_not_one_solution_ends_unsolved(puzzle):
    found = grade(SudokuBoard.parse(puzzle))
    assert not found.solved
    assert found.level == Level.EVIL
