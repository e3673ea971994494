"""Locked cells of several houses: how they are counted, found and proved, and what is one too many."""

from itertools import combinations
from random import Random

import pytest

from sudoku_helper import Candidate, SudokuBoard, TechniqueManager
from sudoku_helper.candidates import to_candidates
from sudoku_helper.geometry import (
    BIT,
    COLUMNS,
    DIGITS,
    HOUSE_CELLS,
    HOUSES,
    ROWS,
    common_houses,
    members,
    set_of,
    size,
    union,
)
from sudoku_helper.grading.ratings import published
from sudoku_helper.proofs.checks import proves
from sudoku_helper.proofs.counting import least_cover, smallest_covers
from sudoku_helper.step import plain
from sudoku_helper.symmetry import random_transformation
from sudoku_helper.techniques.base import Level
from sudoku_helper.techniques.multi_sector import MultiSectorLockedSet, SkLoop
from sudoku_helper.techniques.patterns.locked_cells import locked, locked_crossings
from sudoku_helper.techniques.patterns.sk_loops import sk_loops
from sudoku_helper.text import LANGUAGES
from tests.techniques.sketches import board_with, cell_named
from tests.techniques.support import is_true, own_puzzles, solution_of, steps_of, thinned

TECHNIQUES = (SkLoop(), MultiSectorLockedSet())
both = pytest.mark.parametrize("technique", TECHNIQUES, ids=lambda each: each.key)


def cells_named(*names: str) -> int:
    return set_of(map(cell_named, names))


def notation(candidates) -> list[str]:
    return sorted(map(str, candidates))


# Counting.


def test_places_are_covered_by_as_few_houses_as_any_choice_of_houses_needs():
    random = Random(1)
    for count in range(1, 9):
        places = set_of(random.sample(range(81), count))
        every = next(
            found
            for few in range(count + 1)
            if (
                found := {
                    houses
                    for houses in combinations(range(27), few)
                    if not places & ~union(HOUSES[house] for house in houses)
                }
            )
        )
        assert set(smallest_covers(places)) == every
        assert least_cover(places) <= len(next(iter(every)))


RING = {"r1c1": "12", "r1c4": "23", "r4c4": "34", "r4c1": "14"}
"""Four cells whose digits go round: 2 in row 1, 3 in column 4, 4 in row 4, 1 in column 1."""


def test_as_many_digits_as_cells_are_locked_and_cleared_around():
    board = board_with(**RING)
    found = locked(board, cells_named(*RING))
    assert found.covers == {1: ((COLUMNS[0],),), 2: ((0,),), 3: ((COLUMNS[3],),), 4: ((3,),)}
    expected = [
        Candidate(cell, digit)
        for digit, ((house,),) in found.covers.items()
        for cell in HOUSE_CELLS[house]
        if cell not in map(cell_named, RING)
    ]
    assert notation(to_candidates(found.effect)) == notation(expected)


def test_one_digit_more_than_cells_is_not_locked():
    board = board_with(**(RING | {"r1c1": "125"}))
    assert locked(board, cells_named(*RING)) is None


def test_a_digit_is_false_where_two_of_its_houses_cross():
    """The 1 is counted in row 1 and in column 1; in their crossing it would take up both."""
    cells = {"r1c1": "15", "r1c4": "13", "r1c7": "135", "r4c1": "14", "r7c1": "14"}
    board = board_with(**cells)
    found = locked(board, cells_named(*cells))
    assert found.covers[1] == ((0, COLUMNS[0]),)
    assert Candidate(cell_named("r1c1"), 1) in to_candidates(found.effect)


# The search.


def plain_crossings(board: SudokuBoard, lines: range) -> set[int]:
    """The cells that the search looks at, each set of home digits counted by itself."""
    found = set()
    for count in (2, 3, 4):
        for chosen in combinations(lines, count):
            cells = union(HOUSES[line] for line in chosen) & board.empty
            crossing = COLUMNS if lines is ROWS else ROWS
            parts = [part for line in crossing if (part := HOUSES[line] & cells)]
            digits = [union(board.digits[cell] for cell in members(part)) for part in parts]
            lacking = [union(board.digits[cell] for cell in HOUSE_CELLS[line]) for line in chosen]
            for home in range(2, 1022, 2):
                gains = [size(p) - size(d & ~home) for p, d in zip(parts, digits, strict=True)]
                taken = [part for part, gain in zip(parts, gains, strict=True) if gain > 0]
                cost = sum(size(each & home) for each in lacking)
                gain = sum(gain for gain in gains if gain > 0)
                if taken and len(taken) < len(parts) and cost - gain <= 1:
                    found.add(union(taken))
    return found


def test_all_sets_of_home_digits_at_once_find_what_each_finds_by_itself():
    board = MultiSectorLockedSet().example.position
    looked_at = plain_crossings(board, ROWS) | plain_crossings(board, COLUMNS)
    expected = set()
    for cells in looked_at:
        each = None if common_houses(cells) else locked(board, cells)
        if each and each.effect:
            expected.add(each.cells)
    assert expected
    assert {each.cells for each in locked_crossings(board)} == expected


def test_naked_subsets_of_one_house_are_left_to_others():
    board = thinned(own_puzzles(1)[0], solution_of(own_puzzles(1)[0]), 0.5, Random(3))
    found = locked_crossings(board)
    assert found
    assert not any(common_houses(each.cells) for each in found)


def test_a_cell_with_one_candidate_is_left_to_singles():
    """It is locked by itself: with any other locked cells it would make thousands of sets."""
    random = Random(4)
    seen = 0
    for puzzle in own_puzzles(8):
        board = thinned(puzzle, solution_of(puzzle), 0.3, random)
        for each in locked_crossings(board):
            seen += 1
            assert not each.cells & board.naked
    assert seen


def test_sets_are_found_beside_a_cell_with_one_candidate():
    """What such a cell lacks hides no other set: the example, with a cell outside that is down to one."""
    board = MultiSectorLockedSet().example.position
    (found, *_) = locked_crossings(board)
    solution = solution_of(board)
    outside = members(board.empty & ~found.cells & ~board.naked)
    for cell in outside[:6]:
        false = board.digits[cell] & ~BIT[solution[cell]]
        settled = board.cross_out(Candidate(cell, digit) for digit in members(false))
        assert settled.naked & BIT[cell]
        assert found.cells in {each.cells for each in locked_crossings(settled)}


def test_every_two_rows_and_two_columns_may_be_a_loop():
    """The loop of the example, moved to random places."""
    random = Random(2)
    (loop,) = sk_loops(SkLoop().example.position)
    for _ in range(8):
        board = random_transformation(random).apply(SkLoop().example.position)
        (moved,) = sk_loops(board)
        assert size(moved.locked.cells) == size(loop.locked.cells) == 16
        assert size(moved.locked.effect) == size(loop.locked.effect)


TIGHT_LOOP = "4......3...2.6.1...9......7......6.2.4...3.....18.....7.+45....9.3.....4...82..5.. r3c5<>23 r3c6<>4 r6c1<>3 r6c5<>4 r6c6<>4 r6c7<>79 r6c9<>5"
"""A position with an SK loop in which no house has room for another candidate."""


def test_a_loop_with_one_candidate_too_many_is_none():
    """A given outside the loop that keeps a digit out of it is taken away."""
    board = SudokuBoard.parse(TIGHT_LOOP)
    (loop,) = sk_loops(board)
    broken = 0
    for cell in members(board.givens):
        values = list(board.values)
        values[cell] = 0
        opened = SudokuBoard.of(values)
        before = union(board.places) & loop.locked.cells
        counts = [size(places & before) for places in board.places]
        if counts != [size(places & before) for places in opened.places]:
            broken += 1
            assert not any(each.corners == loop.corners for each in sk_loops(opened))
    assert broken > 5


def test_the_loop_names_two_digits_for_each_of_its_eight_houses():
    step = SkLoop().example_step()
    ring = step.evidence.ring
    assert len(set(ring)) == 8
    counted = [
        set_of(d for d, cover in step.evidence.covers.items() if house in cover) for house in ring
    ]
    assert [size(digits) for digits in counted] == [2] * 8
    for here, there in zip(ring, [*ring[1:], ring[0]], strict=True):
        assert HOUSES[here] & HOUSES[there] & step.primary


# The proof.


@both
def test_trying_out_all_ways_shows_the_same_as_counting(technique):
    step = technique.example_step()
    assert proves(step, technique.example.position)


@both
def test_a_step_is_not_proved_without_one_of_its_cells(technique):
    board, step = technique.example.position, technique.example_step()
    for number in range(len(step.truths)):
        fewer = (*step.truths[:number], *step.truths[number + 1 :])
        assert not step._replace(truths=fewer).check(board)


@both
def test_a_placement_is_not_proved_by_counting(technique):
    board, step = technique.example.position, technique.example_step()
    solution = solution_of(board)
    cell = members(board.empty)[0]
    assert not step._replace(placements=(Candidate(cell, solution[cell]),)).check(board)


@both
def test_a_candidate_inside_the_cells_is_crossed_out_only_if_it_is_counted_twice(technique):
    board, step = technique.example.position, technique.example_step()
    inside = [each for each in board.candidates if BIT[each.cell] & step.primary]
    crossed_out = set(step.cross_outs)
    for candidate in inside:
        wrong = step._replace(cross_outs=(candidate,))
        assert wrong.check(board) == (candidate in crossed_out)


# The words.


@both
def test_the_explanation_counts_as_many_digits_as_cells(technique):
    step = technique.example_step()
    for lang in LANGUAGES:
        cells, counted, enough, *_ = step.explanation(lang)
        (named,) = [part["cells"] for part in cells if part.get("role") == "reason"]
        digits = [len(part["digits"]) for part in counted if part.get("role") == "digits"]
        houses = [
            len(covers)
            for covers in (
                _cover_of(step, part) for part in counted if part.get("role") == "digits"
            )
        ]
        assert len(named) == len(step.truths)
        assert f" {len(named)} " in plain([enough])[0]
        assert sum(map(int.__mul__, digits, houses)) == len(named)


def _cover_of(step, part):
    """The houses in which the digits of a part are counted; around a loop each house by itself."""
    if step.evidence.ring:
        return (0,)
    (cover,) = {step.evidence.covers[digit] for digit in part["digits"]}
    return cover


def test_other_ways_of_counting_are_told_too():
    """Two places of a digit in one row of a block can be counted in the row or in the block."""
    for puzzle in own_puzzles(6):
        board = thinned(puzzle, solution_of(puzzle), 0.4, Random(5))
        for step in steps_of(MultiSectorLockedSet(), board, limit=20):
            sentences = plain(step.explanation("en"))
            told = any(each.startswith("Just as well could be counted: ") for each in sentences)
            assert told == bool(step.evidence.others)
            assert len(sentences) == 4 + told


# Whole ways.


@both
def test_copies_of_the_example_lose_only_false_candidates(technique):
    random = Random(7)
    for _ in range(3):
        board = random_transformation(random).apply(technique.example.position)
        solution = solution_of(board)
        steps = list(steps_of(technique, board))
        assert steps
        for step in steps:
            assert is_true(step, solution)
            assert step.check(board)


def test_a_puzzle_with_a_locked_set_needs_no_nested_net_any_more():
    board = SudokuBoard.parse(
        ".54..7.....7.....49...8.....2...3..71......8.......6..4...9..6......5..2...61..9."
    )
    used = {step.technique.key for _, step in TechniqueManager().path(board)}
    assert "multi-sector-locked-set" in used
    assert not used & {"forcing-net", "forcing-net-with-patterns", "nested-net", "trial"}


@both
def test_it_comes_at_the_highest_level_and_has_no_published_rating(technique):
    assert technique.level == Level.EVIL
    assert published(technique).rating(technique.example_step()) is None


def test_every_digit_of_the_cells_is_counted():
    for technique in TECHNIQUES:
        board, step = technique.example.position, technique.example_step()
        covers = step.evidence.covers
        for digit in DIGITS:
            places = board.places[digit] & step.primary
            assert not places & ~union(HOUSES[house] for house in covers.get(digit, ()))
