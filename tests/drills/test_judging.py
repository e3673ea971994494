"""Answers are judged justly: by what follows, whatever the solution says."""

import pickle
from itertools import islice

import pytest

from sudoku_helper import TECHNIQUES, Candidate, SudokuBoard
from sudoku_helper.drills.answers import INCOMPLETE, OTHER, RIGHT, WRONG, Answer
from sudoku_helper.drills.judging import judge
from sudoku_helper.drills.misconceptions import NOT_YET
from sudoku_helper.drills.patterns import blocking_cells, cells_of_pattern
from sudoku_helper.drills.tasks import FIND
from sudoku_helper.geometry import BIT, members, smallest
from sudoku_helper.solver import unique_solution
from sudoku_helper.techniques import technique_of
from sudoku_helper.techniques.by_cases import ProofTechnique
from sudoku_helper.text import LANGUAGES
from tests.drills.support import (
    answer_of,
    assert_said_in_every_language,
    every_technique,
    example_of,
    marked,
    said,
)

with_a_pattern = pytest.mark.parametrize(
    "technique",
    [each for each in TECHNIQUES if not isinstance(each, ProofTechnique)],
    ids=lambda each: each.key,
)


@every_technique
def test_what_follows_is_right_a_part_is_incomplete_and_a_mistake_beside_it_wrong(technique):
    board, step = example_of(technique)
    assert_right(technique, judge(technique, board, answer_of(step)), board)
    nothing = judge(technique, board, Answer())
    assert (nothing.verdict, nothing.misconception) == (INCOMPLETE, None)
    for candidate in step.cross_outs[:1] if len(step.cross_outs) > 1 else ():
        part = judge(technique, board, Answer(cross_outs=frozenset({candidate})))
        is_whole = set(part.step.cross_outs) <= {candidate}
        assert part.verdict == (RIGHT if is_whole else INCOMPLETE)
        assert part.misconception == (None if is_whole else "part")
        assert_said_in_every_language(part)
    needed = needed_beside(board, step)
    answer = Answer(frozenset(step.placements), frozenset({*step.cross_outs, needed}))
    wrong = judge(technique, board, answer)
    assert (wrong.verdict, wrong.wrong) == (WRONG, (needed,))
    assert wrong.misconception
    assert_said_in_every_language(wrong)


def assert_right(technique, judgement, board):
    assert judgement.verdict == RIGHT
    assert judgement.misconception is None
    assert judgement.step.check(board)
    assert all(technique.name(lang) in said(judgement, lang) for lang in LANGUAGES)


def needed_beside(board, step):
    """A true candidate that has nothing to do with what a step places."""
    solution = unique_solution(board)
    placed = {cell for cell, _ in step.placements}
    cell = next(cell for cell in members(board.empty) if cell not in placed)
    return Candidate(cell, solution.values[cell])


def test_what_another_technique_shows_is_named():
    technique = technique_of("xy-wing")
    board, _ = example_of(technique)
    judgement = judge(technique, board, marked("r4c5<>8"))
    assert (judgement.verdict, judgement.misconception) == (OTHER, "other-technique")
    assert "Turbot Fish" in said(judgement, "en")


def test_a_lucky_guess_is_not_praised_and_one_too_many_does_not_spoil_what_is_right():
    technique = technique_of("x-wing")
    board, step = example_of(technique)
    guess = marked("r4c6<>9")
    assert unique_solution(board).values[32] != 9
    alone = judge(technique, board, guess)
    assert (alone.verdict, alone.misconception, alone.wrong) == (WRONG, NOT_YET, ())
    both = judge(technique, board, Answer(cross_outs={*step.cross_outs, *guess.cross_outs}))
    assert (both.verdict, both.misconception) == (RIGHT, NOT_YET)
    assert said(both, "en") == "Right. But the 9 in F4 does not follow from this pattern."


def test_what_follows_from_the_facts_of_the_pattern_is_no_mistake():
    """A digit of a triple stands in two of its cells alone, so it falls in their other house as well."""
    technique = technique_of("naked-triple")
    board = SudokuBoard.parse(
        "+4.+6+893.+72.2.5.6.4+8..8.+2.9.+6.+41+9...6..+9+5+6..7.+4+637245+8+911+7+43.2+6.9.8.7+6.....62....."
        "+7 r3c1<>5 r8c7<>5 r8c8<>3 r9c7<>15"
    )
    assert not any(marked("r9c1<>9").cross_outs & set(s.cross_outs) for s in technique.find(board))
    judgement = judge(technique, board, marked("r9c1<>9"))
    assert (judgement.verdict, judgement.misconception) == (INCOMPLETE, "part")


def test_marks_that_say_nothing_are_no_marks():
    technique = technique_of("x-wing")
    board, _ = example_of(technique)
    filled = next(cell for cell in range(81) if board.values[cell])
    for answer in (
        Answer(placements=frozenset({Candidate(filled, board.values[filled] % 9 + 1)})),
        Answer(cross_outs=frozenset({Candidate(filled, 1)})),
    ):
        assert judge(technique, board, answer).verdict == INCOMPLETE


def test_a_position_without_the_technique_is_not_judged():
    solved = unique_solution(technique_of("x-wing").example.position)
    assert judge(technique_of("x-wing"), solved, Answer()) is None


def test_a_technique_from_another_process_judges_alike():
    technique = technique_of("naked-triple")
    board, _ = example_of(technique)
    copy = pickle.loads(pickle.dumps(technique))
    for mark in list(board.candidates)[:6]:
        answer = Answer(cross_outs=frozenset({mark}))
        here, there = judge(technique, board, answer), judge(copy, board, answer)
        assert (here.verdict, here.told) == (there.verdict, there.told)


def judged_cells(technique, cells):
    board, _ = example_of(technique)
    return judge(technique, board, Answer(cells=cells), FIND)


@with_a_pattern
def test_the_cells_of_a_pattern_are_right_and_a_part_of_them_is_told_without_naming_the_others(
    technique,
):
    _, step = example_of(technique)
    cells = cells_of_pattern(step)
    assert judged_cells(technique, cells | blocking_cells(step)).verdict == RIGHT
    assert judged_cells(technique, 0).verdict == INCOMPLETE
    part = cells & ~BIT[smallest(cells)]
    judgement = judged_cells(technique, part)
    if part and judgement.verdict != RIGHT:
        assert (judgement.verdict, judgement.misconception) == (INCOMPLETE, "part")
        assert not any("cells" in words for _, words in judgement.told)
        assert_said_in_every_language(judgement)


@with_a_pattern
def test_a_cell_that_does_not_belong_to_the_pattern_is_named(technique):
    board, step = example_of(technique)
    steps = list(islice(filter(None, technique.find(board)), 1000))
    cells = cells_of_pattern(step)
    used = cells
    for each in steps:
        used |= cells_of_pattern(each) | blocking_cells(each)
    strange = next((cell for cell in range(81) if not used & BIT[cell]), None)
    if strange is None:
        return
    judgement = judged_cells(technique, cells | BIT[strange])
    assert (judgement.verdict, judgement.misconception) == (WRONG, "foreign-cell")
    assert judgement.wrong_cells == BIT[strange]
    alone = judged_cells(technique, BIT[strange])
    assert (alone.verdict, alone.misconception) == (WRONG, "elsewhere")
    assert_said_in_every_language(judgement)
    assert_said_in_every_language(alone)
