"""Drills: the technique is really there, answers are judged justly, nothing comes back soon."""

from random import Random

import pytest

from sudoku_helper import TECHNIQUES, SudokuBoard
from sudoku_helper.board import Candidate
from sudoku_helper.drills import (
    choose_drill,
    positions_of,
    read_stock,
    write_stock,
)
from sudoku_helper.drills.collecting import Collector, collect, holds
from sudoku_helper.drills.judging import INCOMPLETE, OTHER, RIGHT, WRONG, Answer, judge
from sudoku_helper.geometry import members
from sudoku_helper.solver import unique_solution
from sudoku_helper.step import Step, plain
from sudoku_helper.techniques import technique_of
from sudoku_helper.techniques.base import Level
from sudoku_helper.text import LANGUAGES, Speech
from tests.positions import VERY_EASY

every_technique = pytest.mark.parametrize("technique", TECHNIQUES, ids=lambda each: each.key)


def answer_of(step: Step) -> Answer:
    """The answer that does just what a step says."""
    return Answer(frozenset(step.placements), frozenset(step.cross_outs))


@every_technique
def test_what_the_technique_shows_is_right_and_explained(technique):
    board, step = technique.example.position, technique.example_step()
    judgement = judge(technique, board, answer_of(step))
    assert judgement.verdict == RIGHT
    assert judgement.step.check(board)
    for lang in LANGUAGES:
        assert technique.name(lang) in "".join(plain([judgement.message(Speech(lang))]))


@every_technique
def test_no_mark_and_a_part_of_the_marks_are_incomplete(technique):
    board, step = technique.example.position, technique.example_step()
    assert judge(technique, board, Answer()).verdict == INCOMPLETE
    for candidate in step.cross_outs if len(step.cross_outs) > 1 else ():
        part = Answer(cross_outs=frozenset({candidate}))
        whole = any(
            set(each.cross_outs) <= {candidate} for each in filter(None, technique.find(board))
        )
        assert judge(technique, board, part).verdict == (RIGHT if whole else INCOMPLETE)


@every_technique
def test_what_contradicts_the_solution_is_wrong_and_told_why(technique):
    board = technique.example.position
    solution = unique_solution(board)
    cell = members(board.empty)[0]
    needed = Candidate(cell, solution.values[cell])
    crossed = judge(technique, board, Answer(cross_outs=frozenset({needed})))
    assert crossed.verdict == WRONG
    assert crossed.wrong == (needed,)
    false = Candidate(cell, needed.digit % 9 + 1)
    placed = judge(technique, board, Answer(placements=frozenset({false})))
    assert placed.verdict == WRONG
    for judgement in (crossed, placed):
        for lang in LANGUAGES:
            assert plain([judgement.message(Speech(lang))])[0].endswith(".")


@every_technique
def test_a_right_answer_with_one_mistake_is_wrong(technique):
    board, step = technique.example.position, technique.example_step()
    solution = unique_solution(board)
    cell = next(
        cell for cell in members(board.empty) if cell not in {c for c, _ in step.placements}
    )
    needed = Candidate(cell, solution.values[cell])
    answer = Answer(frozenset(step.placements), frozenset({*step.cross_outs, needed}))
    assert judge(technique, board, answer).verdict == WRONG


def test_what_another_technique_shows_is_true_and_named():
    technique = technique_of("x-wing")
    board, step = technique.example.position, technique.example_step()
    solution = unique_solution(board)
    shown = {each for found in technique.find(board) for each in found.cross_outs}
    true = next(
        each
        for each in board.candidates
        if solution.values[each.cell] != each.digit and each not in shown
    )
    alone = judge(technique, board, Answer(cross_outs=frozenset({true})))
    assert alone.verdict == OTHER
    both = judge(technique, board, Answer(cross_outs=frozenset({*step.cross_outs, true})))
    assert both.verdict == RIGHT
    assert "does not follow" in plain([both.message(Speech("en"))])[0]


def test_a_wrong_digit_is_told_where_it_stands_already():
    technique = technique_of("full-house")
    board, step = technique.example.position, technique.example_step()
    cell, digit = step.placements[0]
    other = digit % 9 + 1
    judgement = judge(technique, board, Answer(placements=frozenset({Candidate(cell, other)})))
    assert "already has it in" in plain([judgement.message(Speech("en"))])[0]


def test_a_position_without_the_technique_is_not_judged():
    solved = unique_solution(technique_of("x-wing").example.position)
    assert judge(technique_of("x-wing"), solved, Answer()) is None


@every_technique
def test_a_drill_holds_its_technique_in_any_transformation(technique):
    for seed in range(2):
        drill = choose_drill(technique, (), Random(seed))
        assert any(filter(None, technique.find(drill.board)))
        assert unique_solution(drill.board) is not None


def test_a_drill_does_not_repeat_soon():
    technique = technique_of("naked-pair")
    recent: list[int] = []
    for seed in range(30):
        drill = choose_drill(technique, recent, Random(seed))
        assert drill.number not in recent
        recent.append(drill.number)
    everything = range(len(positions_of(technique)))
    assert choose_drill(technique, everything, Random(1)).number in everything


@every_technique
def test_in_a_stored_position_nothing_much_easier_is_found_before(technique):
    stored = positions_of(technique)[1:]
    for position in Random(technique.key).sample(stored, min(2, len(stored))):
        assert holds(technique.key, SudokuBoard.parse(position))


def test_there_are_many_positions_up_to_expert_and_mostly_hundreds_up_to_very_hard():
    counts = {each.key: len(positions_of(each)) for each in TECHNIQUES}
    usual = [counts[each.key] for each in TECHNIQUES if each.level <= Level.VERY_HARD]
    expert = [counts[each.key] for each in TECHNIQUES if each.level == Level.EXPERT]
    # Some patterns are so rare that thousands of puzzles hold but a few.
    assert sum(count >= 100 for count in usual) >= 0.8 * len(usual)
    assert sum(count >= 20 for count in [*usual, *expert]) >= 0.9 * len([*usual, *expert])


def test_the_stock_can_be_made_again():
    collectors = [Collector(), Collector()]
    for collector in collectors:
        assert list(collect([SudokuBoard.parse(VERY_EASY)], collector)) == [1]
    one, other = (write_stock(collector.stock()) for collector in collectors)
    assert one == other
    assert read_stock("a: 1\na: 2\nb: 3") == {"a": ["1", "2"], "b": ["3"]}
    kept = dict(collectors[0].stock())
    assert kept["full-house"]
    known = [(key, position) for key, positions in kept.items() for position in positions]
    assert dict(Collector([*known, ("x-wing", VERY_EASY), ("x-ray", VERY_EASY)]).stock()) == kept
    assert all(technique_of(key) for key, positions in kept.items() if positions)
